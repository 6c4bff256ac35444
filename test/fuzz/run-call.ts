import { XMLParser } from 'fast-xml-parser';
import { shift } from '#kernel/clock.js';
import { asCarrier } from './carrier-call.js';
import { contentOf, isDone, withHost } from './assistant-call.js';
import { OF_ASSISTANTS } from './of-assistants.js';
import { asStorefront } from './storefront-call.js';
import { bytesOf, type FuzzCall } from './call.js';
import { findingsOf, MOST, type Spent } from './check.js';
import type { Finding } from './finding.js';
import type { Judged } from './judges.js';
import { keptApart, type KeptApart } from './kept-apart.js';
import { START, type Product } from './product.js';
import { restartTokens } from './tokens.js';
import { overTheWire, type WireAnswer } from './wire.js';
import { makeWorld, type World } from './world.js';

/** A round: a world of its own, and a time of its own for each call. */
export interface Round {
  readonly number: number;
  readonly product: Product;
  readonly world: World;
  readonly judged: Judged;
  readonly apart: KeptApart;
}

/** A call that was made, with what came of it. */
export interface Done {
  readonly answer: WireAnswer;
  readonly findings: readonly Finding[];
  readonly bytes: Buffer;
}

const [ROUND_MILLISECONDS, CALL_MILLISECONDS, ATTEMPTS, MICRO] = [3_600_000, 250, 2, 1000];

/** When a call of a round is made. */
export const timeOf = (round: number, index: number): string => shift(START, round * ROUND_MILLISECONDS + (index + 1) * CALL_MILLISECONDS);

/** Begin a round; the same round of the same seed begins alike. */
export async function beginRound(product: Product, number: number, judged: Judged): Promise<Round> {
  product.clock.set(timeOf(number, -1));
  product.ids.enter(`world ${String(number)}`);
  restartTokens(number);
  const world = await makeWorld(product, `round-${String(number)}`);
  return { number, product, judged, world, apart: watchOver(number, world) };
}

/** A watch that has seen no call. */
export const watchOver = (round: number, { ofBoth }: World): KeptApart => keptApart(new Date(timeOf(round, -1)), ofBoth);

/** Make a call and check everything that resulted from it. */
export async function runCall(round: Round, call: FuzzCall): Promise<Done> {
  const { product, world, judged, apart, number } = round;
  product.clock.set(timeOf(number, call.index));
  product.ids.enter(`${String(number)} ${String(call.index)} before`);
  const [caller, visitor] = [world.callers.get(call.as), world.visitors.get(call.as)];
  const sent = withHost(asStorefront(asCarrier(await visitor?.filled(call) ?? call, caller), caller), product.portOf(call.host));
  product.ids.enter(`${String(number)} ${String(call.index)}`);
  const pieces = bytesOf(sent, caller?.credentials ?? []);
  const bytes = Buffer.concat(pieces);
  const { answer, spent } = await measured(round, call, pieces);
  visitor?.saw(sent, answer);
  const cpuMilliseconds = await leastCpu(spent.cpuMilliseconds, async () => (await measured(round, call, pieces)).spent.cpuMilliseconds);
  await product.relay();
  const findings = findingsOf({ call, answer, caller, request: bytes, spent: { ...spent, cpuMilliseconds }, judged, apart, travels: world.travels });
  return { answer, findings, bytes };
}

async function measured({ product }: Round, { host, framing }: FuzzCall, pieces: readonly Buffer[]): Promise<{ answer: WireAnswer; spent: Spent }> {
  const { logged } = product;
  const before = { cpu: process.cpuUsage(), bytes: logged.bytes };
  const answer = await overTheWire(product.portOf(host), pieces, framing === 'cut');
  const { user, system } = process.cpuUsage(before.cpu);
  return { answer, spent: { cpuMilliseconds: (user + system) / MICRO, logBytes: logged.bytes - before.bytes, errors: logged.errors.splice(0) } };
}

/** What a call takes at least: what else the process did meanwhile, such as collecting garbage, is not its own. */
async function leastCpu(first: number, again: () => Promise<number>): Promise<number> {
  let least = first;
  for (let attempt = 0; attempt < ATTEMPTS && least > MOST.cpuMilliseconds; attempt += 1) least = Math.min(least, await again());
  return least;
}

const SEE_OTHER = 303;
/** To the sign-in before anything was done, or to an app with an error. */
const NOWHERE = /^\/sign-in\?continue=|[?&]error=/;
/** Where the forms of the returns portal lead once they are taken; anywhere else they lead back. */
const ONWARD: Readonly<Record<string, RegExp>> = {
  'returns POST /returns/{slug}': /\/order(?:\?|$)/, 'returns POST /returns/{slug}/order': /\/order\/how\?/, 'returns POST /returns/{slug}/order/how': /\/order\/check\?/,
  'returns POST /returns/{slug}/order/check': /\/r\//, 'returns POST /returns/{slug}/r/{token}/cancel': /\/r\//,
};

const parser = new XMLParser({ parseTagValue: false, processEntities: false });

/** Whether an answer says that it was done. */
export function isSuccess({ surface, target }: FuzzCall, { status, headers: { Location: location = '' }, body }: WireAnswer): boolean {
  if (status === SEE_OTHER) return surface === 'oidc' ? !NOWHERE.test(location) : ONWARD[target]?.test(location) === true;
  if (status < 200 || status >= 300) return false;
  if (surface === 'wms-xml') return !/<(?:ack|ACK|result)>KO</.test(body.toString('latin1'));
  if (OF_ASSISTANTS.has(surface)) return isDone(body);
  return surface !== 'graph' || !body.includes('"errors":[');
}

/** The values in an answer; undefined where nothing can be learned from it. */
export function valuesOf({ surface }: FuzzCall, { body, headers }: WireAnswer): unknown {
  const text = body.toString('utf8');
  try {
    if (surface === 'wms-xml') return parser.parse(text) as unknown;
    if (headers['Content-Type']?.startsWith('application/x-ndjson')) return text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
    return OF_ASSISTANTS.has(surface) ? contentOf(JSON.parse(text)) : JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
