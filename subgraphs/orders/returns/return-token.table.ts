import { grouped } from '#subgraph-kit/grouped.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { knownSlices, rewriteTokens } from '#subgraph-kit/search/index-known.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';
import { places } from '#subgraph-kit/statement.js';
import { readableOr, STORED } from '#subgraph-kit/stored-json.js';
import { tokensOfReturn } from './return-tokens.js';

/** What returns are found by. */
export const RETURN_TOKEN = searchTokens('return_token');

interface KnownReturn {
  readonly company_id: number;
  readonly id: string;
  readonly number: string;
  readonly order_number: string | null;
  readonly customer_name: string | null;
  readonly tracking_numbers: string;
  readonly wms_reference: string | null;
  readonly carrier_code: string | null;
}

interface KnownLine {
  readonly return_id: string;
  readonly sku: string | null;
  readonly barcode: string | null;
}

/** Makes the returns that were there before findable, by all they are found by now; none of them has tags. */
export const indexKnownReturns = (at: number): Migration => migration(at, 'index_known_returns', async (runner) => {
  for await (const own of knownSlices<KnownReturn>(runner, { table: 'returns', columns: 'number, order_number, customer_name, tracking_numbers, wms_reference, carrier_code' })) {
    const ids = own.records.map(({ id }) => id);
    const rows = await runner.query(`SELECT return_id, sku, barcode FROM return_line WHERE company_id = ? AND return_id IN (${places(ids.length)})`, [own.companyId, ...ids]) as KnownLine[];
    const lines = grouped(rows, (line) => line.return_id);
    await rewriteTokens(runner, RETURN_TOKEN, { companyId: own.companyId, records: own.records.map((one) => ({ record: one.id, tokens: tokensOf(one, lines.get(one.id) ?? []) })) });
  }
});

const tokensOf = (one: KnownReturn, lines: readonly KnownLine[]): string[] => tokensOfReturn({
  number: one.number, carrierCode: one.carrier_code, tags: [], orderNumber: one.order_number, customerName: one.customer_name, wmsReference: one.wms_reference, lines,
  trackingNumbers: readableOr([], () => STORED.list(one.tracking_numbers, 'tracking_numbers')),
});
