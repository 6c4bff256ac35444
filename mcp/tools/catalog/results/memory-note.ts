import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import type { MemoryNoteViewFragment } from '../operations/memory-note-view.generated.js';

/** A note, as models read it; `text_cut` says that its text goes on. */
export const MemoryNote = z.object({
  id: z.string(), title: z.string(), text: z.string(), text_cut: z.literal(true).optional(), tags: z.array(z.string()), shared: z.boolean(), own: z.boolean(), author: z.string(), created_at: LocalTime,
});

/** The most characters of a text in a concise list. */
export const LONGEST_CONCISE = 400;

interface Shown {
  readonly most?: number;
  readonly timeZone: string;
}

/** A note of the graph, with its text or the beginning of it. */
export const noteResult = ({ id, title, text, tags, isShared, isOwn, author, createdAt }: MemoryNoteViewFragment, { most = text.length, timeZone }: Shown): z.output<typeof MemoryNote> => ({
  id, title, ...(text.length > most ? { text: `${text.slice(0, most)}…`, text_cut: true as const } : { text }), tags: [...tags], shared: isShared, own: isOwn, author, created_at: localTime(createdAt, timeZone),
});
