import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import type { Random } from '../../gateway/demo/data/random.js';
import { asText, type FormPart } from './call.js';
import { valueOf, type Making } from './schema-value.js';
import { isObject } from './seen-values.js';

/** The places of the files among an operation's variables, as the map of a form names them: those that are null. */
export function filePlaces(type: GraphQLInputType, value: unknown, place: string): string[] {
  const named = getNamedType(type);
  if (named.name === 'Upload') return value === null ? [place] : [];
  return isInputObjectType(named) && isObject(value) ? Object.values(named.getFields()).flatMap((field) => filePlaces(field.type, value[field.name], `${place}.${field.name}`)) : [];
}

/** The parts of a form of an operation with a file of products (GraphQL multipart request specification). */
export function formWithFile(operations: object, place: string, making: Making): readonly FormPart[] {
  const { random } = making;
  const [fileName, write] = random.pick(FILES);
  const rows = Array.from({ length: random.between(1, MOST_ROWS) }, () => rowOf(making));
  return [{ name: 'operations', value: operations }, { name: 'map', value: { 0: [place] } }, { name: '0', fileName, value: write(rows, random) }];
}

const MOST_ROWS = 4;
type Row = Readonly<Record<'sku' | 'title' | 'variant.sku' | 'variant.price' | 'attributes.fit', string>>;

function rowOf(making: Making): Row {
  const { random } = making;
  const [sku, title] = ['sku', 'title'].map((name) => asText(valueOf({ type: 'string', maxLength: 60 }, name, making)));
  return { sku: sku ?? '', title: title ?? '', 'variant.sku': random.chance(0.3) ? `${sku ?? ''}-1` : '', 'variant.price': random.pick(['10.00', '1.234,50 €', '59.9', '', '-1', '1,234', 'x']), 'attributes.fit': random.pick(['', 'slim']) };
}

type Writer = (rows: readonly Row[], random: Random) => string;

const cells = (separator: string): Writer => (rows, random) => {
  const end = random.pick(['\r\n', '\n']);
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((values) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator)).join(end) + end;
};
const productOf = ({ sku, title, 'variant.price': price }: Row): object => ({ sku, title, variants: [{ sku, prices: [{ price }] }] });
const SHOPIFY = 'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src\n';

/** Files that are read, and such that look like them. */
const FILES: readonly (readonly [name: string, write: Writer])[] = [
  ['products.csv', cells(',')], ['products.csv', cells(';')], ['products.tsv', cells('\t')], ['products.json', (rows) => JSON.stringify(rows.map(productOf))], ['products.ndjson', (rows) => rows.map((row) => `${JSON.stringify(productOf(row))}\n`).join('')],
  ['products_export.csv', (rows) => SHOPIFY + rows.map(({ sku, title }) => `"${sku.replaceAll('"', '')}","${title.replaceAll('"', '')}",,Nord,Size,M,,10.00,\n`).join('')],
  ['products.xlsx', (rows) => `PK\u0003\u0004${JSON.stringify(rows)}`], ['products.csv', (rows, random) => cells(',')(rows, random).replace('sku', 'Artikelnummer')],
];
