### Draft, not yet reviewed by a native speaker.
### Order of play: what you may do at any time in your turn.

# A heading over its entries.
as-often-as-you-like = Kolikrát chceš:

ask-advice = Můžeš požádat o radu.

read-rules = Můžeš si přečíst pravidla.

look-at-bets = Můžeš se podívat na **sázkové žetony** ve své zásobě, ale ne na ty, které leží na stole.

# A heading over its entries. $builder: there are double turns.
only-once =
    Jen jednou{ $builder ->
        [yes] , i když ti stavitel přinese dvojtah
       *[no] { "" }
    }:

# $points: what the captor gets.
ransom-prisoner = Můžeš vykoupit jednoho ze svých { meeples-genitive }, kterého jiný hráč drží jako **zajatce**. Zaplať tomuto hráči { points-counted }.

claim-tunnel = Můžeš obsadit ústí **tunelu**, které ještě nikdo neobsadil. Polož na něj žeton tunelu.

# $special-figures: builders, pigs or sheep are on the table. $barn: barns are.
flee-plague =
    Jakmile je mor aktivní, můžeš nechat jednoho { meeple-accusative }{ $special-figures ->
        [yes] {" "}nebo jednu zvláštní figurku{ $barn ->
            [yes] {" "}(ale ne statek)
           *[no] { "" }
        }
       *[no] { "" }
    } **utéct před morem**.

spread-plague = Jakmile je mor aktivní, musíš **mor šířit**: polož žeton blech. Nešiř ho v tahu, ve kterém pokládáš nové ohnisko moru.
