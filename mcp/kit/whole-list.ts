interface Listed {
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** How many records there are in all, of a list that is whole on its first page: then it is known without counting. */
export function wholeList({ input, answer: { items, next_cursor: next, total, truncated } }: Listed): { total?: number } {
  const isWhole = Array.isArray(items) && 'limit' in input && input['cursor'] === undefined && next === undefined && total === undefined && truncated === undefined;
  return isWhole ? { total: items.length } : {};
}
