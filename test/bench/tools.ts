import { fillAssistant } from './assistant-data.js';
import { benchSurface, send, start, WARM_UP, type Call } from './sides.js';

// node dist/test/bench/tools.js: CPU per call of a tool that reads orders, against a handler written by hand that verifies the token, calls the same operation through the client and answers the same bytes.

const BOUND = 1.5;
const withoutCursor = (text: string): string => text.replaceAll(/(next_cursor\\?":\\?")[^"\\]*/g, '$1c');

const search = (token: string, limit: number): Call => ({
  name: `search_orders, ${String(limit)}`, bounds: { unlogged: BOUND }, warmUp: WARM_UP.list, perRound: 60, rounds: 8, comparable: withoutCursor,
  send: (side) => send(side, { method: 'POST', path: '/api/v1/ai-tools/search_orders', headers: { authorization: `Bearer ${token}`, 'x-service-company': '1', 'content-type': 'application/json' }, body: JSON.stringify({ arguments: { limit } }) }),
});

await benchSurface('tools', {
  logsCalls: false,
  fill: fillAssistant,
  startProduct: (databases) => start('ours.js', databases, { args: ['tools', 'unlimited'] }), // a person has fewer calls than the bench is fast
  calls: ({ credential }) => [search(credential, 20), search(credential, 1)],
});
