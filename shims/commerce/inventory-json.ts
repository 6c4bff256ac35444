import { z } from 'zod';
import type { CommerceInventoryItemFragment } from './operations/commerce-inventory-item.generated.js';

const units = z.int();

/** 2-decisions, D: an item's availability. */
export const InventoryItem = z.object({
  sku: z.string(),
  barcode: z.string().nullable(),
  updated_at: z.iso.datetime(),
  available: units.describe('What can be sold: the sum over the locations shown.'),
  locations: z.array(z.object({
    location_code: z.string(),
    on_hand: units.describe('Sellable units the warehouse reported, net of the orders it accepted.'),
    reserved: units.describe('Units of orders it has not accepted yet.'),
    available: units.describe('on_hand - reserved, never below zero.'),
    incoming: z.array(z.object({ quantity: units, expected_at: z.iso.datetime() })).describe('Due in from suppliers, the next arrival first.'),
  })),
}).meta({ id: 'InventoryItem' });

/** An item's availability as the interface shows it. */
export const inventoryJson = ({ sku, barcode, updatedAt, positions }: CommerceInventoryItemFragment): z.output<typeof InventoryItem> => ({
  sku,
  barcode,
  updated_at: updatedAt,
  available: positions.reduce((sum, { available }) => sum + available, 0),
  locations: positions.flatMap(({ location, onHand, reserved, available, incoming }) => (location === null ? [] : [{
    location_code: location.code, on_hand: onHand, reserved, available,
    incoming: incoming.map(({ quantity, expectedAt }) => ({ quantity, expected_at: expectedAt })),
  }])),
});
