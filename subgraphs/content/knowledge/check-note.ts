import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { keptTags } from '#subgraph-kit/tags/tags.js';
import { keptAbout, type RecordReference } from './about.js';
import { bodyProblem, LONGEST_TITLE } from './body-problem.js';
import { LONGEST_TAG, MOST_TAGS, type Note } from './note.js';

/** A note as a caller sends it. */
export interface SubmittedNote {
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly about?: readonly RecordReference[] | null | undefined;
}

/** What callers write of a note. */
export type NoteTexts = Pick<Note, 'title' | 'body' | 'tags' | 'about'>;

/** What a note says with what a caller sends: what is absent or null keeps its value. Throws BAD_INPUT with every problem. */
export function checkNote({ title, body, tags, about }: SubmittedNote, before: NoteTexts): NoteTexts {
  const problems = new Problems();
  const after = { title: title?.trim() ?? before.title, body: body ?? before.body, tags: tags == null ? before.tags : keptTags(tags), about: about == null ? before.about : keptAbout(about, problems) };
  problems.add('title', textProblem(after.title, { most: LONGEST_TITLE }));
  problems.add('body', bodyProblem(after.body));
  if (after.tags.length > MOST_TAGS) problems.add('tags', `must be at most ${String(MOST_TAGS)} tags`);
  after.tags.slice(0, MOST_TAGS).forEach((tag, index) => { problems.add(`tags.${String(index)}`, textProblem(tag, { most: LONGEST_TAG })); });
  problems.refuse('The note is not valid');
  return after;
}
