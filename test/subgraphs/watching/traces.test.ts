import { databaseSettings } from '../../kit/database-settings.js';
import { otlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../../kit/otlp-receiver.js';
import { watchedPortico } from '../../kit/watched-portico.js';
import { openReceiver } from '../webhooks/receiver.js';
import { workInBackground } from './work-in-background.js';

const usesServer = (): boolean => 'PORTICO_DB' in databaseSettings();
const CANARIES = { query: 'canaryquery', body: 'CanaryPerson', mail: 'canary@example.com', hook: 'canary-hook', image: 'canary-image' };
const STRANGER = { traceId: 'ab'.repeat(16), parent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };

const traced = (receiver: OtlpReceiver, settings: Readonly<Record<string, string>> = {}) => watchedPortico({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...settings });

describe('the trace of a call of the commerce API, and of work that nobody called for', () => {
  let receiver: OtlpReceiver;
  let hook: Awaited<ReturnType<typeof openReceiver>>;
  let [list, refused, key, companyId] = [[] as ReceivedSpan[], [] as ReceivedSpan[], '', 0];
  const requestIds: string[] = [];
  const inTrace = (name: string): ReceivedSpan[] => {
    const root = receiver.spans.filter((span) => span.name === name).at(-1);
    return receiver.spans.filter(({ traceId }) => traceId === root?.traceId);
  };

  beforeAll(async () => {
    [receiver, hook] = [await otlpReceiver(), await openReceiver()];
    const watched = await traced(receiver, { OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=s%3Dcret', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on' });
    const { portico, company, apiKey, send } = watched;
    [key, companyId] = [apiKey, company.company];
    const listed = await send(`/orders?limit=5&updated_since=2020-01-01T00:00:00Z&q=${CANARIES.query}`, { headers: { traceparent: STRANGER.parent } });
    const body = JSON.stringify({ external_id: 'T-1', customer: { name: CANARIES.body, email: CANARIES.mail }, lines: [] });
    const second = await send('/orders', { method: 'POST', body, headers: { 'idempotency-key': 'trace-1' } });
    const third = await send('/orders?limit=5');
    requestIds.push(...[listed, second, third].map(({ headers }) => headers.get('x-request-id') ?? ''));
    await workInBackground(watched, { hook: `${hook.url}/${CANARIES.hook}`, mail: CANARIES.mail, image: `${hook.url}/${CANARIES.image}.png` });
    await portico.stop();
    list = inTrace('GET orders.list');
    refused = inTrace('POST orders.create');
  });
  afterAll(() => Promise.all([receiver.close(), hook.close()]));

  const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  const system = usesServer() ? 'mysql' : 'sqlite';

  it('goes from the pipeline over the operation and the subgraph to the statement', () => {
    const chain = ['SELECT orders', 'subgraph orders', 'ListCommerceOrders', 'GET orders.list'].map((name) => named(list, name));
    expect(chain.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['SELECT orders CLIENT', 'subgraph orders INTERNAL', 'ListCommerceOrders INTERNAL', 'GET orders.list SERVER']);
    expect(chain.map(({ parentId }) => parentId)).toEqual([...chain.slice(1).map(({ spanId }) => spanId), '']);
  });

  it('says of the call its surface, route, status and ids, and nothing of its path', () => {
    expect(named(list, 'GET orders.list').attributes).toEqual({
      'http.request.method': 'GET', 'http.response.status_code': 200, 'portico.host': 'commerce', 'portico.surface': 'commerce', 'portico.route': 'orders.list',
      'portico.request_id': requestIds[2], 'portico.company_id': companyId, 'portico.statements': usesServer() ? 3 : 2, // the call log of an embedded database is written on a thread of its own
    });
    expect(named(refused, 'POST orders.create')).toMatchObject({ isError: false, attributes: { 'http.response.status_code': 422, 'error.type': 'BAD_INPUT', 'portico.request_id': requestIds[1] } });
  });

  it('says of a statement its text, its table and its rows', () => {
    const { 'db.query.text': text, ...attributes } = named(list, 'SELECT orders').attributes;
    expect(attributes).toEqual({ 'db.system.name': system, 'db.operation.name': 'SELECT', 'db.collection.name': 'orders', 'db.query.summary': 'SELECT orders', 'db.response.returned_rows': 0 });
    expect(text).toContain('WHERE company_id = ?');
  });

  it('has a transaction with its wait, in which the statements are', () => {
    const transaction = named(refused, 'transaction');
    expect(transaction.attributes).toEqual({ [usesServer() ? 'portico.wait.pool_ms' : 'portico.wait.writer_ms']: expect.any(Number) as number });
    expect(named(refused, 'INSERT calls').parentId).toBe(transaction.spanId);
    expect(named(refused, 'transaction').parentId).toBe(refused.find(({ spanId }) => spanId === transaction.parentId && spanId !== '')?.spanId);
  });

  it('of a stranger is a trace of its own, linked to theirs', () => {
    const linked = receiver.spans.filter(({ links }) => links.includes(STRANGER.traceId));
    expect(linked.map(({ name, parentId }) => [name, parentId])).toEqual([['GET orders.list', '']]);
    expect(receiver.spans.filter(({ traceId }) => traceId === STRANGER.traceId)).toEqual([]);
  });

  /** The first span of a name, which begins its trace; what it says, and what is done below it. */
  const work = (name: string): readonly [kind: string, attributes: ReceivedSpan['attributes'], steps: readonly string[]] => {
    const { kind, parentId, spanId, attributes } = named(receiver.spans, name);
    expect([name, parentId]).toEqual([name, '']);
    return [kind, attributes, receiver.spans.filter((span) => span.parentId === spanId).map((span) => span.name)];
  };

  it('of a webhook is its own, with event, attempt, host and status, and what is kept of it', () => {
    expect(work('webhook standard').slice(0, 2)).toEqual(['CLIENT', {
      'portico.company_id': companyId, 'portico.event_type': 'order.created', 'portico.attempt': 1, 'server.address': '127.0.0.1', 'portico.delivered': true, 'http.response.status_code': 204,
    }]);
    expect(hook.received.map(({ headers }) => headers['traceparent'])).toEqual([undefined, undefined]); // nor does the host of an image get one
  });

  it('of a mail is its own, with template, attempt and outcome, and what is kept of it', () => {
    expect(work('mail')).toEqual(['CLIENT', { 'portico.template': 'test', 'portico.attempt': 1, 'portico.outcome': 'SENT' }, ['RecordMailAttempt']]);
  });

  it('of an image that is fetched is its own, with attempt, host and outcome, and what is kept of it', () => {
    expect(work('image')).toEqual(['CLIENT', { 'portico.company_id': companyId, 'portico.attempt': 1, 'server.address': '127.0.0.1', 'portico.outcome': 'FAILED' }, ['transaction']]);
  });

  it('of labels of returns is their own, with how many are made', () => {
    expect(work('make return labels').slice(0, 2)).toMatchObject(['INTERNAL', { 'portico.company_id': companyId, 'portico.labels': 1 }]);
  });

  it('of jobs, imports, changes of many orders and the relay is their own, with the operations that they ask for', () => {
    expect(work('job close abandoned calls')).toEqual(['INTERNAL', {}, ['CloseAbandonedCalls']]);
    expect(work('import products')).toEqual(['INTERNAL', { 'portico.company_id': companyId }, ['ConnectionScopes', 'RunImportSlice']]);
    expect(work('change orders')).toEqual(['INTERNAL', { 'portico.company_id': companyId }, ['CurrentPermissions', 'RunBulkSlice']]);
    expect(work('relay orders').slice(0, 2)).toEqual(['CONSUMER', { 'portico.company_id': companyId, 'portico.events': expect.any(Number) as number }]);
  });

  it('holds nothing of the credential, the query, the body, the address of a receiver and of a mail', () => {
    const bytes = Buffer.concat(receiver.exports.map((one) => one.bytes)).toString('latin1');
    expect(bytes).toContain('ListCommerceOrders');
    for (const canary of [...Object.values(CANARIES), key, key.slice(0, 12), 's=cret']) expect(bytes).not.toContain(canary);
  });

  it('goes to the collector with the headers that were set', () => {
    expect(receiver.exports[0]?.headers['x-collector-key']).toBe('s=cret');
  });
});

describe('the trace of a trusted proxy', () => {
  it('is continued, and recorded where the proxy records it alone', async () => {
    const receiver = await otlpReceiver();
    const { portico, send } = await traced(receiver, { PORTICO_TRUSTED_PROXIES: '127.0.0.1', OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    await send('/ping');
    await send('/ping', { headers: { traceparent: STRANGER.parent } });
    await send('/ping', { headers: { traceparent: STRANGER.parent.replace(/01$/, '00').replaceAll('ab', 'ef') } });
    await portico.stop();
    await receiver.close();
    expect([...new Set(receiver.spans.map(({ traceId }) => traceId))]).toEqual([STRANGER.traceId]);
    expect(receiver.spans.find(({ name }) => name === 'GET ping')?.parentId).toBe('cd'.repeat(8));
  });
});
