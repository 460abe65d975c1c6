/** Names of the help topics. */
export const HELP_TOPICS = ["exit-codes", "environment", "formatting"] as const;

type HelpTopic = (typeof HELP_TOPICS)[number];

/** The topic of `svc help TOPIC`; `undefined` for any other arguments. */
export const helpTopic = (argv: readonly string[]): HelpTopic | undefined =>
  argv[0] === "help" && argv.length === 2 ? HELP_TOPICS.find((topic) => topic === argv[1]) : undefined;

/** The text of a topic. */
export const topicText = async (topic: HelpTopic): Promise<string> => (await import("./topics.lazy.ts")).TOPICS[topic];
