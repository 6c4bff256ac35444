import type { CallContext } from '#contract/principal.js';
import { batched } from '#subgraph-kit/batched.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { carrierFor } from './carrier.js';
import { findCarriers } from './carrier.store.js';
import type { OrderDocument } from './document.js';
import { findDocumentContents, findDocuments } from './document.store.js';
import { findLabelContents, findLabels } from './label.store.js';
import type { Label } from './label.js';

/** The loaders of labels and documents of one call. */
export class ShippingLoaders {
  constructor(private readonly deps: OrdersDeps, private readonly call: CallContext) {}

  /** The labels of a fulfillment order, by parcel. */
  readonly labelsOfFulfillmentOrder = batched(async (ids: readonly string[]) => grouped<Label>(await findLabels(this.deps.database, this.companyId, ids), (label) => label.fulfillmentOrderId), []);

  /** The printable content of a label, as base64. */
  readonly labelContent = batched(async (ids: readonly string[]) => inBase64(await findLabelContents(this.deps.database, this.companyId, ids)), null);

  /** The documents of an order, oldest first. */
  readonly documentsOfOrder = batched(async (ids: readonly string[]) => grouped<OrderDocument>(await findDocuments(this.deps.database, this.companyId, ids), (document) => document.orderId), []);

  /** A document's bytes, as base64. */
  readonly documentContent = batched(async (ids: readonly string[]) => inBase64(await findDocumentContents(this.deps.database, this.companyId, ids)), null);

  readonly #carriersTo = batched(async (countries: readonly string[]) => {
    const carriers = await findCarriers(this.deps.database, this.companyId);
    return new Map(countries.map((country) => [country, carrierFor(NO_CARRIER, country === '' ? null : country, carriers)?.code ?? null]));
  }, null);

  /** The code of the merchant's carrier for orders that name none and go to a country; null where there is none. */
  usualCarrier(countryCode: string | null): Promise<string | null> {
    return this.#carriersTo(countryCode ?? '');
  }

  private get companyId(): number {
    return this.call.principal.companyId;
  }
}

const NO_CARRIER = { carrierCode: null };

const inBase64 = (contents: ReadonlyMap<string, Buffer | null>): ReadonlyMap<string, string | null> =>
  new Map([...contents].map(([id, content]) => [id, content?.toString('base64') ?? null]));
