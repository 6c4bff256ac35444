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

interface ExampleTool {
  readonly module: 'brain' | 'catalog' | 'commerce' | 'intelligence';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** A call of it. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly types: Readonly<Record<string, { readonly type: string; readonly format?: string }>>;
  readonly result: Readonly<Record<string, unknown>>;
}

const TOOLS = {
  brain: { module: 'brain', name: 'get_content', title: 'Read a page or an entry', description: 'One page or entry of a site as it is edited, with its paths.', given: { id: 3 }, types: { id: { type: 'integer' } }, result: { id: 3, kind: 'page', site: 'Lume' } },
  commerce: { module: 'commerce', name: 'get_order', title: 'Read an order', description: 'One order with its lines, parcels, returns and timeline.', given: { order: '1001' }, types: { order: { type: 'string' } }, result: { number: '1001', status: 'shipped' } },
  catalog: { module: 'catalog', name: 'get_product', title: 'Get a product', description: 'One product with its variants, prices, attributes, categories and tags.', given: { sku: 'TEE-M' }, types: { sku: { type: 'string' } }, result: { id: 7, title: 'Tee', status: 'active' } },
  intelligence: {
    module: 'intelligence', name: 'top_products', title: 'Best sellers', description: 'The items that sold most on some days.', given: { from: '2026-11-01', to: '2026-11-27' }, types: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
    result: { from: '2026-11-01', to: '2026-11-27', items: [{ sku: 'TEE-M', title: 'Tee', units: 41 }] },
  },
} as const satisfies Readonly<Record<string, ExampleTool>>;

const listed = ({ module, name, title, description, types }: ExampleTool) => ({
  target: '',
  answer: {
    version: 1, module, company: { id: 1, slug: 'demo', name: 'Demo', ...(module === 'catalog' && { store: { id: 1, slug: 'main', name: 'Main' } }) }, language: 'en',
    tools: [{
      name, title, description, inputSchema: { type: 'object', properties: types, ...((name === 'get_order' || name === 'get_content') && { required: Object.keys(types) }), additionalProperties: false }, outputSchema: { type: 'object' },
      access: 'read', annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }, permission: `${module}.read`,
    }],
  },
});

const called = ({ name, given, result }: ExampleTool) => ({
  target: `/${name}`,
  body: { arguments: given },
  answer: { content: [{ type: 'text' as const, text: JSON.stringify(result) }], structuredContent: result },
});

/** A list of tools, with a tool of commerce; and with one of the host that shows it. */
export const [LISTED_EXAMPLE, LISTED_AT] = [listed(TOOLS.commerce), { brain: listed(TOOLS.brain), catalog: listed(TOOLS.catalog), intelligence: listed(TOOLS.intelligence) }] as const;

/** A call of a tool of commerce; and of one of the host that shows it. */
export const [RUN_EXAMPLE, RUN_AT] = [called(TOOLS.commerce), { brain: called(TOOLS.brain), catalog: called(TOOLS.catalog), intelligence: called(TOOLS.intelligence) }] as const;
