/** A context, for the documentation. */
export const CONTEXT_EXAMPLE = {
  user: { id: '0191e0b2-7c5e-7cc3-9d4a-2f6a1c3b5d7e', name: 'Giulia Neri', email: 'giulia@example.com', language: 'it', is_internal: false },
  companies: [{
    id: 1, slug: 'demo', name: 'Demo', is_internal: false, is_demo: true, disabled_sections: [],
    modules: [
      { slug: 'catalog' as const, name: 'Catalog', role: 'manager', api_base_url: 'http://127.0.0.1:4002', connector_enabled: true },
      { slug: 'commerce' as const, name: 'Commerce', role: 'manager', api_base_url: 'http://127.0.0.1:4001', connector_enabled: true },
    ],
  }],
  active_company_id: 1,
  active_company_source: 'only' as const,
};

/** The list of a module's tools, shortened. */
export const LISTED_EXAMPLE = {
  target: '',
  answer: {
    version: 1, module: 'commerce', company: { id: 1, slug: 'demo', name: 'Demo' }, language: 'en',
    tools: [{
      name: 'get_order', title: 'Read an order', description: 'One order with its lines, parcels, returns and timeline.',
      inputSchema: { type: 'object', properties: { order: { type: 'string' } }, required: ['order'], additionalProperties: false }, outputSchema: { type: 'object' },
      access: 'read', annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }, permission: 'commerce.read',
    }],
  },
};

/** A call of a tool. */
export const RUN_EXAMPLE = {
  target: '/get_order',
  body: { arguments: { order: '1001' } },
  answer: { content: [{ type: 'text' as const, text: '{"number":"1001","status":"shipped"}' }], structuredContent: { number: '1001', status: 'shipped' } },
};
