//! Sets of a few marks, one bit each.

macro_rules! bits {
    ($(#[$doc:meta])* $one:ident, $(#[$set_doc:meta])* $set:ident { $($(#[$member:meta])* $name:ident = $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $one { $($(#[$member])* $name,)+ }

        impl $one {
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Language-free and stable.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)+ }
            }

            /// The one with this id.
            #[must_use]
            pub fn find(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.id() == id)
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $set(u32);

        impl $set {
            #[must_use]
            pub fn has(self, one: $one) -> bool {
                self.0 & (1 << one as u32) != 0
            }

            #[must_use]
            pub fn with(self, one: $one) -> Self {
                Self(self.0 | 1 << one as u32)
            }

            #[must_use]
            pub fn without(self, one: $one) -> Self {
                Self(self.0 & !(1 << one as u32))
            }
        }
    };
}

pub(in crate::engine) use bits;
