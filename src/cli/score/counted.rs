//! `--tiles 4 --pennants 1`: an option for each quantity that the engine counts.

use crate::engine::score::Quantity;
use clap::{Arg, ArgMatches, Command, value_parser};

/// What was counted, in the order of the quantities.
#[derive(Clone, Debug, Default)]
pub struct Counted(pub Vec<(Quantity, i32)>);

/// What follows from others is not counted by anybody.
fn all() -> impl Iterator<Item = Quantity> {
    Quantity::ALL.iter().copied().filter(|quantity| quantity.follows_from().is_empty())
}

impl clap::FromArgMatches for Counted {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = all().filter_map(|quantity| Some((quantity, *matches.get_one::<i32>(quantity.id())?)));
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for Counted {
    fn augment_args(command: Command) -> Command {
        let option = |quantity: Quantity| {
            let option = Arg::new(quantity.id()).long(quantity.id()).value_name("NUMBER");
            option.value_parser(value_parser!(i32)).allow_negative_numbers(true).hide(true)
        };
        command.args(all().map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
