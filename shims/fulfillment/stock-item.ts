import { z } from 'zod';
import type { StockClassification } from '#contract/schema.generated.js';
import type { ListStockQuery } from './operations/list-stock.generated.js';

/** Classifications of units; only sellable ones are available. */
export const CLASSIFICATIONS = ['sellable', 'damaged', 'quarantine', 'blocked'] as const;

type Word = (typeof CLASSIFICATIONS)[number];

/** The same as the graph's conditions. */
export const CLASSIFICATION_OF = { sellable: 'SELLABLE', damaged: 'DAMAGED', quarantine: 'QUARANTINE', blocked: 'BLOCKED' } as const satisfies Record<Word, StockClassification>;

const WORD_OF = { SELLABLE: 'sellable', DAMAGED: 'damaged', QUARANTINE: 'quarantine', BLOCKED: 'blocked' } as const satisfies Record<StockClassification, Word>;

const text = z.string().nullable();

/** Decisions 1, A: Stock item. */
export const StockItem = z.object({
  sku: text,
  barcode: text.describe('EAN or GTIN of the variant.'),
  item_key: text.describe('Item code agreed with the warehouse; the barcode unless agreed otherwise.'),
  location_code: z.string(),
  classification: z.enum(CLASSIFICATIONS),
  quantity: z.int().min(0),
  updated_at: z.iso.datetime(),
}).meta({ id: 'StockItem' });

/** A level as the interface shows it. */
export const stockItemJson = (level: ListStockQuery['warehouseStock']['nodes'][number]): z.output<typeof StockItem> => ({
  sku: level.sku,
  barcode: level.barcode,
  item_key: level.itemKey,
  location_code: level.locationCode,
  classification: WORD_OF[level.classification],
  quantity: level.quantity,
  updated_at: level.updatedAt,
});
