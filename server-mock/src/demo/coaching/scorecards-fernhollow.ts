import type { Scorecard } from "./scorecard.ts";

/** Templates of the organization that the demonstration shows first. */
export const fernhollowScorecards: readonly Scorecard[] = [
  {
    name: "Discovery scorecard",
    description: "First real conversation with a prospect. Rewards understanding over presenting.",
    prompt: `You are coaching a seller of planning software after a first conversation with a prospect.

Read the whole transcript before you score anything. Then, for each criterion:
1. Find the one or two moments that decided the score and quote them word for word with their time.
2. Say what the seller did, what the prospect did in response, and what would have been better, in that order.
3. Score from 0 to 100. 60 is a call that did no harm; 80 is a call you would play to a new colleague; 90 and more is rare.

Do not reward politeness or product knowledge. A call in which the seller learned the cost of the problem, who feels it and why it matters now is a good call even if nothing was presented. Write to the seller, not about the seller. Begin with what worked.`,
    criteria: [
      {
        name: "Opening and agenda",
        weight: 15,
        dimension: "opening",
        description:
          "Says what the call is for, asks what the prospect wants from it, and gets agreement before going on.",
      },
      {
        name: "Questions that open up",
        weight: 30,
        dimension: "discovery",
        description:
          "Open questions about situations, consequences and cost; follows up at least once before changing the topic.",
      },
      {
        name: "Listening and playback",
        weight: 20,
        dimension: "listening",
        description: "Lets the prospect finish, summarises in the prospect's words and asks for corrections.",
      },
      {
        name: "Link to value",
        weight: 15,
        dimension: "value",
        description: "Connects one or two benefits to what was learned, with the prospect's own numbers.",
      },
      {
        name: "Agreed next step",
        weight: 20,
        dimension: "next",
        description: "Ends with a dated next step that names who takes part and what it is for.",
      },
    ],
    tone: "encouraging",
    callType: "discovery",
    industryContext:
      "Field and shift planning for companies with 40 to 500 people on the move: logistics, care, retail, construction, energy. Buyers are operations leads; IT and works councils have a say.",
    isActive: true,
    author: 1,
    version: 4,
    ageDays: 412,
    language: "en",
    scores: ["discovery"],
  },
  {
    name: "Demo that fits",
    description: "For product demonstrations. Fewer features, more of the prospect's Monday morning.",
    prompt: `Score a product demonstration. The measure is not how complete it was but how much of it mattered to this prospect.

Count, before you judge: questions asked by each side, share of talking time, number of features shown, number of features that refer to something the prospect said earlier. Put these figures into the feedback.

Then score each criterion from 0 to 100 and support every score with a quotation and its time. Where a score is below 60, name the sentence that the seller should have said instead. No adjectives without a figure.`,
    criteria: [
      {
        name: "Recap before showing",
        weight: 15,
        dimension: "listening",
        description: "Confirms what was learned before anything is shown, and checks whether it still holds.",
      },
      {
        name: "Relevance of what is shown",
        weight: 35,
        dimension: "value",
        description: "Every screen answers something the prospect said. What was not asked for is left out.",
      },
      {
        name: "Doubts and questions",
        weight: 20,
        dimension: "objection",
        description: "Explores a doubt before answering it; offers a test rather than a promise.",
      },
      {
        name: "Commercial clarity",
        weight: 10,
        dimension: "pricing",
        description: "Names a price without apology when asked, and ties it to value.",
      },
      { name: "Next step", weight: 20, dimension: "next", description: "Dated, with the people who decide." },
    ],
    tone: "data-driven",
    callType: "demo",
    industryContext: "Prospects compare with spreadsheets first and with other vendors second.",
    isActive: true,
    author: 1,
    version: 2,
    ageDays: 380,
    language: "en",
    scores: ["demo"],
  },
  {
    name: "Negotiation: give and take",
    description: "Price and contract talks with operations, finance or procurement.",
    prompt: `Review a negotiation. Be brief and direct; the reader has two minutes.

For every concession in the transcript write down who asked for it, what it was, and what was received in return. A concession without a return is a mistake, whatever its size. Silence after a number is good; explaining a number that nobody questioned is not.

Score each criterion from 0 to 100 with one quotation each. End with the one sentence that the seller should say at the beginning of the next talk.`,
    criteria: [
      {
        name: "Frame",
        weight: 10,
        dimension: "opening",
        description: "Agrees on what will be decided today and by whom.",
      },
      {
        name: "Value before price",
        weight: 20,
        dimension: "value",
        description: "Reminds of the agreed benefit before numbers are discussed.",
      },
      {
        name: "Trading",
        weight: 35,
        dimension: "pricing",
        description: "Asks for something in return for every concession; never opens with a discount.",
      },
      {
        name: "Objections",
        weight: 20,
        dimension: "objection",
        description: "Finds the reason behind a demand before reacting to it.",
      },
      {
        name: "Path to signature",
        weight: 15,
        dimension: "next",
        description: "Names every remaining step, its owner and its date.",
      },
    ],
    tone: "direct",
    callType: "negotiation",
    industryContext: "List prices are public. Discounts above ten percent need approval.",
    isActive: true,
    author: 1,
    version: 3,
    ageDays: 366,
    language: "en",
    scores: ["negotiation"],
  },
  {
    name: "Closing checklist",
    description: "The last call before the signature and the handover to the rollout team.",
    prompt: `Go through the last conversation before a signature as a pilot goes through a checklist: nothing is assumed, everything is confirmed aloud.

Look for open points that were mentioned and not closed, for promises that the rollout team will have to keep, and for the sentence with which the seller asked for the decision. If that sentence is missing, say so first.

Score each criterion from 0 to 100, quote, be direct.`,
    criteria: [
      {
        name: "Open points on the table",
        weight: 15,
        dimension: "opening",
        description: "Collects everything that is still open at the start.",
      },
      {
        name: "Value restated",
        weight: 15,
        dimension: "value",
        description: "Says once more what will be better, in the customer's terms.",
      },
      {
        name: "Last doubts",
        weight: 25,
        dimension: "objection",
        description: "Invites the last doubt and resolves it without pressure.",
      },
      {
        name: "Price discipline",
        weight: 20,
        dimension: "pricing",
        description: "Does not buy the signature with a late discount.",
      },
      {
        name: "Asking for the decision",
        weight: 25,
        dimension: "next",
        description: "Asks clearly, and agrees on date and handover.",
      },
    ],
    tone: "direct",
    callType: "closing",
    industryContext: null,
    isActive: true,
    author: null,
    version: 1,
    ageDays: 365,
    language: "en",
    scores: ["closing"],
  },
  {
    name: "First thirty seconds",
    description: null,
    prompt: `Coach a cold call. Most of these calls last a few minutes and most of them fail, so judge the craft and not the outcome.

What matters: does the seller say who is calling and why, in one sentence that could only have been written for this company? Does the first "no" lead to a question or to a speech? Was the prospect asked for something small and precise at the end?

Quote the opening and the reaction to the first brush-off. Score from 0 to 100. Keep the feedback under 150 words: it is read between two calls.`,
    criteria: [
      {
        name: "Opening",
        weight: 30,
        dimension: "opening",
        description: "Honest, short, with a reason that fits this company.",
      },
      {
        name: "Reason to talk",
        weight: 20,
        dimension: "value",
        description: "One concrete result of a comparable company instead of a list.",
      },
      {
        name: "Brush-offs",
        weight: 25,
        dimension: "objection",
        description: "Answers a no with understanding and one good question.",
      },
      {
        name: "Curiosity",
        weight: 10,
        dimension: "discovery",
        description: "Asks at least two questions about the prospect's day.",
      },
      {
        name: "A small, precise ask",
        weight: 15,
        dimension: "next",
        description: "Asks for a short meeting with day and hour.",
      },
    ],
    tone: "direct",
    callType: "cold-call",
    industryContext:
      "Operations people are on their feet between six and nine; the best time is after two in the afternoon.",
    isActive: true,
    author: 1,
    version: 5,
    ageDays: 371,
    language: "en",
    scores: ["cold-call"],
  },
  {
    name: "Follow-up with substance",
    description: "Second and third conversations. Keeps deals from dying of politeness.",
    prompt: `A follow-up call is good when both sides know more afterwards than before. Read the transcript with this question: what was new?

Encourage the seller. Name the moment in which the conversation moved, and the moment in which it could have moved and did not. Suggest the exact question that would have moved it.

Score every criterion from 0 to 100, with a quotation and its time. If a new person has joined the buying side, check whether the seller found out what that person needs.`,
    criteria: [
      {
        name: "Builds on the last call",
        weight: 20,
        dimension: "listening",
        description: "Remembers what was said, checks what has changed.",
      },
      {
        name: "Finds out something new",
        weight: 20,
        dimension: "discovery",
        description: "Asks about people, events and priorities that were unknown.",
      },
      {
        name: "Strengthens the case",
        weight: 20,
        dimension: "value",
        description: "Adds a figure, a reference or a result.",
      },
      {
        name: "Meets resistance",
        weight: 20,
        dimension: "objection",
        description: "Brings doubts of absent people to the table and answers them.",
      },
      {
        name: "Momentum",
        weight: 20,
        dimension: "next",
        description: "Agrees on a next step that is harder to cancel than the last one.",
      },
    ],
    tone: "encouraging",
    callType: "follow-up",
    industryContext:
      "Decisions take three to five months and involve operations, finance, IT and the staff's representatives.",
    isActive: true,
    author: 4,
    version: 2,
    ageDays: 300,
    language: "en",
    scores: ["follow-up"],
  },
  {
    name: "Customer conversation",
    description: "Reviews and check-ins with customers, and anything that fits no other scorecard ☕",
    prompt: `Judge a conversation with an existing customer, or any call without a scorecard of its own.

Ask yourself: would the customer come back for this conversation? Did the seller learn something that the usage figures do not show? Was a complaint heard to the end? Was growth offered as help or as a quota?

Score each criterion from 0 to 100 and quote the moment behind each score. Neutral tone.`,
    criteria: [
      { name: "Opening", weight: 10, dimension: "opening", description: "Agrees on what the time is for." },
      {
        name: "Curiosity",
        weight: 25,
        dimension: "discovery",
        description: "Asks about the business, not only about the product.",
      },
      {
        name: "Listening",
        weight: 25,
        dimension: "listening",
        description: "Hears complaints to the end and plays them back.",
      },
      {
        name: "Proof of value",
        weight: 20,
        dimension: "value",
        description: "Brings figures, including the uncomfortable ones.",
      },
      {
        name: "Renewal and growth",
        weight: 10,
        dimension: "pricing",
        description: "Talks about the contract early and plainly.",
      },
      { name: "Next step", weight: 10, dimension: "next", description: "Leaves with a promise and a date." },
    ],
    tone: null,
    callType: null,
    industryContext: null,
    isActive: true,
    author: 0,
    version: 1,
    ageDays: 290,
    language: "en",
    scores: ["general"],
  },
  {
    name: "Enterprise qualification (retired)",
    description: "Replaced by the discovery scorecard. Kept for the reports that refer to it.",
    prompt: `Check whether an opportunity with more than 300 users is qualified. Look for the economic reason, the person who decides, the way the decision is made, the pain that is felt and the person who wants it solved.

State for each criterion whether it is known, assumed or unknown, support it with a quotation, and convert it into a score: known 80 to 100, assumed 50 to 79, unknown below 50.`,
    criteria: [
      {
        name: "Reason and cost",
        weight: 40,
        dimension: "discovery",
        description: "The economic reason is known and quantified.",
      },
      { name: "Decision and people", weight: 30, dimension: "next", description: "Who decides, how, and when." },
      { name: "Fit", weight: 30, dimension: "value", description: "The product solves the pain that was named." },
    ],
    tone: "data-driven",
    callType: "discovery",
    industryContext: "Companies with more than 300 people in the field.",
    isActive: false,
    author: 10,
    version: 7,
    ageDays: 640,
    language: "en",
    scores: [],
  },
];
