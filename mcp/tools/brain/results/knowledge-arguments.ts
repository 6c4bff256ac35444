import { z } from 'zod';
import { LAST_DAY, oneOfDays } from '#mcp/day-bounds.js';
import { ABOUT } from './about.js';

const [LONGEST_TITLE, LONGEST_BODY, LONGEST_TAG, MOST_TAGS, LONGEST_PERSON, DAY_LENGTH, MOST_VERSIONS] = [200, 10_000, 60, 20, 190, 10, 1_000_000_000] as const;

/** A note, a task or a contact. */
export const KNOWLEDGE_ID = z.uuid();

/** The title of a note or a task. */
export const TITLE = z.string().min(1).max(LONGEST_TITLE).describe('Title');

/** The text of a note or a task. */
export const BODY = z.string().max(LONGEST_BODY).optional().describe('Text');

/** The version that was read. */
export const VERSION = z.int().min(1).max(MOST_VERSIONS).optional().describe('As read');

/** What notes take. */
export const NOTE_FIELDS = { body: BODY, tags: z.array(z.string().max(LONGEST_TAG)).max(MOST_TAGS).optional().describe('Tags'), about: ABOUT };

/** A person of the company. */
export const COLLEAGUE = z.string().min(1).max(LONGEST_PERSON);

/** The first day on which a task can be due. */
const FIRST_DUE = '2000-01-01';

const DUE_ON = z.string().check((payload) => { if (payload.value !== '') oneOfDays({ first: FIRST_DUE, last: LAST_DAY })(payload); }).meta({ maxLength: DAY_LENGTH });

/** What tasks take; an empty text stands for none. */
export const TASK_FIELDS = { body: BODY, due_on: DUE_ON.optional().describe('YYYY-MM-DD; empty: no day'), assignee: z.string().max(LONGEST_PERSON).optional().describe('E-mail, me or empty'), about: ABOUT };
