/** A call of a tool, by its full name. */
export interface QuestionCall {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** What a merchant asks, and the calls that answer it. */
export interface Question {
  readonly asks: string;
  readonly calls: readonly QuestionCall[];
  /** Literals that the last result contains. */
  readonly answer: readonly string[];
}

const call = (tool: string, given: Readonly<Record<string, unknown>> = {}): QuestionCall => ({ tool, given });

/** Over the company of `openQuestionedCompany`, in their order: some write. */
const OF_COMMERCE: readonly Question[] = [
  { asks: 'Where is order 1001?', calls: [call('commerce_get_order', { order: '1001' })], answer: ['"status":"shipped"', '"promised_on":"2026-11-25"', 'https://carrier.example/BR1001'] },
  { asks: 'Where is the parcel BR1001 now?', calls: [call('commerce_track_shipment', { reference: 'BR1001' })], answer: ['"text":"In viaggio","place":"Bologna"', '"order":"#1001"'] },
  { asks: 'Why has order 1003 not left yet?', calls: [call('commerce_get_order', { order: '#1003' })], answer: ['"waiting_for":["payment"]'] },
  { asks: 'Which orders are late against what we promised?', calls: [call('commerce_search_orders', { late: true })], answer: ['"number":"#1003"', '"promised_on":"2026-11-20"'] },
  { asks: 'What did we sell to France this week?', calls: [call('commerce_search_orders', { country: 'FR', placed_from: '2026-11-16', placed_to: '2026-11-22' })], answer: ['"number":"#1004"', '"number":"#1002"'] },
  { asks: 'What did Bruno Verdi order last?', calls: [call('commerce_search_customers', { search: 'bruno verdi' }), call('commerce_get_customer', { customer: 'bruno@example.test' })], answer: ['"orders_placed":2', '"number":"#1004","status":"delivered"'] },
  { asks: 'How much has Ada Rossi spent with us?', calls: [call('commerce_get_customer', { customer: 'ada@example.test' })], answer: ['"spent":[{"amount":"79.60","currency":"EUR"}]'] },
  { asks: 'What does Ada send back, and why?', calls: [call('commerce_search_returns', { search: 'ada', detail: 'full' })], answer: ['"reason_code":"BROKEN"', '"comment":"The handle is off"'] },
  { asks: 'Which returns are on their way to us?', calls: [call('commerce_search_returns', { status: 'awaiting_receipt' })], answer: ['"number":"R1001"', '"expected":1'] },
  { asks: 'Was the order of the shop with the number shop-77 a gift?', calls: [call('commerce_get_order', { order: 'shop-77', detail: 'full' })], answer: ['"tags":["gift"]'] },
  { asks: 'What should the courier know about order 1001?', calls: [call('commerce_get_order', { order: '1001', detail: 'full' })], answer: ['"customer_note":"Please ring twice"'] },
  { asks: 'When would two mugs arrive in Italy?', calls: [call('commerce_get_delivery_promise', { items: [{ sku: 'MUG', quantity: 2 }], country: 'IT' })], answer: ['"method":"standard"', '"delivery_to":"2026-11-25"'] },
  { asks: 'Why not earlier?', calls: [call('commerce_get_delivery_promise', { items: [{ sku: 'MUG', quantity: 2 }], country: 'IT', detail: 'full' })], answer: ['2026-11-22: nobody works on a Sunday'] },
  { asks: 'Was order 1004 delivered, and when?', calls: [call('commerce_track_shipment', { reference: '1004' })], answer: ['"delivered_at":"2026-11-21T12:23:00+01:00"'] },
  { asks: 'Hold order 1002, three cards were tried.', calls: [call('commerce_set_order_hold', { order: '1002', hold: true, reason: 'Three cards were tried', kind: 'fraud' })], answer: ['"hold":{"kind":"fraud","reason":"Three cards were tried"}'] },
  { asks: 'Which orders are on hold?', calls: [call('commerce_search_orders', { status: 'on_hold' })], answer: ['"number":"#1002"'] },
  { asks: 'It was a mistake, let it go.', calls: [call('commerce_set_order_hold', { order: '1002', hold: false })], answer: ['"hold":null', '"status":"to_fulfill"'] },
  { asks: 'Note on order 1003 that the customer pays by bank.', calls: [call('commerce_add_order_note', { order: '1003', text: 'Pays by bank' }), call('commerce_get_order', { order: '1003', detail: 'full' })], answer: ['"text":"Pays by bank"'] },
  { asks: 'Bruno wants to send one of the tees back, it is too small.', calls: [call('commerce_get_order', { order: '1004' }), call('commerce_create_return', { order: '1004', lines: [{ sku: 'TEE', reason_code: 'SIZE', comment: 'Too small' }] })], answer: ['"order":"#1004"', '"status":"awaiting_receipt"', '"reason_code":"SIZE"'] },
];

const OF_CATALOG: readonly Question[] = [
  { asks: 'Do we sell linen shirts?', calls: [call('catalog_search_products', { search: 'linen shirt' })], answer: ['"title":"Linen shirt"'] },
  { asks: 'What does the linen shirt cost in L?', calls: [call('catalog_get_product', { sku: 'SHIRT-L' })], answer: ['"price":{"amount":"45.00","currency":"EUR"}'] },
  { asks: 'How many linen shirts in M do we have, and where?', calls: [call('catalog_get_stock', { skus: ['SHIRT-M'] })], answer: ['SHIRT-M', 'MI1'] },
  { asks: 'Which products are not published yet?', calls: [call('catalog_search_products', { status: 'draft' })], answer: ['"title":"Apron"'] },
  { asks: 'What do we have of Lume?', calls: [call('catalog_search_products', { brand: 'Lume' })], answer: ['"title":"Linen shirt"'] },
  { asks: 'Which categories do we have for men?', calls: [call('catalog_list_categories', { search: 'men' })], answer: ['"path":"Men > Shirts"'] },
  { asks: 'In which languages is our catalog?', calls: [call('catalog_list_reference', { kind: 'locales' })], answer: ['Italian'] },
  { asks: 'Translate the title of the shirt: Camicia di lino.', calls: [call('catalog_update_translation', { sku: 'SHIRT-M', locale: 'it', title: 'Camicia di lino' }), call('catalog_get_product', { sku: 'SHIRT-M', detail: 'full' })], answer: ['Camicia di lino'] },
  { asks: 'Put the apron into Men too.', calls: [call('catalog_list_categories', { search: 'men' }), call('catalog_set_product_categories', { sku: 'APRON', category_ids: [1] })], answer: ['"path":"Men"'] },
  { asks: 'Rename the apron: Canvas apron.', calls: [call('catalog_update_product', { sku: 'APRON', title: 'Canvas apron' })], answer: ['"title":"Canvas apron"'] },
  { asks: 'Create a scarf in our catalog, SKU SCARF, at 29.90.', calls: [call('catalog_list_reference', { kind: 'price_lists' }), call('catalog_create_product', { title: 'Scarf', currency: 'EUR', variants: [{ sku: 'SCARF', price: '29.90' }] })], answer: ['"title":"Scarf"', '"amount":"29.90"'] },
  { asks: 'Remember that linen shirts run small.', calls: [call('catalog_remember', { title: 'Shirt sizes', text: 'Linen shirts run small', tags: ['fit'] })], answer: ['Linen shirts run small'] },
  { asks: 'What do I know about the fit of the shirts?', calls: [call('catalog_recall', { tags: ['fit'] })], answer: ['Linen shirts run small'] },
  { asks: 'We counted nine aprons at the shop in Rome.', calls: [call('catalog_set_stock', { items: [{ sku: 'APRON', quantity: 9 }], location: 'ROMA' })], answer: ['"location":"ROMA"', '"on_hand":9'] },
];

const OF_CONTEXT: readonly Question[] = [
  { asks: 'Who am I here?', calls: [call('service_get_context')], answer: ['"email":"ada@example.test"'] },
  { asks: 'Work in Lume from now on.', calls: [call('service_switch_company', { company_id: '@company' })], answer: ['"hint":', '"active_company_source":"only"'] },
];

const OF_INTELLIGENCE: readonly Question[] = [
  { asks: 'What did we sell in November?', calls: [call('intelligence_sales_summary', { from: '2026-11-01', to: '2026-11-30', group_by: 'country' })], answer: ['"orders":4,"units":7,"total":{"amount":"139.30","currency":"EUR"}', '"key":"FR"'] },
  { asks: 'What sells best?', calls: [call('intelligence_top_products', { limit: 1 })], answer: ['"items":[{"sku":"TEE"'] },
  { asks: 'Does anything run out within a week?', calls: [call('intelligence_stock_cover', { lasts_at_most: 7 })], answer: ['"items":[]'] },
  { asks: 'How much of what we sold came back, and why?', calls: [call('intelligence_return_rate')], answer: ['"units_sold":7,"units_returned":1', '"reason":"BROKEN"'] },
  { asks: 'Did we keep what we promised?', calls: [call('intelligence_promise_performance', { from: '2026-11-01', to: '2026-11-30' })], answer: ['"promised":2,"kept":0,"late":1,"open":1'] },
  { asks: 'How many visits of the online store led to a purchase?', calls: [call('intelligence_funnel', { from: '2026-11-01', to: '2026-11-21' })], answer: ['"sessions":0'] },
];

const ENGLISH = { locale: 'en', title: 'About us', version: 0, blocks: [{ id: 'b1', type: 'text', body: 'A shop in Milan since 1978.' }] };

const OF_SITE: readonly Question[] = [
  { asks: 'What does our website say about the shop?', calls: [call('brain_search_content', { search: 'bottega' }), call('brain_get_content', { id: '@found' })], answer: ['"body":"Una bottega di Milano dal 1978."'] },
  { asks: 'In which languages is the website?', calls: [call('brain_search_content', { search: 'bottega' }), call('brain_get_content', { id: '@found' })], answer: ['"locales":["it","en"],"default_locale":"it"'] },
  { asks: 'What on it is not published yet?', calls: [call('brain_search_content', { status: 'draft', kind: 'entry' })], answer: ['"title":"Lavare il lino"', '"status":"draft"'] },
  { asks: 'Translate the page about the shop, but do not publish it.', calls: [call('brain_search_content', { search: 'bottega' }), call('brain_save_content_draft', { id: '@found', kind: 'page', ...ENGLISH })], answer: ['"title":"About us"', '"path":null,"status":"draft"'] },
  { asks: 'What becomes public if the translation goes online?', calls: [call('brain_search_content', { locale: 'en' }), call('brain_publish_content', { id: '@found', locales: ['en'] })], answer: ['"dry_run":true', '"path":"/about-us"'] },
  { asks: 'Publish it.', calls: [call('brain_search_content', { locale: 'en' }), call('brain_publish_content', { id: '@found', locales: ['en'], confirm: true })], answer: ['"public":[{"locale":"en","title":"About us","path":"/about-us"'] },
];

const OF_KNOWLEDGE: readonly Question[] = [
  { asks: 'Note that our linen supplier delivers on Tuesdays.', calls: [call('brain_create_note', { title: 'Linen supplier', body: 'Delivers on Tuesdays.', tags: ['suppliers'] })], answer: ['"title":"Linen supplier"', '"tags":["suppliers"]'] },
  { asks: 'What do we know about linen?', calls: [call('brain_search', { search: 'linen' })], answer: ['"kind":"note"', '"title":"Linen supplier"'] },
  { asks: 'When does the supplier deliver?', calls: [call('brain_search', { search: 'linen supplier', kind: 'note' }), call('brain_get_note', { id: '@found' })], answer: ['"body":"Delivers on Tuesdays."'] },
  { asks: 'It is Wednesdays now.', calls: [call('brain_search', { search: 'linen supplier', kind: 'note' }), call('brain_update_note', { id: '@found', body: 'Delivers on Wednesdays.' })], answer: ['"body":"Delivers on Wednesdays."'] },
  { asks: 'I have to count the cellar every Monday.', calls: [call('brain_create_task', { title: 'Count the cellar', due_on: '2026-11-23', assignee: 'ada@example.test', repeat: 'weekly' })], answer: ['"due_on":"2026-11-23"', '"repeats":"weekly"'] },
  { asks: 'What do I have to do until Monday?', calls: [call('brain_list_tasks', { status: 'open', assignee: 'ada@example.test', due_to: '2026-11-23' })], answer: ['"title":"Count the cellar"', '"total":1'] },
  { asks: 'The cellar is counted.', calls: [call('brain_list_tasks', { search: 'cellar' }), call('brain_update_task', { id: '@found', status: 'done' })], answer: ['"status":"done"', '"next_id":'] },
  { asks: 'When do I count it next?', calls: [call('brain_list_tasks', { search: 'cellar', status: 'open' })], answer: ['"due_on":"2026-11-30"'] },
  { asks: 'Keep Lucia Bianchi of Lini, who sells us linen.', calls: [call('brain_create_contact', { name: 'Lucia Bianchi', emails: ['Lucia@Lini.example'], company: 'Lini', tags: ['linen'] })], answer: ['"emails":["lucia@lini.example"]', '"possible_duplicates":[]'] },
  { asks: 'Who sells us linen?', calls: [call('brain_search_contacts', { tag: 'linen' })], answer: ['"name":"Lucia Bianchi"', '"company":"Lini"'] },
  { asks: 'Her number is +39 02 5550 1234.', calls: [call('brain_search_contacts', { search: 'lucia' }), call('brain_update_contact', { id: '@found', phones: ['+39 02 5550 1234'] })], answer: ['"phones":["+390255501234"]'] },
  { asks: 'How do I reach Lini?', calls: [call('brain_search_contacts', { search: 'lini' }), call('brain_get_contact', { id: '@found' })], answer: ['"phones":["+390255501234"]', '"emails":["lucia@lini.example"]'] },
  { asks: 'Ask Lucia whether the linen is on its way.', calls: [call('brain_search_contacts', { search: 'lucia' }), call('brain_send_email', { from: 'shop@lume.example', to: ['lucia@lini.example'], subject: 'The linen', text: 'Dear Lucia, is the linen on its way?' })], answer: ['"to":["lucia@lini.example"]', '"status":"queued"', '"left_today":199'] },
  { asks: 'Is anybody in our contacts twice?', calls: [call('brain_find_duplicates')], answer: ['"items":[]'] },
];

/** Sixty-one questions of a merchant; `@company` stands for the number of the company, `@found` for the id of the first record that the call before answered. */
export const QUESTIONS: readonly Question[] = [...OF_COMMERCE, ...OF_CATALOG, ...OF_INTELLIGENCE, ...OF_SITE, ...OF_KNOWLEDGE, ...OF_CONTEXT];
