### Scoring: robber theft.

scoring-robber-theft = Robber

robber-theft = Half of what the robbed player scores, rounded up, for the owner of the **robber**
