import { longHeaders, longQueries } from '../faults/hostile-shapes.js';
import type { Random } from '../../gateway/demo/data/random.js';
import type { FuzzCall } from './call.js';
import type { Trick } from './hostile.js';

const plus = (call: FuzzCall, ...headers: readonly (readonly [string, string])[]): FuzzCall => ({ ...call, headers: [...call.headers, ...headers] });
const asFrom = (random: Random): readonly [string, string] => ['X-Forwarded-For', `10.${String(random.between(0, 255))}.${String(random.between(0, 255))}.${String(random.between(1, 254))}`];

const CREDENTIALS = [
  'Bearer x', 'Bearer', 'Bearer  ', `Bearer ${'x'.repeat(5000)}`, 'Basic', 'Basic !', 'Basic Og==', 'Basic eA==', 'Digest x', 'bearer pst_x', 'Bearer pst_\u00ff', 'Bearer undefined', 'Bearer null', 'Basic bnVsbDpudWxs', 'Bearer a, Bearer b',
];
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['Idempotency-Key', ''], ['Idempotency-Key', 'a b'], ['Idempotency-Key', 'x'.repeat(256)], ['Idempotency-Key', '\u00e9'], ['Idempotency-Key', 'key-1'], ['X-Service-Dry-Run', 'true'], ['X-Service-Dry-Run', 'TRUE'], ['X-Service-Dry-Run', 'maybe'],
  ['X-HTTP-Method-Override', 'DELETE'], ['Expect', '100-continue'], ['Accept', 'text/html'], ['Accept', '*/*;q=x'], ['Accept', 'application/graphql-response+json'], ['Accept-Encoding', 'gzip, br'], ['Accept-Charset', 'utf-16'],
  ['Range', 'bytes=0-1'], ['If-None-Match', '*'], ['If-Modified-Since', 'x'], ['Origin', 'https://evil.example'], ['Cookie', 'a=b; __proto__=1'], ['Cookie', '\u00ff'], ['X-Forwarded-For', 'x, , 999.1.1.1'], ['X-Forwarded-For', '::1, ::ffff:7f00:1'],
  ['X-Forwarded-Host', 'evil.example'], ['Forwarded', 'for=1'], ['X-Request-Id', '<x>'], ['traceparent', '00-0-0-0'], ['__proto__', '1'], ['constructor', '1'], ['X-\u00ff', '1'], ['X-Empty', ''], ['Content-Length', '-1'], ['Content-Length', '1e3'],
  ['Content-Length', '99999999999999999999'], ['Transfer-Encoding', 'gzip, chunked'], ['Transfer-Encoding', 'chunked, identity'], ['TE', 'trailers'], ['Trailer', 'X'], ['Upgrade', 'websocket'], ['Host', 'evil.example'], ['Host', ''], ['Host', 'a b'], ['apollo-require-preflight', 'true'],
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'X', 'QUERY'];
const ways = (path: string, random: Random): readonly string[] => [
  path.toUpperCase(), `/${path}`, `${path}/`, path.replace('/', '/./'), path.replace(/\/([^/]*)$/, '/../$1'), path.replaceAll('a', '%61'), path.replace(/\/(\w)/, '%2F$1'), `${path}%00`, `${path}%`, `${path}%ff`, `http://127.0.0.1${path}`, `${path}#x`, `${path};a=b`, `${path}?`, `${path}?a=b&a=c&__proto__=1&a[b]=1`,
  `${path}${path.includes('?') ? '&' : '?'}limit=-1`, `${path}${path.includes('?') ? '&' : '?'}cursor=x`, `${path}${path.includes('?') ? '&' : '?'}updated_since=x&limit=1e9`, `${path.split('?')[0] ?? ''}?${random.pick(longQueries())}`, '*', '/', `${path}/x/y`, path.slice(0, -1), `${path}\u00ff`, `${path.split('?')[0] ?? ''}?${'a=1&'.repeat(500)}`,
];

/** What is done to heads, and with credentials. */
export const hostileHeads: readonly Trick[] = [
  { name: 'an odd header', play: (call, { random }) => plus(call, random.pick(ODD_HEADERS)) },
  { name: 'odd headers', play: (call, { random }) => plus(call, random.pick(ODD_HEADERS), random.pick(ODD_HEADERS)) },
  { name: 'a long header', play: (call, { random }) => plus(call, ...Object.entries(random.pick(longHeaders()))) },
  { name: 'a header twice', play: (call, { random }) => (call.headers.length === 0 ? undefined : plus(call, random.pick(call.headers))) },
  { name: 'too long a head', play: (call) => plus(call, ['X-Long', 'x'.repeat(17_000)]) },
  { name: 'many headers', play: (call, { random }) => plus(call, ...Array.from({ length: random.pick([100, 1500]) }, (_, at) => [`X-${String(at)}`, '1'] as const)) },
  { name: 'another method', play: (call, { random }) => ({ ...call, method: random.pick(METHODS) }) },
  { name: 'another way to write the path', play: (call, { random }) => ({ ...call, path: random.pick(ways(call.path, random)) }) },
  { name: 'no credentials', play: (call, { random }) => plus({ ...call, as: 'nobody' }, asFrom(random)) },
  { name: 'wrong credentials', play: (call, { random }) => plus({ ...call, as: 'nobody' }, ['Authorization', random.pick(CREDENTIALS)], asFrom(random)) },
  { name: 'credentials of another', play: (call, { random, callers }) => plus({ ...call, as: random.pick(callers).name }, asFrom(random)) },
  { name: 'credentials of the other company', play: (call, { random, callers }) => {
    const [mine] = callers.filter(({ name }) => name === call.as);
    const alike = callers.filter(({ kind, owner }) => kind === mine?.kind && owner.company !== mine?.owner.company);
    return alike.length === 0 ? undefined : plus({ ...call, as: random.pick(alike).name }, asFrom(random));
  } },
  { name: 'an earlier call of somebody else', play: (call, { random, earlier }) => {
    const alike = earlier.filter(({ surface }) => surface === call.surface);
    return alike.length === 0 ? undefined : { ...random.pick(alike), index: call.index, as: call.as };
  } },
  { name: 'an earlier call', play: (call, { random, earlier }) => (earlier.length === 0 ? undefined : { ...random.pick(earlier), index: call.index }) },
  { name: 'a dry run', play: (call) => plus(call, ['X-Service-Dry-Run', 'true']) },
  { name: 'a key used before', play: (call, { random, earlier }) => {
    const keys = earlier.flatMap(({ headers }) => headers.filter(([name]) => name === 'Idempotency-Key'));
    return keys.length === 0 ? undefined : { ...call, headers: [...call.headers.filter(([name]) => name !== 'Idempotency-Key'), random.pick(keys)] };
  } },
];
