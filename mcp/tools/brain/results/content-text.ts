import { z } from 'zod';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import type { PageTextFragment } from '../operations/page-text.generated.js';
import type { EntryTextFragment } from '../operations/entry-text.generated.js';

/** The text of a page or an entry in a locale, without its content. */
export const TextField = z.object({
  locale: z.string(), title: z.string(), slug: z.string(), path: z.string().nullable(), status: z.string(), version: z.int().optional(), updated_at: LocalTime, updated_by: z.string(), published_at: LocalTime.nullable(),
  edited_now_by: z.string().optional(), damaged: z.boolean().optional(),
});

type Text = PageTextFragment | EntryTextFragment;

/** A text as models read it; times are in a zone. */
export const textField = ({ locale, title, slug, path, version, updatedAt, updatedBy, publishedAt, hasChanges, isDamaged, lock }: Text, timeZone: string): z.output<typeof TextField> => ({
  locale, title, slug, path: path ?? null, status: publishedAt == null ? 'draft' : hasChanges ? 'changed' : 'published', version, updated_at: localTime(updatedAt, timeZone), updated_by: updatedBy, published_at: localTimeOrNull(publishedAt ?? null, timeZone),
  ...(lock && { edited_now_by: lock.by }), ...(isDamaged && { damaged: true }),
});

/** A text whose content was not read, or not whole, has no version, so that nobody replaces it. */
export const unread = ({ version: _, ...field }: z.output<typeof TextField>): z.output<typeof TextField> => field;
