import type { Page, Request } from "playwright-core";

/** Collects what a reader never sees and a maintainer must: messages, dialogs, requests that fail or leave the site. */
export function watchPage(page: Page, site: string): string[] {
  const problems: string[] = [];
  const { origin } = new URL(site);
  const isForeign = (request: Request) => {
    const { protocol, origin: target } = new URL(request.url());
    return protocol !== "data:" && protocol !== "blob:" && target !== origin;
  };
  page.on("console", (message) => problems.push(`console: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`script error: ${error.message}`));
  page.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (isForeign(request)) problems.push(`foreign request: ${request.url()}`);
  });
  page.on("response", (response) => {
    const isPart = response.request().resourceType() !== "document";
    if (isPart && response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
  return problems;
}
