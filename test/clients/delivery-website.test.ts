import { createLog } from '#kernel/log.js';
import { createRelay } from '../../gateway/relay/relay.js';
import { outwardRoutes } from '../../gateway/server/outward-routes.js';
import { surface } from '../../shims/delivery/surface.js';
import { notify } from '../../shims/webhooks/notify.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { openSite } from '../contract/delivery/open-site.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import { openWebsite } from './delivery-website.js';

const SECRET = 'a-secret-of-the-website';

test('a website keeps what it read until a signed notification, and asks again with its tag', async () => {
  const s = await openSite({ allowLoopbackWebhooks: true });
  const { call, clock, ids } = s;
  const [log, audiences] = [createLog('silent'), surface.audience ? [surface.audience] : []];
  const relay = createRelay({ call, clock, log, routes: outwardRoutes((batch) => notify({ call, ids, audiences }, batch)).filter(({ source }) => source === 'content') });
  const sender = createSender({ call, clock, ids, log, profiles: audiences.map(({ profile }) => profile), resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: 5000 });
  const receiver = await openReceiver((response) => { response.writeHead(204).end(); });
  const website = openWebsite({ site: `${s.base}${s.root}`, token: s.key, secret: SECRET, now: () => clock.now().getTime() / 1000 });
  const notified = async (): Promise<number[]> => {
    await relay.drain();
    await sender.drain();
    return receiver.received.splice(0).map(({ headers, body }) => website.revalidate(String(headers['service-signature']), body));
  };
  await s.asStaff('mutation R($input: SaveRevalidationInput!) { saveRevalidation(input: $input) { secret } }', { input: { siteId: s.siteId, url: receiver.url, secret: SECRET } });
  const home = await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Home', isHome: true, blocks: [{ id: 'a', type: 'text', heading: 'Uno' }] });
  await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Team' });
  expect(await notified()).toEqual([204, 204]);
  const [first, team] = [await website.read('/page'), await website.read('/page?path=team')];
  expect(first).toContain('"heading":"Uno"');
  await s.edit.savePage({ id: home, locale: 'it', blocks: [{ id: 'a', type: 'text', heading: 'Due' }] });
  await s.edit.publishPage(home);
  expect(website.revalidate(`t=${String(Math.floor(clock.now().getTime() / 1000))},v1=00`, '{}')).toBe(401);
  expect([await website.read('/page'), website.statuses]).toEqual([first, [200, 200]]);
  expect(await notified()).toEqual([204]);
  expect(await website.read('/page')).toContain('"heading":"Due"');
  expect([await website.read('/page?path=team'), website.statuses]).toEqual([team, [200, 200, 200, 304]]);
  await Promise.all([sender.stop(), receiver.close()]);
  await s.close();
});
