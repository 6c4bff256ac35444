import { fillAssistant } from './assistant-data.js';
import { showResult } from './report.js';
import { benchSurface, measure, send, start, WARM_UP, type Call, type Under } from './sides.js';

// node dist/test/bench/connector.js: CPU per call of a tool through the connector, against a handler written by hand that verifies the token and calls the same operation through the client; and of initialize and tools/list, against a server of the official SDK with as many trivial tools.

const [OF_A_CALL, OF_THE_SDK] = [1.5, 0.5] as const;
const withoutCursor = (text: string): string => text.replaceAll(/(next_cursor\\?":\\?")[^"\\]*/g, '$1c');

interface Asked { readonly method: string; readonly params?: object }

const rpc = (token: string, { method, params = {} }: Asked): Call['send'] => (side) => send(side, {
  method: 'POST', path: '/', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  headers: { host: '127.0.0.1:4006', authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
});

const search = (token: string, limit: number): Call => ({
  name: `search_orders, ${String(limit)}`, bounds: { unlogged: OF_A_CALL }, warmUp: WARM_UP.list, perRound: 60, rounds: 8, comparable: withoutCursor,
  send: rpc(token, { method: 'tools/call', params: { name: 'commerce_search_orders', arguments: { limit } } }),
});

const INITIALIZE = { method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } } };

/** The same requests to a server of the SDK; its answers are others. */
async function besideSdk({ databases, database, credential, ours }: Under): Promise<void> {
  const sdk = await start('connector-sdk.js', databases);
  for (const asked of [INITIALIZE, { method: 'tools/list' }]) {
    const call: Call = { name: asked.method, warmUp: WARM_UP.list, perRound: 60, rounds: 8, send: rpc(credential, asked) };
    const [oursMs = NaN, floorMs = NaN] = await measure(call, [ours, sdk]);
    showResult({ surface: 'connector', call: asked.method, database, floor: 'sdk', oursMs, floorMs, ratio: oursMs / floorMs, bound: OF_THE_SDK });
  }
  sdk.child.disconnect();
}

await benchSurface('connector', {
  logsCalls: false,
  fill: fillAssistant,
  startProduct: (databases) => start('ours.js', databases, { args: ['connector', 'unlimited'] }), // a person has fewer calls than the bench is fast
  calls: ({ credential }) => [search(credential, 20), search(credential, 1)],
  afterwards: besideSdk,
});
