import { FOLDING } from "../../../core/text/fold.ts";
import { SHORT_MONTHS } from "../../../core/words/span-text.ts";

/**
 * The one script of the dashboard: what is nice to have. Every page works without it. It is text, served as it is, since no
 * build of ours makes code for browsers; `test/dashboard/` runs it in one.
 */
export const ENHANCEMENTS = `
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const months = ${JSON.stringify(SHORT_MONTHS)};
const folding = ${JSON.stringify(FOLDING)}.map(([pattern, replacement]) => [new RegExp(pattern, "gu"), replacement]);
const replaced = (text) => folding.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
const fold = (text) => replaced(replaced(text).normalize("NFKD").toLowerCase()).normalize("NFC").trim();

// Times in the reader's zone: the server knows it from the next page on.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (timeZone && !document.cookie.split("; ").includes("svc_zone=" + timeZone)) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = "svc_zone=" + timeZone + "; Path=/; Max-Age=31536000; SameSite=Lax" + secure;
  const two = (part) => String(part).padStart(2, "0");
  for (const time of all("time[data-zoned]")) {
    const at = new Date(time.dateTime);
    const [size, sign] = [Math.abs(at.getTimezoneOffset()), at.getTimezoneOffset() > 0 ? "-" : "+"];
    const offset = size ? sign + Math.floor(size / 60) + (size % 60 ? ":" + two(size % 60) : "") : "";
    const hour = ", " + two(at.getHours()) + ":" + two(at.getMinutes()) + " UTC" + offset;
    time.textContent = at.getDate() + " " + months[at.getMonth()] + " " + at.getFullYear() + (time.dataset.zoned === "day" ? "" : hour);
  }
}

// As elsewhere on the web, a slash leads to the search.
addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || target.closest("input, select, textarea")) return;
  event.preventDefault();
  document.querySelector("[name=q]")?.focus();
});

for (const button of navigator.clipboard ? all("[data-copy]") : []) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Press Ctrl+C";
    }
  });
}

for (const form of all("form[data-weights]"))
  form.addEventListener("input", () => {
    const weights = all("[name=criterion_weight]", form).map(({ value }) => Number(value.replace(",", ".")) || 0);
    const sum = Math.round(weights.reduce((total, weight) => total + weight, 0) * 100) / 100;
    const output = form.querySelector("#weight-sum");
    output.textContent = sum;
    output.className = sum === 100 ? "badge good" : "badge warn";
  });

for (const live of all("[data-live]")) {
  let known;
  new EventSource(live.dataset.live).addEventListener("state", async ({ data }) => {
    const isNews = known !== undefined && known !== data;
    known = data;
    if (!isNews || live.contains(document.activeElement)) return;
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById(live.id);
    if (fresh) live.replaceChildren(...fresh.childNodes);
  });
}

for (const search of all("input[data-search]")) {
  const lines = all(search.dataset.search).map((element) => ({ element, text: fold(element.textContent) }));
  search.hidden = false;
  search.addEventListener("input", () => {
    const wanted = fold(search.value);
    for (const { element, text } of lines) element.hidden = !text.includes(wanted);
  });
}
`;
