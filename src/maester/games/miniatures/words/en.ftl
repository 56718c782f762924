### The miniatures game in English.

game-miniatures = A Song of Ice & Fire: Tabletop Miniatures Game
game-miniatures-tagline = Two or more armies meet on a table in inches: maneuver, charge, hold the line.
id-card = { $a }{ $b ->
    [1] {" "}(second effect)
    [2] {" "}(third effect)
   *[other] {""}
}
id-order = { $b }, { $a }{ $c ->
    [1] {" "}(second effect)
    [2] {" "}(third effect)
   *[other] {""}
}
id-ability = { $b }, { $a }{ $c ->
    [1] {" "}(second effect)
    [2] {" "}(third effect)
   *[other] {""}
}
id-ncu = { $b }, { $a }{ $c ->
    [1] {" "}(second effect)
    [2] {" "}(third effect)
   *[other] {""}
}
id-laid = { $b }, { $a }{ $c ->
    [1] {" "}(second effect)
    [2] {" "}(third effect)
   *[other] {""}
}
id-objective = { $b }, { $a }
id-active = { $a } (in force)
id-token = { $a }
id-cure = { $a }
id-reserve = { $a } (in reserve)
id-later = what was put off
name-of-army = { $name } of army { $number }
name-ahead = ahead
name-back = back
name-flank = Flank
name-rear = Rear
name-fortified-terrain = Fortified terrain
name-inspiring-terrain = Inspiring terrain
name-horrific-terrain = Horrific terrain
name-speed = Speed
name-slowed = Slowed by a marker
name-terrain = Terrain pieces
name-left = left
name-right = right
name-failed-charge = failed charge
name-made-room = made room
name-shift = shift
name-pivot = pivot
name-surge = surge forth
name-march = March
name-retreat = Retreat
name-charge = Charge
name-melee = Melee attack
name-ranged = Ranged attack
name-forgo = No action
name-exchange-mission = Exchange a mission

## Questions and answers

ask-action = { $unit }: which action?
answer-action = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-activate = Which unit is activated?
answer-activate = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-align = Line up { $unit }: where?
answer-align = { $hidden ->
    [yes] Stay
   *[no] { $arc-id ->
        [front] Front
        [left] Left flank
        [right] Right flank
       *[rear] Rear
    }, { $slide-sign ->
        [zero] edge to edge
        [negative] { $slide-inches }″ to the left
       *[positive] { $slide-inches }″ to the right
    }
}
ask-corner = Which corner do you take?
answer-corner = { $answer ->
    [0] Near left
    [1] Far left
    [2] Far right
   *[3] Near right
}
ask-take-one-marker = { $unit } stands on several free markers: which one does it take?
answer-take-one-marker = The marker with { $card }
ask-takes-marker = Who takes the marker?
answer-takes-marker = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-assign-objective = Which objective card does the marked unit get?
answer-assign-objective = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-quadrant = Equally in several quarters: { $unit }. Where does the unit count?
answer-quadrant = { $answer ->
    [0] The near left quarter
    [1] The far left quarter
    [2] The far right quarter
   *[3] The near right quarter
}
ask-arrows-target = Whom do the arrows hit?
answer-arrows-target = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-attack-arc = Attack of { $unit }: from which side?
answer-attack-arc = { $answer-id ->
    [front] Front
    [left] Left flank
    [right] Right flank
   *[rear] Rear
}
ask-bring-reserve = Bring a unit in from the reserve?
answer-bring-reserve = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-burning-ditch = Where do the stakes stand?
answer-burning-ditch = At { $x-inches }″, { $y-inches }″, facing { $heading-degrees }°
ask-charge-arc = Charge of { $unit }: into which side?
answer-charge-arc = { $answer-id ->
    [front] Front
    [left] Left flank
    [right] Right flank
   *[rear] Rear
}
ask-charge-pivot = Charge of { $unit } against { $target }: facing where?
answer-charge-pivot = { $unit }: { said-pivot }, { $travel-inches }″ to { $target }; { $least ->
    [1] arrives in any case
   *[other] arrives with { $least } or more
}
ask-charge-target = Charge of { $unit }: against whom?
answer-charge-target = { $odds ->
    [yes] { $answer }: arrives with { $arrives } %, then about { $mean } wounds{ $destroys ->
        [0] {""}
       *[other] , destroys with { $destroys } %
    }
   *[no] { $answer }
}
ask-charge-weapon = Charge of { $unit }: with which attack?
answer-charge-weapon = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-choose-missions = Which missions do you keep?
answer-choose-missions = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-claim-zone = Which zone does the NCU claim?
answer-claim-zone = { $hidden ->
    [yes] none
   *[no] { $answer-id ->
        [near-left] The near left quarter
        [far-left] The far left quarter
        [far-right] The far right quarter
        [near-right] The near right quarter
       *[other] { $answer }
    }
}
ask-clear-piece = Which piece of terrain is removed?
answer-clear-piece = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-deploy-unit = Which unit do you deploy?
answer-deploy-unit = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-deploy = Deploy { $unit }: where?
answer-deploy = { $unit }: { $left-inches }″ from your left, { $edge-inches }″ from your edge{ said-placed }{ said-faced }{ said-near }
ask-discard = Discard any tactics cards?
answer-discard = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-discard-down = Your hand is too large: what do you discard?
answer-discard-down = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-exchange-for = For which mission?
answer-exchange-for = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-exchange-mission = Which mission do you exchange?
answer-exchange-mission = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-first-player = Who is first player?
answer-first-player = { $answer-you ->
    [yes] You
   *[no] { $answer }
}
ask-free-action = { $unit }: take a free action?
answer-free-action = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-heal = How many wounds are restored?
answer-heal = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-influence = { $text }: whom does the NCU influence?
answer-influence = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-lay-corpses = Where does the corpse pile lie?
answer-lay-corpses = At { $x-inches }″, { $y-inches }″, facing { $heading-degrees }°
ask-lay-marker = Where does the marker lie?
answer-lay-marker = At { $x-inches }″, { $y-inches }″
ask-lay-point = On which enemy is the point laid?
answer-lay-point = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-mark-unit = Which unit do you mark?
answer-mark-unit = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-melee-face = Turn { $unit } to an enemy first?
answer-melee-face = { $hidden ->
    [yes] Stay
   *[no] { $arc-id ->
        [front] Front
        [left] Left flank
        [right] Right flank
       *[rear] Rear
    }, { $slide-sign ->
        [zero] edge to edge
        [negative] { $slide-inches }″ to the left
       *[positive] { $slide-inches }″ to the right
    } { $enemy }
}
ask-melee-target = Attack of { $unit }: on whom?
answer-melee-target = { $odds ->
    [yes] { $answer }: about { $mean } wounds{ $destroys ->
        [0] {""}
       *[other] , destroys with { $destroys } %
    }
   *[no] { $answer }
}
ask-melee-weapon = { $unit }: with which attack?
answer-melee-weapon = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-next-ability = Which ability acts next?
answer-next-ability = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-next-pivot = Which unit pivots next?
answer-next-pivot = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-pivot = Pivot { $unit }: facing where?
answer-pivot = { $unit }: { said-pivot }{ said-faced }{ said-near }
ask-place-terrain = Place a piece of terrain.
answer-place-terrain = { $hidden ->
    [yes] No more
   *[no] { $kind }: At { $x-inches }″, { $y-inches }″, facing { $heading-degrees }°
}
ask-ranged-shift = Shift { $unit } before shooting?
answer-ranged-shift = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-ranged-target = { $unit }: shoot at whom?
answer-ranged-target = { $odds ->
    [yes] { $answer }: about { $mean } wounds{ $destroys ->
        [0] {""}
       *[other] , destroys with { $destroys } %
    }
   *[no] { $answer }
}
ask-redeploy = Which unit comes back?
answer-redeploy = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-redeploy-pose = Bring { $unit } back: where?
answer-redeploy-pose = { $unit }: { $left-inches }″ from your left, { $edge-inches }″ from your edge{ said-placed }{ said-faced }{ said-near }
ask-remove-token = Which token is removed?
answer-remove-token = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-reserve = Which units wait in reserve?
answer-reserve = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-reserve-pose = Bring { $unit } in: where?
answer-reserve-pose = { $unit }: { $left-inches }″ from your left, { $edge-inches }″ from your edge{ said-placed }{ said-faced }{ said-near }
ask-retreat = Retreat of { $unit }: where to?
answer-retreat = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-reveal-mission = Which mission do you reveal?
answer-reveal-mission = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-role = Attack or defend?
answer-role = { $answer-id ->
    [attacker] Attack
   *[defender] Defend
}
ask-plant = Which enemy unit does { $attachment } join?
answer-plant = { $answer }
ask-attachment-place = { $attachment } joins { $unit }, which has an attachment already. Which place from the left does it take? Who stands farthest to the left falls last.
answer-attachment-place = { $answer ->
    [1] Leftmost, to fall last
   *[other] Place { $answer } from the left
}
ask-token-or-card = A token is about to be removed: this token, or a poison instead?
answer-token-or-card = { $answer }
ask-storm-zones = You won the roll for the zones: who deploys first? The other one names the first player.
answer-storm-zones = { $answer-id ->
    [take] I deploy first
   *[leave] My opponent deploys first
}
ask-sally-forth = Which unit sallies forth?
answer-sally-forth = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-shift = Shift { $unit }: where to?
answer-shift = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-siege-card = Play a siege card?
answer-siege-card = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-stray-test = Which unit engaged with the target takes its test first?
answer-stray-test = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-take-objective = Which objective card do you take?
answer-take-objective = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-use-objective = Use an objective card this round?
answer-use-objective = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-which-token = Which condition?
answer-which-token = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-zone = Which side of the table do you take?
answer-zone = { $answer-id ->
    [near] Near edge
    [far] Far edge
   *[leave] Leave the choice to the opponent
}
ask-zone-effect = Use the zone or something else?
answer-zone-effect = { $answer-id ->
    [zone] Use the zone
    [arrows] Shoot arrows
   *[missions] Exchange a mission
}
ask-crown-target = Crown: which enemy takes a panic test?
answer-crown-target = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-wealth-target = Wealth: which unit is healed?
answer-wealth-target = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-tactics-target = Tactics: which enemy gets a condition token?
answer-tactics-target = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-combat-target = Combat: which unit attacks?
answer-combat-target = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-maneuver-target = Maneuver: which unit moves?
answer-maneuver-target = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-maneuver = Maneuver of { $unit }: where to?
answer-maneuver = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-march = March of { $unit }: where to?
answer-march = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-trample = { $unit } tramples { $most-inches }″ straight ahead: which way?
answer-trample = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-surge = Surge forth with { $unit }: where to?
answer-surge = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-reroll-attack = Roll attack dice again?
answer-reroll-attack = { $answer-count ->
        [0] none
       *[other] dice { $answer }
    }
ask-reroll-defence = Roll defence dice again?
answer-reroll-defence = { $answer-count ->
        [0] none
       *[other] dice { $answer }
    }
ask-reroll-test = Roll dice of the test again?
answer-reroll-test = { $answer-count ->
        [0] none
       *[other] dice { $answer }
    }
ask-spend-weakened = Spend Weakened: which attack dice are rolled again?
answer-spend-weakened = { $answer-count ->
        [0] none
       *[other] dice { $answer }
    }
ask-spend-vulnerable = Spend Vulnerable: which defence dice are rolled again?
answer-spend-vulnerable = { $answer-count ->
        [0] none
       *[other] dice { $answer }
    }
ask-spend-panicked = Spend Panicked: which dice are rolled again?
answer-spend-panicked = { $answer-count ->
        [0] none
       *[other] dice { $answer }
    }
ask-choose-unit = { $text }: choose a unit.
answer-choose-unit = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-choose-units = { $text }: choose units.
answer-choose-units = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-choose-effect = { $text }: choose an effect.
answer-choose-effect = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-before-zone = { $text }: now, before the effect of the zone?
answer-before-zone = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-use-ability = Use “{ $text }”?
answer-use-ability = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-take-token = { $text }: which token is removed?
answer-take-token = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-spend-token = { $text }: which token is spent?
answer-spend-token = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-move-token-from = { $text }: from which unit is a token taken?
answer-move-token-from = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-move-token-to = { $text }: to which unit does it go?
answer-move-token-to = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-suffer-up-to = { $text }: how many wounds?
answer-suffer-up-to = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-suffer-from = { $text }: remove a model from which unit?
answer-suffer-from = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-kill-attachment = { $text }: which attachment is destroyed?
answer-kill-attachment = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-steal-attachment = { $text }: take the attachment over?
answer-steal-attachment = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-steal-which = { $text }: which attachment?
answer-steal-which = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-strip-tokens = { $text }: which tokens are removed?
answer-strip-tokens = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-strip-ability = { $text }: which ability is lost?
answer-strip-ability = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-pay-cards = { $text }: which cards do you discard?
answer-pay-cards = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-set-aside = { $text }: which cards do you put aside?
answer-set-aside = { $answer-count ->
    [0] none
   *[other] { $answer }
}
ask-search-card = { $text }: which card do you take?
answer-search-card = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-recall-card = { $text }: which card returns to your hand?
answer-recall-card = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-refresh-order = { $text }: which order may be used again?
answer-refresh-order = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-use-zone = { $text }: which zone's effect?
answer-use-zone = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-control-zone = { $text }: which zone?
answer-control-zone = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-move-ncu = { $text }: where does the NCU go?
answer-move-ncu = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-retarget = { $text }: whom does the zone target instead?
answer-retarget = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-roll-again = { $text }: roll again?
answer-roll-again = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-reroll-charge = { $text }: roll the charge die again?
answer-reroll-charge = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-reroll-retreat = Roll the retreat die again?
answer-reroll-retreat = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-pass-pillage = { $text }: take the pillage token?
answer-pass-pillage = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-activate-too = { $text }: activate { $unit } as well?
answer-activate-too = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-move-attachment = { $text }: which attachment changes its unit?
answer-move-attachment = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-use-order = { $text }: use an order at once?
answer-use-order = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-foresee-ncu = { $text }: which enemy NCU?
answer-foresee-ncu = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-ride-by = { $text }: which enemy suffers?
answer-ride-by = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-wager-zone = { $text }: which zone?
answer-wager-zone = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-spend-counters = { $text }: how many tokens?
answer-spend-counters = { $hidden ->
    [yes] none
   *[no] { $answer }
}
ask-hold-back = Hold { $text } in reserve?
answer-hold-back = { $hidden ->
    [yes] none
   *[no] { $answer }
}
# A place on the table, chosen from a list

said-faced = { $faced-id ->
    [nobody] { "" }
   *[other] { "" }, facing { $faced }
}
said-move = { $pivot_side-id ->
    [none] { said-ahead }
    [left] pivot { $pivot-degrees }° to the left, { said-ahead }
   *[right] pivot { $pivot-degrees }° to the right, { said-ahead }
}
said-turned = { $turn_side-id ->
    [none] { "" }
    [left] { "" }, pivot { $turn-degrees }° to the left
   *[right] { "" }, pivot { $turn-degrees }° to the right
}
said-pivot = { $turn_side-id ->
    [none] no pivot
    [left] pivot { $turn-degrees }° to the left
   *[right] pivot { $turn-degrees }° to the right
}
said-placed = { $turn_side-id ->
    [none] { "" }
    [left] { "" }, turned { $turn-degrees }° to the left
   *[right] { "" }, turned { $turn-degrees }° to the right
}
said-near = { $foe-id ->
    [nobody] { "" }
   *[other] ; { $gap-inches }″ from { $foe } ({ $side-id ->
        [front] its front
        [left] its left flank
        [right] its right flank
       *[rear] its rear
    })
}
said-ahead = { $travel ->
    [0] stay in place
   *[other] { $travel-inches }″ straight ahead
}
said-way = { $travel ->
    [0] stay in place
   *[other] { $travel-inches }″ { $way-id ->
        [ahead] straight ahead
        [right] to the right
        [left] to the left
       *[back] back
    }
}

# Windows

ask-declare-game-start = All units are deployed. Play a card or use an order?
answer-declare-game-start = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-deployed = Deployed: { $unit }. Play a card or use an order?
answer-declare-deployed = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-attachment-lost = An attachment of { $unit } is destroyed. Play a card or use an order?
answer-declare-attachment-lost = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-round-start = The round begins. Play a card or use an order?
answer-declare-round-start = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-turn-start =
    { $whose-you ->
        [yes] Your turn begins
       *[no] { $whose }’s turn begins
    }. Play a card or use an order?
answer-declare-turn-start = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-activates = Activated: { $unit }. Play a card or use an order?
answer-declare-activates = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-ncu-activates = Activated: { $ncu }. Play a card or use an order?
answer-declare-ncu-activates = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-action = Action of { $unit }: { $word }. Play a card or use an order?
answer-declare-action = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-action-done = { $unit }, action completed ({ $word }). Play a card or use an order?
answer-declare-action-done = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-zone = { $ncu } on { $zone }. Play a card or use an order?
answer-declare-zone = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-zone-targets = { $zone } on { $unit }. Play a card or use an order?
answer-declare-zone-targets = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-zone-done = { $ncu } on { $zone }, zone used. Play a card or use an order?
answer-declare-zone-done = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-charge-rolled = Charge of { $unit } at { $foe }, { $amount } rolled. Play a card or use an order?
answer-declare-charge-rolled = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-charged = Successful charge of { $unit } at { $foe }. Play a card or use an order?
answer-declare-charged = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-charge-failed = Failed charge of { $unit } at { $foe }. Play a card or use an order?
answer-declare-charge-failed = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-retreat-rolled = Retreat of { $unit }, { $amount } rolled. Play a card or use an order?
answer-declare-retreat-rolled = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-attack = Attack of { $unit } on { $foe }, before the dice are rolled. Play a card or use an order?
answer-declare-attack = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-attack-rolled = Attack of { $unit } on { $foe }, the dice are rolled. Play a card or use an order?
answer-declare-attack-rolled = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-attack-final = Attack of { $unit } on { $foe }, the hits are final. Play a card or use an order?
answer-declare-attack-final = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-defence-rolled = Attack of { $unit } on { $foe }, the defence dice are rolled. Play a card or use an order?
answer-declare-defence-rolled = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-defence-final = Attack of { $unit } on { $foe }, the blocks are final. Play a card or use an order?
answer-declare-defence-final = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-attack-done = Attack of { $unit } on { $foe } completed. Play a card or use an order?
answer-declare-attack-done = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-test =
    { $word-id ->
        [panic] Panic test
       *[morale] Morale test
    } of { $unit }, before the dice are rolled. Play a card or use an order?
answer-declare-test = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-test-rolled =
    { $word-id ->
        [panic] Panic test
       *[morale] Morale test
    } of { $unit }, the dice are rolled. Play a card or use an order?
answer-declare-test-rolled = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-test-passed =
    { $word-id ->
        [panic] Panic test
       *[morale] Morale test
    } of { $unit } passed. Play a card or use an order?
answer-declare-test-passed = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-test-failed =
    { $word-id ->
        [panic] Panic test
       *[morale] Morale test
    } of { $unit } failed. Play a card or use an order?
answer-declare-test-failed = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-rank-lost = Rank lost: { $unit }. Play a card or use an order?
answer-declare-rank-lost = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-would-be-destroyed = About to be destroyed: { $unit }. Play a card or use an order?
answer-declare-would-be-destroyed = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-destroyed = Destroyed: { $unit }. Play a card or use an order?
answer-declare-destroyed = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-surge = Surge forth: { $unit }. Play a card or use an order?
answer-declare-surge = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-declared =
    { $whose-you ->
        [yes] You declared “{ $word }”
       *[no] { $whose } declared “{ $word }”
    }. Play a card or use an order?
answer-declare-declared = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-targeted = { $word } has chosen { $unit }. Play a card or use an order?
answer-declare-targeted = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-token = About to become { $word }: { $unit }. Play a card or use an order?
answer-declare-token = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-turn-end =
    { $whose-you ->
        [yes] Your turn ends
       *[no] { $whose }’s turn ends
    }. Play a card or use an order?
answer-declare-turn-end = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-round-end = The round ends. Play a card or use an order?
answer-declare-round-end = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
ask-declare-marker-scored = A marker scores points. Play a card or use an order?
answer-declare-marker-scored = { $hidden ->
    [yes] decline
   *[no] { $answer }
}
# Where to be waited for

label-stop-cancel = when a card or order could be cancelled
label-stop-my-turn = in my turns
label-stop-their-turn = in the turns of others
label-stop-my-attack = when my units charge or attack
label-stop-attack-on-me = when my units are charged or attacked
label-stop-test = at morale and panic tests
label-stop-board = when a zone of the tactics board is claimed
label-stop-loss = when units lose ranks, get conditions or are destroyed

## Events

event-zones-rolled = Roll for the table sides: { $dice }.
    .dice-each = { $key } { $value }
    .value = { $face }
event-zone-left =
    { $seat-you ->
        [yes] You leave the choice of sides to your opponent.
       *[no] { $seat } leaves the choice of sides to the opponent.
    }
event-zone-chosen =
    { $seat-you ->
        [yes] You choose your side of the table.
       *[no] { $seat } chooses a side of the table.
    }
event-unit-deployed = Deployed: { $unit }.
event-unit-held-back = In reserve: { $unit }.
event-first-player-named =
    { $seat-you ->
        [yes] You are first player.
       *[no] { $seat } is first player.
    }
event-round-began = Round { $round } begins. First player: { $first }.
event-unit-activated = Activated: { $unit }.
event-action-chosen = { $unit }: { $action }.
event-free-action-forgone = { $unit }: no free action.
event-turn-passed =
    { $seat-you ->
        [yes] You have nobody left to activate.
       *[no] { $seat } has nobody left to activate.
    }
event-unit-moved = Moved ({ $how }): { $unit }.
event-retreat-rolled = Retreat of { $unit }: { $rolled }{ $stays ->
        [yes] , but there is no way out
       *[no] {""}
    }.
    .rolled = { $dice } ({ $parts }; result { $result })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-charge-declared = Charge of { $unit } against { $target }.
event-charge-rolled = Charge die of { $unit }: { $rolled }.
    .rolled = { $dice } ({ $parts }; result { $result }, needed { $needed })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-charge-ended = The charge of { $unit } against { $target } { $made ->
        [yes] succeeds
       *[no] fails
    }.
event-attack-began = Attack of { $unit } on { $target }: { $weapon }.
event-attack-rolled = Attack dice of { $unit }: { $rolled }. Hits: { $hits }.
    .rolled = { $without-id ->
        [no-dice] none left to roll
       *[other] { $dice } (needed { $needed }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        })
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-defence-rolled = Defence dice of { $unit }: { $rolled }. Blocked: { $blocked }.
    .rolled = { $without-id ->
        [no-hits] none, for nothing hit
        [sure-hits] none, for no hit can be blocked
        [undefended] none allowed
        [wounds-instead] none, for wounds come instead
       *[other] { $dice } (needed { $needed }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        })
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-token-spent = Spent: the { $token } token of { $unit }.
event-token-given = { $unit }: now { $token }.
event-token-removed = { $unit }: no longer { $token }.
event-panic-tested = Panic test of { $unit }: { $passed ->
        [yes] passed
       *[no] failed
    } ({ $rolled }).
    .rolled = { $without-id ->
        [no-wounds] no wounds, so no dice
       *[other] { $dice }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        }; result { $result }, needed { $needed }{ $sure-count ->
            [0] {""}
           *[other] ; passed in any case: { $sure }
        }
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-morale-tested = Morale test of { $unit }: { $passed ->
        [yes] passed
       *[no] failed
    } ({ $rolled }).
    .rolled = { $without-id ->
        [no-wounds] no wounds, so no dice
       *[other] { $dice }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        }; result { $result }, needed { $needed }{ $sure-count ->
            [0] {""}
           *[other] ; passed in any case: { $sure }
        }
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-morale-rolled = Test of { $unit }: { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-danger-met = Dangerous ground: { $unit }. Wounds: { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}+ { $parts } = { $result }
    }
    .dice = { $face }
    .parts = { $n }
event-piece-destroyed = Torn down by { $unit }: { $piece }.
event-unit-redeployed = Now on the table: { $unit }.
event-quadrant-entered = { $quadrant-id ->
    [near-left] { $ncu } goes to the near left quarter of the table.
    [far-left] { $ncu } goes to the far left quarter of the table.
    [far-right] { $ncu } goes to the far right quarter of the table.
   *[near-right] { $ncu } goes to the near right quarter of the table.
}
event-card-taken =
    { $seat-you ->
        [yes] You take the objective card “{ $card }”.
       *[no] { $seat } takes the objective card “{ $card }”.
    }
event-point-laid = A point of { $unit } is laid on { $target }.
event-wall-fell = Fallen: { $unit }.
event-marker-placed = A marker is placed.
event-effect-declared =
    { $seat-you ->
        [yes] You declare: { $key }.
       *[no] { $seat } declares: { $key }.
    }
event-effect-cancelled = Cancelled: { $key }.
event-effect-chosen = { $name }: { $unit }.
event-die-rolled = { $name }: the die shows { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}+ { $parts } = { $result }
    }
    .dice = { $face }
    .parts = { $n }
event-die-again = Rolled again for { $unit }: { $rolled }.
    .rolled = { $dice } ({ $parts }; result { $result })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-counters-changed = { $hidden ->
    [yes] Tokens on “{ $name }”: { $by-sign ->
        [zero] { $by }
        [positive] +{ $by }
       *[negative] { $by }
    }.
   *[no] Pillage tokens of { $unit }: { $by-sign ->
        [zero] { $by }
        [positive] +{ $by }
       *[negative] { $by }
    }.
}
event-card-attached = “{ $card }” is attached to { $unit }.
event-card-removed = “{ $card }” leaves { $unit }.
event-card-recalled =
    { $seat-you ->
        [yes] You take { $card } back.
       *[no] { $seat } takes { $card } back.
    }
event-card-searched =
    { $seat-you ->
        [yes] You search the deck for a card ({ $name }).
       *[no] { $seat } searches the deck for a card ({ $name }).
    }
event-zone-controlled =
    { $seat-you ->
        [yes] You count as controlling { $zone }.
       *[no] { $seat } counts as controlling { $zone }.
    }
event-attachment-moved = { $attachment } goes from { $unit } to { $target }.
event-attachment-lost = Lost by { $unit }: { $attachment }.
event-attachment-planted = { $attachment } joins { $unit }.
event-hand-revealed =
    { $seat-you ->
        [yes] Everybody sees your hand: { $cards }.
       *[no] Everybody sees the hand of { $seat }: { $cards }.
    }
event-ncu-activated = Activated: { $ncu }.
event-zone-claimed = { $ncu } claims { $zone }.
event-ncu-moved = { $ncu } moves to { $zone }.
event-influence-placed = { $ncu } influences { $unit }.
event-cards-drawn = { $cards-count ->
    [0] { $seat-you ->
        [yes] You draw { $count ->
                [one] a card
               *[other] { $count } cards
            }.
       *[no] { $seat } draws { $count ->
                [one] a card
               *[other] { $count } cards
            }.
    }
   *[other] You draw { $cards }.
}
event-cards-discarded =
    { $seat-you ->
        [yes] You discard { $cards }.
       *[no] { $seat } discards { $cards }.
    }
event-player-out =
    { $seat-you ->
        [yes] You have no unit left.
       *[no] { $seat } has no unit left.
    }
event-piece-placed = { $kind } is placed.
event-objective-drawn = The objective card “{ $card }” lies at a marker.
event-mission-revealed = The mission “{ $mission }” is revealed.
event-missions-changed = The missions in force: { $active }.
event-siege-card-played =
    { $seat-you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-roles-chosen =
    { $defender-you ->
        [yes] You defend the walls.
       *[no] { $defender } defends the walls.
    }
event-unit-marked = Marked: { $unit }.
event-terrain-rolled = The dice show { $rolled }: { $hidden ->
    [yes] any piece.
   *[no] { $kind }.
}
    .rolled = { $dice }
    .dice = { $face }
event-corner-chosen =
    { $seat-you ->
        [yes] You take a corner.
       *[no] { $seat } takes a corner.
    }
event-unit-wounded = Wounds of { $unit }: { $wounds }. Models left: { $models }.
event-unit-healed = Wounds of { $unit } restored: { $wounds }.
event-unit-survived = Saved from destruction: { $unit }. Wounds left: { $wounds }.
event-unit-destroyed = Destroyed: { $unit }.
event-markers-changed = { $hidden ->
    [yes] A marker is free.
   *[no] A marker is controlled by { $unit }.
}
event-points-scored =
    { $seat-you ->
        [yes] You score { $points } ({ $why }): { $total } in all.
       *[no] { $seat } scores { $points } ({ $why }): { $total } in all.
    }
event-game-won = Victory: { $winners }. { $why }
## Reasons

why-points = Enough victory points.
why-most-points = The most victory points after the last round.
why-army-left = More of the army is left.
why-draw = A draw.
why-eliminated = The opponent has no unit left.
why-held = The walls have held.
why-marker = a marker
why-destroyed = a destroyed unit
why-commander-destroyed = the enemy commander
why-commander-destroys = a unit destroyed by the commander
why-marked = a marked unit
why-marked-destroys = a unit destroyed by a marked unit
why-tokens = points laid on units
why-wall = a castle wall
why-mission = a mission
why-card = what a card says
why-quadrant = a quarter of the table
## Refusals

refusal-attachment-before-unit = Line { $line }: { $card } stands before any unit it could join.
refusal-behind-the-walls = Nobody goes behind the castle walls.
refusal-blocked-by = Blocked by { $unit } after { $free-inches }″.
refusal-exactly-so-far = A trampling unit goes exactly { $most-inches }″.
refusal-cannot-charge = This unit never charges.
refusal-cannot-retreat = This unit never retreats.
refusal-carries-marker = A unit that carries a marker does not march.
refusal-changes-contact = A shift leads neither into contact nor out of it.
refusal-character-twice = { $card } is in the army twice.
refusal-charge-cannot-reach = No way leads to { $unit }.
refusal-charge-misses = With this facing the charge misses { $unit }.
refusal-charge-no-room = There is no room beside { $unit }.
refusal-charge-sees-nothing = With this facing, out of sight: { $unit }.
refusal-charge-too-far = Too far away: { $unit }, { $far-inches }″; a charge reaches { $most-inches }″ at most.
refusal-charge-unseen = Out of sight: { $unit }.
refusal-commander-missing = The army has no commander.
refusal-commander-without-unit = The commander { $card } has no place in the army.
refusal-divided-loyalty = The army is loyal to { $one } and to { $other }.
refusal-duel-of-two = A duel is for two.
refusal-ends-on-piece = The move would end on { $piece }.
refusal-ends-on-unit = The move would end on { $unit }.
refusal-ends-too-near = The move would end within 1″ of { $unit }.
refusal-in-a-zone = Terrain does not stand in a deployment zone.
refusal-is-engaged = The unit is engaged.
refusal-is-not-engaged = The unit is not engaged.
refusal-marker-not-free = The marker cannot lie there.
refusal-marker-too-far = The marker is too far away.
refusal-must-place-terrain = A piece of terrain must be placed.
refusal-needs = { $card } needs { $needs } in the army.
refusal-no-attachment = { $card } is not an attachment.
refusal-no-combat-unit = The army has no combat unit.
refusal-no-commander = { $card } is not a commander.
refusal-no-heading = That is not a direction.
refusal-no-melee-attack = The unit has no melee attack.
refusal-no-ncu = { $card } is not a non-combat unit.
refusal-no-number = Line { $line }: “{ $text }” is not a number of points.
refusal-no-pivot-after = It does not pivot at the end.
refusal-no-pivot-first = A march begins straight ahead.
refusal-no-storm-for-all = A Storm of Swords is not played all against all.
refusal-no-such-army = There is no army { $army }.
refusal-no-such-card = There is no card { $card }.
refusal-no-such-faction = There is no faction { $faction }.
refusal-no-such-size = An army has { $least } to { $most } points.
refusal-no-turn = The unit does not turn in this move.
refusal-no-unit = { $card } is not a combat unit.
refusal-nobody-to-charge = Nobody can be charged.
refusal-no-ranged-attack = This unit has no ranged attack.
refusal-nobody-to-shoot = Nobody can be shot at.
refusal-not-an-army = This is not an army list.
refusal-not-ready = { $card } cannot be played yet.
refusal-not-that-terrain = This terrain is not allowed here.
refusal-not-that-way = The unit cannot go that way.
refusal-not-together = { $card } and { $other } do not fight together.
refusal-not-on-the-table = That is not on the table.
refusal-nothing-to-restore = This unit has lost no wounds and has no token.
refusal-takes-no-token = This unit cannot get any token.
refusal-has-token = This unit has that token already.
refusal-is-immune = This unit never gets that token.
refusal-text-does-nothing = That would change nothing about this unit.
refusal-off-the-table = The edge of the table is after { $free-inches }″.
refusal-on-a-marker = Terrain does not lie on a marker.
refusal-outside-the-zone = That is outside the zone.
refusal-pivots-into = The pivot would touch { $unit }.
refusal-pivots-into-piece = The pivot would touch { $piece }.
refusal-rough-ground = Rough ground: { $free-inches }″ at most.
refusal-second-faction = Line { $line }: an army has one faction only.
refusal-several-commanders = The army has several commanders.
refusal-solo-attachment = No attachment can join { $unit }.
refusal-teams-of-two = Teams are two against two.
refusal-terrain-too-far = The piece does not lie on the table.
refusal-too-far = That is too far: { $most-inches }″ at most.
refusal-too-many-attachments = { $unit } has too many attachments.
refusal-too-many-copies = { $card }: { $most } at most.
refusal-too-many-neutrals = { $points } points are neutral; { $most } at most.
refusal-too-many-points = The army costs { $points }; { $most } at most.
refusal-too-many-units = On this server, an army has at most { $most } combat units where { $players } play, not { $units }.
refusal-too-many-ncus = On this server, an army has at most { $most } non-combat units, not { $units }.
refusal-too-large-a-game = This server offers games of up to { $most } points, not { $points }.
refusal-too-near-terrain = That is too near to other terrain.
refusal-twice-on-a-side = { $card } would fight twice on one side.
refusal-unknown-faction-name = Line { $line }: no faction is called “{ $text }”.
refusal-unknown-faction-name-near = Line { $line }: no faction is called “{ $text }”. Did you mean { $nearest }?
refusal-wrong-faction = { $card } does not fight for { $faction }.
refusal-wrong-type = { $card } cannot join { $unit }.
refusal-wrong-unit-for = { $card } does not join { $unit }.

## Names

name-sworn-swords = Stark Sworn Swords
name-outriders = Stark Outriders
name-umber-berserkers = House Umber Berserkers
name-grey-wind = Grey Wind
name-bowmen = Stark Bowmen
name-tully-sworn-shields = House Tully Sworn Shields
name-karstark-spearmen = House Karstark Spearmen
name-crannogman-bog-devils = Crannogman Bog Devils
name-guardsmen = Lannister Guardsmen
name-halberdiers = Lannister Halberdiers
name-mountains-men = House Clegane Mountain’s Men
name-pyromancers = Pyromancers
name-crossbowmen = Lannister Crossbowmen
name-gregor-clegane = Gregor Clegane
name-poor-fellows = Poor Fellows
name-kingsguard = Kingsguard
name-bolton-cutthroats = House Bolton Cutthroats
name-bolton-flayed-men = House Bolton Flayed Men
name-bolton-blackguards = House Bolton Blackguards
name-stormcrow-mercenaries = Stormcrow Mercenaries
name-stormcrow-archers = Stormcrow Archers
name-bloody-mummer-zorse-riders = Bloody Mummer Zorse Riders
name-golden-company-war-elephant = Golden Company War Elephant
name-veterans-of-the-watch = Veterans of the Watch
name-sworn-brothers = Sworn Brothers
name-ranger-trackers = Ranger Trackers
name-ghost = Ghost
name-builder-scorpion-crew = Builder Scorpion Crew
name-builder-stone-thrower = Builder Stone Thrower
name-conscripts = Conscripts
name-watch-marshal = Watch Marshal
name-baratheon-wardens = Baratheon Wardens
name-baratheon-sentinels = Baratheon Sentinels
name-rhllor-faithful = R’hllor Faithful
name-dragonstone-noble = Dragonstone Noble
name-rhllor-lightbringers = R’hllor Lightbringers
name-baratheon-halberdiers = Baratheon Halberdiers
name-crownland-scouts = Crownland Scouts
name-savage-giant = Savage Giant
name-free-folk-trappers = Free Folk Trappers
name-free-folk-raiders = Free Folk Raiders
name-spearwives = Spearwives
name-frozen-shore-chariots = Frozen Shore Chariots
name-war-mammoth = War Mammoth
name-mag-the-mighty = Mag the Mighty
name-varamyr-sixskins = Varamyr Sixskins
name-shadowcat = Shadowcat
name-wolf-pack = Wolf Pack
name-bear = Bear
name-dothraki-screamers = Dothraki Screamers
name-dothraki-outriders = Dothraki Outriders
name-jorah-mormont = Jorah Mormont
name-unsullied-pikemen = Unsullied Pikemen
name-drogon = Drogon
name-freedmen = Freedmen
name-ironborn-reavers = Ironborn Reavers
name-ironborn-bowmen = Ironborn Bowmen
name-harlaw-reapers = House Harlaw Reapers
name-ironmakers = Ironmakers
name-silenced-men = Silenced Men
name-drowned-men = Drowned Men
name-martell-spearmen = Martell Spearmen
name-sand-skirmishers = Sand Skirmishers
name-sunspear-dervishes = Sunspear Dervishes
name-dune-vipers = Dune Vipers
name-starfall-outriders = Starfall Outriders
name-skyreach-bowmen = Skyreach Bowmen
name-castle-wall = Castle Wall
name-wall-middle = Castle wall in the middle
name-wall-left = Castle wall on the left
name-wall-right = Castle wall on the right
name-field-hospital = Field Hospital
name-crossroads = Crossroads
name-ill-omens = Ill Omens
name-breach = Breach
name-war-council = War Council
name-armory = Armory
name-gallows = Gallows
name-proving-ground = Proving Ground
name-mire = Mire
name-muster-point = Muster Point
name-take-the-centre = Take the Centre
name-steel-and-hooves = Steel and Hooves
name-steel-and-ravens = Steel and Ravens
name-rule-the-court = Rule the Court
name-break-their-leader = Break Their Leader
name-behind-their-lines = Behind Their Lines
name-weight-of-numbers = Weight of Numbers
name-sow-misery = Sow Misery
name-blood-for-blood = Blood for Blood
name-seize-their-ground = Seize Their Ground
name-take-the-lead = Take the Lead
name-hold-them-all = Hold Them All
name-clear-the-ground = Clear the Ground
name-silence-their-captains = Silence Their Captains
name-sound-the-assault = Sound the Assault
name-spread-despair = Spread Despair
name-dread-of-the-siege = Dread of the Siege
name-battering-ram = Battering Ram
name-boiling-oil = Boiling Oil
name-masons-at-work = Masons at Work
name-sally-forth = Sally Forth
name-rain-of-arrows = Rain of Arrows
name-full-granaries = Full Granaries
name-burning-ditch = Burning Ditch
name-tar-and-pitch = Tar and Pitch
name-robb-stark-wolf-lord = Robb Stark, The Wolf Lord
name-umber-champion = Umber Champion
name-assault-veteran = Assault Veteran
name-guard-captain = Guard Captain
name-jaime-lannister-kingslayer = Jaime Lannister, The Kingslayer
name-joffrey-baratheon-first-of-his-name = Joffrey Baratheon, First of his Name
name-jaime-lannister-maimed-hostage = Jaime Lannister, Maimed Hostage
name-turncoat = Turncoat
name-dreadfort-captain = Dreadfort Captain
name-ramsay-snow-bastard-of-bolton = Ramsay Snow, The Bastard of Bolton
name-brienne-maiden-of-tarth = Brienne, Maiden of Tarth
name-jon-snow-998th-lord-commander = Jon Snow, 998th Lord Commander
name-watch-captain = Watch Captain
name-senior-builder = Senior Builder
name-samwell-tarly-sam-the-slayer = Samwell Tarly, Sam the Slayer
name-satin-brave-recruit = Satin, Brave Recruit
name-stannis-baratheon-rightful-heir = Stannis Baratheon, The Rightful Heir
name-master-warden = Master Warden
name-devan-seaworth-kings-squire = Devan Seaworth, King’s Squire
name-andrew-estermont-true-loyalist = Andrew Estermont, True Loyalist
name-mance-rayder-king-beyond-the-wall = Mance Rayder, King Beyond the Wall
name-raid-leader = Raid Leader
name-skinchanger = Skinchanger
name-chosen-of-styr = Chosen of Styr
name-ygritte-spearwife-archer = Ygritte, Spearwife Archer
name-khal-drogo-great-khal = Khal Drogo, The Great Khal
name-screamer-ko = Screamer Ko
name-unsullied-officer = Unsullied Officer
name-mirri-maz-duur-resentful-healer = Mirri Maz Duur, Resentful Healer
name-asha-greyjoy-krakens-daughter = Asha Greyjoy, The Kraken’s Daughter
name-victarion-greyjoy-master-of-the-iron-victory = Victarion Greyjoy, Master of the Iron Victory
name-reaver-captain = Reaver Captain
name-warsworn = Warsworn
name-oberyn-martell-prince-of-dorne = Oberyn Martell, Prince of Dorne
name-areo-hotah = Areo Hotah
name-areo-hotah-captain-of-the-guard = Areo Hotah, Captain of the Guard
name-spearmen-captain = Spearmen Captain
name-elia-sand-sand-snake = Elia Sand, Sand Snake
name-catelyn-stark-lady-of-winterfell = Catelyn Stark, Lady of Winterfell
name-sansa-stark-little-bird = Sansa Stark, Little Bird
name-rodrik-cassel-combat-veteran = Rodrik Cassel, Combat Veteran
name-the-high-sparrow-father-of-the-faithful = The High Sparrow, Father of the Faithful
name-tyrion-lannister-the-imp = Tyrion Lannister, The Imp
name-cersei-lannister-queen-regent = Cersei Lannister, Queen Regent
name-petyr-baelish-littlefinger = Petyr Baelish, Littlefinger
name-lord-varys-spider = Lord Varys, The Spider
name-roose-bolton-calculating-and-cruel = Roose Bolton, Calculating and Cruel
name-aemon-maester-of-castle-black = Aemon, Maester of Castle Black
name-donal-noye-expert-blacksmith = Donal Noye, Expert Blacksmith
name-melisandre-red-woman = Melisandre, The Red Woman
name-davos-seaworth-hand-of-the-true-king = Davos Seaworth, Hand of the True King
name-lady-val-wildling-princess = Lady Val, The Wildling Princess
name-craster-ally-of-convenience = Craster, Ally of Convenience
name-styr-iron-fisted-tyrant = Styr, Iron-Fisted Tyrant
name-daenerys-targaryen-khaleesi = Daenerys Targaryen, Khaleesi
name-rodrik-harlaw-reader = Rodrik Harlaw, The Reader
name-aeron-greyjoy-damphair = Aeron Greyjoy, The Damphair
name-doran-martell-lord-of-sunspear = Doran Martell, Lord of Sunspear
name-doran-martell-prince-of-dorne = Doran Martell, Prince of Dorne
name-ellaria-sand-vipers-paramour = Ellaria Sand, Viper’s Paramour
name-nymeria-sand-lady-nym = Nymeria Sand, Lady Nym
name-cavalry = Cavalry
name-direwolf = Direwolf
name-the-mountain-that-rides = The Mountain That Rides
name-chariot = Chariot
name-solo-rider = Solo Rider
name-westerosi-rider = Westerosi Rider
name-marshal = Marshal
name-juvenile-dragon = Juvenile Dragon
name-giant = Giant
name-drowned-gods-fanatics = Drowned God’s Fanatics
name-war-machine = War Machine
name-mammoth = Mammoth
name-joffreys-retinue = Joffrey’s Retinue
name-berserkers-fervor = Berserker’s Fervor
name-true-bond = True Bond
name-untrained-masses = Untrained Masses
name-varamyrs-wolf-pack = Varamyr’s Wolf Pack
name-affiliation-house-bolton = Affiliation: House Bolton
name-boisterous-charisma = Boisterous Charisma
name-inspiring-presence = Inspiring Presence
name-valuable-captive-jaime-lannister = Valuable Captive
name-vengeful-captive = Vengeful Captive
name-raiders-of-the-iron-islands = Raiders of the Iron Islands
name-family-duty-honor = Family, Duty, Honor
name-repeating-the-words = Repeating the Words
name-martial-expertise = Martial Expertise
name-fealty-to-the-seven = Fealty to the Seven
name-tactical-mastermind = Tactical Mastermind
name-playing-the-game = Playing the Game
name-master-of-the-game = Master of the Game
name-little-birds = Little Birds
name-horrific-rumors = Horrific Rumors
name-maesters-healing = Maester’s Healing
name-expert-maintenance = Expert Maintenance
name-sacrifice-to-the-lord-of-light = Sacrifice to the Lord of Light
name-smugglers-cunning = Smuggler’s Cunning
name-lady-of-the-wilds = Lady of the Wilds
name-refuge-and-supplies = Refuge and Supplies
name-fury-of-the-thenns = Fury of the Thenns
name-conviction-of-a-true-khaleesi = Conviction of a True Khaleesi
name-scholar-among-raiders = Scholar Among Raiders
name-rise-again-harder-and-stronger = Rise Again, Harder and Stronger
name-proxy-orders = Proxy Orders
name-lysene-charm = Lysene Charm
name-conflicting-reactions = Conflicting Reactions
name-tactical-reposition = Tactical Reposition
name-shield-wall = Shield Wall
name-hold-the-line = Hold the Line!
name-scout-openings = Scout Openings
name-swift-retreat = Swift Retreat
name-incite = Incite
name-lannister-supremacy = Lannister Supremacy
name-set-for-charge = Set for Charge
name-resilience = Resilience
name-martial-training = Martial Training
name-mark-target = Mark Target
name-threaten = Threaten
name-supply-aid = Supply Aid
name-adaptive-planning = Adaptive Planning
name-battle-plan = Battle Plan
name-sentinel = Sentinel
name-nobles-bolster = Noble’s Bolster
name-taunt = Taunt
name-reckless-heroism = Reckless Heroism
name-hidden-traps = Hidden Traps
name-charging-volley = Charging Volley
name-counterstrategy = Counterstrategy
name-divide-the-spoils = Divide the Spoils
name-drowned-gods-blessing = Drowned God’s Blessing
name-quick-fire = Quick Fire
name-ambush = Ambush
name-furious-charge = Furious Charge
name-disrupt = Disrupt
name-enhanced-mobility = Enhanced Mobility
name-regroup = Regroup
name-stubborn-tenacity = Stubborn Tenacity
name-stand-your-ground = Stand Your Ground!
name-prey-on-fear = Prey on Fear
name-intimidating-presence = Intimidating Presence
name-iron-resolve = Iron Resolve
name-counterstrike = Counterstrike
name-precision = Precision
name-fanatical-zeal = Fanatical Zeal
name-zealous-resurgence = Zealous Resurgence
name-heart-of-fire = Heart of Fire
name-horrific-visage = Horrific Visage
name-motivated-by-coin = Motivated by Coin
name-loyalty-through-coin = Loyalty Through Coin
name-elusive-escape = Elusive Escape
name-knightly-vow = Knightly Vow
name-stalwart = Stalwart
name-pathfinder = Pathfinder
name-disorganized = Disorganized
name-boldness-and-courage = Boldness and Courage
name-relentless = Relentless
name-improved-defenses = Improved Defenses
name-bookkeeping-samwell-tarly = Bookkeeping
name-dauntless = Dauntless
name-duty-to-the-crown = Duty to the Crown
name-true-conviction-baratheon = True Conviction
name-gang-up = Gang-Up
name-go-down-fighting = Go Down Fighting
name-combat-mastery-defense = Combat Mastery: Defense
name-expert-duelist = Expert Duelist
name-maegis-healing = Maegi’s Healing
name-raided-armaments = Raided Armaments
name-reapers-fervor = Reaper’s Fervor
name-the-silences-infamy = The Silence’s Infamy
name-fueled-by-slaughter = Fueled by Slaughter
name-outflank = Outflank
name-rally-cry = Rally Cry
name-manticore-venom = Manticore Venom
name-vipers-fangs = Viper’s Fangs
name-coordinated-assault = Coordinated Assault
name-orders-of-the-crown-joffrey-baratheon = Orders of the Crown
name-distract = Distract
name-winters-bite = Winter’s Bite
name-tooth-and-claw = Tooth & Claw
name-halberd = Halberd
name-double-hammers = Double Hammers
name-greatsword = Greatsword
name-screamers-arakh = Screamer’s Arakh
name-spiked-flail = Spiked Flail
name-bardiche = Bardiche
name-dual-weapons = Dual Weapons
name-scimitar = Scimitar
name-arrow-volley = Arrow Volley
name-war-hammer = War Hammer
name-mastercraft-warhammer = Mastercraft Warhammer
name-great-hammer = Great Hammer
name-spear-and-net = Spear & Net
name-poisoned-tridents = Poisoned Tridents
name-marauders-blades = Marauder’s Blades
name-wildfire = Wildfire
name-crossbow = Crossbow
name-cleaving-blows = Cleaving Blows
name-war-flail = War Flail
name-ruthless-aggression = Ruthless Aggression
name-desert-marksmen = Desert Marksmen
name-dervish-blades = Dervish Blades
name-mercenarys-longbow = Mercenary’s Longbow
name-motley-armaments = Motley Armaments
name-stomp = Stomp
name-furious-swing = Furious Swing
name-vicious-mauling = Vicious Mauling
name-bolt-thrower = Bolt Thrower
name-rock-volley = Rock Volley
name-black-fire = Black Fire
name-fire-arrows = Fire Arrows
name-deadly-impact = Deadly Impact
name-rampage = Rampage
name-outriders-bow = Outrider’s Bow
name-reaver-axes = Reaver Axes
name-ironborn-arrows = Ironborn Arrows
name-great-axe = Great Axe
name-chieftains-fury = Chieftain’s Fury
name-baratheon-justice = Baratheon Justice
name-stags-wit = Stag’s Wit
name-ours-is-the-fury = Ours Is the Fury!
name-sustained-assault = Sustained Assault
name-baratheon-conviction = Baratheon Conviction
name-final-strike = Final Strike
name-oath-of-duty = Oath of Duty
name-will-of-the-one-true-king = Will of the One True King
name-harsh-conditions = Harsh Conditions
name-tactical-approach = Tactical Approach
name-theres-too-many = There’s Too Many!
name-diversion-tactics = Diversion Tactics
name-overwhelming-assault = Overwhelming Assault
name-surrounded-and-exposed = Surrounded and Exposed
name-wildling-diplomacy = Wildling Diplomacy
name-the-long-plan = The Long Plan
name-enrage = Enrage
name-monsters-from-the-north = Monsters From the North
name-last-of-their-kind = Last of Their Kind
name-defiant-roar = Defiant Roar
name-overrun-mag = Overrun
name-blitz = Blitz
name-we-do-not-sow = We Do Not Sow
name-what-is-dead-may-never-die = What Is Dead May Never Die
name-the-krakens-wrath = The Kraken’s Wrath
name-the-iron-price = The Iron Price
name-finger-dance = Finger Dance
name-raiding-call = Raiding Call
name-bless-with-stone-bless-with-steel = Bless with Stone, Bless with Steel
name-ironborn-mettle = Ironborn Mettle
name-raider-bravery = Raider Bravery
name-war-cry = War Cry
name-intrigue-and-subterfuge = Intrigue and Subterfuge
name-a-lannister-pays-his-debts = A Lannister Pays his Debts
name-hear-me-roar = Hear Me Roar!
name-bribery = Bribery
name-counterplot = Counterplot
name-fealty-to-the-crown = Fealty to the Crown
name-subjugation-of-power = Subjugation of Power
name-kingslayers-renown = Kingslayer’s Renown
name-kingslayers-prowess = Kingslayer’s Prowess
name-kingslayers-infamy = Kingslayer’s Infamy
name-you-will-obey-me = You Will Obey Me!
name-i-am-the-king = I Am the King!
name-superior-positioning-martell = Superior Positioning
name-unbowed-unbent-unbroken = Unbowed, Unbent, Unbroken
name-rhoynish-vengeance = Rhoynish Vengeance
name-rising-temperatures = Rising Temperatures
name-cunning-ploy = Cunning Ploy
name-dune-tactics = Dune Tactics
name-unexpected-exhaustion = Unexpected Exhaustion
name-intercept-orders = Intercept Orders
name-vipers-infamy = Viper’s Infamy
name-parlay = Parlay
name-ripe-to-act = Ripe to Act
name-false-agenda = False Agenda
name-planning-and-insight = Planning and Insight
name-adaptive-methods = Adaptive Methods
name-issue-commands = Issue Commands
name-worth-the-risk = Worth the Risk
name-meticulous-planning = Meticulous Planning
name-surprise-strategy = Surprise Strategy
name-spoils-of-war = Spoils of War
name-our-blades-are-sharp = Our Blades Are Sharp
name-cruel-methods = Cruel Methods
name-sadistic-games = Sadistic Games
name-the-sword-in-the-darkness = The Sword in the Darkness
name-the-fire-that-burns-against-the-cold = The Fire That Burns Against the Cold
name-the-shield-of-the-realms-of-men = The Shield of the Realms of Men
name-the-watcher-on-the-wall = The Watcher on the Wall
name-the-light-that-brings-the-dawn = The Light That Brings the Dawn
name-take-the-black = Take the Black
name-and-now-his-watch-is-ended = And Now his Watch Is Ended
name-it-shall-not-end-until-my-death = It Shall Not End Until My Death!
name-stand-united-brothers = Stand United, Brothers!
name-for-the-watch = For the Watch!
name-winters-might = Winter’s Might
name-northern-ferocity = Northern Ferocity
name-devastating-impact = Devastating Impact
name-the-north-remembers = The North Remembers
name-winter-is-coming = Winter Is Coming
name-swift-reposition = Swift Reposition
name-assault-orders = Assault Orders
name-sudden-retreat = Sudden Retreat
name-superior-positioning = Superior Positioning
name-hit-and-run = Hit and Run
name-crannog-poison = Crannog Poison
name-overrun-targaryen = Overrun
name-sudden-retreat-targaryen = Sudden Retreat
name-swift-reposition-targaryen = Swift Reposition
name-fire-and-blood = Fire and Blood
name-field-control = Field Control
name-unstoppable-advance = Unstoppable Advance
name-blood-of-the-dragon = Blood of the Dragon
name-addrivat = Addrivat!
name-assault-orders-drogo = Assault Orders
name-lead-by-example = Lead by Example
name-berserker-axes = Berserker Axes
name-bludgeon = Bludgeon
name-claw-slash = Claw Slash
name-crude-weapons = Crude Weapons
name-cudgel = Cudgel
name-daggers = Daggers
name-long-sword = Long Sword
name-longsword = Longsword
name-masterwork-blade = Masterwork Blade
name-outriders-blade = Outrider’s Blade
name-pack-tactics = Pack Tactics
name-phalanx-pike = Phalanx Pike
name-recurve-bow = Recurve Bow
name-short-sword = Short Sword
name-simple-weapons = Simple Weapons
name-skirmishers-blade = Skirmisher’s Blade
name-skirmishers-bow = Skirmisher’s Bow
name-spear = Spear
name-spear-toss = Spear Toss
name-sword-of-the-faith = Sword of the Faith
name-weapon-crew = Weapon Crew
name-manticore-poison = Manticore Venom
name-arrows = Arrows
name-improvised-weapons = Improvised Weapons
name-wildling-bow = Wildling Bow
name-stark = Stark
name-lannister = Lannister
name-neutral = Neutral
name-nights-watch = Night’s Watch
name-baratheon = Baratheon
name-free-folk = Free Folk
name-targaryen = Targaryen
name-greyjoy = Greyjoy
name-martell = Martell
name-bloody-mummers = Bloody Mummers
name-builder = Builders
name-crannogman = Crannogmen
name-frozen-shore = Frozen Shore
name-golden-company = Golden Company
name-house-karstark = House Karstark
name-house-tully = House Tully
name-rangers = Rangers
name-stormcrow = Stormcrows
name-varamyr = Varamyr
name-house-bolton = House Bolton
name-house-umber = House Umber
name-house-clegane = House Clegane
name-rhllor = R’hllor
name-jon-snow = Jon Snow
name-panicked = Panicked
name-vulnerable = Vulnerable
name-weakened = Weakened
name-critical-blow = Critical Blow
name-sundering = Sundering
name-vicious = Vicious
name-crown = Crown
name-wealth = Wealth
name-tactics = Tactics
name-combat = Combat
name-maneuver = Maneuver
name-infantry = Infantry
name-monster = Monster
name-dangerous = Dangerous
name-hindering = Hindering
name-rough = Rough
name-bog = Bog
name-corpse-pile = Corpse pile
name-forest = Forest
name-hedge = Hedge
name-hill = Hill
name-palisade = Palisade
name-stakes = Stakes
name-wall = Wall
name-weirwood = Weirwood
name-a-game-of-thrones = A Game of Thrones
name-a-clash-of-kings = A Clash of Kings
name-a-storm-of-swords = A Storm of Swords
name-a-feast-for-crows = A Feast for Crows
name-a-dance-with-dragons = A Dance with Dragons
name-the-winds-of-winter = The Winds of Winter
name-honed-and-ready = Honed and Ready
name-here-we-stand = Here We Stand
name-dark-wings-dark-words = Dark Wings, Dark Words
name-sunspear-secrets = Sunspear Secrets
name-water-gardens = Water Gardens
name-bonded-command = Bonded Command
name-bonded-guardians = Bonded Guardians
name-chieftains-orders = Chieftain’s Orders
name-house-of-the-undying = House of the Undying
name-hurl-boulder = Hurl Boulder
name-master-skinchanger = Master Skinchanger
name-bonded-skinchanger = Bonded Skinchanger
name-bonded-bear = Bonded Bear
name-bonded-eagle = Bonded Eagle
name-bonded-wolf = Bonded Wolf
name-savage-mauling = Savage Mauling
name-palace-of-dust = Palace of Dust
name-pyat-pree-warlock-of-qarth = Pyat Pree, Warlock of Qarth
name-sabotage-and-subvert = Sabotage and Subvert
name-shrug-it-off = Shrug It Off
name-summon-companions = Summon Companions
name-trample = Trample
name-varamyrs-eagle = Varamyr’s Eagle
name-varamyrs-shadowcat = Varamyr’s Shadowcat
name-regroup-and-reform = Regroup and Reform
name-coordination-tactics = Coordination Tactics
name-the-endless-horde = The Endless Horde
name-predictable-maneuvers = Predictable Maneuvers
name-ride-by-attack = Ride-by Attack
name-sand-diplomacy = Sand Diplomacy

## How texts are put together

two-sentences = { $one } { $other }
two-words = { $one } { $other }
comma = { $one }, { $other }
both = { $one } and { $other }
either = { $one } or { $other }
ended = { $text }.
word = { $word }
quoted = “{ $name }”
number = { $number }
signed = { $direction ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
for-each = { $number } for each { $what }
amount-plus = { $one }, and { $other }
amount-minus = { $number }, minus 1 for each { $what }
at-most = { $text } (at most { $most })
d3 = what a D3 shows
d3-plus = { $n }, plus what a D3 shows

line-when = { $when }: { $text }
line-order = Order. { $text }
line-once = Once per game. { $when }
line-once-a-turn = Once per turn. { $when }
line-cost = Cost: { $cost }.
line-may = You may do this.
line-influence = Influence: when this NCU claims a zone, its card is attached to { $who } until the end of the round.
line-faith = This unit begins the game with 1 faith token, and gains 1 with each morale test it passes.
line-planted = This model joins an enemy unit: “this unit” is that unit, “you” is the player it came from.
line-attached = While attached: { $text }
line-stays = While it is in force: { $text }
line-for-token = When a condition token of the unit concerned would be removed, its player may remove this card instead.
line-mission = In the clean-up phase, each side: { $text }
only-if = Only if { $condition }.
if-so = If { $condition }: { $text }
otherwise = Otherwise: { $text }
until = { $until-id ->
    [turn] until the end of the turn: { $text }
    [round] until the end of the round: { $text }
   *[game] until the end of the game: { $text }
}
until-when = { $until-id ->
    [round] until the end of the round
    [fails-panic] until it fails a panic test
    [fails-morale] until it fails a morale test
    [passes-morale] until it passes a morale test
    [combat-targets] until the combat zone targets it
    [wealth-targets] until the wealth zone targets it
    [vulnerable-spent] until its Vulnerable token is gone
    [friend-destroyed] until one of your combat units is destroyed
   *[game] until the end of the game
}

# Units

part = { $form ->
    [this-gen] of this unit
    [bearer-nom] the unit concerned
    [bearer-acc] the unit concerned
    [bearer-dat] the unit concerned
    [bearer-gen] of the unit concerned
    [holder-nom] the unit with this card
    [holder-acc] the unit with this card
    [holder-dat] the unit with this card
    [holder-gen] of the unit with this card
    [that-nom] that unit
    [that-acc] that unit
    [that-dat] that unit
    [that-gen] of that unit
    [target-nom] the chosen unit
    [target-acc] the chosen unit
    [target-dat] the chosen unit
    [target-gen] of the chosen unit
    [earlier-nom] the unit chosen first
    [earlier-acc] the unit chosen first
    [earlier-dat] the unit chosen first
    [earlier-gen] of the unit chosen first
    [attacker-nom] the attacker
    [attacker-acc] the attacker
    [attacker-dat] the attacker
    [attacker-gen] of the attacker
    [defender-nom] the defender
    [defender-acc] the defender
    [defender-dat] the defender
    [defender-gen] of the defender
    [master-nom] the Skinchanger’s unit
    [master-acc] the Skinchanger’s unit
    [master-dat] the Skinchanger’s unit
    [master-gen] of the Skinchanger’s unit
    [commander-nom] your commander’s unit
    [commander-acc] your commander’s unit
    [commander-dat] your commander’s unit
    [commander-gen] of your commander’s unit
   *[this-nom] this unit
}
vowels = aeio
noun-plain = unit
noun-wall = castle wall
type-part = { $type }
noun-unit = { $types } unit
nouns-plain = units
nouns-wall = castle walls
nouns-unit = { $types } units
noun-type = { $type-id ->
    [infantry] infantry
    [cavalry] cavalry
    [monster] monster
   *[war-machine] war machine
}
units = { $form ->
    [all] all { $other ->
        [yes] other { $side ->
            [friend] friendly { $nouns }
            [enemy] enemy { $nouns }
           *[any] { $nouns }
        }
       *[no] { $side ->
            [friend] friendly { $nouns }
            [enemy] enemy { $nouns }
           *[any] { $nouns }
        }
    }
    [an] an { $noun }
    [many] { $side ->
        [friend] friendly { $nouns }
        [enemy] enemy { $nouns }
       *[any] { $nouns }
    }
    [none] { $other ->
        [yes] other { $side ->
            [friend] friendly { $noun }
            [enemy] enemy { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] friendly { $noun }
            [enemy] enemy { $noun }
           *[any] { $noun }
        }
    }
    [no] no { $other ->
        [yes] other { $side ->
            [friend] friendly { $noun }
            [enemy] enemy { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] friendly { $noun }
            [enemy] enemy { $noun }
           *[any] { $noun }
        }
    }
   *[a] { $other ->
        [yes] another { $side ->
            [friend] friendly { $noun }
            [enemy] enemy { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] a friendly { $noun }
            [enemy] an enemy { $noun }
           *[any] a { $noun }
        }
    }
}
of-house = of { $house }
of-faction = of the faction { $faction }
of-person = with { $person }
with-commander = with your commander
with-ability = with the ability { $ability }
without-ability = without the ability { $ability }
near = in { $range-id ->
    [short] short
   *[long] long
} range { $whose }
near-sight = in { $range-id ->
    [short] short
   *[long] long
} range and in sight { $whose }
engaged-with = engaged with { $whom }
engaged-with-and-another = engaged with { $whom } and with another friendly unit
engaged-from-behind = whose flank or rear { $whom } touches
engaged = that is engaged
unengaged = that is not engaged
with-enemies = { $count ->
    [one] engaged with exactly one enemy
   *[other] engaged with exactly { $count } enemies
}
activated = that has been activated this round
not-activated = that has not been activated this round
with-condition = that is { $condition }
with-any-condition = with a condition token
with-pillage = with a pillage token
with-used-order = that has used an order this round
vowed = that it has vowed to fight
deep-in-zone = completely inside an enemy deployment zone
bonded-to = to which { $whom } is bonded
could-attack = that could attack or charge { $whom }

# Amounts

per-lost = destroyed rank { $whose }
per-left = remaining rank { $whose }
per-conditions = condition token { $whose }
per-suffered = wound { $whose } so far
per-attack-wounds = wound { $whose } in this attack
per-attack-ranks = rank { $whose } that this attack destroyed
per-misses = attack die that missed
per-ones = attack die that shows a 1
per-zones = of these zones you control: { $zones }
per-units = { $units }
per-ranks-of = remaining rank of each { $units }
per-given = one given up
per-test-wounds = wound suffered from this test
per-counters = token on this card
per-pillage = pillage token { $whose }
per-held-zones = of these zones your side controls: { $zones }
per-markers = marker your side controls
per-far-markers = marker your side controls in the opponent’s half
per-tokens = condition token on { $units }
per-slain = enemy unit your side destroyed this round

# Conditions

zone = { $zone-id ->
    [house-of-the-undying] the House of the Undying
    [water-gardens] the Water Gardens
    [crown] the crown
    [wealth] wealth
    [tactics] tactics
    [combat] combat
   *[maneuver] maneuver
}
arc = { $arc-id ->
    [front] the front
    [flank] a flank
   *[rear] the rear
}
if-control = you control { $zones }
if-rival = an opponent controls { $zones }
if-no-rival = no opponent controls { $zones }
if-anyone = any player controls { $zones }
if-zone = the claimed zone is { $zones }
if-round = it is round { $round } or later
if-bonded = this unit has chosen the { $animal-id ->
    [bonded-bear] bear
    [bonded-eagle] eagle
   *[bonded-wolf] wolf
}
if-counters = { $count ->
    [one] a token lies on this card
   *[other] { $count } tokens lie on this card
}
if-pillage = { $count ->
    [one] this unit has a pillage token
   *[other] this unit has { $count } pillage tokens
}
if-my-turn = it is your turn
if-marker = { $marker-id ->
   *[centre] your side controls the marker in the centre
}
if-at-least-tokens = { $units } together have at least { $n } condition tokens
if-at-least-markers = { $n ->
    [one] your side controls a marker
   *[other] your side controls at least { $n } markers
}
if-zones-held = { $how ->
    [more] your side controls at least two zones, and more than every opponent
   *[equal] your side controls at least two zones, and just as many as the opponent with the most
}
if-fell = { $who-id ->
    [enemy-commander] an enemy commander’s unit was destroyed this round
    [to-commander] your commander’s unit destroyed an enemy unit this round
   *[friend] a friendly unit has been destroyed in this game
}
if-most-engaged = your engaged units have more ranks left than those of each opponent (a solo unit counts its wounds, at most 3)
if-revealed = you revealed this mission
if-is = { $who } is { $which }
if-lost = { $count ->
    [one] { $who } has lost a rank
   *[other] { $who } has lost { $count } ranks
}
if-left = { $count ->
    [one] { $who } has only one rank left
   *[other] { $who } has exactly { $count } ranks left
}
if-full = { $who } has all its ranks
if-compared = { $how ->
    [fewer] { $one } has fewer ranks left than { $other }
    [not-more] { $one } has no more ranks left than { $other }
    [more] { $one } has more ranks left than { $other }
   *[lost-not-fewer] { $one } has lost at least as many ranks as { $other }
}
if-alive = { $who } is still on the table
if-somebody = there is { $which }
if-nobody = there is { $which }
if-arc = the attack comes from { $arcs }
if-charging = it is charging
if-attack-hits = the attack has hit
if-attack-wounds = { $any ->
    [yes] the defender suffered a wound
   *[no] the defender suffered no wound
}
if-attack-ranks = { $any ->
    [yes] the defender lost a rank
   *[no] the defender lost no rank
}
if-save-shows-one = a defence die shows a 1
if-held = the attacker began the turn engaged with the defender
if-maneuvered = { $any ->
    [yes] it has made its free maneuver this turn
   *[no] it has not made its free maneuver this turn
}
cost-counters = { $count ->
    [one] 1 token from this card
   *[other] { $count } tokens from this card
}
cost-faith = { $count ->
    [one] 1 faith token
   *[other] { $count } faith tokens
}
cost-pillage = { $count ->
    [one] 1 of its pillage tokens
   *[other] { $count } of its pillage tokens
}
cost-discard = { $count ->
    [one] discard 1 tactics card
   *[other] discard { $count } tactics cards
}
cost-spend = spend { $tokens } { $whose }
condition-noun = { $condition-id ->
    [panicked] a Panicked token
    [vulnerable] a Vulnerable token
   *[weakened] a Weakened token
}

# Occasions

kind-of-attack = { $kind-id ->
    [melee] a melee attack
    [ranged] a ranged attack
   *[any] an attack
}
action-noun = { $action-id ->
    [maneuver] maneuver
    [march] march
    [retreat] retreat
    [charge] charge
    [melee] melee attack
    [shift] shift
   *[ranged] ranged attack
}
when-attachment-lost = when this attachment is destroyed without its unit
when-game-start = after deployment
when-deployed = when { $who } is deployed
when-round-start = at the start of a round
when-round-end = at the end of the round
when-turn-start = { $whose ->
    [friend] at the start of a friendly turn
    [enemy] { $first ->
        [yes] at the start of the first enemy turn of a round
       *[no] at the start of an enemy turn
    }
   *[any] at the start of any turn
}
when-turn-end = at the end of any turn
when-marker-scored = when you score from the marker of this card
when-activates = when { $who } activates
when-ncu-activates = { $this ->
    [yes] when this NCU activates
   *[no] when an enemy NCU activates
}
when-action = { $actions ->
    [none] when { $who } performs an action, before it is resolved
   *[other] when { $who } performs a { $actions }, before it is resolved
}
when-action-done = { $actions ->
    [none] after { $who } has completed an action
   *[other] after { $who } has completed a { $actions }
}
when-zone = { $this ->
    [yes] { $zones ->
        [none] when this NCU claims a zone
       *[other] when this NCU claims { $zones }
    }
   *[no] { $zones ->
        [none] when a friendly NCU claims a zone
       *[other] when a friendly NCU claims { $zones }
    }
}
when-zone-done = { $zones ->
    [none] after an enemy NCU has claimed a zone and its effect is resolved
   *[other] after an enemy NCU has claimed { $zones } and its effect is resolved
}
when-zone-targets = { $zones ->
    [none] { $this ->
        [yes] when a zone is about to target { $who }
       *[no] when a zone of an opponent is about to target a unit
    }
   *[other] when { $zones } is about to target { $who }
}
when-charge-rolled = when { $who } charges, after the charge die is rolled
when-charged = when { $who } has charged successfully
when-charged-on = when { $who } has charged { $whom } successfully
when-attack = { $weapon ->
    [yes] when { $who } attacks with it, before attack dice are rolled
   *[no] when { $who } makes { $kind }, before attack dice are rolled
}
when-attack-on = when { $who } makes { $kind } on { $whom }, before attack dice are rolled
when-attack-rolled = when { $who } makes { $kind }, after attack dice are rolled
when-attack-final = when { $who } makes { $kind }, once the attack dice are final
when-attack-final-on = when { $who } makes { $kind } on { $whom }, once the attack dice are final
when-defence-rolled = when { $who } makes { $kind }, after defence dice are rolled
when-defence-final = when { $who } makes { $kind }, once the defence dice are final
when-defence-final-on = when { $who } makes { $kind } on { $whom }, once the defence dice are final
when-attack-done = { $weapon ->
    [yes] after { $who } has completed an attack with it
   *[no] after { $who } has completed { $kind }
}
when-attack-done-on = after { $who } has completed { $kind } on { $whom }
when-test = when { $who } takes a { $test-id ->
    [panic] panic
   *[any] morale
} test, before the dice are rolled
when-test-rolled = when { $who } takes a { $test-id ->
    [panic] panic
   *[any] morale
} test, after the dice are rolled
when-test-passed = when { $who } passes a { $test-id ->
    [panic] panic
   *[any] morale
} test
when-test-failed = { $weapon ->
    [yes] when the defender fails its panic test after this attack
   *[no] when { $who } fails a { $test-id ->
        [panic] panic
       *[any] morale
    } test
}
when-rank-lost = when { $who } loses a rank
when-would-be-destroyed = { $attack-id ->
    [melee] when { $who } would be destroyed by a melee attack
   *[any] when { $who } would be destroyed
}
when-destroyed = when { $who } is destroyed
when-surge = when { $who } surges forth
when-declared = { $effect-id ->
    [tactics] { $asked ->
        [yes] when { $who } is the target of a tactics card, before it is resolved
       *[no] when a tactics card of an opponent is played, before it is resolved
    }
   *[order] when { $who } uses an order, before it is resolved
}
when-targeted = when a tactics card has chosen { $who }, before anything is done to it
when-token = { $condition ->
    [none] when { $who } would gain a condition token
   *[other] when { $who } would become { $condition }{ $again ->
        [yes] {" "}and is so already
       *[no] {""}
    }
}

# What holds

against = { $whom }
change-hit = { $against ->
    [none] { $who } gets { $n } to hit{ $attack-id ->
        [melee] {" "}in melee
        [ranged] {" "}with ranged attacks
       *[any] {""}
    }.
   *[other] { $who } gets { $n } to hit against { $against }{ $attack-id ->
        [melee] {" "}in melee
       *[any] {""}
    }.
}
change-dice = { $against ->
    [none] { $who } gets attack dice{ $attack-id ->
        [melee] {" "}in melee
        [ranged] {" "}with ranged attacks
       *[any] {""}
    }: { $n }.
   *[other] { $who } gets attack dice{ $attack-id ->
        [melee] {" "}in melee
       *[any] {""}
    } against { $against }: { $n }.
}
change-rank-dice = { $who } rolls attack dice as if it had 1 rank { $more ->
    [yes] more
   *[no] less
}{ $attack-id ->
    [melee] {" "}in melee
   *[any] {""}
}.
change-highest = { $who } rolls its highest number of attack dice{ $attack-id ->
    [melee] {" "}in melee
   *[any] {""}
}.
change-lowest = { $who } rolls its lowest number of attack dice.
change-keywords = { $against ->
    [none] { $attack-id ->
        [melee] Melee attacks of { $who } gain { $words }.
       *[any] Attacks of { $who } gain { $words }.
    }
   *[other] { $attack-id ->
        [melee] Melee attacks of { $who } against { $against } gain { $words }.
       *[any] Attacks of { $who } against { $against } gain { $words }.
    }
}
change-reroll-attack = { $misses ->
    [yes] { $who } may roll attack dice that missed again.
   *[no] { $against ->
        [none] { $who } may roll any attack dice again{ $attack-id ->
            [melee] {" "}in melee
           *[any] {""}
        }.
       *[other] { $who } may roll any attack dice again against { $against }.
    }
}
change-extra-hits = { $attack-id ->
    [melee] A melee attack of { $who } deals more hits: { $n }.
   *[any] The attack of { $who } deals more hits: { $n }.
}
change-two-hits = { $who }: each attack die that hits against { $against } counts as 2 hits.
change-extra-wounds = The attack of { $who } deals more wounds: { $n }.
change-no-defence = Defenders roll no defence dice: each hit is a wound.
change-wounds-instead = If there is any hit, the defender rolls no defence dice; it suffers wounds: { $n }{ $d3 ->
    [yes] , plus what a D3 shows
   *[no] {""}
}.
change-no-bonus = In melee { $who } gets no charge, flank or rear bonus against { $against }.
change-keeps-token = The { $condition } token of { $who } cannot be spent.
change-long-range = The attack has long range.
change-unlimited = { $hit ->
    [none] This attack may be made at any range and without line of sight.
   *[other] This attack may be made at any range and without line of sight, with { $hit } to hit.
}
change-from-tray = Range and line of sight are measured from any part of the tray.
change-not-solo = This attack cannot be made on solo units.
change-sees-all = Units and terrain do not block line of sight for this attack.
change-defence = { $who } gets { $n } to defence rolls.
change-reroll-defence = { $who } may roll any defence dice again.
change-block = { $who } blocks more hits: { $n }.
change-halve = { $who } suffers only 1 wound for every 2 hits it does not block.
change-morale = { $who } gets { $n } to morale tests.
change-panic = { $who } gets { $n } to panic tests.
change-panic-wounds = { $any-test ->
    [yes] Wounds from a failed test for { $who }: { $n }.
   *[no] Wounds from a failed panic test for { $who }{ $against ->
        [none] {""}
       *[other] {" "}after an attack by { $against }
    }: { $n }.
}
change-panic-most = Wounds from a failed panic test for { $who }: { $n } at most.
change-morale-value = The morale of { $who } is { $n }+.
change-passes-test = { $who } passes the test.
change-reroll-test = { $who } may roll any dice of the test again.
change-speed = { $who } gets { $n } to Speed.
change-march-pivot = { $who } may pivot before it marches.
change-ignores-terrain = { $who } ignores these kinds of terrain: { $keywords }.
change-moves-through = { $who } moves through units and terrain when it maneuvers or marches.
change-reroll-charge = { $against ->
    [none] { $who } may roll its charge die again.
   *[other] { $who } may roll its charge die again when it charges { $against }.
}
change-sure-charge = The charge die of { $who } counts as a 6.
change-disorderly = { $against ->
    [none] { $arc ->
        [none] A charge of { $who } is disorderly on a roll of { $n } or less.
       *[other] If it charges { $arc }, its charge is disorderly on a roll of { $n } or less; if so, it becomes { $gives }.
    }
   *[other] If it charges { $arc } { $against }, this is so on { $n } or less.
}
change-charge-gives = Enemies that { $who } charges successfully become { $conditions }.
change-failed-charge-gives = If { $who } fails a charge, it becomes { $conditions }.
change-reroll-retreat = { $who } may roll its retreat die again.
change-slips-away = { $no-pivot ->
    [yes] Enemies that { $who } retreats from may not pivot and become { $gives }.
   *[no] Enemies that { $who } retreats from become { $gives }.
}
change-cannot-act = { $who } can never perform: { $actions }.
change-attackers-get = Enemies that attack { $who } become { $conditions }.
change-defenders-get = { $attack-id ->
    [melee] Enemies that { $who } attacks in melee become { $conditions } before the dice are rolled.
   *[any] Enemies that { $who } attacks become { $conditions } before the dice are rolled.
}
change-reserve = { $stalks ->
    [yes] { $who } does not deploy. At the start of any round you may place it completely within short range of a side edge.
   *[no] { $who } may be held in reserve. At the start of a round in which you are not first player, you may place one unit from the reserve completely within short range of your own or a side edge.
}
change-immune = { $who } cannot become { $conditions }.
change-is-of = { $who } counts as a unit of { $house }.
change-no-objectives = { $who } cannot control objectives.
change-no-points = The destruction of { $who } gives no victory points.
change-silent-attachments = The attachments of { $who } have no abilities.
change-shares-cards = Friendly tactics cards that lie on the unit of { $person } also lie on { $who }.
change-no-healing = { $who } cannot restore wounds.
change-untargetable = { $orders ->
    [yes] { $who } cannot be the target of orders or tactics cards of its own side.
   *[no] { $who } cannot be the target of tactics cards of its own side.
}
change-no-orders = { $who } may not use orders.
change-loses-abilities = { $who } loses all abilities.
change-hand-size = Your tactics hand gets { $n } card: at the start, when it is refilled, and as its limit.
change-controls = You count as controlling a zone.

# What is done

do-give = { $who } becomes { $conditions }.
do-give-any = { $who } gains condition tokens of your choice: { $n }.
do-give-same = { $who } gains a token of that kind.
do-take = { $may ->
    [yes] You may remove { $n } condition token { $whose }.
   *[no] Remove { $n } condition token { $whose }.
}
do-swap-token = Replace one condition token { $whose } with one of another kind.
do-move-token = You may move one condition token from one unit to another.
do-no-token = That token is not gained.
do-vow = This unit vows to fight it.
do-bond = { $animal-id ->
    [bonded-bear] Bear: place a Bear completely within short range of a friendly unit and at least 1″ from enemies; it stays until this unit is destroyed.
    [bonded-eagle] Eagle: this unit has it until it is destroyed.
   *[bonded-wolf] Wolf: this unit has it until it is destroyed.
}
do-taunt = Each time that unit declares anything but an attack or charge on this unit this turn, it first becomes { $conditions }.
do-count = Put { $n } token on this card.
do-pillage = { $who } gains pillage tokens: { $n } (at most 2).
do-pass-pillage = { $may ->
    [yes] { $who } may take a pillage token { $whose }.
   *[no] { $who } takes a pillage token { $whose }.
}
do-wounds = { $who } suffers wounds: { $n }.
do-hits = { $who } suffers hits: { $n }.
do-hits-defence = { $text } It gets { $defence } to these defence rolls.
do-heal = { $who } restores wounds: { $n }.
do-suffer = { $who } suffers up to { $most } wounds of your choice.
do-suffer-models = Remove up to { $most } models of { $who }.
do-suffer-several = Remove up to { $most } models in all from { $who }.
do-survive = { $who } is not destroyed but stays, with wounds left: { $n }.
do-test = { $who } takes a { $kind-id ->
    [panic] panic
   *[morale] morale
} test
do-test-modified = { $text } with this modifier: { $n }
do-test-wounds = { $text }; on a failure it suffers more wounds: { $n }
test-passed = On a success: { $text }
test-failed = On a failure: { $text }
do-act = { $who } may perform a free action: { $actions }
do-act-at = { $text } (attacks and charges only on { $whom })
do-act-surge = { $text }, instead of surging forth
do-act-speed = { $text }, with a Speed of { $inches }
do-act-more = { $text }, with +{ $inches } to Speed
do-act-pivot = { $text }; it may pivot first
do-no-action = { $who } performs no action this turn.
do-shift = { $who } may shift { $inches }″.
do-pivot-shift = { $who } may pivot and shift { $inches }″.
do-surge-instead = Instead of surging forth it may charge or march.
do-activate-idle = { $who } activates, but performs no action.
do-activate-too = { $must ->
    [yes] This unit is not activated otherwise. It is activated right after it.
   *[no] This unit may be activated right after it.
}
do-draw = { $n ->
    [one] Draw 1 tactics card.
   *[other] Draw { $n } tactics cards.
}
any-card = any card
a-commander-card = a card of your commander
do-search = Search your { $place ->
    [both] tactics deck and discard pile
   *[deck] tactics deck
} for { $what } and { $play ->
    [yes] play it at once
   *[no] take it into your hand
}; shuffle the deck.
do-recall = Return { $n } tactics card from your discard pile to your hand.
do-redraw = Put any number of cards of your hand aside, draw as many and 1 more, and shuffle the others into your deck.
this-card = this card
do-attach = Attach { $card } to { $whom } { $until }.
do-cancel = Its effect is cancelled.
do-refresh-order = One used order { $whose } may be used again.
do-instead-of-zone = Instead of the effect of the zone: { $text }
do-use-zone = Use the effect of any unclaimed zone instead.
do-control-zone = Until the end of the round you count as controlling a zone of your choice.
do-silence-ncu = That NCU loses all abilities until the end of the round.
do-silence-enemies = All enemy NCUs lose all abilities until the end of the round.
do-after-claim = { $before ->
    [yes] If that NCU claims a zone this turn, before or after its effect, as you like: { $text }
   *[no] If that NCU claims a zone this turn, after its effect: { $text }
}
do-move-ncu = You may move that NCU to any unclaimed zone. If you do: { $text }
do-retarget = The zone must target another unit, if it can. { $text }
do-for-all = For { $whom }, one after the other as the chosen unit: { $text }
do-choose = Choose { $whom }.
do-choose-may = You may choose { $whom }.
do-choose-up-to = Choose up to { $most } { $whom }.
do-menu = { $by ->
    [opponent] Your opponent chooses
   *[me] Choose
} { $n }{ $repeat ->
    [yes] {" "}(the same more than once if you like)
    [some] {" "}(only { $often } more than once if you like)
   *[no] {""}
}:
menu-number = ({ $number })
menu-item = ({ $number }) { $text }
do-roll = Roll a die. On { $least }+: { $text }
roll-least = { $least }+ is enough.
roll-sure = No roll is needed.
roll-again = You may roll it again.
do-roll-d3 = Roll a D3.
d3-face = On a { $face }: { $text }
do-kill-attachment = An infantry attachment { $whose } is destroyed.
do-destroy = { $who } is destroyed.
do-steal-attachment = An infantry attachment destroyed by the attack may join the attacker.
do-strip = Remove any number of its condition tokens; for each, it loses an ability of your choice until the end of the round.
do-after-attack = After this attack: { $text }
change-shares = { $who } has the abilities of another unit as well, but for the innate ones.
do-move-attachment = You may then move an attachment from one of the two units to the other, or exchange their attachments.
do-share-abilities = Until the end of the turn each of the two units has the abilities of the other as well, but for the innate ones.
do-use-order = You may use an unused order of one of them now, if it answers to this occasion.
do-foresee = Name an enemy NCU as well. If the chosen unit or that NCU performs an action this turn, before it is resolved: { $text }
do-after-destroyed = After it is off the table: { $text }
do-reinforce = Place a new unit completely within long range of your own table edge, not activated: { $unit }, with { $attachments }.
do-ride-by = As its action it pivots and marches, even if it is engaged and through enemies; enemies it leaves may not pivot. One enemy it moved through (the chosen unit) suffers wounds: { $n }.
do-wager-zones = Your opponent names a zone, then you name one. When one of them is first claimed this round, after its effect, the opponent of whoever claimed it may do this: { $text }
do-spend-counters = Remove up to { $most } tokens from this card.
do-gain = You gain victory points: { $n }.
do-unmask = The model that joined this unit is removed.
do-must-fight = In their next turn your opponents must activate a combat unit, if they can.
do-discard-random = { $n ->
    [one] Your opponent discards 1 tactics card at random.
   *[other] Your opponent discards { $n } tactics cards at random.
}
do-reveal-hand = Your opponent shows all tactics cards in hand.
do-trample = { $who } pivots, then moves exactly { $inches }″ straight ahead, through units, and does not pivot again. If it would end on a unit, it stops 1″ short of it. Each unit it moves through or would have ended on suffers wounds, what a D3 shows; solo units do not.
do-throw = Instead of that action { $who } makes a ranged attack at long range: { $dice } die, hitting on { $hit }+.
do-summon = Choose { $units }, on the table or destroyed, and place it completely within short range of a side edge; if it has been activated this round, it comes in activated.
do-take-first = You are first player in the next round.
do-stays = This card stays in force { $until }.
do-clear-piece = Remove a piece of terrain.
do-bring-in = Place a unit of your reserve completely within short range of a side edge, not activated.
do-arrows-again = That castle wall shoots again, with half its attack dice, rounded up.
do-stakes-at-walls = Place stakes within short range of a castle wall, away from all trays and other terrain.

# What a seat brings, and building it

label-armies-option = Armies
label-armies-option-about = For each seat the name of a ready-made army or a list; whoever brings none gets a ready-made one.
name-army = army
label-roster = Army
label-rosters = Armies
label-rosters-mine = My armies
label-rosters-built-in = Ready-made armies
label-roster-by-lot = Any ready-made army
label-roster-yours = Your army
label-roster-of = Army of { $player }
label-roster-new = New army
label-roster-build = Build armies
label-roster-open = Open an army
label-roster-name = Name of the army
label-roster-unnamed = Unnamed army
label-roster-legal = This army may be played.
label-roster-leave = Your changes to this army are not saved. Leave them behind?
label-roster-import-about = Paste an army list: a line for each unit, such as “- Stark Bowmen (6)”, its attachments below it; or JSON. Names are read in English, German and Dutch.
label-roster-try = Try a first hand
label-roster-try-again = Another hand
label-build-faction = Faction
label-build-commander = Commander
label-build-no-commander = No commander yet
label-build-size = Points of the game
label-build-cards = Cards
label-build-fitting = What fits this army
label-build-units = Combat units
label-build-attachments = Attachments
label-build-ncus = Non-combat units
label-build-commanders = Commanders
label-build-points = { $points } of { $most } points
label-build-neutral = { $points } of { $most } neutral
label-build-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
label-build-free = no points
label-build-add = Add { $card }
label-build-remove = Take out { $card }
label-build-read = Look at { $card }
label-build-find = Find in names and texts
label-build-found = { $count ->
        [0] No card
        [one] One card
       *[other] { $count } cards
    }
label-build-which-unit = Which unit does { $card } join?
label-build-no-unit = No unit of this army can take { $card }.
label-build-attach = Attachment
label-build-attach-to = Attachment for { $unit }
label-build-leads = Commander
label-build-empty = Choose units to begin with.
label-build-most = The army has as many of these as it may.
label-sheet-speed = Speed
label-sheet-defence = Defence
label-sheet-morale = Morale
label-sheet-models = Models
label-sheet-wounds = Wounds of a model
label-sheet-attacks = Attacks
label-sheet-range = { $range-id ->
        [melee] melee
        [short] short range
       *[long] long range
    }
label-sheet-hit = hits on { $hit }+
label-sheet-dice = { $count ->
        [one] dice: { $dice }
       *[other] dice by ranks: { $dice }
    }
label-sheet-abilities = Abilities
label-sheet-cards = Tactics cards
label-sheet-type-infantry = Infantry
label-sheet-type-cavalry = Cavalry
label-sheet-type-monster = Monster
label-sheet-type-war-machine = War machine
label-sheet-type-solo = Monster
label-sheet-type-large-solo = War machine
label-sheet-type-ncu = Non-combat unit
label-sheet-attachment = Attachment, { $type }
label-sheet-character = Character

# Stakes in play, an action that is lost

name-war-elephant = War Elephant
name-stake-building = Stake Building
name-baratheon-banners = Baratheon Banners
name-traitors = Traitors! I Will Have Their Heads!
has-attacked = with an attack on { $whom } this round
do-lose-action = The action is not performed.
do-stakes = You place stakes within { $inches } inches { $whom }, on no tray and no other terrain.
ask-lay-stakes = Where do the stakes stand?
answer-lay-stakes = At { $x-inches }″, { $y-inches }″, facing { $heading-degrees }°

## Options and plots

label-measure-points = Victory points
label-measure-wounds = Wounds left
label-measure-models = Models
label-points-option = Points of each army
label-points-option-about = Ready-made armies have 30, 40 or 50.
label-mode-option = Game mode
label-mode-option-about = What the battle is about, and what scores points.
label-terrain-option = Terrain
label-terrain-option-fixed = A ready-made table
label-terrain-option-chosen = Chosen by the players
label-terrain-option-dice = Chosen by dice
label-terrain-option-none = None
label-large-option = A table 72 inches wide
label-large-option-about = For armies above 50 points, or more than two players.
label-players-option = Who fights whom
label-players-option-none = As usual: two against each other, more all against all
label-players-option-duel = One against one
label-players-option-teams = Two against two
label-players-option-free-for-all = All against all
label-agreed-option = Rulings, agreed otherwise
label-higher_wins-option = Whoever has more victory points wins at once
label-higher_wins-option-about = If both have the victory points needed at the end of a round; usually the game goes on.
label-own_front-option = Charges: half of the charger’s own front must touch
label-own_front-option-about = Usually half of the shorter of the two edges is enough.
label-no_ncu_on_full_board-option = No NCU is activated while the board is full
label-no_ncu_on_full_board-option-about = Usually it may be, and its activation ends at once.
label-storm_goes_on-option = A Storm of Swords: nobody is eliminated
label-storm_goes_on-option-about = Usually whoever has no unit left on the table is out.
label-any_part_near_edge-option = Here We Stand: part of the tray near the edge is enough
label-any_part_near_edge-option-about = Usually a returning unit stands completely within short range of its edge.
label-square_arcs-option = Front and flank lines of infantry at 45 degrees
label-square_arcs-option-about = Usually they run from the middle of the tray through its corners.
label-hidden_in_terrain-option = Terrain hides whoever stands on it
label-hidden_in_terrain-option-about = Usually terrain that blocks sight does not block it if either of the two units stands on it.
label-storm_rolls_for_zones-option = A Storm of Swords: another roll for the deployment zones
label-storm_rolls_for_zones-option-about = Usually whoever chose the role also counts as having chosen the zone.
label-started_tens-option = Started tens count towards victory
label-started_tens-option-about = Every 10 further army points, even if only begun, need 2 more victory points; usually only full tens count.
label-one_army_counts-option = Teams: the size of one army counts
label-one_army_counts-option-about = Usually the victory points needed follow from both armies of a team together.

## Chapters of the rules

chapter-terms = Terms
chapter-round = The round
chapter-cleanup = Clean-up phase
chapter-unit = Units
chapter-rank = Ranks
chapter-attach = Attachments
chapter-ncu = Non-combat units
chapter-los = Line of sight
chapter-arc = Front, flanks and rear
chapter-action = Actions
chapter-move = Movement
chapter-maneuver = Maneuver
chapter-march = March
chapter-retreat = Retreat
chapter-attack = Attacks
chapter-ranged = Ranged attacks
chapter-melee = Melee attacks
chapter-charge = Charges
chapter-failed = Failed charges
chapter-disorderly = Disorderly charges
chapter-multi = Several enemies
chapter-resolve = Resolving an attack
chapter-surge = Surge forth
chapter-bonus = Combat bonuses
chapter-morale = Morale tests
chapter-panic = Panic tests
chapter-board = The tactics board
chapter-influence = Influence
chapter-commander = Commanders
chapter-deck = The tactics deck
chapter-cards = Playing tactics cards
chapter-timing = Timing
chapter-reroll = Rolling again
chapter-stack = Effects that add up
chapter-wound = Wounds and healing
chapter-order = Orders
chapter-condition = Condition tokens
chapter-dice = Dice
chapter-army = Building an army
chapter-neutral = Neutral units
chapter-team = Team against team
chapter-ffa = Free for all
chapter-terrain = Terrain
chapter-terrain-blocks-los = Terrain that blocks sight
chapter-terrain-cover = Cover
chapter-terrain-dangerous = Dangerous terrain
chapter-terrain-destructible = Destructible terrain
chapter-terrain-elevated = Elevated terrain
chapter-terrain-fortified = Fortified terrain
chapter-terrain-hindering = Hindering terrain
chapter-terrain-horrific = Horrific terrain
chapter-terrain-impassable = Impassable terrain
chapter-terrain-inspiring = Inspiring terrain
chapter-terrain-rough = Rough terrain
chapter-win = Victory
chapter-setup = Setting up
chapter-deploy = Deployment
chapter-mode = Game modes
chapter-mode-agot = A Game of Thrones
chapter-mode-acok = A Clash of Kings
chapter-mode-asos = A Storm of Swords
chapter-mode-affc = A Feast for Crows
chapter-mode-adwd = A Dance with Dragons
chapter-mode-twow = The Winds of Winter
chapter-mode-har = Honed and Ready
chapter-mode-fab = Fire & Blood
chapter-mode-hws = Here We Stand
chapter-mode-dwdw = Dark Wings, Dark Words
chapter-ability = Common attack abilities
chapter-ex = Worked examples
chapter-rule = Rulings

## The battle in sentences, without the board

told-title-moment = The moment
told-title-table = The table
told-title-tactics = The tactics board
told-title-army =
    { $seat-you ->
        [yes] Your army: { $faction }
       *[no] The army of { $seat }: { $faction }
    }
told-moment = It is round { $round } of 6 in the mode { $mode }.
told-setup = The armies are being deployed in the mode { $mode }.
told-goal = { $required } victory points are needed to win.
told-first =
    { $seat-you ->
        [yes] You are first player.
       *[no] { $seat } is first player.
    }
told-turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is the turn of { $seat }.
    }
told-attack = { $by } attacks { $on } with { $weapon } ({ told-arc }): hits { $hits }, blocked { $saved }.
told-arc =
    { $arc-id ->
        [left] left flank
        [right] right flank
        [rear] rear
       *[front] front
    }
told-test = { $unit } takes a { $panic ->
        [yes] panic
       *[no] morale
    } test and needs { $needed }.
told-mission = Mission in force: { $mission }.
told-table = The table is { $width-inches } inches wide and { $depth-inches } inches deep.
told-place = { $right-inches } inches from the left and { $up-inches } inches from { $own ->
        [yes] your
       *[no] the near
    } edge
told-piece = { $kind } ({ $keywords }), { told-place }.
told-marker = Objective marker{ $card ->
        [0] {""}
       *[other] {" "}with card { $card }
    }, { told-place }{ $held ->
        [yes] , controlled by { $unit }
       *[no] {""}
    }.
told-marker-carried = An objective marker is carried by { $unit }.
told-zone-held =
    { $seat-you ->
        [yes] { $zone }: your { $ncu } stands there.
       *[no] { $zone }: { $ncu } of { $seat } stands there.
    }
told-zone-free = { $zone }: free.
told-ncu =
    { $seat-you ->
        [yes] Your { $ncu } stands beside the board{ $done ->
                [yes] {" "}and has been activated
               *[no] {""}
            }.
       *[no] { $ncu } of { $seat } stands beside the board{ $done ->
                [yes] {" "}and has been activated
               *[no] {""}
            }.
    }
told-influence = { $ncu } influences { $unit }.
told-army =
    { $seat-you ->
        [yes] You have victory points: { $points }; tactics cards in hand: { $hand }, in the deck: { $deck }.
       *[no] { $seat } has victory points: { $points }; tactics cards in hand: { $hand }, in the deck: { $deck }.
    }
told-out =
    { $seat-you ->
        [yes] You have no unit left and are out of the game, with victory points: { $points }.
       *[no] { $seat } has no unit left and is out of the game, with victory points: { $points }.
    }
told-hand = The cards in your hand are { $cards }.
told-destroyed = { $unit } is destroyed.
told-reserve = The unit waits in reserve.
told-beside = The unit is not on the table.
told-stands = The unit stands { told-place } and faces { $facing-id ->
        [ahead-right] ahead to the right
        [right] to the right
        [back-right] back to the right
        [back] back
        [back-left] back to the left
        [left] to the left
        [ahead-left] ahead to the left
       *[ahead] ahead
    }.
