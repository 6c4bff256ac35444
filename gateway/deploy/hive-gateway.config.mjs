// Hive Gateway in front of the subgraphs of a deployment: gateway/docs/own-router.md. Its settings are those of the processes: PORTICO_INTERNAL_KEY and PORTICO_<NAME>_GRAPH_URL.
import { fileURLToPath } from 'node:url';
import { keysOf, porticoCalls } from './portico-calls.mjs';

const SUBGRAPHS = { identity: 4010, orders: 4011, catalog: 4012, content: 4013 };

const urls = Object.fromEntries(Object.entries(SUBGRAPHS).map(([name, port]) => [name, process.env[`PORTICO_${name.toUpperCase()}_GRAPH_URL`] ?? `http://127.0.0.1:${port}/graphql`]));

export const gatewayConfig = {
  supergraph: process.env.SUPERGRAPH ?? fileURLToPath(new URL('../contract/supergraph.graphql', import.meta.url)),
  transportEntries: {
    // Equal operations at one time are one call unless this is said, whoever asks: a company would be answered with the data of another one.
    '*.http': { options: { deduplicateInflightRequests: false } },
    ...Object.fromEntries(Object.entries(urls).map(([name, location]) => [name, { location, options: { deduplicateInflightRequests: false } }])),
  },
  plugins: () => [porticoCalls({ urls, keys: keysOf(process.env.PORTICO_INTERNAL_KEY) })],
  maxTokens: 10_000,
  maxDepth: 15,
  blockFieldSuggestions: true,
  graphiql: false,
  landingPage: false,
};
