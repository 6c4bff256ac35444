import { instant } from '#kernel/clock.js';
import { countryProblemIfGiven } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import { findLocationsById } from '../inventory/location.store.js';
import { readOrder } from '../ordering/change-order.js';
import type { OrderWithFulfillmentOrders } from '../ordering/order-change.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { CustomsFacts } from './customs-declaration.js';
import { findDocuments } from '../shipping/document.store.js';
import type { DocumentType, OrderDocument } from '../shipping/document.js';
import { findLetterhead } from './letterhead.store.js';
import { storeDocuments } from './store-documents.js';
import { writeDocuments, type NumberedType, type Writing } from './write-documents.js';

/** Which documents of which order. */
export interface GenerateDocuments {
  readonly reference: string;
  readonly types: readonly DocumentType[];
  readonly customs?: readonly CustomsFacts[] | null | undefined;
}

const WRITTEN: readonly DocumentType[] = ['INVOICE', 'RECEIPT', 'CUSTOMS', 'PACKING_SLIP'];

/**
 * Write documents of an order: invoice and receipt about all of it, customs declaration and packing slip for each fulfillment order. Writing one
 * again replaces it; an invoice keeps its number. They are drawn outside the transaction that stores them.
 */
export async function generateDocuments(deps: OrdersDeps, context: CallContext, { reference, types, customs }: GenerateDocuments): Promise<OrderDocument[]> {
  requirePermission(context.principal, 'commerce.write');
  checkDocumentTypes(types);
  checkOrigins(customs ?? []);
  const wanted = [...new Set(types)];
  const writing = await prepare(deps, context, { reference, types: wanted });
  const documents = await writeDocuments(deps, wanted, { ...writing, customs: customs ?? [] });
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'generateDocuments' }, async () => {
    const now = await readOrder(transaction, context.principal, writing.order.id);
    await storeDocuments(deps, transaction, { before: now, context, documents });
    return documents.map(({ content: _, ...document }) => document);
  }));
}

/** BAD_INPUT for a country of origin that there is not. */
function checkOrigins(customs: readonly CustomsFacts[]): void {
  const problems = new Problems();
  customs.forEach(({ originCountry }, index) => { problems.add(`customs.${String(index)}.originCountry`, countryProblemIfGiven(originCountry)); });
  problems.refuse('The customs facts are not valid');
}

/** BAD_INPUT for no types, and for one that is not written here. */
export function checkDocumentTypes(types: readonly DocumentType[]): void {
  if (types.length > 0 && types.every((type) => WRITTEN.includes(type))) return;
  throw new Failure('BAD_INPUT', 'These documents cannot be written', { types: ['must be INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP'] });
}

/** Read the data of the documents, and draw the missing numbers. */
function prepare(deps: OrdersDeps, context: CallContext, { reference, types }: { reference: string; types: readonly DocumentType[] }): Promise<Omit<Writing, 'customs'>> {
  const { companyId } = context.principal;
  return deps.database.inTransaction(async (transaction) => {
    const found = await readOrder(transaction, context.principal, reference);
    const known = await findDocuments(transaction, companyId, [found.order.id]);
    const numbers = new Map<NumberedType, string>();
    for (const type of (['INVOICE', 'RECEIPT'] as const).filter((numbered) => types.includes(numbered))) {
      const before = known.find((document) => document.type === type && document.generated)?.documentNumber;
      const documentNumber = before ?? numberOf(type, await drawNumbers(transaction, { companyId, series: `document:${type}` }));
      numbers.set(type, documentNumber);
      if (before == null) transaction.recordChange({ kind: 'documentNumber', id: found.order.id, before: null, after: { type, documentNumber } });
    }
    const locations = await findLocationsById(transaction, companyId, locationIds(found));
    const [first] = locations.values();
    const letterhead = await findLetterhead(transaction, companyId) ?? (first && { name: first.name, taxNumber: null, address: first.address });
    if (!letterhead) throw new Failure('INVALID_STATE', 'Nobody is known to write as: save a letterhead first');
    return { ...found, letterhead, locations, numbers, at: instant(deps.clock) };
  });
}

const locationIds = ({ fulfillmentOrders }: OrderWithFulfillmentOrders): string[] => [...new Set(fulfillmentOrders.map(({ locationId }) => locationId))];

const NUMBER_LENGTH = 6;

const numberOf = (type: NumberedType, value: number): string => `${type === 'INVOICE' ? 'INV' : 'REC'}-${String(value).padStart(NUMBER_LENGTH, '0')}`;
