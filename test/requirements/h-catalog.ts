import type { Requirement } from './requirement.js';

/** Interface H, the catalog API. */
export const REQUIREMENTS: readonly Requirement[] = [
  { id: 'H-READ-PRODUCT-1', section: '3 H Product', behaviour: 'A Product has exactly the fields of the document, in its order; external_id is the id that the calling key gave.' },
  { id: 'H-READ-VARIANT-1', section: '3 H Variant', behaviour: 'A Variant has exactly the fields of the document: codes of options, cost, weight with its unit, the price that holds now in each list, stock by location.' },
  { id: 'H-READ-VARIANT-2', section: '3 H GET /products/{product}/variants', behaviour: 'The variants of a product, all at once.' },
  { id: 'H-READ-STOCK-1', section: '3 H Variant', behaviour: 'stock is available and on_hand by location, as the orders subgraph has them.' },
  { id: 'H-READ-AMOUNT-1', section: '3 H Conventions', behaviour: 'Amounts are texts with two decimals, also of currencies without any.' },
  { id: 'H-READ-LIST-1', section: '3 H GET /products', behaviour: 'Without updated_since products are ordered by id, without those in the trash; the answer is data and next_cursor.' },
  { id: 'H-READ-LIST-2', section: '3 H GET /products', behaviour: 'limit is 1 to 200, 50 unless given.' },
  { id: 'H-READ-LIST-3', section: '3 H GET /products', behaviour: 'status and sku (1 to 100, with commas between) narrow the list.' },
  { id: 'H-READ-LIST-4', section: '3-decisions H', behaviour: 'A limit outside 1 to 200, an unknown status, no SKU or more than 100 of them: 400 validation_failed.' },
  { id: 'H-READ-LIST-5', section: '3 H GET /products', behaviour: 'A cursor is good with the same filters only, in one catalog: 400 invalid_cursor.' },
  { id: 'H-READ-PATH-1', section: '3-decisions H Addressing', behaviour: 'All digits is an id, anything else a SKU, sku:123 the SKU 123; SKUs are case-sensitive.' },
  { id: 'H-READ-PATH-2', section: 'decision 49', behaviour: 'A SKU is the product\'s own, else that of one of its variants; unknown and deleted products are 404 product_not_found.' },
  { id: 'H-READ-DELTA-1', section: '3 H GET /products', behaviour: 'With updated_since: changes at or after that moment in the order of the changes.' },
  { id: 'H-READ-DELTA-2', section: '3 H Product deletion', behaviour: 'Deleted products are listed as {id, sku, deleted, updated_at}, a restore as a change.' },
  { id: 'H-READ-DELTA-3', section: '3 H Product deletion', behaviour: 'After 30 days in the trash a product is deleted for good and listed no longer.' },
  { id: 'H-READ-DELTA-4', section: 'issue 15, R13', behaviour: 'Who polls updated_since with the last updated_at has an exact copy in the end, whatever was written, deleted and restored meanwhile.' },
  { id: 'H-READ-TENANT-1', section: '3 H Authentication', behaviour: 'A key sees its own catalog only, of its own company.' },
  { id: 'H-READ-TENANT-2', section: '3 H Product', behaviour: 'Each key reads the external ids that it gave itself.' },
  { id: 'H-READ-REFERENCES-1', section: '3-decisions H', behaviour: 'Categories, attributes, locales, markets, price lists and locations have the shapes of the decisions.' },
  { id: 'H-READ-REFERENCES-2', section: '3-decisions H', behaviour: 'They are read in pages of 50, up to 200.' },
  { id: 'H-READ-HEAD-1', section: 'RFC 9110', behaviour: 'HEAD answers as GET, without the body.' },
  { id: 'H-READ-DAMAGE-1', section: 'decision 14', behaviour: 'A damaged column costs its value, not the page.' },
  { id: 'H-READ-COST-1', section: 'issue 15', behaviour: 'A page costs at most six statements, stock included.' },
];
