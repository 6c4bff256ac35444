import { openCarriers, type Carriers } from './carriers.js';

let c: Carriers;
beforeAll(async () => { c = await openCarriers(); });
afterAll(() => c.close());

test.each(['{"a":', '['])('a body that is nested too deeply with %s is refused in each dialect, and kept nowhere [F-INTAKE-ERROR-2]', async (open) => {
  const deep = (levels: number, fields: string): string => `{${fields},"x":${open.repeat(levels)}1${(open === '[' ? ']' : '}').repeat(levels)}}`;
  const { aggregator, express, generic } = c.carriers;
  const sent = async (levels: number): Promise<number[]> => {
    const body = deep(levels, '"tracking_number":"DEEP"');
    const answers = [
      await c.post(`${c.intake}/${generic.id}`, body, c.signed(body)),
      await c.post(`${c.intake}/${generic.id}`, `{"events":[${body}]}`, c.signed(`{"events":[${body}]}`)),
      await c.post(`${c.intake}/${aggregator.id}`, deep(levels, `"apiKey":"${aggregator.apiKey}","trackingNumber":"DEEP","qaplaStatusID":4`)),
      await c.post(`${c.intake}/${express.id}?key=${encodeURIComponent(express.webhookSecret)}`, `{"shipments":[${deep(levels, '"id":"DEEP","status":{"timestamp":"2026-11-21T12:00:00","statusCode":"transit"}')}]}`),
    ];
    return answers.map(({ status }) => status);
  };
  for (const levels of [100, 5000, 60_000]) expect([levels, await sent(levels)]).toEqual([levels, [422, 422, 422, 422]]);
  expect(await sent(90)).toEqual([200, 200, 200, 200]);
});

test('events beyond the two hundred that are kept still count for the shipment [F-STATE-1]', async () => {
  await c.shipped('#2H', ['2H']);
  const event = (index: number) => ({ tracking_number: '2H', status: 'in_transit', description: `Scan ${String(index)}`, occurred_at: '2026-11-21T08:30:00Z' });
  expect(await c.generic({ events: Array.from({ length: 210 }, (_, index) => event(index)) })).toEqual([200, { applied: 210, duplicates: 0, unmatched: 0 }]);
  expect(await c.generic({ tracking_number: '2H', status: 'delivered', occurred_at: '2026-11-21T08:31:00Z' })).toEqual([200, { applied: 1, duplicates: 0, unmatched: 0 }]);
  const { status, shipments: [{ trackingEvents }] } = await c.order('#2H');
  expect([status, trackingEvents.length]).toEqual(['DELIVERED', 200]);
});
