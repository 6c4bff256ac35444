import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { AddOrderNoteDocument } from './operations/add-order-note.generated.js';
import { ORDER_ARGUMENT } from './results/named-record.js';

const LONGEST_NOTE = 4000;

/** Write down something about an order, for staff. */
export const tool = defineTool({
  name: 'add_order_note', access: 'write', permission: 'commerce.write',
  texts: {
    en: { title: 'Add a note to an order', description: 'Adds a note for staff in the person\'s name; customers and warehouses never see it. Each call adds one more.' },
    it: { title: 'Aggiungi una nota a un ordine', description: 'Aggiunge una nota interna a nome della persona; clienti e magazzini non la vedono mai. Ogni chiamata ne aggiunge un\'altra.' },
    de: { title: 'Notiz zu einer Bestellung', description: 'Fügt im Namen der Person eine interne Notiz hinzu; Kunden und Lager sehen sie nie. Jeder Aufruf fügt eine weitere hinzu.' },
    fr: { title: 'Ajouter une note à une commande', description: 'Ajoute une note interne au nom de la personne ; ni les clients ni les entrepôts ne la voient. Chaque appel en ajoute une autre.' },
    es: { title: 'Añadir una nota a un pedido', description: 'Añade una nota interna en nombre de la persona; ni los clientes ni los almacenes la ven nunca. Cada llamada añade otra.' },
  },
  next: { ORDER_NOT_FOUND: 'commerce_search_orders' },
  argumentNames: { orderReference: 'order', returnReference: null },
  input: z.object({ order: ORDER_ARGUMENT, text: z.string().min(1).max(LONGEST_NOTE).describe('Plain text') }),
  output: z.object({ order: z.string(), note: z.object({ id: z.string(), by: z.string(), text: z.string(), at: LocalTime }) }),
  operation: AddOrderNoteDocument,
  variables: ({ order: orderReference, text }) => ({ input: { orderReference, text, returnReference: null } }),
  result: ({ addNote: { id, author, text, createdAt } }, { timeZone, input: { order } }) => ({ order, note: { id, by: author, text, at: localTime(createdAt, timeZone) } }),
});
