import DataLoader from 'dataloader';
import type { CallContext } from '#contract/principal.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { OrderDocument } from './document.js';
import { findDocumentContents, findDocuments } from './document.store.js';
import type { Label } from './label.js';
import { findLabelContents, findLabels } from './label.store.js';

/** The loaders of labels and documents of one call; each is made when it is first used. */
export class ShippingLoaders {
  #labels: DataLoader<string, Label[]> | undefined;
  #labelContents: DataLoader<string, string | null> | undefined;
  #documents: DataLoader<string, OrderDocument[]> | undefined;
  #documentContents: DataLoader<string, string | null> | undefined;

  constructor(private readonly deps: OrdersDeps, private readonly call: CallContext) {}

  /** The labels of a part, by parcel. */
  labelsOfPart(partId: string): Promise<Label[]> {
    this.#labels ??= new DataLoader(async (ids) => {
      const found = grouped(await findLabels(this.deps.database, this.companyId, ids), (label) => label.fulfillmentOrderId);
      return ids.map((wanted) => found.get(wanted) ?? []);
    });
    return this.#labels.load(partId);
  }

  /** What is printed on a label, as base64. */
  labelContent(id: string): Promise<string | null> {
    this.#labelContents ??= new DataLoader(async (ids) => {
      const found = await findLabelContents(this.deps.database, this.companyId, ids);
      return ids.map((wanted) => found.get(wanted)?.toString('base64') ?? null);
    });
    return this.#labelContents.load(id);
  }

  /** The documents of an order, oldest first. */
  documentsOfOrder(orderId: string): Promise<OrderDocument[]> {
    this.#documents ??= new DataLoader(async (ids) => {
      const found = grouped(await findDocuments(this.deps.database, this.companyId, ids), (document) => document.orderId);
      return ids.map((wanted) => found.get(wanted) ?? []);
    });
    return this.#documents.load(orderId);
  }

  /** A document's bytes, as base64. */
  documentContent(id: string): Promise<string | null> {
    this.#documentContents ??= new DataLoader(async (ids) => {
      const found = await findDocumentContents(this.deps.database, this.companyId, ids);
      return ids.map((wanted) => found.get(wanted)?.toString('base64') ?? null);
    });
    return this.#documentContents.load(id);
  }

  private get companyId(): number {
    return this.call.principal.companyId;
  }
}
