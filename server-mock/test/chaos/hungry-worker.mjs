// A worker whose work needs more memory than there is.
const kept = [];
for (let index = 0; ; index += 1) kept.push({ index, text: `job ${index}` });
