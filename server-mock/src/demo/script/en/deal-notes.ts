/** Insights from what is said about buying. */
export const dealNotes = `
adoption | objection | - | Doubts that people will use it | $company expects resistance from the team after earlier tools were dropped. A short trial with team leads is the way in. | adoption change-management
bad-timing | objection | - | No capacity right now | Another project competes for the same people at $company. Setting up first and training later was discussed. | timing capacity
too-expensive | objection | - | Price feels too high | The price is measured against $tool and against lower offers. The cost of doing nothing was put at $cost a year. | price budget
it-veto | objection | - | IT may say no | IT at $company wants fewer vendors and believes that $system can do the job. | it stakeholder
vendor-risk | objection | ~ | Worried about depending on a smaller vendor | $company asks what happens to data and support if the vendor changes hands. | vendor-risk contract
data-quality | objection | - | Master data is in poor shape | $company is embarrassed about its data and fears a slow start because of it. | data rollout
brush-off | objection | - | Brush-off on the phone | The first reaction was that there is something in place already or that an email will do. | cold-call
no-budget | objection | = | No budget before the next financial year | Planning would be among the top three topics of $company, but no money is set aside this year. | budget timing
stalled | objection | = | The project stood still for internal reasons | An emergency or a change at the top stopped everything for some weeks. The need is still there. | stalled timing
sceptic | objection | ~ | An influential sceptic inside | One respected person at $company is against it and has a point that deserves an answer. | stakeholder change-management
works-council | objection | ~ | Works council wants limits | The staff representatives at $company want to rule out that people are watched. | works-council privacy
security | feature_request | = | Questions on data protection and access | $company wants to know where data lives, who can see it and what is logged. | security privacy
rival | competitor_mention | = | $rival is being compared | $company has looked at other tools, $rival among them. Ease of use and effort to get started decide. | competitor evaluation
rival-offer | competitor_mention | ~ | $rival undercuts on price | $rival offers a lower price or free months. Rollout and the connection to $system are not part of it. | competitor price
internal-yes | buying_signal | + | Decision is as good as made | $company has decided internally; only the money and a few points of the contract are open. | decision
ready | buying_signal | + | Ready to go ahead | The prospect has stopped comparing and needs material for finance. | decision finance
start-date | buying_signal | + | Asks for a start date | The prospect asks how soon a start with $pilot would be possible. | timeline pilot
trial-agreed | buying_signal | + | Trial with real data agreed | $company provides its own data for a trial week and has named what happens if it works. | trial next-step
next-meeting | buying_signal | + | Next meeting with the decision maker | A dated next meeting was agreed, with $boss for part of it. | next-step stakeholder
meeting-agreed | buying_signal | + | First meeting agreed on a cold call | The prospect accepted a short meeting and brings a colleague. | cold-call next-step
verbal-yes | buying_signal | + | Verbal yes | $company said yes; the signature is a matter of hours or days. | closing
purchase-order | buying_signal | + | Purchase order under way | Purchasing at $company has started its own paperwork. | procurement closing
rollout-order | buying_signal | + | Rollout order decided | $pilot goes first, the rest follows after a review. | rollout
rollout-effort | buying_signal | + | Accepts the rollout effort | The prospect accepts the work that the first weeks mean for the own team. | rollout
success-criteria | buying_signal | + | Names own success criteria | The prospect said what would make this a good decision after three months. | success rollout
team-interest | buying_signal | + | Team leads show interest | Team leads at $company looked at it themselves and ask when they get it. | adoption stakeholder
reference-call | buying_signal | + | Reference call went well | The reference customer would buy again and was open about a hard start. | reference
pilot-result | buying_signal | + | Trial works better than expected | Most of the testers at $company use it and planning became faster. | trial adoption
new-stakeholder | buying_signal | = | A new stakeholder joins | Another department at $company now takes part in the evaluation. | stakeholder
acquisition | buying_signal | + | Growth ahead | $company is about to grow and needs one plan for more people. | growth expansion
expansion | buying_signal | + | More locations to follow | $company wants to add further $sitesShort. | expansion
adoption-good | quote | + | Customer praises the quieter mornings | $company reports less noise in the morning and other teams asking to join. | reference customer-voice
fair-vendor | quote | + | Customer appreciates plain dealing | The customer at $company values being told about unused or missing seats. | customer-voice renewal
no-black-box | quote | + | No black box, please | The prospect wants to stay in charge and likes that the choice remains with the planner. | customer-voice trust
proof | quote | = | Wants proof from a person | The prospect asks for a reference instead of a slide. | reference proof
discount | pricing | ~ | Asks for a discount | $company pushes for about $off2 percent, mainly so that finance or procurement can show a result. | discount procurement
onboarding-fee | pricing | - | Onboarding fee is questioned | The fee for the start is hard to explain at $company, because $rival includes it. | onboarding price
target-price | pricing | = | Names a target price | The prospect said at which price it would be a clear yes. | price
phase-in | pricing | + | Phased start instead of a discount | Paying only for what is live, or a way out after three months, does more than a lower price. | phasing price
term | pricing | ~ | Reluctant about a long term | $company would accept $term months only with a way out. | contract term
payment-terms | pricing | = | Payment rhythm is negotiable | How often $company pays is open and can be traded against price. | payment
reference | pricing | + | Offers to be a reference | $company would act as a reference in exchange for better terms. | reference trade
expansion-price | pricing | + | Wants a fixed price for growth | A fixed unit price for later $sitesShort matters more than a discount today. | expansion price
budget | pricing | = | Budget and order of magnitude | Talk about money at $company: an order of magnitude of $total a year was on the table. | budget
renewal | pricing | = | Renewal terms | $company wants no increase and the old price for new $sitesShort. | renewal price
legal | pricing | = | Open points in the contract | Liability, data processing, notice period or place of jurisdiction are still open. | contract legal
service-level | pricing | = | Needs a person early in the morning | The service level has to cover the early hours in which $company starts. | service-level contract
balance | pricing | + | Price and value in balance | The customer wants to see in one line what is paid and what it brings. | renewal value
contact-person | buying_signal | + | People for the time after are named | $company has decided who will be the contact. | rollout closing
`;
