import { batchOf, BROWSER, fillCollector, ORIGIN } from './collector-data.js';
import { benchSurface, send, start, WARM_UP, type Call } from './sides.js';

// node dist/test/bench/collector.js: CPU per call of keeping a batch of 50 events and a single one, against a handler written by hand that keeps the same rows.

const collect = (key: string, events: number): Call['send'] => (side) =>
  send(side, { method: 'POST', path: '/api/collect/v1/events', headers: { 'content-type': 'text/plain', origin: ORIGIN, 'user-agent': BROWSER }, body: batchOf(key, events) });

await benchSurface('collector', {
  logsCalls: false,
  fill: fillCollector,
  startProduct: (databases) => start('ours.js', databases, { args: ['collector', 'unlimited'] }), // an address has fewer calls than the bench is fast
  calls: ({ credential }) => [
    { name: 'batch of 50 events', warmUp: WARM_UP.batch, perRound: 100, rounds: 8, bounds: { unlogged: 1.5 }, send: collect(credential, 50) },
    { name: 'one event', warmUp: WARM_UP.record, perRound: 200, rounds: 8, bounds: { unlogged: 2 }, send: collect(credential, 1) },
  ],
});
