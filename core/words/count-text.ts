/** Formats `1234567` as `1,234,567`, without `Intl`, whose first use costs 10 ms. */
export const formatCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** Formats `1 report`, `1,234 reports`, `2 criteria`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
