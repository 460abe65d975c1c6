/** Request handlers: a lazy chunk, loaded with the first request after initialization. */
export { getPrompt } from "../prompts/get-prompt.ts";
export { listPrompts } from "../prompts/list-prompts.ts";
export { describeTools } from "../registry/describe-tools.ts";
export { readResource } from "../resources/read-resource.ts";
export { listResourceTemplates, RESOURCES } from "../resources/resources.ts";
export { createSession } from "../service/session.ts";
export { callTool } from "./call-tool.ts";
export { complete } from "./complete.ts";
