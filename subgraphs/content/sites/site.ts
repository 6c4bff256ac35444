import type { Instant } from '#kernel/clock.js';

/** Whether a site is being built, served or archived. */
export type SiteStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT';

/** The editable fields of a site. */
export interface SiteFacts {
  /** Unique in the workspace. */
  readonly slug: string;
  readonly name: string;
  readonly status: SiteStatus;
  /** BCP 47; one of `locales`. */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** https URL of the website that shows the content. */
  readonly frontendUrl: string | null;
}

/** A website whose content is managed here. */
export interface Site extends SiteFacts {
  /** Counts from 1 in each company. */
  readonly id: number;
  readonly workspaceId: string;
  /** Its locales cannot be read, and are the default one here; absent where nothing is damaged. */
  readonly isDamaged?: boolean;
  readonly version: number;
  readonly updatedAt: Instant;
}

/** The event of a created, changed or removed site. */
export const siteEvent = (type: 'site.changed' | 'site.created' | 'site.removed', { id, workspaceId, slug, name, status, defaultLocale, locales, frontendUrl }: SiteFacts & Pick<Site, 'id' | 'workspaceId'>) => ({
  type, payload: { siteId: id, workspaceId, slug, name, status, defaultLocale, locales, frontendUrl },
});
