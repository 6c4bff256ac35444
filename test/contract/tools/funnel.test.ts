import { surface as collector } from '../../../shims/collector/surface.js';
import { openHost } from '../../kit/open-portico.js';
import { monthOfVisits, truthOf, type Visit } from '../collector/month-of-traffic.js';
import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
const DAYS = { from: '2026-10-01', to: '2026-10-08' };
const VISITS = monthOfVisits().filter(({ events: [first] }) => first !== undefined && first.at < '2026-10-08T20:00:00.000Z');

/** What storefronts report of visits, over HTTP. */
async function send(visits: readonly Visit[]): Promise<void> {
  const { createConnection: { apiKey: key } } = await all.asManager('mutation ($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: ['shop.example'] } } });
  const host = await openHost([{ surface: collector }], { call: all.call, clock: all.clock, ids: all.ids, trustedProxies: ['127.0.0.1'] });
  for (const [index, { by, channel, session, events }] of visits.entries()) {
    all.clock.set(events.at(-1)?.at ?? '');
    const answer = await fetch(`${host.base}/api/collect/v1/events`, {
      method: 'POST', headers: { origin: 'https://shop.example', 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'x-forwarded-for': `203.0.113.${String(index % 250)}` },
      body: JSON.stringify({ key, session, visitor: { id: `visitor-${String(by).padStart(10, '0')}`, consent: 'granted', channel }, events: events.map(({ ref: _, ...event }) => event) }),
    });
    expect(await answer.json()).toMatchObject({ stored: events.length, rejected: [] });
  }
  await host.close();
}

beforeAll(async () => {
  all = await openAssistantCompany();
  await send(VISITS);
  all.clock.set('2026-11-21T09:30:00.000Z');
  ada = await all.assistant('Ada', { moduleRoles: { intelligence: 'VIEWER' } });
});
afterAll(() => all.close());

const funnel = (given: object = {}): Promise<any> => all.answerOf(ada.run('intelligence_funnel', { ...DAYS, ...given }));

/** The steps as the tool gives them. */
function steps([sessions = 0, ...others]: readonly number[]): object {
  const step = (name: string, at: number) => [name, { sessions: others[at], share: sessions === 0 ? null : Math.round((others[at] ?? 0) / sessions * 10_000) / 10_000 }];
  return { sessions, ...Object.fromEntries(['product_view', 'cart', 'checkout', 'purchase'].map(step)) };
}

const of = (channel: string): Visit[] => VISITS.filter((visit) => visit.channel === channel);

test('the funnel of visits is what their events say, counted one by one', async () => {
  const truth = truthOf(VISITS, DAYS);
  expect(truth.funnel.every((sessions) => sessions > 0)).toBe(true);
  expect(await funnel()).toEqual({ ...DAYS, ...steps(truth.funnel), bounces: truth.traffic.bounces });
  const online = truthOf(of('online'), DAYS);
  expect(await funnel({ channel: 'online' })).toEqual({ ...DAYS, ...steps(online.funnel), bounces: online.traffic.bounces });
});

test('its rows are days, channels and campaigns of the same events', async () => {
  const truth = truthOf(VISITS, DAYS);
  expect((await funnel({ group_by: 'day' })).items).toEqual(truth.days.map(([key, ...day]) => ({ key, ...steps(day.map(Number)) })));
  const channels = (await funnel({ group_by: 'channel' })).items.filter(({ key }: any) => key !== null);
  expect(channels).toEqual(['app', 'online'].map((key) => ({ key, ...steps(truthOf(of(key), DAYS).funnel) })).toSorted((one: any, other: any) => other.sessions - one.sessions));
  const sold = (await funnel({ group_by: 'campaign' })).items.filter(({ orders }: any) => orders > 0).map(({ source, orders, value }: any) => [source, [orders, Number(value.amount)]]);
  const keys = (await funnel({ group_by: 'campaign' })).items.map(({ key, source, medium }: any) => [source, medium, key]);
  expect(keys).toEqual(expect.arrayContaining([['', '', '(direct)'], ['news.example', 'referral', '(news.example, referral)'], ['letter', 'email', 'autumn'], ['ads', '', 'coats']]));
  expect(Object.keys(truth.last).length).toBeGreaterThan(1);
  expect(Object.fromEntries(sold)).toEqual(truth.last);
});

test('a result of too many days says how to ask for fewer, by arguments that the tool has', async () => {
  const { truncated, hint, items } = await all.answerOf(ada.run('intelligence_funnel', { from: '2025-12-01', to: '2026-11-30', group_by: 'day' }));
  expect([truncated, hint, items.length < 365]).toEqual([true, 'The result was too long and was cut at its end: ask for fewer days with from and to', true]);
});

test('a channel without visits is told, since orders and storefronts name their channels apart', async () => {
  expect((await all.answerOf(ada.run('intelligence_funnel', { ...DAYS, channel: 'nope' }))).hint).toBe('Nothing fits all of this together: channel nope. Try fewer or other words and filters');
});
