### Draft, not yet reviewed by a native speaker.
### Order of play: what you may do at any time in your turn.

# A heading over its entries.
as-often-as-you-like = Сколько угодно раз:

ask-advice = Вы можете спросить совета.

read-rules = Вы можете заглянуть в правила.

look-at-bets = Вы можете посмотреть **жетоны ставок** в своём запасе, но не на столе.

# A heading over its entries. $builder: there are double turns.
only-once =
    Только один раз{ $builder ->
        [yes] , даже если строитель даёт вам двойной ход
       *[no] { "" }
    }:

# $points: what the captor gets.
ransom-prisoner = Вы можете выкупить одного из своих { meeples-genitive }, которого другой игрок держит в **плену**. Заплатите этому игроку { points-counted }.

claim-tunnel = Вы можете занять вход в **тоннель**, ещё никем не занятый. Положите на него жетон тоннеля.

# $special-figures: builders, pigs or sheep are on the table. $barn: barns are.
flee-plague =
    Если чума уже активна, вы можете позволить одному { meeple-dative }{ $special-figures ->
        [yes] { " " }или одной особой фигуре{ $barn ->
            [yes] { " " }(но не амбару)
           *[no] { "" }
        }
       *[no] { "" }
    } **бежать от чумы**.

spread-plague = Если чума уже активна, вы обязаны **распространить чуму**: положите жетон блохи. Не распространяйте её в ход, в который вы выкладываете новый источник чумы.
