import type { Instant } from '#kernel/clock.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Site } from '../sites/site.js';
import type { DocumentKind } from './document.js';

/** What happened to a document in a locale. */
export interface ContentChange {
  readonly type: 'content.published' | 'content.unpublished';
  readonly kind: DocumentKind;
  readonly documentId: number;
  /** Of an entry. */
  readonly collection: string | null;
  readonly locale: string;
  /** Where websites find it, or found it. */
  readonly path: string;
  readonly publishedAt: Instant;
}

/** The event of a document that websites show from now on, in a new version, at another path, or no longer: one for each locale. */
export const contentEvent = ({ id: siteId, slug: site }: Pick<Site, 'id' | 'slug'>, { type, ...change }: ContentChange): DomainEvent =>
  ({ type, payload: { siteId, site, ...change } });
