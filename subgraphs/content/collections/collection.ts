import type { Instant } from '#kernel/clock.js';
import type { FieldDefinition } from '../fields/field-definition.js';

/** A list of entries of a site that have the same fields: articles, stores, questions. */
export interface Collection {
  /** Counts from 1 in each company. */
  readonly id: number;
  readonly siteId: number;
  /** Unique in the site; the first segment of its entries' paths. */
  readonly slug: string;
  readonly name: string;
  readonly fields: readonly FieldDefinition[];
  /** What is stored of it cannot be read, and is empty here; absent where nothing is damaged. */
  readonly isDamaged?: boolean;
  readonly version: number;
  readonly updatedAt: Instant;
}
