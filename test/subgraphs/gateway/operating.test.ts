import { manualClock } from '../../kit/manual-clock.js';
import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

describe('the routes for operators', () => {
  const clock = manualClock();
  let gateway: RunningGateway;
  let databaseAnswers = true;
  beforeAll(async () => {
    gateway = await runningGateway({ clock, ready: () => (databaseAnswers ? Promise.resolve() : Promise.reject(new Error('away: mysql://root:hidden@10.0.0.7'))) });
  });
  afterAll(() => gateway.stop());

  it('the process is up', async () => {
    const response = await fetch(`${gateway.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'up' });
  });

  it('it is ready while its databases answer', async () => {
    const parts = { identity: 'up', orders: 'up', catalog: 'up', content: 'up', disk: 'up', graph: 'up' };
    const ready = async () => {
      clock.turn(1000);
      const response = await fetch(`${gateway.url}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ready', checks: parts }]);
    databaseAnswers = false;
    const down = 'down: it does not work; the log says why';
    expect(await ready()).toEqual([503, { status: 'not ready', checks: { ...parts, identity: down, orders: down, catalog: down, content: down } }]);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    databaseAnswers = true;
    expect((await ready())[0]).toBe(200);
  });

  it('the metrics count calls by host, operation and status, and operations by outcome', async () => {
    await ask(gateway, '{ whoAmI }');
    await gateway.deployment.graph.call({ kind: 'Document', definitions: [] } as never, {}, {} as never).catch(() => undefined);
    gateway.deployment.metrics.countOutbox('orders', () => Promise.resolve({ waiting: 3, parked: 1 }));
    const figures = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(figures).toMatch(/portico_http_seconds_count\{host="graphql",operation="graphql",status="200"\} 1/);
    expect(figures).toMatch(/portico_graph_operations_total\{operation="AuthenticateStaff",outcome="ok"\} 1/);
    expect(figures).toContain('portico_outbox_pending{subgraph="orders"} 3');
    expect(figures).toContain('portico_outbox_parked{subgraph="orders"} 1');
    expect(figures).toContain('nodejs_eventloop_lag_seconds');
  });

  it('the metrics count the calls that are not logged in full', async () => {
    gateway.deployment.metrics.unknownCallers.inc({ surface: 'fulfillment', status: '401' });
    gateway.deployment.metrics.unloggedCalls.inc({ surface: 'commerce' });
    const figures = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(figures).toContain('portico_unknown_caller_calls_total{surface="fulfillment",status="401"} 1');
    expect(figures).toContain('portico_unlogged_calls_total{surface="commerce"} 1');
  });

  it('the metrics are not answered through a proxy', async () => {
    expect((await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
  });

  it('answers every call with a unique id', async () => {
    const [first, second] = await Promise.all([fetch(`${gateway.url}/healthz`), fetch(`${gateway.url}/nothing`)]);
    expect(second.status).toBe(404);
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });
});
