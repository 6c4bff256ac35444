import { z } from 'zod';
import type { ContentKind, ContentStatus } from '#contract/schema.generated.js';

const [LONGEST_LOCALE, LARGEST_ID] = [35, 999_999_999_999] as const;

/** A page or an entry. */
export const CONTENT_ID = z.int().min(1).max(LARGEST_ID).describe('Page or entry');

/** A language of a site. */
export const LOCALE = z.string().min(1).max(LONGEST_LOCALE);

/** What has texts on a site, as models write it. */
export const CONTENT_KIND = { page: 'PAGE', entry: 'ENTRY' } as const satisfies Readonly<Record<string, ContentKind>>;

/** Of {@link CONTENT_KIND} the words. */
export const CONTENT_KINDS = ['page', 'entry'] as const satisfies readonly (keyof typeof CONTENT_KIND)[];

/** Whether websites show a text, as models write it. */
export const CONTENT_STATUS = { draft: 'DRAFT', published: 'PUBLISHED', changed: 'CHANGED' } as const satisfies Readonly<Record<string, ContentStatus>>;

/** Of {@link CONTENT_STATUS} the words. */
export const CONTENT_STATUSES = ['draft', 'published', 'changed'] as const satisfies readonly (keyof typeof CONTENT_STATUS)[];
