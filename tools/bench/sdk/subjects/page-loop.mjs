/** The loop that users of a client without pagination write: page after page until the response says that it was the last. */
export async function* iterateByPageNumber(fetchPage, limit) {
  for (let page = 1; ; page += 1) {
    const { data, meta } = await fetchPage(page, limit);
    yield* data;
    if (!meta.has_more) return;
  }
}
