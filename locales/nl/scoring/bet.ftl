### Draft, not yet reviewed by a native speaker.
### Scoring: bet.

scoring-bet = Wedlokaal

bet-after-features = Handel de weddenschappen af als alle projecten zijn geteld.

bet-one-feature = Alle fiches van een wedlokaal gaan over hetzelfde project. Komen er meerdere in aanmerking, dan kies jij.

bet-2-6 = Fiche **{ $low }/{ $high }**: de weg of stad heeft precies { $low } of precies { $high } tegels.

bet-3-5 = { bet-2-6 }
bet-3-6 = { bet-2-6 }

bet-4-7 = Fiche **{ $low }/{ $high }+**: de weg of stad heeft precies { $low } tegels, of { $high } of meer.

bet-4 = Fiche **{ $number }**: de weg of stad heeft precies { $number } tegels.

bet-5-8 = { bet-4-7 }
