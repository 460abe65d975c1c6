// What cli-table3 asks of every cell, several times: `string-width` looks for emoji with a pattern of 11 kB, which ten milliseconds of a
// command go to. Most cells are Latin letters.

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors
const COLORS = /\u001b\[[\d;]*m/g;
const PLAIN = /^[ -~\u00c0-\u024f\u2013-\u201d\u2026]*$/;

module.exports = (text) => {
  if (PLAIN.test(text)) return text.length;
  const bare = text.replace(COLORS, "");
  return PLAIN.test(bare) ? bare.length : require("string-width")(text);
};
