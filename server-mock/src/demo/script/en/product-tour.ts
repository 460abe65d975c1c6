/** The product on screen, one capability at a time. */
export const productTour = `
## show
--
R[value]: {Let me share my screen. This is a Monday at seven, with your $crew as an example: two people are ill, and one $job has moved.|I'll start with the moment that you described: it's seven, somebody is missing. Can you see my screen?}
P: {I see it. The red ones are the gaps?|Yes, it's there. What does the red mean?}
R: {Red is what has nobody. I click on it, and it offers three people, with what each of them would cost in overtime.|Those are the open ones. One click, and you see who could do it, who's allowed to, and who has done it most often.}
P!gap-filling: {And I pick? It doesn't just do it?|Can I see why it suggests those three?}
R: {You pick. You can let it do so by itself for certain cases, but nobody starts with that.|Hover over the name. Qualified, twelve minutes away, and has had the fewest changes this month.}
P: {Fair. That's more than I know on a Monday at seven.|Okay. That's how I'd decide, if I had the time.}
--
R[value]: {This is the same thing on the phone, as one of your $crew would see it. Today, tomorrow, and a button that says "I can't".|Now the other side. Imagine you're the $worker, and your plan has just changed.}
P: {What happens when they press it|Do they have to confirm it}?
R: {You get it at once, with suggestions, and they see that somebody is taking care of it.|One tap. And if they don't confirm within ten minutes, you see it here in orange.}
P!mobile-app: {In how many languages? Half of mine would need that.|So no more group chat with ninety people.}
R: {Fourteen, each person sets their own.|You can keep it for the birthdays.}
P: {Good.|They'd like that.}
--
R[value]: {You asked for rules. Here they are, in plain language: rest times, certificates, who mustn't be sent where.|Let's put in one of your rules and see what happens. Which one do you pick?}
P: {What if two of them contradict each other?|Nobody works two weekends in a row. That's the sacred one.}
R: {Then it says so, and which one you'd have to break. It never breaks one silently.|Typed, saved. And now it shows you the four places in the current plan where you've broken it already.}
P!rules: {It tells me which one to break. I want that printed on a mug.|Four? I'd have said none. All right, that's useful and a bit embarrassing.}
--
R[value]: {This is the part for $boss: hours planned, hours worked, and the cost per $job, up to last night.|One more screen, because you talked about the end of the month: planned against actual, per $site.}
P!cost-view: {Per $site? And can I go down to a single day?|Up to last night? We get that on the tenth of the following month.}
R: {Down to a single $job, if you want to. Most stop at the week.|The hours come from the phones, so there's nothing to collect.}
P: {I'd have caught March with this.|I know two people who'll fight over who gets this first.}
--
R[value]: {Here's next week. It takes what came in over the past two years, adds the calendar, and says: Thursday will be short by six.|You said that you see it coming and can't act. This is the forecast, with how sure it is about it.}
P: {How often is it right|And do you trust that}?
R: {For next week about nine times out of ten, within two people. For next month it's a hint, no more.|I trust the direction, not the decimals. It tells you where to look.}
P!forecast: {Nine out of ten beats me.|Good that you say it. The last vendor said ninety-nine percent.}
--
S[value]: {May I show how a swap works? It's the feature people talk about at the coffee machine.|I'd like to show you the swap, because that's what your people will touch first.}
P: {Please. That's where we lose most of our time.|Go on.}
S: {One offers a shift, those who are allowed to take it get asked, the first one has it. You've done nothing.|The rules are checked before it's even offered. Somebody without the certificate never sees it.}
P!swaps: {And I find out? I don't want to read it in the plan.|So it can't produce something illegal. That's the important part.}
S: {You get one line, and you can undo it for as long as nobody has started.|It can't. And if you want an approval for certain roles, that's a tick.}
P: {That'll take a hundred calls a week off us.|Tick it for all of them, to begin with.}
--
R[value]: {How would you set up a new $site? Let me do it in front of you. I'll need a name.|Let me show you the boring part: setting up. Most people are afraid of that.}
P: {Take $pilot.|Yes, me too. Our data isn't pretty.}
R: {Copy the rules from another one, drop in the list of people, done. The file had eleven errors, here they are, in words.|You drop the file here, ugly as it is. It tells you which lines it didn't understand and what it would suggest.}
P!easy-setup: {That took a minute. With $system it was a project.|"Is this the same person as in line forty?" Ha. Yes, it is.}
--
R[value]: {A customer's view, if you like: a link, no login, with the time of arrival.|You get sixty of those "where are you" calls. This is what your customer would see instead.}
P: {And if we're late, do they see that too|Is it exact}?
R: {They do, with the new time. People forgive late. They don't forgive not knowing.|Within about ten minutes. It's more honest than a window of four hours.}
P!customer-eta: {I'd need to get used to that. But you're right.|That would take half of the calls off our desk.}
--
R[value]: {And this is the map. I show it last, because everybody loves it and nobody needs it all day.|You'll ask for a map, so here it is.}
P: {I do love it. What's it good for, then?|I would have. Who's allowed to see that? The works council will ask.}
R: {For the one moment when something happens and you have to know who's nearest.|Only the planner on duty, only during working hours, and you can switch it off for good.}
P: {That moment is most days, but I take the point.|Off for good, to start with. Then nobody gets nervous.}
--
R[value]: {Shall we try your worst case? What would that be?|Tell me something that you think it can't do.}
P!worst-case: {Snow. Half of the people can't get in, everything's late, and everyone's calling at once.|Two ill, one van broken, and an urgent $job from the customer we mustn't disappoint.}
R: {Okay, I take out half of them. Now it sorts by what can't wait, you see the list of those to call, and with one button the others get a message.|Here we go. It can't save everything. It says: these two move to tomorrow, this one goes to a partner, and the important one is covered.}
P: {It doesn't solve the snow, but I'd know where I stand.|That's what I'd have come up with by about eleven.}
R: {That's all I'd promise.|And now it's seven past seven.}
P: {Good answer.|Show that to $boss exactly like this.}
`;
