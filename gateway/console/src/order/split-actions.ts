import { ask } from '../graph/ask.js';
import type { Action } from './action.js';
import { ConsoleSplitOrderDocument } from './operations/console-split-order.generated.js';
import { unitFields, unitsIn } from './unit-fields.js';
import type { FulfillmentOrder } from './use-order.js';

/** Some units of a fulfillment order go to another location, where it has several. */
export function splitActions({ id: fulfillmentOrderId, lines }: FulfillmentOrder): readonly Action[] {
  if (lines.reduce((sum, { quantityOpen }) => sum + quantityOpen, 0) < 2) return [];
  return [{
    name: 'split', fields: [{ name: 'locationCode', label: { word: 'location' }, kind: 'location', isRequired: true }, ...unitFields(lines.map((line) => ({ ...line, most: line.quantityOpen })))],
    send: async ({ locationCode = '', ...answers }, { dryRun, ...sending }) => (await ask(ConsoleSplitOrderDocument, { input: { fulfillmentOrderId, locationCode, lines: unitsIn(answers) }, dryRun }, sending)).splitFulfillmentOrder,
  }];
}
