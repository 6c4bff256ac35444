import { z } from 'zod';
import { text, textOrNull, texts, whole } from './described.js';

/** An order of a sandbox after something was done to it. */
export const SimulatedOrderAnswer = z.object({
  number: text('Its number.'),
  status: text('Its status.'),
  customer: textOrNull('The name of the customer.'),
  fulfillmentOrders: z.array(z.object({ location: textOrNull('Code of the location.'), status: text('How far it is there.') })).meta({ description: 'What each location has of it.' }),
  trackingNumbers: texts('Tracking numbers of its parcels.'),
});

/** A return of a sandbox. */
export const SimulatedReturnAnswer = z.object({ number: text('Its number.'), orderNumber: textOrNull('Number of the order.'), status: text('Its status.') });

/** A report of stock. */
export const SimulatedStockAnswer = z.object({ received: whole('How many items were counted.'), updated: whole('Of how many the count changed.'), unchanged: whole('Of how many it did not.') });

/** What the intake made of a carrier's event, as the carrier is answered. */
export const SimulatedCarrierAnswer = z.object({
  result: text('Of an aggregator: OK.').optional(),
  applied: whole('How many events changed a parcel.').optional(),
  duplicates: whole('How many were known.').optional(),
  unmatched: whole('How many are of no parcel that is known.').optional(),
});

/** Visits of a storefront. */
export const SimulatedVisitsAnswer = z.object({ visits: whole('How many shoppers came.'), events: whole('How many events their pages reported.') });
