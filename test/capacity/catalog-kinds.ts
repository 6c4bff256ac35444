import { ask, bearer, type Answered } from './ask.js';
import type { Caller, Kind } from './kind.js';
import type { World } from './world.js';

const [ROOT, BATCH] = ['/api/catalog/v1', 50];
const SIZES = ['S', 'M', 'L'];

let revision = 0;

/** Write 50 products of three variants, those from a number on. */
export function writeProducts({ keys }: World, { at }: Caller, { prefix, first, images = [] }: { readonly prefix: string; readonly first: number; readonly images?: readonly string[] }): Promise<Answered> {
  revision += 1;
  const cents = String(revision % 100).padStart(2, '0');
  const product = (number: number) => ({
    sku: `${prefix}-${String(number)}`, title: `Linen shirt ${String(number)}, revision ${String(revision)}`, description: '<p>Light and airy, cut wide, with buttons of shell.</p>', brand: 'Nord', season: 'SS27', status: 'active',
    ...(images.length > 0 && { image_urls: images.map((image) => `https://images.example.com/${prefix}-${String(number)}-${image}.jpg`) }),
    variants: SIZES.map((size) => ({ sku: `${prefix}-${String(number)}-${size}`, size, prices: [{ price: `59.${cents}`, sale_price: `49.${cents}` }] })),
  });
  return ask(at, { host: 'catalog', method: 'POST', path: `${ROOT}/products/bulk`, headers: bearer(keys.catalog), body: JSON.stringify({ products: Array.from({ length: BATCH }, (_, index) => product(first + index)) }) });
}

/** Calls of the catalog API; each caller writes products of its own. */
export const CATALOG_KINDS: readonly Kind[] = [
  { name: 'H: write of 50 products', turn: (world, caller) => writeProducts(world, caller, { prefix: 'LINEN', first: caller.index * BATCH }) },
  { name: 'H: list of 50 products', turn: ({ keys }, { at }) => ask(at, { host: 'catalog', path: `${ROOT}/products?limit=50`, headers: bearer(keys.catalog) }) },
];
