import fc from 'fast-check';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
beforeAll(async () => { h = await openCatalogCompany(); });
afterAll(() => h.close());

const [WRITERS, WRITES, RUNS] = [8, 8, 3] as const;

/** What a writer does to the n-th product of a run; what is refused, such as the deletion of a deleted product, changes nothing. */
const WRITE: Record<string, (names: { readonly sku: string; readonly text: string }) => Promise<unknown>> = {
  save: ({ sku, text }) => h.save({ sku, title: text, translations: [{ locale: 'it', title: text, description: null }], categoryIds: [1 + text.length % 2], variants: [{ sku: `${sku}-S`, size: 'S', price: { amount: '5.00', currency: 'EUR' } }] }),
  key: ({ sku, text }) => h.write([{ sku, title: text, externalId: `E-${sku}`, attributes: [{ code: 'fit', value: 'slim' }], variants: [{ sku: `${sku}-${text}`, size: text }] }]),
  remove: ({ sku }) => h.send(`/products/${sku}`, { method: 'DELETE' }), // people do not delete what a key with sorgente wrote
  restore: ({ sku }) => h.send(`/products/${sku}/restore`, { method: 'POST' }),
  forget: ({ sku }) => h.asStaff('mutation ($input: RemoveVariantsInput!) { removeVariants(input: $input) { id } }', { input: { skus: [`${sku}-S`] } }),
};

/** Who polls: keeps a copy by changes alone. */
class Copy {
  readonly products = new Map<number, any>();
  deletions = 0;
  #since: string;

  constructor(since: string) { this.#since = since; }

  /** Read every page of the changes since the last one stored; answers how many were read that were not known. */
  async poll(): Promise<number> {
    let fresh = 0;
    for (let cursor: string | null = '', since = this.#since; cursor !== null;) {
      const page: any = await h.read(`/products?limit=3&updated_since=${since}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      for (const product of page.data) {
        if (JSON.stringify(this.products.get(product.id)) !== JSON.stringify(product)) fresh += 1;
        if (product.deleted === true) this.deletions += 1;
        this.products.set(product.id, product);
        this.#since = product.updated_at;
      }
      cursor = page.next_cursor;
    }
    return fresh;
  }

  /** What is not deleted, by id. */
  get present(): any[] { return [...this.products.values()].filter(({ deleted }) => deleted !== true).sort((one, other) => one.id - other.id); }
}

const writes = fc.array(fc.array(fc.record({ kind: fc.constantFrom(...Object.keys(WRITE)), place: fc.nat(4), text: fc.constantFrom('A', 'BB', 'CCC') }), { minLength: WRITES, maxLength: WRITES }), { minLength: WRITERS, maxLength: WRITERS });

test('who polls with the last updated_at while eight write, delete and restore has an exact copy in the end [H-READ-DELTA-4] [REL-R13]', async () => {
  let [run, deletions] = [0, 0];
  await fc.assert(fc.asyncProperty(writes, async (all) => {
    run += 1;
    h.clock.turn(1000);
    const copy = new Copy(h.clock.now().toISOString());
    for (let place = 0; place < 5; place += 1) await WRITE['save']?.({ sku: `R${String(run)}-${String(place)}`, text: 'A' });
    let left = all.length;
    const writing = all.map(async (own) => {
      for (const { kind, place, text } of own) await WRITE[kind]?.({ sku: `R${String(run)}-${String(place)}`, text }).catch(() => undefined);
      left -= 1;
    });
    while (left > 0) await copy.poll();
    await Promise.all(writing);
    await copy.poll();
    expect(await copy.poll()).toBe(0);
    const { data } = await h.read('/products?limit=200');
    expect(copy.present).toEqual(data.filter(({ sku }: { sku: string }) => sku.startsWith(`R${String(run)}-`)));
    deletions += copy.deletions;
  }), { numRuns: RUNS });
  expect(deletions).toBeGreaterThan(0);
});
