import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

let h: CatalogCompany;
beforeAll(async () => {
  h = await openCatalogCompany();
  await h.warehouse('PC01');
  await h.asStaff('mutation ($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'MILANO', name: 'Milano store', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome' } });
  await h.asStaff('mutation ($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'MILANO', active: false } });
});
afterAll(() => h.close());

const OPTIONS = [{ code: 'cold', label: 'Cold' }, { code: 'no-bleach', label: 'No bleach' }];

test.each([
  ['/categories', [{ id: 1, name: 'Women', path: 'Women', parent_id: null, position: 0 }, { id: 2, name: 'Shirts', path: 'Women > Shirts', parent_id: 1, position: 0 }]],
  ['/attributes', [
    { code: 'care', label: 'Care', type: 'multiselect', localizable: false, unit: null, options: OPTIONS, owned_by: null },
    { code: 'fit', label: 'Fit', type: 'select', localizable: false, unit: null, options: [{ code: 'regular', label: 'Regular' }, { code: 'slim', label: 'Slim' }], owned_by: null },
  ]],
  ['/locales', [{ code: 'en', name: 'English', default: true }, { code: 'it', name: 'Italiano', default: false }]],
  ['/markets', [{ code: 'eu', name: 'Europe', countries: ['DE', 'IT'], currency: 'EUR', price_list: 'default', locales: ['it'] }]],
  ['/price-lists', [{ code: 'default', name: 'Default', currency: 'EUR', tax_included: true, default: true }, { code: 'japan', name: 'Japan', currency: 'JPY', tax_included: true, default: false }]],
  ['/locations', [{ code: 'MILANO', name: 'Milano store', type: 'store', country_code: 'IT', active: false }, { code: 'PC01', name: 'PC01', type: 'warehouse', country_code: 'IT', active: true }]],
])('GET %s answers its records as decided, with a read-only key too, in pages [H-READ-REFERENCES-1] [H-READ-REFERENCES-2]', async (path, data) => {
  expect(await (await h.send(path, {}, 'READER')).text()).toBe(JSON.stringify({ data, next_cursor: null }));
  const [first, ...others] = data;
  const { data: one, next_cursor: cursor } = await h.read(`${path}?limit=1`);
  expect(one).toEqual([first]);
  if (others.length > 0) expect(await h.read(`${path}?limit=200&cursor=${encodeURIComponent(cursor)}`)).toEqual({ data: others, next_cursor: null });
  expect(await h.outcome(`${path}?limit=201`)).toEqual([400, 'validation_failed']);
  expect(await h.outcome(`${path}?cursor=x`)).toEqual([400, 'invalid_cursor']);
});

test('another catalog has references of its own; locations are the company\'s [H-READ-TENANT-1]', async () => {
  expect(await Promise.all(['/categories', '/attributes', '/markets'].map((path) => h.read(path, 'OTHER')))).toEqual(Array.from({ length: 3 }, () => ({ data: [], next_cursor: null })));
  expect((await h.read('/locales', 'OTHER')).data).toEqual([{ code: 'en', name: 'English', default: true }]);
  expect((await h.read('/locations', 'OTHER')).data).toHaveLength(2);
});
