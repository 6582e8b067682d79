### Draft, not yet reviewed by a native speaker.
### Scoring after the game: a figure that lies as an abbot on a German or Japanese monastery.

scoring-special-monastery = Abt auf einem deutschen, niederländischen, belgischen oder japanischen Gebäude

special-monastery-tiles = Sein eigenes Plättchen und jedes Plättchen in den lückenlosen Reihen von dort aus: nach oben, unten, links und rechts

# Under special-monastery-tiles.
special-monastery-tiles-surrounded = Wie viele Plättchen ringsum liegen, spielt keine Rolle.

special-monastery-little-buildings = { shared-little-buildings-around }
special-monastery-ghosts = { shared-ghosts }
special-monastery-fairy = { shared-fairy }
