import { surface as promise } from '../../../shims/promise/surface.js';
import { openPortico, type Portico } from '../../kit/open-portico.js';
import { promiseJudge } from './promise-judge.js';

let p: Portico;
beforeAll(async () => { p = await openPortico({ surfaces: [{ surface: promise, judge: promiseJudge }] }); });
afterAll(() => p.close());

const read = async (token: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [status: number, body: string]> => {
  const response = await fetch(`${p.base}/api/oms/v1/public/promise?token=${token}&country=IT&items=NOPE:2,OTHER`, { headers });
  return [response.status, await response.text()];
};

const NOTHING = [200, '{"computed_at":"2026-11-21T09:30:00.000Z","country":"IT","items":[{"sku":"NOPE","quantity":2,"known":false},{"sku":"OTHER","quantity":1,"known":false}],"available":false,"options":[],"pickup":[],"message":"Delivery is not available."}'];
const INVALID = [401, '{"error":"invalid_token"}'];

test('the token of a storefront ends when it is rotated, and is invalid while its connection is not active [G-AUTH-1] [G-AUTH-2] [G-RULE-5] [REL-S6]', async () => {
  const { createConnection: { apiKey: token, connection: { id } } } = await p.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }', { input: { kind: 'STORE', name: 'Shop' } });
  expect(token).toMatch(new RegExp(`^npk_${String(p.company)}_[A-Za-z0-9]{40}$`));
  expect(await read(token)).toEqual(INVALID);
  await p.activate(id);
  expect(await read(token, { origin: 'https://shop.example' })).toEqual(NOTHING);
  const { rotateConnection: { apiKey: next } } = await p.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey } }', { id });
  expect([await read(token), await read(next)]).toEqual([INVALID, NOTHING]);
  await p.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
  expect(await read(next)).toEqual(INVALID);
});

test('a key of another kind is no store token [G-ERROR-3] [REL-S6]', async () => {
  const { createConnection: { apiKey } } = await p.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'COLLECTOR', name: 'Shop', activate: true } });
  expect(await read(apiKey)).toEqual(INVALID);
});
