import { Failure } from '#contract/failure.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Collection } from '../collections/collection.js';
import { findCollection } from '../collections/collection.store.js';
import type { Site } from '../sites/site.js';
import { findSite, hasSite, lockSite } from '../sites/site.store.js';
import { KIND_NAMES, type ContentDocument, type DocumentKind, type Translation } from './document.js';
import { findDocument } from './document.store.js';
import { findTranslations } from './translation.store.js';

/** A page or an entry with its texts and what it belongs to. */
export interface WholeDocument {
  readonly document: ContentDocument;
  readonly site: Site;
  /** Of an entry. */
  readonly collection: Collection | undefined;
  readonly translations: readonly Translation[];
}

interface Asked {
  readonly kind: DocumentKind;
  readonly id: number;
}

/** Whether a number is that of a page or of an entry; NOT_FOUND where the company has neither. */
export async function documentKind(reader: Reader, companyId: number, id: number): Promise<DocumentKind> {
  const document = await findDocument(reader, companyId, id);
  if (!document) throw new Failure('NOT_FOUND', `There is no page or entry ${String(id)}`);
  return document.kind;
}

/** A page or an entry by its id; NOT_FOUND where the company has none. */
export async function requireDocument(reader: Reader, companyId: number, asked: Asked): Promise<WholeDocument> {
  const whole = await findWhole(reader, companyId, asked);
  if (!whole) throw new Failure('NOT_FOUND', `There is no ${KIND_NAMES[asked.kind]} ${String(asked.id)}`);
  return whole;
}

/** The same; undefined where the company has none. */
export async function findWhole(reader: Reader, companyId: number, { kind, id }: Asked): Promise<WholeDocument | undefined> {
  const document = await findDocument(reader, companyId, id);
  if (document?.kind !== kind) return undefined;
  const site = await requireSite(reader, companyId, document.siteId);
  const collection = document.collectionId === null ? undefined : await findCollection(reader, companyId, document.collectionId);
  return { document, site, collection, translations: (await findTranslations(reader, companyId, [id])).get(id) ?? [] };
}

/** The same to change what its site shows: until the transaction ends nobody else does, so that what is read of the tree stays as it is. */
export async function lockDocument(transaction: Transaction, companyId: number, asked: Asked): Promise<WholeDocument> {
  const { site } = await requireDocument(transaction, companyId, asked);
  await lockSite(transaction, companyId, site.id);
  return requireDocument(transaction, companyId, asked);
}

interface Edited extends Asked {
  readonly locale: string;
  /** The slug that it is to have; its own unless given. */
  readonly slug: string | null | undefined;
}

/** The same to change a draft. Paths are made of slugs, so that whoever gives a new one locks the site before the document, as who publishes does. */
export async function documentToEdit(transaction: Transaction, companyId: number, { locale, slug, ...asked }: Edited): Promise<WholeDocument> {
  const whole = await requireDocument(transaction, companyId, asked);
  const before = whole.translations.find((translation) => translation.locale === locale);
  if (!before) return lockDocument(transaction, companyId, asked);
  return asked.kind === 'ENTRY' || (slug ?? before.slug) === before.slug ? whole : lockDocument(transaction, companyId, asked);
}

/** A site by its id to change what it shows, as {@link lockDocument}. */
export async function requireLockedSite(transaction: Transaction, companyId: number, id: number): Promise<Site> {
  await lockSite(transaction, companyId, id);
  return requireSite(transaction, companyId, id);
}

/** A site by its id; NOT_FOUND where the company has none. */
export async function requireSite(reader: Reader, companyId: number, id: number): Promise<Site> {
  const site = await findSite(reader, companyId, id);
  if (!site) throw noSite(id);
  return site;
}

/** Throws NOT_FOUND where the company has no such site, before something of it is listed. */
export async function refuseUnknownSite(reader: Reader, companyId: number, id: number): Promise<void> {
  if (!await hasSite(reader, companyId, id)) throw noSite(id);
}

const noSite = (id: number): Failure => new Failure('NOT_FOUND', `There is no site ${String(id)}`, { siteId: ['is not a site of the company'] });
