import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import type { NoteViewFragment } from '../operations/note-view.generated.js';
import { aboutField } from './about.js';

/** A note. */
export const NoteField = z.object({ id: z.string(), title: z.string(), body: z.string(), tags: z.array(z.string()), about: z.array(z.string()), author: z.string().nullable(), created_at: LocalTime, updated_at: LocalTime, version: z.int().optional() });

/** A note as models read it. */
export const noteField = ({ id, title, body, tags, about, author, createdAt, updatedAt, version }: NoteViewFragment, timeZone: string): z.output<typeof NoteField> =>
  ({ id, title, body, tags: [...tags], about: about.map(aboutField), author: author ?? null, created_at: localTime(createdAt, timeZone), updated_at: localTime(updatedAt, timeZone), version });
