import type { Random } from '../../gateway/demo/data/random.js';
import { writeBody, type FuzzCall } from './call.js';
import { isObject, listsWithin, type Json } from './seen-values.js';

type Complete = (given: Json, record: Json) => Json;

const COMPLETED = 0.85;

/** What is translated is another locale than the catalog's own. */
export const OTHER_LOCALE = 'sv';

/** The address from which every company sends e-mail. */
export const SENDER = 'shop@lume.example';

const named: Complete = ({ sku, ...given }, { id }) => (id === undefined ? { ...given, sku } : { ...given, id });
const withPrice = ({ price, compare_at_price: before, ...given }: Json): Json => ({ ...given, ...((price ?? before) !== undefined && { price: '19.90' }), ...(before !== undefined && { compare_at_price: '29.90' }) });
const priced: Complete = ({ attributes: _, variants, ...given }) => ({ ...given, currency: 'EUR', ...(Array.isArray(variants) && { variants: variants.filter(isObject).map(withPrice).filter(({ sku }, at, all) => all.findIndex((other) => other['sku'] === sku) === at) }) });

/** What makes the call of a tool one that can be done, where its schema does not say so. */
const TOOLS: Readonly<Record<string, Complete>> = {
  catalog_create_product: priced, catalog_get_product: named, catalog_set_product_categories: named,
  catalog_update_product: (given, record) => named(priced(given, record), record),
  catalog_update_translation: (given, record) => named({ ...given, locale: OTHER_LOCALE }, record),
  catalog_set_stock: (given) => ({ ...given, location: 'ST1' }), // no system works there
  brain_merge_contacts: (given, { id, ids }) => (id === undefined ? given : { ...given, id, ids }), // two that are there
  brain_send_email: (given) => ({ ...given, from: SENDER, to: ['guest@example.test'] }),
  commerce_get_customer: (given) => ({ ...given, customer: 'ended0@example.test' }), // of an order in each company
  commerce_set_order_hold: (given) => ({ reason: 'To be looked at', ...given }),
  commerce_create_return: (given, record) => {
    const [line] = listsWithin(record)[0] ?? [];
    return line ? { ...given, resolution: 'refund', lines: [{ sku: line['sku'], quantity: 1 }] } : given;
  },
};

/** The call of a tool, mostly with what it needs beside that. */
export function completed(call: FuzzCall, { tool = '', record = {}, random }: { readonly tool: string | undefined; readonly record: Json | undefined; readonly random: Random }): FuzzCall {
  const { [tool]: complete } = TOOLS;
  const tree = call.written?.tree;
  if (!complete || !isObject(tree) || !isObject(tree['arguments']) || !random.chance(COMPLETED)) return call;
  const written = { tree: { ...tree, arguments: complete(tree['arguments'], record) }, format: 'json' } as const;
  return { ...call, written, body: writeBody(written) };
}
