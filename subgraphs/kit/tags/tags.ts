import { Failure } from '#contract/failure.js';
import { codeProblem, CONTROLS } from '#contract/text-problem.js';

const [MOST_TAGS, LONGEST_TAG] = [50, 60];

/** What tags must be, in words. */
export const TAG_RULE = `must be up to ${String(MOST_TAGS)} tags of 1 to ${String(LONGEST_TAG)} characters`;

/** Whether texts can be the tags of a record. */
export const areTags = (tags: readonly string[] | null | undefined): boolean =>
  tags == null || (tags.length <= MOST_TAGS && tags.every((tag) => tag.trim() !== '' && tag.length <= LONGEST_TAG));

/** Tags to add to a record, or to remove from it. */
export interface TagsChange {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Tags to add to a record and to remove from it, as a caller gives them. */
export interface GivenTags {
  readonly add?: readonly string[] | null | undefined;
  readonly remove?: readonly string[] | null | undefined;
}

/** BAD_INPUT for tags that no record can have, and unless there is one to add or to remove. */
export function requireTagChange({ add, remove }: GivenTags): void {
  const given = { add: add ?? [], remove: remove ?? [] };
  const problems = (['add', 'remove'] as const).filter((name) => !areTags(given[name])).map((name) => [name, [TAG_RULE]]);
  if (problems.length > 0) throw new Failure('BAD_INPUT', 'These are no tags', Object.fromEntries(problems) as Record<string, string[]>);
  if (given.add.length + given.remove.length === 0) throw new Failure('BAD_INPUT', 'Name the tags to add or to remove', { add: ['must name a tag, unless remove does'] });
}

/** The tags as they are kept, without blanks around them; BAD_INPUT unless they are one or more that a record can have. */
export function requireTags(tags: readonly string[]): string[] {
  if (tags.length === 0 || !areTags(tags)) throw new Failure('BAD_INPUT', 'These are no tags', { tags: [tags.length === 0 ? 'must name a tag' : TAG_RULE] });
  return keptTags(tags);
}

/** Tags as they are kept, each once and without blanks around it: a database that takes no notice of blanks at the end would have two of them twice. */
export const keptTags = (tags: readonly string[] | null | undefined): string[] => [...new Set(tags?.map((tag) => tag.trim()))];

/** The tags after a change, in the order of their code units; BAD_INPUT where they are too many. */
export function tagsAfter(before: readonly string[], { add = [], remove = [] }: TagsChange): string[] {
  const after = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag)).sort();
  requireFindable(after.filter((tag) => !before.includes(tag)));
  if (!areTags(after)) throw new Failure('BAD_INPUT', 'The record would have too many tags', { tags: [TAG_RULE] });
  return after;
}

/** BAD_INPUT for new tags with control or broken characters: filters refuse such texts, so nobody could find what has the tag. */
export function requireFindable(added: readonly string[]): void {
  if (!areFindable(added)) throw new Failure('BAD_INPUT', 'These are no tags', { add: [CONTROLS] });
}

/** Whether filters can name all of some tags, as they are kept. */
export const areFindable = (tags: readonly string[]): boolean => tags.every((tag) => codeProblem(tag) === undefined);
