import type { Instant } from '#kernel/clock.js';

/** Whether a site is being built, served, or no longer served. */
export type SiteStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT';

/** What people say about a site. */
export interface SiteFacts {
  /** One site of the workspace at most. */
  readonly slug: string;
  readonly name: string;
  readonly status: SiteStatus;
  /** BCP 47; one of `locales`. */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** https address of the website that shows the content. */
  readonly frontendUrl: string | null;
}

/** A website whose content is kept here. */
export interface Site extends SiteFacts {
  /** Counts from 1 in each company. */
  readonly id: number;
  readonly workspaceId: string;
  readonly version: number;
  readonly updatedAt: Instant;
}

/** A site was made, or something about it has changed. */
export const siteEvent = (type: 'site.created' | 'site.changed', { id, workspaceId, slug, name, status, defaultLocale, locales, frontendUrl }: SiteFacts & Pick<Site, 'id' | 'workspaceId'>) => ({
  type, payload: { siteId: id, workspaceId, slug, name, status, defaultLocale, locales, frontendUrl },
});
