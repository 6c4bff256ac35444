import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped, slices } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';

/** A return whose label has a number; it counts as having left when its label was made. */
interface NumberedReturn {
  readonly id: string;
  readonly shippedAt: Instant;
}

const IN_ONE_QUERY = 5000;

/** The returns whose labels have these numbers, by number, the one whose label was made last first. */
export async function returnsOfNumbers(reader: Reader, companyId: number, numbers: readonly string[]): Promise<ReadonlyMap<string, readonly NumberedReturn[]>> {
  const found: (NumberedReturn & { readonly number: string })[] = [];
  for (const some of slices([...new Set(numbers)], IN_ONE_QUERY)) {
    const rows = await reader.query<{ tracking_number: string; return_id: string; made_at: Instant }>(
      `SELECT tracking_number, return_id, made_at FROM return_label WHERE company_id = ? AND tracking_number IN (${places(some.length)})`, [companyId, ...some]);
    found.push(...rows.map(({ tracking_number: number, return_id: id, made_at: shippedAt }) => ({ number, id, shippedAt })));
  }
  return grouped(found.toSorted((one, other) => (one.shippedAt + one.id < other.shippedAt + other.id ? 1 : -1)), ({ number }) => number);
}
