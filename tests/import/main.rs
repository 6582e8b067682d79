//! Pages of the wiki: reading them, and what is said to be wrong with them. The pages here are written for the tests;
//! real ones are looked for beside the project.

mod faithful;
mod forms;
mod hostile;
mod markup;
mod project;
mod rules;
mod seeds;
