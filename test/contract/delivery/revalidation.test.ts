import { createHmac } from 'node:crypto';
import { createLog } from '#kernel/log.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { outwardRoutes } from '../../../gateway/server/outward-routes.js';
import { surface } from '../../../shims/delivery/surface.js';
import { notify } from '../../../shims/webhooks/notify.js';
import { createSender } from '../../../shims/webhooks/sender.js';
import { openReceiver } from '../../subgraphs/webhooks/receiver.js';
import { openSite } from './open-site.js';

const MINUTE = 60_000;
const SECRET = 'a-secret-of-the-website';

type Answer = NonNullable<Parameters<typeof openReceiver>[0]>;

/** A site whose website is notified, with relay and sender. */
async function openNotified() {
  const s = await openSite({ allowLoopbackWebhooks: true });
  const { call, clock, ids } = s;
  const log = createLog('silent');
  const audiences = surface.audience ? [surface.audience] : [];
  const relay = createRelay({ call, clock, log, routes: outwardRoutes((batch) => notify({ call, ids, audiences }, batch)).filter(({ source }) => source === 'content') });
  const sender = createSender({ call, clock, ids, log, profiles: audiences.map(({ profile }) => profile), resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: 5000 });
  let status = 204;
  let answer: Answer = (response) => { response.writeHead(status).end(); };
  const receiver = await openReceiver((...call) => { answer(...call); });
  const saved = (input: object) => s.asStaff('mutation R($input: SaveRevalidationInput!) { saveRevalidation(input: $input) { secret revalidation { siteId url isActive hasSecret } } }', { input: { siteId: s.siteId, ...input } });
  await saved({ url: receiver.url });
  return {
    ...s, receiver, saved,
    answers: (next: number): void => { status = next; },
    answersWith: (next: Answer): void => { answer = next; },
    /** What arrived since the last call. */
    settle: async () => {
      await relay.drain();
      await sender.drain();
      return receiver.received.splice(0);
    },
    close: async (): Promise<void> => {
      await sender.stop();
      await receiver.close();
      await s.close();
    },
  };
}

let n: Awaited<ReturnType<typeof openNotified>>;
beforeEach(async () => { n = await openNotified(); });
afterEach(() => n.close());

test('a published page is notified once for each locale, unsigned without a secret [J-HOOK-1] [J-HOOK-2]', async () => {
  const id = await n.edit.page({ siteId: n.siteId, template: 'standard', title: 'Home', isHome: true });
  await n.edit.savePage({ id, locale: 'en', title: 'Home' });
  expect(await n.settle()).toEqual([]);
  await n.edit.publishPage(id);
  const received = (await n.settle()).sort((one, other) => (one.body.includes('"en"') ? -1 : other.body.includes('"en"') ? 1 : 0));
  expect(received.map(({ body }) => body)).toEqual(['en', 'it'].map((locale, at) => {
    const { id: hook, published_at: at2 } = JSON.parse(received[at]?.body ?? '') as { id: string; published_at: string };
    expect(hook).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(at2).toMatch(/^2026-11-21T09:30:00\.\d{3}Z$/);
    return `{"id":"${hook}","event":"content.published","site":"shop","locale":"${locale}","path":"/","published_at":"${at2}","secret":""}`;
  }));
  for (const { headers, body } of received) {
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'service-webhook-event': 'content.published', 'service-webhook-id': (JSON.parse(body) as { id: string }).id, 'service-webhook-attempt': '1' });
    expect(Object.keys(headers).filter((name) => /signature|x-service|webhook-timestamp/.test(name))).toEqual([]);
  }
});

test('an entry has the path of its collection, and what is taken out is notified too [J-HOOK-1] [J-HOOK-5]', async () => {
  const journal = await n.edit.collection(n.siteId, 'journal');
  const id = await n.edit.publishedEntry({ collectionId: journal, title: 'Uno' });
  await n.asStaff('mutation U($input: UnpublishEntryInput!) { unpublishEntry(input: $input) { id } }', { input: { id } });
  const told = (await n.settle()).map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(told.map(({ event, path, locale }) => [event, path, locale]).sort()).toEqual([['content.published', '/journal', 'it'], ['content.unpublished', '/journal', 'it']]);
});

test('a collection with another slug is notified once for each locale, by its new path', async () => {
  const journal = await n.edit.collection(n.siteId, 'journal');
  for (const title of ['Uno', 'Due']) await n.edit.publishedEntry({ collectionId: journal, title });
  await n.settle();
  await n.asStaff('mutation U($input: UpdateCollectionInput!) { updateCollection(input: $input) { slug } }', { input: { id: journal, slug: 'news' } });
  expect((await n.settle()).map(({ body }) => JSON.parse(body) as Record<string, string>)).toMatchObject([{ event: 'content.published', path: '/news', locale: 'it' }]);
});

test('a success is one whatever its body is, and however long [J-HOOK-4]', async () => {
  const answers: Answer[] = [(response) => { response.writeHead(200).end(Buffer.alloc(2_000_000)); }, (response) => { response.writeHead(202).write('never ends'); }];
  const id = await n.edit.page({ siteId: n.siteId, template: 'standard', title: 'Home', isHome: true });
  for (const [at, answer] of answers.entries()) {
    n.answersWith(answer);
    await n.edit.savePage({ id, locale: 'it', title: `Home ${String(at)}` });
    await n.edit.publishPage(id);
    expect(await n.settle()).toHaveLength(1);
    n.clock.turn(MINUTE);
    expect(await n.settle()).toEqual([]);
  }
});

test('with a secret it is signed over the exact bytes, and says it in the body [J-HOOK-3]', async () => {
  expect((await n.saved({ secret: SECRET })).saveRevalidation).toEqual({ secret: SECRET, revalidation: { siteId: n.siteId, url: n.receiver.url, isActive: true, hasSecret: true } });
  await n.edit.published({ siteId: n.siteId, template: 'standard', title: 'Uno' });
  const [one] = await n.settle();
  const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(one?.headers['service-signature'])) ?? [];
  expect(time).toBe(String(Math.floor(n.clock.now().getTime() / 1000)));
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${time}.${one?.body ?? ''}`).digest('hex'));
  expect((JSON.parse(one?.body ?? '') as { secret: string }).secret).toBe(SECRET);
});

test('it is tried six times, and then dropped [J-HOOK-2] [J-HOOK-4] [REL-R9]', async () => {
  n.answers(500);
  await n.edit.published({ siteId: n.siteId, template: 'standard', title: 'Uno' });
  const attempts = async () => (await n.settle()).map(({ headers }) => [headers['service-webhook-attempt'], headers['service-webhook-id']]);
  const [first] = await attempts();
  const seen: unknown[] = [];
  for (const wait of [1, 5, 30, 120, 360, 10_000]) {
    n.clock.turn(wait * MINUTE - 1);
    seen.push((await attempts()).length);
    n.clock.turn(1);
    seen.push(...await attempts());
  }
  const id = first?.[1];
  expect([first, ...seen]).toEqual([['1', id], 0, ['2', id], 0, ['3', id], 0, ['4', id], 0, ['5', id], 0, ['6', id], 0]);
  const { deliveries: { nodes: [{ id: delivery }] } } = await n.asStaff('{ deliveries { nodes { id } } }');
  await n.asStaff('mutation R($id: ID!) { resendDelivery(id: $id) { id } }', { id: delivery });
  expect(await attempts()).toEqual([['1', id]]);
  n.clock.turn(MINUTE);
  expect(await attempts()).toEqual([['2', id]]);
  expect((await n.asStaff('query D($id: ID!) { delivery(id: $id) { attempts { number } } }', { id: delivery })).delivery.attempts.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a website is notified of its own site alone, at an address that a manager sets', async () => {
  const [sibling, stranger] = [await n.sibling('second'), await n.stranger()];
  await sibling.edit.published({ siteId: sibling.siteId, template: 'standard', title: 'Uno' });
  await stranger.edit.published({ siteId: stranger.siteId, template: 'standard', title: 'Uno' });
  expect(await n.settle()).toEqual([]);
  await expect(n.saved({ siteId: 999, url: n.receiver.url })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(n.saved({ siteId: sibling.siteId })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { url: ['is required'] } });
  await expect(n.saved({ secret: 'short' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { secret: ['must have 16 to 200 characters'] } });
  await n.asStaff('mutation R($siteId: SafeInt!) { removeRevalidation(siteId: $siteId) { url } }', { siteId: n.siteId });
  await n.edit.published({ siteId: n.siteId, template: 'standard', title: 'Uno' });
  expect(await n.settle()).toEqual([]);
});
