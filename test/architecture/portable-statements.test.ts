import { CATALOG_TABLES } from '../../subgraphs/catalog/migrations.js';
import { CONTENT_TABLES } from '../../subgraphs/content/migrations.js';
import { IDENTITY_TABLES } from '../../subgraphs/identity/migrations.js';
import { ORDERS_TABLES } from '../../subgraphs/orders/migrations.js';
import { RESERVED, RULES } from './portable-rules.js';
import { subgraphTexts, sqlTexts } from './sql-texts.js';

const texts = subgraphTexts();

test('the texts of every subgraph are looked at', () => {
  expect(texts.length).toBeGreaterThan(800);
});

describe.each(RULES)('$rule', ({ pattern, planted, uses = [] }) => {
  const found = texts.filter(({ text }) => pattern.test(text));

  test('stands only where it is listed with its reason', () => {
    expect(found.filter(({ place }) => !uses.some(({ file }) => place.startsWith(`${file}:`)))).toEqual([]);
  });

  test('is listed only where it stands', () => {
    expect(uses.filter(({ file }) => !found.some(({ place }) => place.startsWith(`${file}:`)))).toEqual([]);
  });

  test('is noticed where somebody plants it', () => {
    const [text] = sqlTexts('planted.ts', planted);
    expect(text?.text).toMatch(pattern);
  });
});

test('no table or column has a name that MySQL reserves, but one that every statement has in backticks', () => {
  const names = [...ORDERS_TABLES, ...CATALOG_TABLES, ...CONTENT_TABLES, ...IDENTITY_TABLES].flatMap(({ name, columns }) => [name, ...Object.keys(columns)]);
  expect([...new Set(names)].filter((name) => RESERVED.split(' ').includes(name))).toEqual(['last_value']);
});
