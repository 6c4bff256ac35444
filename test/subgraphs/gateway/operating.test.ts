import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

describe('what operators look at', () => {
  let gateway: RunningGateway;
  let databaseAnswers = true;
  beforeAll(async () => {
    gateway = await runningGateway({ ready: () => (databaseAnswers ? Promise.resolve() : Promise.reject(new Error('away'))) });
  });
  afterAll(() => gateway.stop());

  it('the process is up', async () => {
    const response = await fetch(`${gateway.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'up' });
  });

  it('it is ready while its databases answer', async () => {
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    databaseAnswers = false;
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    databaseAnswers = true;
  });

  it('the figures tell calls by host, operation and status and operations by outcome', async () => {
    await ask(gateway, '{ whoAmI }');
    await gateway.deployment.graph.call({ kind: 'Document', definitions: [] } as never, {}, {} as never).catch(() => undefined);
    gateway.deployment.metrics.countOutbox('orders', () => Promise.resolve(3));
    const figures = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(figures).toMatch(/portico_http_seconds_count\{host="graphql",operation="graphql",status="200"\} 1/);
    expect(figures).toMatch(/portico_graph_operations_total\{operation="AuthenticateStaff",outcome="ok"\} 1/);
    expect(figures).toContain('portico_outbox_pending{subgraph="orders"} 3');
    expect(figures).toContain('nodejs_eventloop_lag_seconds');
  });

  it('the figures are not shown through a proxy', async () => {
    expect((await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
  });

  it('answers every call with an id of its own', async () => {
    const [first, second] = await Promise.all([fetch(`${gateway.url}/healthz`), fetch(`${gateway.url}/nothing`)]);
    expect(second.status).toBe(404);
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });
});
