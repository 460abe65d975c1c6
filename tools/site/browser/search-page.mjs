// Search page: loads the index once, and searches on every key press.
import MiniSearch from "minisearch";
import { INDEX_OPTIONS, searchIndex } from "../search-options.mjs";

const MOST = 20;
const [field, list, found] = ["search", "results", "found"].map((id) => document.getElementById(id));

const response = await fetch("../search.json");
const index = MiniSearch.loadJSON(await response.text(), INDEX_OPTIONS);
field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", show);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
field.focus();
show();

function show() {
  const query = field.value.trim();
  const results = query === "" ? [] : searchIndex(index, query);
  history.replaceState(null, "", query === "" ? "./" : `?q=${encodeURIComponent(query)}`);
  list.replaceChildren(...results.slice(0, MOST).map(draw));
  found.textContent =
    query === "" ? "" : results.length === 0 ? "Nothing found. Try fewer or other words." : `${results.length} found`;
}

function draw({ id, heading, page, excerpt }) {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: `../${id}`, textContent: heading });
  const where = Object.assign(document.createElement("span"), {
    className: "mute small",
    textContent: heading === page ? "" : ` ${page}`,
  });
  const text = Object.assign(document.createElement("p"), { className: "small", textContent: excerpt });
  item.append(link, where, text);
  return item;
}
