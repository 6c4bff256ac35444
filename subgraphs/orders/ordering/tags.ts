const [MOST_TAGS, LONGEST_TAG] = [50, 60];

/** What tags must be, in words. */
export const TAG_RULE = `must be up to ${String(MOST_TAGS)} tags of 1 to ${String(LONGEST_TAG)} characters`;

/** Whether texts can be the tags of an order. */
export const areTags = (tags: readonly string[] | null | undefined): boolean =>
  tags == null || (tags.length <= MOST_TAGS && tags.every((tag) => tag.trim() !== '' && tag.length <= LONGEST_TAG));
