/** What the product does for the prospect, and the questions that follow. */
export const value = `
## value
-- strong only=discovery,demo,follow-up,negotiation,closing
R[value]: {You said mornings cost you $hours hours a week.|Let me tie that to what you told me: $hours hours a week, $cost a year.} {$Peer was at about the same level, and after $weeks weeks they were at a third of it. Even if you only get half of that, it pays for itself in the first year.|If we take away only the second pass over the plan, that's about a third of it, and I'm not counting overtime.}
P!proof: {Can they confirm that? I don't mean a slide, I mean a person.|That's the kind of number $boss would ask about. How was it measured?}
R[value]: {Their head of planning will take your call. And they measured it themselves, in week two and in week eight.|By them, not by us. They timed the first hour of the day before and after, for a month each.}
P: {Okay. That I'd like to see.|Good. Send me the name and I'll call.}
-- strong only=discovery,demo
R[value]: {Of the five things we could look at, I'd leave out three, because they have nothing to do with your $percent percent.|I could show you a lot now, and most of it wouldn't matter to you. Two things do.} {What would change for you is this: when something moves, the plan moves with it, and everybody who has to know finds out without a phone call.|The point is the hour after the plan breaks. You see what's affected, you get three ways out, you choose one.}
P: {That's the first time somebody has described it from our end.|So it doesn't decide for me?}
R[value]: {And you still decide. It only does the arithmetic that you do in your head today, and it doesn't go on holiday.|No, and it shouldn't. It shows what each choice costs, in overtime and in late $jobs.}
P!no-black-box: {Good, because a black box wouldn't survive a week here.|I like that. My people want to stay in charge.}
-- strong only=discovery,demo,follow-up,negotiation,closing
R[value]: {Can we do the sum together|Let's put rough numbers on it, and you hold the pen}? {$hours hours a week at what your people cost is about $cost a year. We'd be at $total. What have I forgotten|$cost on one side, $total on the other, and I haven't counted a single complaint. Where would you challenge it}?
P: {The training time. And the two weeks when everybody does both.|You forgot that I don't get rid of those people. I'd use them for something else.}
R[value]: {Then we add two weeks of double work. It moves the break-even by a month, it doesn't change the answer.|True. So let's not call it savings, let's call it $hours hours that you can spend on what you listed at the start.}
P: {Put that in the summary, please, exactly like that.|That I can say to $boss with a straight face.}
-- only=discovery,demo,follow-up,negotiation,closing
R[value]: {Most of our customers see the first effect in the mornings.|What customers tell us is that it gets quieter.} {Fewer calls, fewer corrections, and the plan is right more often.|The phone rings less, and when it rings it's for a reason.}
P: {Quieter would be nice. Do you have figures|How long until that happens, typically}?
R: {I'd say about a quarter of the time back, it depends a bit on where you start.|It varies. Between $weeks and twelve weeks, depending on the data.}
P: {Okay, plausible.|Depends is what everybody says.}
-- only=discovery,demo,follow-up
R[value]: {What I'd find useful in your place is the cost per $job, live.|One thing you didn't ask for: you'd have the cost per $job on the same screen.} {You could see on Wednesday what you currently learn at the end of the month.|By $site, by week, whatever you like.}
P: {$Boss would print that and frame it. Where does it get the rates from?|Interesting. And who keeps the rates up to date?}
R: {From $system, once a night.|Nobody has to, we read them from $system.}
P: {Okay, that's one thing less to argue about.|That would save me a very long afternoon every month.}
-- weak only=discovery,demo,follow-up,negotiation,closing
R[value]: {So we have planning, we have analytics, we have the app, we have over two hundred integrations, there's an assistant now, and it's all in the cloud.|The platform is really very comprehensive: forecasting, optimisation, messaging, reporting, you name it, and we ship every two weeks.}
P: {That's a lot. Which of that would I use|Okay. And what does that mean for us}?
R[value]: {Well, all of it, ideally. Customers love the whole suite.|It's completely flexible, you can configure everything.}
P: {Everything is a lot for a team of my size.|Hm. I'd rather not configure everything.}
-- weak only=discovery,demo,follow-up,negotiation,closing
R[value]: {I mean, we're the leading solution, all the analysts say so.|It basically pays for itself, everybody sees that after a few months.}
P: {How, exactly|In which way}?
R[value]: {Through efficiency. You'd be more efficient across the board.|It's just, um, a much better way of working, you'll see.}
P: {I can't put that in a budget request, I'm afraid.|I'd need something a bit more concrete.}
--
R[value]: {The effect that people underestimate is that they plan once instead of three times.|What surprises most teams is how much of the work was only passing on information.}
P: {We plan four times, but who's counting.|And that's gone then, the passing on?}
R: {Then the fourth one goes first.|Not all of it. The part where you're the messenger, yes.}
P~: {I'd sign that today.|That would already be something.}

## use-case
--
R: {If you had it tomorrow, where would you start|Which $site would you pick to start with}?
P!first-use: {With $pilot. It's our most difficult one, and if it works there, nobody can say it won't work for them.|$Pilot, no question. The lead there likes new things, and it's small enough to be honest.}
R: {I'd normally advise against the hardest one, but I see the logic.|Good. How many people would that be?}
P: {The team there asked for it, that's half the battle.|About a fifth of the whole. Enough to mean something.}
--
R: {Is there anything you'd use this for that we haven't talked about|What else would you do with it, once it's there}?
P!second-use: {The temporary staff. We have forty of them at peak and today they're a list in somebody's phone.|Holiday planning. It sounds small, but it's three weeks of negotiation every January.}
R: {That's a good case, because the result shows quickly.|You'd be surprised how many people start with exactly that.}
P: {And it's the one thing the works council would thank me for.|I'd be a hero in at least one department.}
--
R: {Who'd look at it every day|Whose screen would it be on all day}?
P!daily-users: {The planners, all day. The team leads, twice a shift. And $boss, once a week and then with a question.|Customer service would have it open next to the phone. That alone would be worth it.}
R: {Then they should see a different view, with only what they need.|For them we'd switch off everything but the search.}
P: {Please. The fewer buttons the better.|Yes, otherwise I get calls about buttons.}

## integration
--
R: {What would it have to connect to|Which systems does it need to talk to on day one}?
P!integration: {$System first. Without that I'd be typing everything twice, and then I can stay where I am.|$System, and the single sign-on, otherwise $it won't even look at it.}
R[value]: {We have that connection in production at $peer and eleven others. It runs every fifteen minutes, and if it fails you get a mail before your people notice.|Both are standard. It's a morning's work with your $it, plus a week of watching it.}
P: {Is that included, or is that where the bill starts|And who looks after it when $system changes}?
R: {It's included, and we look after it. That's in the contract, not only in my mouth.|We do. There's a test run before each of their releases.}
P: {Good answer.|I'll have $it ask you that again, in longer words.}
--
R: {Shall I show what the connection looks like from your side|Should we look at the data flow for a minute}?
P: {Please, because last time integration meant a file on Fridays.|Yes. Does it only read, or does it write back as well?}
S[value]: {A file on Fridays is what we want to get rid of. Every change carries who, when and why, and if something odd arrives you can undo that one change.|It does both, and you decide per field. Most start with reading only and switch on writing after the first month.}
P!integration: {Undo is a nice word. $System doesn't know it.|Reading first, then writing. That's how I'd do it as well.}
--
R: {You asked about the interface. It's all in the API, with documentation that is open to everybody.|For your developers: everything you see here can also be reached from outside.}
P: {We have one developer, and she is booked until autumn.|That helps our data people. They'd like to pull it into their own reports.}
R: {Then the ready-made export is the better choice, it needs nobody.|They can. Most of our customers have a small job that fetches it every night.}
P: {Fine, that's enough for the beginning.|Good, one request less that ends on my desk.}

## security
--
R: {Any questions on security before $it asks them|Do you want to go through data protection now, or with $it}?
P!security: {Where is the data, and who of your people can see it?|Roughly. Where does it live, and what happens to it if we leave?}
R: {In two data centres inside the European Union, encrypted, and support only gets in if you open the door, for a limited time.|In the region you choose. If you leave, you get everything as plain files, and thirty days later it's gone, in writing.}
P: {That should do. They'll send the questionnaire anyway, two hundred questions.|Better than what we have. At the moment it is all on a drive that half the company can open.}
R: {Send it over, we have most of the answers ready.|I won't comment on that.}
P: {I'll forward it today.|Wise.}
--
R: {Your colleague asked about access rights.|One more point, on who can see what.} {You can set it by $site and by role, and people only see their own hours|Every role starts with nothing, and you add what's needed}.
P: {The works council will want to see that with their own eyes.|Can a team lead see the hours of another team? That would be a problem.}
S: {I can give them a login to a test system with invented names.|No, unless you allow it, and each look is logged.}
P!security: {That would save me a lot of talking.|Good. The log is what they'll ask for.}

## feature-request
--
R: {What's missing, from what you've seen|Be honest, what did you not like}?
P!offline: {It has to work without a network. Half of our people lose signal twice a day.|What happens in the basement? There's no reception in half of the places we work.}
R: {The app keeps the day's plan and sends the changes when it's back online. Not everything, though: swapping with a colleague needs a connection.|Reading works offline, changing works for your own entries, and that's where it ends today. The rest is planned, and I won't promise you a date.}
P: {I prefer that answer to a yes.|That covers most of it. Put it on your list, please, with our name on it.}
--
R: {Is there something you'd want before this goes to everybody|What would you put on our roadmap}?
P!languages: {Languages. We have people from eleven countries, and the app should speak to them in something they can read.|That I can choose the language per person. Our newer colleagues don't read English well, and why should they.}
R: {We have fourteen today. Which ones do you need?|It's per person already. Tell me which languages, and I'll check for gaps.}
P: {Polish, Romanian, Arabic and Vietnamese, at least.|Ukrainian and Turkish would be the big ones for us.}
--
R: {Anything you expected to see that wasn't there|What did you look for and not find}?
P!approvals: {I'd want to lock the plan. After Thursday noon, changes only with a reason.|An approval step. If somebody swaps, the team lead should have to say yes, at least in the first months.}
R: {The lock exists, I just didn't show it. It's not pretty, but it does the job.|The approval by role is coming, and I can put you in the group that tests it.}
P: {Not pretty is fine, as long as it holds.|Put us in the group.}
--
R: {If you could add one report, which one|Which number would you want that you didn't see}?
P!report-wish: {Planned against actual, per $site, as a mail on Monday at seven. No login, I just want it in my inbox.|A forecast. If I knew on Tuesday what Friday looks like, I'd sleep better.}
R: {The mail exists. You can have it tomorrow.|There's a first version of that. I'd call it useful, not magic.}
P: {You should mention that one earlier.|Useful would be plenty.}

## buying-signal
--
R: {How does that sound so far|What is your gut telling you}?
P!ready: {If the reference says the same as you, I don't see why we wouldn't do it.|Honestly, I've stopped comparing. I just need to get it through finance.}
R: {What would help you most with finance?|Then let's make that part easy for you. What do they want to see?}
P: {One page. What it costs, what it saves, how we get out if it doesn't work.|A version of the numbers in my own template. They don't read other people's slides.}
--
R: {What would you want to clear up before you'd say yes|What's standing between us and a start date}?
P!start-date: {Nothing big. When could your people start, if we signed this month?|Just the contract, really. Could $pilot be first, and how soon?}
R: {Two weeks after the signature, with $pilot first.|If it's signed by $day, I can hold a slot in the week after next.}
P: {Hold it, then.|That would fit with our calendar, surprisingly.}
`;
