import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import type { SetStock, StockSet, StockToSet } from '#subgraph-kit/subgraph.js';
import { SetStockDocument } from './operations/set-stock.generated.js';

/** The most entries of one operation; a hundred products with all their sizes may have more. */
const MOST = 5000;

/** Set stock, through the graph with the caller's rights and as part of the caller's command; for subgraphs whose writes carry it. */
export const setStock = (call: Call): SetStock => async (context, entries) => {
  const results: StockSet[] = [];
  for (let at = 0; at < entries.length; at += MOST) results.push(...await setSome(call, partOf(context, at), entries.slice(at, at + MOST)));
  return results;
};

/** Each operation of a command is one of its own: it would otherwise get the result of the first. */
const partOf = (context: CallContext, at: number): CallContext =>
  (context.command && at > 0 ? { ...context, command: { ...context.command, id: `${context.command.id}#${String(at)}` } } : context);

async function setSome(call: Call, context: CallContext, entries: readonly StockToSet[]): Promise<StockSet[]> {
  const { setAvailability: { results } } = await call(SetStockDocument, { input: { items: entries.map((entry) => ({ ...entry, expectedAvailable: entry.expectedAvailable ?? null })) } }, context);
  return results.map(({ locationCode, status, available, onHand, problem }) => ({ locationCode, status, available, onHand, problem: problem?.message ?? null, problemField: problem?.field ?? null }));
}
