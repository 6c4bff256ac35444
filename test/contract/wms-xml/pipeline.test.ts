import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';
import { requireValid } from './xsd-judge.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

const change = (input: object) => c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input });

const ROOTS = [
  ['GET', '/api/admin/ws/ws_orders', 'result', 'ack', 'ws_orders'],
  ['POST', '/api/aggiorna-giacenze-impegni', 'doc_giacenze', 'ACK', 'aggiorna-giacenze-impegni'],
  ['POST', '/api/admin/spedizioni/notify-spedizione', 'doc_ordini', 'ack', 'notify-spedizione'],
  ['GET', '/api/admin/resi/list', 'doc_resi', 'ACK', 'list'],
  ['POST', '/api/admin/resi/notify-reso', 'doc_resi', 'ACK', 'notify-reso'],
  ['GET', '/api/admin/documenti/get-order-docs', 'doc_recupero_documenti', 'result', 'get-order-docs'],
  ['GET', '/api/admin/spedizioni/get-etichette-corriere', 'doc_gestione_etichette_corrieri', 'result', 'get-etichette-corriere'],
  ['POST', '/api/admin/spedizioni/add-etichette-corriere', 'doc_gestione_etichette_corrieri', 'result', 'add-etichette-corriere'],
  ['POST', '/api/admin/spedizioni/del-etichette-corriere', 'doc_gestione_etichette_corrieri', 'result', 'del-etichette-corriere'],
  ['POST', '/api/admin/spedizioni/ws-close-bordero', 'doc_gestione_etichette_corrieri', 'result', 'ws-close-bordero'],
] as const;

/** Status, root and words of an answer, validated against its schema. */
const refusal = (answer: XmlAnswer, operation: string, word: string): unknown[] => {
  requireValid(`${operation}.response`, answer.bytes);
  return [answer.status, /\n<(\w+)/.exec(answer.text)?.[1], texts(answer, word)[0], texts(answer, 'error_message')[0]];
};

test('unauthorized callers are refused in the envelope of each operation, without WWW-Authenticate [C-AUTH-1] [C-AUTH-2] [C-ERROR-2]', async () => {
  for (const [method, path, root, word, operation] of ROOTS) {
    const missing = await c.raw(path, { method, headers: { authorization: '' } });
    expect([...refusal(missing, operation, word), missing.headers.get('www-authenticate'), missing.headers.get('content-type')]).toEqual([401, root, 'KO', 'Unauthorized', null, 'text/xml; charset=iso-8859-1']);
  }
  const [wrong, bearer] = [await c.raw(ROOTS[0][1], { headers: { authorization: 'Basic YTpi' } }), await c.raw(ROOTS[0][1], { headers: { authorization: `Bearer ${c.keys.MI1}` } })];
  expect([wrong.status, bearer.status]).toEqual([401, 401]);
});

test('an address outside the allowlist is 403 Forbidden; 30 wrong passwords block the address [C-AUTH-3] [C-AUTH-4] [REL-S4]', async () => {
  await change({ id: c.connections.WA1.id, allowlist: ['203.0.113.7'] });
  expect(refusal(await c.raw(ROOTS[0][1], {}, 'WA1'), 'ws_orders', 'ack')).toEqual([403, 'result', 'KO', 'Forbidden']);
  for (let tried = 0; tried < 30; tried += 1) await c.raw(ROOTS[0][1], { headers: { authorization: 'Basic YTpi' } });
  expect(refusal(await c.raw(ROOTS[3][1]), 'list', 'ACK')).toEqual([429, 'doc_resi', 'KO', 'Too many requests']);
  c.clock.turn(300_001);
});

test('more calls than a minute allows are 429 in the envelope [C-LIMIT-1]', async () => {
  await change({ id: c.connections.MI1.id, ratePerMinute: 1 });
  await c.raw(ROOTS[3][1]);
  const answer = await c.raw(ROOTS[3][1]);
  expect([...refusal(answer, 'list', 'ACK'), answer.headers.get('retry-after'), answer.headers.get('ratelimit-reset')]).toEqual([429, 'doc_resi', 'KO', 'Too many requests', null, null]);
  await change({ id: c.connections.MI1.id, ratePerMinute: 600 });
});

test('paths are case-sensitive, may begin with two slashes, and unknown ones are 404 with result KO [C-PATH-1] [C-PATH-2] [C-PATH-3]', async () => {
  const twice = await c.socket(`GET //api/admin/resi/list HTTP/1.1\r\nHost: x\r\nAuthorization: ${c.connections.MI1.authorization}\r\nConnection: close\r\n\r\n`);
  expect([twice.slice(0, 15), twice.includes('<resi/>')]).toEqual(['HTTP/1.1 200 OK', true]);
  for (const path of ['/api/admin/WS/ws_orders', '/api/Admin/ws/ws_orders', '/api/admin/ws/ws_orders/', '/api/nothing', '/api']) {
    expect(refusal(await c.raw(path), 'ws_orders', 'ack')).toEqual([404, 'result', 'KO', 'Not found']);
  }
  const wrong = await c.raw('/api/admin/ws/ws_orders', { method: 'POST' });
  expect([...refusal(wrong, 'ws_orders', 'ack'), wrong.headers.get('allow')]).toEqual([405, 'result', 'KO', 'Method not allowed', 'GET, OPTIONS']);
});

test('HEAD of a download accepts no order [C-ORDERS-8]', async () => {
  await c.place('#1', [['MUG', 1]]);
  c.settle();
  expect((await c.raw('/api/admin/ws/ws_orders?last_upd=20261121103000', { method: 'HEAD' })).status).toBe(405);
  expect(await (await c.json('/orders')).json()).toMatchObject({ data: [{ number: '#1', status: 'to_fulfill' }] });
});

test('an unexpected failure is 500 with the ref to quote [C-ERROR-4]', async () => {
  await c.database.inTransaction((transaction) => transaction.execute('ALTER TABLE returns RENAME TO gone'));
  const answer = await c.raw('/api/admin/resi/list');
  await c.database.inTransaction((transaction) => transaction.execute('ALTER TABLE gone RENAME TO returns'));
  const [status, root, word, message] = refusal(answer, 'list', 'ACK');
  expect([status, root, word, message]).toEqual([500, 'doc_resi', 'KO', `Internal error (ref ${String(answer.headers.get('x-request-id'))})`]);
});

test('every input and output has its schema, without authentication [C-DOCS-1]', async () => {
  for (const [, , , , operation] of ROOTS) {
    for (const way of ['request', 'response']) {
      const answer = await c.raw(`/docs/wms-xml/${operation}.${way}.xsd`, { headers: { authorization: '' } });
      expect([answer.status, answer.headers.get('content-type'), answer.text.includes('<xs:schema')]).toEqual([200, 'application/xml; charset=utf-8', true]);
    }
  }
});

test('a page documents every operation and its schemas, without authentication [C-DOCS-2]', async () => {
  const answer = await c.raw('/docs/wms-xml', { headers: { authorization: '' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const [method, path, , , operation] of ROOTS) {
    expect(answer.text).toContain(`<b class="${method}">${method}</b> ${path}</h2>`);
    expect(answer.text).toContain(`<a href="/docs/wms-xml/${operation}.request.xsd">`);
  }
  const examples = [...answer.text.matchAll(/<pre>POST \S+\/([\w-]+)\n.*\n\n([^]*?)<\/pre>/g)].map(([, operation = '', xml = '']) => [operation, xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')] as const);
  expect(examples).toHaveLength(9);
  for (const [operation, xml] of examples) requireValid(`${operation}.request`, Buffer.from(xml));
});

test('a call is logged in full, as it was sent and answered [C-LOG-1]', async () => {
  const body = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><doc_resi><reso>perché</reso></doc_resi>', 'latin1');
  const answer = await c.send('notify-reso', body);
  const { callRecord } = await c.asStaff('query C($requestId: ID!) { callRecord(requestId: $requestId) { operation status requestBody answerBody } }', { requestId: answer.headers.get('x-request-id') });
  expect(callRecord).toEqual({ operation: 'notify-reso', status: 200, requestBody: body.toString('latin1'), answerBody: answer.text });
});

test('a draft is answered that the service is not active, and nothing is read or written [C-AUTH-5]', async () => {
  const { createConnection: draft } = await c.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { username password } }', { input: { kind: 'WMS_XML', name: 'New' } });
  const headers = { authorization: `Basic ${Buffer.from(`${String(draft.username)}:${String(draft.password)}`).toString('base64')}` };
  const before = JSON.stringify(await c.stored());
  for (const [method, path, root, word, operation] of ROOTS) expect(refusal(await c.raw(`${path}?last_upd=20261121103000`, { method, headers }), operation, word)).toEqual([200, root, 'KO', 'service not active']);
  expect(JSON.stringify(await c.stored())).toBe(before);
});

test('a paused connection is answered so with 200; nothing is read or written [C-AUTH-5]', async () => {
  await c.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id: c.connections.MI1.id });
  const before = JSON.stringify(await c.stored());
  for (const [method, path, root, word, operation] of ROOTS) expect(refusal(await c.raw(`${path}?last_upd=20261121103000`, { method }), operation, word)).toEqual([200, root, 'KO', 'service paused']);
  expect(JSON.stringify(await c.stored())).toBe(before);
  const { createConnection } = await c.asStaff('mutation R($id: ID!) { createConnection: rotateConnection(id: $id) { username password } }', { id: c.connections.MI1.id });
  expect((await c.raw(ROOTS[0][1])).status).toBe(401); // rotating ends the old credentials at once
  expect(createConnection.username).toEqual(expect.any(String));
});

test('a draft is answered so with 200; nothing is read or written [C-AUTH-5]', async () => {
  const { connections: { nodes } } = await c.asStaff('query L { connections(first: 50) { nodes { name warehouseId } } }', {});
  const { warehouseId } = nodes.find(({ name }: { name: string }) => name === 'MI1 WMS') as { warehouseId: string };
  const { createConnection: { username, password } } = await c.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { username password } }',
    { input: { kind: 'WMS_XML', name: 'Draft', warehouseId } });
  const authorization = `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}`;
  const before = JSON.stringify(await c.stored());
  for (const [method, path, root, word, operation] of ROOTS) {
    expect(refusal(await c.raw(`${path}?last_upd=20261121103000`, { method, headers: { authorization } }), operation, word)).toEqual([200, root, 'KO', 'service not active']);
  }
  expect(JSON.stringify(await c.stored())).toBe(before);
});
