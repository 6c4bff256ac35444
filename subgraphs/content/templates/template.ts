import type { Instant } from '#kernel/clock.js';
import type { BlockType } from '../fields/field-definition.js';

/** A kind of page: the types of blocks that its pages are made of. */
export interface Template {
  readonly siteId: number;
  /** Unique in the site. */
  readonly key: string;
  readonly name: string;
  readonly blocks: readonly BlockType[];
  /** What is stored of it cannot be read, and is empty here; absent where nothing is damaged. */
  readonly isDamaged?: boolean;
  readonly version: number;
  readonly updatedAt: Instant;
}
