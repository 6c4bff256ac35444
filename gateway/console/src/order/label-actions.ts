import { ask } from '../graph/ask.js';
import type { Action } from './action.js';
import { ConsoleMakeLabelsDocument } from './operations/console-make-labels.generated.js';
import { ConsoleVoidLabelsDocument } from './operations/console-void-labels.generated.js';
import type { FulfillmentOrder } from './use-order.js';

const MOST_PARCELS = 10;

/** Labels of parcels, at a location that no warehouse system works and whose labels the platform makes. */
export function labelActions(part: FulfillmentOrder): readonly Action[] {
  const { location, status, labels } = part;
  if (location?.hasSystem !== false || location.labelsBy !== 'PLATFORM' || !['ACCEPTED', 'PROCESSED'].includes(status)) return [];
  return [makeLabels(part), ...(labels.some(({ shipmentId }) => shipmentId === null) ? [voidLabels(part)] : [])];
}

const makeLabels = ({ id: reference }: FulfillmentOrder): Action => ({
  name: 'makeLabels', advice: 'labelsAdvice',
  fields: [{ name: 'parcels', label: { question: 'parcels' }, kind: 'count', value: '1', least: 1, most: MOST_PARCELS, isRequired: true }, { name: 'weight', label: { question: 'weight' }, kind: 'count' }],
  send: async ({ parcels, weight = '' }, { dryRun, ...sending }) => {
    const parcel = weight === '' ? {} : { weightG: Number(weight) };
    return (await ask(ConsoleMakeLabelsDocument, { input: { reference, parcels: Array.from({ length: Number(parcels) }, () => parcel) }, dryRun }, sending)).makeLabelsAtLocation.order;
  },
});

const voidLabels = ({ id: reference }: FulfillmentOrder): Action => ({
  name: 'voidLabels', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleVoidLabelsDocument, { input: { reference }, dryRun }, sending)).voidLabelsAtLocation.order,
});
