import fc from 'fast-check';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import { testDialect } from '../../kit/database.js';
import { written, writtenWhole, type FieldModel, type Rule, type Values, type Writer } from '../../kit/field-model.js';
import { eur, openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The setting runs more of them. */
const RUNS = Number(process.env['PORTICO_TEST_RUNS'] ?? (testDialect === 'sqlite' ? 8 : 5));
const [FEWEST_STEPS, MOST_STEPS] = [8, 16] as const;
const NAMES = ['SAP', 'PLM'] as const;
const RULES = ['sorgente', 'inserimento', 'platform'] as const;
const RATE = 100_000;

let h: CatalogCompany;
let work: () => Promise<void>;
/** A key of each name and rule, which is called by both: what is owned belongs to one key. */
const keys = new Map<string, string>();
beforeAll(async () => {
  h = await openCatalogCompany();
  await h.warehouse('MI1');
  for (const name of NAMES) for (const rule of RULES) keys.set(`${name} ${rule}`, (await h.connect('CATALOG', { name: `${name} ${rule}`, catalogKey: { catalogId: 1, level: 'WRITE', fieldRule: rule.toUpperCase() } }, RATE)).apiKey);
  work = () => createProductImports({ call: h.call, clock: h.clock, ids: h.ids, log: createLog('silent') }).drain();
});
afterAll(() => h.close());

/** The values that are sent of each field; an empty one is as if it were not there. */
const SENT = {
  title: ['One', 'Two', ''], description: ['<p>One</p>', '<p>Two</p>', ''], brand: ['Nord', 'Sud', ''], season: ['SS27', 'FW27'], external_id: ['E1', 'E2', ''],
  'attributes.fit': ['slim', 'regular', ''], 'attributes.care': ['cold', 'cold,no-bleach'], 'translations.it.title': ['Uno', 'Due', ''], categories: ['1', '2', ''],
  barcode: ['4006381333931', '5901234123457', ''], cost: ['7.50', '8.00', ''], weight: ['0.25 kg', '300 g', ''], prices: ['19.90', '29.90', ''], 'prices.japan': ['1200.00', '1500.00'], stock: ['3', '5'], variants: ['yes'],
} as const satisfies Values | Record<string, readonly string[]>;
type Field = keyof typeof SENT;
const OF_A_VARIANT = ['barcode', 'cost', 'weight', 'prices', 'prices.japan', 'stock'] as const;
/** What people change; they can take values away. */
const OF_PEOPLE = ['title', 'description', 'brand', 'season', 'attributes.fit', 'attributes.care', 'translations.it.title', 'categories', 'barcode', 'cost', 'weight', 'prices', 'variants'] as const;
const NEVER_EMPTY: ReadonlySet<string> = new Set(['title', 'categories', 'prices', 'variants']);
const LOCKABLE = ['title', 'brand', 'categories', 'attributes', 'attributes.fit', 'translations', 'variants', 'barcode', 'cost', 'weight', 'prices', 'stock'] as const;

type Sent = Readonly<Partial<Record<Field, string | null>>>;
const some = (fields: readonly Field[], more: (field: Field) => readonly (string | null)[] = () => []): fc.Arbitrary<Sent> =>
  fc.record(Object.fromEntries(fields.map((field) => [field, fc.constantFrom<string | null>(...SENT[field], ...more(field))])), { requiredKeys: [] });
const all = Object.keys(SENT) as readonly Field[]; // the table's own keys

/** A step: a write of a key in one of its ways, a save of a person, or what is owned by whom. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ by: fc.constant('key' as const), who: fc.nat(1), way: fc.constantFrom('post', 'patch', 'bulk', 'import', 'dry run'), sent: some(all) }) },
  { weight: 4, arbitrary: fc.record({ by: fc.constant('part' as const), who: fc.nat(1), part: fc.constantFrom('translation', 'own texts', 'categories', 'variant', 'stock', 'new variant', 'no variant'), sent: some(all) }) },
  { weight: 3, arbitrary: fc.record({ by: fc.constant('person' as const), sent: some(OF_PEOPLE, (field) => (NEVER_EMPTY.has(field) ? [] : [null])) }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('owner' as const), place: fc.constantFrom('product', 'catalog'), field: fc.constantFrom(...LOCKABLE), owner: fc.constantFrom(...NAMES, 'Elsewhere', null) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type StepOf<By> = Extract<Step, { readonly by: By }>;

/** The product of a run, and who writes it. */
interface Run { readonly sku: string; readonly id: number; readonly writers: readonly [Writer, Writer] }

const given = (sent: Sent, fields: readonly Field[] = all): Values => Object.fromEntries(fields.flatMap((field) => (sent[field] === undefined || sent[field] === '' ? [] : [[field, sent[field]]])));

const [KG, G] = ['kg', 'g'] as const;
const weightOf = (weight: string): { value: string; unit: typeof KG | typeof G } => ({ value: weight.split(' ')[0] ?? '', unit: weight.endsWith(KG) ? KG : G });

const variantBody = ({ barcode, cost, weight, prices, 'prices.japan': japan, stock }: Sent): object => ({
  barcode, cost, ...(weight && { weight: weightOf(weight).value, weight_unit: weightOf(weight).unit }), prices: [...prices === undefined ? [] : [{ price: prices }], ...japan === undefined ? [] : [{ price_list: 'japan', price: japan }]],
  ...(stock != null && { stock: [{ location: 'MI1', available: Number(stock) }] }),
});

/** The product as a key sends it. */
const productBody = (sent: Sent, { sku }: Run): object => ({
  title: sent.title, description: sent.description, brand: sent.brand, season: sent.season, external_id: sent.external_id ? `${sku}-${sent.external_id}` : sent.external_id,
  attributes: { fit: sent['attributes.fit'], care: sent['attributes.care'] }, translations: { it: { title: sent['translations.it.title'] } }, category: sent.categories ? Number(sent.categories) : sent.categories,
  variants: [{ sku: `${sku}-A`, ...variantBody(sent) }, ...sent.variants === undefined ? [] : [{ sku: `${sku}-B` }]],
});

async function called(writer: Writer | undefined, method: string, path: string, { body, dryRun = false }: { body?: object; dryRun?: boolean } = {}): Promise<[number, any]> { // eslint-disable-line @typescript-eslint/max-params -- read as a line of HTTP
  const headers = { authorization: `Bearer ${keys.get(`${writer?.name ?? ''} ${writer?.rule ?? ''}`) ?? ''}`, ...(dryRun && { 'x-service-dry-run': 'true' }) };
  const response = await fetch(h.base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return [response.status, await response.json()];
}

/** What a key says of its write of a whole product. */
async function sentWhole(run: Run, { way, sent }: StepOf<'key'>, writer: Writer): Promise<any> {
  const body = { sku: run.sku, ...productBody(sent, run) };
  if (way === 'patch') return (await called(writer, 'PATCH', `/products/${run.sku}`, { body: productBody(sent, run) }))[1].result;
  if (way === 'post' || way === 'dry run') return (await called(writer, 'POST', '/products', { body, dryRun: way === 'dry run' }))[1].result;
  if (way === 'bulk') return (await called(writer, 'POST', '/products/bulk', { body: { products: [body] } }))[1].data.results[0];
  const [, { data: { id } }] = await called(writer, 'POST', '/imports', { body: { products: [body] } });
  await work();
  return (await called(writer, 'GET', `/imports/${String(id)}`))[1].data.results[0];
}

async function byKey(run: Run, model: FieldModel, made: StepOf<'key'>): Promise<FieldModel> {
  const writer = run.writers[made.who] ?? run.writers[0];
  const sent = given(made.sent);
  const expected = written(model, sent['external_id'] ? { ...sent, external_id: `${run.sku}-${sent['external_id']}` } : sent, writer);
  const { status, errors, notes } = await sentWhole(run, made, writer);
  expect({ status, errors, notes: notes.map(({ field, reason }: any) => [field, reason]).sort() }).toEqual({ status: expected.status, errors: [], notes: [...expected.withheld].sort() });
  return made.way === 'dry run' ? model : expected.after;
}

/** The calls that write a part of a product: its request, the fields it is about, the status of its success. */
const PARTS: Record<StepOf<'part'>['part'], (run: Run, sent: Sent, model: FieldModel) => { readonly line: readonly [string, string]; readonly body?: object; readonly values: Values; readonly status?: number }> = {
  translation: (_, sent) => ({ line: ['PUT', '/translations/it'], body: { title: sent['translations.it.title'] }, values: given(sent, ['translations.it.title']) }),
  'own texts': (_, sent) => ({ line: ['PUT', '/translations/en'], body: { title: sent.title, description: sent.description }, values: given(sent, ['title', 'description']) }),
  categories: (_, { categories }) => ({ line: ['PUT', '/categories'], body: { category_ids: categories ? [Number(categories)] : [] }, values: { categories: categories === '' ? null : categories ?? null } }),
  variant: ({ sku }, sent) => ({ line: ['PATCH', `/variants/${sku}-A`], body: variantBody(sent), values: given(sent, OF_A_VARIANT) }),
  stock: ({ sku }, { stock = '3' }) => ({ line: ['PUT', `/variants/${sku}-A/stock`], body: { stock: [{ location: 'MI1', available: Number(stock) }] }, values: { stock } }),
  'new variant': ({ sku }, _, { values }) => ({ line: ['POST', '/variants'], body: { sku: `${sku}-B` }, values: { variants: 'yes' }, status: values['variants'] == null ? 201 : 400 }),
  'no variant': ({ sku }, _, { values }) => ({ line: ['DELETE', `/variants/${sku}-B`], values: { variants: null }, status: values['variants'] == null ? 404 : 200 }),
};

async function byPart(run: Run, model: FieldModel, { who, part, sent }: StepOf<'part'>): Promise<FieldModel> {
  const writer = run.writers[who] ?? run.writers[0];
  const { line: [method, path], body, values, status = 200 } = PARTS[part](run, sent, model);
  const { after, refused } = writtenWhole(model, values, writer);
  const [answered, { error }] = await called(writer, method, `/products/${run.sku}${path}`, body ? { body } : {});
  const named = error?.details.locked ?? error?.details.fields ?? [];
  expect([answered, ...answered === 409 ? [error.code, [...named].sort()] : []]).toEqual(refused ? [409, ...refused] : [status]);
  return after;
}

/** The product as a person saves it. */
function savedBody(sent: Sent, { sku }: Run, title: string | null): object {
  const text = (field: Field): string | null | undefined => (sent[field] === '' ? undefined : sent[field]);
  return {
    sku, title: text('title') ?? title, description: text('description'), brand: text('brand'), season: text('season'), categoryIds: sent.categories ? [Number(sent.categories)] : undefined,
    attributes: (['fit', 'care'] as const).flatMap((code) => (text(`attributes.${code}`) === undefined ? [] : [{ code, value: text(`attributes.${code}`) }])),
    translations: text('translations.it.title') === undefined ? [] : [{ locale: 'it', title: text('translations.it.title') }],
    variants: [
      { sku: `${sku}-A`, barcode: text('barcode'), cost: sent.cost ? eur(sent.cost) : text('cost'), weight: sent.weight ? { value: weightOf(sent.weight).value, unit: weightOf(sent.weight).unit.toUpperCase() } : text('weight'), ...(sent.prices && { price: eur(sent.prices) }) },
      ...sent.variants === undefined ? [] : [{ sku: `${sku}-B` }],
    ],
  };
}

function refusalOf(error: unknown): unknown[] {
  if (!(error instanceof Failure)) throw error;
  return [error.code.toLowerCase(), [...error.details['locked'] as string[]].sort()];
}

async function byPerson(run: Run, model: FieldModel, { sent }: StepOf<'person'>): Promise<FieldModel> {
  const { after, refused } = writtenWhole(model, given(sent));
  const outcome = await h.save(JSON.parse(JSON.stringify(savedBody(sent, run, model.values['title'] ?? null)))).then(() => undefined, refusalOf);
  expect(outcome).toEqual(refused);
  return after;
}

async function byOwner({ id, writers }: Run, model: FieldModel, { place, field, owner }: StepOf<'owner'>): Promise<FieldModel> {
  const writer = writers.find(({ name }) => name === owner);
  const where = { catalogId: 1, ...(place === 'product' && { productId: id }), fields: [field] };
  if (owner === null) await h.asStaff('mutation ($input: UnlockFieldsInput!) { unlockFields(input: $input) { field } }', { input: where });
  else await h.asStaff('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { ...where, owner: writer ? `${writer.name} ${writer.rule}` : owner } });
  return { ...model, owners: Object.fromEntries([...Object.entries(model.owners).filter(([name]) => name !== `${place} ${field}`), ...owner === null ? [] : [[`${place} ${field}`, owner] as const]]) };
}

const take = (run: Run, model: FieldModel, made: Step): Promise<FieldModel> => {
  switch (made.by) {
    case 'key': return byKey(run, model, made);
    case 'part': return byPart(run, model, made);
    case 'person': return byPerson(run, model, made);
    case 'owner': return byOwner(run, model, made);
  }
};

/** The product as each key reads it. */
async function shown({ sku, writers }: Run): Promise<Values> {
  const [one, other] = [(await called(writers[0], 'GET', `/products/${sku}`))[1].data, (await called(writers[1], 'GET', `/products/${sku}`))[1].data];
  const variant = one.variants.find((each: any) => each.sku === `${sku}-A`);
  const price = (list: string): string | null => variant.prices.find((each: any) => each.price_list === list)?.price ?? null;
  return {
    title: one.title, description: one.description, brand: one.brand, season: one.season, [`external_id of ${writers[0].name}`]: one.external_id, [`external_id of ${writers[1].name}`]: other.external_id,
    'attributes.fit': one.attributes.fit ?? null, 'attributes.care': one.attributes.care ?? null, 'translations.it.title': one.translations.it?.title ?? null,
    categories: one.categories.length === 0 ? null : one.categories.map(({ id }: any) => String(id)).join(), barcode: variant.barcode, cost: variant.cost,
    weight: variant.weight === null ? null : `${String(variant.weight)} ${String(variant.weight_unit)}`, prices: price('default'), 'prices.japan': price('japan'),
    stock: variant.stock[0] ? String(variant.stock[0].available) : null, variants: one.variants.length > 1 ? 'yes' : null,
  };
}

let runs = 0;

async function begin(rules: readonly [Rule, Rule]): Promise<{ run: Run; model: FieldModel }> {
  const sku = `F${String(runs += 1)}`;
  await h.asStaff('mutation ($input: UnlockFieldsInput!) { unlockFields(input: $input) { field } }', { input: { catalogId: 1, fields: LOCKABLE } });
  const [{ id }] = await h.save({ sku, title: 'Base', variants: [{ sku: `${sku}-A` }] });
  const run: Run = { sku, id, writers: [{ name: NAMES[0], rule: rules[0] }, { name: NAMES[1], rule: rules[1] }] };
  return { run, model: { values: await shown(run), isKept: false, owners: {} } };
}

test.each([['sorgente', 'inserimento'], ['sorgente', 'platform'], ['inserimento', 'platform']] as const)(
  'a key with %s, one with %s and people write one product in every way: each field becomes what the rules and owners say [H-RULE-1] [H-RULE-2] [H-RULE-3] [H-LOCK-1] [H-LOCK-2]', async (...rules) => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: FEWEST_STEPS, maxLength: MOST_STEPS, size: 'max' }), async (steps) => {
      const { run, model: start } = await begin(rules);
      let model = start;
      for (const made of steps) {
        model = await take(run, model, made);
        expect(await shown(run)).toEqual(model.values);
      }
    }), { numRuns: RUNS });
  });
