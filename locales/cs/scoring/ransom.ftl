### Draft, not yet reviewed by a native speaker.
### Scoring: ransom.

scoring-ransom = Výkupné: kolik dostane věznitel

ransom = Pro hráče, který zajatce drží
