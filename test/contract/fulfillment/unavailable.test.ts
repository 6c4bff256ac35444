import { parse } from 'graphql';
import { remoteSubgraph } from '#client/remote-subgraph.js';
import type { CallContext } from '#contract/principal.js';
import { translateDatabaseError, WriteConflict } from '#subgraph-kit/database-error.js';
import { manualClock } from '../../kit/manual-clock.js';
import { noteDatabase } from '../../kit/note-database.js';
import { errorOf, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeAll(async () => { warehouse = await openWarehouse(); });
afterAll(() => warehouse.close());

const CONTEXT: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] }, requestId: 'r-1', via: 'test' };

const databaseAway = (): unknown => translateDatabaseError(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));

/** The error of a part of the service that does not listen. */
const partAway = (): Promise<unknown> => Promise.resolve(remoteSubgraph({ name: 'orders', url: 'http://127.0.0.1:9/', keys: [{ id: 'k', bytes: Buffer.alloc(32) }], clock: manualClock(), mostAwayMilliseconds: () => 0 }).prepare(parse('{ a }'))({}, CONTEXT)).catch((error: unknown) => error);

async function conflict(): Promise<unknown> {
  const { database } = await noteDatabase();
  const error = await database.inTransaction(() => Promise.reject(new WriteConflict('first'))).catch((caught: unknown) => caught);
  await database.close();
  return error;
}

test.each([
  ['a database that is away', databaseAway, '5', 'The database cannot be reached: nothing was done by halves; repeat the call in a few seconds'],
  ['an unavailable part of the service', partAway, '5', 'The orders part of the service cannot be reached: nothing was done by halves; repeat the call in a few seconds'],
  ['a record that others change', conflict, '1', 'Others were changing the same record at the same time: nothing was written; repeat the call at once'],
])('%s is 503 internal_error, with a message and Retry-After [A-ERR-INTERNAL]', async (...[, fail, seconds, message]) => {
  warehouse.outages.set('ReadOrder', await fail());
  const response = await warehouse.send('/orders/1042');
  expect([response.status, response.headers.get('retry-after'), await errorOf(response)]).toEqual([503, seconds, { code: 'internal_error', message, request_id: response.headers.get('x-request-id'), details: {} }]);
});
