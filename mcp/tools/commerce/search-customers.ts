import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { SearchCustomersDocument } from './operations/search-customers.generated.js';
import { CustomerDetailsField, customerDetailsField, CustomerField, customerField } from './results/customer-field.js';
import { LONGEST_CODE } from './results/named-record.js';

const LONGEST_SEARCH = 200;

/** Find the people who ordered. */
export const tool = defineTool({
  name: 'search_customers', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Find customers', description: 'People who ordered, by e-mail address, found by words of their orders or by a tag. detail=full adds phone, tags and what they spent.' },
    it: { title: 'Cerca clienti', description: 'Chi ha ordinato, per indirizzo e-mail, cercando parole dei suoi ordini o un tag. detail=full aggiunge telefono, tag e quanto ha speso.' },
    de: { title: 'Kunden finden', description: 'Wer bestellt hat, nach E-Mail-Adresse, Wörtern der Bestellungen oder Tag. detail=full ergänzt Telefon, Tags und Umsatz.' },
    fr: { title: 'Chercher des clients', description: 'Qui a commandé, par adresse e-mail, mots des commandes ou tag. detail=full ajoute téléphone, tags et montant dépensé.' },
    es: { title: 'Buscar clientes', description: 'Quien ha pedido, por correo electrónico, buscando palabras de sus pedidos o una etiqueta. detail=full añade teléfono, etiquetas y lo gastado.' },
  },
  next: { BAD_CURSOR: 'commerce_search_customers' },
  input: z.object({
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Name, e-mail, phone, postcode, order, SKU'),
    tag: z.string().max(LONGEST_CODE).optional().describe('Tag'),
    ...LIST_FIELDS,
  }),
  toldCodes: { when: 'EMPTY', codes: ({ tag }) => (tag === undefined ? [] : [{ argument: 'tag', kind: 'CUSTOMER_TAG', code: tag }]) },
  output: listOf(CustomerField.extend(CustomerDetailsField.partial().shape)),
  operation: SearchCustomersDocument,
  variables: ({ search, tag, detail, ...page }) => ({ ...pageOf(page), search: search ?? null, tag: tag ?? null, full: detail === 'full' }),
  result: ({ customers: { nodes, pageInfo } }, { timeZone, input: { detail } }) => ({
    items: nodes.map((customer) => ({ ...customerField(customer, timeZone), ...(detail === 'full' && customerDetailsField(customer, timeZone)) })),
    ...nextCursor(pageInfo),
  }),
});
