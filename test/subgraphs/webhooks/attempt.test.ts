import { createHmac } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import { attempt, WEBHOOK_DEADLINE_MILLISECONDS } from '../../../shims/webhooks/attempt.js';
import { certificate } from '../../kit/certificate.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openReceiver } from './receiver.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const claimed = (url: string) => ({
  companyId: 1, deliveryId: 'd-1', destinationId: 'c-1', connectionId: 'c-1', profile: 'standard', eventId: 'e-1', type: 'order.ready', body: '{"id":"e-1"}', attempt: 3, retryAfterMs: 120_000, token: 't-1', url, secret,
});
const reach = (more: object = {}) => ({
  clock: manualClock('2026-11-21T09:30:00.000Z'), resolve: () => Promise.resolve(['203.0.113.1']), allowLoopback: true, deadlineMilliseconds: 300, profile: STANDARD, ...more,
});

describe('an attempt', () => {
  const open: { close(): Promise<unknown> }[] = [];
  const receiver = async (...answer: Parameters<typeof openReceiver>) => {
    const made = await openReceiver(...answer);
    open.push(made);
    return made;
  };
  afterEach(async () => { for (const one of open.splice(0)) await one.close(); });

  it('carries the event, its signatures and its number [W-SIGN-1] [W-SIGN-2] [W-SIGN-3]', async () => {
    const { url, received } = await receiver();
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: true, status: 204, failure: null });
    expect(received[0]?.body).toBe('{"id":"e-1"}');
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json', 'x-service-webhook-id': 'e-1', 'x-service-attempt': '3', 'x-service-event': 'order.ready',
      'x-service-signature': `t=1795253400,v1=${createHmac('sha256', secret).update('1795253400.{"id":"e-1"}').digest('hex')}`,
      'webhook-id': 'e-1', 'webhook-timestamp': '1795253400',
      'webhook-signature': `v1,${createHmac('sha256', Buffer.alloc(32, 7)).update('e-1.1795253400.{"id":"e-1"}').digest('base64')}`,
    });
  });

  it.each<[string, Parameters<typeof openReceiver>[0], object]>([
    ['answers with a failure', (response) => { response.writeHead(500).end('no'); }, { status: 500, failure: 'The receiver answered 500', answerBody: 'no' }],
    ['answers at length, in chunks', (response) => { response.writeHead(500); for (let units = 0; units < 5; units += 1) response.write('x'.repeat(1000)); response.end(); }, { answerBody: 'x'.repeat(4096) }],
    ['refuses', (response) => { response.writeHead(410).end(); }, { status: 410, failure: 'The receiver answered 410' }],
    ['stalls', () => undefined, { status: null, failure: 'No whole answer within the deadline' }],
    ['ends in the middle of its answer', (response) => { response.writeHead(200, { 'content-length': 10 }).write('half', () => { response.destroy(); }); }, { status: null, failure: 'aborted' }],
    ['drips its answer', (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => { clearInterval(drip); });
    }, { status: null, failure: 'No whole answer within the deadline' }],
    ['says it answers a gigabyte', (response) => { response.writeHead(200, { 'content-length': 2 ** 30 }).write(Buffer.alloc(2 ** 21)); }, { status: null, failure: 'The answer is larger than a mebibyte' }],
  ])('fails when the receiver %s [W-SEND-1] [W-SEND-3]', async (...[, answer, outcome]) => {
    const { url } = await receiver(answer);
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: false, ...outcome });
  });

  it('reads no more than a mebibyte of an answer without end [W-SEND-1]', async () => {
    let written = 0;
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => { close = resolve; });
    const { url } = await receiver((response) => {
      const chunk = Buffer.alloc(65_536);
      const more = (): void => { do written += chunk.length; while (!response.destroyed && response.write(chunk)); };
      response.writeHead(200).on('drain', more).on('close', () => { close(); });
      more();
    });
    expect(await attempt(reach({ deadlineMilliseconds: 10_000 }), claimed(url))).toMatchObject({ delivered: false, status: null, failure: 'The answer is larger than a mebibyte', answerBody: null });
    await closed;
    expect(written).toBeLessThan(16 * 2 ** 20); // what the kernel takes of it on the way
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%d) [W-SEND-3]', async (status) => {
    const beyond = await receiver();
    const { url } = await receiver((response) => { response.writeHead(status, { location: beyond.url }).end(); });
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: false, status, failure: `The receiver redirects (${String(status)}), which is not followed` });
    expect(beyond.received).toEqual([]);
  });

  it.each<[string, (socket: Socket) => void, string]>([
    ['never greets a secure call', () => undefined, 'No whole answer within the deadline'],
    ['drips its greeting', (socket) => {
      const letters = 'HTTP/1.1 200 OK'.split('');
      const drip = setInterval(() => socket.write(letters.shift() ?? ' '), 50);
      socket.on('close', () => { clearInterval(drip); });
    }, 'No whole answer within the deadline'],
    ['hangs up', (socket) => { socket.destroy(); }, 'socket hang up'],
  ])('fails when the receiver %s [W-SEND-1]', async (...[name, greet, failure]) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => { sockets.add(socket.on('error', () => undefined)); greet(socket); });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    const url = `http${name.includes('secure') ? 's' : ''}://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: false, status: null, failure });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => { server.close(resolve); });
  });

  it('fails within the deadline when the name is never resolved [W-SEND-1]', async () => {
    expect(await attempt(reach({ resolve: () => new Promise(() => undefined) }), claimed('https://hooks.example.com/'))).toMatchObject({ delivered: false, failure: 'No whole answer within the deadline' });
  });

  const name = 'hooks.example.com';
  const secure = async (shown: ReturnType<typeof certificate>, authorities?: readonly string[]) => {
    const { url, received } = await receiver((response) => { response.writeHead(204).end(); }, shown);
    const outcome = await attempt(reach({ resolve: () => Promise.resolve(['127.0.0.1']), deadlineMilliseconds: 5000, ...(authorities && { authorities }) }), claimed(url.replace('127.0.0.1', name)));
    return { outcome, received };
  };

  it('reaches a receiver with a trusted certificate [W-SEND-8]', async () => {
    const authority = certificate({ name: 'Test authority' });
    const { outcome, received } = await secure(certificate({ name, by: authority }), [authority.cert]);
    expect(outcome).toMatchObject({ delivered: true, status: 204, failure: null });
    expect(received).toMatchObject([{ body: '{"id":"e-1"}', headers: { host: expect.stringMatching(/^hooks\.example\.com:\d+$/) } }]);
  });

  it.each<[string, () => Parameters<typeof secure>, string]>([
    ['it signed itself', () => [certificate({ name })], 'self-signed certificate'],
    ['an unknown authority signed', () => [certificate({ name, by: certificate({ name: 'Somebody' }) })], 'unable to verify the first certificate'],
    ['is of another name', () => { const own = certificate({ name: 'other.example.com' }); return [own, [own.cert]]; }, "Hostname/IP does not match certificate's altnames: Host: hooks.example.com. is not in the cert's altnames: DNS:other.example.com"],
    ['has expired', () => { const own = certificate({ name, until: '250101000000Z' }); return [own, [own.cert]]; }, 'certificate has expired'],
  ])('sends nothing to a receiver with a certificate that %s [W-SEND-8]', async (...[, shown, failure]) => {
    const { outcome, received } = await secure(...shown());
    expect(outcome).toMatchObject({ delivered: false, status: null, failure });
    expect(received).toEqual([]);
  });

  it.each([
    ['http', 'http://hooks.example.com/', ['203.0.113.1'], 'The address is not https'],
    ['a private address beside a public one', 'https://hooks.example.com/', ['8.8.8.8', '10.0.0.1'], 'The host leads to an address that is not public'],
    ['a private IPv6 address', 'https://hooks.example.com/', ['8.8.8.8', 'fd00::1'], 'The host leads to an address that is not public'],
    ['an embedded IPv4 address', 'https://hooks.example.com/', ['::ffff:127.0.0.1'], 'The host leads to an address that is not public'],
    ['a literal', 'https://169.254.169.254/', [], 'The host leads to an address that is not public'],
    ['a literal in another notation', 'https://0x7f000001/', [], 'The host leads to an address that is not public'],
    ['a literal of IPv6', 'https://[::1]/', [], 'The host leads to an address that is not public'],
  ])('sends nothing to %s [W-SEND-8]', async (...[, url, addresses, failure]) => {
    expect(await attempt(reach({ allowLoopback: false, resolve: () => Promise.resolve(addresses) }), claimed(url))).toMatchObject({ delivered: false, status: null, failure });
  });

  it('that cannot be signed has failed [W-SEND-1]', async () => {
    const { url, received } = await receiver();
    const outcome = await attempt(reach(), { ...claimed(url), secret: null });
    expect(outcome).toMatchObject({ deliveryId: 'd-1', token: 't-1', delivered: false, status: null, failure: expect.stringContaining('null'), requestHeaders: '{}' });
    expect(received).toEqual([]);
  });

  it('gives a receiver ten seconds, from the look-up of its name to the last byte [W-SEND-1] [REL-R10 ADH]', async () => {
    const { url } = await receiver((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 1);
      response.on('close', () => { clearInterval(drip); });
    });
    const { setTimeout: later } = globalThis;
    const due: (() => void)[] = [];
    globalThis.setTimeout = ((run: () => void, milliseconds: number) => (milliseconds === 10_000 ? later(() => { due.push(run); }, 1) : later(run, milliseconds))) as typeof setTimeout;
    let isOver = false;
    const trying = attempt(reach({ deadlineMilliseconds: WEBHOOK_DEADLINE_MILLISECONDS }), claimed(url)).finally(() => { isOver = true; });
    globalThis.setTimeout = later;
    for (let drops = 0; drops < 50; drops += 1) await new Promise((resolve) => { later(resolve, 1); });
    expect([isOver, due.length]).toEqual([false, 1]); // however long it sends
    due[0]?.();
    expect(await trying).toMatchObject({ delivered: false, failure: 'No whole answer within the deadline' });
  });

  it('fails within the deadline when the receiver never ends its headers [W-SEND-1]', async () => {
    const { url } = await receiver((response) => {
      const drip = setInterval(() => { response.writeProcessing(); }, 20);
      response.on('close', () => { clearInterval(drip); });
    });
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: false, failure: 'No whole answer within the deadline' });
  });

  it('fails when the receiver sends too many headers [W-SEND-1]', async () => {
    const { url } = await receiver((response) => { response.writeHead(200, { 'x-long': 'a'.repeat(64 * 1024) }).end(); });
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: false, status: null, failure: expect.stringMatching(/header/i) });
  });

  it('looks the name up once at every attempt, and sends to the address it checked [W-SEND-8] [REL-S2 ADHJ]', async () => {
    const { url, received } = await receiver();
    const answers = [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1']];
    const moving = reach({ resolve: () => Promise.resolve(answers.shift() ?? []) });
    const named = url.replace('127.0.0.1', 'hooks.example.com');
    expect(await attempt(moving, claimed(named))).toMatchObject({ delivered: true });
    expect(answers).toHaveLength(2);
    expect(await attempt(moving, claimed(named))).toMatchObject({ delivered: false, failure: expect.stringMatching(/not (https|public)/) });
    expect(received).toHaveLength(1);
  });
});
