import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { openAssistantCompany } from './assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SHIRT = {
  externalId: 'ERP-7', title: 'Linen shirt', description: '<p>Cool.</p>', handle: 'linen-shirt', status: 'ACTIVE', productType: 'Shirts', brand: 'Lume', material: 'Linen',
  translations: [{ locale: 'it', title: 'Camicia di lino' }],
  variants: [
    { sku: 'SHIRT-M', size: 'M', color: 'Green', barcode: '4006381333931', weightG: 240, price: { amount: '49.90', currency: 'EUR' }, compareAtPrice: { amount: '59.90', currency: 'EUR' } },
    { sku: 'SHIRT-L', size: 'L', color: 'Green', price: { amount: '45.00', currency: 'EUR' } },
  ],
};

/** A company with a catalog in English and Italian of a shirt (7 in stock at the store MI1), a mug and a category, and people whose assistants call its tools. */
export async function openCatalogAssistant() {
  const all = await openAssistantCompany();
  const { asStaff } = all;
  const save = async (products: readonly object[], catalogId?: number): Promise<any[]> =>
    (await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { id sku barcode title } } }', { input: { products, ...(catalogId !== undefined && { catalogId }) } })).saveProducts;
  const { createCatalog: { id: catalogId } } = await asStaff('mutation C($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italian' }], currency: 'EUR' } });
  const category = async (name: string, parentId?: number): Promise<number> =>
    (await asStaff('mutation S($input: SaveCategoryInput!) { saveCategory(input: $input) { id } }', { input: { name, ...(parentId !== undefined && { parentId }) } })).saveCategory.id;
  const men = await category('Men');
  const shirts = await category('Shirts', men);
  await asStaff('mutation A($input: SaveAttributeInput!) { saveAttribute(input: $input) { code } }', { input: { code: 'fit', label: 'Fit', type: 'SELECT', options: [{ code: 'slim', label: 'Slim' }, { code: 'wide', label: 'Wide' }] } });
  const [shirt, mug] = await save([{ ...SHIRT, categoryIds: [shirts], attributes: [{ code: 'fit', value: 'slim' }] }, { title: 'Mug', variants: [{ sku: 'MUG' }] }]);
  await all.publishItems([...shirt.variants, ...mug.variants].map(({ id, sku, barcode, title }) => ({ variantId: id, sku, barcode, title, productId: shirt.id })));
  await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'MI1', name: 'Milan store', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: ['MI1'], fulfilsOnline: true } });
  await asStaff('mutation S($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: 'MI1', items: [{ sku: 'SHIRT-M', quantity: 7 }] } });
  return {
    ...all, catalogId, men, shirts, shirt: shirt.id as number, mug: mug.id as number, save,
    /** A person whose roles in the catalog and in commerce only read. */
    reader: (name: string) => all.assistant(name, { moduleRoles: { catalog: 'VIEWER', commerce: 'VIEWER' } }),
    /** What a tool says that must fail within its module. */
    errorOf: async (result: Promise<{ status: number; body: any }>): Promise<any> => {
      const { status, body } = await result;
      if (status !== 200 || body.isError !== true) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
      const { request_id: _request, ...error } = body.structuredContent.error ?? {};
      return error;
    },
    /** The id of a person in the company. */
    userIdOf: async (email: string): Promise<string> => {
      const { people: { nodes } } = await asStaff('{ people(first: 50) { nodes { id email } } }');
      return nodes.find((person: { email: string }) => person.email === email).id;
    },
    /** Everything that happened among people reaches the catalog. */
    relayed: () => createRelay({ ...all, routes: ROUTES.filter(({ source }) => source === 'identity') }).drain(),
    /** A product and a category of another company, whose ids this one does not have. */
    foreignProduct: async (): Promise<{ id: number; sku: string; categoryId: number }> => {
      const other = await all.stranger('Other');
      const products = Array.from({ length: FOREIGN }, (_, n) => ({ title: `Theirs ${String(n)}`, variants: [{ sku: `THEIRS-${String(n)}` }] }));
      const { saveProducts } = await other.asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { sku } } }', { input: { products } });
      const { id, variants: [{ sku }] } = saveProducts.at(-1);
      let categoryId = 0;
      for (let n = 0; n < FOREIGN; n += 1) categoryId = Number((await other.asStaff('mutation S($input: SaveCategoryInput!) { saveCategory(input: $input) { id } }', { input: { name: `Theirs ${String(n)}` } })).saveCategory.id);
      return { id, sku, categoryId };
    },
  };
}

/** More records than a test makes of its own company. */
const FOREIGN = 20;

/** An open company with a catalog and its assistants. */
export type CatalogAssistantKit = Awaited<ReturnType<typeof openCatalogAssistant>>;
