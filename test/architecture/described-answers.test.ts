import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alone } from '#kit/handler.js';
import { surface as commerce } from '../../shims/commerce/surface.js';
import { xsdJudge } from '../contract/wms-xml/xsd-judge.js';
import { judged, takeComplaints, type Seen } from '../kit/answers-seen.js';
import { describedJudge } from '../kit/openapi-judge.js';

const judge = describedJudge(commerce);
const ID = '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f';
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': ID, 'RateLimit-Limit': '600', 'RateLimit-Remaining': '599', 'RateLimit-Reset': '60' };
const PING = {
  api_version: 'v1', company: { id: 1, name: 'Lume' }, connection: { id: ID, name: 'ERP', status: 'active' }, scopes: ['orders:read'], webhooks: { enabled: false, events: [] }, server_time: '2026-11-21T09:00:00.000Z',
};
const ping = (changes: Partial<Omit<Seen, 'body'>> & { body?: unknown } = {}) =>
  judge({ method: 'GET', target: '/api/commerce/v1/ping', request: Buffer.alloc(0), status: 200, headers, ...changes, body: Buffer.from(JSON.stringify(changes.body ?? PING)) });
const error = (code: string) => ({ error: { code, message: 'No', request_id: ID, details: {} } });

test('an answer that is as described passes', () => {
  expect([ping(), ping({ status: 401, body: error('unauthorized') }), ping({ target: '/api/commerce/v1/nowhere', status: 404, body: error('not_found') })]).toEqual([[], [], []]);
});

test.each<[string, Parameters<typeof ping>[0], string]>([
  ['a status', { status: 202 }, 'the status is not described'],
  ['a header', { headers: { ...headers, 'X-Extra': '1' } }, 'the header X-Extra is not described'],
  ['a header of another form', { headers: { ...headers, 'RateLimit-Reset': 'soon' } }, 'data must be integer'],
  ['a missing header', { headers: { 'Content-Type': 'application/json', 'X-Request-Id': ID, 'RateLimit-Limit': '600', 'RateLimit-Remaining': '1' } }, 'the header RateLimit-Reset is missing'],
  ['a field', { body: { ...PING, extra: 1 } }, 'must NOT have additional properties'],
  ['a nested field', { body: { ...PING, company: { ...PING.company, vat: 'x' } } }, 'must NOT have additional properties'],
  ['a missing field', { body: { ...PING, server_time: undefined } }, "must have required property 'server_time'"],
  ['a code of another call', { status: 403, body: error('unknown_item') }, 'unknown_item is not described for this call'],
  ['a content type', { headers: { ...headers, 'Content-Type': 'text/plain' } }, 'the content type text/plain is not described'],
  ['a parameter', { target: '/api/commerce/v1/ping?verbose=1' }, 'the parameter verbose was accepted and is not described'],
  ['an operation', { target: '/api/commerce/v1/pong' }, 'no operation is described'],
])('%s that is not described is found', (_, changes, complaint) => {
  expect(ping(changes).join('\n')).toContain(complaint);
});

test('a body that was accepted and is not as described is found', () => {
  expect(judge({ method: 'POST', target: '/api/commerce/v1/orders', request: Buffer.from('{"external_id":"1"}'), status: 409, headers, body: Buffer.from(JSON.stringify(error('order_already_exists'))) })).toEqual([]);
  expect(judge({ method: 'POST', target: '/api/commerce/v1/orders', request: Buffer.from('{"external_id":"1"}'), status: 201, headers, body: Buffer.from('{}') }).join('\n')).toContain("must have required property 'currency'");
});

test('an answer of interface C that its schema does not know is found', () => {
  const answer = (body: string, more: object = {}) => xsdJudge({ method: 'GET', target: '/api/admin/resi/list', request: Buffer.alloc(0), status: 200, headers: { 'Content-Type': 'text/xml; charset=iso-8859-1', ...more }, body: Buffer.from(body) });
  expect(answer('<doc_resi><ACK>KO</ACK><error_message>no</error_message></doc_resi>')).toEqual([]);
  expect(answer('<doc_resi><ACK>KO</ACK><motivo>no</motivo></doc_resi>').join('\n')).toContain('motivo');
  expect(answer('<doc_resi><ACK>KO</ACK><error_message>no</error_message></doc_resi>', { 'Retry-After': '60' })).toEqual(['the header Retry-After is not described']);
});

test('every answer is seen as it leaves, with the body that was sent', async () => {
  const seen: Seen[] = [];
  const server = createServer(alone(judged((request, response) => {
    request.resume().on('end', () => { response.writeHead(200, { 'X-A': 'b' }).end('[1]'); });
    return true;
  }, (answer) => { seen.push(answer); return ['bad']; })));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  expect(await (await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/x`, { method: 'POST', body: '{"a":1}' })).json()).toEqual([1]);
  expect(seen.map(({ request, body, headers: { 'X-A': header }, target }) => [String(request), String(body), header, target])).toEqual([['{"a":1}', '[1]', 'b', '/x']]);
  expect(takeComplaints()).toEqual(['POST /x 200: bad']);
  await new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
});
