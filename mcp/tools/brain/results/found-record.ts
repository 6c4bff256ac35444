import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { shortened } from '#mcp/shortened.js';
import type { SearchQuery } from '../operations/search.generated.js';

/** The kinds of records that a search finds. */
export const KINDS = ['note', 'task', 'contact', 'content'] as const;

/** A record of any kind that a search found. */
export const FoundRecord = z.object({
  kind: z.string(), id: z.union([z.string(), z.int()]), title: z.string(), text: z.string().nullable(), updated_at: LocalTime,
  tags: z.array(z.string()).optional(), author: z.string().nullable().optional(), status: z.string().optional(), due_on: z.string().nullable().optional(), locale: z.string().optional(), path: z.string().nullable().optional(),
});

interface Found {
  readonly kind: (typeof KINDS)[number];
  readonly items: z.output<typeof FoundRecord>[];
  /** Where the next page begins. */
  readonly next?: string | undefined;
}

interface Parts {
  readonly notes: SearchQuery['notes'] | undefined;
  readonly tasks: SearchQuery['tasks'] | undefined;
  readonly contacts: SearchQuery['contacts'] | undefined;
  readonly content: SearchQuery['searchContent'] | undefined;
}

interface Shown {
  readonly detail: 'concise' | 'full';
  readonly timeZone: string;
}

const LONGEST_CONCISE = 300;

/** What was found, by kind. */
export const foundIn = ({ notes, tasks, contacts, content }: Parts, shown: Shown): Found[] => [
  ...(notes ? [{ kind: 'note' as const, next: nextOf(notes.pageInfo), items: notes.nodes.map(({ id, title, body, tags, author, updatedAt }) => ({ kind: 'note', id, title, text: textOf(body, shown), tags: [...tags], author: author ?? null, updated_at: localTime(updatedAt, shown.timeZone) })) }] : []),
  ...(tasks ? [{ kind: 'task' as const, next: nextOf(tasks.pageInfo), items: tasks.nodes.map(({ id, title, body, status, dueOn, author, updatedAt }) => ({ kind: 'task', id, title, text: textOf(body, shown), status: status.toLowerCase(), due_on: dueOn ?? null, author: author ?? null, updated_at: localTime(updatedAt, shown.timeZone) })) }] : []),
  ...(contacts ? [{ kind: 'contact' as const, next: nextOf(contacts.pageInfo), items: contacts.nodes.map(({ id, name, company, emails, updatedAt }) => ({ kind: 'contact', id, title: name, text: [company, ...emails].filter((one) => one != null).join(', '), updated_at: localTime(updatedAt, shown.timeZone) })) }] : []),
  ...(content ? [{ kind: 'content' as const, next: nextOf(content.pageInfo), items: content.nodes.map(({ documentId, kind, locale, title, path, snippet, updatedAt }) => ({ kind: kind.toLowerCase(), id: documentId, title, text: snippet ?? null, locale, path: path ?? null, updated_at: localTime(updatedAt, shown.timeZone) })) }] : []),
];

const nextOf = ({ hasNextPage, endCursor }: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined }): string | undefined => (hasNextPage ? endCursor ?? undefined : undefined);

const textOf = (text: string, { detail }: Shown): string => (detail === 'full' || text.length <= LONGEST_CONCISE ? text : `${shortened(text, LONGEST_CONCISE)}…`);
