// Hive Gateway with /graphql of Portico as one subgraph beside your own: gateway/docs/own-router.md. It needs no key of the deployment; callers send their own token.
export const gatewayConfig = {
  supergraph: process.env.SUPERGRAPH ?? 'supergraph.graphql',
  transportEntries: {
    portico: { location: `${process.env.PORTICO_GRAPHQL_URL ?? 'http://127.0.0.1:4000'}/graphql`, options: { deduplicateInflightRequests: false } },
  },
  propagateHeaders: {
    // To Portico alone: a token of a person is nothing for other subgraphs.
    fromClientToSubgraphs: ({ request, subgraphName }) => (subgraphName === 'portico' ? headersOf(request, ['authorization', 'idempotency-key', 'x-service-dry-run', 'x-service-company']) : undefined),
  },
  blockFieldSuggestions: true,
  landingPage: false,
};

const headersOf = ({ headers }, names) => Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));
