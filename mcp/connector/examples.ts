/** Addresses of the documentation. */
export const [EXAMPLE_OWN, EXAMPLE_ISSUER] = ['https://mcp.portico.example', 'https://auth.portico.example'] as const;

/** A call of the endpoint. */
export const ENDPOINT_EXAMPLE = {
  target: '/',
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'commerce_search_orders', arguments: { search: 'rossi' } } },
  answer: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: '{"items":[]}' }], structuredContent: { items: [] } } },
};
