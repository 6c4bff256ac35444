import type { Transaction } from '#subgraph-kit/database.js';
import { requireRoom } from '../catalogs/setting-rules.js';
import { findOptions, writeOptions } from './attribute.store.js';
import { MOST_OPTIONS, type AttributeOption } from './attribute.js';

/** An attribute, and options that it is to have. */
export interface AddedOptions {
  readonly companyId: number;
  readonly catalogId: number;
  /** Code of the attribute. */
  readonly attribute: string;
  readonly options: readonly AttributeOption[];
}

/** Add the options that an attribute has not, behind those it has, which keep their labels. Writers that add the same option at once do not refuse each other. Throws TOO_MANY_ITEMS beyond 2,000. */
export async function addOptions(transaction: Transaction, { options, ...of }: AddedOptions): Promise<void> {
  const known = await findOptions(transaction, of);
  const missing = new Map(options.filter(({ code }) => !known.has(code)).map((option) => [option.code, option]));
  if (missing.size === 0) return;
  requireRoom('options of an attribute', { count: known.size + missing.size - 1, most: MOST_OPTIONS });
  const next = Math.max(-1, ...known.values()) + 1;
  await writeOptions(transaction, of, [...missing.values()].map((option, index) => ({ ...option, position: next + index })));
}
