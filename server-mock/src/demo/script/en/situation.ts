/** How the prospect works today, and what hurts, whatever the industry. */
export const situation = `
## background
--
R[discovery]: {Tell me a bit about your side first|Before I ask anything clever: who is $company today}. {How many people are we talking about, and where|What do I need to know to ask you good questions}?
P: {We're $seats $crew in $sites, most of them around $city.|About $seats $crew, $sites, and one planning office here in $city.} {We've doubled in five years, the planning hasn't.|It used to be half of that when I started.}
R: {And who does the planning for all of them|How many of those plan, and how many are planned}?
P: {Three people and a lot of goodwill.|Officially two. Unofficially every team lead as well.}
--
R[discovery]: {How is the planning organised: centrally, or does each $site look after itself|Who makes the plan: the $sitesShort, or somebody in the middle}?
P: {Each one for itself. That was fine as long as they didn't share people.|Centrally, from here. The $sitesShort change it afterwards, which they shouldn't, but they have to.}
R: {And now they share people|How do you find out what they've changed}?
P!no-shared-view: {All the time. And each of them thinks the others have it easier.|Usually when the hours come in. So, three weeks later.}
--
R[discovery]: {What does a good week look like for you|When was the last time that a plan survived the week}?
P: {One in which nobody calls me after six. I had one in March.|I remember it well. It was the week the system was down and everybody simply did what they'd done before.}
R: {What was different about it|And what did that tell you}?
P: {Nobody was ill and nobody wanted anything. So, luck.|That our people are better at this than our tools.}
--
R: {I looked at your website, and you've added two $sitesShort since last year. How has that changed your job|You've grown quite a bit. What broke first}?
P!growth: {I used to know everyone. Now I plan people I've never met.|The overview. With three $sitesShort you can hold it in your head. With more you only think you can.}
R[discovery]: {What does that mean for the plan|When did you notice}?
P: {I don't know who can do what. So the same ten people get asked for everything.|When two people turned up for the same $job. In front of the customer.}
--
R[discovery]: {Where does the demand come from? How do you know what you need next week|How far ahead do you know what's coming}?
P: {Orders come in until noon for the next day. So the plan for tomorrow starts at one, and at three it's wrong.|Two thirds is fixed weeks before. The last third arrives when it likes.}
R~: {And the last-minute part, who handles it|How much of it moves again after that}?
P~: {Whoever picks up the phone first.|About one in five. On a Friday, one in three.}
--
R: {How far does one change travel|If one $worker drops out, what else moves}?
P!domino: {Everything behind it. It isn't one hole, it's a chain, and we find the end of the chain in the afternoon.|On average four other $jobs. We counted for a week, before we got too depressed to go on.}
R[discovery]: {What do you do about the ones you can't save|Who decides what gets dropped}?
P: {We call the customer and apologise. We've become very good at that.|Whoever is on duty. There's no rule, it's a feeling.}

## pain
--
R[discovery]: {How do changes reach the people outside|When the plan changes at six in the morning, who tells whom}?
P!late-news: {Through a group chat with ninety people in it. The important message is somewhere between two birthday wishes.|We call. One after the other, and the last one is already on the way.}
R~: {So some of them never see it|And how do you know that they know}?
P~: {You find out by the tone of the call at ten.|We don't. We hope.}
--
R[discovery]: {Is there something that only one person knows|What would be lost if your best planner left tomorrow}?
P!single-point: {Everything, basically. Who mustn't be sent where, which customer wants whom. It's all in one head, and that head is sixty-two.|The rules. We have about two hundred of them, and eleven are written down.}
R[discovery]: {Is that person happy about it, or would they like to share|Have you started to write them down}?
P: {There's some pride in it. I understand that, I'd be the same.|We've tried. Every rule comes with three exceptions.}
--
R[discovery]: {How do you make sure that it's fair|Do people complain that the same ones always get the good shifts}?
P!fairness: {It's the number one topic with the works council. We have no figures, so it's feelings against feelings.|They do, and I can't even prove them wrong.}
R: {So a count would already help|If you could show who got how many weekends, would that calm it down}?
P: {A count would end half of the discussions.|It would turn it into a conversation. At the moment it's an accusation.}
--
R[discovery]: {How do you handle qualifications and certificates|How do you check that the person you send is allowed to do the $job}?
P!certificates: {There's a list. It's from January. Two of the people on it have left.|We ask. Then one day an inspector asked as well, and that was less fun.}
R~: {Was that expensive|Did anything come of it}?
P~: {Four thousand, and a very long talk with our insurance.|A warning, this time.}
--
R[discovery]: {And the hours, how do they get from the street into the payroll|How do you know at the end what was really worked}?
P!timesheets: {On paper. They hand in a sheet on Friday, if they hand it in. Then somebody guesses the handwriting.|Everyone writes to their lead, the lead writes to us. By then it's a rumour.}
R: {How many hours does that take you|And how often is it wrong}?
P: {Two people, two days, every month.|Often enough that people keep their own copy. That tells you something about trust.}
--
R[discovery]: {What do you tell a customer who asks where your people are|If I were your customer and called you now, what could you tell me}?
P!no-eta: {That we're on it. Then I call the $worker, who can't pick up because of, well, being at work.|A window of four hours. The parcel people tell me ten minutes, so you can imagine how that goes down.}
R[discovery]: {Have you lost business over that|How many of those calls do you get a day}?
P: {One contract for certain. Others don't say why.|Sixty, on a normal day. I'd love to have that time back.}
`;
