import { createLog } from '#kernel/log.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
beforeEach(async () => { s = await openSite(); });
afterEach(() => s.close());

const settle = (): Promise<unknown> => createRelay({ call: s.call, clock: s.clock, log: createLog('silent'), routes: ROUTES.filter(({ source }) => source === 'content') }).drain();

test('a removed site is not found at once, and soon its tokens and its revalidation webhook are gone', async () => {
  await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Home', isHome: true, blocks: [{ id: 'a', type: 'text', heading: 'Ciao' }] });
  const other = await s.sibling('other');
  for (const { siteId } of [s, other]) await s.asStaff('mutation R($input: SaveRevalidationInput!) { saveRevalidation(input: $input) { secret } }', { input: { siteId, url: 'https://hooks.example.com/x' } });
  expect((await s.read('/page?path=/'))[0]).toBe(200);
  await s.asStaff('mutation R($input: RemoveSiteInput!) { removeSite(input: $input) { id } }', { input: { id: s.siteId, evenIfPublished: true } });
  expect([(await s.read('/page?path=/'))[0], (await s.read(''))[0]]).toEqual([404, 404]);
  await settle();
  expect((await s.read(''))[0]).toBe(401);
  const { connections, gone, kept } = await s.asStaff('query C($gone: SafeInt!, $kept: SafeInt!) { connections(first: 9, filter: { kind: DELIVERY }) { nodes { id } } gone: siteRevalidation(siteId: $gone) { url } kept: siteRevalidation(siteId: $kept) { url } }', { gone: s.siteId, kept: other.siteId });
  expect([connections.nodes, gone, kept]).toEqual([[{ id: other.id }], null, { url: 'https://hooks.example.com/x' }]);
  await settle();
});
