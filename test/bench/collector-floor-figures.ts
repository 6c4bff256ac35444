// What the collector's handler by hand adds to the figures, by their tables.

/** An event, as it is counted. */
export interface Counted { readonly kind: string; readonly payload: Readonly<Record<string, string | number>>; readonly product: number | null; readonly channel: string; readonly day: string }

interface Figures { readonly table: string; readonly key: readonly string[]; readonly columns: readonly string[]; readonly sums: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] }

const TRAFFIC = ['page_views', 'product_views', 'searches', 'cart_additions', 'cart_removals', 'checkouts', 'purchases', 'sessions', 'bounces', 'session_seconds', 'sessions_with_product', 'sessions_with_cart', 'sessions_with_checkout', 'sessions_with_purchase'];
const KINDS = ['page_view', 'product_view', 'search', 'add_to_cart', 'remove_from_cart', 'checkout_start', 'purchase'];
const PRODUCTS = ['views', 'cart_additions', 'units_added', 'purchases', 'units_purchased'];

/** The rows to add. */
export function collectorFigures(company: number, events: readonly Counted[]): readonly Figures[] {
  const counts = TRAFFIC.map((_, at) => events.filter(({ kind }) => KINDS[at] === kind).length);
  const [searches, products] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const add = (to: Map<string, number[]>, key: string, numbers: readonly number[]): void => { to.set(key, (to.get(key) ?? numbers.map(() => 0)).map((number, at) => number + (numbers[at] ?? 0))); };
  for (const { kind, payload, product, day } of events) {
    for (const period of [day, day.slice(0, 7), day.slice(0, 9)]) {
      if (kind === 'search') add(searches, `${period}\n${String(payload['query']).toLowerCase()}`, [1, payload['results'] === 0 ? 1 : 0]);
      if (product !== null) add(products, `${period}\n${String(product)}`, kind === 'product_view' ? [1, 0, 0, 0, 0] : [0, 1, Number(payload['quantity'] ?? 1), 0, 0]);
    }
  }
  const rowsOf = (from: Map<string, number[]>, isNumber: boolean) => [...from].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, numbers]) => {
    const [period = '', name = ''] = key.split('\n');
    return [company, period, isNumber ? Number(name) : name, ...numbers];
  });
  const first = events[0];
  return [
    { table: 'traffic_figure', key: ['company_id', 'day', 'channel'], columns: TRAFFIC, sums: TRAFFIC, rows: first ? [[company, first.day, first.channel, ...counts]] : [] },
    { table: 'search_figure', key: ['company_id', 'period', 'term'], columns: ['searches', 'without_results'], sums: ['searches', 'without_results'], rows: rowsOf(searches, false) },
    { table: 'product_traffic', key: ['company_id', 'period', 'product_id'], columns: PRODUCTS, sums: PRODUCTS, rows: rowsOf(products, true) },
  ];
}
