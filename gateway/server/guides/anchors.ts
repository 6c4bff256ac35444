/** The anchors of one page: those that GitHub gives its headings, so that a link works in both places. A title that was there before gets a number. */
export function anchors(): (title: string) => string {
  const taken = new Map<string, number>();
  return (title) => {
    const anchor = title.toLowerCase().replaceAll(LEFT_OUT, '').replaceAll(' ', '-');
    const before = taken.get(anchor) ?? 0;
    taken.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${String(before)}`;
  };
}

const LEFT_OUT = /[^\p{L}\p{N}\p{M}_\- ]/gu;
