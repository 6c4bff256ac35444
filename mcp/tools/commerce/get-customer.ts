import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { DETAIL } from '#mcp/list-fields.js';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import { GetCustomerDocument, type GetCustomerQuery } from './operations/get-customer.generated.js';
import { AddressField, addressField } from './results/address-field.js';
import { CustomerDetailsField, customerDetailsField, CustomerField, customerField } from './results/customer-field.js';
import { ReturnField, returnField } from './results/return-field.js';
import { wordOf } from './results/status-words.js';

const LONGEST_EMAIL = 320;
const [IN_SHORT, IN_FULL] = [5, 25] as const;

const OrderOfCustomer = z.object({ number: z.string(), status: z.string(), placed_at: LocalTime, payment: z.string(), total: MoneyField });

/** One customer with what they ordered and sent back. */
export const tool = defineTool({
  name: 'get_customer', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Read a customer', description: 'What a customer ordered, spent and sent back, with tags and the newest 5 orders and returns. detail=full gives 25 of each, and the addresses.' },
    it: { title: 'Leggi un cliente', description: 'Cosa un cliente ha ordinato, speso e reso, con i tag e gli ultimi 5 ordini e resi. detail=full ne dà 25 ciascuno, e gli indirizzi.' },
    de: { title: 'Kunden lesen', description: 'Was ein Kunde bestellt, ausgegeben und zurückgeschickt hat, mit Tags und den neuesten 5 Bestellungen und Retouren. detail=full gibt je 25, und die Adressen.' },
    fr: { title: 'Lire un client', description: 'Ce qu\'un client a commandé, dépensé et renvoyé, avec ses tags et ses 5 derniers retours et commandes. detail=full en donne 25 de chaque, et les adresses.' },
    es: { title: 'Leer un cliente', description: 'Lo que un cliente pidió, gastó y devolvió, con etiquetas y sus últimos 5 pedidos y devoluciones. detail=full da 25 de cada, y las direcciones.' },
  },
  next: { NOT_FOUND: 'commerce_search_customers' },
  argumentNames: { email: 'customer', id: 'customer' },
  input: z.object({ customer: z.string().trim().min(1).max(LONGEST_EMAIL).describe('E-mail, or id of search_customers'), detail: DETAIL }),
  output: CustomerField.extend(CustomerDetailsField.shape).extend({ orders: z.array(OrderOfCustomer), more_orders: z.boolean(), returns: z.array(ReturnField), more_returns: z.boolean(), addresses: z.array(AddressField).optional() }),
  operation: GetCustomerDocument,
  variables: ({ customer, detail }) => ({ ...(customer.includes('@') ? { email: customer, id: null } : { email: null, id: customer }), most: detail === 'full' ? IN_FULL : IN_SHORT, full: detail === 'full' }),
  result: ({ customer }, { timeZone, input }) => {
    if (!customer) throw new Failure('NOT_FOUND', `No customer ${input.customer}`, { customer: input.customer });
    return customerOf(customer, timeZone);
  },
});

const customerOf = (customer: NonNullable<GetCustomerQuery['customer']>, timeZone: string) => ({
  ...customerField(customer, timeZone), ...customerDetailsField(customer, timeZone),
  orders: customer.orders.nodes.map(({ number, status, placedAt, paymentStatus, totals: { total } }) => ({ number, status: wordOf(status), placed_at: localTime(placedAt, timeZone), payment: wordOf(paymentStatus), total: moneyField(total) })),
  more_orders: customer.orders.pageInfo.hasNextPage,
  returns: customer.returns.nodes.map((one) => returnField(one, timeZone)),
  more_returns: customer.returns.pageInfo.hasNextPage,
  ...(customer.addresses && { addresses: customer.addresses.map(addressField) }),
});
