import { request } from 'node:http';
import { surface as collector } from '../../../shims/collector/surface.js';
import { openLimiter } from '#kit/limiter.js';
import { openHost } from '../../kit/open-portico.js';
import { NOTHING, openCollector, ORIGIN, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());

const GRANTED = { id: VISITOR, consent: 'granted' };
const [LARGEST, UNKNOWN] = [65_536, `pk_${'0'.repeat(32)}`] as const;

/** A body of so many bytes. */
const bodyOf = (bytes: number): string => {
  const body = JSON.stringify({ key: c.key, visitor: GRANTED, more: '' });
  return body.replace('"more":""', `"more":"${'x'.repeat(bytes - body.length)}"`);
};

/** POST /events in chunks, without a length. */
const chunked = (body: string): Promise<number | undefined> => new Promise((resolve, reject) => {
  const sent = request(`${c.base}/api/collect/v1/events`, { method: 'POST', headers: { origin: ORIGIN, 'transfer-encoding': 'chunked', 'x-forwarded-for': '198.51.100.200' } }, (response) => {
    response.resume().on('end', () => { resolve(response.statusCode); });
  });
  sent.on('error', reject);
  for (let at = 0; at < body.length; at += 10_000) sent.write(body.slice(at, at + 10_000));
  sent.end();
});

describe('a body', () => {
  test('of 64 KB is read, by its length and in chunks [I-BATCH-1]', async () => {
    expect(await c.json(c.post('/events', bodyOf(LARGEST)))).toEqual(NOTHING);
    expect(await chunked(bodyOf(LARGEST))).toBe(202);
  });

  test('of a byte more is 413, by its length and in chunks [I-BATCH-1]', async () => {
    for (const path of ['/events', '/consent']) expect(await c.read(c.post(path, bodyOf(LARGEST + 1)))).toEqual([413, expect.stringContaining('"code":"payload_too_large"')]);
    expect(await chunked(bodyOf(LARGEST + 1))).toBe(413);
  });

  test('that is compressed is refused, so that none grows beyond it [I-BATCH-1]', async () => {
    expect((await c.read(c.post('/events', { visitor: GRANTED }, { headers: { 'content-encoding': 'gzip' } })))[0]).toBe(422);
  });

  test('that is no UTF-8 is refused [I-BATCH-1]', async () => {
    const bytes = Buffer.concat([Buffer.from(`{"visitor":{"id":"${VISITOR}","consent":"granted","channel":"`), Buffer.from([0xc3, 0x28]), Buffer.from('"}}')]);
    expect((await c.read(c.send('/events', { method: 'POST', body: bytes }, { headers: { 'x-service-key': c.key } })))[0]).toBe(422);
  });
});

describe('120 requests a minute of an address', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const CALLS: readonly ((address: string) => Promise<Response>)[] = [
    (address) => c.post('/events', { visitor: GRANTED }, from(address)),
    (address) => c.post('/consent', { visitor: { ...GRANTED, consent: 'pending' } }, from(address)),
    (address) => c.send(`/ping?key=${c.key}`, {}, from(address)),
    (address) => c.post('/events', { visitor: GRANTED, key: UNKNOWN }, from(address)),
    (address) => c.send('/ping', {}, { ...from(address), origin: 'https://evil.example' }),
  ];

  test('are counted over all operations, those without a good key or page too; then all are 429 before the key is looked at [I-LIMIT-1]', async () => {
    const remaining: (string | null)[] = [];
    for (let at = 0; at < 120; at += 1) {
      const response = await CALLS[at % CALLS.length]?.('198.51.100.1');
      expect([at, response?.status]).toEqual([at, [202, 202, 200, 404, 404][at % CALLS.length]]);
      remaining.push(response?.headers.get('x-ratelimit-remaining') ?? null);
    }
    expect([remaining[0], remaining[3], remaining[119]]).toEqual(['119', '116', '0']);
    for (const call of CALLS) {
      const response = await call('198.51.100.1');
      const { code, message } = JSON.parse(await response.text()) as Readonly<Record<string, string>>;
      expect([response.status, code, message, response.headers.get('retry-after'), response.headers.get('x-ratelimit-limit'), response.headers.get('x-ratelimit-remaining')]).toEqual([429, 'rate_limited', expect.any(String), expect.stringMatching(/^\d+$/), '120', '0']);
      expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });

  test('are those of one address alone, of IPv6 of one network [I-LIMIT-1]', async () => {
    expect((await c.send(`/ping?key=${c.key}`, {}, from('198.51.100.2'))).headers.get('x-ratelimit-remaining')).toBe('119');
    const ofNetwork = async (address: string): Promise<string | null> => (await c.send(`/ping?key=${c.key}`, {}, from(address))).headers.get('x-ratelimit-remaining');
    expect([await ofNetwork('2001:db8:1:1::1'), await ofNetwork('2001:db8:1:1::2'), await ofNetwork('2001:db8:2:1::1')]).toEqual(['119', '118', '119']);
  });

  test('are not used up by preflights and wrong methods, which do nothing [I-LIMIT-1]', async () => {
    for (const method of ['OPTIONS', 'DELETE']) expect((await c.send('/events', { method }, from('198.51.100.3'))).headers.get('x-ratelimit-remaining')).toBe('120');
    expect((await c.send(`/ping?key=${c.key}`, {}, from('198.51.100.3'))).headers.get('x-ratelimit-remaining')).toBe('119');
  });
});

test('20,000 requests a minute of a key pass, from however many addresses, and no more; another key is not held up [I-LIMIT-2]', async () => {
  const limiter = await openLimiter(undefined, c.log);
  const host = await openHost([{ surface: collector }], { call: c.call, clock: c.clock, ids: c.ids, limiter, trustedProxies: ['127.0.0.1'] });
  const ping = async (key: string, address: string): Promise<number> => (await fetch(`${host.base}/api/collect/v1/ping?key=${key}`, { headers: { origin: ORIGIN, 'x-forwarded-for': address } })).status;
  try {
    expect(await ping(c.key, '192.0.2.1')).toBe(200);
    await limiter.take(`collector key ${c.id}`, { weight: 19_998 });
    expect([await ping(c.key, '192.0.2.2'), await ping(c.key, '192.0.2.3'), await ping((await c.install()).key, '192.0.2.4')]).toEqual([200, 429, 200]);
  } finally {
    await host.close();
  }
});
