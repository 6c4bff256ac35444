import { readFileSync } from 'node:fs';
import { openCompany } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, type OpenGraph } from '../../kit/open-graph.js';

let graph: OpenGraph;
beforeAll(async () => { graph = await openGraph(manualClock(), { subgraphs: ['content', 'catalog', 'orders', 'identity'] }); });
afterAll(() => graph.close());

const CALLS = [...readFileSync('gateway/docs/content.md', 'utf8').matchAll(/^```graphql\n([^`]*)```$/gm)].map(([, text = '']) => text);
const named = (text: string): string => text.replace(/^\s*(mutation|query)? ?\{/, (_, kind: string | undefined) => `${kind ?? 'query'} Asked {`);

test('the calls of the page for editors\' tools can be made in its order, and answer what it says of images and references', async () => {
  const { asStaff } = await openCompany(graph);
  const answers: unknown[] = [];
  for (const call of CALLS) answers.push(await asStaff(named(call)));
  expect(answers).toEqual(expect.arrayContaining([
    { uploadAsset: { id: expect.any(String), url: expect.any(String), width: 1, height: 1 } },
    { assets: { nodes: [expect.objectContaining({ name: 'dot.png', alts: [{ locale: 'it', text: 'Un punto' }], usage: { nodes: [] } })] } },
    { page: { translations: ['en', 'it'].map((locale) => ({ locale, references: [], problems: [] })) } },
    { contentUsage: { nodes: [], menuItems: [{ siteId: 1, handle: 'main', item: { id: 'home', labels: [] } }], redirects: { nodes: [] } } }, { brokenLinks: { nodes: [] } },
  ]));
});
