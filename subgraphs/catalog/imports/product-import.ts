import type { Instant } from '#kernel/clock.js';
import type { FieldRule } from '#contract/catalog-key.js';
import type { Permission } from '#contract/permissions.js';
import type { ItemOutcome, ItemStatus } from '#contract/product-item.js';

/** The most products of an import (document 3, H, Endpoints). */
export const MOST_PRODUCTS = 5000;

/** The most imports of a key that have not ended. */
export const MOST_OPEN_IMPORTS = 20;

/** How long a process may work on an import without writing a product before another takes over. */
export const LEASE_MILLISECONDS = 15_000;

/** Imports take turns: one gives way to others after this time. */
export const SLICE_MILLISECONDS = 5000;

/** The media type of stored products; nothing else is stored as it. */
export const STORED_AS = 'application/jsonl';

/** How long an import and its results are kept after its end (decisions 3, H). */
export const KEPT_MILLISECONDS = 30 * 86_400_000;

/** The states of an import (document 3, H, Import). */
export const IMPORT_STATUSES = ['QUEUED', 'PROCESSING', 'DONE', 'PARTIAL', 'FAILED'] as const;

/** One of {@link IMPORT_STATUSES}. */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The file of an import that a person started. */
export interface ImportedFile {
  readonly name: string;
  /** What it was recognised as, for people. */
  readonly kind: string;
  /** The names of its columns that are not read. */
  readonly leftOut: readonly string[];
}

/** Products that a key sent at once, or a person in a file, to be written one after the other. */
export interface ProductImport {
  readonly id: string;
  readonly catalogId: number;
  /** Who sent it: a key by its name, a person by their address. */
  readonly startedBy: string;
  /** Null for what a key sent. */
  readonly file: ImportedFile | null;
  readonly status: ImportStatus;
  readonly total: number;
  /** How many have a result: the index of the next one. */
  readonly processed: number;
  /** How many of these are invalid or failed. */
  readonly failed: number;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
}

/** By whose rights an import writes that a person started. */
export interface ImportAuthority {
  readonly userId: string | null;
  readonly tokenId: string | null;
  /** The interface it was started through. */
  readonly via: string;
  readonly permissions: readonly Permission[];
}

/** The key that sent an import, with its catalog and field rule as they were then; or the person who did. */
export interface ImportKey {
  /** Of a person. */
  readonly authority?: ImportAuthority | undefined;
  readonly companyId: number;
  readonly catalogId: number;
  readonly keyId: string;
  readonly name: string;
  readonly rule: FieldRule;
}

/** How many products had which result. */
export type ImportSummary = Readonly<Record<ItemStatus, number>>;

/** No result yet. */
export const NO_RESULTS = { CREATED: 0, UPDATED: 0, PARTIAL: 0, SKIPPED: 0, FAILED: 0, INVALID: 0 } as const satisfies ImportSummary;

/** How an import ends (decisions 3, H): done where nothing failed, failed where something did and nothing was written, partial else. */
export function endOf({ CREATED, UPDATED, PARTIAL, FAILED, INVALID }: ImportSummary): ImportStatus {
  if (PARTIAL + FAILED + INVALID === 0) return 'DONE';
  return CREATED + UPDATED + PARTIAL === 0 ? 'FAILED' : 'PARTIAL';
}

/** Whether an outcome counts as failed. */
export const hasFailed = ({ status }: Pick<ItemOutcome, 'status'>): boolean => status === 'FAILED' || status === 'INVALID';

/** Errors and notes listed of one product: results are answered together. */
export const MOST_LISTED = 20;
