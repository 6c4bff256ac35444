import { z } from 'zod';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import type { GetDeliveryPromiseQuery } from '../operations/get-delivery-promise.generated.js';
import { wordOf } from './status-words.js';

type GraphExplanation = GetDeliveryPromiseQuery['explainPromise'];

const Option = z.object({ method: z.string(), status: z.string(), available_from: z.string().nullable(), order_by: LocalTime.nullable(), ships_on: z.string().nullable(), delivery_from: z.string().nullable(), delivery_to: z.string().nullable() });

const Pickup = z.object({ location: z.string(), name: z.string(), city: z.string().nullable(), address: z.string().nullable(), ready_at: LocalTime });

const Part = z.object({ location: z.string(), name: z.string(), ships_on: z.string().nullable(), units: z.array(z.object({ sku: z.string(), quantity: z.int(), available: z.int().nullable() })), steps: z.array(z.string()) });

const Explained = z.object({ because: z.string(), rule: z.string().nullable(), policy: z.string().nullable(), carrier: z.string().nullable(), parts: z.array(Part), steps: z.array(z.string()) });

/** A promise; days are those of the place that they are about. */
export const PromiseField = z.object({
  computed_at: LocalTime, country: z.string(), because: z.string().nullable(), unknown_skus: z.array(z.string()), options: z.array(Option), pickup: z.array(Pickup).nullable(), explanation: z.array(Explained.extend({ method: z.string() })).optional(), hint: z.string().optional(),
});

/** What a method of the graph promises. */
export const promiseOption = ({ method, status, availableFrom, orderBy, shipsOn, deliveryFrom, deliveryTo }: GraphExplanation['promise']['options'][number], timeZone: string): z.output<typeof Option> =>
  ({ method: wordOf(method), status: wordOf(status), available_from: availableFrom, order_by: localTimeOrNull(orderBy, timeZone), ships_on: shipsOn, delivery_from: deliveryFrom, delivery_to: deliveryTo });

/** A store of the graph where it can be collected. */
export const pickupField = ({ locationCode, name, city, address, readyAt }: NonNullable<GraphExplanation['promise']['pickup']>[number], timeZone: string): z.output<typeof Pickup> =>
  ({ location: locationCode, name, city, address, ready_at: localTime(readyAt, timeZone) });

/** Why a method promises what it does. */
export const explainedOption = ({ because, rule, policy, carrier, parts, steps }: NonNullable<GraphExplanation['options']>[number]): z.output<typeof Explained> => ({
  because, rule, policy, carrier, steps: [...steps],
  parts: parts.map(({ location: { code, name }, shipsOn, units, steps: ofPart }) => ({ location: code, name, ships_on: shipsOn, units: units.map(({ sku, quantity, available }) => ({ sku, quantity, available })), steps: [...ofPart] })),
});
