import { createHmac } from 'node:crypto';
import { attempt } from '../../../shims/webhooks/attempt.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openReceiver } from './receiver.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const claimed = (url: string) => ({ companyId: 1, deliveryId: 'd-1', connectionId: 'c-1', eventId: 'e-1', type: 'order.ready', body: '{"id":"e-1"}', attempt: 3, token: 't-1', url, secret });
const reach = (more: object = {}) => ({
  clock: manualClock('2026-11-21T09:30:00.000Z'), resolve: () => Promise.resolve(['203.0.113.1']), allowLoopback: true, deadlineMilliseconds: 300, ...more,
});

describe('an attempt', () => {
  const open: { close(): Promise<unknown> }[] = [];
  const receiver = async (...answer: Parameters<typeof openReceiver>) => {
    const made = await openReceiver(...answer);
    open.push(made);
    return made;
  };
  afterEach(async () => { for (const one of open.splice(0)) await one.close(); });

  it('carries the event, its signatures and its number', async () => {
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

  it.each<[string, Parameters<typeof openReceiver>[0], number | null]>([
    ['answers with a failure', (response) => { response.writeHead(500).end(); }, 500],
    ['redirects', (response) => { response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(); }, 302],
    ['stalls', () => undefined, null],
    ['drips', (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => { clearInterval(drip); });
    }, null],
    ['answers without end', (response) => {
      const more = (): void => { while (!response.destroyed && response.write(Buffer.alloc(65_536))); };
      response.writeHead(200).on('drain', more);
      more();
    }, null],
  ])('fails when the receiver %s', async (...[, answer, status]) => {
    const { url } = await receiver(answer);
    expect(await attempt(reach(), claimed(url))).toMatchObject({ delivered: false, status });
  });

  it.each([
    ['http', 'http://hooks.example.com/', ['203.0.113.1'], 'The address is not https'],
    ['a private address beside a public one', 'https://hooks.example.com/', ['8.8.8.8', '10.0.0.1'], 'The host leads to an address that is not public'],
    ['a private IPv6 address', 'https://hooks.example.com/', ['8.8.8.8', 'fd00::1'], 'The host leads to an address that is not public'],
    ['an embedded IPv4 address', 'https://hooks.example.com/', ['::ffff:127.0.0.1'], 'The host leads to an address that is not public'],
    ['a literal', 'https://169.254.169.254/', [], 'The host leads to an address that is not public'],
    ['a literal in another notation', 'https://0x7f000001/', [], 'The host leads to an address that is not public'],
    ['a literal of IPv6', 'https://[::1]/', [], 'The host leads to an address that is not public'],
  ])('sends nothing to %s', async (...[, url, addresses, failure]) => {
    expect(await attempt(reach({ allowLoopback: false, resolve: () => Promise.resolve(addresses) }), claimed(url))).toMatchObject({ delivered: false, status: null, failure });
  });

  it('looks the name up at every attempt', async () => {
    const { url, received } = await receiver();
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const moving = reach({ resolve: () => Promise.resolve(answers.shift() ?? []) });
    const named = url.replace('127.0.0.1', 'hooks.example.com');
    expect(await attempt(moving, claimed(named))).toMatchObject({ delivered: true });
    expect(await attempt(moving, claimed(named))).toMatchObject({ delivered: false });
    expect(received).toHaveLength(1);
  });
});
