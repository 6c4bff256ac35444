import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageExamples } from '../../kit/page-examples.js';
import { openCarriers, type Carriers } from './carriers.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let [c, real]: Carriers[] = [];
beforeAll(async () => {
  [c, real] = [await openCarriers({ sandbox: true }), await openCarriers()];
  await c.send('/stock', { method: 'PUT', body: '{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":20}]}' });
});
afterAll(async () => { for (const one of [c, real]) await one?.close(); });

const generic = async (path: string, body: object, of = c!): Promise<readonly [number, any]> => {
  const text = JSON.stringify(body);
  const answer = await of.post(`${of.intake}/${of.carriers.generic.id}/sandbox/${path}`, text, of.signed(text));
  return [answer.status, JSON.parse(answer.text)];
};
const aggregator = async (path: string, body: object): Promise<readonly [number, any]> => {
  const { id, apiKey } = c!.carriers.aggregator;
  const answer = await c!.post(`${c!.intake}/${id}/sandbox/${path}`, JSON.stringify({ apiKey, ...body }));
  return [answer.status, JSON.parse(answer.text)];
};
const express = async (path: string, body: object): Promise<readonly [number, any]> => {
  const { id, webhookSecret } = c!.carriers.express;
  const answer = await c!.post(`${c!.intake}/${id}/sandbox/${path}?key=${encodeURIComponent(webhookSecret)}`, JSON.stringify(body));
  return [answer.status, JSON.parse(answer.text)];
};

test('a carrier gets a parcel to report on, whose page anybody with the link sees', async () => {
  const [status, parcel] = await generic('parcels', { tracking_number: 'T-1' });
  expect([status, parcel]).toEqual([201, { order_number: '#1001', tracking_numbers: ['T-1'], token: expect.stringMatching(/^[\w.-]{20,200}$/), page: `/track/${parcel.token as string}` }]);
  const [, { data }] = await c!.read(parcel.token);
  expect([data.order_name, data.tracking_numbers, data.status, data.events]).toEqual(['#1001', ['T-1'], 'picked_up', []]);
  const [, madeUp] = await aggregator('parcels', {});
  expect([madeUp.order_number, madeUp.tracking_numbers]).toEqual(['#1002', [expect.stringMatching(/^SBX[\dA-F]{12}$/)]]);
});

test('an event is written in the format of each connection, read as the intake reads it, and answered as it was written', async () => {
  expect(await generic('events', { tracking_number: 'T-1', step: 'hub' })).toEqual([200, {
    applied: 1, duplicates: 0, unmatched: 0,
    sent: { events: [{ tracking_number: 'T-1', status: 'in_transit', description: 'Departed from the sorting centre', occurred_at: '2026-11-21T09:30:00Z', location: { city: 'Milano', country_code: 'IT' } }] },
  }]);
  c!.clock.turn(60_000);
  expect(await aggregator('events', { tracking_number: 'T-1', step: 'depot', city: 'Torino' })).toEqual([200, {
    applied: 1, duplicates: 0, unmatched: 0, sent: { trackingNumber: 'T-1', date: '2026-11-21 10:31:00', qaplaStatusID: 3, courierStatus: 'Arrived at the local depot', place: 'Torino' },
  }]);
  c!.clock.turn(60_000);
  expect(await express('events', { tracking_number: 'T-1', step: 'van' })).toEqual([200, {
    applied: 1, duplicates: 0, unmatched: 0,
    sent: { shipments: [{ id: 'T-1', events: [{ timestamp: '2026-11-21T09:32:00Z', statusCode: 'unknown', description: 'Out for delivery', location: { address: { addressLocality: 'Milano', countryCode: 'IT' } } }] }] },
  }]);
  const { shipments: [{ status, trackingEvents }] } = await c!.order('#1001');
  expect([status, trackingEvents]).toEqual(['OUT_FOR_DELIVERY', [
    { status: 'OUT_FOR_DELIVERY', occurredAt: '2026-11-21T09:32:00.000Z', description: 'Out for delivery' }, { status: 'IN_TRANSIT', occurredAt: '2026-11-21T09:31:00.000Z', description: 'Arrived at the local depot' },
    { status: 'IN_TRANSIT', occurredAt: '2026-11-21T09:30:00.000Z', description: 'Departed from the sorting centre' },
  ]]);
});

test('what was sent counts as sent: the same body is a duplicate at the intake', async () => {
  const [, { sent }] = await generic('events', { tracking_number: 'T-1', step: 'absent' });
  expect(await c!.generic(sent)).toEqual([200, { applied: 0, duplicates: 1, unmatched: 0 }]);
  expect((await generic('events', { tracking_number: 'T-1', step: 'absent' }))[1]).toMatchObject({ applied: 0, duplicates: 1 });
  expect((await generic('events', { tracking_number: 'T-9', step: 'hub' }))[1]).toMatchObject({ applied: 0, unmatched: 1 });
});

test.each([
  ['announced', 'PENDING'], ['collected', 'PICKED_UP'], ['hub', 'IN_TRANSIT'], ['depot', 'IN_TRANSIT'], ['van', 'OUT_FOR_DELIVERY'], ['absent', 'EXCEPTION'], ['ready', 'HELD'], ['returning', 'RETURNED_TO_SENDER'], ['delivered', 'DELIVERED'],
] as const)('%s is %s in each of the three formats', async (step, status) => {
  for (const [at, report] of [generic, aggregator, express].entries()) {
    const [, { tracking_numbers: [number], order_number: order }] = await report('parcels', { tracking_number: `${step}-${String(at)}` });
    c!.clock.turn(60_000);
    expect((await report('events', { tracking_number: number, step }))[1]).toMatchObject({ applied: 1 });
    expect((await c!.order(order)).shipments[0].trackingEvents[0].status).toBe(status);
    await c!.send('/stock', { method: 'PUT', body: '{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":20}]}' });
  }
});

test('a code of its own is looked up in the status map of the connection', async () => {
  const [, { order_number: order }] = await generic('parcels', { tracking_number: 'T-MAP' });
  c!.clock.turn(60_000);
  expect((await generic('events', { tracking_number: 'T-MAP', step: 'hub', code: 'CON', description: 'Fine', occurred_at: '2026-11-21T09:59:00Z' }))[1].sent.events[0]).toMatchObject({ status: 'CON', description: 'Fine', occurred_at: '2026-11-21T09:59:00Z' });
  expect((await c!.order(order)).status).toBe('DELIVERED');
});

test('a company that is no sandbox has no simulated parcels, and the call says why', async () => {
  const refused = [409, { error: 'invalid_state', details: { sandbox: ['This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it'] } }];
  expect([await generic('parcels', {}, real), await generic('events', { tracking_number: 'T-1', step: 'hub' }, real)]).toEqual([refused, refused]);
});

test('the calls are proved as those of the intake are, and what is wrong with them is said by field', async () => {
  expect((await c!.post(`${c!.intake}/${c!.carriers.generic.id}/sandbox/parcels`, '{}', c!.signed('{ }'))).status).toBe(401);
  expect((await c!.post(`${c!.intake}/${c!.carriers.aggregator.id}/sandbox/parcels`, '{"apiKey":"wrong"}')).text).toBe('{"result":"KO"}');
  expect((await c!.post(`${c!.intake}/${real!.carriers.generic.id}/sandbox/parcels`, '{}', c!.signed('{}', real!.carriers.generic.webhookSecret))).status).toBe(404);
  expect(await generic('events', { step: 'thrown' })).toEqual([422, { error: 'validation_failed', details: { tracking_number: ['is required'], step: ['must be announced, collected, hub, depot, van, delivered, absent, ready or returning'] } }]);
  expect(await generic('events', { tracking_number: 'T-1', step: 'hub', occurred_at: 'yesterday' })).toEqual([422, { error: 'validation_failed', details: { occurred_at: ['must be a date-time such as 2026-11-21T09:30:00Z'] } }]);
});

test('the commands of the documentation do what it says, in each format', async () => {
  const page = await (await fetch(`${c!.host}/api/oms/v1/public/tracking/docs`)).text();
  const answered = async (operation: string): Promise<any[]> => {
    const [script = ''] = pageExamples(page).get(operation) ?? [];
    const lines: any[] = [];
    for (const [at, format] of (['generic', 'aggregator', 'express'] as const).entries()) {
      const { id, webhookSecret, apiKey } = c!.carriers[format];
      const { stdout } = await promisify(execFile)('sh', ['-c', script.replaceAll('curl ', 'echo; curl -s ')], { env: { ...process.env, BASE_URL: c!.host, CONNECTION: id, WEBHOOK_SECRET: webhookSecret, API_KEY: apiKey } });
      lines.push(JSON.parse(stdout.trim().split('\n')[at] ?? ''));
    }
    return lines;
  };
  expect((await answered('sandbox.parcels')).map(({ tracking_numbers: numbers }) => numbers)).toEqual([['BRT0001234565'], ['BRT0001234565'], ['BRT0001234565']]);
  expect((await answered('sandbox.events')).map(({ unmatched, sent }) => [unmatched, Object.keys(sent)[0]])).toEqual([[0, 'events'], [0, 'trackingNumber'], [0, 'shipments']]);
});
