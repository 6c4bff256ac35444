import type { SiteStatus } from '#contract/schema.generated.js';

/** The status of a site, as websites read it. */
export const STATUS_WORDS = { DRAFT: 'draft', ACTIVE: 'active', ARCHIVED: 'archived' } as const satisfies Record<SiteStatus, string>;

/** What a menu item leads to, and how a browser opens it, by the words in which they are stored. */
export const ITEM_WORDS = { PAGE: 'page', ENTRY: 'entry', URL: 'url', SELF: '_self', BLANK: '_blank' } as const;
