import { createLog } from '#kernel/log.js';
import { WEBHOOK_DEADLINE_MILLISECONDS } from '../../shims/webhooks/attempt.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { certificate } from '../kit/certificate.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { openOutside, type Outside } from '../subgraphs/webhooks/outside.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;
type Answer = NonNullable<Parameters<typeof openReceiver>[0]>;

const [HEALTHY, ORDERS] = [3, 13]; // more orders than a receiver gets at a time
/** Twenty, most of them of the kinds that cost the whole deadline. */
const DEAD = { stall: 7, drip: 7, endless: 2, redirect: 2, tls: 2 } as const;
/** Those that never answer to the end; an attempt to one costs the whole deadline unless the receiver goes away. */
const NEVER_ENDING: ReadonlySet<string> = new Set(['stall', 'drip'] satisfies (keyof typeof DEAD)[]);
/** The results of their attempts; those that never end were aborted, or not even started. */
const SAID: Readonly<Record<keyof typeof DEAD, RegExp>> = {
  stall: /^$|^socket hang up$|^read ECONNRESET$|ECONNREFUSED/, drip: /^$|^socket hang up$|^aborted$|ECONNRESET|ECONNREFUSED/, endless: /^The answer is larger than a mebibyte$/, tls: /^self-signed certificate$/,
  redirect: /^The receiver redirects \(302\), which is not followed$/,
};
const MOST_MILLISECONDS = 2000;
const CHUNK = Buffer.alloc(65_536);

const open: Receiver[] = [];
const receiver = async (...answer: Parameters<typeof openReceiver>): Promise<Receiver> => {
  const made = await openReceiver(...answer);
  open.push(made);
  return made;
};
let out: Outside;
beforeAll(async () => { out = await openOutside(); });
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await out.close();
});

const connect = async (name: string, url: string): Promise<string> => {
  const id = await out.integration(name, { url });
  await out.activate(id);
  return id;
};

const drip: Answer = (response) => {
  response.writeHead(200);
  const drops = setInterval(() => response.write('.'), 1000);
  response.on('close', () => { clearInterval(drops); });
};

test('healthy receivers of A and D get their events at once beside twenty that stall, drip, send without end, redirect or have bad TLS, each of which costs a capped answer [REL-R10 AD]', async () => {
  const beyond = await receiver();
  const written: number[] = [];
  const endless: Answer = (response) => {
    const at = written.push(0) - 1;
    const more = (): void => { do written[at] = (written[at] ?? 0) + CHUNK.length; while (!response.destroyed && (written[at] ?? 0) < 2 ** 30 && response.write(CHUNK)); };
    response.writeHead(200).on('drain', more);
    more();
  };
  const dead = new Map<string, keyof typeof DEAD>();
  const neverEnding: Receiver[] = [];
  const making: Readonly<Record<keyof typeof DEAD, () => Promise<Receiver>>> = {
    stall: () => receiver(() => undefined), drip: () => receiver(drip), endless: () => receiver(endless), tls: () => receiver(undefined, certificate({ name: 'localhost' })),
    redirect: () => receiver((response) => { response.writeHead(302, { location: beyond.url }).end(); }),
  };
  for (const kind of ['stall', 'drip', 'endless', 'redirect', 'tls'] as const) {
    for (let turn = 0; turn < DEAD[kind]; turn += 1) {
      const made = await making[kind]();
      if (NEVER_ENDING.has(kind)) neverEnding.push(made);
      dead.set(await connect(kind, made.url), kind);
    }
  }
  const times: number[] = [];
  let passed = (): number => 0;
  const heard: Answer = (response) => {
    times.push(passed());
    response.writeHead(204).end();
  };
  for (let turn = 0; turn < HEALTHY; turn += 1) await connect('healthy', (await receiver(heard)).url);
  await out.warehouse('MI1', (await receiver(heard)).url);
  for (let order = 1; order <= ORDERS; order += 1) await out.place(`#${String(order)}`, [['MUG', 1]]);
  await out.relay.drain();
  const sender = createSender({ call: out.call, clock: out.clock, ids: out.ids, log: createLog('silent'), resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: WEBHOOK_DEADLINE_MILLISECONDS });
  passed = stopwatch();
  sender.wake();
  const expected = (HEALTHY + 1) * ORDERS;
  await until(() => Promise.resolve(times.length >= expected ? true : undefined));
  const sorted = times.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(expected * 0.95)]).toBeLessThan(MOST_MILLISECONDS);
  await Promise.all(neverEnding.map((one) => one.close())); // the rest of their deadlines tells nothing more; the others answer to the end
  const nodes = await until(async () => {
    const { deliveries } = await out.asStaff('query D { deliveries(first: 500) { nodes { connectionId state attempts { failure } } } }', {}) as { deliveries: { nodes: { connectionId: string; state: string; attempts: { failure: string | null }[] }[] } };
    return deliveries.nodes.every(({ attempts }) => attempts.length > 0) ? deliveries.nodes : undefined;
  });
  await sender.stop();
  expect(beyond.received).toEqual([]);
  expect(Math.max(...written)).toBeLessThan(16 * 2 ** 20); // what the kernel takes of it on the way
  const wrong = nodes.filter(({ connectionId, state, attempts: [attempt] }) => {
    const kind = dead.get(connectionId);
    return kind === undefined ? state !== 'DELIVERED' : state !== 'WAITING' || !SAID[kind].test(attempt?.failure ?? '');
  });
  expect([nodes.length, wrong]).toEqual([(20 + HEALTHY + 1) * ORDERS, []]);
});
