import type { Requirement } from './requirement.js';

/** Interface B, the JSON WMS facade. */
export const B_WMS_JSON: readonly Requirement[] = [
  { id: 'B-PATH-1', section: '1 B Conventions', behaviour: 'Paths are case-insensitive.' },
  { id: 'B-PATH-2', section: '1 B Conventions, Versioning', behaviour: 'A fixed set of aliases: Orders/Cancel equals Orders/Canceled, Returns/Update equals Return/Update.' },
  { id: 'B-TOLERANT-1', section: '1 B Conventions', behaviour: 'Field names are case-insensitive.' },
  { id: 'B-TOLERANT-2', section: '1 B Conventions', behaviour: 'ErrorcCode and ErrorCode are equivalent; booleans may be true/false, True/False or 1/0.' },
  { id: 'B-TOLERANT-3', section: '1 B Conventions', behaviour: 'A trailing comma before } or ] is accepted.' },
  { id: 'B-TOLERANT-4', section: '1 B Conventions', behaviour: 'ProductList may be an array, an object wrapping the array, or a single object.' },
  { id: 'B-TOLERANT-5', section: '1 B Conventions', behaviour: 'The body is parsed as JSON in UTF-8 whatever Content-Type says.' },
  { id: 'B-TOLERANT-6', section: 'decisions 1 B', behaviour: 'Optional fields are ignored when empty.' },
  { id: 'B-DATES-1', section: '1 B Conventions', behaviour: 'Output dates are ISO 8601 UTC with Z; input may carry an offset, and without one is UTC.' },
  { id: 'B-ITEM-KEY', section: '1 B Conventions', behaviour: 'Sku is the code agreed for the connection, by default the EAN, in both directions.' },
  { id: 'B-ALL-1', section: '1 B Conventions', behaviour: 'A single invalid item rejects the whole call and nothing is applied.' },
  { id: 'B-REPEAT-1', section: '1 B Conventions, decisions 1 B', behaviour: 'A repeated write with the same content is accepted again without effect.' },
  { id: 'B-CONTRADICT-1', section: 'decisions 1 B', behaviour: 'A write that contradicts the state is 400 Exception with the reason.' },

  { id: 'B-AUTH-1', section: '1 Authentication B', behaviour: 'X-Api-Key, Authorization: Bearer or HTTP Basic, any one of them; the key has 48 characters.' },
  { id: 'B-AUTH-2', section: '1 Authentication B', behaviour: 'A 401 carries no WWW-Authenticate header.' },
  { id: 'B-AUTH-3', section: '1 Authentication B, Limits', behaviour: '30 failed authentications within 5 minutes block the address, valid credentials included.' },

<<<<<<< test/requirements/b-wms-json.ts
=======
  { id: 'B-AUTH-4', section: '1 Rules 4, Authentication', behaviour: 'Rotating credentials ends the old ones at once, all three ways.' },
  { id: 'B-AUTH-5', section: '1 Introduction', behaviour: 'A connection with a dedicated host answers only there, on the same paths.' },
  { id: 'B-RULE-2', section: '1 Rules 2', behaviour: 'Orders and returns of another warehouse are unknown, for reads and writes.' },
  { id: 'B-LOG-1', section: '1 Limits', behaviour: 'Every call is logged in full before it is answered, credentials redacted.' },

>>>>>>> /tmp/b.ts
  { id: 'B-NEW-1', section: '1 B GET Orders/New 1', behaviour: 'Orders allocated to the warehouse, paid, free of holds, not yet acknowledged; each returns on every call until it is.' },
  { id: 'B-NEW-2', section: '1 B GET Orders/New 2', behaviour: 'ProductList holds only the lines allocated to the warehouse, with the quantity still open.' },
  { id: 'B-NEW-3', section: '1 B GET Orders/New 3', behaviour: 'An order needing external documents is returned only once they are ready.' },
  { id: 'B-NEW-4', section: '1 B GET Orders/New 4', behaviour: 'The first time an order is returned it moves to Exported.' },
  { id: 'B-NEW-5', section: '1 B GET Orders/New 5', behaviour: 'With platform-made labels, labels 0 and 1 are generated at the first return.' },
  { id: 'B-NEW-LIMIT', section: '1 B Conventions, Limits', behaviour: 'At most 500, oldest first; the rest once what was received is acknowledged.' },
  { id: 'B-NEW-HOLD', section: '1 B States', behaviour: 'Orders never reach the warehouse while on hold.' },
  { id: 'B-NEW-CANCELLED', section: '1 B States', behaviour: 'An order cancelled before acknowledgement disappears from Orders/New.' },
  { id: 'B-NEW-ENVELOPE', section: '1 B Envelope', behaviour: 'Content, StatusCode 201 although the HTTP status is 200, Success, Message.' },
  { id: 'B-ORDER-1', section: '1 B NewOrder', behaviour: 'OrderData, ShippingData and ProductList with exactly their fields.' },
  { id: 'B-ORDER-2', section: '1 B NewOrder', behaviour: 'Street joins both address lines; a company is appended to Notes as Company: <name>; the phone is the address\'s, else the customer\'s.' },
  { id: 'B-ORDER-3', section: '1 B NewOrder', behaviour: 'SelectedCourier is the carrier the merchant\'s rules choose, in the warehouse\'s word.' },
  { id: 'B-ORDER-4', section: '1 B NewOrder', behaviour: 'PreparationType from the merchant\'s order-tag mapping, default 001.' },
  { id: 'B-ORDER-5', section: '1 B NewOrder', behaviour: 'Priority is merchant-set, or by destination country, or 1 for express and 3 for standard.' },
  { id: 'B-ORDER-6', section: '1 B NewOrder', behaviour: 'UserLanguage from the shipping country unless the merchant changed it.' },
  { id: 'B-ORDER-7', section: '1 B NewOrder', behaviour: 'HasExternalDocuments is the text true or false; always false while documents are off.' },

  { id: 'B-ACK-1', section: 'decisions 1 B', behaviour: 'Orders/Acknowledge with Success true takes over.' },
  { id: 'B-ACK-2', section: 'decisions 1 B', behaviour: 'With Success false it refuses, and needs an ErrorCode.' },
  { id: 'B-PROCESSED-1', section: 'decisions 1 B', behaviour: 'Orders/Processed reports picking.' },
  { id: 'B-PROCESSED-2', section: '1 B Orders/Processed', behaviour: 'Full or partial pick; missing pieces are marked.' },
  { id: 'B-PROCESSED-3', section: '1 B Orders/Processed', behaviour: 'ParcelQty above 1 creates additional labels.' },
  { id: 'B-SHIPPED-1', section: 'decisions 1 B', behaviour: 'Orders/Shipped takes Courier and Waybill.' },
  { id: 'B-SHIPPED-2', section: 'decisions 1 B', behaviour: 'ProductList and ParcelList say what leaves.' },
  { id: 'B-CANCELED-1', section: '1 B Orders/Canceled', behaviour: 'Gives an acknowledged order up, or confirms the merchant\'s cancellation.' },
  { id: 'B-STOCK-1', section: '1 B Stock/Update', behaviour: 'Absolute levels, full or only changed items.' },
  { id: 'B-STOCK-2', section: 'decisions 1 B', behaviour: 'IdWarehouse, EventDateTime and Classification (default Sellable) are optional.' },
<<<<<<< test/requirements/b-wms-json.ts
=======
  { id: 'B-STOCK-5', section: '1 Limits', behaviour: 'A full report of thousands of items is one call; the 500 of Orders/New are no limit of it.' },
>>>>>>> /tmp/b.ts
  { id: 'B-STOCK-3', section: '1-decisions A', behaviour: 'A count older than the known one is not applied.' },
  { id: 'B-STOCK-4', section: '1 Rules 3', behaviour: 'Pieces of orders not yet taken over stay subtracted until acknowledgement, exported or not.' },

  { id: 'B-RETURNS-NEW-1', section: 'decisions 1 B', behaviour: 'Returns/New answers expected returns until they are acknowledged.' },
  { id: 'B-RETURNS-ACK-1', section: 'decisions 1 B', behaviour: 'Returns/Acknowledge confirms an expected return.' },
  { id: 'B-RETURNS-ACK-2', section: 'decisions 1 B', behaviour: 'With Success false the return leaves the list and the merchant is told.' },
  { id: 'B-UPDATE-1', section: '1 B POST Return/Update', behaviour: 'Outcome per line; QuantityReturned or Quantity; reception and end of inspection.' },
  { id: 'B-UPDATE-2', section: '1 B Return inspection item', behaviour: 'A missing Classification means not compliant.' },
  { id: 'B-UPDATE-3', section: '1 B POST Return/Update', behaviour: 'An unknown ExternalReference1 means an unannounced return.' },
  { id: 'B-UPDATE-4', section: '1 B POST Return/Update', behaviour: '400 for an unknown order or an item without Sku.' },
  { id: 'B-UPDATE-5', section: '1 B POST Return/Update', behaviour: 'Goods of a cancelled return are recorded and the merchant is alerted.' },
  { id: 'B-RETURNS-CANCELED-1', section: '1 B POST Returns/Canceled', behaviour: 'Cancels the return, idempotent; 400 for an invalid body or an unknown return.' },

  { id: 'B-LABELS-1', section: '1 B GET Labels/Get', behaviour: 'All labels or one, as files of FileType Zpl; fields in any case.' },
  { id: 'B-LABELS-2', section: 'decisions 1 B', behaviour: 'Labels/Add makes labels, or answers LabelAlreadyAdded or LabelNotReady.' },
  { id: 'B-LABELS-3', section: 'decisions 1 B', behaviour: 'Labels/Delete voids an additional label before the shipment.' },
  { id: 'B-LABELS-4', section: '1 B GET Labels/Get', behaviour: '400 for an unknown order or label.' },
  { id: 'B-LABELS-5', section: '1 B GET Labels/Get', behaviour: 'A label that is not there yet is LabelNotReady with HTTP 200.' },
  { id: 'B-LABELS-6', section: 'decisions 1 B', behaviour: 'Labels/Close closes the day\'s manifest: one document.' },
  { id: 'B-CATALOGUE-1', section: '1 B POST Catalogue', behaviour: 'Upserts the item registry by Sku.' },
  { id: 'B-CATALOGUE-2', section: '1 B POST Catalogue', behaviour: 'An unknown EAN is stored and the merchant is alerted.' },
  { id: 'B-OFF-1', section: '1 B Optional services', behaviour: 'Labels, documents and the item registry are off by default and answer 404.' },
  { id: 'B-OFF-2', section: '1 B GET Labels/Get', behaviour: 'Labels that are off: Labels are managed by the WMS.' },

  { id: 'B-ERR-SHAPE', section: '1 B Errors, decisions 1 B', behaviour: 'Non-200 bodies are exactly {ErrorCode: Exception, Message}.' },
  { id: 'B-ERR-400', section: '1 B Errors', behaviour: '400 with messages such as ProductList[0]: Sku is required.' },
  { id: 'B-ERR-JSON', section: '1 B Errors', behaviour: '400 Invalid JSON body.' },
  { id: 'B-ERR-401', section: '1 B Errors', behaviour: '401 Unauthorized.' },
  { id: 'B-ERR-403', section: '1 B Errors', behaviour: '403 Forbidden outside the allowlist.' },
  { id: 'B-ERR-404', section: '1 B Errors', behaviour: '404 Not found for an unknown path.' },
  { id: 'B-ERR-405', section: '1 B Errors', behaviour: '405 Method not allowed.' },
  { id: 'B-ERR-429', section: '1 B Errors, Limits', behaviour: '429 Too many requests, without a hint.' },
  { id: 'B-ERR-PAUSED', section: '1 B Errors', behaviour: '500 service paused, for drafts too; nothing is read or written.' },
  { id: 'B-ERR-INTERNAL', section: '1 B Errors', behaviour: '500 Internal error (ref <uuid>).' },
  { id: 'B-HOSTILE-1', section: '1 B Errors', behaviour: 'Deep nesting, huge numbers, __proto__, NUL and bodies too large are 400, never 500.' },
<<<<<<< test/requirements/b-wms-json.ts
  { id: 'B-GOLDEN-1', section: '1 B Endpoints', behaviour: 'Each documented call answers its bytes, kept in a file.' },
=======
>>>>>>> /tmp/b.ts
];
