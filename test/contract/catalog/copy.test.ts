import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
beforeEach(async () => {
  h = await openCatalogCompany();
  for (const sku of ['A', 'B', 'C', 'D', 'E']) {
    h.clock.turn(1000);
    await h.save({ sku, title: sku, variants: [{ sku: `${sku}-V` }] });
  }
  h.clock.turn(120_000);
});
afterEach(() => h.close());

/** Store every page of a list; `beside` happens after each of them. Answers the last product. */
async function store(copy: Map<number, any>, query: string, beside: () => Promise<unknown> = () => Promise.resolve()): Promise<any> {
  let last: any;
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: any = await h.read(`/products?limit=2&${query}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
    for (const product of page.data) {
      copy.set(product.id, product);
      last = product;
    }
    await beside();
    cursor = page.next_cursor;
  }
  return last;
}

/** Changes the first product, which was read already, deletes the second and adds another, one after each page. */
function writer(): () => Promise<unknown> {
  const left = [
    () => h.save({ sku: 'A', title: 'Changed during the download', variants: [{ sku: 'A-V' }] }), () => h.remove(2), () => h.save({ sku: 'LATE', title: 'Late', variants: [{ sku: 'LATE-V' }] }),
  ];
  return async () => {
    h.clock.turn(1000);
    await left.shift()?.();
  };
}

const present = (copy: ReadonlyMap<number, any>): any[] => [...copy.values()].filter(({ deleted }) => deleted !== true).sort((one, other) => one.id - other.id);
const everything = async (): Promise<any[]> => (await h.read('/products?limit=200')).data;

test('a copy that begins with all changes and goes on from the last one stored is exact, whatever is written during the download [H-READ-COPY-1]', async () => {
  const copy = new Map<number, any>();
  const last = await store(copy, 'updated_since=2000-01-01T00:00:00Z', writer());
  await store(copy, `updated_since=${String(last.updated_at)}`);
  expect(present(copy)).toEqual(await everything());
  expect(present(copy).map(({ title }) => title)).toEqual(['Changed during the download', 'C', 'D', 'E', 'Late']);
});

test('a copy that begins with a list by id and goes on from a minute before the server_time of /ping is exact too [H-READ-COPY-1]', async () => {
  const copy = new Map<number, any>();
  const { server_time: began } = await h.read('/ping');
  await store(copy, '', writer());
  await store(copy, `updated_since=${new Date(Date.parse(began) - 60_000).toISOString()}`);
  expect(present(copy)).toEqual(await everything());
});
