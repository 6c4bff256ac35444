import Sqlite from 'better-sqlite3';
import { createPool } from 'mysql2';
import type { Log } from '#kernel/log.js';
import { noteWork, type WorkNote } from '#kernel/work-notes.js';
import { systemContext } from '#contract/system-context.js';
import { slowLog } from '../../../gateway/server/watching/slow-log.js';
import { explainMysql, explainSqlite } from '#subgraph-kit/explain.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { otlpReceiver } from '../../kit/otlp-receiver.js';
import { suiteIf } from '../../kit/suite-if.js';
import { until } from '../../kit/until.js';
import { watchedPortico } from '../../kit/watched-portico.js';

type Line = Readonly<Record<string, unknown>>;

/** A log that keeps its warnings. */
function keptLog() {
  const lines: Line[] = [];
  const log = { warn: (facts: Line, message: string) => lines.push({ ...facts, message }) } as unknown as Log;
  return { lines, log };
}

const context = systemContext({ actor: 'test', requestId: 'r-slow', companyId: 7 });
/** An operation that began a second ago. */
const ended = (operation: string) => ({ operation, context, began: performance.now() - 1000, outcome: 'ok' });
const note = (more: Partial<WorkNote>): void => {
  noteWork({ kind: 'statement', text: 'SELECT 1', rows: 1, began: performance.now() - 500, milliseconds: 10, of: undefined, explain: undefined, ...more });
};

/** Of the work that other tests of this process did lately nothing is left. */
const forgetOthers = (): void => { for (let forgotten = 0; forgotten < 2048; forgotten += 1) note({ text: 'long ago', began: -2000, milliseconds: 0 }); };

describe('the log of slow operations', () => {
  beforeEach(forgetOthers);

  it('says what an operation did, with the plan of its slowest statement', async () => {
    const { lines, log } = keptLog();
    const slow = slowLog({ log, milliseconds: 500 });
    note({ text: 'SELECT a FROM orders WHERE company_id = ? AND id IN (?,?)', rows: 2, milliseconds: 40 });
    note({ text: 'SELECT a FROM orders WHERE company_id = ? AND id IN (?,?,?)', rows: 3, milliseconds: 60 });
    note({ text: 'SELECT b FROM returns', rows: 9, milliseconds: 200, explain: () => Promise.resolve('SCAN returns') });
    note({ text: 'COMMIT', rows: 0, milliseconds: 250, explain: () => Promise.resolve('no plan') });
    note({ kind: 'retry', text: 'again', rows: 0, milliseconds: 0 });
    note({ kind: 'wait', text: 'writer', rows: 0, milliseconds: 120 });
    note({ kind: 'fetch', text: 'orders', rows: 0, milliseconds: 480, of: 'r-slow' });
    note({ kind: 'fetch', text: 'catalog', rows: 0, milliseconds: 480, of: 'another call' });
    slow(ended('ListOrders'));
    await until(() => Promise.resolve(lines.length > 0 || undefined));
    expect(lines).toMatchObject([{
      message: 'An operation was slow', requestId: 'r-slow', operation: 'ListOrders', via: 'test', company: 7, outcome: 'ok', statementsAre: 'of all calls of that time', slowestPlan: 'SCAN returns',
      waited: { writer: 120 }, retries: 1, fetches: [{ subgraph: 'orders', milliseconds: 480 }],
      statements: { times: 4, milliseconds: 550, slowest: [{ text: 'COMMIT', times: 1, rows: 0, milliseconds: 250 }, { text: 'SELECT b FROM returns', times: 1, rows: 9, milliseconds: 200 }, { text: 'SELECT a FROM orders WHERE company_id = ? AND id IN (?, …)', times: 2, rows: 5, milliseconds: 100 }] },
    }]);
  });

  it('does not log what is fast, nor anything where it is off', async () => {
    const { lines, log } = keptLog();
    slowLog({ log, milliseconds: 5000 })(ended('Fast'));
    slowLog({ log, milliseconds: 0 })(ended('Off'));
    slowLog({ log, milliseconds: 500 })(ended('Slow'));
    await until(() => Promise.resolve(lines.length > 0 || undefined));
    expect(lines.map(({ operation }) => operation)).toEqual(['Slow']);
  });

  it('logs five runs of an operation a minute and counts the others', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    const { lines, log } = keptLog();
    const slow = slowLog({ log, milliseconds: 500 });
    jest.advanceTimersByTime(10_000);
    for (let run = 0; run < 12; run += 1) slow(ended('ListOrders'));
    slow(ended('Another'));
    jest.advanceTimersByTime(60_000);
    slow(ended('ListOrders'));
    jest.useRealTimers();
    await until(() => Promise.resolve(lines.length === 7 || undefined));
    expect(lines.map(({ operation, unlogged = 0 }) => `${String(operation)} ${String(unlogged)}`).toSorted()).toEqual(['Another 0', ...Array.from({ length: 5 }, () => 'ListOrders 0'), 'ListOrders 7']);
  });

  it('is bounded, whatever the statements are', async () => {
    const { lines, log } = keptLog();
    for (let run = 0; run < 3000; run += 1) note({ text: `SELECT ${String(run)} ${'x'.repeat(10_000)}`, explain: () => Promise.resolve('y'.repeat(10_000)) });
    slowLog({ log, milliseconds: 500 })(ended('ListOrders'));
    await until(() => Promise.resolve(lines.length > 0 || undefined));
    expect(JSON.stringify(lines[0]).length).toBeLessThan(6000);
    expect(lines[0]).toMatchObject({ isCut: true });
  });

  it('waits for no plan that takes long', async () => {
    const { lines, log } = keptLog();
    note({ milliseconds: 60, began: performance.now() - 100, explain: () => Promise.reject(new Error('canary@example.com')) });
    slowLog({ log, milliseconds: 500 })({ ...ended('ListOrders'), began: performance.now() - 600 });
    await until(() => Promise.resolve(lines.length > 0 || undefined));
    expect(JSON.stringify(lines)).not.toContain('canary');
  });
});

describe('a slow call of the product', () => {
  it('is logged with its request id and its own statements, and without a value of it', async () => {
    const receiver = await otlpReceiver();
    const { lines, log } = keptLog();
    const silent = Object.assign(log, { error: () => undefined, info: () => undefined, debug: () => undefined, fatal: () => undefined, trace: () => undefined });
    const { portico, send } = await watchedPortico({ PORTICO_SLOW_MS: '0.000001', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, silent);
    const answered = await send('/orders?external_id=CANARY-77');
    const requestId = answered.headers.get('x-request-id');
    const own = (): Line[] => lines.filter((line) => line['requestId'] === requestId && line['operation'] === 'ListCommerceOrders');
    await until(() => Promise.resolve(own().length > 0 || undefined));
    await portico.stop();
    await receiver.close();
    expect(own()).toMatchObject([{ via: 'commerce', outcome: 'ok', statementsAre: 'of this call', statements: { slowest: expect.arrayContaining([expect.objectContaining({ text: expect.stringContaining('FROM orders') as string })]) as unknown[] } }]);
    expect(JSON.stringify(lines)).not.toContain('CANARY-77');
  });
});

describe('the plan of a statement', () => {
  const SQL = 'SELECT id FROM shelf WHERE company_id = ? AND id = ?';
  const TABLE = 'CREATE TABLE shelf (company_id INT NOT NULL, id VARCHAR(36) NOT NULL, PRIMARY KEY (company_id, id))';

  it('names tables and indexes of an embedded database, and no value', async () => {
    const handle = new Sqlite(':memory:');
    handle.exec(TABLE);
    const explain = explainSqlite(handle);
    expect(await explain(SQL, [7, 'CANARY-78'])).toBe('SEARCH shelf USING COVERING INDEX sqlite_autoindex_shelf_1 (company_id=? AND id=?)');
    expect(await explain('BEGIN IMMEDIATE', [])).toBe('This statement has no plan');
    handle.close();
  });

  suiteIf(testDialect === 'mysql')('on a server', () => {
    it('names tables and indexes, and no value', async () => {
      const location = testDatabase('orders');
      const pool = createPool({ uri: location.kind === 'mysql' ? location.url.replace(/\/[^/]*$/, '/') : '' });
      const plan = await explainMysql(pool)('SELECT host FROM mysql.user WHERE host = ? AND user = ?', ['CANARY-79', 'x']);
      pool.end(() => undefined);
      expect(plan).toMatch(/about \d+ rows/);
      expect(plan).not.toContain('CANARY-79');
    });
  });
});
