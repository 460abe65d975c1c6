/** Talking terms: price, trades, other offers, contract. */
export const negotiation = `
## position
--
R: {Where do we stand, from your side|How did the internal round go}?
P!internal-yes: {The decision for you is as good as made. What's open is the money and two points in the contract.|$Boss is in favour, finance is in favour with a but. The but is about $percent percent.}
R: {Which of those would stop the signature if we didn't solve it|And if we leave the percent aside for a moment, is anything else open}?
P: {The price, obviously. The rest is wording.|The term. We've never signed anything longer than a year.}
--
R: {You've had the proposal for a week. What came back|What did people say about the proposal}?
P: {Two questions from finance, one from legal, and a sigh from $boss.|Mostly good things, and one question from finance.}
R: {I'll take the sigh first, it tells me the most.|Then the question first. What was it?}
P: {The sigh was about $total. It doesn't fit in this year's line.|Whether the price goes up after the first year, and by how much.}
--
R: {Before we talk numbers: is there anything in the scope you'd change|Is the scope still right? $Seats $crew, all $sites}?
P: {We could leave the two smallest $sitesShort out for now. They're a different kind of business.|Yes, but not all on the first day. I'd like to pay for what's live.}
R: {That's reasonable. It changes the number, so let's settle that first.|Then we put it in as steps, with dates. You'd pay from the month each one goes live.}
P: {That would help me a lot this year.|Good, that's easier to explain upstairs.}

## price-push
--
R: {So what's the number that keeps you from signing|What do you need to get this through}?
P!discount: {$Off2 percent off, and I can sign it myself, without the board.|I need to be under what we budgeted. That means about $off percent less than what's on the page.}
R: {What's the limit up to which you sign|Is it the amount, or is it the principle that finance gets something}?
P: {There's a line at fifty thousand. Below it I decide, above it I present.|Both, if I'm honest. They always want to have won something.}
--
R: {You said procurement has got involved. What are they asking for|What does procurement want}?
P!discount: {Twenty percent. They always ask for twenty. They'd be disappointed if you said yes.|A better unit price, and payment in ninety days instead of thirty.}
R: {I appreciate you telling me how the game goes.|Which of those two matters more to them?}
P: {They're measured on the first number they see. So.|The unit price is on their scorecard. The payment terms are a habit.}
--
R: {I noticed you took out the onboarding line. Was that on purpose|What happened with the onboarding in your version}?
P!onboarding-fee: {Yes. I don't see why we should pay you to teach us what we're buying.|$Rival includes it, so I crossed it out.}
R: {I see why it looks odd. It's four days of two people, on your site.|They do include it. It's a video course.}
P: {Then call it something else. Nobody here signs "onboarding".|A video course isn't the same, I grant you that.}
--
R: {Let me ask it the other way round: at which price is this a clear yes|If the price were right, is there anything else that would hold you back}?
P!target-price: {At {two|three} euros less per $worker it would be a clear yes.|Nothing else. It's the price and a bit of pride.}
R: {I can't get there by just taking it off, but there may be ways that cost neither of us much.|Thank you for being straight. Let me see what could carry that.}
P: {I'm listening.|Go on.}

## price-talk
-- strong
R[pricing]: {The list price is $price per $worker a month, $total a year for everybody. Before I touch it I'd like to know what it has to be compared with.|Let me put the number in the open: $total a year. It's a fair price, and I'd rather change the scope than pretend it was too high.}
P: {It's compared with the budget, and the budget is $off percent lower.|I respect that. But I need to come back with something.}
R[pricing]: {If we move on price, I need something in return: a longer term, payment in advance, a reference after the first quarter. What could you offer?|Then let's find something to trade. Two years instead of one is worth $off percent to us, and so is payment in advance.}
P: {A reference is easy, we'd do that anyway. Two years I'd have to ask.|Payment in advance could work. We have money in this year, just not in the next.}
R[pricing]: {Good. Then with $term months and the reference I can give you $off percent, and that's where it ends.|With payment in advance I can do $off percent. I'd have no second number in my pocket, so please don't look for one.}
P: {That's clear at least. Put it in writing.|I'll still ask, it's my job. But fine.}
-- strong
R[pricing]: {What would $off percent change for you|If I said yes to the discount, would you sign this week}?
P: {It would get me under the line.|Probably. I can't swear it.}
R[pricing]: {Then let's look at the line, not at the discount. If the first year starts with $pilot and the rest from the fourth month, you're under it at full price.|"Probably" is a lot to ask for $off percent. What if we keep the price and I take the risk out: you can leave after three months?}
P!phase-in: {So we pay less because we use less. I can live with that.|An exit after three months would calm down a lot of people here.}
R[pricing]: {And the unit price stays what it is for everybody, which keeps us both honest next year.|Then that's my offer: full price, and the door open until the end of month three.}
P: {Let me run that past $boss.|That's more use to me than a discount, actually.}
--
R[pricing]: {For the volume you have we could do $off percent. I'd need it signed this quarter, though.|I have a little room: $off percent if it's $term months.}
P: {What's in it if we take all $sites at once|And if we start with everybody from day one}?
R: {Then we're at $off percent plus the training for free.|I could add the training for your team leads, two days.}
P: {That's something. I'll take it along.|Okay. It isn't quite there, but it's a direction.}
-- weak
R[pricing]: {So the price is $total, but, um, I can tell you right away that we have some flexibility there.|It's $price per $worker, but don't worry about that, we never sell at list price.}
P: {Oh. How much flexibility|Good to know. So what do people really pay}?
R[pricing]: {Normally I can do $off percent without asking. With my manager probably $off2.|Around $off2 percent less, usually. I can try for more.}
P: {Then let's start from there. And I'd want it per month, without a term.|Then $off2 percent is where we begin, I suppose.}
R[pricing]: {Okay, I think we can make that happen.|Sure, I'll make it work somehow.}
P: {Great. Easier than I thought.|Good. And the setup for free, I assume.}
-- weak
R[pricing]: {About the price, I'd say let's not talk about that today. It depends on a lot of things.|I don't have the price here, to be honest, it's in another document.}
P: {But that was the one thing $boss wanted to know.|I did ask for it in my mail.}
R[pricing]: {I'll send it. It's somewhere between, hmm, fifteen and forty thousand, I'd say.|It'll be competitive, I can promise you that.}
P: {That's a wide range.|I can't plan with "competitive".}
--
R[pricing]: {It's $price per $worker a month, everything included, billed by the people who are active.|All in all $total a year. Rollout and support are in there, travel isn't.}
P: {Active meaning what? We have forty people who come and go.|Travel from where to where?}
R[pricing]: {Anybody who has at least one $job in the month. Those who don't cost nothing.|From us to $city. It's two trips, and you'd see the tickets.}
P: {That's a relief, the seasonal ones would have been a problem.|Fine. I just don't like surprises.}

## trade
--
R[pricing]: {If we went to $term months, would that be a problem in principle or just in wording|What would make $term months acceptable}?
P!term: {We don't do long terms. If $system is replaced in two years, I don't want to be stuck with you.|With a way out after the first year I could do it.}
R: {Understood. Should $system go, we let you go as well. I can have that written down.|Then a break after twelve months, with three months' notice. You'd lose the discount for the remaining time, nothing else.}
P: {Written down is good. Not in an email, in the contract.|That's fair. I'd sign that.}
--
R[pricing]: {How do you usually pay: monthly, quarterly, once a year|Is the payment rhythm important to you}?
P!payment-terms: {Quarterly. Finance would like to keep the money as long as possible.|Once a year is fine, even in advance, if it's worth something.}
R: {Quarterly is fine. It's a little more work for us, but I won't make a thing of it.|In advance would be worth three percent to us, and it's the quickest way to get there.}
P: {Good, one point less.|Three percent is better than what the bank gives us.}
--
R[pricing]: {Would $company be willing to be named as a customer, with a short story after six months?|There's one thing that would help me a lot, and it costs you an hour: a reference call now and then.}
P: {If it works, gladly. If it doesn't, I'd be a very honest reference.|I'd have to ask marketing, but I can't see why not.}
R: {Honest is the only kind that helps. It gives me room for another percent or two.|Ask them, there's no hurry. It would give me room for another percent or two.}
P!reference: {Then write "after a successful pilot" next to it.|I will. I like talking about things that work.}
--
R[pricing]: {What if the last two $sitesShort came in at the end of the year, under the same price|We could fix the price for everything you add in the next two years. Would that be worth something to you}?
P!expansion-price: {Yes. We'll probably add two more $sitesShort, and I don't want to negotiate again each time.|That's actually worth more to me than a discount today.}
R: {Then I'd put it in as an option, no commitment.|Same unit price until the end of the second year. Done.}
P: {Good. That's one for the summary.|That will make procurement smile, and they rarely do.}

## competitor-offer
--
R: {You mentioned another offer. How far apart are we|What does the other proposal look like, as far as you can say}?
P!rival-offer: {$Rival came down to a price that's a third below yours. I'm not supposed to tell you that.|About $off2 percent, before you look at what's inside.}
R[value]: {What's inside it that you'd use|And if the price were the same, who would you choose}?
P: {Less than in yours. No rollout, no connection to $system, and support by mail.|You. That isn't even a question, but don't tell procurement.}
R[objection]: {So the question is what the missing part is worth. The $system connection alone you had estimated at thirty days.|Then the difference is worth something to you. Who at $company would do the work that isn't in their offer?}
P: {Thirty days that I don't have. Yes.|Me, on weekends. I see what you're doing.}
--
R: {Is $rival still in the race|Has anybody else moved on price}?
P!rival-offer: {They call every other day. It tells me something about their quarter.|They offered us three months for free yesterday.}
R: {Did they say what happens to the price after the first year?|I can't and won't match that. What I can do is make sure that month four is still a good month.}
P: {No. I should ask them that.|Month four is where it hurts. It's in their small print: index plus five percent.}
--
R: {You said you'd show me where the other offer is better. Will you|What does $rival do that we don't}?
P!rival-offer: {They let us start with fifty people and pay for fifty. You want everybody at once.|They have an office around the corner. I could throw a stone at it.}
R[value]: {We can start with $pilot alone, at the same unit price. I should have said that.|I can't move our office. I can give you a name, a number and an answer within the hour.}
P: {That changes things.|That's nearly as good as a stone.}

## legal
--
R: {Did legal get back to you|What's open in the contract}?
P!legal: {Two things. Liability is capped too low for their taste, and they want the data processing agreement on our paper.|The notice period, and where disputes go. Our people don't like foreign courts.}
R: {On your paper is fine, if our people can read it by $day. The cap is harder, but twice the annual fee is usual.|Your courts are fine with us. The notice period I can shorten to two months.}
P: {Twice the fee will do. They expected to fight for it.|Then there's nothing left to fight about. They'll be bored.}
--
R: {Shall we go through the red lines together|I've seen the comments from your lawyer. Shall I say what we can do}?
P: {Please, and only the ones that matter. There are thirty-four.|Go ahead. I've read it twice and understood half.}
R: {Thirty are wording, all accepted. Three of the others are fine. The last one is the service level: fifteen minutes at night we can't promise, an hour we can.|Everything but one. We can't promise an answer within fifteen minutes at night. Within the hour we can.}
P!service-level: {An hour is okay at night. We start at five in the morning though, so "night" has to end there.|If it's down at six in the morning, I need a human. That's my one condition.}
R: {Then we write "from five". Consider it done.|From five o'clock there's a person, on the phone. I'll put it in.}
P: {Good. Then legal has had its fun.|Perfect.}
--
R: {Is data protection happy|How far are they with the data processing agreement}?
P!legal: {Happy isn't a word they use. They have one question: who else gets to see the data.|On page nine of fourteen. They want the list of your subcontractors.}
R: {Three companies, all in the list, none outside the region without your consent.|You'll have it in ten minutes. It's one page, with dates.}
P: {That's what they hoped to hear, in their way.|They'll ask for the dates, so that's good.}

## sign-off
--
R[next]: {If we agree on this today, what happens on your side, step by step|Who signs, and where is that person next week}?
P: {I send it to $boss on $day, finance looks at it for two days, and then it's signed electronically.|$Boss signs, and $boss is away from the end of next week. So it's before that or in three weeks.}
R[next]: {Then you'll have the final version the day before, so that nothing waits on us. Should I call $boss about the open point, or will you?|Let me have it with you tomorrow at noon. If there's a question, I'm reachable, also at the weekend.}
P: {I'll do it. It's better coming from me.|No weekend. But tomorrow noon is good.}
--
R[next]: {What could still go wrong|If this isn't signed in two weeks, what will have been the reason}?
P: {Somebody finds the line in the budget. Or $boss gets cold feet about doing it before the holidays.|That $it reads the security annex at the last minute.}
R[next]: {Can we give $boss something for the second one? A start after the holidays, with the price fixed today?|Then let's get it to them today, with a date by which they answer.}
P: {Yes. That takes the pressure out.|I'll walk over and put it on the desk.}
--
R[next]: {Whose calendar is the bottleneck from here on|If I wanted to see the ink dry by the end of the month, what would I have to do}?
P: {That of $boss. There's one free hour this week, and I've put our name on it.|Send purchasing their form before they ask for it. They love that.}
R[next]: {Then let's make sure that one hour is enough. What will be asked?|It's filled in already. I'll send it right after this.}
P: {Two things: the exit, and who is responsible when it's down.|You've done this before.}
`;
