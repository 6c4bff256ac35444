import type { Call } from '#client/call.js';
import type { SetStock } from '#subgraph-kit/subgraph.js';
import { SetStockDocument } from './operations/set-stock.generated.js';

/** Set stock, through the graph with the caller's rights and as part of the caller's command; for subgraphs whose writes carry it. */
export const setStock = (call: Call): SetStock => async (context, entries) => {
  if (entries.length === 0) return [];
  const { setAvailability: { results } } = await call(SetStockDocument, { input: { items: entries.map((entry) => ({ ...entry, expectedAvailable: entry.expectedAvailable ?? null })) } }, context);
  return results.map(({ status, problem }) => ({ status, problem: problem?.message ?? null }));
};
