import { unusable, type FileProduct } from './file-product.js';
import type { FileValue } from './json-lines.js';

/** The product of a JSON value: it has the shape of the catalog API, also that in which its products are read. */
export function valueProduct({ row, value }: FileValue): FileProduct {
  if (!isObject(value)) return unusable(row, 'is no product: {"sku": …}');
  const { categories, images, ...body } = value;
  const [paths, urls] = [textsIn(categories, 'path'), textsIn(images, 'url')];
  const sku = typeof body['sku'] === 'string' ? body['sku'] : null;
  return { row, sku, variantRows: new Map(), ...(paths.length > 1 && { categories: paths }), body: { ...categoryOf(paths), ...(urls.length > 0 && { image_urls: urls }), ...body } };
}

const categoryOf = ([first, ...others]: readonly string[]): object => (first === undefined || others.length > 0 ? {} : { category: pathText(first) });

/** The texts of a list, or those that its objects have by a name. */
function textsIn(value: unknown, name: string): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((one) => (isObject(one) ? one[name] : one)).filter((text) => typeof text === 'string');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Digits alone are the id of a category; its name in front of them is a `>` (document 3, H, Import product). */
export const pathText = (path: string): string => (/^\d+$/.test(path) ? `>${path}` : path);
