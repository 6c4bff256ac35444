import type { ApiDescription } from '#kit/docs/api-description.js';
import { failWmsJson } from './fail.js';
import { BusinessError, Refusal } from './replies.js';
import { WMS_JSON_ERRORS, WMS_JSON_MEANINGS } from './errors.js';

/** The parts of interface B's description that are not in its routes. */
export const WMS_JSON_API: ApiDescription = {
  title: 'JSON WMS facade',
  version: 'V1',
  introduction: [
    'The warehouse polls: it reads new orders and returns, answers them, and reports what it did. One connection is one warehouse.',
    'Paths are read without case. Orders/Cancel is Orders/Canceled, and Returns/Update is Return/Update.',
    'JSON in UTF-8, read as JSON whatever the Content-Type says. Field names are read without case; ErrorcCode is ErrorCode. Booleans may be true or false, the words True and False, or 1 and 0. A trailing comma is let pass. ProductList may be an array, an object around one, or a single object. Empty optional fields are ignored. Dates without an offset are UTC.',
    'Calls with several items apply all of them or none. A write may be repeated with the same content without effect; one that contradicts the state is answered 400 with the reason.',
    'Labels, documents and the item registry are optional services: until the merchant enables them they answer 404.',
  ],
  access: 'Credentials travel in every call, in any one of three ways: X-Api-Key: <API_KEY> (recommended), Authorization: Bearer <API_KEY>, or HTTP Basic with username and password.',
  schemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' }, bearer: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } },
  errorShape: '{"ErrorCode": "Exception", "Message"}',
  branchOn: ['Message', 'ErrorCode'],
  subjects: {
    orders: 'Orders to fulfil, and what the warehouse did with them.',
    stock: 'Absolute stock levels.',
    returns: 'Returns the warehouse expects, and parcels that arrived.',
    labels: 'Labels that the platform makes; an optional service.',
    documents: 'Documents of an order; an optional service.',
    catalogue: 'The item registry; an optional service.',
    sandbox: 'What a warehouse shows before it goes live and, in a sandbox, the merchant\'s and the customers\' side on request.',
  },
  errorAnswer: (status) => (status === 200 ? BusinessError : Refusal),
  fail: failWmsJson,
  errors: WMS_JSON_ERRORS,
  meanings: WMS_JSON_MEANINGS,
  everywhere: ['UNAUTHENTICATED', 'ADDRESS_REFUSED', 'RATE_LIMITED', 'CONNECTION_PAUSED', 'INTERNAL'],
  ofBodies: ['MALFORMED_BODY'],
};
