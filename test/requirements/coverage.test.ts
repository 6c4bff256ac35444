import { readdirSync, readFileSync } from 'node:fs';
import { A_FULFILLMENT } from './a-fulfillment.js';
import { B_WMS_JSON } from './b-wms-json.js';
import { C_WMS_XML } from './c-wms-xml.js';
import { D_COMMERCE } from './d-commerce.js';
import { RELIABILITY } from './reliability.js';
import type { Requirement } from './requirement.js';
import { WEBHOOKS } from './webhooks.js';

const COVERED: readonly { readonly requirements: readonly Requirement[]; readonly prefix: string; readonly folder: string }[] = [
  { requirements: A_FULFILLMENT, prefix: 'A-', folder: 'test/contract/fulfillment' },
  { requirements: B_WMS_JSON, prefix: 'B-', folder: 'test/contract/wms-json' },
  { requirements: C_WMS_XML, prefix: 'C-', folder: 'test/contract/wms-xml' },
  { requirements: D_COMMERCE, prefix: 'D-', folder: 'test/contract/commerce' },
  { requirements: RELIABILITY, prefix: 'REL-', folder: 'test' },
  { requirements: WEBHOOKS, prefix: 'W-', folder: 'test/subgraphs/webhooks' },
];

const CITATION = /\[([A-Z]+-[A-Z0-9-]+)\]/g;

const citedIn = (folder: string): ReadonlySet<string> => new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(CITATION)].map(([, id = '']) => id)),
);

describe.each(COVERED)('the requirements $prefix* and the tests in $folder', ({ requirements, prefix, folder }) => {
  test('every requirement is cited by a test', () => {
    const cited = citedIn(folder);
    expect(requirements.filter(({ id }) => !cited.has(id))).toEqual([]);
  });

  test('every citation names a requirement', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect([...citedIn(folder)].filter((id) => id.startsWith(prefix) && !known.has(id))).toEqual([]);
  });

  test('no two requirements share an id', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });
});
