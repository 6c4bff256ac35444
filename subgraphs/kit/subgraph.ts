import type { GraphQLSchema } from 'graphql';
import type { Clock } from '#kernel/clock.js';
import type { ClockMoved, KnowClocks } from '#kernel/company-clocks.js';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import type { SealingKey } from '#kernel/crypto.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Resolve } from '#kernel/outward-target.js';
import type { FileColumns } from '#contract/file-columns.js';
import type { CallContext } from '#contract/principal.js';
import type { AsksInterfaces } from './asks-interfaces.js';
import type { Blobs } from './blobs/blobs.js';
import type { Database, HeldWrites, Reader } from './database.js';
import type { EndOfCall } from './renewed-context.js';

/** An open subgraph: its executable schema and the context of its resolvers. */
export interface Subgraph {
  readonly name: SubgraphName;
  readonly schema: GraphQLSchema;
  /** The resolvers' context of one call. */
  context(call: CallContext): object & EndOfCall;
  /** The size of its database, for the metrics. */
  databaseBytes?(): Promise<number>;
  /** Rejects unless the database takes a write. */
  ready(): Promise<void>;
  /** Rejects where a part of it does not work without which other calls are still answered. */
  checkParts?(): Promise<void>;
  /** Holds the writes of its embedded databases; TypeError for one on a server. */
  holdWrites?(): Promise<readonly HeldWrites[]>;
  close(): Promise<void>;
}

/** Whether a location exists in the caller's company, asked through the graph; never inside a transaction. Rejects when its owner cannot be reached. */
export type FindLocationId = (context: CallContext, reference: string) => Promise<string | null>;

/** Whether the caller's company has a catalog with an id, asked through the graph; never inside a transaction. Rejects when its owner cannot be reached. */
export type CatalogExists = (context: CallContext, catalogId: number) => Promise<boolean>;

/** Whether the caller's company has a site with an id, asked through the graph; never inside a transaction. Rejects when its owner cannot be reached. */
export type SiteExists = (context: CallContext, siteId: number) => Promise<boolean>;

/** An active person of a company. */
export interface Member {
  readonly id: string;
  readonly email: string;
}

/** What other subgraphs ask about a company of the one that owns companies. */
export interface Workplace {
  /** Where it works: an IANA time zone. */
  readonly timeZone: string;
  /** Whether its orders, stock and returns are made up. */
  readonly sandbox: boolean;
  /** Who was asked for; null where nobody active in the company has this id or e-mail address, and where nobody was. */
  readonly member: Member | null;
}

/** The workplace of the caller's company, with a person of it by their id or e-mail address, asked through the graph; never inside a transaction. Rejects when its owner cannot be reached. */
export type ReadWorkplace = (context: CallContext, member: string | null) => Promise<Workplace>;

/** The available units of a variant at a location. */
export interface StockToSet {
  readonly variantId: string;
  readonly sku: string;
  /** Code of the location. */
  readonly location: string;
  readonly available: number;
  /** Written only while this is the quantity. */
  readonly expectedAvailable?: number | undefined;
  /** What the keeper of stock stores of the variant, which it may not have heard of yet. */
  readonly item?: Readonly<Record<string, unknown>>;
}

/** What became of one entry; `problem` says why it could not be written. */
export interface StockSet {
  readonly locationCode: string;
  readonly status: 'UPDATED' | 'UNCHANGED' | 'FAILED';
  /** What may be sold, and what is there, after it; null where that is not known. */
  readonly available: number | null;
  readonly onHand: number | null;
  readonly problem: string | null;
  /** The field of the entry that the problem is of. */
  readonly problemField?: string | null;
}

/** Set stock through the graph, each entry for itself, with a result for each in their order; never inside a transaction. Rejects when its owner cannot be reached. */
export type SetStock = (context: CallContext, entries: readonly StockToSet[]) => Promise<readonly StockSet[]>;

/** The name of the active connection of a location's warehouse system, or null, asked through the graph; never inside a transaction. Rejects when its owner cannot be reached. */
export type LocationConnection = (context: CallContext, locationId: string) => Promise<string | null>;

/** The codes that the status map of a carrier connection has, in lower case, asked through the graph; never inside a transaction. Rejects when their owner cannot be reached. */
export type MappedCodes = (context: CallContext, connectionId: string) => Promise<readonly string[]>;

/** The kind of a connection of the caller's company, or null where it has none with the id, asked through the graph with the caller's rights; never inside a transaction. Rejects when its owner cannot be reached. */
export type ConnectionKindOf = (context: CallContext, connectionId: string) => Promise<string | null>;

/** A key of the catalog API. */
export interface CatalogKeyName {
  readonly id: string;
  readonly name: string;
  readonly catalogId: number;
}

/** The keys of the catalog API of the caller's company that have an id, or a name whatever its capitals, asked through the graph; never inside a transaction. Rejects when their owner cannot be reached. */
export type FindCatalogKeys = (context: CallContext, nameOrId: string) => Promise<readonly CatalogKeyName[]>;

/** What came of the units of an item that were sold in the last year. */
export interface SoldSize {
  readonly sku: string;
  readonly units: number;
  /** Units of them that reached their customers, whether they came back or not. */
  readonly delivered: number;
  /** Units that came back, for whatever reason. */
  readonly returned: number;
}

/** Units that came back for a reason. */
export interface ReturnReason {
  /** The code of the reason; empty where none was given. */
  readonly reason: string;
  readonly units: number;
}

/** Units of an item that came back for a reason. */
export interface ReturnedSize extends ReturnReason {
  readonly sku: string;
}

/** An item that a customer ordered, the units of it that were delivered, and what came back of them. */
export interface BoughtSize {
  readonly sku: string;
  readonly units: number;
  readonly returns: readonly ReturnReason[];
}

/** What orders of the last year and their returns tell about the sizes of items. */
export interface SizeEvidence {
  readonly sold: readonly SoldSize[];
  readonly returned: readonly ReturnedSize[];
  /** What the customer ordered, the last first; empty without a customer. */
  readonly bought: readonly BoughtSize[];
}

/** What orders and returns tell about the sizes of items, and what a customer of a sales channel bought, in the caller's company, asked through the graph. Rejects when their owner cannot be reached. */
export type ReadSizeEvidence = (context: CallContext, asked: { readonly skus: readonly string[]; readonly customerId: string | null }) => Promise<SizeEvidence>;

/** A part of what the collector of storefronts keeps of a customer. */
export interface ShopperRecords {
  /** The visitors whom references of the customer linked, with their carts, orders, sessions and campaigns; only with the first part. */
  readonly visitors: readonly unknown[];
  readonly events: readonly unknown[];
  /** Where the next part begins; null behind the last. */
  readonly next: string | null;
}

/** What the collector of storefronts keeps of a customer of the caller's company, by the ids that storefronts have for them, asked through the graph. Rejects when its owner cannot be reached; BAD_CURSOR for an `after` of another customer. */
export type ReadShopperRecords = (context: CallContext, asked: { readonly customerIds: readonly string[]; readonly after: string | null }) => Promise<ShopperRecords>;

/** A file of products that was read to its end, and can be written as products. */
export interface OpenedProductFile {
  /** What it was recognised as, for people. */
  readonly kind: string;
  /** The names of the first 50 of its columns that are not read. */
  readonly leftOut: readonly string[];
  /** The names of its columns by what they hold. */
  readonly columns: FileColumns;
  /** How many products it has, those that cannot be imported included. */
  readonly total: number;
  /** A line of JSON for each: an item with its row, or what is wrong with it. */
  readonly lines: () => AsyncIterable<Uint8Array>;
  /** Removes what was kept of it. */
  readonly close: () => Promise<void>;
}

/** A file of products as it came, with the mapping of its columns where it has others than those that are known. */
export interface ProductFileContent {
  readonly companyId: number;
  /** Its ending says what it is. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** `{"columns": {"Name of a column": "title"}}`. */
  readonly mapping: unknown;
}

/** Read a file of products whole, on a thread. Throws UNAVAILABLE while others wait, BAD_INPUT with the row for one that cannot be read, and with a proposed mapping for columns that are not known. */
export type OpenProductFile = (file: ProductFileContent) => Promise<OpenedProductFile>;

/** The dependencies of every subgraph. */
export interface SubgraphDeps extends AsksInterfaces {
  readonly database: DatabaseLocation;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly keys: OpenKeys;
  /** Called after each commit with events. */
  readonly wakeRelay: () => void;
  /** For subgraphs that refer to locations they do not own; absent in tests that need none. */
  readonly findLocationId?: FindLocationId;
  /** For subgraphs that refer to catalogs they do not own; absent in tests that need none. */
  readonly catalogExists?: CatalogExists;
  /** For subgraphs that refer to sites they do not own; absent in tests that need none. */
  readonly siteExists?: SiteExists;
  /** For subgraphs whose writes carry stock; absent in tests that need none. */
  readonly setStock?: SetStock;
  /** For subgraphs that name keys of the catalog API; absent in tests that need none. */
  readonly findCatalogKeys?: FindCatalogKeys;
  /** For subgraphs that advise on sizes; absent in tests that need none. */
  readonly readSizeEvidence?: ReadSizeEvidence;
  /** For subgraphs that export what is kept of customers; absent in tests that need none. */
  readonly readShopperRecords?: ReadShopperRecords;
  /** For subgraphs that assign work to people, or know what is overdue; absent in tests that need none. */
  readonly readWorkplace?: ReadWorkplace;
  /** For subgraphs that take files of products; absent in tests that need none. */
  readonly openProductFile?: OpenProductFile;
  /** For the subgraph whose companies have clocks; absent in tests that move none. */
  readonly clockMoved?: ClockMoved;
  /** For subgraphs that go by these clocks; absent in tests that move none. */
  readonly knowClocks?: KnowClocks;
  /** For subgraphs that keep files; absent in tests that need none. */
  readonly blobs?: Blobs;
  /** For subgraphs whose locations may be worked by another system; absent in tests that need none. */
  readonly locationConnection?: LocationConnection;
  /** For subgraphs that certify connections; absent in tests that need none. */
  readonly connectionKind?: ConnectionKindOf;
  /** For subgraphs that list codes of carriers that nobody knows; absent in tests that need none. */
  readonly mappedCodes?: MappedCodes;
  /** Connections may have http receivers on this machine, and images may come from it; for development. */
  readonly allowLoopbackWebhooks?: boolean;
  /** Resolves the hosts of images; the system unless given. */
  readonly resolveHost?: Resolve;
  /** The maximum size of each company's call log; 2 GiB unless given. */
  readonly callLogBytes?: number;
  /** How many apps that nobody uses may register themselves within an hour; 300 unless given. */
  readonly registrationsAnHour?: number;
  /** Redirect addresses with schemes of their own that apps may register; none unless given. */
  readonly appRedirects?: readonly string[];
  /** Public address of the identity provider, for links in mails. */
  readonly authUrl?: string;
  /** Public address of the graph's host, where GraphiQL is. */
  readonly graphqlUrl?: string;
  /** Public address of the catalog's host, which serves images. */
  readonly catalogUrl?: string;
  /** Public address of the brain host, which serves the images of content. */
  readonly brainUrl?: string;
  /** Public address of the commerce host, where the pages of parcels are. */
  readonly commerceUrl?: string;
}

/** The keys of a subgraph's database. */
export interface SubgraphKeys {
  /** Signs list cursors. */
  readonly cursor: Buffer;
  /** Encrypts secrets that must be decrypted later. */
  readonly sealing: SealingKey;
}

/** What was done with a database before its keys were stored in it. */
export interface KeyHistory {
  /** Whether anything was made with keys. */
  readonly isUsed: (reader: Reader) => Promise<boolean>;
  /** The id of the master key that it was made with; undefined where nothing tells. */
  readonly sealedWith?: (reader: Reader) => Promise<string | undefined>;
}

/** Opens the keys of a subgraph's database; rejects, with the database closed, where the master key is another one. */
export type OpenKeys = (database: Database, history: KeyHistory) => Promise<SubgraphKeys>;
