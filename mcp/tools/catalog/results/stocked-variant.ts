import { z } from 'zod';
import type { GetStockQuery } from '../operations/get-stock.generated.js';
import { given } from './given.js';

/** A variant with its units at each location. */
export const StockedVariant = z.object({
  sku: z.string(), title: z.string(), product_id: z.int(), available: z.int(), locations: z.array(z.object({ location: z.string(), available: z.int(), on_hand: z.int() })),
  barcode: z.string().optional(), size: z.string().optional(), color: z.string().optional(),
});

/** A variant of the graph; `available` is that of all locations. */
export const stockedVariant = ({ sku, title, product, stock, barcode, size, color }: GetStockQuery['variants']['nodes'][number], detail: 'concise' | 'full'): z.output<typeof StockedVariant> => ({
  sku, title, product_id: product.id, available: stock.reduce((sum, { available }) => sum + available, 0),
  locations: stock.map(({ locationCode, available, onHand }) => ({ location: locationCode, available, on_hand: onHand })),
  ...(detail === 'full' && given({ barcode, size, color })),
});
