/** A call of a tool, and what came of it. */
export interface Called {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly result: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
}

/** What the assistant does for a person: a call, with arguments that may come from what was answered before. */
export interface Call {
  readonly tool: string;
  readonly given?: object | ((before: readonly Called[]) => object);
  /** What the result contains. */
  readonly answers: object;
  /** A call that fails is followed by the one that its answer advises, where it advises one. */
  readonly fails?: true;
}

/** What a person asks, and the calls that do it. */
export interface Request {
  readonly asks: string;
  readonly calls: readonly Call[];
}

/** A part of the day. */
export interface Part {
  readonly heading: string;
  readonly requests: readonly Request[];
}

const last = (before: readonly Called[], tool: string): Called['result'] => before.findLast((called) => called.tool === tool)?.result;

const SCARF = { title: 'Merino scarf', currency: 'EUR', variants: [{ sku: 'SCARF-RED', color: 'Red', price: '39.90' }, { sku: 'SCARF-BLUE', color: 'Blue', price: '39.90' }] };

/** A merchant's Saturday, over the company of `openCommerceCompany` with the catalog of `stockCatalog`: every tool there is. */
export const WORKING_DAY: readonly Part[] = [
  { heading: 'Where we stand', requests: [
    { asks: 'Good morning. Who am I signed in as?', calls: [{ tool: 'service_get_context', answers: { user: { email: 'ada@example.test' }, active_company_source: 'only' } }] },
    { asks: 'We work for Lume today.', calls: [{ tool: 'service_switch_company', given: (before) => ({ company_id: last(before, 'service_get_context').companies[0].id }), answers: { active_company_source: 'only' } }] },
    { asks: 'How were sales this month, by country?', calls: [{ tool: 'intelligence_sales_summary', given: { from: '2026-11-01', group_by: 'country' }, answers: { totals: [{ orders: 4, total: { amount: '139.30', currency: 'EUR' } }] } }] },
    { asks: 'What sells best, and for how long will it last?', calls: [
      { tool: 'intelligence_top_products', given: { limit: 3 }, answers: { items: [{ sku: 'TEE', units: 4 }, { sku: 'MUG', units: 3 }] } },
      { tool: 'intelligence_stock_cover', given: { days: 7 }, answers: { items: [] } },
    ] },
    { asks: 'Do people send much of it back? And did we keep our promises?', calls: [
      { tool: 'intelligence_return_rate', answers: { units_returned: 1, reasons: [{ reason: 'BROKEN', units: 1 }] } },
      { tool: 'intelligence_promise_performance', given: { from: '2026-11-01', to: '2026-11-30', group_by: 'carrier' }, answers: { total: { promised: 2, late: 1 } } },
    ] },
  ] },
  { heading: 'Orders', requests: [
    { asks: 'Which orders are late?', calls: [{ tool: 'commerce_search_orders', given: { late: true }, answers: { items: [{ number: '#1003' }] } }] },
    { asks: 'What is wrong with order 1009?', calls: [
      { tool: 'commerce_get_order', given: { order: '1009' }, fails: true, answers: { error: { code: 'order_not_found', next_tool: 'commerce_search_orders' } } },
      { tool: 'commerce_search_orders', given: { waiting_for: 'payment' }, answers: { items: [{ number: '#1003' }] } },
      { tool: 'commerce_get_order', given: { order: '#1003' }, answers: { number: '#1003', waiting_for: ['payment'] } },
    ] },
    { asks: 'Ada pays by bank, write that down.', calls: [{ tool: 'commerce_add_order_note', given: { order: '#1003', text: 'Pays by bank transfer, expected on Tuesday' }, answers: { order: '#1003', note: { text: 'Pays by bank transfer, expected on Tuesday', by: 'ada@example.test' } } }] },
    { asks: 'Order 1002 looks like fraud. Try what happens if we stop it, then do.', calls: [
      { tool: 'commerce_set_order_hold', given: { order: '1002', hold: true, reason: 'Three cards were tried', kind: 'fraud', dry_run: true }, answers: { dry_run: true, status: 'on_hold' } },
      { tool: 'commerce_set_order_hold', given: { order: '1002', hold: true, reason: 'Three cards were tried', kind: 'fraud' }, answers: { number: '#1002', hold: { kind: 'fraud' } } },
    ] },
    { asks: 'Where is the parcel of order 1001?', calls: [{ tool: 'commerce_track_shipment', given: { reference: '1001' }, answers: { order: '#1001' } }] },
    { asks: 'Bruno asks when two more mugs would arrive.', calls: [
      { tool: 'commerce_search_customers', given: { search: 'bruno' }, answers: { items: [{ email: 'bruno@example.test' }] } },
      { tool: 'commerce_get_customer', given: { customer: 'bruno@example.test' }, answers: { orders_placed: 2 } },
      { tool: 'commerce_get_delivery_promise', given: { items: [{ sku: 'MUG', quantity: 2 }], country: 'IT' }, answers: { country: 'IT' } },
    ] },
    { asks: 'And he sends a tee back, it is too small.', calls: [
      { tool: 'commerce_create_return', given: { order: '1004', lines: [{ sku: 'TEE', quantity: 3, reason_code: 'SIZE' }] }, fails: true, answers: { error: { code: 'bad_input', next_tool: 'commerce_get_order' } } },
      { tool: 'commerce_get_order', given: { order: '1004' }, answers: { number: '#1004', status: 'delivered' } },
      { tool: 'commerce_create_return', given: { order: '1004', lines: [{ sku: 'TEE', quantity: 1, reason_code: 'SIZE', comment: 'Too small' }] }, answers: { order: '#1004', status: 'awaiting_receipt' } },
      { tool: 'commerce_search_returns', given: { order: '1004' }, answers: { items: [{ order: '#1004' }] } },
    ] },
  ] },
  { heading: 'The catalog', requests: [
    { asks: 'Which languages and price lists do we have?', calls: [
      { tool: 'catalog_list_reference', given: { kind: 'languages' }, fails: true, answers: { error: { code: 'invalid_arguments' } } },
      { tool: 'catalog_list_reference', given: { kind: 'locales' }, answers: { items: [{ name: 'English' }, { name: 'Italian' }] } },
    ] },
    { asks: 'Make a new product: a merino scarf in red and blue at 39.90. Show me first.', calls: [
      { tool: 'catalog_create_product', given: { ...SCARF, dry_run: true }, answers: { dry_run: true } },
      { tool: 'catalog_create_product', given: SCARF, answers: { title: 'Merino scarf' } },
    ] },
    { asks: 'Put it into Men, and call it Merino wool scarf; in Italian Sciarpa di lana merino.', calls: [
      { tool: 'catalog_list_categories', given: { search: 'men' }, answers: { items: [{ path: 'Men' }, { path: 'Men > Shirts' }] } },
      { tool: 'catalog_set_product_categories', given: (before) => ({ sku: 'SCARF-RED', category_ids: [last(before, 'catalog_list_categories').items[0].id] }), answers: { categories: [{ path: 'Men' }] } },
      { tool: 'catalog_update_product', given: { sku: 'SCARF-RED', title: 'Merino wool scarf', status: 'active' }, answers: { title: 'Merino wool scarf' } },
      { tool: 'catalog_update_translation', given: { sku: 'SCARF-RED', locale: 'it', title: 'Sciarpa di lana merino' }, answers: { title: 'Merino wool scarf' } },
    ] },
    { asks: 'We counted nine aprons in the shop in Rome.', calls: [
      { tool: 'catalog_search_products', given: { search: 'apron' }, answers: { items: [{ title: 'Apron' }] } },
      { tool: 'catalog_set_stock', given: { items: [{ sku: 'APRON', quantity: 9 }], location: 'ROMA' }, answers: { items: [{ sku: 'APRON' }] } },
      { tool: 'catalog_get_stock', given: { skus: ['APRON'] }, answers: { items: [{ sku: 'APRON' }] } },
    ] },
    { asks: 'Is everything of the linen shirt as it should be?', calls: [{ tool: 'catalog_get_product', given: { sku: 'SHIRT-M', detail: 'full' }, answers: { title: 'Linen shirt' } }] },
    { asks: 'Remember for me that linen shirts run small. — What did I tell you about fit? — Then forget it, the new cut is out.', calls: [
      { tool: 'catalog_remember', given: { title: 'Shirt sizes', text: 'Linen shirts run small', tags: ['fit'] }, answers: { title: 'Shirt sizes' } },
      { tool: 'catalog_recall', given: { tags: ['fit'] }, answers: { items: [{ text: 'Linen shirts run small' }] } },
      { tool: 'catalog_forget', given: (before) => ({ id: last(before, 'catalog_recall').items[0].id }), answers: { title: 'Shirt sizes' } },
    ] },
  ] },
];
