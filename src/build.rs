//! From the input tree to the output tree.
