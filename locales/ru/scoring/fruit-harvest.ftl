### Draft, not yet reviewed by a native speaker.
### Scoring: fruit harvest.

scoring-fruit-harvest = Плодовые деревья: урожай

fruit-harvest = Число на жетоне плодов, который вы берёте
