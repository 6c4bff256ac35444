import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { CountItemStockDocument } from './operations/count-item-stock.generated.js';

const [LONGEST_SKU, LONGEST_CODE, MOST_ITEMS, MOST_UNITS] = [255, 60, 50, 1_000_000_000] as const;

const Item = z.object({ sku: z.string(), on_hand: z.int(), reserved: z.int(), available: z.int() });

/** Set the counted stock of items at a location. */
export const tool = defineTool({
  name: 'set_stock', access: 'write', isIdempotent: true, permission: 'commerce.write',
  texts: {
    en: { title: 'Set stock', description: 'Sets the counted units of items at one location without a warehouse system, all or none. Do not count units of orders that the location accepted. Needs commerce.write.' },
    it: { title: 'Imposta le giacenze', description: 'Imposta le unità contate di articoli in una sede senza sistema di magazzino, tutte o nessuna. Non contare le unità degli ordini già accettati. Serve commerce.write.' },
    de: { title: 'Bestand setzen', description: 'Setzt die gezählten Stück von Artikeln an einem Standort ohne Lagersystem, alle oder keine. Ohne Stück angenommener Bestellungen. Braucht commerce.write.' },
    fr: { title: 'Définir le stock', description: 'Définit les unités comptées d\'articles sur un site sans système d\'entrepôt, toutes ou aucune. Sans les unités des commandes déjà acceptées. Il faut commerce.write.' },
    es: { title: 'Fijar existencias', description: 'Fija las unidades contadas de artículos en una ubicación sin sistema de almacén, todas o ninguna. No cuentes las unidades de pedidos ya aceptados. Hace falta commerce.write.' },
  },
  next: { UNKNOWN_ITEM: 'catalog_search_products', NOT_FOUND: 'catalog_get_stock', INVALID_STATE: 'catalog_get_stock' },
  argumentNames: { locationCode: 'location', evenIfConnected: null },
  input: z.object({
    items: z.array(z.strictObject({ sku: z.string().min(1).max(LONGEST_SKU).describe('SKU'), quantity: z.int().min(0).max(MOST_UNITS).describe('Units') })).min(1).max(MOST_ITEMS).describe('Counted'),
    location: z.string().max(LONGEST_CODE).optional().describe('Code; else the first for online orders'),
  }),
  output: z.object({ location: z.string(), location_name: z.string(), changed: z.int(), items: z.array(Item) }),
  operation: CountItemStockDocument,
  variables: ({ items, location }) => ({ input: { locationCode: location ?? null, items } }),
  result: ({ countStock: { updated, location, items } }) => ({
    location: location?.code ?? '', location_name: location?.name ?? '', changed: updated,
    items: (items ?? []).map(({ sku, stock: { onHand, reserved, available } }) => ({ sku, on_hand: onHand, reserved, available })),
  }),
});
