export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 text in UTC with milliseconds: 2026-11-21T09:30:00.000Z. Input may carry any offset. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** The `SafeInt` scalar type represents non-fractional signed whole numeric values that are considered safe as defined by the ECMAScript specification. */
  SafeInt: { input: number; output: number; }
  /** A file that is sent with the operation, as the GraphQL multipart request specification has it: the variable is null in `operations`, and `map` names it. */
  Upload: { input: string; output: string; }
};

/** A cart that was neither bought nor changed for a while. */
export type AbandonedCart = {
  /** The storefront's own token of the cart. */
  readonly token: Scalars['String']['output'];
  /** The visitor, by a name that is the same in all their carts and leads to nobody: it is not the id that the storefront gave them. Who may read `storefrontEvents` finds them by the token. */
  readonly visitorId: Scalars['ID']['output'];
  /** How far it got. */
  readonly stage: CartStage;
  /** Units in it. */
  readonly units: Scalars['SafeInt']['output'];
  /** Its value; null where no event named a price. */
  readonly value: Maybe<Money>;
  /** When something was done with it first. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When something was done with it last. */
  readonly changedAt: Scalars['DateTime']['output'];
};

/** A page of AbandonedCart records. */
export type AbandonedCartConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<AbandonedCart>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<AbandonedCartEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One AbandonedCart and its place in the list. */
export type AbandonedCartEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: AbandonedCart;
};

/** Which carts count as abandoned. */
export type AbandonedCartFilter = {
  /** Changed last at or after this time. */
  readonly changedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed last before this time. */
  readonly changedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Unchanged for so many minutes, 1 to 43,200; 60 unless given. */
  readonly idleMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** What abandoned carts come to, in one currency. */
export type AbandonedCartTotal = {
  /** Carts. */
  readonly carts: Scalars['SafeInt']['output'];
  /** Units in them. */
  readonly units: Scalars['SafeInt']['output'];
  /** Their value; null for those of which no event named a price. */
  readonly value: Maybe<Money>;
};

/** A fulfillment order to accept. */
export type AcceptAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it was accepted; now unless given. */
  readonly acceptedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An order of which a location has units that it accepted and has not shipped. */
export type AcceptedOrder = {
  /** The order. */
  readonly orderId: Scalars['ID']['output'];
  /** Its number. */
  readonly number: Scalars['String']['output'];
  /** The state of the location's fulfillment order. */
  readonly status: FulfillmentStatus;
  /** Units that have not left. */
  readonly units: Scalars['Int']['output'];
};

/** Units that lie at a location for orders that it accepted and has not shipped; what it reports leaves them out. */
export type AcceptedStock = {
  /** How many there are. */
  readonly units: Scalars['SafeInt']['output'];
  /** Of how many orders. */
  readonly orderCount: Scalars['Int']['output'];
  /** The oldest 20 of them. */
  readonly orders: ReadonlyArray<AcceptedOrder>;
};

/** An order its warehouse accepts. */
export type AcceptFulfillmentOrderInput = {
  /** Order number, with or without #, or id. */
  readonly reference: Scalars['ID']['input'];
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** When it accepted the order; now unless given. */
  readonly acceptedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Orders to accept in one call. */
export type AcceptFulfillmentOrdersInput = {
  /** 1 to 200 order numbers, with or without #, or ids. */
  readonly references: ReadonlyArray<Scalars['ID']['input']>;
};

/** What an invited person enters. */
export type AcceptInvitationInput = {
  /** Token of the link. */
  readonly token: Scalars['String']['input'];
  /** Their name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Their password of 10 to 200 characters, where one has to be chosen. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** Token of the session of the account that is invited, where none has to be chosen. */
  readonly sessionToken?: InputMaybe<Scalars['String']['input']>;
};

/** A return its warehouse expects. */
export type AcceptWarehouseReturnInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
};

/** A call of a tool in one of the companies of an account. */
export type AccountAssistantCall = {
  /** Identifies the call. */
  readonly id: Scalars['ID']['output'];
  /** The company it worked in. */
  readonly companyName: Scalars['String']['output'];
  /** The name the client gives itself. */
  readonly clientName: Scalars['String']['output'];
  /** The tool, such as commerce_search_orders. */
  readonly tool: Scalars['String']['output'];
  /** How it ended. */
  readonly outcome: AssistantCallOutcome;
  /** How long it took. */
  readonly durationMilliseconds: Scalars['Int']['output'];
  /** When it was called. */
  readonly calledAt: Scalars['DateTime']['output'];
};

/** A company in which an account is active. */
export type AccountCompany = {
  /** Public number of the company. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its name as a part of addresses. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The person that the account is in this company. */
  readonly personId: Scalars['ID']['output'];
  /** Role in the company. */
  readonly role: CompanyRole;
  /** Modules in which they have a role; owners and admins are managers of each. */
  readonly modules: ReadonlyArray<AccountModule>;
  /** The modules that the company switched off for AI clients. */
  readonly modulesOff: ReadonlyArray<Scalars['String']['output']>;
  /** The time zone in which the company works, as an IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** Permissions. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Sections of the product that are hidden from them. */
  readonly disabledSections: ReadonlyArray<Scalars['String']['output']>;
  /** Whether they work for the operator of the platform. */
  readonly isInternal: Scalars['Boolean']['output'];
};

/** A module in which an account has a role. */
export type AccountModule = {
  /** brain, catalog, commerce or intelligence. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Role; never NONE. */
  readonly role: ModuleRole;
};

/** What a person signs in with, and their companies. */
export type AccountProfile = {
  /** Identifies the account. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** it, en, de, fr or es; null where none was chosen. */
  readonly locale: Maybe<Scalars['String']['output']>;
  /** Address of their picture. */
  readonly picture: Maybe<Scalars['String']['output']>;
  /** Whether a link mailed to the address was followed. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** Companies in which they are active. */
  readonly companies: ReadonlyArray<AccountCompany>;
  /** The company they chose last, else their first. */
  readonly activeCompanyId: Maybe<Scalars['SafeInt']['output']>;
};

/** The company that is active where a person has several. */
export type ActiveCompanyInput = {
  /** The account. */
  readonly accountId: Scalars['ID']['input'];
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
};

/** An image that a key of the catalog API adds to a product. */
export type AddKeyImageInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** Where it is fetched. */
  readonly url: Scalars['String']['input'];
  /** What it shows. */
  readonly alt?: InputMaybe<Scalars['String']['input']>;
  /** Its place, from 1. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** A note to add to an order or to a return. */
export type AddNoteInput = {
  /** Order number, with or without #, external id or id; left out for a return. */
  readonly orderReference?: InputMaybe<Scalars['ID']['input']>;
  /** Return number or id; left out for an order. */
  readonly returnReference?: InputMaybe<Scalars['ID']['input']>;
  /** What it says, up to 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** A person to add to the company. */
export type AddPersonInput = {
  /** E-mail address, used to sign in; unique in the deployment. */
  readonly email: Scalars['String']['input'];
  /** Name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Role in the company; only an owner can add an owner. */
  readonly role: CompanyRole;
  /** Roles of a member in the modules, none in absent modules; without this field, editor in every module. */
  readonly moduleRoles?: InputMaybe<ModuleRolesInput>;
  /** Whether they work for the operator of the platform; false by default. */
  readonly isInternal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An image for products: fetched from a URL, or sent. */
export type AddProductImageInput = {
  /** 1 to 200 products. */
  readonly productIds: ReadonlyArray<Scalars['SafeInt']['input']>;
  /** Where it is fetched: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB and 50 megapixels, on a public address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The image itself, as base64. */
  readonly contentBase64?: InputMaybe<Scalars['String']['input']>;
  /** What it shows, up to 512 characters. */
  readonly alt?: InputMaybe<Scalars['String']['input']>;
  /** Its place, from 1; behind the others unless given. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** A postal address; what is not known is null. */
export type Address = {
  /** Given name. */
  readonly firstName: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName: Maybe<Scalars['String']['output']>;
  /** Company name. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  readonly address1: Maybe<Scalars['String']['output']>;
  /** Apartment, floor, care of. */
  readonly address2: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode: Maybe<Scalars['String']['output']>;
  /** State or province code: MI, BY. */
  readonly provinceCode: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: Maybe<Scalars['String']['output']>;
  /** Phone number for the delivery. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** A postal address; each field of up to 255 characters. */
export type AddressInput = {
  /** Given name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Company name. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Street and number. */
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor, care of. */
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or province code: MI, BY. */
  readonly provinceCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for the delivery. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** An address from which the company is to send e-mail. */
export type AddSenderAddressInput = {
  /** The address, one alone, in plain letters; capitals do not matter. */
  readonly email: Scalars['String']['input'];
  /** The name that recipients see beside it: 1 to 100 characters, without @, < and >. */
  readonly name: Scalars['String']['input'];
  /** The language of the mail with the code: it, en, de, fr or es. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

/** The item code agreed between the warehouse and the merchant. */
export type AgreedItemKey =
  /** The barcode (EAN). */
  | 'BARCODE'
  /** The merchant's SKU. */
  | 'SKU';

/** Something the merchant's staff should look at. */
export type Alert = {
  /** The alert. */
  readonly id: Scalars['ID']['output'];
  /** What happened. */
  readonly type: AlertType;
  /**
   * The id of the record it is about.
   * @deprecated Ask for `about`, which is the record itself.
   */
  readonly subject: Maybe<Scalars['ID']['output']>;
  /** What to look at, in words. */
  readonly message: Scalars['String']['output'];
  /** When it was raised. */
  readonly raisedAt: Scalars['DateTime']['output'];
  /** When it was resolved; null while it is open. */
  readonly resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** The record it is about; null for an alert about none, and for a record that is no longer there or cannot be read. */
  readonly about: Maybe<AlertSubject>;
  /** The location it is about, or whose warehouse system it is about; null for an alert about none. */
  readonly location: Maybe<Location>;
};

/** A page of Alert records. */
export type AlertConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Alert>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<AlertEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many alerts are open; null for a list with resolved ones, which would be slow to count. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One Alert and its place in the list. */
export type AlertEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Alert;
};

/** A record that an alert is about. */
export type AlertSubject = Order | Return | Location | Connection;

/** What an alert is raised for. */
export type AlertType =
  /** A warehouse is missing units of an order. */
  | 'MISSING_PIECES'
  /** A warehouse found units of an order that it had reported missing. */
  | 'PICKING_CORRECTED'
  /** A warehouse refuses an order, until the order is fixed or what it refused has moved to another location. */
  | 'ORDER_REJECTED'
  /** A warehouse short-closed its fulfillment order. */
  | 'WAREHOUSE_GAVE_UP'
  /** An order left although its cancellation was requested. */
  | 'CANCELLATION_TOO_LATE'
  /** The label of a parcel of an order could not be made. */
  | 'LABEL_FAILED'
  /** No location can fulfil an order; it waits for stock. */
  | 'UNALLOCATED'
  /** A return did not arrive as it was expected. */
  | 'RETURN_NOT_COMPLIANT'
  /** A warehouse registered a return that nobody announced. */
  | 'RETURN_UNANNOUNCED'
  /** The parcel of a cancelled return arrived. */
  | 'RETURN_AFTER_CANCELLATION'
  /** A warehouse does not expect a return that was announced to it. */
  | 'RETURN_REFUSED'
  /** The refund or the store credit of a return is due, but could not be made by itself. */
  | 'RETURN_NOT_REFUNDED'
  /** A return for an exchange was not sent for 30 days, while its exchange is reserved or has left; resolved when the return moves or is cancelled. */
  | 'RETURN_NOT_SENT'
  /** The label of a return could not be made twice or more; it is tried again for some hours. */
  | 'RETURN_LABEL_FAILED'
  /** A warehouse system has not called while orders wait for it. */
  | 'WAREHOUSE_SILENT'
  /** A webhook to a connection was not accepted by any attempt. */
  | 'WEBHOOK_GIVEN_UP'
  /** A webhook to a connection cannot be sent; it is still tried. */
  | 'WEBHOOK_UNSENDABLE'
  /** A warehouse registered an item with a barcode that the catalog does not know. */
  | 'UNKNOWN_BARCODE'
  /** A carrier reports a problem with a delivery of an order; resolved when its parcel moves on. */
  | 'DELIVERY_PROBLEM'
  /** A parcel of an order goes back to its sender. */
  | 'PARCEL_RETURNED'
  /** A carrier reports something else of a parcel after it was delivered. */
  | 'TRACKING_CONTRADICTORY'
  /** A carrier that reports other parcels has not scanned one for days since it left. */
  | 'PARCEL_NOT_SCANNED'
  /** A carrier has reported nothing of a parcel on its way for days. */
  | 'PARCEL_STUCK'
  /** A carrier says that a parcel on its way is late. */
  | 'PARCEL_DELAYED'
  /** Orders that were promised to customers have not left a location although the day on which they were planned to leave is over, by the date in UTC; one of a location, resolved when none is late there any more. */
  | 'ORDERS_SHIP_LATE'
  /** A stored record is damaged and left out of every list. */
  | 'RECORD_UNREADABLE';

/** Which waiting orders to allocate. */
export type AllocateWaitingOrdersInput = {
  /** Only orders that contain one of these variants; every waiting order unless given. */
  readonly variantIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What an image shows, in a locale. */
export type AltText = {
  /** The language tag. */
  readonly locale: Scalars['String']['output'];
  /** What it shows, for those who do not see it. */
  readonly text: Scalars['String']['output'];
};

/** What an image shows, in a locale. */
export type AltTextInput = {
  /** A language tag. */
  readonly locale: Scalars['String']['input'];
  /** What it shows, at most 500 characters. */
  readonly text: Scalars['String']['input'];
};

/** A return of units an order shipped; what is left out takes the merchant's defaults. */
export type AnnounceReturnInput = {
  /** Order number, with or without #, external id or id. */
  readonly orderReference: Scalars['ID']['input'];
  /** 1 to 200 lines. */
  readonly lines: ReadonlyArray<AnnounceReturnLineInput>;
  /** Code of the location that receives it; the one that shipped the goods unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Who opened it; the channel unless given. */
  readonly source?: InputMaybe<ReturnSource>;
  /** What the customer gets; a refund unless given. */
  readonly resolution?: InputMaybe<ReturnResolution>;
  /** How it travels; with a carrier's label unless given. */
  readonly method?: InputMaybe<ReturnMethod>;
  /** Code of the carrier. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the carrier. */
  readonly carrierName?: InputMaybe<Scalars['String']['input']>;
  /** Tracking numbers of its parcels. */
  readonly trackingNumbers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Notes for the warehouse. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is announced to its warehouse at once; true unless given. */
  readonly expected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the platform makes a label for it, which it must have no tracking numbers for; false unless given. */
  readonly label?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Units of an order line that come back; the line is named by its id or its sku. */
export type AnnounceReturnLineInput = {
  /** The order line. */
  readonly lineId?: InputMaybe<Scalars['ID']['input']>;
  /** The sku of the order line, where no id is given. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Units, 1 or more, at most those shipped and not in another return. */
  readonly quantity: Scalars['Int']['input'];
  /** Code of the reason. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** The customer's comment. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** What the customer wants instead. */
  readonly exchange?: InputMaybe<ReturnExchangeInput>;
};

/** Whether staff are alerted of an anomaly of shipments, and when. */
export type AnomalyRule = {
  /** The anomaly. */
  readonly type: AnomalyType;
  /** Whether staff are alerted. */
  readonly enabled: Scalars['Boolean']['output'];
  /** After how many days of silence, 1 to 30; null for what does not depend on days. */
  readonly days: Maybe<Scalars['Int']['output']>;
};

/** What is unusual of a shipment; staff are alerted of it with an alert of the same type. */
export type AnomalyType =
  /** The carrier reports a problem with the delivery. */
  | 'DELIVERY_PROBLEM'
  /** The parcel goes back to its sender. */
  | 'PARCEL_RETURNED'
  /** The carrier reports something else of a parcel after it was delivered. */
  | 'TRACKING_CONTRADICTORY'
  /** The carrier says that a parcel on its way is late. */
  | 'PARCEL_DELAYED'
  /** The carrier, which reports other parcels, has not scanned this one for some days since it left. */
  | 'PARCEL_NOT_SCANNED'
  /** The carrier has reported nothing of a parcel on its way for some days. */
  | 'PARCEL_STUCK';

/** A warehouse's answers to announced returns; all are applied or none. */
export type AnswerExpectedReturnsInput = {
  /** 1 to 500 answers. */
  readonly returns: ReadonlyArray<ExpectedReturnAnswerInput>;
};

/** A warehouse's answers to orders in its queue; all are applied or none. */
export type AnswerWaitingOrdersInput = {
  /** 1 to 500 answers. */
  readonly orders: ReadonlyArray<WaitingOrderAnswerInput>;
};

/** What became of reported events. */
export type AppliedEvents = {
  /** New ones of known parcels, and those that say that a return is on its way. */
  readonly applied: Scalars['Int']['output'];
  /** Identical to one that is kept, or of a return that it changes nothing of. */
  readonly duplicates: Scalars['Int']['output'];
  /** Of numbers that no parcel has. */
  readonly unmatched: Scalars['Int']['output'];
};

/** Events of one call of a carrier connection. */
export type ApplyTrackingEventsInput = {
  /** The connection. */
  readonly connectionId?: InputMaybe<Scalars['ID']['input']>;
  /** What the carrier's codes mean on it. */
  readonly statusMap: ReadonlyArray<MappedCodeInput>;
  /** The events, at most 10,000. */
  readonly events: ReadonlyArray<ReportedEventInput>;
};

/** Units of one item that arrive together. */
export type ArrivalInput = {
  /** Units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** When they are expected. */
  readonly expectedAt: Scalars['DateTime']['input'];
};

/** An image of the company's library, which pages and entries of all its sites can show. */
export type Asset = {
  /** What fields of the type IMAGE and images of rich texts hold as asset. */
  readonly id: Scalars['ID']['output'];
  /** Its file name. */
  readonly name: Scalars['String']['output'];
  /** Its media type: image/jpeg. */
  readonly mediaType: Scalars['String']['output'];
  /** Its size in bytes. */
  readonly bytes: Scalars['Int']['output'];
  /** Its width in pixels. */
  readonly width: Scalars['Int']['output'];
  /** Its height in pixels. */
  readonly height: Scalars['Int']['output'];
  /** What it shows, by locale; what a value says of itself stands before it. */
  readonly alts: ReadonlyArray<AltText>;
  /** The point that stays visible where it is cut. */
  readonly focal: Maybe<FocalPoint>;
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it was uploaded. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who uploaded it. */
  readonly createdBy: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Where it is served, without a token. A website makes it of the id alone: /media/{id} on the host of interface J. */
  readonly url: Scalars['String']['output'];
  /** The pages and entries that refer to it. */
  readonly usage: ContentReferenceConnection;
};


/** An image of the company's library, which pages and entries of all its sites can show. */
export type AssetUsageArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A page of Asset records. */
export type AssetConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Asset>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<AssetEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many images are listed in all; null for more than 10,000. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One Asset and its place in the list. */
export type AssetEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Asset;
};

/** The bytes of an image of a library. */
export type AssetMedia = {
  /** As base64. */
  readonly contentBase64: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
};

/** A call of a tool by an AI client that a person connected. What was asked and answered is recorded nowhere. */
export type AssistantCall = {
  /** Identifies the call. */
  readonly id: Scalars['ID']['output'];
  /** The client, as `connectedApps` names it. */
  readonly clientId: Scalars['ID']['output'];
  /** The name the client gives itself. */
  readonly clientName: Scalars['String']['output'];
  /** The tool, such as commerce_search_orders. */
  readonly tool: Scalars['String']['output'];
  /** How it ended. */
  readonly outcome: AssistantCallOutcome;
  /** How long it took. */
  readonly durationMilliseconds: Scalars['Int']['output'];
  /** When it was called. */
  readonly calledAt: Scalars['DateTime']['output'];
  /** The person it acted for; null once they have left the company. */
  readonly person: Maybe<Person>;
};

/** A page of AssistantCall records. */
export type AssistantCallConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<AssistantCall>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<AssistantCallEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One AssistantCall and its place in the list. */
export type AssistantCallEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: AssistantCall;
};

/** Filters a list of calls of tools. */
export type AssistantCallFilter = {
  /** Only calls for this person of the company. */
  readonly personId?: InputMaybe<Scalars['ID']['input']>;
  /** Only calls of this client. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only calls of this tool. */
  readonly tool?: InputMaybe<Scalars['String']['input']>;
  /** Only calls that ended like this. */
  readonly outcome?: InputMaybe<AssistantCallOutcome>;
};

/** A call of a tool by an AI client, without its arguments and result. */
export type AssistantCallInput = {
  /** The company it worked in. */
  readonly companyId: Scalars['Int']['input'];
  /** The account of the person. */
  readonly accountId: Scalars['ID']['input'];
  /** The client. */
  readonly clientId: Scalars['ID']['input'];
  /** The name the client gives itself. */
  readonly clientName: Scalars['String']['input'];
  /** The tool, such as commerce_search_orders. */
  readonly tool: Scalars['String']['input'];
  /** How it ended. */
  readonly outcome: AssistantCallOutcome;
  /** How long it took. */
  readonly durationMilliseconds: Scalars['Int']['input'];
  /** When it was called. */
  readonly calledAt: Scalars['DateTime']['input'];
};

/** How the call of a tool by an AI client ended. */
export type AssistantCallOutcome =
  /** The tool did it. */
  | 'OK'
  /** The tool answered why it did not: no permission, wrong arguments, a rule of the domain, too many calls. */
  | 'REFUSED'
  /** The module failed, or did not answer in time. */
  | 'FAILED';

/** A company of a person, as their AI clients see it. */
export type AssistantCompany = {
  /** Public number of the company. */
  readonly id: Scalars['Int']['output'];
  /** Its name as a part of addresses. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Whether they work for the operator of the platform. */
  readonly isInternal: Scalars['Boolean']['output'];
  /** Whether it is the demo. */
  readonly isDemo: Scalars['Boolean']['output'];
  /** Sections of the product that are hidden from them. */
  readonly disabledSections: ReadonlyArray<Scalars['String']['output']>;
  /** The time zone in which the company works, as an IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** The person they are in this company. */
  readonly userId: Scalars['ID']['output'];
  /** What they may do there through AI clients: nothing of the modules that the company switched off for these. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Modules in which they have a role; owners and admins are managers of each. */
  readonly modules: ReadonlyArray<AssistantModule>;
};

/** How the active company of a person's AI client was chosen. */
export type AssistantCompanySource =
  /** The call asked for it. */
  | 'CLAIM'
  /** It is their only one. */
  | 'ONLY'
  /** They chose it before. */
  | 'PREFERENCE'
  /** It is their first one. */
  | 'DEFAULT';

/** A module in which a person has a role. */
export type AssistantModule = {
  /** brain, catalog, commerce or intelligence. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Role; never NONE. */
  readonly role: ModuleRole;
  /** Whether the company lets AI clients into it. */
  readonly isConnectorEnabled: Scalars['Boolean']['output'];
};

/** Who an AI client speaks for. */
export type AssistantUser = {
  /** The account. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** The language they chose; English where they chose none. */
  readonly language: PageLanguage;
  /** Whether they work for the operator of the platform. */
  readonly isInternal: Scalars['Boolean']['output'];
  /** The client. */
  readonly clientId: Scalars['ID']['output'];
  /** Its name, in its own words. */
  readonly clientName: Scalars['String']['output'];
  /** Companies in which they are active, by number. */
  readonly companies: ReadonlyArray<AssistantCompany>;
  /** The company in which the client works; null without companies. */
  readonly activeCompanyId: Maybe<Scalars['Int']['output']>;
  /** How it was chosen; null without companies. */
  readonly activeCompanySource: Maybe<AssistantCompanySource>;
};

/** A property that products of a catalog are described by. */
export type Attribute = {
  /** Identifies it in the catalog. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly label: Scalars['String']['output'];
  /** What its values are. */
  readonly type: AttributeType;
  /** Whether its text is to be translated, as readers of the catalog are told; one value is kept for all languages. */
  readonly isLocalizable: Scalars['Boolean']['output'];
  /** The unit of a number: cm. */
  readonly unit: Maybe<Scalars['String']['output']>;
  /** The connected system whose values nobody else changes; null for none. */
  readonly ownedBy: Maybe<Scalars['String']['output']>;
  /** The key of the catalog API that this system is; null for none, and for a system without a key. */
  readonly ownedByKeyId: Maybe<Scalars['ID']['output']>;
  /** Its place among the attributes. */
  readonly position: Scalars['Int']['output'];
  /** Its options in their order; empty but for selections. */
  readonly options: ReadonlyArray<AttributeOption>;
};

/** A page of Attribute records. */
export type AttributeConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Attribute>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<AttributeEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Attribute and its place in the list. */
export type AttributeEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Attribute;
};

/** A value that an attribute of selection can have. */
export type AttributeOption = {
  /** Identifies it in its attribute. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly label: Scalars['String']['output'];
};

/** A value that an attribute of selection can have. */
export type AttributeOptionInput = {
  /** Lower-case letters, digits, dashes and underscores, at most 60. */
  readonly code: Scalars['String']['input'];
  /** Its name for people, at most 255 characters. */
  readonly label: Scalars['String']['input'];
};

/** The attributes that a kind of product is described by. */
export type AttributeSet = {
  /** Identifies it in the catalog. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly name: Scalars['String']['output'];
  /** Codes of its attributes, in their order. */
  readonly attributes: ReadonlyArray<Scalars['String']['output']>;
};

/** What the values of an attribute are. */
export type AttributeType =
  /** A text. */
  | 'TEXT'
  /** A number. */
  | 'NUMBER'
  /** True or false. */
  | 'BOOLEAN'
  /** A day. */
  | 'DATE'
  /** One of its options. */
  | 'SELECT'
  /** Some of its options. */
  | 'MULTISELECT';

/** The value of an attribute. */
export type AttributeValueInput = {
  /** Code of the attribute. */
  readonly code: Scalars['String']['input'];
  /** A text, number, `true` or `false`, date (2026-11-24), or the code of an option; several options with commas between. Null or empty takes the value away. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** Which of the things that brought a shopper an order is counted for. */
export type AttributionTouch =
  /** What brought them the first time. */
  | 'FIRST'
  /** What brought them the last time before they bought. */
  | 'LAST';

/** A record that a write changed. */
export type AuditedChange = {
  /** What it is: order, location. */
  readonly kind: Scalars['String']['output'];
  /** The record. */
  readonly id: Scalars['ID']['output'];
  /** The fields that are different; all of a new record. */
  readonly fields: ReadonlyArray<AuditedField>;
};

/** A field of a record that a write changed. */
export type AuditedField = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its value before; long texts and lists by their beginning. */
  readonly before: Maybe<Scalars['JSON']['output']>;
  /** Its value after. */
  readonly after: Maybe<Scalars['JSON']['output']>;
};

/** What a person or the command line wrote in one transaction of a mutation. */
export type AuditEntry = {
  /** The entry. */
  readonly id: Scalars['ID']['output'];
  /** When. */
  readonly writtenAt: Scalars['DateTime']['output'];
  /** The mutation: holdOrder. */
  readonly operation: Scalars['String']['output'];
  /** Who: the e-mail address of a person, the name of a service token or the command line. */
  readonly actor: Scalars['String']['output'];
  /** The interface it came through: graphql, command-line. */
  readonly via: Scalars['String']['output'];
  /** The X-Request-Id of the call. */
  readonly requestId: Scalars['String']['output'];
  /** The record that was changed, or that the changed one belongs to, where it is known. */
  readonly subject: Maybe<Scalars['ID']['output']>;
  /** The arguments, without secrets and the content of files; long texts and lists by their beginning. Null where they are withheld. */
  readonly input: Maybe<Scalars['JSON']['output']>;
  /** The records that were changed, up to 20, where before and after are kept. */
  readonly changes: ReadonlyArray<AuditedChange>;
  /** How many records were changed; those beyond the first 20 are not kept. */
  readonly changeCount: Scalars['Int']['output'];
};

/** A page of AuditEntry records. */
export type AuditEntryConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<AuditEntry>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<AuditEntryEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One AuditEntry and its place in the list. */
export type AuditEntryEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: AuditEntry;
};

/** Which entries of an audit log; a field that is left out does not apply. */
export type AuditFilterInput = {
  /** Who wrote. */
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  /** The mutation: holdOrder; capitals do not matter, and one that this part of the graph does not have is BAD_INPUT. */
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  /** The id of a record; of orders also the number of an order (#1042) or a return, the e-mail address of a customer or the code of a location. */
  readonly subject?: InputMaybe<Scalars['ID']['input']>;
  /** From this time on. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this time. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The authenticated connection of a call. */
export type AuthenticatedConnection = {
  /** Identifies the connection. */
  readonly id: Scalars['ID']['output'];
  /** The interface it uses. */
  readonly kind: ConnectionKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Status of the connection. */
  readonly status: ConnectionStatus;
  /** Its company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The name of its company. */
  readonly companyName: Maybe<Scalars['String']['output']>;
  /** The warehouse it represents. */
  readonly warehouseId: Maybe<Scalars['ID']['output']>;
  /** Its scopes. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Rate limit in calls per minute. */
  readonly ratePerMinute: Scalars['Int']['output'];
  /** Whether it is flagged as silent: it has not called while orders waited. */
  readonly silent: Scalars['Boolean']['output'];
  /** Whether it receives webhooks. */
  readonly webhooksEnabled: Scalars['Boolean']['output'];
  /** Settings specific to its kind, with defaults filled in. */
  readonly settings: Maybe<Scalars['JSON']['output']>;
};

/** What a call presents for authentication. */
export type AuthenticateInput = {
  /** The surface; wrong credentials are counted per surface. */
  readonly surface: Scalars['String']['input'];
  /** The kind of connection the surface serves. */
  readonly kind: ConnectionKind;
  /** The caller's address. */
  readonly address: Scalars['String']['input'];
  /** The Host header. */
  readonly host?: InputMaybe<Scalars['String']['input']>;
  /** The presented key. */
  readonly apiKey?: InputMaybe<Scalars['String']['input']>;
  /** The presented username. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** The presented password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of an authentication. */
export type Authentication = {
  /** Outcome. */
  readonly outcome: AuthenticationOutcome;
  /** Seconds until a blocked address may try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  /** The connection; only when AUTHENTICATED. */
  readonly connection: Maybe<AuthenticatedConnection>;
};

/** The outcome of an authentication. */
export type AuthenticationOutcome =
  /** The credential is right; the connection may still be a draft or paused. */
  | 'AUTHENTICATED'
  /** No credential was presented. */
  | 'MISSING'
  /** The presented credential is not valid here. */
  | 'WRONG'
  /** The credential is right, but the connection may not call from this address. */
  | 'ADDRESS_REFUSED'
  /** Too many wrong credentials from this address; the credential was not checked. */
  | 'BLOCKED';

/** A call of the authorization endpoint. */
export type AuthorizationInput = {
  /** The address of this provider. */
  readonly issuer: Scalars['String']['input'];
  /** Addresses that a token may be meant for. */
  readonly resources: ReadonlyArray<Scalars['String']['input']>;
  /** The parameters, in their order. */
  readonly parameters: ReadonlyArray<OAuthParameterInput>;
  /** The session of the browser; null where it has none. */
  readonly sessionToken?: InputMaybe<Scalars['String']['input']>;
};

/** What the browser does next: one of these. */
export type AuthorizationStep = {
  /** It goes to the client, with a code or an error. */
  readonly location: Maybe<Scalars['String']['output']>;
  /** The person signs in first; then the request goes on with this query. */
  readonly signInThen: Maybe<Scalars['String']['output']>;
  /** The person is asked for consent. */
  readonly consentHandle: Maybe<Scalars['String']['output']>;
  /** The person is shown why nothing can be done: nothing may be redirected. */
  readonly refusal: Maybe<OAuthRefusal>;
};

/** What is to be available of one item at one location. */
export type AvailabilityInput = {
  /** The variant. */
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
  /** Stock keeping unit, where the variant is not given. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Code of the location, or its id. */
  readonly location: Scalars['String']['input'];
  /** Units that may be sold, 0 or more, without those reserved for orders. */
  readonly available: Scalars['SafeInt']['input'];
  /** Write only while so many are available. */
  readonly expectedAvailable?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The payload of the variant's variant.changed event, for an item that is not known yet, and changedAt, the change sequence of the catalog that it is from. */
  readonly item?: InputMaybe<Scalars['JSON']['input']>;
};

/** Why an entry was not written. */
export type AvailabilityProblem = {
  /** The field of the entry. */
  readonly field: Scalars['String']['output'];
  /** What is wrong with it. */
  readonly message: Scalars['String']['output'];
};

/** What became of an entry. */
export type AvailabilityResult = {
  /** Its index in the call, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The variant. */
  readonly variantId: Maybe<Scalars['ID']['output']>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** Code of the location. */
  readonly locationCode: Scalars['String']['output'];
  /** Whether it was written. */
  readonly status: AvailabilityStatus;
  /** What is available now, as far as it is known. */
  readonly available: Maybe<Scalars['SafeInt']['output']>;
  /** What is on hand now, as far as it is known. */
  readonly onHand: Maybe<Scalars['SafeInt']['output']>;
  /** Why it was not written. */
  readonly problem: Maybe<AvailabilityProblem>;
};

/** What became of an entry. */
export type AvailabilityStatus =
  /** It was written. */
  | 'UPDATED'
  /** It was so already. */
  | 'UNCHANGED'
  /** It was not written; the problem says why. */
  | 'FAILED';

/** A type of the blocks that pages of a template are made of. */
export type BlockType = {
  /** Stored with each block as its type. */
  readonly key: Scalars['String']['output'];
  /** Its name for editors. */
  readonly label: Scalars['String']['output'];
  /** Its fields, in their order. */
  readonly fields: ReadonlyArray<ContentField>;
};

/** A type of the blocks that pages of a template are made of. */
export type BlockTypeInput = {
  /** Stored with each block as its type: lower-case letters, digits and underscores, at most 40. */
  readonly key: Scalars['String']['input'];
  /** Its name for editors. */
  readonly label: Scalars['String']['input'];
  /** Its fields, in their order. */
  readonly fields: ReadonlyArray<ContentFieldInput>;
};

/** An item that a customer ordered. */
export type BoughtSize = {
  /** SKU of the item. */
  readonly sku: Scalars['String']['output'];
  /** Units that were delivered; none while they are on their way, and none of a cancelled order. */
  readonly units: Scalars['Int']['output'];
  /** What came back of them, by reason. */
  readonly returns: ReadonlyArray<BoughtSizeReturn>;
};

/** Units of a line that came back for a reason. */
export type BoughtSizeReturn = {
  /** Code of the reason; empty where none was given. */
  readonly reason: Scalars['String']['output'];
  /** Units that came back for it. */
  readonly units: Scalars['Int']['output'];
};

/** How a company shows itself on the pages that its customers see. */
export type Brand = {
  /** The company's name. */
  readonly name: Scalars['String']['output'];
  /** Address of its logo, https; the name is shown without one. */
  readonly logoUrl: Maybe<Scalars['String']['output']>;
  /** Its colour, such as #0b6e4f. */
  readonly accentColor: Maybe<Scalars['String']['output']>;
  /** Where its customers write to. */
  readonly supportEmail: Maybe<Scalars['String']['output']>;
  /** Where its customers find help, https. */
  readonly supportUrl: Maybe<Scalars['String']['output']>;
};

/** What a job does to each of its orders. */
export type BulkAction =
  /** Puts it on hold. */
  | 'HOLD'
  /** Ends its hold. */
  | 'RELEASE'
  /** Cancels it. */
  | 'CANCEL'
  /** Adds and removes tags. */
  | 'TAG'
  /** Moves it to another location. */
  | 'REROUTE'
  /** Writes its documents. */
  | 'GENERATE_DOCUMENTS';

/** A job that changes many orders, one after the other, each in its own right. It is kept for thirty days after its end. */
export type BulkJob = {
  /** The job. */
  readonly id: Scalars['ID']['output'];
  /** What it does to each order. */
  readonly action: BulkAction;
  /** Its state. */
  readonly status: BulkJobStatus;
  /** How many orders it has. */
  readonly total: Scalars['Int']['output'];
  /** How many were changed so far, or were so already. */
  readonly changed: Scalars['Int']['output'];
  /** How many were refused so far. */
  readonly refused: Scalars['Int']['output'];
  /** Who started it; each order is changed in their name, with the rights they have at that time. */
  readonly startedBy: Scalars['String']['output'];
  /** When it was started by them. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its first orders had their turn; null before. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** How much of it is done, in percent. */
  readonly progress: Scalars['Int']['output'];
  /** Its orders, in the order they were named or found, with what became of each. */
  readonly results: BulkResultConnection;
};


/** A job that changes many orders, one after the other, each in its own right. It is kept for thirty days after its end. */
export type BulkJobResultsArgs = {
  status?: InputMaybe<BulkResultStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A page of BulkJob records. */
export type BulkJobConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<BulkJob>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<BulkJobEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One BulkJob and its place in the list. */
export type BulkJobEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: BulkJob;
};

/** The state of a job. */
export type BulkJobStatus =
  /** Waits for its turn. */
  | 'QUEUED'
  /** Changes its orders. */
  | 'RUNNING'
  /** Every order was changed or refused. */
  | 'COMPLETED'
  /** Ended by staff before every order had its turn. */
  | 'CANCELLED'
  /** Ended because what is stored of it is damaged. */
  | 'FAILED';

/** An order of a job and what became of it. */
export type BulkResult = {
  /** Its place in the job, from 0. */
  readonly place: Scalars['Int']['output'];
  /** The reference as given, or the number that was found. */
  readonly reference: Scalars['ID']['output'];
  /** What became of it. */
  readonly status: BulkResultStatus;
  /** Code of the error, as single calls answer it; null unless it was refused. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The same as readable text. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** The order as it is now; null unless it was changed. */
  readonly order: Maybe<Order>;
};

/** A page of BulkResult records. */
export type BulkResultConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<BulkResult>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<BulkResultEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One BulkResult and its place in the list. */
export type BulkResultEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: BulkResult;
};

/** What became of an order of a job. */
export type BulkResultStatus =
  /** Has not had its turn yet. */
  | 'WAITING'
  /** Changed, or was so already. */
  | 'CHANGED'
  /** Not changed; its code and message say why. */
  | 'REFUSED'
  /** Left as it was, because the job ended before its turn. */
  | 'SKIPPED';

/** The result of a claim. */
export type CallClaim = {
  /** What the surface must do. */
  readonly outcome: CallClaimOutcome;
  /** The record of the running call, or of the call whose response is returned. */
  readonly callId: Maybe<Scalars['ID']['output']>;
  /** Command id, the same in every retry; only with RUN and IN_PROGRESS. */
  readonly commandId: Maybe<Scalars['ID']['output']>;
  /** Owner token, required to finish the call; only with RUN and IN_PROGRESS. */
  readonly owner: Maybe<Scalars['String']['output']>;
  /** When a retry may take over the key; only with RUN and IN_PROGRESS. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The stored response; only with REPLAY. */
  readonly answer: Maybe<StoredAnswer>;
};

/** What the surface must do with a call that has an idempotency key. */
export type CallClaimOutcome =
  /** Run the command and finish the call. */
  | 'RUN'
  /** Return the stored response. */
  | 'REPLAY'
  /** Reject it: the key belongs to a different request. */
  | 'REUSED'
  /** Return the result that the first request has recorded; reject the call if it has recorded none yet. */
  | 'IN_PROGRESS';

/** How many calls a connection made in the last 24 hours. */
export type CallCounts = {
  /** Calls. */
  readonly calls: Scalars['Int']['output'];
  /** Those of them with an HTTP status of 400 or higher, and abandoned ones. */
  readonly failed: Scalars['Int']['output'];
  /** Whether these are all; false for a busy connection, of whose log the last thousand calls were counted. */
  readonly complete: Scalars['Boolean']['output'];
};

/** The result of finishing a claimed call. */
export type CallEnding = {
  /** Whether the response was stored. */
  readonly stored: Scalars['Boolean']['output'];
  /** The response already stored by a retry, if any. */
  readonly answer: Maybe<StoredAnswer>;
};

/** Filters a list of calls. */
export type CallFilter = {
  /** Only calls of this connection. */
  readonly connectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only calls logged at this time or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only calls logged before this time. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only calls of this operation. */
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  /** Only calls with this HTTP status. */
  readonly status?: InputMaybe<Scalars['Int']['input']>;
  /** Only calls that this surface received, such as fulfillment. */
  readonly surface?: InputMaybe<Scalars['String']['input']>;
  /** Only calls whose path, with its query, contains this text. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** True for calls with an HTTP status of 400 or higher and for abandoned ones, false for all others. */
  readonly failed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The state of a call. */
export type CallOutcome =
  /** In progress. */
  | 'RUNNING'
  /** A response was sent. */
  | 'ANSWERED'
  /** It ended without a stored response, because its process stopped or could not store the response. */
  | 'ABANDONED';

/** A logged call of another system; kept for thirty days. */
export type CallRecord = {
  /** Identifies the record. */
  readonly id: Scalars['ID']['output'];
  /** The request id returned to the caller. */
  readonly requestId: Scalars['ID']['output'];
  /** The calling connection. */
  readonly connectionId: Maybe<Scalars['ID']['output']>;
  /** The surface that received it. */
  readonly surface: Scalars['String']['output'];
  /** The operation. */
  readonly operation: Maybe<Scalars['String']['output']>;
  /** HTTP method. */
  readonly method: Scalars['String']['output'];
  /** Path with its query, keys and tokens redacted. */
  readonly path: Scalars['String']['output'];
  /** IP address of the caller. */
  readonly address: Scalars['String']['output'];
  /** Start time. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** State of the call. */
  readonly outcome: CallOutcome;
  /** HTTP status of the response; null where there is none (see `outcome`). */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Duration in milliseconds. */
  readonly durationMs: Maybe<Scalars['Int']['output']>;
  /** Request headers as JSON text, credentials redacted. */
  readonly requestHeaders: Scalars['String']['output'];
  /** Response headers as JSON text. */
  readonly answerHeaders: Maybe<Scalars['String']['output']>;
  /** Request body. */
  readonly requestBody: Maybe<Scalars['String']['output']>;
  /** Response body. */
  readonly answerBody: Maybe<Scalars['String']['output']>;
};

/** A page of CallRecord records. */
export type CallRecordConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<CallRecord>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CallRecordEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One CallRecord and its place in the list. */
export type CallRecordEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: CallRecord;
};

/** What brought sessions and orders, those in one currency; source, medium and campaign are empty where nothing is known to have brought them. */
export type CampaignFigure = {
  /** Where shoppers came from: utm_source, or the site that led to the store. */
  readonly source: Scalars['String']['output'];
  /** How: utm_medium, or referral. */
  readonly medium: Scalars['String']['output'];
  /** utm_campaign. */
  readonly campaign: Scalars['String']['output'];
  /** Orders. */
  readonly orders: Scalars['SafeInt']['output'];
  /** Sessions in which it was the first that brought the shopper, whatever they bought, and in whichever currency; counted since the collector keeps them. */
  readonly sessions: Scalars['SafeInt']['output'];
  /** Their value; null for those whose value was not reported. */
  readonly value: Maybe<Money>;
};

/** Which orders are counted, and for what. */
export type CampaignFiguresInput = {
  /** First day, as YYYY-MM-DD in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** Last day, included; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** How many rows at most, 1 to 500; 50 unless given. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** What an order is counted for. */
  readonly touch: AttributionTouch;
};

/** A job to end before its time. */
export type CancelBulkJobInput = {
  /** The job. */
  readonly id: Scalars['ID']['input'];
};

/** An order to cancel. */
export type CancelOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** The reason, for staff, up to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** Orders to cancel. */
export type CancelOrdersInput = {
  /** 1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given. */
  readonly references?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition. */
  readonly filter?: InputMaybe<OrderFilter>;
  /** True for every order of the company, within the same limits. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason, for staff, up to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** A return that will not arrive. */
export type CancelReturnInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
  /** Why. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What is not to be done. */
export type CancelScheduledPublicationInput = {
  /** The scheduled publication. */
  readonly id: Scalars['ID']['input'];
};

/** An expected return that its warehouse reports as not arriving. */
export type CancelWarehouseReturnInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
  /** Why. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** A carrier of the merchant. */
export type Carrier = {
  /** The carrier. */
  readonly id: Scalars['ID']['output'];
  /** The code orders name it by. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Codes of its services, the usual one first. */
  readonly serviceCodes: ReadonlyArray<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 codes of the countries it goes to; empty when it goes everywhere. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** The heaviest parcel it takes, in grams. */
  readonly maxParcelG: Maybe<Scalars['Int']['output']>;
  /** Its tracking page, with {tracking_number} where the number goes. */
  readonly trackingUrlTemplate: Maybe<Scalars['String']['output']>;
  /** What its labels are written as. */
  readonly labelFormat: LabelFormat;
  /** Letters its tracking numbers begin with; carriers of one prefix share a series. */
  readonly trackingPrefix: Scalars['String']['output'];
  /** The first number of its series. */
  readonly trackingFrom: Scalars['Int']['output'];
};

/** An event with a code of a carrier. */
export type CarrierCodeExample = {
  /** Its shipment. */
  readonly shipmentId: Scalars['ID']['output'];
  /** The number of its parcel. */
  readonly trackingNumber: Scalars['String']['output'];
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** As the carrier sent it, in JSON; null for what is longer than 16,384 characters, and once its customer is erased. */
  readonly raw: Maybe<Scalars['String']['output']>;
};

/** What a carrier's code means. */
export type CarrierCodeInput = {
  /** The carrier's code, 1 to 60 characters; each at most once. */
  readonly code: Scalars['String']['input'];
  /** What it means. */
  readonly status: TrackingStatus;
};

/** In which shipments a code of a carrier came. */
export type CarrierCodeUse = {
  /** How many shipments have a kept event with it, among its first 10,000 events. */
  readonly shipments: Scalars['Int']['output'];
  /** When it came first. */
  readonly firstSeenAt: Scalars['DateTime']['output'];
  /** The event among these that was received last. */
  readonly example: CarrierCodeExample;
};

/** A carrier connection with what proves its calls. */
export type CarrierConnection = {
  /** What it sends. */
  readonly format: CarrierFormat;
  /** IANA time zone of the local times it sends; Europe/Rome by default. */
  readonly timeZone: Scalars['String']['output'];
  /** What the carrier's own codes mean; capitals do not matter. */
  readonly statusMap: ReadonlyArray<MappedCode>;
  /** What codes of its format mean without a map. Those of AGGREGATOR and EXPRESS always do; those of GENERIC are the platform's own words, which the map comes before. */
  readonly standardMap: ReadonlyArray<MappedCode>;
  /** The connection. */
  readonly id: Scalars['ID']['output'];
  /** Its company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Status of the connection. */
  readonly status: ConnectionStatus;
  /** Rate limit in calls per minute. */
  readonly ratePerMinute: Scalars['Int']['output'];
  /** SHA-256 of its key. */
  readonly keyHash: Scalars['String']['output'];
  /** Its webhook secret. */
  readonly webhookSecret: Scalars['String']['output'];
  /** Whether it may be called from the address. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** Whether it is recorded that it called within this minute. */
  readonly isCallNoted: Scalars['Boolean']['output'];
};

/** What a carrier connection sends. */
export type CarrierFormat =
  /** The webhook of a tracking aggregator, one event a call; the key is in the body. */
  | 'AGGREGATOR'
  /** The unified tracking of an express parcel carrier; the webhook secret is the query parameter `key`. */
  | 'EXPRESS'
  /** Events in the platform's own form, signed with the webhook secret. */
  | 'GENERIC';

/** How a carrier connection is read. */
export type CarrierSettings = {
  /** What it sends. */
  readonly format: CarrierFormat;
  /** IANA time zone of the local times it sends; Europe/Rome by default. */
  readonly timeZone: Scalars['String']['output'];
  /** What the carrier's own codes mean; capitals do not matter. */
  readonly statusMap: ReadonlyArray<MappedCode>;
  /** What codes of its format mean without a map. Those of AGGREGATOR and EXPRESS always do; those of GENERIC are the platform's own words, which the map comes before. */
  readonly standardMap: ReadonlyArray<MappedCode>;
};

/** Settings of a carrier connection to change; absent fields keep their values, null restores the default. */
export type CarrierSettingsInput = {
  /** IANA time zone of the local times it sends; Europe/Rome by default. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** What the carrier's own codes mean; capitals do not matter. It replaces the whole map: send the codes that are to stay too. At most 500. */
  readonly statusMap?: InputMaybe<ReadonlyArray<CarrierCodeInput>>;
  /** Codes to add to the map, to change, or to take out; what it has beside them stays, so that two people who map codes at once do not undo each other's work. At most 100. */
  readonly codes?: InputMaybe<ReadonlyArray<ChangedCarrierCodeInput>>;
};

/** How far a cart got. */
export type CartStage =
  /** It is being filled. */
  | 'OPEN'
  /** Checkout began. */
  | 'CHECKOUT'
  /** It was bought. */
  | 'PURCHASED';

/** A catalog of the company: products, with the languages, markets, price lists, attributes and categories they are described by. */
export type Catalog = {
  /** Counts from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** Identifies it in URLs and headers, unique in the company. */
  readonly slug: Scalars['String']['output'];
  /** Its name for people. */
  readonly name: Scalars['String']['output'];
  /** The language of the products' own titles and descriptions. */
  readonly defaultLocale: Scalars['String']['output'];
  /** Its languages, the default one among them. */
  readonly locales: ReadonlyArray<CatalogLocale>;
  /** When its name, slug or languages last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its price lists, by code. */
  readonly priceLists: ReadonlyArray<PriceList>;
  /** Its markets, by code. */
  readonly markets: ReadonlyArray<Market>;
  /** Its attributes, in their order. */
  readonly attributes: ReadonlyArray<Attribute>;
  /** Its attribute sets, by code. */
  readonly attributeSets: ReadonlyArray<AttributeSet>;
  /** The brands that its products carry, by name, up to 1,000. */
  readonly brands: ReadonlyArray<CatalogBrand>;
  /** The fields of all its products that connected systems own. */
  readonly fieldLocks: ReadonlyArray<FieldLock>;
  /** Its categories in the order of their ids. */
  readonly categories: CategoryConnection;
  /** Its size charts, by code. */
  readonly sizeCharts: ReadonlyArray<SizeChart>;
};


/** A catalog of the company: products, with the languages, markets, price lists, attributes and categories they are described by. */
export type CatalogCategoriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['SafeInt']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A brand with how many products carry it. */
export type CatalogBrand = {
  /** The brand. */
  readonly name: Scalars['String']['output'];
  /** How many products of the catalog carry it. */
  readonly products: Scalars['SafeInt']['output'];
};

/** An event of the catalog. */
export type CatalogEventInput = {
  /** The event. */
  readonly id: Scalars['ID']['input'];
  /** What happened: variant.changed. */
  readonly type: Scalars['String']['input'];
  /** Change sequence of its transaction. */
  readonly sequence: Scalars['DateTime']['input'];
  /** Its index in that transaction. */
  readonly index: Scalars['Int']['input'];
  /** The payload. */
  readonly payload: Scalars['JSON']['input'];
};

/** What a key of the catalog API is bound to. */
export type CatalogKey = {
  /** The only catalog it sees. */
  readonly catalogId: Scalars['Int']['output'];
  /** What it may do. */
  readonly level: CatalogKeyLevel;
  /** How it treats fields that have values. */
  readonly fieldRule: FieldRule;
};

/** A page of CatalogKeyEvent records. */
export type CatalogKeyEventConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<OutboxEvent>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CatalogKeyEventEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One CatalogKeyEvent and its place in the list. */
export type CatalogKeyEventEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: OutboxEvent;
};

/** What a new key of the catalog API is bound to. */
export type CatalogKeyInput = {
  /** The only catalog it sees. The company's first catalog by default. */
  readonly catalogId?: InputMaybe<Scalars['Int']['input']>;
  /** WRITE by default; not beside `scopes`. */
  readonly level?: InputMaybe<CatalogKeyLevel>;
  /** INSERIMENTO by default. */
  readonly fieldRule?: InputMaybe<FieldRule>;
};

/** What a key of the catalog API may do. */
export type CatalogKeyLevel =
  /** Read, and manage its webhooks. */
  | 'READ'
  /** Read and write. */
  | 'WRITE';

/** A language of a key's catalog. */
export type CatalogLanguage = {
  /** BCP 47: en, de-CH. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly name: Scalars['String']['output'];
  /** Whether the products' own titles and descriptions are in it. */
  readonly isDefault: Scalars['Boolean']['output'];
};

/** A page of CatalogLanguage records. */
export type CatalogLanguageConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<CatalogLanguage>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CatalogLanguageEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One CatalogLanguage and its place in the list. */
export type CatalogLanguageEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: CatalogLanguage;
};

/** A language of a catalog. */
export type CatalogLocale = {
  /** BCP 47: en, de-CH. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly name: Scalars['String']['output'];
};

/** A language of a catalog. */
export type CatalogLocaleInput = {
  /** BCP 47: en, de-CH. */
  readonly code: Scalars['String']['input'];
  /** Its name for people. */
  readonly name: Scalars['String']['input'];
};

/** The price of a variant that holds now in a list. */
export type CatalogPrice = {
  /** Code of the list. */
  readonly priceList: Scalars['String']['output'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** Decimal text with the digits of the currency. */
  readonly price: Scalars['String']['output'];
  /** The reduced price; null when there is none. */
  readonly salePrice: Maybe<Scalars['String']['output']>;
};

/** A product as a key of the catalog API sees it. */
export type CatalogProduct = {
  /** Its id. */
  readonly id: Scalars['SafeInt']['output'];
  /** Whether it is in the trash: it has nothing but its id, SKU and time then. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Its SKU; of a deleted product the one it had. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** The id that the calling key gave it. */
  readonly externalId: Maybe<Scalars['String']['output']>;
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** HTML. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Identifies it in URLs. */
  readonly handle: Maybe<Scalars['String']['output']>;
  /** The status. */
  readonly status: ProductStatus;
  /** The type. */
  readonly productType: Maybe<Scalars['String']['output']>;
  /** The brand. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Code of its set of attributes. */
  readonly attributeSet: Maybe<Scalars['String']['output']>;
  /** Code of the model. */
  readonly modelCode: Maybe<Scalars['String']['output']>;
  /** For whom it is. */
  readonly gender: Maybe<Scalars['String']['output']>;
  /** The season. */
  readonly season: Maybe<Scalars['String']['output']>;
  /** The colour. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** The material. */
  readonly material: Maybe<Scalars['String']['output']>;
  /** Where it was made. */
  readonly madeIn: Maybe<Scalars['String']['output']>;
  /** What it consists of. */
  readonly composition: Maybe<Scalars['String']['output']>;
  /** The categories it is in, by id. */
  readonly categories: ReadonlyArray<CatalogProductCategory>;
  /** The values of the attributes that its catalog has, by code. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Its texts in locales other than its catalog's default, by locale. */
  readonly translations: ReadonlyArray<ProductTranslation>;
  /** Its images in their order. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Its variants in the order they were added. */
  readonly variants: ReadonlyArray<CatalogVariant>;
  /** When it, one of its variants or their stock last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A category that a product is in. */
export type CatalogProductCategory = {
  /** Its id. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The names from the root down: Men > Shirts. */
  readonly path: Scalars['String']['output'];
};

/** A page of CatalogProduct records. */
export type CatalogProductConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<CatalogProduct>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CatalogProductEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One CatalogProduct and its place in the list. */
export type CatalogProductEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: CatalogProduct;
};

/** Which products a key reads; a filter that is not given does not apply. */
export type CatalogProductFilter = {
  /** Changed at or after, those in the trash included, by the time of their change; by id without it. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 100 SKUs, of products or of their variants. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The one to which the key gave this id. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Only with this status. */
  readonly status?: InputMaybe<ProductStatus>;
};

/** A variant as a key of the catalog API sees it. */
export type CatalogVariant = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its SKU. */
  readonly sku: Scalars['String']['output'];
  /** EAN, UPC or another code on the label. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Code of its size. */
  readonly sizeOption: Maybe<Scalars['String']['output']>;
  /** Code of its colour. */
  readonly colorOption: Maybe<Scalars['String']['output']>;
  /** What it costs the company, in the currency of its own price. */
  readonly cost: Maybe<Scalars['String']['output']>;
  /** Decimal text. */
  readonly weight: Maybe<Scalars['String']['output']>;
  /** The unit of the weight; grams where there is none. */
  readonly weightUnit: WeightUnit;
  /** The prices that hold now, by the codes of their lists. */
  readonly prices: ReadonlyArray<CatalogPrice>;
  /** The variant, for what other subgraphs know of it; here it has nothing but its id. */
  readonly variant: Variant;
};

/** A group of products in the tree of a catalog. */
export type Category = {
  /** Counts from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its name, unique among the categories of the same parent. */
  readonly name: Scalars['String']['output'];
  /** The names from the root down: Men > Shirts. */
  readonly path: Scalars['String']['output'];
  /** The category above it; null at the root. */
  readonly parentId: Maybe<Scalars['SafeInt']['output']>;
  /** Its place among the categories of the same parent. */
  readonly position: Scalars['Int']['output'];
};

/** A page of Category records. */
export type CategoryConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Category>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CategoryEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Category and its place in the list. */
export type CategoryEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Category;
};

/** The checklist of a connection, which its own calls fill: nobody ticks a step. */
export type Certification = {
  /** The steps of its kind, in the order in which they are best shown. */
  readonly steps: ReadonlyArray<CertificationStep>;
  /** When the last step was shown; null while one is open. */
  readonly passedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the company is a sandbox, in which missing orders, cancellations and returns can be simulated. */
  readonly sandbox: Scalars['Boolean']['output'];
  /** SKU of an item of the company to try with; null while it has none. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** Barcode of that item. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** The code by which the calling warehouse reports its stock. */
  readonly stockLocationCode: Maybe<Scalars['String']['output']>;
};

/** A step of a certification, shown or open. */
export type CertificationStep = {
  /** Which step. */
  readonly step: CertificationStepName;
  /** What counts as shown. */
  readonly meaning: Scalars['String']['output'];
  /** When the connection showed it first; null while it is open. */
  readonly passedAt: Maybe<Scalars['DateTime']['output']>;
  /** Request id of the call that showed it. */
  readonly requestId: Maybe<Scalars['String']['output']>;
};

/** What an integration shows by its own calls before it goes live. */
export type CertificationStepName =
  /** It reported how many units of an item it has. */
  | 'STOCK'
  /** It accepted an order. */
  | 'ACCEPTED'
  /** It rejected an order that it cannot fulfil. */
  | 'REJECTED'
  /** It fulfilled an order in part: it picked or shipped fewer units than were ordered, or short-closed the rest. */
  | 'PARTIAL'
  /** It confirmed the cancellation of an order that it had accepted. */
  | 'CANCELLED'
  /** It sent the same call twice, as after a lost answer, and it counted once. */
  | 'REPEATED'
  /** It received a return that was announced to it. */
  | 'RETURN'
  /** It reported a parcel that nobody had announced. */
  | 'UNANNOUNCED_RETURN'
  /** It sent in an order. */
  | 'ORDER_PLACED'
  /** It read a list of orders. */
  | 'LISTED'
  /** It read one order. */
  | 'READ'
  /** It read what is available. */
  | 'INVENTORY'
  /** It read an export to its end or in part. */
  | 'EXPORTED'
  /** A webhook reached its receiver, as the list of deliveries says that it read. */
  | 'WEBHOOK';

/** A code of a carrier that is to mean something else. */
export type ChangedCarrierCodeInput = {
  /** The carrier's code, 1 to 60 characters; each at most once. Capitals do not matter. */
  readonly code: Scalars['String']['input'];
  /** What it is to mean; null takes it out of the map. */
  readonly status?: InputMaybe<TrackingStatus>;
  /** What the map says of it, as you have read it; null for nothing. Where it says something else by now, nothing is changed (CONFLICT). Absent, it is changed whatever it says. */
  readonly before?: InputMaybe<TrackingStatus>;
};

/** What became of a decision of a shopper. */
export type ChangedConsent = {
  /** Whether anything was written. */
  readonly recorded: Scalars['Boolean']['output'];
  /** Whether what they did was erased. */
  readonly erased: Scalars['Boolean']['output'];
};

/** Changes to a destination; absent fields keep their values. */
export type ChangeDestinationInput = {
  /** The company; defaults to the caller's own. */
  readonly companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The destination. */
  readonly id: Scalars['ID']['input'];
  /** The address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The event types it receives; null for all. */
  readonly events?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether it receives events. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Generate a new signing secret; the old one is invalid at once. */
  readonly newSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** The signing secret; null for none. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
};

/** An item whose stock changed. */
export type ChangedStock = {
  /** The variant. */
  readonly variantId: Scalars['ID']['output'];
  /** Change sequence of the last change of its stock anywhere. */
  readonly sequence: Scalars['DateTime']['output'];
};

/** An item whose stock changed. */
export type ChangedStockInput = {
  /** The variant. */
  readonly variantId: Scalars['ID']['input'];
  /** Change sequence of that change. */
  readonly sequence: Scalars['DateTime']['input'];
};

/** Which changes of stock. */
export type ChangedStockSearchInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** Go on after this one; from the beginning unless given. */
  readonly after?: InputMaybe<ChangedStockInput>;
  /** 1 to 500. */
  readonly first: Scalars['Int']['input'];
};

/** A destination with its secret, if the call set one. */
export type ChangedWebhookDestination = {
  /** The destination. */
  readonly destination: WebhookDestination;
  /** The secret that was set; shown only once. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** What a key says of an image of a product. */
export type ChangeKeyImageInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** The image. */
  readonly imageId: Scalars['SafeInt']['input'];
  /** What it shows. */
  readonly alt?: InputMaybe<Scalars['String']['input']>;
  /** Its place, from 1. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes to a webhook of the calling key; absent fields keep their values. */
export type ChangeOwnDestinationInput = {
  /** The webhook. */
  readonly id: Scalars['ID']['input'];
  /** The address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The event types it receives, at least one. */
  readonly events?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether it receives events. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Generate a new signing secret; the old one is invalid at once. */
  readonly newSecret?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Another template for a page. */
export type ChangePageTemplateInput = {
  /** The page. */
  readonly id: Scalars['SafeInt']['input'];
  /** The key of the template. */
  readonly template: Scalars['String']['input'];
};

/** New roles of a person; absent fields keep their values. */
export type ChangePersonRoleInput = {
  /** The person. */
  readonly id: Scalars['ID']['input'];
  /** New role in the company; the last owner cannot be demoted. */
  readonly role?: InputMaybe<CompanyRole>;
  /** New roles of a member in the given modules; the others stay. A former owner or admin has no role in the others. */
  readonly moduleRoles?: InputMaybe<ModuleRolesInput>;
  /** Sections of the product to hide from them, such as commerce.returns, in place of those before. This hides them and takes no permission. */
  readonly disabledSections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What is said of an image of a product; what is absent stays. */
export type ChangeProductImageInput = {
  /** The product. */
  readonly productId: Scalars['SafeInt']['input'];
  /** The image. */
  readonly imageId: Scalars['SafeInt']['input'];
  /** What it shows, up to 512 characters. */
  readonly alt?: InputMaybe<Scalars['String']['input']>;
  /** Its place, from 1. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** The company in which a person's AI clients are to work. */
export type ChooseAssistantCompanyInput = {
  /** The access token. */
  readonly token: Scalars['String']['input'];
  /** The address of this provider. */
  readonly issuer: Scalars['String']['input'];
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
};

/** A call with an idempotency key, as its surface received it. */
export type ClaimCallInput = {
  /** The company; defaults to the connection's own. */
  readonly companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Request id of the call. */
  readonly requestId: Scalars['ID']['input'];
  /** The calling connection. */
  readonly connectionId: Scalars['ID']['input'];
  /** The surface that received it. */
  readonly surface: Scalars['String']['input'];
  /** The operation. */
  readonly operation: Scalars['String']['input'];
  /** HTTP method. */
  readonly method: Scalars['String']['input'];
  /** Path as received. */
  readonly path: Scalars['String']['input'];
  /** IP address of the caller. */
  readonly address: Scalars['String']['input'];
  /** The Idempotency-Key. */
  readonly key: Scalars['String']['input'];
  /** Fingerprint of method, path and body. */
  readonly fingerprint: Scalars['String']['input'];
  /** Request headers as JSON text. */
  readonly requestHeaders: Scalars['String']['input'];
  /** Request body. */
  readonly requestBody?: InputMaybe<Scalars['String']['input']>;
  /** The process that runs it, as registered by `keepProcess`; once that process has stopped, a retry need not wait. */
  readonly processId?: InputMaybe<Scalars['ID']['input']>;
};

/** A sender's free capacity and the profiles it can send by. */
export type ClaimDeliveriesInput = {
  /** Maximum number of deliveries in total. */
  readonly most: Scalars['Int']['input'];
  /** Maximum number of deliveries to one destination. */
  readonly perDestination: Scalars['Int']['input'];
  /** Destinations with another limit. */
  readonly destinations?: InputMaybe<ReadonlyArray<DestinationRoomInput>>;
  /** The profiles the sender supports; deliveries of other profiles are left to other senders. */
  readonly schedules: ReadonlyArray<DeliveryScheduleInput>;
};

/** A claim of a task of the deployment. */
export type ClaimDeploymentTaskInput = {
  /** Name of the task. */
  readonly name: Scalars['String']['input'];
  /** The process. */
  readonly owner: Scalars['ID']['input'];
  /** Length of the lease in seconds. */
  readonly seconds: Scalars['Int']['input'];
};

/** A job that the caller may work on until its lease ends. */
export type ClaimedBulkJob = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The job. */
  readonly id: Scalars['ID']['output'];
  /** Proves the claim. */
  readonly token: Scalars['ID']['output'];
  /** The person who started it. */
  readonly userId: Maybe<Scalars['ID']['output']>;
  /** The token that started it; null for the command line. */
  readonly tokenId: Maybe<Scalars['ID']['output']>;
};

/** A claimed job. */
export type ClaimedJob = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Claim token, required to finish the job. */
  readonly token: Scalars['ID']['output'];
};

/** A mail to be rendered and sent. */
export type ClaimedMail = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The mail. */
  readonly id: Scalars['ID']['output'];
  /** Claim token, required to record the attempt. */
  readonly token: Scalars['ID']['output'];
  /** Number of this attempt, from 1. */
  readonly attempt: Scalars['Int']['output'];
  /** Template. */
  readonly template: Scalars['String']['output'];
  /** Language. */
  readonly language: Scalars['String']['output'];
  /** Recipient and personal content as JSON text; null for a mail that cannot be sent. */
  readonly content: Maybe<Scalars['String']['output']>;
  /** Why it cannot be sent: LOST when every earlier claim expired without a result, SENDER_REMOVED for an e-mail whose sender address was removed, or UNREADABLE. */
  readonly unsendable: Maybe<Scalars['String']['output']>;
  /** When it was queued. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** An import that the caller may work on until its lease ends. */
export type ClaimedProductImport = {
  /** The claim. */
  readonly claim: ProductImportClaim;
  /** The key that sent it; null where a person did. */
  readonly keyId: Maybe<Scalars['ID']['output']>;
  /** The person who sent it. */
  readonly userId: Maybe<Scalars['ID']['output']>;
  /** The token that sent it. */
  readonly tokenId: Maybe<Scalars['ID']['output']>;
};

/** A delivery claimed by one sender until its lease ends. */
export type ClaimedWebhook = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The delivery. */
  readonly deliveryId: Scalars['ID']['output'];
  /** The destination. */
  readonly destinationId: Scalars['ID']['output'];
  /** The connection that owns the destination. */
  readonly connectionId: Maybe<Scalars['ID']['output']>;
  /** Sending profile: schedule, timeout and headers. */
  readonly profile: Scalars['String']['output'];
  /** The event. */
  readonly eventId: Scalars['ID']['output'];
  /** Event type. */
  readonly type: Scalars['String']['output'];
  /** The body to sign and send. */
  readonly body: Scalars['String']['output'];
  /** Number of this attempt, from 1. */
  readonly attempt: Scalars['Int']['output'];
  /** Milliseconds until the retry if this attempt fails; null for the last attempt. */
  readonly retryAfterMs: Maybe<Scalars['Int']['output']>;
  /** Claim token, required to record the attempt. */
  readonly token: Scalars['ID']['output'];
  /** URL it is sent to. */
  readonly url: Scalars['String']['output'];
  /** Signing secret; null for an unsigned webhook. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** The jobs a process can start, and those it runs. */
export type ClaimJobsInput = {
  /** Jobs it can start now. */
  readonly jobs: ReadonlyArray<KnownJobInput>;
  /** Jobs it runs; their leases are extended. */
  readonly running: ReadonlyArray<HeldJobInput>;
};

/** The result of a registration: a client or a refusal. */
export type ClientRegistration = {
  /** The client. */
  readonly client: Maybe<OAuthClient>;
  /** Its secret, shown only once; null for a public client. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** Why there is none. */
  readonly refusal: Maybe<OAuthRefusal>;
};

/** Which day's manifest a warehouse closes. */
export type CloseManifestInput = {
  /** Code or name of the carrier; all of them unless given. */
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  /** The day in the warehouse's time zone, 2026-11-21; today unless given. */
  readonly day?: InputMaybe<Scalars['String']['input']>;
};

/** What codes are of. */
export type CodeKind =
  /** Tags of orders. */
  | 'ORDER_TAG'
  /** Tags of returns. */
  | 'RETURN_TAG'
  /** Tags of customers. */
  | 'CUSTOMER_TAG'
  /** Sales channels of orders. */
  | 'CHANNEL'
  /** Reasons of the return policy. */
  | 'RETURN_REASON'
  /** Locations. */
  | 'LOCATION';

/** A mapping from a value of the platform to a code of the warehouse's system. */
export type CodeMapping = {
  /** The platform's value. */
  readonly value: Scalars['String']['output'];
  /** The warehouse's code. */
  readonly code: Scalars['String']['output'];
};

/** A mapping from a value of the platform to a code of the warehouse's system. */
export type CodeMappingInput = {
  /** The platform's value, 1 to 64 characters; each at most once. */
  readonly value: Scalars['String']['input'];
  /** The warehouse's code, 1 to 64 characters. */
  readonly code: Scalars['String']['input'];
};

/** What a visitor did, as a storefront reports it. */
export type CollectedBatchInput = {
  /** The collector. */
  readonly installationId: Scalars['ID']['input'];
  /** The visitor. */
  readonly visitor: ReportedVisitorInput;
  /** The customer that a verified reference names. */
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  /** Whether everything is checked and nothing kept. */
  readonly isTest: Scalars['Boolean']['input'];
  /** What the browser says it is. */
  readonly userAgent?: InputMaybe<Scalars['String']['input']>;
  /** When it arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When the browser says that it sent the call. */
  readonly sentAt?: InputMaybe<Scalars['String']['input']>;
  /** The time zone of the company. */
  readonly timeZone: Scalars['String']['input'];
  /** The hosts of the store's own pages. */
  readonly domains: ReadonlyArray<Scalars['String']['input']>;
  /** Whether the web pixel of a checkout reports it. */
  readonly isWebPixel: Scalars['Boolean']['input'];
  /** The session. */
  readonly session?: InputMaybe<Scalars['String']['input']>;
  /** The events as they were sent. */
  readonly events: ReadonlyArray<InputMaybe<Scalars['JSON']['input']>>;
};

/** What became of a batch of events. */
export type CollectedEvents = {
  /** Events that were stored. */
  readonly stored: Scalars['Int']['output'];
  /** Events that are there already. */
  readonly duplicates: Scalars['Int']['output'];
  /** Events that are not kept. */
  readonly rejected: ReadonlyArray<RejectedEvent>;
  /** Milliseconds by which their times were shifted. */
  readonly skew: Maybe<Scalars['Int']['output']>;
  /** Events whose payload is not kept. */
  readonly payloadDropped: ReadonlyArray<Scalars['Int']['output']>;
  /** Events whose search looks like personal data, and is not kept. */
  readonly withheld: ReadonlyArray<Scalars['Int']['output']>;
  /** Events whose product is not known. */
  readonly unmapped: Scalars['Int']['output'];
  /** Events of carts that belong to another visitor. */
  readonly cartRefused: Scalars['Int']['output'];
  /** Whether a customer was named whom the shopper did not let be known. */
  readonly identityWithheld: Scalars['Boolean']['output'];
  /** Why nothing was stored: consent or storage. */
  readonly reason: Maybe<Scalars['String']['output']>;
};

/** A list of entries of a site that have the same fields: articles, stores, questions. */
export type Collection = {
  /** Counts from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** Unique in the site; the first segment of its entries' paths. */
  readonly slug: Scalars['String']['output'];
  /** The name editors see. */
  readonly name: Scalars['String']['output'];
  /** The fields of its entries, in their order. */
  readonly fields: ReadonlyArray<ContentField>;
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether what is stored of its fields cannot be read: they are empty here, and its entries can be neither edited nor published. Save it anew with the fields that they have, or remove it. */
  readonly isDamaged: Scalars['Boolean']['output'];
  /** Its fields as one value, groups with the fields in them to any depth: for forms that are made of them. */
  readonly fieldDefinitions: Scalars['JSON']['output'];
  /** Its site. */
  readonly site: Site;
};

/** The collector of a storefront. */
export type CollectorInstallation = {
  /** The hosts whose pages report: shop.example, or *.shop.example for its subdomains. */
  readonly domains: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the web pixel of a checkout reports, whose pages have no origin; of it only checkouts and purchases count. */
  readonly webPixel: Scalars['Boolean']['output'];
  /** The connection, which is the store of its customer references. */
  readonly id: Scalars['ID']['output'];
  /** Its company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The time zone of its company. */
  readonly timeZone: Scalars['String']['output'];
  /** The customer that the reference names; null where it is none that counts. */
  readonly customerId: Maybe<Scalars['String']['output']>;
  /** Whether the test code is the store's and not over. */
  readonly testKnown: Scalars['Boolean']['output'];
};

/** What a storefront presents to its collector. */
export type CollectorKeyInput = {
  /** The key. */
  readonly key: Scalars['String']['input'];
  /** The caller's address. */
  readonly address: Scalars['String']['input'];
  /** A customer reference. */
  readonly customer?: InputMaybe<Scalars['String']['input']>;
  /** A test code, in capitals. */
  readonly test?: InputMaybe<Scalars['String']['input']>;
};

/** Which pages report to a storefront's collector. */
export type CollectorSettings = {
  /** The hosts whose pages report: shop.example, or *.shop.example for its subdomains. */
  readonly domains: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the web pixel of a checkout reports, whose pages have no origin; of it only checkouts and purchases count. */
  readonly webPixel: Scalars['Boolean']['output'];
};

/** Settings of a storefront's collector; absent fields keep their values, null restores the default. */
export type CollectorSettingsInput = {
  /** All hosts whose pages report, up to 100: shop.example, or *.shop.example for its subdomains (not shop.example itself). A wildcard must be below a domain of your own, not on a public suffix or a shared platform. None by default, so that nothing is accepted. */
  readonly domains?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether the web pixel of a checkout reports; false by default. */
  readonly webPixel?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A code with which a storefront is tried: what it reports with it is checked and answered, and nothing is kept. */
export type CollectorTest = {
  /** The code, for the query parameter portico_test of any page. */
  readonly code: Scalars['String']['output'];
  /** Until when it counts. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A page of CommerceEvent records. */
export type CommerceEventConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<OutboxEvent>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CommerceEventEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One CommerceEvent and its place in the list. */
export type CommerceEventEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: OutboxEvent;
};

/** A merchant whose people and connections use the platform. */
export type Company = {
  /** Public number of the company. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name as a part of addresses; unique. */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** The time zone in which it works, as an IANA name such as Europe/Rome: its assistants read and say times in it. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** Whether it is a sandbox, whose orders, stock and returns are made up: it is one from its creation on or never, so real orders never meet simulated ones. */
  readonly sandbox: Maybe<Scalars['Boolean']['output']>;
  /** The modules that are switched off for AI clients: brain, catalog, commerce or intelligence. */
  readonly assistantModulesOff: ReadonlyArray<Scalars['String']['output']>;
  /** How it shows itself on the pages that its customers see. */
  readonly brand: Maybe<Brand>;
  /** What time it is in the company: in a sandbox whose clock was moved it is ahead of everybody's. */
  readonly now: Maybe<Scalars['DateTime']['output']>;
};

/** A company that a person belongs to. */
export type CompanyAccess = {
  /** Its number. */
  readonly id: Scalars['Int']['output'];
  /** Its name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its modules. */
  readonly modules: ReadonlyArray<ModuleAccess>;
};

/** The events of a company behind a known position. */
export type CompanyEvents = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The change sequence of the last of them, or of the known position where there are none. */
  readonly sequence: Scalars['DateTime']['output'];
  /** The index of the last of them in its transaction. */
  readonly index: Scalars['Int']['output'];
  /** The events, in the order they were committed. */
  readonly events: ReadonlyArray<OutboxEvent>;
};

/** Role of a person in the company. */
export type CompanyRole =
  /** Every permission of the company; can add and demote owners. */
  | 'OWNER'
  /** Every permission of the company. */
  | 'ADMIN'
  /** The permissions of the module roles, and company.read. */
  | 'MEMBER';

/** An app (an assistant, a partner tool or a script) that a person allowed to act for them. */
export type ConnectedApp = {
  /** Identifies the app. */
  readonly id: Scalars['ID']['output'];
  /** The name the app gives itself; nobody has verified it, unless `isVerified` says so. */
  readonly name: Scalars['String']['output'];
  /** Whether it is one of the platform's own tools (GraphiQL, the command line), whose name is its own. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** The hosts to which its sign-ins return. */
  readonly redirectHosts: ReadonlyArray<Scalars['String']['output']>;
  /** What it was allowed, as scopes: openid, profile, email, offline_access, service.ai_tools; service.platform of our own tools. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** When it was connected. */
  readonly connectedAt: Scalars['DateTime']['output'];
  /** When it last used what it was allowed, to the minute; null for one that never did. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Another system's access to the company. */
export type Connection = {
  /** Identifies the connection. */
  readonly id: Scalars['ID']['output'];
  /** The interface it uses. */
  readonly kind: ConnectionKind;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Status of the connection. */
  readonly status: ConnectionStatus;
  /** The warehouse it represents. */
  readonly warehouseId: Maybe<Scalars['ID']['output']>;
  /** Its scopes. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Rate limit in calls per minute. Those of the kinds DELIVERY and COLLECTOR have the limits of their interfaces in its place. */
  readonly ratePerMinute: Scalars['Int']['output'];
  /** Addresses and CIDR ranges it may call from; empty for any. */
  readonly allowlist: ReadonlyArray<Scalars['String']['output']>;
  /** The only host on which its calls are accepted. */
  readonly dedicatedHost: Maybe<Scalars['String']['output']>;
  /** Visible prefix of its key. */
  readonly keyPrefix: Maybe<Scalars['String']['output']>;
  /** Its username, for interfaces with a password. */
  readonly username: Maybe<Scalars['String']['output']>;
  /** Webhook URL. */
  readonly webhookUrl: Maybe<Scalars['String']['output']>;
  /** Time of its last call, to the minute. */
  readonly lastCallAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when it has been silent while orders waited. */
  readonly silentSince: Maybe<Scalars['DateTime']['output']>;
  /** Creation time. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last change of its settings. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its calls of the last 24 hours, counted; null for kinds whose calls are not all logged. */
  readonly recentCalls: Maybe<CallCounts>;
  /** The webhooks that it made for itself, oldest first; none for kinds that have one address for all (`webhookUrl`). */
  readonly webhooks: ReadonlyArray<WebhookDestination>;
  /** Whether it has a webhook signing secret. */
  readonly hasWebhookSecret: Scalars['Boolean']['output'];
  /** Whether it is flagged as silent: it has not called while orders waited. */
  readonly silent: Scalars['Boolean']['output'];
  /** Its status, or ERROR while it is silent. */
  readonly indicator: ConnectionIndicator;
  /** The only site that a delivery token reads; null for other kinds. */
  readonly deliverySiteId: Maybe<Scalars['SafeInt']['output']>;
  /** Settings of a warehouse on the JSON facade; null for other kinds. */
  readonly wmsJson: Maybe<WmsJsonSettings>;
  /** Settings of a warehouse on the XML facade; null for other kinds. */
  readonly wmsXml: Maybe<WmsXmlSettings>;
  /** What a key of the catalog API is bound to; null for other kinds. */
  readonly catalogKey: Maybe<CatalogKey>;
  /** The location whose warehouse it represents; null where it represents none. */
  readonly location: Maybe<Location>;
  /** The company it belongs to. */
  readonly company: Company;
  /** How a carrier connection is read; null for other kinds. */
  readonly carrier: Maybe<CarrierSettings>;
  /** Which pages report to a storefront's collector; null for other kinds. */
  readonly collector: Maybe<CollectorSettings>;
  /** The public key of a collector, to copy into its pages, where everybody can read it; null for other kinds. */
  readonly collectorKey: Maybe<Scalars['String']['output']>;
  /** Which pages may use the token of a storefront; null for other kinds. */
  readonly store: Maybe<StoreSettings>;
  /** The token of a storefront, to copy into its pages, where everybody can read it; null for other kinds. */
  readonly storeToken: Maybe<Scalars['String']['output']>;
  /** Its certification: what its own calls have shown, and what is open. Null for kinds that are not certified. */
  readonly certification: Maybe<Certification>;
};

/** A page of Connection records. */
export type ConnectionConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Connection>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ConnectionEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many connections the filter finds. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** A connection with its secrets, which are shown only once. */
export type ConnectionCredentials = {
  /** The connection. */
  readonly connection: Connection;
  /** Its key. */
  readonly apiKey: Maybe<Scalars['String']['output']>;
  /** Its username. */
  readonly username: Maybe<Scalars['String']['output']>;
  /** Its password. */
  readonly password: Maybe<Scalars['String']['output']>;
  /** Webhook signing secret. */
  readonly webhookSecret: Maybe<Scalars['String']['output']>;
  /** The secret that signs customer references, of a collector. */
  readonly signingSecret: Maybe<Scalars['String']['output']>;
};

/** One Connection and its place in the list. */
export type ConnectionEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Connection;
};

/** Filters a list of connections. */
export type ConnectionFilter = {
  /** Only this kind. */
  readonly kind?: InputMaybe<ConnectionKind>;
  /** Only in this state. */
  readonly status?: InputMaybe<ConnectionStatus>;
};

/** Status of a connection, or ERROR while it is silent. */
export type ConnectionIndicator =
  /** New; its calls are refused until it is activated. */
  | 'DRAFT'
  /** Active; its calls are accepted. */
  | 'ACTIVE'
  /** Active, but it has not called for more than 30 minutes while orders waited; its next call clears the error. */
  | 'ERROR'
  /** Paused; its calls are refused. */
  | 'PAUSED';

/** The kind of a connection, by the interface it uses. */
export type ConnectionKind =
  /** A warehouse on the native fulfilment API. */
  | 'FULFILLMENT'
  /** A warehouse on the JSON facade. */
  | 'WMS_JSON'
  /** A warehouse on the XML facade. */
  | 'WMS_XML'
  /** An integration that reads and writes orders and returns. */
  | 'COMMERCE'
  /** A storefront that asks for delivery promises. */
  | 'STORE'
  /** A site that reads its content. */
  | 'DELIVERY'
  /** A system that maintains the catalog. */
  | 'CATALOG'
  /** A storefront that reports what shoppers do. */
  | 'COLLECTOR'
  /** A carrier that reports tracking events. */
  | 'CARRIER';

/** Status of a connection. */
export type ConnectionStatus =
  /** New; its calls are refused until it is activated. */
  | 'DRAFT'
  /** Active; its calls are accepted. */
  | 'ACTIVE'
  /** Paused; its calls are refused. */
  | 'PAUSED';

/** How a consent was answered. */
export type ConsentAnswer =
  /** The person agreed. */
  | 'ALLOWED'
  /** The person did not agree. */
  | 'REFUSED';

/** What a shopper decided. */
export type ConsentState =
  /** They may be watched. */
  | 'GRANTED'
  /** They may not be. */
  | 'DENIED'
  /** They have not decided. */
  | 'PENDING'
  /** They may not be any more. */
  | 'REVOKED';

/** A person or an organisation that the company deals with. */
export type Contact = {
  /** The contact. The id of one that was merged into it leads to it too. */
  readonly id: Scalars['ID']['output'];
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** Their e-mail addresses, in lower case. */
  readonly emails: ReadonlyArray<Scalars['String']['output']>;
  /** Their telephone numbers: + and digits where the country is known (+390255501234), else digits. */
  readonly phones: ReadonlyArray<Scalars['String']['output']>;
  /** The organisation, by its name. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** What they do there. */
  readonly role: Maybe<Scalars['String']['output']>;
  /** Tags it is found by. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Other names: those of contacts that were merged into it. */
  readonly otherNames: ReadonlyArray<Scalars['String']['output']>;
  /** The contacts that were merged into it, the first first: up to 200. */
  readonly mergedIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The latest notes of the company's knowledge that are about it, newest first, up to 20; `notes` with the filter `about` lists all. Needs brain.read. */
  readonly knowledgeNotes: ReadonlyArray<Note>;
  /** The first ten proposals with this contact: who looks like it. duplicateContacts has all of them. */
  readonly possibleDuplicates: ReadonlyArray<ContactDuplicate>;
  /** The contacts that were merged into it, as they were then: what undoes a merge by hand. */
  readonly merged: ReadonlyArray<MergedContact>;
  /** How many notes are about it, and about those that were merged into it. */
  readonly notesCount: Scalars['Int']['output'];
};

/** A page of Contact records. */
export type ContactConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Contact>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ContactEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many contacts the company has; null with a filter. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** A proposal: two contacts that look like one. mergeContacts makes them one. */
export type ContactDuplicate = {
  /** The two contacts; the one that was asked for first, else the older one. */
  readonly contacts: ReadonlyArray<Contact>;
  /** Why, each reason once, the strongest first. */
  readonly reasons: ReadonlyArray<DuplicateReason>;
  /** How likely they are one, 0 to 100: that of the strongest reason. */
  readonly score: Scalars['Int']['output'];
  /** The values that they have in common. */
  readonly agreements: ReadonlyArray<DuplicateAgreement>;
};

/** A page of ContactDuplicate records. */
export type ContactDuplicateConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ContactDuplicate>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ContactDuplicateEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One ContactDuplicate and its place in the list. */
export type ContactDuplicateEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ContactDuplicate;
};

/** One Contact and its place in the list. */
export type ContactEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Contact;
};

/** Filter of a list of contacts; all conditions must match. */
export type ContactFilter = {
  /** Words of the name, other names, organisation, role or e-mail addresses, or digits of a telephone number, all of which a contact must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address, in any capitals. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** A telephone number, however it is spaced, with its country or without as the contact has it; `text` finds both. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** A tag, in any capitals. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
};

/** A field of a type of blocks, or of the entries of a collection. */
export type ContentField = {
  /** Its name among the stored values. */
  readonly key: Scalars['String']['output'];
  /** Its name for editors. */
  readonly label: Scalars['String']['output'];
  /** What it holds. */
  readonly type: ContentFieldType;
  /** Whether it must have a value before it is published. */
  readonly required: Scalars['Boolean']['output'];
  /** Whether it holds a list of values. */
  readonly many: Maybe<Scalars['Boolean']['output']>;
  /** The most entries of its list, or characters of its text. */
  readonly most: Maybe<Scalars['Int']['output']>;
  /** Of a CHOICE: the values it can have. */
  readonly choices: Maybe<ReadonlyArray<FieldChoice>>;
  /** Of an ENTRY: the slug of the only collection whose entries it can name. */
  readonly collection: Maybe<Scalars['String']['output']>;
  /** Of a GROUP: its fields. */
  readonly fields: Maybe<ReadonlyArray<ContentField>>;
};

/** A field of a type of blocks, or of the entries of a collection. */
export type ContentFieldInput = {
  /** Its name among the stored values: lower-case letters, digits and underscores, at most 40. */
  readonly key: Scalars['String']['input'];
  /** Its name for editors. */
  readonly label: Scalars['String']['input'];
  /** What it holds. */
  readonly type: ContentFieldType;
  /** Whether it must have a value before it is published; false unless given. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it holds a list of values; false unless given. */
  readonly many?: InputMaybe<Scalars['Boolean']['input']>;
  /** The most entries of its list, or characters of its text. */
  readonly most?: InputMaybe<Scalars['Int']['input']>;
  /** Of a CHOICE, and there required: the values it can have. */
  readonly choices?: InputMaybe<ReadonlyArray<FieldChoiceInput>>;
  /** Of an ENTRY: the slug of the only collection whose entries it can name. */
  readonly collection?: InputMaybe<Scalars['String']['input']>;
  /** Of a GROUP, and there required: its fields, groups in groups up to three levels. */
  readonly fields?: InputMaybe<ReadonlyArray<ContentFieldInput>>;
};

/** What a field of a page's block or of an entry holds. */
export type ContentFieldType =
  /** A line of text. */
  | 'TEXT'
  /** Text of several lines. */
  | 'LONG_TEXT'
  /** Text with headings, lists, links and images: a tree of nodes {type, attrs, content} that begins with {type: doc, content: []}. Nodes: doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, code_block, horizontal_rule, image, table, table_row, table_cell, table_header, hard_break, text. Marks of text: bold, italic, underline, strike, code, link. The guide to content says what each has. */
  | 'RICH_TEXT'
  /** A number. */
  | 'NUMBER'
  /** Yes or no. */
  | 'BOOLEAN'
  /** A day: 2026-11-21. */
  | 'DATE'
  /** An instant: 2026-11-21T09:30:00.000Z. */
  | 'DATE_TIME'
  /** One of the choices. */
  | 'CHOICE'
  /** An address with https, http, mailto or tel, or a path of the site. */
  | 'URL'
  /** An image: {asset, alt, focal: {x, y}}. */
  | 'IMAGE'
  /** A product: {product: 12}. */
  | 'PRODUCT'
  /** A category of products: {category: 3}. */
  | 'CATEGORY'
  /** A page of the site: {page: 4}. */
  | 'PAGE'
  /** An entry of the site: {entry: 5}. */
  | 'ENTRY'
  /** Something of another site that can be embedded: {url, title}, of YouTube, Vimeo, Google Maps, Spotify, SoundCloud, Instagram, TikTok, Facebook, Pinterest. */
  | 'EMBED'
  /** Fields that belong together. */
  | 'GROUP';

/** What has texts in the locales of a site. */
export type ContentKind =
  /** A page. */
  | 'PAGE'
  /** An entry of a collection. */
  | 'ENTRY';

/** The text of a page or an entry in a locale, as it is edited, that a search found. */
export type ContentMatch = {
  /** The page or entry. */
  readonly documentId: Scalars['SafeInt']['output'];
  /** Which of the two it is. */
  readonly kind: ContentKind;
  /** Its site. */
  readonly siteId: Scalars['SafeInt']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path; empty for the home page. */
  readonly slug: Scalars['String']['output'];
  /** Whether websites show it. */
  readonly status: ContentStatus;
  /** When it was edited last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Who edited it last. */
  readonly updatedBy: Scalars['String']['output'];
  /** Since when websites show it, in whatever version; null while they do not. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The content around the first of the words, about 200 characters on one line; null where they are in the title, the slug or the path alone. */
  readonly snippet: Maybe<Scalars['String']['output']>;
  /** Where websites find it; null while it is not published. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** The page; null of an entry. */
  readonly page: Maybe<Page>;
  /** The entry; null of a page. */
  readonly entry: Maybe<Entry>;
};

/** A page of ContentMatch records. */
export type ContentMatchConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ContentMatch>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ContentMatchEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many texts are found in all; null for more than 10,000. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One ContentMatch and its place in the list. */
export type ContentMatchEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ContentMatch;
};

/** What becomes of a key of stored values: it is renamed (from and to), or dropped with its values. */
export type ContentMigrationInput = {
  /** What is renamed, by the old keys: title, or questions.text in a group. In a template behind its type of blocks, as in hero.title; hero alone is the type itself. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The new key of what is renamed; it stays where it is. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** What is dropped, named as `from` is: values are lost, and of a type of blocks the blocks. */
  readonly drop?: InputMaybe<Scalars['String']['input']>;
};

/** Where the text of a page or an entry refers to something. */
export type ContentReference = {
  /** The page or entry that refers to it. */
  readonly documentId: Scalars['SafeInt']['output'];
  /** Whether that is a page or an entry. */
  readonly documentKind: DocumentKind;
  /** The locale of the text. */
  readonly locale: Scalars['String']['output'];
  /** Whether the draft refers to it, or what websites read. */
  readonly state: ReferenceState;
  /** The path of the value: 3.image with blocks, gallery.0 with fields; that of a rich text for all that is in it. */
  readonly path: Scalars['String']['output'];
  /** What it refers to. */
  readonly kind: ReferenceKind;
  /** The id of the asset, the number of the record, or the address. */
  readonly target: Scalars['String']['output'];
  /** Why a website cannot follow it; null where nothing is known to be wrong. Products, categories and addresses elsewhere are not looked at. */
  readonly problem: Maybe<ReferenceProblem>;
  /** The title of the text that refers to it, as it is edited. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The page it refers to. */
  readonly page: Maybe<Page>;
  /** The entry it refers to. */
  readonly entry: Maybe<Entry>;
  /** The image it refers to. */
  readonly asset: Maybe<Asset>;
  /** The product it refers to; null where the catalog has none with this number any more. */
  readonly product: Maybe<Product>;
  /** The category it refers to; null where the catalog has none with this number any more. */
  readonly category: Maybe<Category>;
};

/** A page of ContentReference records. */
export type ContentReferenceConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ContentReference>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ContentReferenceEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** The same of the items of menus, whichever page of the list this is: those that lead to the page or entry, by its number or by a path where it is published, or those of the site that its website cannot follow. Only of menus as they are served: they have no drafts. */
  readonly menuItems: ReadonlyArray<MenuReference>;
  /** The same of redirects, by locale and path: those that lead to the page or entry, or to a path where it is published, or those of the site that lead to what is not published in their locale, or to a path that nothing answers. Redirects to addresses elsewhere are not asked. */
  readonly redirects: RedirectConnection;
};


/** A page of ContentReference records. */
export type ContentReferenceConnectionRedirectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** One ContentReference and its place in the list. */
export type ContentReferenceEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ContentReference;
};

/** Whether websites show a text. */
export type ContentStatus =
  /** They do not. */
  | 'DRAFT'
  /** They show it as it is edited. */
  | 'PUBLISHED'
  /** They show an earlier version: it was edited since it was published. */
  | 'CHANGED';

/** The text of a page or an entry in a locale as it was saved once. */
export type ContentVersion = {
  /** Counts the edits of the text in its locale. */
  readonly version: Scalars['Int']['output'];
  /** The language tag: it. */
  readonly locale: Scalars['String']['output'];
  /** Its title then. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path then. */
  readonly slug: Scalars['String']['output'];
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** Who saved it. */
  readonly savedBy: Scalars['String']['output'];
  /** Whether it is the version that websites show. */
  readonly isPublished: Scalars['Boolean']['output'];
  /** The blocks of a page, the fields of an entry, as they were saved. */
  readonly content: Maybe<Scalars['JSON']['output']>;
  /** What search engines were to be told. */
  readonly seo: Maybe<Scalars['JSON']['output']>;
};

/** A page of ContentVersion records. */
export type ContentVersionConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ContentVersion>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ContentVersionEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One ContentVersion and its place in the list. */
export type ContentVersionEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ContentVersion;
};

/** A version of a text. */
export type ContentVersionInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale of the text. */
  readonly locale: Scalars['String']['input'];
  /** The version. */
  readonly version: Scalars['Int']['input'];
};

/** The last integers a merchant's previous system assigned. */
export type ContinueSequencesInput = {
  /** Of an order (ord_ID): new orders get the integers after it. */
  readonly lastOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Of a return (reso_ID): new returns get the integers after it. */
  readonly lastReturn?: InputMaybe<Scalars['Int']['input']>;
};

/** The stock of a counted item where it was counted. */
export type CountedItem = {
  /** Stock keeping unit. */
  readonly sku: Scalars['String']['output'];
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Its stock there, after the count. */
  readonly stock: StockPosition;
};

/** An absolute level of one item, by sku or barcode. */
export type CountedItemInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN or GTIN. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** One of the location's stock location codes; its first one unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Units, 0 or more, without those of accepted fulfillment orders. */
  readonly quantity: Scalars['SafeInt']['input'];
  /** Sellable unless given. */
  readonly classification?: InputMaybe<StockClassification>;
  /** When it was counted; now unless given. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Companies whose figures are counted. */
export type CountFiguresInput = {
  /** The companies. */
  readonly companies: ReadonlyArray<FiguresOfInput>;
};

/** Whether a count is of all there are. */
export type CountPrecision =
  /** As many as counted. */
  | 'EXACT'
  /** As many as counted or more: there are so many that not all were looked at. */
  | 'AT_LEAST';

/** The priority of orders to a country. */
export type CountryPriority = {
  /** The country, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** 1 is the highest. */
  readonly priority: Scalars['Int']['output'];
};

/** The priority of orders to a country. */
export type CountryPriorityInput = {
  /** The country, ISO 3166-1 alpha-2; each at most once. */
  readonly countryCode: Scalars['String']['input'];
  /** 1 is the highest; up to 99. */
  readonly priority: Scalars['Int']['input'];
};

/** What was counted at a location: all of it is applied or nothing. Count what can be sold: without the units of accepted orders, with those of orders nobody accepted yet. */
export type CountStockInput = {
  /** Code of the location; the first active one that fulfills online orders, by code, unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 levels, each once. */
  readonly items: ReadonlyArray<CountedItemInput>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new catalog. */
export type CreateCatalogInput = {
  /** Lower-case letters, digits, dashes and underscores, at most 60; not a number alone. */
  readonly slug: Scalars['String']['input'];
  /** Its name for people, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The language of the products' own texts, BCP 47: en. */
  readonly defaultLocale: Scalars['String']['input'];
  /** All its languages, up to 100; the default one alone unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<CatalogLocaleInput>>;
  /** The currency of its default price list, ISO 4217. */
  readonly currency: Scalars['String']['input'];
};

/** A new collection. */
export type CreateCollectionInput = {
  /** Its site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the site, and the first segment of its entries' paths. */
  readonly slug: Scalars['String']['input'];
  /** The name editors see, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** The fields of its entries, up to 60. */
  readonly fields: ReadonlyArray<ContentFieldInput>;
};

/** A new company. */
export type CreateCompanyInput = {
  /** Its name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether it is the demo, which AI clients are told. */
  readonly isDemo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a sandbox, which cannot be changed later. */
  readonly sandbox?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new connection. */
export type CreateConnectionInput = {
  /** The interface it uses. */
  readonly kind: ConnectionKind;
  /** Its name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The warehouse it represents: the code or id of a location of the company; a warehouse connection needs one before it is activated. */
  readonly warehouseId?: InputMaybe<Scalars['ID']['input']>;
  /** Its scopes; defaults to those of its kind. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Webhook URL (https), for the kinds FULFILLMENT, COMMERCE and CARRIER. A key of the catalog API makes its webhooks itself; other kinds are sent nothing. */
  readonly webhookUrl?: InputMaybe<Scalars['String']['input']>;
  /** For a key of the catalog API only; its catalog and field rule never change. */
  readonly catalogKey?: InputMaybe<CatalogKeyInput>;
  /** For a carrier only. */
  readonly carrier?: InputMaybe<NewCarrierInput>;
  /** For a storefront only. */
  readonly store?: InputMaybe<StoreSettingsInput>;
  /** For a storefront's collector only. */
  readonly collector?: InputMaybe<CollectorSettingsInput>;
  /** For a delivery token only, which needs it; its site never changes. */
  readonly delivery?: InputMaybe<DeliveryTokenInput>;
  /** Whether it may call at once; else it is a draft until it is activated. */
  readonly activate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new contact. */
export type CreateContactInput = {
  /** Their name, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** Up to 20 e-mail addresses; they are kept in lower case, each once. */
  readonly emails?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Up to 20 telephone numbers, with + or 00 and the country (+39 02 5550 1234) or as they are dialled within it, without extensions; digits are kept, each number once. */
  readonly phones?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The organisation, by its name, at most 200 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** What they do there, at most 120 characters. */
  readonly role?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 tags of at most 60 characters. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Up to 20 other names of at most 200 characters, by which it is found too. */
  readonly otherNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A new webhook destination. */
export type CreateDestinationInput = {
  /** The company; defaults to the caller's own. */
  readonly companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The owner. */
  readonly owner: DestinationOwnerInput;
  /** Name of the sending profile. */
  readonly profile: Scalars['String']['input'];
  /** The address: https, public. */
  readonly url: Scalars['String']['input'];
  /** The event types it receives; all by default. */
  readonly events?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether it receives events; true by default. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Generate a signing secret. */
  readonly newSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** The signing secret, if none is generated; webhooks are unsigned without one. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
};

/** A return that was opened, and the token of its page. */
export type CreatedPortalReturn = {
  /** The last part of the address of its status page. */
  readonly token: Scalars['String']['output'];
  /** The address of its status page. */
  readonly statusUrl: Scalars['String']['output'];
  /** The return. */
  readonly return: PortalReturn;
};

/** A newly created token. */
export type CreatedStaffToken = {
  /** The token itself, shown only once. */
  readonly token: Scalars['String']['output'];
  /** The stored token. */
  readonly staffToken: StaffToken;
};

/** A new entry with its first text. */
export type CreateEntryInput = {
  /** The locale of its first text; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** Its title, at most 300 characters. */
  readonly title: Scalars['String']['input'];
  /** The last segment of its path: lower-case letters and digits joined by hyphens, at most 120, in any alphabet; made of the title unless given. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** What search engines are told: up to 20 texts, numbers and switches. */
  readonly seo?: InputMaybe<Scalars['JSON']['input']>;
  /** Its collection. */
  readonly collectionId: Scalars['SafeInt']['input'];
  /** Its place where a website sorts by it; behind the others unless given. */
  readonly sort?: InputMaybe<Scalars['Int']['input']>;
  /** The values of its collection's fields, by their keys; null for none. */
  readonly fields?: InputMaybe<Scalars['JSON']['input']>;
};

/** A new location. */
export type CreateLocationInput = {
  /** Its code, unique in the company. */
  readonly code: Scalars['String']['input'];
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Warehouse or store. */
  readonly kind: LocationKind;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** IANA time zone: Europe/Rome. */
  readonly timeZone: Scalars['String']['input'];
  /** Codes for stock updates, up to 500; the location code itself unless given. */
  readonly stockLocationCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Who makes its parcel labels; the warehouse unless given. */
  readonly labelsBy?: InputMaybe<LabelMaker>;
  /** Whether routing sends online orders to it; true unless given. */
  readonly fulfilsOnline?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether customers can collect orders there; false unless given. */
  readonly offersPickup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is. */
  readonly address?: InputMaybe<AddressInput>;
};

/** A note to write. */
export type CreateNoteInput = {
  /** Its title, at most 200 characters. */
  readonly title: Scalars['String']['input'];
  /** What it says, at most 10,000 characters. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 tags of at most 60 characters. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Up to 20 records that it is about. */
  readonly about?: InputMaybe<ReadonlyArray<KnowledgeReferenceInput>>;
};

/** A new webhook of the calling key. */
export type CreateOwnDestinationInput = {
  /** The address: https, public. */
  readonly url: Scalars['String']['input'];
  /** The event types it receives, at least one. */
  readonly events: ReadonlyArray<Scalars['String']['input']>;
};

/** A new page with its first text. */
export type CreatePageInput = {
  /** The locale of its first text; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** Its title, at most 300 characters. */
  readonly title: Scalars['String']['input'];
  /** The last segment of its path: lower-case letters and digits joined by hyphens, at most 120, in any alphabet; made of the title unless given. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** What search engines are told: up to 20 texts, numbers and switches. */
  readonly seo?: InputMaybe<Scalars['JSON']['input']>;
  /** Its site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The key of its template. */
  readonly template: Scalars['String']['input'];
  /** The page below which it is; at the root unless given. */
  readonly parentId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Whether it is the home page, which has the path / and no slug; false unless given. */
  readonly isHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its blocks: a list of {id, type} with the fields of their type, at most 500; null for none. */
  readonly blocks?: InputMaybe<Scalars['JSON']['input']>;
};

/** A new person. */
export type CreatePersonInput = {
  /** The company; defaults to the caller's own. */
  readonly companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** E-mail address, unique in the deployment. */
  readonly email: Scalars['String']['input'];
  /** Name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Role in the company. */
  readonly role: CompanyRole;
  /** Roles of a member in the modules, none in absent modules; without this field, editor in every module. */
  readonly moduleRoles?: InputMaybe<ModuleRolesInput>;
  /** Whether they work for the operator of the platform; false by default. */
  readonly isInternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Password of 10 to 200 characters; without one they cannot sign in with a password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** A return as a shopper asks for it. */
export type CreatePortalReturnInput = {
  /** The portal. */
  readonly slug: Scalars['String']['input'];
  /** The session. */
  readonly session: Scalars['String']['input'];
  /** What comes back. */
  readonly lines: ReadonlyArray<PortalReturnLineInput>;
  /** What the shopper gets. */
  readonly resolution: ReturnResolution;
  /** How it travels. */
  readonly method: ReturnMethod;
  /** Code of the store where it is handed in. */
  readonly storeCode?: InputMaybe<Scalars['String']['input']>;
  /** The shopper's note. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Up to 3. */
  readonly photos?: InputMaybe<ReadonlyArray<PortalPhotoInput>>;
  /** Names the request: sent again for the same order, it answers the return that it made, whatever else is sent. */
  readonly requestKey?: InputMaybe<Scalars['String']['input']>;
  /** A request with the key of an earlier one of the order answers the return that was made then; one that asks for something else is refused. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An address that needs no code. */
export type CreateSenderAddressInput = {
  /** The address, one alone, in plain letters; capitals do not matter. */
  readonly email: Scalars['String']['input'];
  /** The name that recipients see beside it: 1 to 100 characters, without @, < and >. */
  readonly name: Scalars['String']['input'];
};

/** A new token for a program of the company. */
export type CreateServiceTokenInput = {
  /** Purpose of the token, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** In how many days it expires, 1 to 365; null for never, which only an owner may ask for. */
  readonly expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Permissions of the token, such as commerce.read: at least one, all among yours, and not company.manage. */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};

/** A new site. */
export type CreateSiteInput = {
  /** Slug of the workspace it belongs to. */
  readonly workspace: Scalars['String']['input'];
  /** Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the workspace. */
  readonly slug: Scalars['String']['input'];
  /** The name people see, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** Defaults to DRAFT. */
  readonly status?: InputMaybe<SiteStatus>;
  /** A language tag: it or pt-BR. */
  readonly defaultLocale: Scalars['String']['input'];
  /** 1 to 50 language tags, including the default locale; defaults to the default locale alone. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** https URL of the website. */
  readonly frontendUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A new token for a person. */
export type CreateStaffTokenInput = {
  /** The person's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** Purpose of the token, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** In how many days it expires, 1 to 365; null for never. */
  readonly expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Permissions to limit it to; all of the person when absent. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A task to make. */
export type CreateTaskInput = {
  /** Its title, at most 200 characters. */
  readonly title: Scalars['String']['input'];
  /** What is to be done, at most 10,000 characters. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it is due, YYYY-MM-DD, where the company works. Required with `recurrence`. */
  readonly dueOn?: InputMaybe<Scalars['String']['input']>;
  /** The id or e-mail address of the active person of the company who is to do it. */
  readonly assignee?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 20 records that it is about. */
  readonly about?: InputMaybe<ReadonlyArray<KnowledgeReferenceInput>>;
  /** When it is due again once it is done. */
  readonly recurrence?: InputMaybe<TaskRecurrenceInput>;
};

/** A new token of a person. */
export type CreateTokenInput = {
  /** Purpose of the token, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** In how many days it expires, 1 to 365; null for never, which only an owner may ask for. */
  readonly expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Yourself, which is the default.
   * @deprecated People create their own tokens alone; programs have service tokens (createServiceToken).
   */
  readonly personId?: InputMaybe<Scalars['ID']['input']>;
  /** Permissions to limit it to, such as commerce.read; when absent, it has yours as they are at each call. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A new workspace. */
export type CreateWorkspaceInput = {
  /** Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the company. */
  readonly slug: Scalars['String']['input'];
  /** The name people see, at most 200 characters. */
  readonly name: Scalars['String']['input'];
};

/** The customer of an order; guests may lack anything. */
export type Customer = {
  /** Full name. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** The sales channel's id of the customer; null for guests. */
  readonly channelId: Maybe<Scalars['String']['output']>;
};

/** What was erased of a customer. */
export type CustomerErasure = {
  /** When. */
  readonly erasedAt: Scalars['DateTime']['output'];
  /** Orders that no longer name them. */
  readonly orderCount: Scalars['Int']['output'];
  /** Returns that no longer name them. */
  readonly returnCount: Scalars['Int']['output'];
};

/** The customer of an order; each field of up to 255 characters, the e-mail address of up to 320. */
export type CustomerInput = {
  /** Full name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The sales channel's id of the customer; left out for guests. */
  readonly channelId?: InputMaybe<Scalars['String']['input']>;
};

/** A notification that is due, with what its mail says. */
export type CustomerNotice = {
  /** The shipment. */
  readonly shipmentId: Scalars['ID']['output'];
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** The customer's address. */
  readonly email: Scalars['String']['output'];
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['output'];
  /** The order's number. */
  readonly order: Scalars['String']['output'];
  /** Whether the parcel is not all of the order: it has other shipments, or something of it has not left. */
  readonly isPartOfOrder: Scalars['Boolean']['output'];
  /** The customer's first name; empty where it is not known. */
  readonly firstName: Scalars['String']['output'];
  /** The carrier. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** The carrier's number of the parcel; empty where there is none. */
  readonly trackingNumber: Scalars['String']['output'];
  /** The last part of the address of the parcel's page. */
  readonly trackingToken: Scalars['String']['output'];
};

/** A mail that customers get once: of each shipment when its carrier reports something, or of each return that they opened when something becomes of it. What is older than a day is not mailed. */
export type CustomerNotification = {
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** Whether it is sent. */
  readonly enabled: Scalars['Boolean']['output'];
  /** What its texts may leave open: {greeting} with its name in braces, and so on. */
  readonly placeholders: ReadonlyArray<Scalars['String']['output']>;
  /** Its text in every language; a customer gets that of their order. */
  readonly texts: ReadonlyArray<CustomerNotificationText>;
};

/** What customers are told of their parcels, and of the returns that they opened on the portal, by mail. */
export type CustomerNotificationKind =
  /** The parcel is on the vehicle that delivers it. */
  | 'OUT_FOR_DELIVERY'
  /** The parcel was delivered. */
  | 'DELIVERED'
  /** The parcel waits at a depot or pickup point. */
  | 'READY_FOR_PICKUP'
  /** The carrier reports a problem with the delivery. */
  | 'DELIVERY_PROBLEM'
  /** The customer opened a return. */
  | 'RETURN_OPENED'
  /** The label of a return is made. */
  | 'RETURN_LABEL_READY'
  /** Making the label of a return failed three times, and is tried again. */
  | 'RETURN_LABEL_DELAYED'
  /** A return arrived. */
  | 'RETURN_RECEIVED'
  /** A return was refunded. */
  | 'RETURN_REFUNDED'
  /** A store credit was given for a return. */
  | 'RETURN_CREDIT_ISSUED'
  /** What the customer gets instead has left. */
  | 'RETURN_EXCHANGE_SENT'
  /** A return arrived, and not as it was expected. */
  | 'RETURN_NOT_COMPLIANT'
  /** A return was cancelled. */
  | 'RETURN_CANCELLED';

/** The text of a notification in one language. */
export type CustomerNotificationText = {
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['output'];
  /** Subject; up to 200 characters. */
  readonly subject: Scalars['String']['output'];
  /** Text; paragraphs are parted by empty lines, up to 5,000 characters. The placeholders of the notification, in braces, are filled in. */
  readonly body: Scalars['String']['output'];
  /** Whether it is the company's own; else the usual one. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** A person who ordered: all orders with one e-mail address. */
export type CustomerProfile = {
  /** The customer. */
  readonly id: Scalars['ID']['output'];
  /** The e-mail address, in lower case. */
  readonly email: Scalars['String']['output'];
  /** Full name, as of the newest order. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Phone number, as of the newest order. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** How many orders they placed, cancelled ones among them. */
  readonly orderCount: Scalars['Int']['output'];
  /** When they ordered first. */
  readonly firstOrderAt: Scalars['DateTime']['output'];
  /** When they ordered last. */
  readonly lastOrderAt: Scalars['DateTime']['output'];
  /** What they ordered for minus what was refunded, one amount a currency; cancelled orders do not count. */
  readonly totals: ReadonlyArray<Money>;
  /** Their orders, newest first. */
  readonly orders: OrderConnection;
  /** The returns of their orders, newest first. */
  readonly returns: ReturnConnection;
  /** The different addresses of their newest 100 orders, newest first. */
  readonly addresses: ReadonlyArray<Address>;
  /** Tags that staff gave them, in alphabetical order. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** What staff keep on them under keys of their own, by namespace and key. */
  readonly metadata: ReadonlyArray<MetadataEntry>;
};


/** A person who ordered: all orders with one e-mail address. */
export type CustomerProfileOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A person who ordered: all orders with one e-mail address. */
export type CustomerProfileReturnsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A person who ordered: all orders with one e-mail address. */
export type CustomerProfileMetadataArgs = {
  namespace?: InputMaybe<Scalars['String']['input']>;
};

/** A page of CustomerProfile records. */
export type CustomerProfileConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<CustomerProfile>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<CustomerProfileEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One CustomerProfile and its place in the list. */
export type CustomerProfileEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: CustomerProfile;
};

/** A customer, and tags to give them or to take from them. */
export type CustomerTagsInput = {
  /** The e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The tags, of 1 to 60 characters, case-sensitive; a customer has up to 50. */
  readonly tags: ReadonlyArray<Scalars['String']['input']>;
};

/** Customs data of an item. */
export type CustomsFactsInput = {
  /** The item. */
  readonly sku: Scalars['String']['input'];
  /** Harmonised System code. */
  readonly hsCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made, ISO 3166-1 alpha-2; the country it is sent from unless given. */
  readonly originCountry?: InputMaybe<Scalars['String']['input']>;
};

/** A person's answer. */
export type DecideConsentInput = {
  /** The address of this provider. */
  readonly issuer: Scalars['String']['input'];
  /** The handle of the consent. */
  readonly handle: Scalars['String']['input'];
  /** The session of the browser; null where it has none. */
  readonly sessionToken?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person agrees. */
  readonly allow: Scalars['Boolean']['input'];
};

/** An image to delete. */
export type DeleteAssetInput = {
  /** The image. */
  readonly id: Scalars['ID']['input'];
  /** Delete it although pages or entries refer to it; false unless given. */
  readonly evenIfUsed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A contact to delete. */
export type DeleteContactInput = {
  /** The contact; one that was merged into another is CONFLICT. */
  readonly id: Scalars['ID']['input'];
};

/** Values to remove from a customer. */
export type DeleteCustomerMetadataInput = {
  /** The namespace. */
  readonly namespace: Scalars['String']['input'];
  /** The keys to remove; the whole namespace when left out. */
  readonly keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** A contact that was deleted: nothing of what it said. */
export type DeletedContact = {
  /** Its id, which leads nowhere any more. */
  readonly id: Scalars['ID']['output'];
  /** The contacts that had been merged into it. */
  readonly mergedIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A destination to remove. */
export type DeleteDestinationInput = {
  /** The company; defaults to the caller's own. */
  readonly companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The destination. */
  readonly id: Scalars['ID']['input'];
};

/** A product that was moved to the trash. */
export type DeletedProduct = {
  /** Its id. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its SKU. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A note to delete. */
export type DeleteKnowledgeNoteInput = {
  /** The note. */
  readonly id: Scalars['ID']['input'];
};

/** Values to remove from an order or return. */
export type DeleteMetadataInput = {
  /** The namespace. */
  readonly namespace: Scalars['String']['input'];
  /** The keys to remove; the whole namespace when left out. */
  readonly keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Order number, with or without #, external id or id; left out for a return. */
  readonly orderReference?: InputMaybe<Scalars['ID']['input']>;
  /** Return number or id; left out for an order. */
  readonly returnReference?: InputMaybe<Scalars['ID']['input']>;
};

/** A note to remove. */
export type DeleteNoteInput = {
  /** The note. */
  readonly id: Scalars['ID']['input'];
};

/** Values to remove from a product. */
export type DeleteProductMetadataInput = {
  /** The namespace. */
  readonly namespace: Scalars['String']['input'];
  /** The keys to remove; the whole namespace when left out. */
  readonly keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The product's id. */
  readonly productId: Scalars['SafeInt']['input'];
};

/** A task to delete. */
export type DeleteTaskInput = {
  /** The task. CONFLICT for one that was merged into another. */
  readonly id: Scalars['ID']['input'];
};

/** A text of a page or an entry. */
export type DeleteTextInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale of the text. */
  readonly locale: Scalars['String']['input'];
};

/** The same page or entry in a locale. */
export type DeliveredAlternate = {
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Its path. */
  readonly path: Scalars['String']['output'];
};

/** A page of entries as their website reads it, the newest first. */
export type DeliveredEntries = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** The entries. */
  readonly entries: ReadonlyArray<DeliveredEntry>;
};

/** A page of entries that a website reads. */
export type DeliveredEntriesInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** The number of the page, from 1. */
  readonly page: Scalars['Int']['input'];
  /** How many records a page has. */
  readonly perPage: Scalars['Int']['input'];
  /** The slug of their collection. */
  readonly collection: Scalars['String']['input'];
};

/** An entry as its website reads it. */
export type DeliveredEntry = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** The entry. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Its slug. */
  readonly slug: Scalars['String']['output'];
  /** The values of its fields, as JSON text. */
  readonly fields: Scalars['String']['output'];
  /** What search engines are told, as JSON text. */
  readonly seo: Scalars['String']['output'];
  /** Since when it is published. */
  readonly publishedAt: Scalars['DateTime']['output'];
  /** Its place where the website sorts by it. */
  readonly sort: Scalars['Int']['output'];
};

/** An entry that a website reads. */
export type DeliveredEntryInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** The slug of its collection. */
  readonly collection: Scalars['String']['input'];
  /** Its slug. */
  readonly slug: Scalars['String']['input'];
};

/** A menu as its website reads it. */
export type DeliveredMenu = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Its handle. */
  readonly handle: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Its items with those below them, as JSON text: id, label, url, type, target and children of each. */
  readonly items: Scalars['String']['output'];
};

/** A menu without its items. */
export type DeliveredMenuHead = {
  /** Its handle. */
  readonly handle: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A menu that a website reads. */
export type DeliveredMenuInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** Its handle. */
  readonly handle: Scalars['String']['input'];
};

/** The menus of a site as its website reads them. */
export type DeliveredMenus = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** The menus, by handle. */
  readonly menus: ReadonlyArray<DeliveredMenuHead>;
};

/** The menus that a website reads. */
export type DeliveredMenusInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** A page as its website reads it. */
export type DeliveredPage = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** The page. */
  readonly id: Scalars['SafeInt']['output'];
  /** The key of its template. */
  readonly template: Scalars['String']['output'];
  /** Whether it is the home page. */
  readonly isHome: Scalars['Boolean']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path. */
  readonly slug: Scalars['String']['output'];
  /** Its blocks, as JSON text. */
  readonly blocks: Scalars['String']['output'];
  /** What search engines are told, as JSON text. */
  readonly seo: Scalars['String']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Since when it is published. */
  readonly publishedAt: Scalars['DateTime']['output'];
};

/** A page that a website reads. */
export type DeliveredPageInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** Its path, with or without slashes around it. */
  readonly path: Scalars['String']['input'];
};

/** A redirect as its website reads it. */
export type DeliveredRedirect = {
  /** The path. */
  readonly path: Scalars['String']['output'];
  /** Where it leads; null where that is nowhere any more. */
  readonly target: Maybe<Scalars['String']['output']>;
  /** What the website answers. */
  readonly status: Scalars['Int']['output'];
};

/** A page of redirects as their website reads it, by path. */
export type DeliveredRedirects = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** The redirects. */
  readonly redirects: ReadonlyArray<DeliveredRedirect>;
};

/** A page of redirects that a website reads. */
export type DeliveredRedirectsInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** The number of the page, from 1. */
  readonly page: Scalars['Int']['input'];
  /** How many records a page has. */
  readonly perPage: Scalars['Int']['input'];
  /** Only the one of this path. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A site as its website reads it. */
export type DeliveredSite = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** The site. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its slug. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its status. */
  readonly status: SiteStatus;
  /** Its default locale. */
  readonly defaultLocale: Scalars['String']['output'];
  /** Its locales. */
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
  /** The address of the website. */
  readonly frontendUrl: Maybe<Scalars['String']['output']>;
};

/** A site whose website reads it. */
export type DeliveredSiteInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a sitemap, by path. */
export type DeliveredSitemap = {
  /** Changes with every byte of the answer. */
  readonly etag: Scalars['String']['output'];
  /** When it last changed. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** The addresses. */
  readonly urls: ReadonlyArray<DeliveredUrl>;
};

/** A page of a sitemap that a website reads. */
export type DeliveredSitemapInput = {
  /** The slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The tag of the answer that the caller has: of the same one the texts, or the records, are left out. */
  readonly known?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** The number of the page, from 1. */
  readonly page: Scalars['Int']['input'];
  /** How many records a page has. */
  readonly perPage: Scalars['Int']['input'];
};

/** An address of a sitemap. */
export type DeliveredUrl = {
  /** The number of its page or entry, by which links within rich text name it. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its path. */
  readonly path: Scalars['String']['output'];
  /** Whether it is an entry of a collection; a page otherwise. */
  readonly isEntry: Scalars['Boolean']['output'];
  /** When it was last published. */
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Itself in every locale of the site in which it is published. */
  readonly alternates: ReadonlyArray<DeliveredAlternate>;
};

/** The delivery of one event to one destination. */
export type Delivery = {
  /** Identifies the delivery. */
  readonly id: Scalars['ID']['output'];
  /** The webhook destination. A connection's own webhook has the connection's id. */
  readonly destinationId: Scalars['ID']['output'];
  /** The connection that owns the destination; null where no connection does. */
  readonly connectionId: Maybe<Scalars['ID']['output']>;
  /** The event, the same in every attempt. */
  readonly eventId: Scalars['ID']['output'];
  /** Event type: order.ready. */
  readonly type: Scalars['String']['output'];
  /** The body, exactly as it is signed and sent; that to the website of a site without its field secret, which is put in when it is sent, and shown to nobody. */
  readonly body: Scalars['String']['output'];
  /** State of the delivery. */
  readonly state: DeliveryState;
  /** When the next attempt is due; null when none is. */
  readonly dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Creation time. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was delivered, given up or suppressed. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Every attempt, in order. */
  readonly attempts: ReadonlyArray<DeliveryAttempt>;
};

/** One attempt to deliver an event to a receiver. */
export type DeliveryAttempt = {
  /** 1 for the first, and one more for each, resends included: websites of sites are sent the number since the last resend, from 1 to 6. */
  readonly number: Scalars['Int']['output'];
  /** Start time. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  readonly durationMs: Scalars['Int']['output'];
  /** URL it was sent to. */
  readonly url: Scalars['String']['output'];
  /** Whether the receiver accepted it. */
  readonly delivered: Scalars['Boolean']['output'];
  /** HTTP status of the response; null when there was none. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Reason for the failure; null for a delivered attempt. */
  readonly failure: Maybe<Scalars['String']['output']>;
  /** Request headers as JSON text. */
  readonly requestHeaders: Scalars['String']['output'];
  /** Response headers as JSON text. */
  readonly answerHeaders: Maybe<Scalars['String']['output']>;
  /** The beginning of the response body. */
  readonly answerBody: Maybe<Scalars['String']['output']>;
};

/** A page of Delivery records. */
export type DeliveryConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Delivery>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<DeliveryEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Delivery and its place in the list. */
export type DeliveryEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Delivery;
};

/** When a carrier expected to deliver a shipment. */
export type DeliveryEstimate = {
  /** When it said so. */
  readonly knownAt: Scalars['DateTime']['output'];
  /** When it expected to deliver. */
  readonly estimatedAt: Scalars['DateTime']['output'];
};

/** Filters a list of deliveries. */
export type DeliveryFilter = {
  /** Only deliveries of this connection. */
  readonly connectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only deliveries in this state. */
  readonly state?: InputMaybe<DeliveryState>;
  /** True for deliveries that wait after a failed attempt, false for those that wait for their first one. */
  readonly failing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only deliveries created at this time or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only deliveries created before this time. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** When something would arrive if it were ordered at that moment: by the routing, stock, calendars, capacity and policies that fulfilment uses. Nothing is reserved. */
export type DeliveryPromise = {
  /** The moment it was computed for. */
  readonly computedAt: Scalars['DateTime']['output'];
  /** Destination, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** What was asked for. */
  readonly items: ReadonlyArray<PromiseItem>;
  /** One for each shipping method with a transit time to the destination; both, unavailable, where none has one; none while an item is unknown. */
  readonly options: ReadonlyArray<ShippingOption>;
  /** Up to three stores of the country, the nearest first; null where promiseSettings turn pickup off. */
  readonly pickup: Maybe<ReadonlyArray<PickupOption>>;
};

/** A cart and where it goes. */
export type DeliveryPromiseInput = {
  /** Destination, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** Postcode of the destination: it chooses transit times and policies by postcode, and the nearest stores. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Sales channel, which chooses routing rules and policies; that of promiseSettings unless given. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 lines. */
  readonly lines: ReadonlyArray<PromiseLineInput>;
};

/** The retry schedule of a profile. */
export type DeliveryScheduleInput = {
  /** The profile. */
  readonly profile: Scalars['String']['input'];
  /** Waits after failed attempts, in milliseconds; a delivery is given up after one attempt more than there are waits. */
  readonly waits: ReadonlyArray<Scalars['Int']['input']>;
};

/** The state of a webhook delivery. */
export type DeliveryState =
  /** Being sent, or waiting for its next attempt. */
  | 'WAITING'
  /** The receiver accepted it. */
  | 'DELIVERED'
  /** The last attempt failed; it can be resent manually. */
  | 'GIVEN_UP'
  /** Not sent, because the destination was inactive or its connection paused or a draft; it is not sent later. */
  | 'SUPPRESSED';

/** What a delivery token reads. */
export type DeliveryTokenInput = {
  /** The only site whose content it reads. */
  readonly siteId: Scalars['SafeInt']['input'];
};

/** The result of claiming a task. */
export type DeploymentTaskClaim = {
  /** Whether this process holds the task; otherwise another one does. */
  readonly isOwner: Scalars['Boolean']['output'];
  /** The stored result of an earlier run. */
  readonly result: Maybe<Scalars['String']['output']>;
};

/** The owner of a destination. */
export type DestinationOwnerInput = {
  /** The kind of owner: connection, or a record of another subgraph (site). */
  readonly kind: Scalars['String']['input'];
  /** Identifies it. */
  readonly id: Scalars['ID']['input'];
};

/** A sender's free capacity for one destination. */
export type DestinationRoomInput = {
  /** The destination. */
  readonly destinationId: Scalars['ID']['input'];
  /** Maximum number of deliveries. */
  readonly room: Scalars['Int']['input'];
};

/** A page of a site's tree, or an entry of a collection. */
export type DocumentKind =
  /** A page. */
  | 'PAGE'
  /** An entry. */
  | 'ENTRY';

/** Who edits a page or an entry in a locale: until the lock ends nobody else saves, publishes, moves or deletes it there. */
export type DocumentLock = {
  /** The page or entry. */
  readonly documentId: Scalars['SafeInt']['output'];
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Who edits it. */
  readonly by: Scalars['String']['output'];
  /** Since when. */
  readonly since: Scalars['DateTime']['output'];
  /** When the lock ends unless it is renewed: five minutes after it was locked or saved last. */
  readonly until: Scalars['DateTime']['output'];
  /** Whether it is the caller's. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** What became of one of several pages and entries. */
export type DocumentOutcome = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['output'];
  /** Of a publication: the locales in which websites show something else since; not those whose draft was published already as it is, nor those of pages above it. Null where it was refused, and of one that was taken out. */
  readonly published: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why nothing was changed; null if it was, or was so already. */
  readonly refusal: Maybe<DocumentRefusal>;
  /** The page after the change; null of an entry, and where it was refused. */
  readonly page: Maybe<Page>;
  /** The entry after the change; null of a page, and where it was refused. */
  readonly entry: Maybe<Entry>;
};

/** The result of publishing several pages and entries, or of taking them out: each in its own right, so that some may be refused. */
export type DocumentOutcomes = {
  /** How many were published or taken out, or were so already. */
  readonly changed: Scalars['Int']['output'];
  /** How many were refused. */
  readonly refused: Scalars['Int']['output'];
  /** Each of them, in the order they were listed. */
  readonly documents: ReadonlyArray<DocumentOutcome>;
};

/** Where a document travels. */
export type DocumentPosition =
  /** Inside the parcel. */
  | 'INTERNAL'
  /** Outside the parcel. */
  | 'EXTERNAL';

/** Why a page or an entry was not published, or not taken out. */
export type DocumentRefusal = {
  /** Code of the error, as publishPage and its like answer it. */
  readonly code: Scalars['String']['output'];
  /** The same as readable text. */
  readonly message: Scalars['String']['output'];
  /** Its details: a field path maps to its messages, other names to plain values. */
  readonly details: Scalars['JSON']['output'];
};

/** One of several pages and entries to publish. */
export type DocumentToPublishInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locales; every one whose draft changed unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** When it was published first, for what is brought along from elsewhere; now unless given. */
  readonly publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One of several pages and entries to take out. */
export type DocumentToUnpublishInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locales; every one in which it is published unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What a document is. */
export type DocumentType =
  /** Asks for the payment. */
  | 'INVOICE'
  /** Confirms the payment. */
  | 'RECEIPT'
  /** Declares the goods at a border. */
  | 'CUSTOMS'
  /** Lists what the parcels hold, without prices. */
  | 'PACKING_SLIP'
  /** Goes with the goods: a leaflet, a card. */
  | 'INSERT'
  /** Anything else. */
  | 'OTHER';

/** A notification that is due. */
export type DueNotificationInput = {
  /** The shipment. */
  readonly shipmentId: Scalars['ID']['input'];
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** The customer's address. */
  readonly email: Scalars['String']['input'];
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['input'];
  /** The order's number. */
  readonly order: Scalars['String']['input'];
  /** Whether the parcel is not all of the order. */
  readonly isPartOfOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer's first name; empty where it is not known. */
  readonly firstName: Scalars['String']['input'];
  /** The carrier. */
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number of the parcel; empty where there is none. */
  readonly trackingNumber: Scalars['String']['input'];
  /** The last part of the address of the parcel's page. */
  readonly trackingToken: Scalars['String']['input'];
};

/** A notification of a return that is due. */
export type DueReturnNotificationInput = {
  /** The return. */
  readonly returnId: Scalars['ID']['input'];
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** The customer's address. */
  readonly email: Scalars['String']['input'];
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['input'];
  /** The order's number. */
  readonly order: Scalars['String']['input'];
  /** The return's number. */
  readonly number: Scalars['String']['input'];
  /** The customer's first name; empty where it is not known. */
  readonly firstName: Scalars['String']['input'];
  /** The last part of the address of the portal. */
  readonly slug: Scalars['String']['input'];
  /** The last part of the address of the return's page. */
  readonly token: Scalars['String']['input'];
  /** What is returned. */
  readonly items: ReadonlyArray<ReturnNotificationItemInput>;
  /** What the customer gets instead. */
  readonly exchange: ReadonlyArray<ReturnNotificationItemInput>;
  /** REFUND, EXCHANGE or STORE_CREDIT. */
  readonly resolution: Scalars['String']['input'];
  /** Of the refund or credit, estimated until it is made, in minor units. */
  readonly amountMinor: Scalars['Int']['input'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['input'];
  /** Name and address of the store where it is handed in, line by line. */
  readonly store?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The carrier. */
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number of the parcel. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The code of the store credit. */
  readonly creditCode?: InputMaybe<Scalars['String']['input']>;
  /** Until when the store credit can be spent. */
  readonly validUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Work that is due and not yet done. */
export type DueWork = {
  /** Since when the longest waiting delivery of a webhook is due; null where none is. */
  readonly deliveriesSince: Maybe<Scalars['DateTime']['output']>;
  /** Since when the longest waiting mail is due; null where none is. */
  readonly mailsSince: Maybe<Scalars['DateTime']['output']>;
};

/** What two contacts agree in. */
export type DuplicateAgreement = {
  /** What kind of value it is. */
  readonly reason: DuplicateReason;
  /** The value: the e-mail address, the telephone number, the name with its organisation. */
  readonly value: Scalars['String']['output'];
};

/** An entry to copy. */
export type DuplicateEntryInput = {
  /** The entry. */
  readonly id: Scalars['SafeInt']['input'];
};

/** A page to copy. */
export type DuplicatePageInput = {
  /** The page. */
  readonly id: Scalars['SafeInt']['input'];
  /** Whether the pages below it are copied too, 100 in all; false unless given. */
  readonly withDescendants?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Why two contacts look like one. */
export type DuplicateReason =
  /** They have an e-mail address in common. Score 95. */
  | 'EMAIL'
  /** They have a telephone number in common. Score 85. */
  | 'PHONE'
  /** Their names and organisations have the same words, in any order, capitals and accents. Score 60. */
  | 'NAME_AND_COMPANY';

/** A line of which fewer units are wanted. */
export type EditLineInput = {
  /** The order line. */
  readonly lineId: Scalars['ID']['input'];
  /** Units that are still wanted, at most those that are left; 0 cancels the line. */
  readonly quantity: Scalars['Int']['input'];
};

/** A note and its new text. */
export type EditNoteInput = {
  /** The note. */
  readonly id: Scalars['ID']['input'];
  /** What it says, up to 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The fields of an order to change; those not given stay. */
export type EditOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Who ordered: fields that are not given stay, those that are null are cleared. E-mail address and telephone number until everything left; the name too where the address has one of its own, else until a warehouse picks; the channel's id until a warehouse accepts a fulfillment order. */
  readonly customer?: InputMaybe<CustomerInput>;
  /** Where it goes now: fields that are not given stay, those that are null are cleared. Until a warehouse picks. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** Who pays: fields that are not given stay, those that are null are cleared; null when there is no such address. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** What an invoice needs by law: fields that are not given stay, those that are null are cleared; null when there is nothing. */
  readonly invoiceDetails?: InputMaybe<InvoiceDetailsInput>;
  /** Notes for the warehouse, up to 10,000 characters; null when there are none. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Its priority at every warehouse, 1 the highest; null for the default of its shipping type. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** How it travels. Until a warehouse accepts a fulfillment order. */
  readonly shipping?: InputMaybe<EditShippingInput>;
  /** Lines of which fewer units are wanted; units that were picked stay. */
  readonly lines?: InputMaybe<ReadonlyArray<EditLineInput>>;
  /** Lines to add. Until a warehouse accepts a fulfillment order. */
  readonly addLines?: InputMaybe<ReadonlyArray<PlaceOrderLineInput>>;
};

/** How an order is to travel; what is left out stays. */
export type EditShippingInput = {
  /** Code of the method. */
  readonly methodCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the method. */
  readonly methodName?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier's service. */
  readonly serviceCode?: InputMaybe<Scalars['String']['input']>;
  /** Standard or express. */
  readonly type?: InputMaybe<ShippingType>;
};

/** A new address that waits to be confirmed. */
export type EmailLink = {
  /** The address. */
  readonly email: Scalars['String']['output'];
  /** Whether the session is one of the account that asked for it. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The present address of that account; null for any other browser. */
  readonly account: Maybe<Scalars['String']['output']>;
};

/** A recipient of an e-mail that was sent. */
export type EmailRecipient = {
  /** How it is addressed to them. */
  readonly kind: EmailRecipientKind;
  /** Their address. */
  readonly email: Scalars['String']['output'];
  /** What became of it on its way to them. */
  readonly status: EmailStatus;
  /** The code of the last failure, such as EENVELOPE 550, where the mail server refused the recipient; null where there was none. */
  readonly failure: Maybe<Scalars['String']['output']>;
};

/** How an e-mail is addressed to a recipient. */
export type EmailRecipientKind =
  /** It is written to them. */
  | 'TO'
  /** They get a copy, which all see. */
  | 'CC';

/** What became of an e-mail on its way. */
export type EmailStatus =
  /** It waits to be sent, or to be tried again. */
  | 'QUEUED'
  /** The mail server took it. */
  | 'SENT'
  /** It was given up after a day, or the mail server refused it. */
  | 'FAILED';

/** Events of one company to send to webhook receivers. */
export type EnqueueDeliveriesInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The events. */
  readonly messages: ReadonlyArray<WebhookMessageInput>;
};

/** An entry of a collection, with its texts in each locale. */
export type Entry = {
  /** Counts pages and entries from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its place where a website sorts by it. */
  readonly sort: Scalars['Int']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its collection. */
  readonly collection: Collection;
  /** Its texts, by locale. */
  readonly translations: ReadonlyArray<EntryTranslation>;
  /** What is scheduled of it, by time; what was given up is among it. */
  readonly scheduled: ReadonlyArray<ScheduledPublication>;
};

/** A page of Entry records. */
export type EntryConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Entry>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<EntryEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many entries the collection has, or the filter finds; null where it finds more than 10,000. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One Entry and its place in the list. */
export type EntryEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Entry;
};

/** Which entries of a collection are listed: those of which one text, in any locale, fulfils all conditions. */
export type EntryFilter = {
  /** Words that the text must have in its title, slug, content or the path above it, as searchContent finds them. At most 8 words and 200 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** The locales; any unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether websites show the text: any of these; all unless given. */
  readonly statuses?: InputMaybe<ReadonlyArray<ContentStatus>>;
  /** Who edited the text last. */
  readonly updatedBy?: InputMaybe<Scalars['String']['input']>;
  /** Edited last at this time or later. */
  readonly updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Edited last before this time. */
  readonly updatedTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An entry as websites would show it, its draft included. */
export type EntryPreview = {
  /** The entry. */
  readonly id: Scalars['SafeInt']['output'];
  /** Its place where a website sorts by it. */
  readonly sort: Scalars['Int']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path. */
  readonly slug: Scalars['String']['output'];
  /** The path it would have. */
  readonly path: Scalars['String']['output'];
  /** The values of its collection's fields. */
  readonly fields: Maybe<Scalars['JSON']['output']>;
  /** What search engines would be told. */
  readonly seo: Maybe<Scalars['JSON']['output']>;
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Whether websites show another version, or none. */
  readonly hasChanges: Scalars['Boolean']['output'];
};

/** The texts of an entry in a locale, as they are edited. */
export type EntryTranslation = {
  /** The language tag: it. */
  readonly locale: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path; empty for the home page. */
  readonly slug: Scalars['String']['output'];
  /** What search engines are told: an object of texts, numbers and switches. */
  readonly seo: Maybe<Scalars['JSON']['output']>;
  /** Counts its edits; send it with the next one, so that nobody's edit is overwritten. */
  readonly version: Scalars['Int']['output'];
  /** When it was edited last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Who edited it last. */
  readonly updatedBy: Scalars['String']['output'];
  /** Since when websites show it, in whatever version; null while they do not. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The values of its collection's fields, by their keys. */
  readonly fields: Maybe<Scalars['JSON']['output']>;
  /** Whether websites show another version, or none. */
  readonly hasChanges: Scalars['Boolean']['output'];
  /** Whether something of it cannot be read where it is stored, and is null here. It cannot be published until a version of it is restored or it is saved whole. */
  readonly isDamaged: Scalars['Boolean']['output'];
  /** Where websites find it; null while it is not published. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** Who edits it, and until when nobody else can; null while nobody does. */
  readonly lock: Maybe<DocumentLock>;
  /** What it refers to, in its order. */
  readonly references: ReadonlyArray<ContentReference>;
  /** Those of its references that websites could not follow: what is MISSING keeps it from being published. */
  readonly problems: ReadonlyArray<ContentReference>;
  /** Its versions, the newest first: the last 100, and the one that websites show. */
  readonly versions: ContentVersionConnection;
};


/** The texts of an entry in a locale, as they are edited. */
export type EntryTranslationVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A customer to erase. */
export type EraseCustomerInput = {
  /** The e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** A customer whom orders erased. */
export type ErasedCustomerInput = {
  /** The ids that storefronts have for them. */
  readonly customerIds: ReadonlyArray<Scalars['ID']['input']>;
  /** When. Visitors who came for the first time later are not erased. */
  readonly erasedAt: Scalars['DateTime']['input'];
};

/** Whom to erase: a visitor, or all visitors of a customer. */
export type EraseVisitorInput = {
  /** The visitor, by the id that the storefront gave them. */
  readonly visitorId?: InputMaybe<Scalars['ID']['input']>;
  /** The customer, by the id that the merchant's references have. */
  readonly customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The proof that what a visitor of a storefront did was erased. It does not say who it was: whoever still has the id of the visitor can look it up. */
export type Erasure = {
  /** The proof. */
  readonly id: Scalars['ID']['output'];
  /** A keyed hash of the visitor's id. */
  readonly visitorHash: Scalars['String']['output'];
  /** Why. */
  readonly state: ErasureReason;
  /** When. What the visitor did until then is not taken any more, whenever it arrives. */
  readonly erasedAt: Scalars['DateTime']['output'];
  /** How many events there were; so far, while it is under way. */
  readonly events: Scalars['Int']['output'];
};

/** A page of Erasure records. */
export type ErasureConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Erasure>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ErasureEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Erasure and its place in the list. */
export type ErasureEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Erasure;
};

/** Why a visitor was erased. */
export type ErasureReason =
  /** The shopper denied consent. */
  | 'denied'
  /** The shopper revoked consent. */
  | 'revoked'
  /** Staff erased them on request. */
  | 'requested';

/** For how long events of a kind are kept. Figures stay. */
export type EventRetention = {
  /** The kind. */
  readonly kind: ShopperEventKind;
  /** The days. */
  readonly days: Scalars['Int']['output'];
};

/** For how long events are to be kept; kinds that are not named stay as they are. */
export type EventRetentionInput = {
  /** The kinds. */
  readonly kinds: ReadonlyArray<KindRetentionInput>;
};

/** A warehouse's answer to one announced return. */
export type ExpectedReturnAnswerInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
  /** Whether it expects the return. */
  readonly expected: Scalars['Boolean']['input'];
  /** Why it does not. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
};

/** Why a shipping method promises what it does. */
export type ExplainedOption = {
  /** The promise. */
  readonly option: ShippingOption;
  /** Where routing looks for the units, and what is missing where nothing can be promised. */
  readonly because: Scalars['String']['output'];
  /** Name of the routing rule that applies; null for the default routing. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** Name of the service policy that applies; null for none. */
  readonly policy: Maybe<Scalars['String']['output']>;
  /** Name of the carrier that fulfilment would take; null where none goes there. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** The day on which the incoming stock has arrived that it needs; null where everything is in stock, or nothing suffices. */
  readonly arrivesOn: Maybe<Scalars['String']['output']>;
  /** The locations that routing would choose; none where stock suffices nowhere. */
  readonly parts: ReadonlyArray<ExplainedPart>;
  /** What decides the days of delivery: transit, days off and holidays of the destination, buffer. */
  readonly steps: ReadonlyArray<Scalars['String']['output']>;
  /** The same field by field, for who writes it in another language. */
  readonly decisions: ReadonlyArray<PromiseStep>;
  /** The locations side by side: those that are chosen, those that routing would look at next, and those that it does not look at although they have something of it; 20 at most. */
  readonly candidates: ReadonlyArray<PromiseCandidate>;
};

/** What would leave one location. */
export type ExplainedPart = {
  /** The location. */
  readonly location: Location;
  /** What it would send. */
  readonly units: ReadonlyArray<ExplainedUnits>;
  /** The day on which it is worked on; null where the location does not work within 400 days. */
  readonly processedOn: Maybe<Scalars['String']['output']>;
  /** The day on which it leaves; null where the location does not work within 400 days. */
  readonly shipsOn: Maybe<Scalars['String']['output']>;
  /** What decides the day on which it leaves: days off, holidays, cutoff, capacity, preparation. */
  readonly steps: ReadonlyArray<Scalars['String']['output']>;
  /** The same field by field, for who writes it in another language. */
  readonly decisions: ReadonlyArray<PromiseStep>;
};

/** What is withheld from the refund of a return by one method and for one reason. */
export type ExplainedReturnFee = {
  /** How it travels back. */
  readonly method: ReturnMethod;
  /** Code of the reason. */
  readonly reasonCode: Scalars['String']['output'];
  /** The fee, in the currency of the order. */
  readonly fee: Money;
};

/** Units of a line that would go to a location. */
export type ExplainedUnits = {
  /** Stock keeping unit. */
  readonly sku: Scalars['String']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** What can be sold at the location now; null for an item whose stock nobody reports. */
  readonly available: Maybe<Scalars['Int']['output']>;
};

/** How many orders, and whether labels go with them. */
export type ExportWaitingOrdersInput = {
  /** How many, 1 to 500. */
  readonly first: Scalars['Int']['input'];
  /** Only the order with this number. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** Format of the labels of first parcels and of the return label; no labels are made unless given. */
  readonly labelFormat?: InputMaybe<LabelFormat>;
};

/** Work done behind a call that has failed and was not done since. */
export type FailedTask = {
  /** What kind of work it is. */
  readonly kind: FailedTaskKind;
  /** The delivery, mail, label or event. */
  readonly id: Scalars['ID']['output'];
  /** What it is: the type of the event, the template of the mail, the parcel. */
  readonly name: Scalars['String']['output'];
  /** Why the last attempt failed. */
  readonly error: Scalars['String']['output'];
  /** Since when it fails. */
  readonly failingSince: Scalars['DateTime']['output'];
  /** How often it was tried; null where attempts are not counted. */
  readonly attempts: Maybe<Scalars['Int']['output']>;
  /** When it is tried again; null when it is not tried again by itself. */
  readonly nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
};

/** What kind of work failed. */
export type FailedTaskKind =
  /** A webhook to another system; the id is its delivery's. */
  | 'WEBHOOK'
  /** A mail. */
  | 'MAIL'
  /** The label of a parcel; the id is the label's. */
  | 'LABEL'
  /** An event that could not be passed on to the other parts of the platform; the operator has it passed on again. */
  | 'EVENT';

/** A value that a field can have. */
export type FieldChoice = {
  /** What is stored. */
  readonly value: Scalars['String']['output'];
  /** What editors read. */
  readonly label: Scalars['String']['output'];
};

/** A value that a field can have. */
export type FieldChoiceInput = {
  /** What is stored; unique among the choices. */
  readonly value: Scalars['String']['input'];
  /** What editors read. */
  readonly label: Scalars['String']['input'];
};

/** A field that belongs to a connected system: nobody else changes it. */
export type FieldLock = {
  /** The product; null for all products of the catalog. */
  readonly productId: Maybe<Scalars['SafeInt']['output']>;
  /** The field, by its name in the catalog API: title, prices, attributes.fit. */
  readonly field: Scalars['String']['output'];
  /** The system that owns it: the present name of its key, or what it was called. */
  readonly owner: Scalars['String']['output'];
  /** The key of the catalog API that owns it; null for a system without a key, whose fields no key writes. */
  readonly ownerKeyId: Maybe<Scalars['ID']['output']>;
};

/** How a key of the catalog API treats fields of products that have values. */
export type FieldRule =
  /** It always updates the fields it sends; people no longer edit the products it wrote. */
  | 'SORGENTE'
  /** It only fills fields that are empty. */
  | 'INSERIMENTO'
  /** It does not change existing fields; it only creates products. */
  | 'PLATFORM';

/** A company whose figures are counted. */
export type FiguresOfInput = {
  /** Its number. */
  readonly companyId: Scalars['Int']['input'];
  /** The IANA time zone in which its days begin. */
  readonly timeZone: Scalars['String']['input'];
};

/** What is sold without return. */
export type FinalSale = {
  /** SKUs; one that ends in * is the beginning of SKUs. */
  readonly skus: ReadonlyArray<Scalars['String']['output']>;
  /** Tags of orders and products. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** From this discount on, in percent of the price; null for no such rule. */
  readonly discountPercent: Maybe<Scalars['Int']['output']>;
};

/** What is sold without return; what is left out is none. */
export type FinalSaleInput = {
  /** SKUs; one that ends in * is the beginning of SKUs. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Tags of orders and products. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** From this discount on, 1 to 100 percent of the price. */
  readonly discountPercent?: InputMaybe<Scalars['Int']['input']>;
};

/** The response of a claimed call. */
export type FinishCallInput = {
  /** The company; defaults to the connection's own. */
  readonly companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Id of the call, from its claim. */
  readonly callId: Scalars['ID']['input'];
  /** Owner token, from its claim. */
  readonly owner: Scalars['String']['input'];
  /** HTTP status. */
  readonly status: Scalars['Int']['input'];
  /** Response headers as JSON text. */
  readonly headers: Scalars['String']['input'];
  /** Response body. */
  readonly body: Scalars['String']['input'];
  /** Secrets in the body, which are stored sealed. */
  readonly secrets?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Duration of the call in milliseconds. */
  readonly durationMs: Scalars['Int']['input'];
  /** Whether retries with the same key get this response; false frees the key. */
  readonly keep: Scalars['Boolean']['input'];
};

/** The result of a task of the deployment. */
export type FinishDeploymentTaskInput = {
  /** Name of the task. */
  readonly name: Scalars['String']['input'];
  /** The process that held it. */
  readonly owner: Scalars['ID']['input'];
  /** The result, for later claims; stored sealed. */
  readonly result?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a run. */
export type FinishJobInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Claim token. */
  readonly token: Scalars['ID']['input'];
  /** Interval after a successful run, in milliseconds. */
  readonly everyMilliseconds: Scalars['Int']['input'];
  /** Whether it failed; the wait until the retry grows with consecutive failures. */
  readonly hasFailed: Scalars['Boolean']['input'];
};

/** An order its warehouse rejected, with the fields to change, if any. */
export type FixOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Who ordered: fields that are not given stay, those that are null are cleared. E-mail address and telephone number until everything left; the name too where the address has one of its own, else until a warehouse picks; the channel's id until a warehouse accepts a fulfillment order. */
  readonly customer?: InputMaybe<CustomerInput>;
  /** Where it goes now: fields that are not given stay, those that are null are cleared. Until a warehouse picks. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** Who pays: fields that are not given stay, those that are null are cleared; null when there is no such address. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** What an invoice needs by law: fields that are not given stay, those that are null are cleared; null when there is nothing. */
  readonly invoiceDetails?: InputMaybe<InvoiceDetailsInput>;
  /** Notes for the warehouse, up to 10,000 characters; null when there are none. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Its priority at every warehouse, 1 the highest; null for the default of its shipping type. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** How it travels. Until a warehouse accepts a fulfillment order. */
  readonly shipping?: InputMaybe<EditShippingInput>;
  /** Lines of which fewer units are wanted; units that were picked stay. */
  readonly lines?: InputMaybe<ReadonlyArray<EditLineInput>>;
  /** Lines to add. Until a warehouse accepts a fulfillment order. */
  readonly addLines?: InputMaybe<ReadonlyArray<PlaceOrderLineInput>>;
};

/** Silent connections of one company. */
export type FlagSilentConnectionsInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The connections. */
  readonly connections: ReadonlyArray<SilentConnectionInput>;
};

/** The point that stays visible where it is cut. */
export type FocalPoint = {
  /** The share of the width, from 0 (left) to 1. */
  readonly x: Scalars['Float']['output'];
  /** The share of the height, from 0 (top) to 1. */
  readonly y: Scalars['Float']['output'];
};

/** The point that stays visible where it is cut. */
export type FocalPointInput = {
  /** The share of the width, from 0 (left) to 1, to six decimals. */
  readonly x: Scalars['Float']['input'];
  /** The share of the height, from 0 (top) to 1, to six decimals. */
  readonly y: Scalars['Float']['input'];
};

/** The last change of stock that a company's products have taken. */
export type FollowedStock = {
  /** The variant. */
  readonly variantId: Scalars['ID']['output'];
  /** Change sequence of that change in the orders subgraph. */
  readonly sequence: Scalars['DateTime']['output'];
};

/** Changes of a company's stock, in the order of the orders subgraph's list. */
export type FollowStockInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The changes. */
  readonly changes: ReadonlyArray<StockChangeInput>;
};

/** A note to delete. */
export type ForgetNoteInput = {
  /** The note. */
  readonly id: Scalars['ID']['input'];
};

/** Who asks for a link to choose a new password. */
export type ForgottenPasswordInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** Language of the page: it, en, de, fr or es. */
  readonly language: Scalars['String']['input'];
};

/** The result of accepting one order. */
export type FulfillmentAcceptance = {
  /** The reference as given in the call. */
  readonly reference: Scalars['ID']['output'];
  /** Why it was not accepted; null if it was. */
  readonly refusal: Maybe<FulfillmentRefusal>;
};

/** A cancellation asked for by the merchant or the channel. */
export type FulfillmentCancellation = {
  /** Who asked: merchant, channel or platform. */
  readonly requestedBy: Scalars['String']['output'];
  /** When. */
  readonly cancelledAt: Scalars['DateTime']['output'];
};

/** Customs documents an order needs outside the parcel. */
export type FulfillmentDocuments = {
  /** Whether it needs any. */
  readonly externalRequired: Scalars['Boolean']['output'];
  /** Whether they are ready; null when none are needed. */
  readonly externalReady: Maybe<Scalars['Boolean']['output']>;
};

/** The units of an order line in one fulfillment order; all quantities count these units. */
export type FulfillmentLine = {
  /** The order line. */
  readonly lineId: Scalars['ID']['output'];
  /** The variant in the catalog. */
  readonly variant: Maybe<Variant>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Item code agreed with the warehouse; the barcode unless agreed otherwise. */
  readonly itemKey: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Units assigned to the warehouse. */
  readonly quantityOrdered: Scalars['Int']['output'];
  /** Units still to ship: ordered minus shipped, cancelled and unfulfillable. */
  readonly quantityOpen: Scalars['Int']['output'];
  /** Units picked. */
  readonly quantityPicked: Scalars['Int']['output'];
  /** Units missing at picking, or short-closed. */
  readonly quantityUnfulfillable: Scalars['Int']['output'];
  /** Units that left. */
  readonly quantityShipped: Scalars['Int']['output'];
  /** Units cancelled. */
  readonly quantityCancelled: Scalars['Int']['output'];
  /** Grams of one unit. */
  readonly weightG: Maybe<Scalars['Int']['output']>;
  /** Price of one unit. */
  readonly unitPrice: Money;
};

/** The units of an order that one location fulfills. */
export type FulfillmentOrder = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The order it belongs to. */
  readonly orderId: Scalars['ID']['output'];
  /** The merchant's order number, with its #. */
  readonly number: Scalars['String']['output'];
  /** Its state. */
  readonly status: FulfillmentStatus;
  /** When the order was placed. */
  readonly placedAt: Maybe<Scalars['DateTime']['output']>;
  /** Change sequence of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Sales channel of origin. */
  readonly channel: Scalars['String']['output'];
  /** Who ordered. */
  readonly customer: Customer;
  /** Where it goes. */
  readonly shippingAddress: Address;
  /** How it travels. */
  readonly shipping: FulfillmentShipping;
  /** Whether its customer collects it: its shipping method has the code pickup. */
  readonly pickup: Scalars['Boolean']['output'];
  /** 1 is the highest. */
  readonly priority: Scalars['Int']['output'];
  /** Whether the priority was set explicitly; else it is the default of the shipping type. */
  readonly priorityChosen: Scalars['Boolean']['output'];
  /** The merchant's tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The customer's note and the merchant's instructions. */
  readonly notes: Maybe<Scalars['String']['output']>;
  /** Customs documents. */
  readonly documents: FulfillmentDocuments;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** Sum of the line weights in grams; null when the weight of any line is not known. */
  readonly totalWeightG: Maybe<Scalars['Int']['output']>;
  /** The lines assigned to the location. */
  readonly lines: ReadonlyArray<FulfillmentLine>;
  /** The day its units are to leave, as YYYY-MM-DD by the clocks of its location: planned by calendar, capacity and service policy when it was allocated. Null where no day was found, and for those made before days were planned. */
  readonly shipsOn: Maybe<Scalars['String']['output']>;
  /** When a poll first returned it to its warehouse, for warehouses that accept later; null otherwise. */
  readonly exportedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the warehouse accepted it. */
  readonly acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** The warehouse's own reference. */
  readonly wmsReference: Maybe<Scalars['String']['output']>;
  /** Its cancellation, if one was asked for. */
  readonly cancellation: Maybe<FulfillmentCancellation>;
  /** Why the warehouse rejected it, if it did. */
  readonly rejection: Maybe<FulfillmentRejection>;
  /** The location that fulfils it. */
  readonly location: Maybe<Location>;
  /** Its shipments, oldest first. */
  readonly shipments: ReadonlyArray<Shipment>;
  /** The order it is a part of; null while it cannot be read. */
  readonly order: Maybe<Order>;
  /** The public integer of its order. */
  readonly orderSequence: Scalars['SafeInt']['output'];
  /** The documents that travel with it. */
  readonly orderDocuments: ReadonlyArray<OrderDocument>;
  /** The labels the platform made for its parcels, and the return label. */
  readonly labels: ReadonlyArray<Label>;
};

/** A page of FulfillmentOrder records. */
export type FulfillmentOrderConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<FulfillmentOrder>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<FulfillmentOrderEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One FulfillmentOrder and its place in the list. */
export type FulfillmentOrderEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: FulfillmentOrder;
};

/** Which fulfillment orders to list; a filter that is not given does not apply. */
export type FulfillmentOrderFilter = {
  /** Only those of orders that `orders(filter: { search })` finds by this text. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only this state.
   * @deprecated statuses takes one or several.
   */
  readonly status?: InputMaybe<FulfillmentStatus>;
  /** Only these states: one or several, in place of status. Of both only what is in both. */
  readonly statuses?: InputMaybe<ReadonlyArray<FulfillmentStatus>>;
  /** Only this location, by its code. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Only this order: its number, with or without #, or id. */
  readonly orderReference?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of orders shipped to this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those of orders that this carrier is to take. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those of orders in this state of the payment. */
  readonly paymentStatus?: InputMaybe<PaymentStatus>;
  /** Only those of orders of this sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Only those of orders with this tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  /** Only what customers collect, or only what travels. */
  readonly pickup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of orders that lie ready for their customers to collect them, or only the others. */
  readonly readyForPickup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of orders on this kind of hold. */
  readonly holdKind?: InputMaybe<HoldKind>;
  /** Only those of orders whose fulfillment this blocks. */
  readonly waitingFor?: InputMaybe<WaitingReason>;
  /** Only those that were placed so many days ago or more, 0 to 3,650, and still have to leave: neither shipped nor cancelled nor closed. */
  readonly openForDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only those of orders whose promised day is over, by the date in UTC, and that are neither delivered nor cancelled; or only the others. */
  readonly lateAgainstPromise?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of orders with a promised day that have not left although the day on which they were planned to leave (shipsOn) is over, by the date in UTC; or only the others. */
  readonly shipsLate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Placed at or after. */
  readonly placedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Placed before. */
  readonly placedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed at or after. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed before. */
  readonly updatedBefore?: InputMaybe<Scalars['DateTime']['input']>;
};

/** In which order a list of fulfillment orders comes. */
export type FulfillmentOrderSort = {
  /** What they are sorted by. */
  readonly key: FulfillmentOrderSortKey;
  /** The newest first. */
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What fulfillment orders are sorted by. */
export type FulfillmentOrderSortKey =
  /** When they were made: at placing, or when units moved to the location. */
  | 'CREATED'
  /** When their orders were placed. */
  | 'PLACED'
  /** When they last changed. */
  | 'CHANGED';

/** Why a call did not change an order. */
export type FulfillmentRefusal = {
  /** The code of the refusal: ORDER_NOT_FOUND. */
  readonly code: Scalars['String']['output'];
  /** The same as readable text. */
  readonly message: Scalars['String']['output'];
};

/** Why a warehouse rejected its fulfillment order. */
export type FulfillmentRejection = {
  /** The warehouse's reason code. */
  readonly reasonCode: Scalars['String']['output'];
  /** The warehouse's comment. */
  readonly message: Maybe<Scalars['String']['output']>;
};

/** How an order is shipped. */
export type FulfillmentShipping = {
  /** Code of the shipping method. */
  readonly methodCode: Maybe<Scalars['String']['output']>;
  /** Name of the shipping method. */
  readonly methodName: Maybe<Scalars['String']['output']>;
  /** Code of the carrier's service. */
  readonly serviceCode: Maybe<Scalars['String']['output']>;
  /** Standard or express. */
  readonly type: ShippingType;
  /** Who makes the parcel labels. */
  readonly labelsBy: LabelMaker;
  /** Code of the carrier: the one that the order names, else the merchant's that goes where the order goes. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
};

/** The state of a fulfillment order. */
export type FulfillmentStatus =
  /** Assigned but waiting for payment, a hold or documents. */
  | 'NOT_READY'
  /** Ready for the warehouse, not yet accepted. */
  | 'TO_FULFILL'
  /** Accepted by the warehouse. */
  | 'ACCEPTED'
  /** Picking reported. */
  | 'PROCESSED'
  /** Every unit that could be shipped has been. */
  | 'SHIPPED'
  /** Cancelled after the warehouse accepted; it is asked to stop. */
  | 'CANCEL_REQUESTED'
  /** Cancelled. */
  | 'CANCELLED'
  /** Rejected by the warehouse; once fixed it can return to its queue. */
  | 'REJECTED'
  /** Nothing left for the warehouse to do. */
  | 'CLOSED';

/** A step towards a purchase. */
export type FunnelStage =
  /** The visitor came. */
  | 'SESSION'
  /** They looked at a product. */
  | 'PRODUCT_VIEW'
  /** They put something in a cart. */
  | 'CART'
  /** They began to check out. */
  | 'CHECKOUT'
  /** They bought. */
  | 'PURCHASE';

/** How many sessions took a step towards a purchase. */
export type FunnelStep = {
  /** The step. */
  readonly step: FunnelStage;
  /** Sessions in which it was taken. */
  readonly sessions: Scalars['SafeInt']['output'];
  /** Their share of all sessions, from 0 to 1; null without any. */
  readonly shareOfSessions: Maybe<Scalars['Float']['output']>;
};

/** Documents to write as PDF. */
export type GenerateDocumentsInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP. Writing one again replaces it. */
  readonly types: ReadonlyArray<DocumentType>;
  /** For customs declarations: the items' customs data. */
  readonly customs?: InputMaybe<ReadonlyArray<CustomsFactsInput>>;
};

/** Orders whose documents are written. */
export type GenerateOrderDocumentsInput = {
  /** 1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given. */
  readonly references?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition. */
  readonly filter?: InputMaybe<OrderFilter>;
  /** True for every order of the company, within the same limits. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  /** INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP. */
  readonly types: ReadonlyArray<DocumentType>;
};

/** A webhook that was given up, or cannot be sent until somebody acts. */
export type GivenUpWebhookInput = {
  /** Change sequence of its transaction. */
  readonly sequence: Scalars['DateTime']['input'];
  /** Its index in that transaction. */
  readonly index: Scalars['Int']['input'];
  /** The connection whose receiver did not accept it. */
  readonly connectionId: Scalars['ID']['input'];
  /** The event it carried. */
  readonly type: Scalars['String']['input'];
  /** How often it was tried. */
  readonly attempts: Scalars['Int']['input'];
  /** Why the last attempt failed. */
  readonly failure?: InputMaybe<Scalars['String']['input']>;
  /** Whether it could not be sent and is still tried; else it was given up. */
  readonly isRetried?: Scalars['Boolean']['input'];
};

/** What people and apps hold, and when the deployment last worked. */
export type HeldAccess = {
  /** When a worker last ended a job; null before the first. */
  readonly lastRunAt: Maybe<Scalars['DateTime']['output']>;
  /** Sessions that have not expired. */
  readonly sessions: Scalars['Int']['output'];
  /** Grants of apps that have not expired. */
  readonly apps: Scalars['Int']['output'];
};

/** A job that a process runs. */
export type HeldJobInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Claim token. */
  readonly token: Scalars['ID']['input'];
};

/** What kind of hold an order is under. */
export type HoldKind =
  /** A person holds it, until a person releases it. */
  | 'MANUAL'
  /** A person holds it until it is known not to be fraud, and a person releases it. */
  | 'FRAUD'
  /** No carrier of the merchant serves the destination; saving one that does releases it. */
  | 'NO_CARRIER'
  /** It is the exchange of a return that is not compliant yet; once it is, it is released. */
  | 'RETURN';

/** An order to put on hold. */
export type HoldOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** The reason, for staff, up to 200 characters. */
  readonly reason: Scalars['String']['input'];
  /** MANUAL unless it is given. */
  readonly kind?: InputMaybe<StaffHoldKind>;
};

/** Orders to put on hold. */
export type HoldOrdersInput = {
  /** 1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given. */
  readonly references?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition. */
  readonly filter?: InputMaybe<OrderFilter>;
  /** True for every order of the company, within the same limits. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason, for staff, up to 200 characters. */
  readonly reason: Scalars['String']['input'];
  /** MANUAL unless it is given. */
  readonly kind?: InputMaybe<StaffHoldKind>;
};

/** An address that a system sent for an image of a product, and that is none of its images. */
export type ImageSource = {
  /** The address. */
  readonly url: Scalars['String']['output'];
  /** What became of it. */
  readonly status: ImageSourceStatus;
  /** Why it could not be fetched, or used. */
  readonly problem: Maybe<Scalars['String']['output']>;
};

/** What became of the address of an image. */
export type ImageSourceStatus =
  /** It is fetched later. */
  | 'PENDING'
  /** It is an image of the product. */
  | 'ADDED'
  /** It could not be fetched, or used. */
  | 'FAILED';

/** The file of an import. */
export type ImportedFile = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it was recognised as: table of products, export of products from Shopify, JSON. */
  readonly kind: Scalars['String']['output'];
  /** The names of its columns that are not read, 50 at most. */
  readonly leftOut: ReadonlyArray<Scalars['String']['output']>;
};

/** The incoming stock of one item, by sku or barcode. */
export type IncomingItemInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN or GTIN, where no sku is given. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** All arrivals; none where nothing is expected any more. */
  readonly arrivals: ReadonlyArray<ArrivalInput>;
};

/** Units a supplier is to deliver. */
export type IncomingStock = {
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** When they are expected. */
  readonly expectedAt: Scalars['DateTime']['output'];
};

/** Which items to list; a filter that is not given does not apply. */
export type InventoryFilter = {
  /** Only the item with this stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Only the item with this EAN or GTIN. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** Only stock at this location. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Changed at or after. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An item that has or had stock, at all locations or at the requested one. */
export type InventoryItem = {
  /** The variant in the catalog. */
  readonly variant: Maybe<Variant>;
  /** Stock keeping unit. */
  readonly sku: Scalars['String']['output'];
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Change sequence of the last change of its stock. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its stock at each location, or at the requested one. */
  readonly positions: ReadonlyArray<StockPosition>;
};

/** A page of InventoryItem records. */
export type InventoryItemConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<InventoryItem>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<InventoryItemEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One InventoryItem and its place in the list. */
export type InventoryItemEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: InventoryItem;
};

/** Somebody who is invited to the company and has not accepted yet. Their link was mailed to them. */
export type Invitation = {
  /** Identifies the invitation. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Role in the company once they accept. */
  readonly role: CompanyRole;
  /** Role in each module once they accept. */
  readonly moduleRoles: ModuleRoles;
  /** Who invited them. */
  readonly invitedBy: Scalars['String']['output'];
  /** Time they were invited. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Until when they can accept. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A person to invite by mail. */
export type InvitePersonInput = {
  /** E-mail address. An earlier invitation to it is replaced. */
  readonly email: Scalars['String']['input'];
  /** Name, 1 to 120 characters; they can change it. */
  readonly name: Scalars['String']['input'];
  /** Role in the company; only an owner can invite an owner. */
  readonly role: CompanyRole;
  /** Roles of a member in the modules, none in absent modules; without this field, editor in every module. */
  readonly moduleRoles?: InputMaybe<ModuleRolesInput>;
  /** Language of the mail: it, en, de, fr or es. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

/** What an invoice needs beyond the billing address, where the law asks for it. */
export type InvoiceDetails = {
  /** Who pays, as the tax office knows them: the codice fiscale in Italy. */
  readonly taxCode: Maybe<Scalars['String']['output']>;
  /** VAT number of a business: the partita IVA in Italy. */
  readonly vatNumber: Maybe<Scalars['String']['output']>;
  /** Address of certified mail: the PEC in Italy. */
  readonly certifiedEmail: Maybe<Scalars['String']['output']>;
  /** Where an electronic invoice is sent: the codice SDI in Italy. */
  readonly recipientCode: Maybe<Scalars['String']['output']>;
};

/** What an invoice needs beyond the billing address; codes are kept in capitals, without spaces. Each field is of up to 255 characters. */
export type InvoiceDetailsInput = {
  /** Who pays, as the tax office knows them: the codice fiscale in Italy. */
  readonly taxCode?: InputMaybe<Scalars['String']['input']>;
  /** VAT number of a business: the partita IVA in Italy. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Address of certified mail: the PEC in Italy. */
  readonly certifiedEmail?: InputMaybe<Scalars['String']['input']>;
  /** Where an electronic invoice is sent: the codice SDI in Italy. */
  readonly recipientCode?: InputMaybe<Scalars['String']['input']>;
};

/** The return that a store credit is for. */
export type IssueStoreCreditInput = {
  /** Number or id of the return. */
  readonly returnReference: Scalars['ID']['input'];
};

/** A scheduled job of the deployment. */
export type Job = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Consecutive runs that failed or were never reported. */
  readonly failures: Scalars['Int']['output'];
};

/** The jobs a process has claimed and lost. */
export type JobClaims = {
  /** Claimed jobs, to be run and finished. */
  readonly claimed: ReadonlyArray<ClaimedJob>;
  /** Tokens of running jobs whose lease another process has taken over. */
  readonly lost: ReadonlyArray<Scalars['ID']['output']>;
};

/** A process that serves calls of connections. */
export type KeepProcessInput = {
  /** Id of the process, as sent with its claims. */
  readonly id: Scalars['ID']['input'];
  /** Whether it runs this subgraph in process, so that no other process has an embedded database open. */
  readonly embedded: Scalars['Boolean']['input'];
  /** Whether it is the first heartbeat of the process. */
  readonly isFirst: Scalars['Boolean']['input'];
};

/** A time interval that a page must not end in. */
export type KeepTogetherInput = {
  /** Its start. */
  readonly from: Scalars['DateTime']['input'];
  /** Its end. */
  readonly until: Scalars['DateTime']['input'];
};

/** How many promises were kept. Days are those of the destination: in most of Europe its local days, else days in UTC. */
export type KeptPromiseCount = {
  /** Orders with a promised day, cancelled ones aside. */
  readonly promised: Scalars['Int']['output'];
  /** Those delivered on the promised day or earlier: with their last shipment, or when their customers collected them. */
  readonly kept: Scalars['Int']['output'];
  /** Those delivered later, or not delivered although the day is over. */
  readonly late: Scalars['Int']['output'];
  /** Those not delivered whose day is not over. */
  readonly open: Scalars['Int']['output'];
  /** The part of those kept or late that was kept, 0 to 1; null where there are none. */
  readonly rate: Maybe<Scalars['Float']['output']>;
};

/** How many promises of a method, a location or a carrier were kept. */
export type KeptPromiseRow = {
  /** Orders with a promised day, cancelled ones aside. */
  readonly promised: Scalars['Int']['output'];
  /** Those delivered on the promised day or earlier: with their last shipment, or when their customers collected them. */
  readonly kept: Scalars['Int']['output'];
  /** Those delivered later, or not delivered although the day is over. */
  readonly late: Scalars['Int']['output'];
  /** Those not delivered whose day is not over. */
  readonly open: Scalars['Int']['output'];
  /** The part of those kept or late that was kept, 0 to 1; null where there are none. */
  readonly rate: Maybe<Scalars['Float']['output']>;
  /** STANDARD or EXPRESS, or the code of the location or carrier; null for orders that have no location or carrier yet. */
  readonly key: Maybe<Scalars['String']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** How many promises of some days were kept. */
export type KeptPromises = {
  /** By method, location or carrier, the most promised first. */
  readonly rows: ReadonlyArray<KeptPromiseRow>;
  /** All together, each order once. */
  readonly total: KeptPromiseCount;
};

/** What kept promises are counted by. */
export type KeptPromisesBy =
  /** The shipping method that was ordered. */
  | 'METHOD'
  /** The locations that fulfill the order: one of two locations counts for each. */
  | 'LOCATION'
  /** The carriers of its shipments, or the one it names while nothing has left: one of two carriers counts for each. */
  | 'CARRIER';

/** Which promises are counted, and by what. */
export type KeptPromisesInput = {
  /** The first promised day, as YYYY-MM-DD. */
  readonly from: Scalars['String']['input'];
  /** The last promised day, as YYYY-MM-DD; at most 92 days with the first. */
  readonly to: Scalars['String']['input'];
  /** What they are counted by. */
  readonly by: KeptPromisesBy;
  /** Only orders of this sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Only orders shipped to this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
};

/** An image that a key added. */
export type KeyImageOutcome = {
  /** The product. */
  readonly productId: Scalars['SafeInt']['output'];
  /** The image. */
  readonly imageId: Scalars['SafeInt']['output'];
  /** Whether the product did not have it before. */
  readonly isNew: Scalars['Boolean']['output'];
  /** The product after the write. */
  readonly product: CatalogProduct;
};

/** For how long events of a kind are to be kept. */
export type KindRetentionInput = {
  /** The kind. */
  readonly kind: ShopperEventKind;
  /** The days, 8 to 1,095; null for as long as usual. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

/** What notes and tasks can be about. */
export type KnowledgeRecordKind =
  /** An order. */
  | 'ORDER'
  /** A return. */
  | 'RETURN'
  /** A product of the catalog. */
  | 'PRODUCT'
  /** A contact. */
  | 'CONTACT'
  /** A page of a site. */
  | 'PAGE';

/** A record that a note or a task is about. */
export type KnowledgeReference = {
  /** What it is. */
  readonly kind: KnowledgeRecordKind;
  /** Its id; of a product or a page its number. */
  readonly id: Scalars['ID']['output'];
  /** The order; null for other records, and where there is none any more. */
  readonly order: Maybe<Order>;
  /** The return; null for other records, and where there is none any more. */
  readonly return: Maybe<Return>;
  /** The product; null for other records, and where there is none any more. */
  readonly product: Maybe<Product>;
  /** The page; null for other records, and where there is none any more. */
  readonly page: Maybe<Page>;
  /** The contact, or the one that it was merged into; null for other records, and where there is none any more. */
  readonly contact: Maybe<Contact>;
};

/** A record that notes or tasks are about. */
export type KnowledgeReferenceFilter = {
  /** What it is. */
  readonly kind: KnowledgeRecordKind;
  /** Its id; of a product or a page its number. */
  readonly id: Scalars['ID']['input'];
};

/** A record that a note or a task is about. */
export type KnowledgeReferenceInput = {
  /** What it is. */
  readonly kind: KnowledgeRecordKind;
  /** Its id, a UUID; of a product or a page its number. An id that no such record can have is refused, and so is a page that the company does not have. */
  readonly id: Scalars['ID']['input'];
};

/** A company, and the position of the last event of it that is known. */
export type KnownEventsInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The change sequence of the event; without it the position of the latest event is answered, and no event. */
  readonly sequence?: InputMaybe<Scalars['DateTime']['input']>;
  /** The index of the event in its transaction. */
  readonly index?: InputMaybe<Scalars['Int']['input']>;
};

/** A job that a process can run. */
export type KnownJobInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Interval after a successful run, in milliseconds. */
  readonly everyMilliseconds: Scalars['Int']['input'];
};

/** The label of a parcel, made by the platform. */
export type Label = {
  /** The label. */
  readonly id: Scalars['ID']['output'];
  /** The parcel, from 1; 0 is the label for the way back. */
  readonly parcel: Scalars['Int']['output'];
  /** Its state. */
  readonly status: LabelStatus;
  /** The warehouse's own id of the parcel. */
  readonly reference: Maybe<Scalars['String']['output']>;
  /** Weight of the parcel in grams. */
  readonly weightG: Maybe<Scalars['Int']['output']>;
  /** Height of the parcel in millimetres. */
  readonly heightMm: Maybe<Scalars['Int']['output']>;
  /** Width of the parcel in millimetres. */
  readonly widthMm: Maybe<Scalars['Int']['output']>;
  /** Depth of the parcel in millimetres. */
  readonly depthMm: Maybe<Scalars['Int']['output']>;
  /** Code of the carrier. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  /** Name of the carrier. */
  readonly carrierName: Maybe<Scalars['String']['output']>;
  /** Code of the carrier's service. */
  readonly serviceCode: Maybe<Scalars['String']['output']>;
  /** The carrier's number of the parcel; null when the label failed. */
  readonly trackingNumber: Maybe<Scalars['String']['output']>;
  /** Where the parcel can be followed. */
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
  /** What it is written as. */
  readonly format: LabelFormat;
  /** Media type of its content. */
  readonly contentType: Scalars['String']['output'];
  /** Why it could not be made, for people. */
  readonly failureReason: Maybe<Scalars['String']['output']>;
  /** The shipment it left with. */
  readonly shipmentId: Maybe<Scalars['ID']['output']>;
  /** When it was made, or failed last. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** The printable label as base64; null when it failed. */
  readonly contentBase64: Maybe<Scalars['String']['output']>;
};

/** What a label is written as. */
export type LabelFormat =
  /** A page of 10 by 15 cm. */
  | 'PDF'
  /** The language of label printers. */
  | 'ZPL';

/** Who makes the parcel labels. */
export type LabelMaker =
  /** Portico makes them. */
  | 'PLATFORM'
  /** The warehouse makes its own. */
  | 'WAREHOUSE';

/** A parcel to label; the first of a list is parcel 1. */
export type LabelParcelInput = {
  /** Which parcel it is, 1 to 10, or 0 for the return label; its position in the list unless given. */
  readonly parcel?: InputMaybe<Scalars['Int']['input']>;
  /** The warehouse's own id of the parcel. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: the label has its own tracking number. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Weight in grams. */
  readonly weightG?: InputMaybe<Scalars['Int']['input']>;
  /** Height in millimetres. */
  readonly heightMm?: InputMaybe<Scalars['Int']['input']>;
  /** Width in millimetres. */
  readonly widthMm?: InputMaybe<Scalars['Int']['input']>;
  /** Depth in millimetres. */
  readonly depthMm?: InputMaybe<Scalars['Int']['input']>;
};

/** The state of a label. */
export type LabelStatus =
  /** It can be printed. */
  | 'READY'
  /** It could not be made and must be made again. */
  | 'FAILED';

/** The last change of a company in this subgraph. */
export type LastChange = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** Its change sequence. */
  readonly sequence: Scalars['DateTime']['output'];
};

/** The merchant, as shown on its documents. */
export type Letterhead = {
  /** Name of the merchant. */
  readonly name: Scalars['String']['output'];
  /** VAT or other tax number. */
  readonly taxNumber: Maybe<Scalars['String']['output']>;
  /** Where it is. */
  readonly address: Address;
};

/** The return that a refund was for. */
export type LinkRefundInput = {
  /** The refund, recorded without a return. */
  readonly refundId: Scalars['ID']['input'];
  /** Number or id of a return of the same order. */
  readonly returnReference: Scalars['ID']['input'];
};

/** The label of a menu item in a locale. */
export type LocaleLabel = {
  /** The language tag. */
  readonly locale: Scalars['String']['output'];
  /** What it says. */
  readonly label: Scalars['String']['output'];
};

/** The label of a menu item in a locale. */
export type LocaleLabelInput = {
  /** A language tag of the site, or one of which the menu has labels already. */
  readonly locale: Scalars['String']['input'];
  /** What it says, at most 200 characters. */
  readonly label: Scalars['String']['input'];
};

/** Why the website of a site cannot follow something in a locale. */
export type LocaleProblem = {
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Why. */
  readonly problem: ReferenceProblem;
};

/** A slug in a locale. */
export type LocaleSlugInput = {
  /** The locale. */
  readonly locale: Scalars['String']['input'];
  /** The last segment of the path there: lower-case letters and digits joined by hyphens, at most 120, in any alphabet. */
  readonly slug: Scalars['String']['input'];
};

/** A place with stock: a warehouse or a store. */
export type Location = {
  /** The location. */
  readonly id: Scalars['ID']['output'];
  /** The connections that represent its warehouse, also drafts and paused ones, oldest first; empty where people work it here. Null with an error for those who may not manage the company. */
  readonly connections: Maybe<ReadonlyArray<Connection>>;
  /** Whether a warehouse system works it through an active connection; where none does, people accept, pick, pack and ship here. */
  readonly hasSystem: Maybe<Scalars['Boolean']['output']>;
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Warehouse or store. */
  readonly kind: LocationKind;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** IANA time zone: Europe/Rome. */
  readonly timeZone: Scalars['String']['output'];
  /** Codes a warehouse uses for this place in stock updates. */
  readonly stockLocationCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Who makes its parcel labels. */
  readonly labelsBy: LabelMaker;
  /** Whether orders are allocated to it. */
  readonly active: Scalars['Boolean']['output'];
  /** Whether routing sends online orders to it. */
  readonly fulfilsOnline: Scalars['Boolean']['output'];
  /** Whether customers can collect orders there. */
  readonly offersPickup: Scalars['Boolean']['output'];
  /** Where it is. */
  readonly address: Address;
  /** When it works, ships and is open. */
  readonly calendar: LocationCalendar;
};

/** When a location works, ships and is open; delivery is promised by it. Days and times are those of its time zone. */
export type LocationCalendar = {
  /** Whether it is the usual calendar, which locations have until one is saved for them: Monday to Friday without the public holidays of their country, orders until noon the same day, open Monday to Saturday from 10 to 19. */
  readonly isUsual: Scalars['Boolean']['output'];
  /** The days on which it works. */
  readonly workingDays: ReadonlyArray<Weekday>;
  /** The public holidays it does not work on; null where it works on all of them. */
  readonly holidays: Maybe<ObservedHolidays>;
  /** Further days on which it does not work. */
  readonly closures: ReadonlyArray<LocationClosure>;
  /** Working days between the day on which an order is worked on and the day on which it leaves. */
  readonly preparationDays: Scalars['Int']['output'];
  /** When orders leave, of each shipping method. */
  readonly methods: ReadonlyArray<MethodTimes>;
  /** When customers can collect there. */
  readonly openingHours: ReadonlyArray<OpeningHours>;
  /** Opening minutes from an order until it can be collected. */
  readonly pickupMinutes: Scalars['Int']['output'];
};

/** Days on which a location does not work although its calendar has them as working days. */
export type LocationClosure = {
  /** The first day, such as 2026-12-24. */
  readonly from: Scalars['String']['output'];
  /** The last day. */
  readonly to: Scalars['String']['output'];
  /** Why it is closed. */
  readonly reason: Maybe<Scalars['String']['output']>;
};

/** Days on which a location does not work. */
export type LocationClosureInput = {
  /** The first day, such as 2026-12-24. */
  readonly from: Scalars['String']['input'];
  /** The last day; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** Why it is closed. Up to 200 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** A page of Location records. */
export type LocationConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Location>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<LocationEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Location and its place in the list. */
export type LocationEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Location;
};

/** What a location is. */
export type LocationKind =
  /** Ships orders. */
  | 'WAREHOUSE'
  /** Sells over the counter and may ship or hand out orders. */
  | 'STORE';

/** What is locked, taken over or unlocked. */
export type LockDocumentInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale, with or without a text yet. */
  readonly locale: Scalars['String']['input'];
};

/** Fields of a product, or of all products of a catalog, and the system they belong to. */
export type LockFieldsInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The product; all products of the catalog unless given. */
  readonly productId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Up to 200 fields, by their names in the catalog API: sku, title, description, status, product_type, brand, attribute_set, model_code, gender, season, color, material, made_in, composition, categories, attributes, attributes.fit, translations, images, variants, size, barcode, cost, weight, prices, stock. */
  readonly fields: ReadonlyArray<Scalars['String']['input']>;
  /** The connected system, at most 120 characters: the name of its key of the catalog API, letter by letter, or the id of its key; or any text for a system that has no key. */
  readonly owner: Scalars['String']['input'];
};

/** A call without an idempotency key. */
export type LogCallInput = {
  /** The company; 0 for an unknown caller. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** Request id of the call. */
  readonly requestId: Scalars['ID']['input'];
  /** The calling connection. */
  readonly connectionId?: InputMaybe<Scalars['ID']['input']>;
  /** The surface that received it. */
  readonly surface: Scalars['String']['input'];
  /** The operation. */
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  /** HTTP method. */
  readonly method: Scalars['String']['input'];
  /** Path as received. */
  readonly path: Scalars['String']['input'];
  /** IP address of the caller. */
  readonly address: Scalars['String']['input'];
  /** HTTP status. */
  readonly status: Scalars['Int']['input'];
  /** Duration of the call in milliseconds. */
  readonly durationMs: Scalars['Int']['input'];
  /** Request headers as JSON text. */
  readonly requestHeaders: Scalars['String']['input'];
  /** Request body. */
  readonly requestBody?: InputMaybe<Scalars['String']['input']>;
  /** Response headers as JSON text. */
  readonly answerHeaders: Scalars['String']['input'];
  /** Response body. */
  readonly answerBody?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of the response body in hexadecimal. Without `answerBody`, a body that was logged before. */
  readonly answerBodyHash?: InputMaybe<Scalars['String']['input']>;
};

/** Counts of waiting and given up mails. */
export type MailCounts = {
  /** Mails waiting for an attempt. */
  readonly waiting: Scalars['Int']['output'];
  /** Mails given up in the last thirty days. */
  readonly givenUp: Scalars['Int']['output'];
};

/** The outcome of an attempt to send a mail. */
export type MailOutcome =
  /** A server accepted it, or it was written to a file. */
  | 'SENT'
  /** A retry may succeed. */
  | 'FAILED'
  /** A retry cannot succeed. */
  | 'REFUSED';

/** The state of a mail. */
export type MailState =
  /** Waiting for an attempt. */
  | 'QUEUED'
  /** Sent. */
  | 'SENT'
  /** Not retried any more. */
  | 'GIVEN_UP';

/** Parcels to label. */
export type MakeLabelsAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 10 parcels; the first is parcel 1. */
  readonly parcels: ReadonlyArray<PackedParcelInput>;
  /** Format of the labels; the carrier's default unless given. */
  readonly labelFormat?: InputMaybe<LabelFormat>;
};

/** Parcels of an order to label. */
export type MakeWarehouseLabelsInput = {
  /** Order number, with or without #, or id; beside `sequence` the number of the same order. */
  readonly reference?: InputMaybe<Scalars['ID']['input']>;
  /** The order's public integer. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** 1 to 10 parcels. */
  readonly parcels: ReadonlyArray<LabelParcelInput>;
  /** Format of the labels; the carrier's default unless given. */
  readonly format?: InputMaybe<LabelFormat>;
  /** What happens if all its labels are ready already. */
  readonly repeat?: InputMaybe<RepeatPolicy>;
};

/** The parcels a carrier collected on a day, closed by the warehouse. */
export type Manifest = {
  /** The manifest. */
  readonly id: Scalars['ID']['output'];
  /** Progressive in the company. */
  readonly number: Scalars['Int']['output'];
  /** The carrier it is about; null for all of them. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** The day in the warehouse's time zone. */
  readonly day: Scalars['String']['output'];
  /** When it was closed. */
  readonly closedAt: Scalars['DateTime']['output'];
  /** How many shipments it holds. */
  readonly shipments: Scalars['Int']['output'];
  /** What the carrier signs: a PDF as base64. */
  readonly contentBase64: Scalars['String']['output'];
};

/** What a carrier's code means. */
export type MappedCode = {
  /** The carrier's code. */
  readonly code: Scalars['String']['output'];
  /** What it means. */
  readonly status: TrackingStatus;
};

/** What a carrier's code means. */
export type MappedCodeInput = {
  /** The code. */
  readonly code: Scalars['String']['input'];
  /** The status. */
  readonly status: TrackingStatus;
};

/** Countries that are sold to with one currency, price list and set of languages. */
export type Market = {
  /** Identifies it in the catalog. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly name: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** Code of its price list; null for the default one. */
  readonly priceList: Maybe<Scalars['String']['output']>;
  /** Codes of its languages. */
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
};

/** A page of Market records. */
export type MarketConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Market>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<MarketEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Market and its place in the list. */
export type MarketEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Market;
};

/** An unannounced return, and the order it is of. */
export type MatchReturnInput = {
  /** Return number or id. */
  readonly returnReference: Scalars['ID']['input'];
  /** Order number, with or without #, external id or id. */
  readonly orderReference: Scalars['ID']['input'];
};

/** The bytes of an image. */
export type Media = {
  /** As base64. */
  readonly contentBase64: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
};

/** An image by its content. */
export type MediaInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** Its content. */
  readonly content: Scalars['ID']['input'];
  /** One of the widths there are; its own unless given. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the caller takes WebP. */
  readonly takesWebp: Scalars['Boolean']['input'];
};

/** What a person, or an assistant that works for them, wants to know again later. */
export type MemoryNote = {
  /** The note. */
  readonly id: Scalars['ID']['output'];
  /** What it is about. */
  readonly title: Scalars['String']['output'];
  /** What it says. */
  readonly text: Scalars['String']['output'];
  /** Tags it is found by. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Whether everybody in the company who reads the catalog sees it; else only its author does. */
  readonly isShared: Scalars['Boolean']['output'];
  /** Who keeps it. */
  readonly author: Scalars['String']['output'];
  /** When it was kept. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether the caller keeps it. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** A page of MemoryNote records. */
export type MemoryNoteConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<MemoryNote>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<MemoryNoteEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One MemoryNote and its place in the list. */
export type MemoryNoteEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: MemoryNote;
};

/** Filter of a list of notes; all conditions must match. */
export type MemoryNoteFilter = {
  /** Words of the title, text or tags, all of which a note must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10 tags, all of which a note must have, in any capitals. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A menu of a site: its header, its footer. */
export type Menu = {
  /** Unique in the site. */
  readonly handle: Scalars['String']['output'];
  /** The name editors see. */
  readonly name: Scalars['String']['output'];
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its items in their order. */
  readonly items: ReadonlyArray<MenuItem>;
  /** Whether what is stored of its items cannot be read: they are empty here, and websites go on reading those it had. Save it anew, or remove it. */
  readonly isDamaged: Scalars['Boolean']['output'];
};

/** An item of a menu with those below it. */
export type MenuItem = {
  /** Unique in the menu. */
  readonly id: Scalars['String']['output'];
  /** What it leads to. */
  readonly type: MenuItemType;
  /** The page or entry; websites leave the item out while that is not published. */
  readonly documentId: Maybe<Scalars['SafeInt']['output']>;
  /** The address of an item that leads to no page or entry. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** How a browser opens it. */
  readonly target: MenuItemTarget;
  /** Its labels by locale; the title of the page or entry stands where one is missing. */
  readonly labels: ReadonlyArray<LocaleLabel>;
  /** The items below it, in their order. */
  readonly children: ReadonlyArray<MenuItem>;
};

/** An item of a menu with those below it. */
export type MenuItemInput = {
  /** Unique in the menu: letters, digits, hyphens and underscores, at most 64. */
  readonly id: Scalars['String']['input'];
  /** Its labels; where one is missing the title of the page or entry stands, and an item that has neither is left out. An address must have one in some locale. */
  readonly labels?: InputMaybe<ReadonlyArray<LocaleLabelInput>>;
  /** What it leads to. */
  readonly type: MenuItemType;
  /** The page or entry: of the site, or one that the menu leads to already. */
  readonly documentId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Of a URL: the address, or a path of the site. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** How a browser opens it; SELF unless given. */
  readonly target?: InputMaybe<MenuItemTarget>;
  /** Those below it; five levels in all. */
  readonly children?: InputMaybe<ReadonlyArray<MenuItemInput>>;
};

/** How a browser opens what an item leads to. */
export type MenuItemTarget =
  /** In its place. */
  | 'SELF'
  /** In a new tab. */
  | 'BLANK';

/** What a menu item leads to. */
export type MenuItemType =
  /** A page of the site. */
  | 'PAGE'
  /** An entry of the site. */
  | 'ENTRY'
  /** An address, or a path of the site. */
  | 'URL';

/** Where an item of a menu refers to something. */
export type MenuReference = {
  /** The site of the menu. */
  readonly siteId: Scalars['SafeInt']['output'];
  /** The handle of the menu. */
  readonly handle: Scalars['String']['output'];
  /** The name of the menu. */
  readonly name: Scalars['String']['output'];
  /** The item, with its id and labels. */
  readonly item: MenuItem;
  /** In which locales the website cannot follow it, and why: it leaves out what is not published, with all that is below it, and shows addresses as they are. HIDDEN_ABOVE where nothing is wrong with the item itself, and one above it is left out. Empty where nothing is known to be wrong. */
  readonly problems: ReadonlyArray<LocaleProblem>;
};

/** Contacts that are one. */
export type MergeContactsInput = {
  /** The contact that stays, with its name. */
  readonly survivorId: Scalars['ID']['input'];
  /** The contacts that are merged into it: 1 to 20. */
  readonly mergedIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** A contact that was merged into another, as it was then. */
export type MergedContact = {
  /** Its id, which leads to the other from then on. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its e-mail addresses. */
  readonly emails: ReadonlyArray<Scalars['String']['output']>;
  /** Its telephone numbers. */
  readonly phones: ReadonlyArray<Scalars['String']['output']>;
  /** Its organisation. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** What they did there. */
  readonly role: Maybe<Scalars['String']['output']>;
  /** Its tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Its other names. */
  readonly otherNames: ReadonlyArray<Scalars['String']['output']>;
  /** When it was merged. */
  readonly mergedAt: Scalars['DateTime']['output'];
  /** Who merged it. */
  readonly mergedBy: Scalars['String']['output'];
};

/** Tasks to merge. */
export type MergeTasksInput = {
  /** The task that stays. */
  readonly id: Scalars['ID']['input'];
  /** The tasks that are merged into it, 1 to 10. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** A value that staff keep on a record; only the company's people see it. */
export type MetadataEntry = {
  /** Whose it is: a system or a purpose. */
  readonly namespace: Scalars['String']['output'];
  /** Its name in the namespace. */
  readonly key: Scalars['String']['output'];
  /** The value. */
  readonly value: Scalars['String']['output'];
};

/** A value to keep under a key. */
export type MetadataEntryInput = {
  /** Its name: lower-case letters, digits, -, _ and ., up to 60. */
  readonly key: Scalars['String']['input'];
  /** The value, up to 4,000 characters. */
  readonly value: Scalars['String']['input'];
};

/** When orders of one shipping method leave a location. */
export type MethodTimes = {
  /** The shipping method. */
  readonly method: ShippingType;
  /** Orders placed before this local time of a working day, such as 14:30, are worked on that day, others on the next; null until the day ends. */
  readonly cutoff: Maybe<Scalars['String']['output']>;
  /** Fulfillment orders of this method that can leave on one day, 1 to 100,000; null for any number. */
  readonly dailyCapacity: Maybe<Scalars['Int']['output']>;
};

/** When orders of one shipping method leave a location; what is left out stays. */
export type MethodTimesInput = {
  /** The shipping method. */
  readonly method: ShippingType;
  /** Orders placed before this local time of a working day, such as 14:30, are worked on that day, others on the next; null until the day ends. */
  readonly cutoff?: InputMaybe<Scalars['String']['input']>;
  /** Fulfillment orders of this method that can leave on one day, 1 to 100,000; null for any number. */
  readonly dailyCapacity?: InputMaybe<Scalars['Int']['input']>;
};

/** A module of a company, and the role of a person in it. */
export type ModuleAccess = {
  /** brain, catalog, commerce or intelligence. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The role: MANAGER, EDITOR, VIEWER or NONE. */
  readonly role: Scalars['String']['output'];
};

/** Role of a member in a module of the product. */
export type ModuleRole =
  /** Reads and writes, and changes the module's settings: brain.read, brain.write, cms.manage, catalog.read, catalog.write, catalog.manage, commerce.read, commerce.write, commerce.manage, intelligence.read, each in its module. */
  | 'MANAGER'
  /** Reads and writes: brain.read, brain.write, catalog.read, catalog.write, commerce.read, commerce.write, intelligence.read, each in its module. */
  | 'EDITOR'
  /** Reads: brain.read, catalog.read, commerce.read, intelligence.read, each in its module. */
  | 'VIEWER'
  /** No permissions. */
  | 'NONE';

/** Role of a person in each module; owners and admins have the manager role. */
export type ModuleRoles = {
  /** Role in knowledge and sites. */
  readonly brain: ModuleRole;
  /** Role in the catalog. */
  readonly catalog: ModuleRole;
  /** Role in orders, stock, shipping and returns. */
  readonly commerce: ModuleRole;
  /** Role in figures and reports. */
  readonly intelligence: ModuleRole;
};

/** New roles of a member by module. */
export type ModuleRolesInput = {
  /** Role in knowledge and sites. */
  readonly brain?: InputMaybe<ModuleRole>;
  /** Role in the catalog. */
  readonly catalog?: InputMaybe<ModuleRole>;
  /** Role in orders, stock, shipping and returns. */
  readonly commerce?: InputMaybe<ModuleRole>;
  /** Role in figures and reports. */
  readonly intelligence?: InputMaybe<ModuleRole>;
};

/** An amount in one currency. */
export type Money = {
  /** Decimal text with the digits of the currency: 19.90. */
  readonly amount: Scalars['String']['output'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** The same amount in the smallest unit of the currency: 1990. */
  readonly minorUnits: Scalars['SafeInt']['output'];
};

/** An amount in one currency. */
export type MoneyInput = {
  /** Decimal text: 19.90. */
  readonly amount: Scalars['String']['input'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['input'];
};

/** The clock of a sandbox that is ahead. */
export type MovedClock = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** Milliseconds by which it is ahead of the machine's. */
  readonly aheadMilliseconds: Scalars['SafeInt']['output'];
};

/** Where a page is to be. */
export type MovePageInput = {
  /** The page. */
  readonly id: Scalars['SafeInt']['input'];
  /** The page below which it is to be, null for the root; where it is unless given. */
  readonly parentId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The sibling there in front of which it is to be; behind all others unless given. */
  readonly before?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The page with which it exchanges its place, each with what is below it, in one step: not beside parentId and before. */
  readonly exchangeWith?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** How far the clock of a sandbox is moved: to a moment, or by some minutes. */
export type MoveSandboxClockInput = {
  /** The moment that it then is in the sandbox, at most ten years ahead. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  /** So many minutes; 1440 are a day. */
  readonly byMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** Set metadata of a product; other keys stay. Answers the namespace. */
  readonly setProductMetadata: ReadonlyArray<MetadataEntry>;
  /** Remove metadata of a product. Answers what is left of the namespace. */
  readonly deleteProductMetadata: ReadonlyArray<MetadataEntry>;
  /** Create products, or update those with the same SKUs or external id. Idempotent. */
  readonly saveProducts: ReadonlyArray<Product>;
  /** Change what is named of one product. Idempotent. */
  readonly updateProduct: Product;
  /** Remove variants from their products; returns the changed products. */
  readonly removeVariants: ReadonlyArray<Product>;
  /** Add an attribute, or change the one of the same code, whose type stays. */
  readonly saveAttribute: Attribute;
  /** Remove an attribute that no set has; values that products have of it stay with them. */
  readonly removeAttribute: Catalog;
  /** Add an attribute set, or replace the one of the same code. */
  readonly saveAttributeSet: AttributeSet;
  /** Remove an attribute set; products that name it keep its name. */
  readonly removeAttributeSet: Catalog;
  /** Open a catalog, with a default price list of the code default. */
  readonly createCatalog: Catalog;
  /** Change a catalog's name, slug or languages. */
  readonly updateCatalog: Catalog;
  /** Add a price list, or change the one of the same code. */
  readonly savePriceList: PriceList;
  /** Remove a price list with the prices in it; never the default one, nor one that a market uses. */
  readonly removePriceList: Catalog;
  /** Add a market, or replace the one of the same code. */
  readonly saveMarket: Market;
  /** Remove a market. */
  readonly removeMarket: Catalog;
  /** Make a category, or rename or move one with all below it. */
  readonly saveCategory: Category;
  /** Remove a category that has none below it; products leave it. */
  readonly removeCategory: Catalog;
  /** Queue up to 5,000 products to be written one after the other as the calling key writes them. */
  readonly queueProductImport: ProductImport;
  /** Claim the import whose turn it is for some of its products; null when there is none. */
  readonly claimProductImport: Maybe<ClaimedProductImport>;
  /** Write the next products of a claimed import and free it for its next turn, or end it. Returns whether the claim still held. */
  readonly runImportSlice: Scalars['Boolean']['output'];
  /** Remove imports that ended more than 30 days ago, with their results. Returns how many. */
  readonly purgeProductImports: Scalars['Int']['output'];
  /** Delete stored products of imports that do not exist or have ended. Returns how many files. */
  readonly sweepProductImports: Scalars['Int']['output'];
  /** Import the products of a file, which is sent with the operation (GraphQL multipart request specification), each as saveProducts writes it. A dry run answers what would become of the first 1,000 products. */
  readonly startImport: ProductImport;
  /** Write products as a key of the catalog API, each with an outcome of its own. */
  readonly writeProducts: ReadonlyArray<ProductItemOutcome>;
  /** Add a variant to a product, or change one, as a key of the catalog API. */
  readonly writeVariant: VariantOutcome;
  /** Remove a variant from its product as a key of the catalog API. */
  readonly removeVariant: CatalogProduct;
  /** Set stock of variants of a key's catalog, each entry for itself. */
  readonly writeStock: ReadonlyArray<StockEntryResult>;
  /** Set the stock of one variant as a key of the catalog API. */
  readonly writeVariantStock: VariantOutcome;
  /** Move a product of a key's catalog to the trash. */
  readonly deleteProduct: DeletedProduct;
  /** Take a product of a key's catalog out of the trash. */
  readonly restoreProduct: CatalogProduct;
  /** Let people edit the products that keys kept to themselves, which are gone. Returns how many there were. */
  readonly releaseProducts: Scalars['Int']['output'];
  /** Add an image to products, all or none, from a URL or as base64. One that a product has already, by its content, is not added twice. Idempotent. */
  readonly addProductImage: ReadonlyArray<Product>;
  /** Change the text or the place of an image of a product. */
  readonly changeProductImage: Product;
  /** Remove an image of a product. */
  readonly removeProductImage: Product;
  /** Put the images of a product in another order. */
  readonly orderProductImages: Product;
  /** Fetch an image and add it to a product as a key of the catalog API. */
  readonly addKeyImage: KeyImageOutcome;
  /** Change the text or the place of an image as a key of the catalog API. */
  readonly changeKeyImage: CatalogProduct;
  /** Remove an image as a key of the catalog API. */
  readonly removeKeyImage: CatalogProduct;
  /** Put the images of a product in another order as a key of the catalog API. */
  readonly orderKeyImages: CatalogProduct;
  /** Download images whose turn it is; answers how many were begun, or are under way. */
  readonly downloadImages: Scalars['Int']['output'];
  /** Delete the stored bytes of images that no product has any more. Returns how many files. */
  readonly sweepImages: Scalars['Int']['output'];
  /** Keep what a visitor of a storefront did, if they granted consent. */
  readonly collectEvents: CollectedEvents;
  /** Record what a shopper decided. */
  readonly changeConsent: ChangedConsent;
  /** Erase the visitors whom references of customers linked whom orders erased; answers how many. */
  readonly forgetCustomers: Scalars['Int']['output'];
  /** Erase what is kept of a visitor, or of all visitors of a customer, as shoppers may ask: events, sessions, carts and the link to the customer, out of the figures too. Returns the proofs; none where nobody is known. */
  readonly eraseVisitor: ReadonlyArray<Erasure>;
  /** Set for how long events of some kinds are kept. What is older is deleted within the hour. */
  readonly saveEventRetention: ReadonlyArray<EventRetention>;
  /** Delete the events whose time is over, and visitors who were not seen for longer than any is kept; answers how many events. */
  readonly purgeShopperEvents: Scalars['Int']['output'];
  /** Add a size chart, or replace the one of the same code. */
  readonly saveSizeChart: SizeChart;
  /** Remove a size chart. */
  readonly removeSizeChart: Catalog;
  /** Give fields to a connected system: nobody else changes them. Answers all locks of the catalog, or of the product where one is named. */
  readonly lockFields: ReadonlyArray<FieldLock>;
  /** Take fields from the systems that own them. Answers the locks that are left of the catalog, or of the product where one is named. */
  readonly unlockFields: ReadonlyArray<FieldLock>;
  /** Answer the fields that keys of the catalog API own with the keys' present names; may be repeated. */
  readonly renameFieldOwners: Scalars['Int']['output'];
  /** Keep a note, for oneself or for everybody in the company who reads the catalog. A person keeps up to 1,000; a full memory refuses further ones. */
  readonly rememberNote: MemoryNote;
  /** Delete a note of one's own, or with catalog.manage one that somebody else shares; answers it as it was. */
  readonly forgetNote: MemoryNote;
  /** Delete every note of people who left the company. Returns how many there were. */
  readonly forgetPeople: Scalars['Int']['output'];
  /** Move the products whose stock changed to the end of the feed; answers the last change that was taken. */
  readonly followStock: Maybe<FollowedStock>;
  /** In a sandbox: shoppers visit the storefront of a collector. They search, look at products, fill carts and buy, at times of the last thirty days, and what its pages would have reported is collected. */
  readonly simulateShopperEvents: SimulatedVisits;
  /** In a sandbox: a location counts units of a variant of a key's catalog. */
  readonly simulateCount: SimulatedCount;
  /** Move products to the trash, all or none; they stay there for 30 days. Others can have their SKUs, and orders and stock no longer know their variants. Returns their ids. */
  readonly deleteProducts: ReadonlyArray<Scalars['SafeInt']['output']>;
  /** Take products out of the trash with their variants, all or none. Refused where another product has one of their SKUs meanwhile. */
  readonly restoreProducts: ReadonlyArray<Product>;
  /** Delete for good what has been in the trash for 30 days; answers how many. */
  readonly purgeTrash: Scalars['Int']['output'];
  /** Add tags to a product; those that it has stay. */
  readonly addProductTags: Product;
  /** Remove tags from a product; those that it has not stay away. */
  readonly removeProductTags: Product;
  /** Mark events as relayed; answers how many were not yet. */
  readonly catalogEventsRelayed: Scalars['Int']['output'];
  /** Set events aside that cannot be relayed; answers how many were not relayed yet. */
  readonly catalogEventsParked: Scalars['Int']['output'];
  /** Have events that were set aside relayed again, all of them unless some are named; answers how many. */
  readonly catalogEventsRetried: Scalars['Int']['output'];
  /** Remove the results of keyed writes that nobody can repeat any more, after 48 hours, and relayed events that are in no history and no feed, after 31 days; answers how many. */
  readonly catalogPurgeCommands: Scalars['Int']['output'];
  /** Put an image into the library. One that it has already, by its content, is returned as it is. Idempotent. */
  readonly uploadAsset: Asset;
  /** Change what is said of an image: its name, what it shows, its focal point. Idempotent. */
  readonly updateAsset: Asset;
  /** Delete an image that no page and no entry refers to, or with evenIfUsed any. Returns what it was. */
  readonly deleteAsset: Asset;
  /** Delete the stored bytes of images that no library has any more. Returns how many files. */
  readonly sweepAssets: Scalars['Int']['output'];
  /** Create a collection in a site. */
  readonly createCollection: Collection;
  /** Change a collection. Idempotent. */
  readonly updateCollection: Collection;
  /** Remove a collection that has no entries. Returns what it was. */
  readonly removeCollection: Collection;
  /** Create an entry with its first text. Websites show it once it is published. */
  readonly createEntry: Entry;
  /** Copy an entry in its collection with its drafts in each locale of the site, under slugs of its own (-copy, -copy-2). Websites show nothing of it until it is published. Returns the copy. */
  readonly duplicateEntry: Entry;
  /** Save the text of an entry in a locale as a draft. Idempotent. Websites show it once it is published. */
  readonly saveEntryDraft: Entry;
  /** Give an entry another place where a website sorts by it; websites read it once its texts are published. Idempotent. */
  readonly sortEntry: Entry;
  /** Delete the text of an entry in a locale, with its versions. It must not be published there, nor be the only one. */
  readonly deleteEntryText: Entry;
  /** Publish the drafts of an entry, all or none. With a changed slug a redirect stays at the path that was left. */
  readonly publishEntry: Entry;
  /** Take an entry out of what websites show; its drafts stay. What leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after. */
  readonly unpublishEntry: Entry;
  /** Delete an entry with its drafts and the redirects to it. What else leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after. Returns what it was. */
  readonly deleteEntry: Entry;
  /** Write a note of the company's knowledge; everybody with brain.read reads it. A note of staff on an order or a return alone is addNote. */
  readonly createNote: Note;
  /** Change a note of the company's knowledge; answers it after the change. */
  readonly updateNote: Note;
  /** Delete a note of the company's knowledge; answers it as it was. Notes of staff on orders and returns are deleted by deleteNote. */
  readonly deleteKnowledgeNote: Note;
  /** Make a task. */
  readonly createTask: Task;
  /** Change a task, its state included; answers it after the change. */
  readonly updateTask: Task;
  /** Merge tasks into one, which keeps what all of them say: titles and bodies one below the other, the records of all, the earliest day, and the first assignee and recurrence, its own before others'. It is open if one of them is. The ids of the others lead to it; this cannot be undone. Answers the one that stays. */
  readonly mergeTasks: Task;
  /** Delete a task with those that were merged into it; answers it as it was. */
  readonly deleteTask: Task;
  /** Take people who left the company out of its notes and tasks, which stay. Returns how many changed. */
  readonly forgetAuthors: Scalars['Int']['output'];
  /** Keep a new contact, whoever else looks like it: possibleDuplicates of the answer says who does. */
  readonly createContact: Contact;
  /** Change a contact. Idempotent. */
  readonly updateContact: Contact;
  /** Merge contacts into one, which gets the addresses, numbers, tags and names of all; its own name stays, and so do its organisation and role where it has them: those of the others are in `merged`. Their ids lead to it from then on. What is one already stays so. TOO_MANY_ITEMS where together they have more than 100 values of a kind, or are more than 200 contacts. Returns the one that stays. */
  readonly mergeContacts: Contact;
  /** Delete a contact with all that was merged into it; the audit log keeps nothing of what was written of it. It cannot be brought back. */
  readonly deleteContact: DeletedContact;
  /** Lock a page or an entry in a locale for five minutes, or renew one's lock; each save renews it too. Repeat it every minute while somebody edits. CONFLICT, with who and until when, while somebody else has it. */
  readonly lockDocument: DocumentLock;
  /** End one's own lock. Idempotent. Returns what it was; null where one has none. */
  readonly unlockDocument: Maybe<DocumentLock>;
  /** Lock it although somebody else has: their next save is refused and says who took it over, until they lock it again. Kept in the audit log, with whose it was. */
  readonly takeOverLock: DocumentLock;
  /** Add a menu to a site, or replace the one of the same handle. Websites show it at once. */
  readonly saveMenu: Menu;
  /** Remove a menu. Returns what it was. */
  readonly removeMenu: Menu;
  /** Create a page with its first text. Websites show it once it is published. */
  readonly createPage: Page;
  /** Copy a page beside itself with its drafts in each locale of the site, under slugs of its own (-copy, -copy-2). Up to 100 pages whose texts have up to 5 MB are copied at once. Websites show nothing of it until it is published. Returns the copy. */
  readonly duplicatePage: Page;
  /** Save the text of a page in a locale as a draft. Idempotent. Websites show it once it is published. */
  readonly savePageDraft: Page;
  /** Give a page another template, which its drafts must fit; websites show it once they are published. Idempotent. */
  readonly changePageTemplate: Page;
  /** Delete the text of a page in a locale, with its versions. It must not be published there, nor be the only one. */
  readonly deletePageText: Page;
  /** Move a page with everything below it, for editors and websites alike, in every locale at once; redirects stay at the paths that were left. */
  readonly movePage: Page;
  /** Make a page the home page of its site, for editors and websites at once; it goes to the root, and the page that was it stays there with a slug of its own. Redirects stay at the paths that were left. Idempotent. */
  readonly setHomePage: Page;
  /** Publish the drafts of a page, all or none. With a changed slug it moves together with everything below it, and redirects stay at the paths that were left. */
  readonly publishPage: Page;
  /** Take a page out of what websites show; its drafts stay. What leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after. */
  readonly unpublishPage: Page;
  /** Delete a page that has none below it, with its drafts and the redirects to it. What else leads to it stays as it is and leads nowhere then: ask contentUsage before, or brokenLinks after. Returns what it was. */
  readonly deletePage: Page;
  /** Publish several pages and entries, each as publishPage and publishEntry do: what one refuses changes nothing for the others, unless they are published together. */
  readonly publishDocuments: DocumentOutcomes;
  /** Take several pages and entries out of what websites show, each as unpublishPage and unpublishEntry do: what one refuses changes nothing for the others. */
  readonly unpublishDocuments: DocumentOutcomes;
  /** Add a redirect, or replace the one of the same path. One that leads back to itself is refused. */
  readonly saveRedirect: Redirect;
  /** Remove a redirect. Returns what it was. */
  readonly removeRedirect: Redirect;
  /** Create a site in a workspace. */
  readonly createSite: Site;
  /** Change a site. Idempotent. */
  readonly updateSite: Site;
  /** Remove a site with everything of it: templates, pages, collections, entries, menus, redirects, versions and schedules, its delivery tokens and its revalidation webhook. Websites read nothing of it at once. A call that is stopped leaves it archived, and is repeated. Returns what it was. */
  readonly removeSite: Site;
  /** Have a page or an entry published, or taken out, at a time. What is published is its draft as of then. At most 10 of a page or an entry, and 1,000 of a site. */
  readonly schedulePublication: ScheduledPublication;
  /** Cancel what is scheduled, or remove what was given up. Returns what it was. */
  readonly cancelScheduledPublication: ScheduledPublication;
  /** Publish, and take out, what is due of all companies; answers how many were taken up. */
  readonly runScheduledPublications: Scalars['Int']['output'];
  /** Save an old version of the text of a page or an entry as its draft. What does not fit the fields of today is refused, with its paths. Returns the version that is the draft from then on. */
  readonly restoreVersion: ContentVersion;
  /** Create a workspace. */
  readonly createWorkspace: Workspace;
  /** Change a workspace. Idempotent. */
  readonly updateWorkspace: Workspace;
  /** Remove a workspace without sites. Returns what it was. */
  readonly removeWorkspace: Workspace;
  /** Add a template to a site, or replace the one of the same key. */
  readonly saveTemplate: PageTemplate;
  /** Remove a template that no page has. Returns what it was. */
  readonly removeTemplate: PageTemplate;
  /** Mark events as relayed; answers how many were not yet. */
  readonly contentEventsRelayed: Scalars['Int']['output'];
  /** Set events aside that cannot be relayed; answers how many were not relayed yet. */
  readonly contentEventsParked: Scalars['Int']['output'];
  /** Have events that were set aside relayed again, all of them unless some are named; answers how many. */
  readonly contentEventsRetried: Scalars['Int']['output'];
  /** Remove the results of keyed writes that nobody can repeat any more, after 48 hours, and relayed events that are in no history and no feed, after 31 days; answers how many. */
  readonly contentPurgeCommands: Scalars['Int']['output'];
  /** Record calls of tools by AI clients; one that cannot be kept is left out. Returns how many were stored. */
  readonly recordAssistantCalls: Scalars['Int']['output'];
  /** Switch modules off for AI clients, for everybody in the company, or on again; answers the company. Their tools are gone at the next call. */
  readonly setAssistantModules: Company;
  /** Save the company in which a person's AI clients work, whichever of them asks; answers who they speak for from then on. */
  readonly chooseAssistantCompany: AssistantUser;
  /** Claim the idempotency key of a call before it runs. */
  readonly claimCall: CallClaim;
  /** Store the response of a claimed call, unless it has one or has lost its key to a retry. */
  readonly finishCall: CallEnding;
  /** Log a call without an idempotency key. False: nothing was logged, because `answerBodyHash` alone names a body that is not known to be stored; send it with the body. */
  readonly logCall: Scalars['Boolean']['output'];
  /** Remove calls older than thirty days, and the oldest calls beyond a company's maximum log size; returns their number. */
  readonly purgeCalls: Scalars['Int']['output'];
  /** Heartbeat of a process that serves calls; without further heartbeats it is treated as stopped. */
  readonly keepProcess: Scalars['Boolean']['output'];
  /** Unregister a process that has finished its calls and stops; returns whether it was registered. */
  readonly endProcess: Scalars['Boolean']['output'];
  /** Close abandoned calls; returns their number. */
  readonly closeAbandonedCalls: Scalars['Int']['output'];
  /** Sign in with a password. */
  readonly signIn: SignIn;
  /** End a session; answers whether there was one. */
  readonly endSignInSession: Scalars['Boolean']['output'];
  /** Mail a link to choose a new password, if an account has the address; always true. */
  readonly requestPasswordReset: Scalars['Boolean']['output'];
  /** Choose a new password by a link; answers whether it was valid. */
  readonly resetForgottenPassword: Scalars['Boolean']['output'];
  /** Change the name and language of one's own account; always true. */
  readonly changeOwnProfile: Scalars['Boolean']['output'];
  /** Change one's own password; every other session ends. */
  readonly changeOwnPassword: PasswordCheck;
  /** Mail a link to a new address, which is used once the link is followed. */
  readonly requestEmailChange: PasswordCheck;
  /** Confirm a new address by a link, signed in to the account that asked for it; answers whether the link was valid. */
  readonly confirmEmail: Scalars['Boolean']['output'];
  /** End one of one's own sessions, or all others; answers how many ended. */
  readonly endOwnSessions: Scalars['Int']['output'];
  /** Choose the company that is active where a person has several; always true. */
  readonly setActiveCompany: Scalars['Boolean']['output'];
  /** Remove sessions, mailed links and invitations whose time is over; answers how many. */
  readonly purgeSignIns: Scalars['Int']['output'];
  /** End one of your sessions: that browser has to sign in again. Returns the ended session. */
  readonly endSession: Session;
  /** End all your sessions: every browser has to sign in again. Calls of the graph are made with none of them; tokens and connected apps stay. Returns the ended sessions. */
  readonly endOtherSessions: ReadonlyArray<Session>;
  /** Set how the company shows itself on the pages that its customers see; answers the whole brand. */
  readonly saveBrand: Brand;
  /** Set the time zone in which the company works; answers the company. Its assistants read and say times in it from their next call on. */
  readonly setCompanyTimeZone: Company;
  /** In a sandbox: move its clock ahead, never back. Orders, returns, promises, parcels and content go by it from then on in every interface, and alerts of what is due are raised; credentials, limits and webhooks go by the time of everybody. Answers the company. */
  readonly moveSandboxClock: Company;
  /** Create a company. */
  readonly createCompany: Company;
  /** Authenticate the connection of a call; counts wrong credentials. */
  readonly authenticate: Authentication;
  /** Remove expired lockouts; returns their number. */
  readonly purgeLockouts: Scalars['Int']['output'];
  /** Create a connection for another system: a draft unless `activate` is true. Its secrets are shown only once. */
  readonly createConnection: ConnectionCredentials;
  /** Activate a draft or paused connection. */
  readonly activateConnection: Connection;
  /** Pause a connection. */
  readonly pauseConnection: Connection;
  /** Replace every credential of a connection at once; of a collector its key alone (see regenerateSigningSecret). The new secrets are shown only once. */
  readonly rotateConnection: ConnectionCredentials;
  /** Remove a connection with its credentials; returns the removed connection. */
  readonly deleteConnection: Connection;
  /** Change settings of a connection. */
  readonly updateConnection: Connection;
  /** Count a wrong credential. */
  readonly countWrongCredential: Scalars['Boolean']['output'];
  /** Flag connections as silent until they call again; returns the number of newly flagged ones. */
  readonly flagSilentConnections: Scalars['Int']['output'];
  /** Record that a carrier connection called, and proved it. */
  readonly noteCarrierCall: Scalars['Boolean']['output'];
  /** Make a code with which a storefront is tried for 60 minutes; the one before counts no more. */
  readonly startCollectorTest: CollectorTest;
  /** Replace the secret that signs a collector's customer references: those signed with the old one are anonymous from then on. Its key stays. The new secret is shown only once. */
  readonly regenerateSigningSecret: ConnectionCredentials;
  /** Claim a task of the deployment, or extend the lease on it. */
  readonly claimDeploymentTask: DeploymentTaskClaim;
  /** Store the result of a task and release its lease; false when another process had taken it over. */
  readonly finishDeploymentTask: Scalars['Boolean']['output'];
  /** Claim due jobs and extend the leases of running ones. */
  readonly claimJobs: JobClaims;
  /** Record the outcome of a run; returns its consecutive failures, or null when another process had taken over the job. */
  readonly finishJob: Maybe<Scalars['Int']['output']>;
  /** Enqueue events, once for each event and destination; returns the number of new deliveries. */
  readonly enqueueDeliveries: Scalars['Int']['output'];
  /** Claim due deliveries. */
  readonly claimDeliveries: ReadonlyArray<ClaimedWebhook>;
  /** Record the outcomes of attempts; false for those whose claim was lost. */
  readonly recordAttempts: ReadonlyArray<Scalars['Boolean']['output']>;
  /** Resend one delivery now, with the same event id: one that waits for its next attempt too. */
  readonly resendDelivery: Delivery;
  /** Resend the deliveries to a connection that were given up since a time; returns their number. */
  readonly recoverDeliveries: Scalars['Int']['output'];
  /** Send a connection an event of type ping, to test its receiver. */
  readonly pingWebhook: Delivery;
  /** Resend one of the calling connection's own deliveries. */
  readonly resendOwnDelivery: Delivery;
  /** Send the calling connection an event of type ping. */
  readonly pingOwnWebhook: Delivery;
  /** Add a webhook destination. */
  readonly createWebhookDestination: ChangedWebhookDestination;
  /** Change a destination; deactivating it suppresses its waiting deliveries. */
  readonly changeWebhookDestination: ChangedWebhookDestination;
  /** Remove a destination and suppress its waiting deliveries. Returns the removed destination. */
  readonly deleteWebhookDestination: WebhookDestination;
  /** Set where the website of a site is notified after a page or an entry was published. A secret is shown only once. */
  readonly saveRevalidation: SavedRevalidation;
  /** Notify the website of a site no longer; what waits is not sent, and what was sent is from then on shown to those alone who have company.manage. Returns where it was notified. */
  readonly removeRevalidation: SiteRevalidation;
  /** Remove the delivery tokens and revalidation webhooks of sites that were removed. Idempotent. Returns how many there were. */
  readonly forgetSites: Scalars['Int']['output'];
  /** Add a webhook of the calling key, with a signing secret of its own. */
  readonly createOwnWebhookDestination: ChangedWebhookDestination;
  /** Change a webhook of the calling key; deactivating it suppresses its waiting deliveries. */
  readonly changeOwnWebhookDestination: ChangedWebhookDestination;
  /** Remove a webhook of the calling key and suppress its waiting deliveries. Returns its id. */
  readonly deleteOwnWebhookDestination: Scalars['ID']['output'];
  /** Add an address from which your company is to send e-mail: a code is mailed to it, which `verifySenderAddress` takes. One that is not verified yet gets another code and this name. Up to 20; answers the address. */
  readonly addSenderAddress: SenderAddress;
  /** Verify a sender address by the code that was mailed to it; answers the address, and one that is verified already as it is. A dry run compares no code. */
  readonly verifySenderAddress: SenderAddress;
  /** Remove a sender address: nothing more is sent from it or asks for answers there, also of what waits to be sent, and what was sent stays in the log. Answers the address. */
  readonly removeSenderAddress: SenderAddress;
  /** Make a sender address that is verified; answers one that is there already as it is. */
  readonly createSenderAddress: SenderAddress;
  /** Send an e-mail from a verified address of your company, to 10 recipients at most and to 200 a day of its time zone. It is queued at once; `sentEmails` says what became of it. */
  readonly sendEmail: SendEmailResult;
  /** Queue a test mail; returns its id. */
  readonly queueTestMail: Scalars['ID']['output'];
  /** Claim due mails. */
  readonly claimMails: ReadonlyArray<ClaimedMail>;
  /** Record the outcome of an attempt; returns the mail's new state, or null when its claim had expired. */
  readonly recordMailAttempt: Maybe<MailState>;
  /** Switch a mail to customers on or off; answers it. */
  readonly switchCustomerNotification: CustomerNotification;
  /** Write a mail to customers in your own words, in one language; answers it. */
  readonly saveCustomerNotificationText: CustomerNotification;
  /** Return to the usual text of a mail to customers in one language; answers it. */
  readonly resetCustomerNotificationText: CustomerNotification;
  /** Queue mails to customers that were not queued yet; answers how many. */
  readonly queueCustomerNotifications: Scalars['Int']['output'];
  /** Queue mails to customers about their returns that were not queued yet; answers how many. */
  readonly queueReturnNotifications: Scalars['Int']['output'];
  /** Begin an authorization. A code is issued where the person agreed before. */
  readonly beginAuthorization: AuthorizationStep;
  /** Answer a consent. Returns where the browser goes; null where it cannot be answered. */
  readonly decideConsent: Maybe<Scalars['String']['output']>;
  /** Disconnect an app: it can do nothing more for you at once. Returns the app. */
  readonly disconnectApp: ConnectedApp;
  /** Disconnect an app of the person of a session; answers whether it was connected. */
  readonly endOwnApp: Scalars['Boolean']['output'];
  /** Make the key that signs tokens where there is none. Returns its id. */
  readonly makeSigningKey: Scalars['ID']['output'];
  /** Retire the key that signs tokens and make another; the public part of the old one stays published for 8 hours. Returns the id of the new one. */
  readonly rotateSigningKeys: Scalars['ID']['output'];
  /** Register a client. */
  readonly registerOAuthClient: ClientRegistration;
  /** Exchange a code or a refresh token for tokens. */
  readonly requestOAuthTokens: TokenAnswer;
  /** Revoke a token; null when done, whether it was known or not. */
  readonly revokeOAuthToken: Maybe<OAuthRefusal>;
  /** Remove what has expired, and clients that registered and were never used. Returns how many rows. */
  readonly purgeOAuth: Scalars['Int']['output'];
  /** After a restore from a backup: end every session, mailed link, invitation, grant and token of an app, and replace the signing key. Returns how many there were. */
  readonly endAllAccess: Scalars['Int']['output'];
  /** Invite a person to your company: they are mailed a link, valid for seven days, and belong to the company once they accept. Only an owner can invite an owner. */
  readonly invitePerson: Invitation;
  /** Revoke an invitation: its link is refused from then on. Returns the revoked invitation. */
  readonly revokeInvitation: Invitation;
  /** Accept an invitation; answers whether the link was valid. */
  readonly acceptInvitation: Scalars['Boolean']['output'];
  /** Add a person to a company. */
  readonly createPerson: Person;
  /** Add a person to your company, with a one-time password that is shown only once. Only an owner can add an owner. */
  readonly addPerson: PersonWithPassword;
  /** Replace a person's password by a one-time password that is shown only once. Their tokens stay valid: revoke them, or deactivate the person, where they are in the wrong hands. */
  readonly resetPassword: PersonWithPassword;
  /** Suspend a person's access: their tokens are refused from the next call on, and kept. The last owner cannot be deactivated. */
  readonly deactivatePerson: Person;
  /** Give a deactivated person their access back, with their roles and tokens. */
  readonly reactivatePerson: Person;
  /** Change the roles of a person of your company and the sections that are hidden from them, effective from their next call. The last owner cannot be demoted, and only an owner can add or demote owners. */
  readonly changePersonRole: Person;
  /** Remove a person from your company with their tokens; returns the removed person. The last owner cannot be removed, and service tokens they created stay. */
  readonly removePerson: Person;
  /** Leave the company you call for: your tokens, and what your sign-ins and apps may do there, end at once; in your last company your account is removed. Returns who you were. The last owner cannot leave, nor can a program. */
  readonly leaveCompany: Person;
  /** Leave a company, as the person of a session; answers whether they still have an account. */
  readonly leaveOwnCompany: Scalars['Boolean']['output'];
  /** Sign a person of your company out: end one of their sessions, or all with what they allowed apps and our own tools, so that every browser and app has to sign in again. Their tokens and password stay. Not for somebody who works for another company too. Returns the person. */
  readonly endPersonSessions: Person;
  /** Create a token with which you call the graph. It is shown only once, and never has more permissions than the one you call with. */
  readonly createToken: CreatedStaffToken;
  /** Create a service token, with which a program of the company calls the graph; it stays when people leave. It is shown only once. */
  readonly createServiceToken: CreatedStaffToken;
  /** Revoke a token at once: your own or, as an owner or admin, any token of the company. Returns the revoked token. */
  readonly revokeToken: StaffToken;
  /** Create a token with which a person calls the graph. */
  readonly createStaffToken: CreatedStaffToken;
  /** Mark events as relayed; answers how many were not yet. */
  readonly identityEventsRelayed: Scalars['Int']['output'];
  /** Set events aside that cannot be relayed; answers how many were not relayed yet. */
  readonly identityEventsParked: Scalars['Int']['output'];
  /** Have events that were set aside relayed again, all of them unless some are named; answers how many. */
  readonly identityEventsRetried: Scalars['Int']['output'];
  /** Remove the results of keyed writes that nobody can repeat any more, after 48 hours, and relayed events that are in no history and no feed, after 31 days; answers how many. */
  readonly identityPurgeCommands: Scalars['Int']['output'];
  /** An interface notes what a call of its connection showed. */
  readonly noteCertification: Scalars['Boolean']['output'];
  /** Change when a location works, ships and is open; promises of delivery made from now on follow it. */
  readonly saveLocationCalendar: Location;
  /** Give a location the usual calendar again. */
  readonly removeLocationCalendar: Location;
  /** Replace all service policies. */
  readonly saveServicePolicies: ReadonlyArray<ServicePolicy>;
  /** Replace all transit times. */
  readonly saveTransitTimes: ReadonlyArray<TransitTime>;
  /** Count what changed of the figures of some companies; answers in how many of them there is more to count. */
  readonly countFigures: Scalars['Int']['output'];
  /** The calling warehouse accepts its fulfillment order. */
  readonly acceptFulfillmentOrder: FulfillmentOrder;
  /** The calling warehouse rejects its fulfillment order. */
  readonly rejectFulfillmentOrder: FulfillmentOrder;
  /** Set what is available of items at locations, each entry for itself. */
  readonly setAvailability: SetAvailabilityResult;
  /** The calling warehouse reports absolute levels. */
  readonly updateWarehouseStock: StockUpdateResult;
  /** Move lines, or some of their units, to another location that has stock, before the fulfillment order is accepted. */
  readonly splitFulfillmentOrder: Order;
  /** Move a whole fulfillment order to another location, before it is accepted. */
  readonly rerouteFulfillmentOrder: Order;
  /** The orders that wait for the calling warehouse's answer, oldest first; the first time each is marked as exported. */
  readonly exportWaitingOrders: ReadonlyArray<FulfillmentOrder>;
  /** The calling warehouse accepts or rejects orders; repeating an answer changes nothing. */
  readonly answerWaitingOrders: ReadonlyArray<FulfillmentOrder>;
  /** The calling warehouse accepts its fulfillment orders of several orders, each independently; the results are in the order of the input. */
  readonly acceptFulfillmentOrders: ReadonlyArray<FulfillmentAcceptance>;
  /** The calling warehouse reports what it picked; the last report replaces earlier ones. */
  readonly reportPicking: FulfillmentOrder;
  /** The calling warehouse reports a shipment. */
  readonly reportShipment: FulfillmentOrder;
  /** The calling warehouse short-closes its fulfillment order, or confirms a cancellation. */
  readonly shortCloseFulfillmentOrder: FulfillmentOrder;
  /** Set the stock of a location that has no system of its own, as counted. */
  readonly countStock: StockUpdateResult;
  /** Accept a fulfillment order at its location. */
  readonly acceptAtLocation: FulfillmentOrder;
  /** Reject a fulfillment order at its location before it is accepted; it waits to be fixed. */
  readonly rejectAtLocation: FulfillmentOrder;
  /** Pick and pack a fulfillment order at its location; missing units are treated as when a warehouse reports them. */
  readonly pickAtLocation: FulfillmentOrder;
  /** Make missing labels of a fulfillment order's parcels and retry failed ones; ready ones stay. */
  readonly makeLabelsAtLocation: FulfillmentOrder;
  /** Void labels of a fulfillment order before their parcels leave. */
  readonly voidLabelsAtLocation: FulfillmentOrder;
  /** Ship picked units of a fulfillment order from its location. */
  readonly shipAtLocation: FulfillmentOrder;
  /** End a fulfillment order at its location although units are open, or confirm that its cancellation was carried out. */
  readonly shortCloseAtLocation: FulfillmentOrder;
  /** Alert a company of warehouses that are silent while orders wait; answers their connections. */
  readonly watchWarehouses: ReadonlyArray<SilentConnection>;
  /** Open a location. */
  readonly createLocation: Location;
  /** Change a location; its fulfillment orders stay with it. */
  readonly updateLocation: Location;
  /** The calling warehouse registers items under its own codes; answers how many. */
  readonly registerItems: Scalars['Int']['output'];
  /** Erase name, e-mail address, phone number and addresses of a customer from all their orders and returns, with the tags and metadata of the customer, the notes of staff, what labels show and packing slips. Every order must be delivered or cancelled, and every return of it closed or cancelled; the refusal says which is not, and why. Of the tags and metadata of the orders and returns those go that contain the name, the e-mail address or a phone number; the others stay, as do amounts, countries, invoices, receipts and customs documents. What storefronts reported of the customer, whom signed references linked by the id on the sales channel, is erased a moment later, as `eraseVisitor` does. */
  readonly eraseCustomer: CustomerErasure;
  /** Give tags to a customer; those that they have stay. */
  readonly addCustomerTags: CustomerProfile;
  /** Take tags from a customer; those that they have not stay away. */
  readonly removeCustomerTags: CustomerProfile;
  /** Set metadata of a customer; other keys stay. Answers the namespace. */
  readonly setCustomerMetadata: ReadonlyArray<MetadataEntry>;
  /** Remove metadata of a customer. Answers what is left of the namespace. */
  readonly deleteCustomerMetadata: ReadonlyArray<MetadataEntry>;
  /** Set metadata of an order or return; other keys stay. Answers the namespace. */
  readonly setMetadata: ReadonlyArray<MetadataEntry>;
  /** Remove metadata of an order or return. Answers what is left of the namespace. */
  readonly deleteMetadata: ReadonlyArray<MetadataEntry>;
  /** Add a note to an order or return, for the company's people alone. */
  readonly addNote: StaffNote;
  /** Replace the text of a note. */
  readonly editNote: StaffNote;
  /** Remove a note; answers it as it was. */
  readonly deleteNote: StaffNote;
  /** Set the incoming stock of a location, replacing that of these items; answers how many arrivals there are. */
  readonly setIncomingStock: Scalars['Int']['output'];
  /** Record a refund for units of an order, at most what was paid for them; refused while its payment is pending, expired or voided. Automatic refunds of missing units are recorded whatever the payment. */
  readonly recordRefund: Refund;
  /** Link a refund that was recorded without a return to a return of its order, such as one that was matched later. A refund belongs to one return; the same again changes nothing. */
  readonly linkRefund: Refund;
  /** Put up to 500 orders on hold, each as holdOrder does. */
  readonly holdOrders: OrderOutcomes;
  /** End the hold of up to 500 orders, each as releaseOrder does. */
  readonly releaseOrders: OrderOutcomes;
  /** Cancel up to 500 orders, each as cancelOrder does. */
  readonly cancelOrders: OrderOutcomes;
  /** Add tags to up to 500 orders and remove others; a tag in both lists is removed. */
  readonly tagOrders: OrderOutcomes;
  /** Move what no warehouse has accepted of up to 500 orders to another location, each fulfillment order as rerouteFulfillmentOrder does. */
  readonly rerouteOrders: OrderOutcomes;
  /** Write documents of up to 500 orders, each as generateDocuments does. */
  readonly generateOrderDocuments: OrderOutcomes;
  /** Start a job that puts up to 10,000 orders on hold, each as holdOrder does. */
  readonly startHoldOrders: BulkJob;
  /** Start a job that ends the hold of up to 10,000 orders, each as releaseOrder does. */
  readonly startReleaseOrders: BulkJob;
  /** Start a job that cancels up to 10,000 orders, each as cancelOrder does. */
  readonly startCancelOrders: BulkJob;
  /** Start a job that adds tags to up to 10,000 orders and removes others; a tag in both lists is removed. */
  readonly startTagOrders: BulkJob;
  /** Start a job that moves what no warehouse has accepted of up to 10,000 orders to another location, each fulfillment order as rerouteFulfillmentOrder does. */
  readonly startRerouteOrders: BulkJob;
  /** Start a job that writes documents of up to 10,000 orders, each as generateDocuments does. */
  readonly startGenerateOrderDocuments: BulkJob;
  /** End a job before its time: what it has changed stays, and the other orders are left as they are. */
  readonly cancelBulkJob: BulkJob;
  /** Claim the job whose turn it is for a slice of its orders; null when there is none. */
  readonly claimBulkJob: Maybe<ClaimedBulkJob>;
  /** Change the next orders of a claimed job and free it for its next turn; answers whether the claim still held. */
  readonly runBulkSlice: Scalars['Boolean']['output'];
  /** Remove jobs that ended more than thirty days ago; answers how many. */
  readonly purgeBulkJobs: Scalars['Int']['output'];
  /** Edit an order: anything until a warehouse accepts a fulfillment order, then only what a warehouse can still take into account. */
  readonly editOrder: Order;
  /** Send an order back to the warehouses that rejected it, optionally edited. */
  readonly fixOrder: Order;
  /** Send units of an order again, free of charge, in a new order. */
  readonly replaceOrder: Order;
  /** Mark an order as ready for pickup in a store. */
  readonly markReadyForPickup: Order;
  /** Mark an order as collected in a store: it is delivered without a shipment. */
  readonly collectOrder: Order;
  /** Set an order's payment status; fulfillment orders that waited for it become ready. */
  readonly setPaymentStatus: Order;
  /** Add tags to an order and remove others; a tag in both lists is removed. */
  readonly tagOrder: Order;
  /** Set whether customs documents kept outside the platform are ready. */
  readonly setExternalDocumentsReady: Order;
  /** Resolve an alert; answers whether it was open. */
  readonly resolveAlert: Scalars['Boolean']['output'];
  /** Set whether missing units are refunded automatically; answers the setting. */
  readonly setAutomaticRefunds: Scalars['Boolean']['output'];
  /** Alert staff of locations that promised orders should have left by now, and resolve the alerts of locations where none is late any more; answers how many were raised. */
  readonly watchDepartures: Scalars['Int']['output'];
  /** Place an order. */
  readonly placeOrder: Order;
  /** Place an order; answers also whether it is new or existed with its external id. */
  readonly receiveOrder: PlacedOrder;
  /** Place several orders: all of them or none. */
  readonly placeOrders: ReadonlyArray<Order>;
  /** Put an order on hold, before any warehouse accepted it. */
  readonly holdOrder: Order;
  /** End an order's hold. */
  readonly releaseOrder: Order;
  /** Put an order on hold or end its hold; an order that is so already is answered as it is. */
  readonly setOrderHold: Order;
  /** Cancel an order; warehouses that accepted it are asked to stop. */
  readonly cancelOrder: Order;
  /** Replace the routing rules; orders allocated already stay where they are. */
  readonly saveRoutingRules: ReadonlyArray<RoutingRule>;
  /** In a sandbox: a sales channel sends paid orders of items that are in stock. They are placed, routed, published and sent to webhooks like any others. */
  readonly simulateOrders: ReadonlyArray<Order>;
  /** In a sandbox: the merchant cancels an order; warehouses that accepted it are asked to stop. */
  readonly simulateCancellation: Order;
  /** In a sandbox: the locations of an order accept and ship all of it. An order that has left is answered as it is. */
  readonly simulateShipment: Order;
  /** In a sandbox: a customer sends units of a shipped order back; the return is announced to the warehouse that shipped them. */
  readonly simulateReturn: Return;
  /** In a sandbox: the warehouse of a location reports how many units of items it has. */
  readonly simulateStock: StockUpdateResult;
  /** In a sandbox: a carrier reports an event of a parcel. Its shipment and order move as by an event that a carrier sent to the intake, which also knows the format of its connection: `/sandbox/events` of interface F simulates that. */
  readonly simulateCarrierEvent: SimulatedCarrierEvent;
  /** In a sandbox: apply events that a surface made up in a carrier's format, as the intake applies them. */
  readonly simulateTrackingEvents: AppliedEvents;
  /** In a sandbox: place an order and ship it, so that there is a parcel. */
  readonly simulateParcel: Order;
  /** In a sandbox: place, ship and deliver an order of the store of a returns portal. */
  readonly simulatePortalOrder: Order;
  /** Allocate the orders that wait for stock, the oldest first. */
  readonly allocateWaitingOrders: WaitingAllocation;
  /** The calling warehouse reads what changed, which accepts new orders and confirms cancellations. */
  readonly pollWarehouseOrders: ReadonlyArray<PolledOrder>;
  /** Continue the public integers of orders and returns after those of the merchant's previous system. */
  readonly continueSequences: Scalars['Boolean']['output'];
  /** Raise the alerts of what is due in a sandbox whose clock was moved; answers how many were raised. */
  readonly watchMovedClock: Scalars['Int']['output'];
  /** Bring the items up to date with the catalog; answers how many events were new. */
  readonly projectCatalogEvents: Scalars['Int']['output'];
  /** Alert the merchant of webhooks that were given up or cannot be sent; answers how many were new. */
  readonly raiseWebhookAlerts: Scalars['Int']['output'];
  /** The calling warehouse answers which announced returns it expects; repeating an answer changes nothing. */
  readonly answerExpectedReturns: ReadonlyArray<Return>;
  /** The calling warehouse reports goods of an order that came back; the same report again changes nothing. */
  readonly reportArrival: Return;
  /** Open a return of units an order shipped. */
  readonly announceReturn: Return;
  /** Announce a return to its warehouse. */
  readonly expectReturn: Return;
  /** Mark a return as in transit. */
  readonly markReturnInTransit: Return;
  /** Close an inspected return. */
  readonly closeReturn: Return;
  /** Cancel a return that has not arrived. */
  readonly cancelReturn: Return;
  /** Have the label of a return made now, after making it failed; its attempts begin anew. */
  readonly makeReturnLabelAgain: Return;
  /** Make labels of returns that are due, of all companies; answers how many were taken up. */
  readonly makeReturnLabels: Scalars['Int']['output'];
  /** Alert staff of exchanges whose goods were not sent; answers how many were raised. */
  readonly watchReturns: Scalars['Int']['output'];
  /** Give an unannounced return the order it is of: its lines count as returned, its refunds can name it, and its alert ends. */
  readonly matchReturn: Return;
  /** Tag a return, and remove tags from it. */
  readonly tagReturn: Return;
  /** Delete the stored photos that no return has. Returns how many. */
  readonly sweepReturnPhotos: Scalars['Int']['output'];
  /** Receive and inspect a return at its location, until it is closed; another report corrects the one before. Where no system reports the stock, sellable units are added to what was counted. */
  readonly receiveReturnAtLocation: Return;
  /** The calling warehouse confirms that it expects a return. */
  readonly acceptWarehouseReturn: Return;
  /** The calling warehouse reports what arrived of a return. */
  readonly receiveWarehouseReturn: Return;
  /** The calling warehouse reports an unannounced parcel. */
  readonly registerWarehouseReturn: Return;
  /** The calling warehouse reports a parcel: what arrived of a return, or an unannounced one. */
  readonly reportWarehouseParcel: Return;
  /** The calling warehouse reports that an expected return will not arrive. */
  readonly cancelWarehouseReturn: Return;
  /** Add a carrier, or replace the one of the same code. Existing labels stay as they are. */
  readonly saveCarrier: Carrier;
  /** Give an order a document; every warehouse of the order gets it. */
  readonly publishDocument: OrderDocument;
  /** Write documents of an order: invoice and receipt about all of it, customs declaration and packing slip for each fulfillment order. */
  readonly generateDocuments: ReadonlyArray<OrderDocument>;
  /** Set the merchant's letterhead for future documents. */
  readonly saveLetterhead: Letterhead;
  /** Make missing labels and retry failed ones; ready ones stay. Answers every parcel's label. */
  readonly makeWarehouseLabels: ReadonlyArray<Label>;
  /** Void labels before their parcels leave: one parcel's, or all of them. Answers them without their content. */
  readonly voidWarehouseLabels: ReadonlyArray<Label>;
  /** Note what became of a shipment on its way. The order is delivered once all its shipments are; a voided shipment is out of it: its units are no longer counted as shipped and can leave again. */
  readonly recordShipmentStatus: Shipment;
  /** Open the return that a shopper asks for. */
  readonly createPortalReturn: CreatedPortalReturn;
  /** Cancel the return of a token before its parcel moves. */
  readonly cancelPortalReturn: PortalReturn;
  /** Record the refund of a return: what arrived of it, or the named units, at what was paid for them, less the fee that its customer was told, once a return. Refused for an exchange, and where nothing is left to give back. */
  readonly refundReturn: Refund;
  /** Make the store credit of a return, for what arrived of it; one that has a credit answers it. */
  readonly issueStoreCredit: StoreCredit;
  /** Change the rules by which goods are taken back; answers all of them. Shoppers who are choosing keep the rules they began with. */
  readonly saveReturnPolicy: ReturnPolicy;
  /** Open, close or move the page on which shoppers return orders. */
  readonly saveReturnPortal: ReturnPortal;
  /** The calling warehouse closes the manifest of what left on a day; with nothing new it is answered as it was. */
  readonly closeManifest: Manifest;
  /** Give events of a carrier connection that were received the status that their codes mean now, after a change of its status map (`updateConnection`), and their shipments the one that follows; 2,000 events a call. Try it with `dryRun` first. A delivered order never goes back. */
  readonly reprocessTrackingEvents: ReprocessedEvents;
  /** Change how delivery is promised to shoppers. */
  readonly savePromiseSettings: PromiseSettings;
  /** Change when your staff are alerted of an anomaly of shipments; answers the rule. */
  readonly saveAnomalyRule: AnomalyRule;
  /** Alert staff of parcels whose carrier has said nothing for days, and resolve the alerts of anomalies that are over; answers how many were raised. */
  readonly watchParcels: Scalars['Int']['output'];
  /** Apply the events of a carrier to the shipments they are of, or else to the returns whose labels have their numbers; answers what became of them. */
  readonly applyTrackingEvents: AppliedEvents;
  /** Remove events of numbers that did not appear within 30 days; answers how many. */
  readonly purgeParkedTrackingEvents: Scalars['Int']['output'];
  /** Mark events as relayed; answers how many were not yet. */
  readonly ordersEventsRelayed: Scalars['Int']['output'];
  /** Set events aside that cannot be relayed; answers how many were not relayed yet. */
  readonly ordersEventsParked: Scalars['Int']['output'];
  /** Have events that were set aside relayed again, all of them unless some are named; answers how many. */
  readonly ordersEventsRetried: Scalars['Int']['output'];
  /** Remove the results of keyed writes that nobody can repeat any more, after 48 hours, and relayed events that are in no history and no feed, after 31 days; answers how many. */
  readonly ordersPurgeCommands: Scalars['Int']['output'];
};


export type MutationSetProductMetadataArgs = {
  input: SetProductMetadataInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteProductMetadataArgs = {
  input: DeleteProductMetadataInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveProductsArgs = {
  input: SaveProductsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveVariantsArgs = {
  input: RemoveVariantsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveAttributeArgs = {
  input: SaveAttributeInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveAttributeArgs = {
  input: SettingCodeInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveAttributeSetArgs = {
  input: SaveAttributeSetInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveAttributeSetArgs = {
  input: SettingCodeInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateCatalogArgs = {
  input: CreateCatalogInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateCatalogArgs = {
  input: UpdateCatalogInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSavePriceListArgs = {
  input: SavePriceListInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemovePriceListArgs = {
  input: SettingCodeInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveMarketArgs = {
  input: SaveMarketInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveMarketArgs = {
  input: SettingCodeInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveCategoryArgs = {
  input: SaveCategoryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveCategoryArgs = {
  input: RemoveCategoryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationQueueProductImportArgs = {
  input: QueueProductImportInput;
};


export type MutationRunImportSliceArgs = {
  input: RunImportSliceInput;
};


export type MutationStartImportArgs = {
  input: StartImportInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationWriteProductsArgs = {
  input: WriteProductsInput;
};


export type MutationWriteVariantArgs = {
  input: WriteVariantInput;
};


export type MutationRemoveVariantArgs = {
  input: RemoveVariantInput;
};


export type MutationWriteStockArgs = {
  input: WriteStockInput;
};


export type MutationWriteVariantStockArgs = {
  input: WriteVariantStockInput;
};


export type MutationDeleteProductArgs = {
  product: ProductReferenceInput;
};


export type MutationRestoreProductArgs = {
  product: ProductReferenceInput;
};


export type MutationReleaseProductsArgs = {
  keyIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationAddProductImageArgs = {
  input: AddProductImageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChangeProductImageArgs = {
  input: ChangeProductImageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveProductImageArgs = {
  input: RemoveProductImageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationOrderProductImagesArgs = {
  input: OrderProductImagesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddKeyImageArgs = {
  input: AddKeyImageInput;
};


export type MutationChangeKeyImageArgs = {
  input: ChangeKeyImageInput;
};


export type MutationRemoveKeyImageArgs = {
  input: RemoveKeyImageInput;
};


export type MutationOrderKeyImagesArgs = {
  input: OrderKeyImagesInput;
};


export type MutationCollectEventsArgs = {
  input: CollectedBatchInput;
};


export type MutationChangeConsentArgs = {
  input: ReportedConsentInput;
};


export type MutationForgetCustomersArgs = {
  erased: ReadonlyArray<ErasedCustomerInput>;
};


export type MutationEraseVisitorArgs = {
  input: EraseVisitorInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveEventRetentionArgs = {
  input: EventRetentionInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveSizeChartArgs = {
  input: SaveSizeChartInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveSizeChartArgs = {
  input: SettingCodeInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLockFieldsArgs = {
  input: LockFieldsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnlockFieldsArgs = {
  input: UnlockFieldsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRenameFieldOwnersArgs = {
  keys: ReadonlyArray<PresentKeyInput>;
};


export type MutationRememberNoteArgs = {
  input: RememberNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationForgetNoteArgs = {
  input: ForgetNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationForgetPeopleArgs = {
  userIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationFollowStockArgs = {
  input: FollowStockInput;
};


export type MutationSimulateShopperEventsArgs = {
  input: SimulateShopperEventsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateCountArgs = {
  input: SimulateCountInput;
};


export type MutationDeleteProductsArgs = {
  input: ProductIdsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRestoreProductsArgs = {
  input: ProductIdsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddProductTagsArgs = {
  input: ProductTagsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveProductTagsArgs = {
  input: ProductTagsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCatalogEventsRelayedArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationCatalogEventsParkedArgs = {
  events: ReadonlyArray<ParkedEventInput>;
};


export type MutationCatalogEventsRetriedArgs = {
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationUploadAssetArgs = {
  input: UploadAssetInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateAssetArgs = {
  input: UpdateAssetInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAssetArgs = {
  input: DeleteAssetInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveCollectionArgs = {
  id: Scalars['SafeInt']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateEntryArgs = {
  input: CreateEntryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDuplicateEntryArgs = {
  input: DuplicateEntryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveEntryDraftArgs = {
  input: SaveEntryDraftInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSortEntryArgs = {
  input: SortEntryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteEntryTextArgs = {
  input: DeleteTextInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPublishEntryArgs = {
  input: PublishEntryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnpublishEntryArgs = {
  input: UnpublishEntryInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteEntryArgs = {
  id: Scalars['SafeInt']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteKnowledgeNoteArgs = {
  input: DeleteKnowledgeNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateTaskArgs = {
  input: UpdateTaskInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMergeTasksArgs = {
  input: MergeTasksInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteTaskArgs = {
  input: DeleteTaskInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationForgetAuthorsArgs = {
  userIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationCreateContactArgs = {
  input: CreateContactInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateContactArgs = {
  input: UpdateContactInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMergeContactsArgs = {
  input: MergeContactsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteContactArgs = {
  input: DeleteContactInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLockDocumentArgs = {
  input: LockDocumentInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnlockDocumentArgs = {
  input: LockDocumentInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTakeOverLockArgs = {
  input: LockDocumentInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveMenuArgs = {
  input: SaveMenuInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveMenuArgs = {
  input: RemoveMenuInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreatePageArgs = {
  input: CreatePageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDuplicatePageArgs = {
  input: DuplicatePageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSavePageDraftArgs = {
  input: SavePageDraftInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChangePageTemplateArgs = {
  input: ChangePageTemplateInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeletePageTextArgs = {
  input: DeleteTextInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMovePageArgs = {
  input: MovePageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetHomePageArgs = {
  input: SetHomePageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPublishPageArgs = {
  input: PublishPageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnpublishPageArgs = {
  input: UnpublishPageInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeletePageArgs = {
  id: Scalars['SafeInt']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPublishDocumentsArgs = {
  input: PublishDocumentsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnpublishDocumentsArgs = {
  input: UnpublishDocumentsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveRedirectArgs = {
  input: SaveRedirectInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveRedirectArgs = {
  input: RemoveRedirectInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateSiteArgs = {
  input: CreateSiteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateSiteArgs = {
  input: UpdateSiteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveSiteArgs = {
  input: RemoveSiteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSchedulePublicationArgs = {
  input: SchedulePublicationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCancelScheduledPublicationArgs = {
  input: CancelScheduledPublicationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRestoreVersionArgs = {
  input: RestoreVersionInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateWorkspaceArgs = {
  input: CreateWorkspaceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateWorkspaceArgs = {
  input: UpdateWorkspaceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveWorkspaceArgs = {
  input: RemoveWorkspaceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveTemplateArgs = {
  input: SaveTemplateInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveTemplateArgs = {
  input: RemoveTemplateInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationContentEventsRelayedArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationContentEventsParkedArgs = {
  events: ReadonlyArray<ParkedEventInput>;
};


export type MutationContentEventsRetriedArgs = {
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationRecordAssistantCallsArgs = {
  input: RecordAssistantCallsInput;
};


export type MutationSetAssistantModulesArgs = {
  input: SetAssistantModulesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChooseAssistantCompanyArgs = {
  input: ChooseAssistantCompanyInput;
};


export type MutationClaimCallArgs = {
  input: ClaimCallInput;
};


export type MutationFinishCallArgs = {
  input: FinishCallInput;
};


export type MutationLogCallArgs = {
  input: LogCallInput;
};


export type MutationKeepProcessArgs = {
  input: KeepProcessInput;
};


export type MutationEndProcessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationEndSignInSessionArgs = {
  token: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  input: ForgottenPasswordInput;
};


export type MutationResetForgottenPasswordArgs = {
  input: ResetForgottenPasswordInput;
};


export type MutationChangeOwnProfileArgs = {
  input: OwnProfileInput;
};


export type MutationChangeOwnPasswordArgs = {
  input: OwnPasswordInput;
};


export type MutationRequestEmailChangeArgs = {
  input: OwnEmailInput;
};


export type MutationConfirmEmailArgs = {
  sessionToken: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationEndOwnSessionsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  sessionToken: Scalars['String']['input'];
};


export type MutationSetActiveCompanyArgs = {
  input: ActiveCompanyInput;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationEndOtherSessionsArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveBrandArgs = {
  input: SaveBrandInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetCompanyTimeZoneArgs = {
  input: SetCompanyTimeZoneInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMoveSandboxClockArgs = {
  input: MoveSandboxClockInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateCompanyArgs = {
  input: CreateCompanyInput;
};


export type MutationAuthenticateArgs = {
  input: AuthenticateInput;
};


export type MutationCreateConnectionArgs = {
  input: CreateConnectionInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationActivateConnectionArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPauseConnectionArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRotateConnectionArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteConnectionArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateConnectionArgs = {
  input: UpdateConnectionInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCountWrongCredentialArgs = {
  address: Scalars['String']['input'];
  surface: Scalars['String']['input'];
};


export type MutationFlagSilentConnectionsArgs = {
  input: FlagSilentConnectionsInput;
};


export type MutationNoteCarrierCallArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartCollectorTestArgs = {
  connectionId: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRegenerateSigningSecretArgs = {
  connectionId: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationClaimDeploymentTaskArgs = {
  input: ClaimDeploymentTaskInput;
};


export type MutationFinishDeploymentTaskArgs = {
  input: FinishDeploymentTaskInput;
};


export type MutationClaimJobsArgs = {
  input: ClaimJobsInput;
};


export type MutationFinishJobArgs = {
  input: FinishJobInput;
};


export type MutationEnqueueDeliveriesArgs = {
  input: EnqueueDeliveriesInput;
};


export type MutationClaimDeliveriesArgs = {
  input: ClaimDeliveriesInput;
};


export type MutationRecordAttemptsArgs = {
  input: ReadonlyArray<RecordAttemptInput>;
};


export type MutationResendDeliveryArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRecoverDeliveriesArgs = {
  input: RecoverDeliveriesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPingWebhookArgs = {
  connectionId: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationResendOwnDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPingOwnWebhookArgs = {
  destinationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateWebhookDestinationArgs = {
  input: CreateDestinationInput;
};


export type MutationChangeWebhookDestinationArgs = {
  input: ChangeDestinationInput;
};


export type MutationDeleteWebhookDestinationArgs = {
  input: DeleteDestinationInput;
};


export type MutationSaveRevalidationArgs = {
  input: SaveRevalidationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveRevalidationArgs = {
  siteId: Scalars['SafeInt']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationForgetSitesArgs = {
  siteIds: ReadonlyArray<Scalars['SafeInt']['input']>;
};


export type MutationCreateOwnWebhookDestinationArgs = {
  input: CreateOwnDestinationInput;
};


export type MutationChangeOwnWebhookDestinationArgs = {
  input: ChangeOwnDestinationInput;
};


export type MutationDeleteOwnWebhookDestinationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddSenderAddressArgs = {
  input: AddSenderAddressInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationVerifySenderAddressArgs = {
  input: VerifySenderAddressInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveSenderAddressArgs = {
  input: RemoveSenderAddressInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateSenderAddressArgs = {
  input: CreateSenderAddressInput;
};


export type MutationSendEmailArgs = {
  input: SendEmailInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationQueueTestMailArgs = {
  input: QueueTestMailInput;
};


export type MutationClaimMailsArgs = {
  most: Scalars['Int']['input'];
};


export type MutationRecordMailAttemptArgs = {
  input: RecordMailAttemptInput;
};


export type MutationSwitchCustomerNotificationArgs = {
  input: SwitchCustomerNotificationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveCustomerNotificationTextArgs = {
  input: SaveCustomerNotificationTextInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationResetCustomerNotificationTextArgs = {
  input: ResetCustomerNotificationTextInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationQueueCustomerNotificationsArgs = {
  due: ReadonlyArray<DueNotificationInput>;
};


export type MutationQueueReturnNotificationsArgs = {
  due: ReadonlyArray<DueReturnNotificationInput>;
};


export type MutationBeginAuthorizationArgs = {
  input: AuthorizationInput;
};


export type MutationDecideConsentArgs = {
  input: DecideConsentInput;
};


export type MutationDisconnectAppArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationEndOwnAppArgs = {
  id: Scalars['ID']['input'];
  sessionToken: Scalars['String']['input'];
};


export type MutationRegisterOAuthClientArgs = {
  input: RegisterClientInput;
};


export type MutationRequestOAuthTokensArgs = {
  input: TokenRequestInput;
};


export type MutationRevokeOAuthTokenArgs = {
  input: RevokeOAuthTokenInput;
};


export type MutationInvitePersonArgs = {
  input: InvitePersonInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationCreatePersonArgs = {
  input: CreatePersonInput;
};


export type MutationAddPersonArgs = {
  input: AddPersonInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationResetPasswordArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeactivatePersonArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReactivatePersonArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChangePersonRoleArgs = {
  input: ChangePersonRoleInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemovePersonArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLeaveCompanyArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLeaveOwnCompanyArgs = {
  companyId: Scalars['SafeInt']['input'];
  sessionToken: Scalars['String']['input'];
};


export type MutationEndPersonSessionsArgs = {
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateServiceTokenArgs = {
  input: CreateServiceTokenInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRevokeTokenArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateStaffTokenArgs = {
  input: CreateStaffTokenInput;
};


export type MutationIdentityEventsRelayedArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationIdentityEventsParkedArgs = {
  events: ReadonlyArray<ParkedEventInput>;
};


export type MutationIdentityEventsRetriedArgs = {
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationNoteCertificationArgs = {
  steps: ReadonlyArray<CertificationStepName>;
};


export type MutationSaveLocationCalendarArgs = {
  input: SaveLocationCalendarInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveLocationCalendarArgs = {
  location: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveServicePoliciesArgs = {
  input: SaveServicePoliciesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveTransitTimesArgs = {
  input: SaveTransitTimesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCountFiguresArgs = {
  input: CountFiguresInput;
};


export type MutationAcceptFulfillmentOrderArgs = {
  input: AcceptFulfillmentOrderInput;
};


export type MutationRejectFulfillmentOrderArgs = {
  input: RejectFulfillmentOrderInput;
};


export type MutationSetAvailabilityArgs = {
  input: SetAvailabilityInput;
};


export type MutationUpdateWarehouseStockArgs = {
  input: UpdateWarehouseStockInput;
};


export type MutationSplitFulfillmentOrderArgs = {
  input: SplitFulfillmentOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRerouteFulfillmentOrderArgs = {
  input: RerouteFulfillmentOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportWaitingOrdersArgs = {
  input: ExportWaitingOrdersInput;
};


export type MutationAnswerWaitingOrdersArgs = {
  input: AnswerWaitingOrdersInput;
};


export type MutationAcceptFulfillmentOrdersArgs = {
  input: AcceptFulfillmentOrdersInput;
};


export type MutationReportPickingArgs = {
  input: ReportPickingInput;
};


export type MutationReportShipmentArgs = {
  input: ReportShipmentInput;
};


export type MutationShortCloseFulfillmentOrderArgs = {
  input: ShortCloseFulfillmentOrderInput;
};


export type MutationCountStockArgs = {
  input: CountStockInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAcceptAtLocationArgs = {
  input: AcceptAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRejectAtLocationArgs = {
  input: RejectAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPickAtLocationArgs = {
  input: PickAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMakeLabelsAtLocationArgs = {
  input: MakeLabelsAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationVoidLabelsAtLocationArgs = {
  input: VoidLabelsAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationShipAtLocationArgs = {
  input: ShipAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationShortCloseAtLocationArgs = {
  input: ShortCloseAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationWatchWarehousesArgs = {
  input: WatchWarehousesInput;
};


export type MutationCreateLocationArgs = {
  input: CreateLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateLocationArgs = {
  input: UpdateLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRegisterItemsArgs = {
  input: RegisterItemsInput;
};


export type MutationEraseCustomerArgs = {
  input: EraseCustomerInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddCustomerTagsArgs = {
  input: CustomerTagsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveCustomerTagsArgs = {
  input: CustomerTagsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetCustomerMetadataArgs = {
  input: SetCustomerMetadataInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteCustomerMetadataArgs = {
  input: DeleteCustomerMetadataInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetMetadataArgs = {
  input: SetMetadataInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteMetadataArgs = {
  input: DeleteMetadataInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddNoteArgs = {
  input: AddNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationEditNoteArgs = {
  input: EditNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteNoteArgs = {
  input: DeleteNoteInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetIncomingStockArgs = {
  input: SetIncomingStockInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRecordRefundArgs = {
  input: RecordRefundInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLinkRefundArgs = {
  input: LinkRefundInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationHoldOrdersArgs = {
  input: HoldOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReleaseOrdersArgs = {
  input: ReleaseOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCancelOrdersArgs = {
  input: CancelOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTagOrdersArgs = {
  input: TagOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRerouteOrdersArgs = {
  input: RerouteOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationGenerateOrderDocumentsArgs = {
  input: GenerateOrderDocumentsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartHoldOrdersArgs = {
  input: HoldOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartReleaseOrdersArgs = {
  input: ReleaseOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartCancelOrdersArgs = {
  input: CancelOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartTagOrdersArgs = {
  input: TagOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartRerouteOrdersArgs = {
  input: RerouteOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartGenerateOrderDocumentsArgs = {
  input: GenerateOrderDocumentsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCancelBulkJobArgs = {
  input: CancelBulkJobInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRunBulkSliceArgs = {
  input: RunBulkSliceInput;
};


export type MutationEditOrderArgs = {
  input: EditOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationFixOrderArgs = {
  input: FixOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReplaceOrderArgs = {
  input: ReplaceOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMarkReadyForPickupArgs = {
  reference: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCollectOrderArgs = {
  reference: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetPaymentStatusArgs = {
  input: SetPaymentStatusInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTagOrderArgs = {
  input: TagOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetExternalDocumentsReadyArgs = {
  input: SetExternalDocumentsReadyInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationResolveAlertArgs = {
  id: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetAutomaticRefundsArgs = {
  automatic: Scalars['Boolean']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReceiveOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationPlaceOrdersArgs = {
  input: PlaceOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationHoldOrderArgs = {
  input: HoldOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReleaseOrderArgs = {
  input: ReleaseOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetOrderHoldArgs = {
  input: SetOrderHoldInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveRoutingRulesArgs = {
  input: SaveRoutingRulesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateOrdersArgs = {
  input: SimulateOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateCancellationArgs = {
  input: SimulateCancellationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateShipmentArgs = {
  input: SimulateShipmentInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateReturnArgs = {
  input: SimulateReturnInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateStockArgs = {
  input: SimulateStockInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateCarrierEventArgs = {
  input: SimulateCarrierEventInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSimulateTrackingEventsArgs = {
  input: ApplyTrackingEventsInput;
};


export type MutationSimulateParcelArgs = {
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSimulatePortalOrderArgs = {
  slug: Scalars['String']['input'];
};


export type MutationAllocateWaitingOrdersArgs = {
  input: AllocateWaitingOrdersInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPollWarehouseOrdersArgs = {
  input: PollWarehouseOrdersInput;
};


export type MutationContinueSequencesArgs = {
  input: ContinueSequencesInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationWatchMovedClockArgs = {
  aheadMilliseconds: Scalars['SafeInt']['input'];
};


export type MutationProjectCatalogEventsArgs = {
  input: ProjectCatalogEventsInput;
};


export type MutationRaiseWebhookAlertsArgs = {
  input: RaiseWebhookAlertsInput;
};


export type MutationAnswerExpectedReturnsArgs = {
  input: AnswerExpectedReturnsInput;
};


export type MutationReportArrivalArgs = {
  input: ReportArrivalInput;
};


export type MutationAnnounceReturnArgs = {
  input: AnnounceReturnInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExpectReturnArgs = {
  input: ReturnReferenceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMarkReturnInTransitArgs = {
  input: ReturnReferenceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCloseReturnArgs = {
  input: ReturnReferenceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCancelReturnArgs = {
  input: CancelReturnInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMakeReturnLabelAgainArgs = {
  input: ReturnReferenceInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMatchReturnArgs = {
  input: MatchReturnInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTagReturnArgs = {
  input: TagReturnInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReceiveReturnAtLocationArgs = {
  input: ReceiveReturnAtLocationInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAcceptWarehouseReturnArgs = {
  input: AcceptWarehouseReturnInput;
};


export type MutationReceiveWarehouseReturnArgs = {
  input: ReceiveWarehouseReturnInput;
};


export type MutationRegisterWarehouseReturnArgs = {
  input: RegisterWarehouseReturnInput;
};


export type MutationReportWarehouseParcelArgs = {
  input: ReportWarehouseParcelInput;
};


export type MutationCancelWarehouseReturnArgs = {
  input: CancelWarehouseReturnInput;
};


export type MutationSaveCarrierArgs = {
  input: SaveCarrierInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPublishDocumentArgs = {
  input: PublishDocumentInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationGenerateDocumentsArgs = {
  input: GenerateDocumentsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveLetterheadArgs = {
  input: SaveLetterheadInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMakeWarehouseLabelsArgs = {
  input: MakeWarehouseLabelsInput;
};


export type MutationVoidWarehouseLabelsArgs = {
  input: VoidWarehouseLabelsInput;
};


export type MutationRecordShipmentStatusArgs = {
  input: RecordShipmentStatusInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreatePortalReturnArgs = {
  input: CreatePortalReturnInput;
};


export type MutationCancelPortalReturnArgs = {
  input: PortalTokenInput;
};


export type MutationRefundReturnArgs = {
  input: RefundReturnInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationIssueStoreCreditArgs = {
  input: IssueStoreCreditInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveReturnPolicyArgs = {
  input: SaveReturnPolicyInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveReturnPortalArgs = {
  input: SaveReturnPortalInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCloseManifestArgs = {
  input: CloseManifestInput;
};


export type MutationReprocessTrackingEventsArgs = {
  input: ReprocessTrackingEventsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSavePromiseSettingsArgs = {
  input: SavePromiseSettingsInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveAnomalyRuleArgs = {
  input: SaveAnomalyRuleInput;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationApplyTrackingEventsArgs = {
  input: ApplyTrackingEventsInput;
};


export type MutationOrdersEventsRelayedArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationOrdersEventsParkedArgs = {
  events: ReadonlyArray<ParkedEventInput>;
};


export type MutationOrdersEventsRetriedArgs = {
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Settings of a new carrier connection. */
export type NewCarrierInput = {
  /** IANA time zone of the local times it sends; Europe/Rome by default. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** What the carrier's own codes mean; capitals do not matter. It replaces the whole map: send the codes that are to stay too. At most 500. */
  readonly statusMap?: InputMaybe<ReadonlyArray<CarrierCodeInput>>;
  /** Codes to add to the map, to change, or to take out; what it has beside them stays, so that two people who map codes at once do not undo each other's work. At most 100. */
  readonly codes?: InputMaybe<ReadonlyArray<ChangedCarrierCodeInput>>;
  /** What it sends; GENERIC by default. It never changes. */
  readonly format?: InputMaybe<CarrierFormat>;
};

/** A note of the company's knowledge: everybody with brain.read reads it. Notes of staff on an order or a return alone are StaffNote. */
export type Note = {
  /** The note. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** What it says; may be empty. */
  readonly body: Scalars['String']['output'];
  /** Tags it is found by. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The records it is about. */
  readonly about: ReadonlyArray<KnowledgeReference>;
  /** The person who wrote it; null for a program, and once they left the company. */
  readonly authorId: Maybe<Scalars['ID']['output']>;
  /** Who wrote it, by the e-mail address or the program's name; null once they left the company. */
  readonly author: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Counts its changes from 1. */
  readonly version: Scalars['Int']['output'];
};

/** A page of Note records. */
export type NoteConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Note>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<NoteEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Note and its place in the list. */
export type NoteEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Note;
};

/** Which notes are listed; all conditions must match. */
export type NoteFilter = {
  /** Words of the title, body or tags, all of which a note must have; the last one, of three characters or more, may be the beginning of one. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 tags, all of which a note must have, in any capitals. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** A record they must be about. */
  readonly about?: InputMaybe<KnowledgeReferenceFilter>;
};

/** A client that registered itself. */
export type OAuthClient = {
  /** The client id. */
  readonly id: Scalars['ID']['output'];
  /** Its name, in its own words. */
  readonly name: Scalars['String']['output'];
  /** Addresses its answers may be sent to. */
  readonly redirectUris: ReadonlyArray<Scalars['String']['output']>;
  /** How it proves who it is: none, client_secret_post or client_secret_basic. */
  readonly authMethod: Scalars['String']['output'];
  /** The scopes it may ask for. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** When it registered. */
  readonly createdAt: Scalars['String']['output'];
};

/** What a client asks a person for. */
export type OAuthConsent = {
  /** The name of the client. */
  readonly clientName: Scalars['String']['output'];
  /** Where the answer goes. */
  readonly redirectUri: Scalars['String']['output'];
  /** Whether the name is that of one of our own tools; any other is what the client says of itself. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** Whether that is a program on the person's own machine. */
  readonly isLoopback: Scalars['Boolean']['output'];
  /** The scopes it asks for. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Who is signed in. */
  readonly email: Scalars['String']['output'];
  /** The language of their account: it, en, de, fr or es; null where none was chosen. */
  readonly locale: Maybe<Scalars['String']['output']>;
  /** The request once more, as a query of the authorization endpoint. */
  readonly request: Scalars['String']['output'];
  /** How it was answered; null while it waits. */
  readonly answer: Maybe<ConsentAnswer>;
};

/** A parameter as it was sent. */
export type OAuthParameterInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its value. */
  readonly value: Scalars['String']['input'];
};

/** A refusal in the words of OAuth. */
export type OAuthRefusal = {
  /** The error code. */
  readonly error: Scalars['String']['output'];
  /** What is wrong, for the developers of the client. */
  readonly description: Scalars['String']['output'];
};

/** A public key that verifies tokens (RSA). */
export type OAuthSigningKey = {
  /** Its id: the RFC 7638 thumbprint. */
  readonly kid: Scalars['String']['output'];
  /** The modulus in base64url. */
  readonly n: Scalars['String']['output'];
  /** The exponent in base64url. */
  readonly e: Scalars['String']['output'];
};

/** Who an access token speaks for. */
export type OAuthTokenHolder = {
  /** The client. */
  readonly clientId: Scalars['ID']['output'];
  /** The person. */
  readonly accountId: Scalars['ID']['output'];
  /** The scopes of the token. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** With service.platform: the person in the company asked for; null where they are not in it. */
  readonly person: Maybe<PlatformPerson>;
};

/** The tokens of an exchange. */
export type OAuthTokens = {
  /** The access token. */
  readonly accessToken: Scalars['String']['output'];
  /** Its lifetime in seconds. */
  readonly expiresIn: Scalars['Int']['output'];
  /** The refresh token, valid once. */
  readonly refreshToken: Scalars['String']['output'];
  /** The ID token; null without the scope openid. */
  readonly idToken: Maybe<Scalars['String']['output']>;
  /** The scopes of the access token. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

/** The public holidays a location does not work on. */
export type ObservedHolidays = {
  /** The country whose holidays they are, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** The region of the country whose own holidays are observed too, such as BY in DE; null for those of the whole country. */
  readonly region: Maybe<Scalars['String']['output']>;
};

/** The public holidays a location does not work on. */
export type ObservedHolidaysInput = {
  /** The country whose holidays they are, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** The region of the country whose own holidays are observed too, such as BY in DE; null for those of the whole country. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
};

/** Hours in which customers can collect orders at a location. */
export type OpeningHours = {
  /** The day of the week. */
  readonly weekday: Weekday;
  /** When it opens, in the time of the location: 10:00. */
  readonly opens: Scalars['String']['output'];
  /** When it closes, in the time of the location: 19:30; 24:00 is the end of the day. */
  readonly closes: Scalars['String']['output'];
};

/** Hours in which customers can collect orders at a location. */
export type OpeningHoursInput = {
  /** The day of the week. */
  readonly weekday: Weekday;
  /** When it opens, in the time of the location: 10:00. */
  readonly opens: Scalars['String']['input'];
  /** When it closes, after it opens: 19:30; 24:00 is the end of the day. */
  readonly closes: Scalars['String']['input'];
};

/** A session with its account. */
export type OpenSession = {
  /** Identifies the session. */
  readonly id: Scalars['ID']['output'];
  /** The account. */
  readonly accountId: Scalars['ID']['output'];
  /** When the password was entered. */
  readonly authTime: Scalars['DateTime']['output'];
  /** Its account. */
  readonly account: AccountProfile;
  /** Whether the password is a one-time one, so that another has to be chosen before anything else. */
  readonly mustChoosePassword: Scalars['Boolean']['output'];
};

/** An order of the merchant. */
export type Order = {
  /** The order. */
  readonly id: Scalars['ID']['output'];
  /** The latest notes of the company's knowledge that are about it, newest first, up to 20; `notes` with the filter `about` lists all. Needs brain.read. */
  readonly knowledgeNotes: ReadonlyArray<Note>;
  /** The merchant's number, with its #. */
  readonly number: Scalars['String']['output'];
  /** The id the sender gave it. */
  readonly externalId: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: OrderStatus;
  /** Where it was sold. */
  readonly channel: Scalars['String']['output'];
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Change sequence of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its payment. */
  readonly paymentStatus: PaymentStatus;
  /** Whether it is on hold. */
  readonly onHold: Scalars['Boolean']['output'];
  /** Why it is on hold, for people to read. */
  readonly holdReason: Maybe<Scalars['String']['output']>;
  /** What kind of hold it is under. */
  readonly holdKind: Maybe<HoldKind>;
  /** What blocks its fulfillment, as filters and counts name it. */
  readonly waitingReasons: ReadonlyArray<WaitingReason>;
  /**
   * What blocks its fulfillment: hold, payment, carrier, item_codes or stock.
   * @deprecated waitingReasons names them as filters and counts do.
   */
  readonly waitingFor: ReadonlyArray<Scalars['String']['output']>;
  /** Who ordered. */
  readonly customer: Customer;
  /** Where it goes. */
  readonly shippingAddress: Address;
  /** Who pays. */
  readonly billingAddress: Maybe<Address>;
  /** What an invoice needs by law. */
  readonly invoiceDetails: Maybe<InvoiceDetails>;
  /** How it travels. */
  readonly shipping: OrderShipping;
  /** Whether its customer collects it: its shipping method has the code pickup. */
  readonly pickup: Scalars['Boolean']['output'];
  /** Since when it lies ready for its customer to collect it (markReadyForPickup); null before, and once it is collected, shipped or cancelled. Its timeline keeps it. */
  readonly readyForPickupAt: Maybe<Scalars['DateTime']['output']>;
  /** 1 is the highest. */
  readonly priority: Scalars['Int']['output'];
  /** The customer's note and the merchant's instructions. */
  readonly notes: Maybe<Scalars['String']['output']>;
  /** The merchant's tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it waits for stock because no location can fulfill it yet. */
  readonly unallocated: Scalars['Boolean']['output'];
  /** Language of the customer, ISO 639-1. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** Its amounts. */
  readonly totals: OrderTotals;
  /** The delivery dates the customer was shown: one date, or one a method. */
  readonly servicePromise: Maybe<Scalars['String']['output']>;
  /** The day it was promised to be delivered on, as YYYY-MM-DD: the day the customer was shown for the shipping method they ordered with. Null where none was promised. */
  readonly promisedOn: Maybe<Scalars['String']['output']>;
  /** Its lines. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Its cancellation, if there is one. */
  readonly cancellation: Maybe<OrderCancellation>;
  /** What staff keep on it under keys of their own, by namespace and key. */
  readonly metadata: ReadonlyArray<MetadataEntry>;
  /** Notes of staff on it, oldest first. */
  readonly staffNotes: StaffNoteConnection;
  /** Its shipments, oldest first. */
  readonly shipments: ReadonlyArray<Shipment>;
  /** Its refunds, oldest first. */
  readonly refunds: ReadonlyArray<Refund>;
  /** The orders that send units of it again, oldest first. */
  readonly replacements: ReadonlyArray<Order>;
  /** The order whose units it sends again; null if it is no replacement. */
  readonly replaces: Maybe<Order>;
  /** What happened to it, oldest first, at most 500 events. */
  readonly timeline: ReadonlyArray<TimelineEvent>;
  /** Its fulfillment orders, one per location. */
  readonly fulfillmentOrders: ReadonlyArray<FulfillmentOrder>;
  /** Its returns, oldest first. */
  readonly returns: ReadonlyArray<Return>;
};


/** An order of the merchant. */
export type OrderMetadataArgs = {
  namespace?: InputMaybe<Scalars['String']['input']>;
};


/** An order of the merchant. */
export type OrderStaffNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** An order of the merchant. */
export type OrderTimelineArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Why and when an order was cancelled. */
export type OrderCancellation = {
  /** The reason given. */
  readonly reason: Scalars['String']['output'];
  /** When. */
  readonly cancelledAt: Scalars['DateTime']['output'];
};

/** A page of Order records. */
export type OrderConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Order>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** How many orders a filter finds. Of a state at most 10000 orders are counted, with a filter that many orders fit at most 2000; precision says where there are more. */
export type OrderCounts = {
  /** All of them. */
  readonly total: Scalars['Int']['output'];
  /** Whether there are exactly so many, or at least. */
  readonly precision: CountPrecision;
  /** By state, each state once. */
  readonly byStatus: ReadonlyArray<OrderStatusCount>;
  /** By what blocks their fulfillment, each reason once. */
  readonly waiting: ReadonlyArray<WaitingReasonCount>;
};

/** A document that travels with an order. */
export type OrderDocument = {
  /** The document. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly type: DocumentType;
  /** Where it travels. */
  readonly position: DocumentPosition;
  /** Its number in the merchant's series, if it has one. */
  readonly documentNumber: Maybe<Scalars['String']['output']>;
  /** Name of the file. */
  readonly filename: Scalars['String']['output'];
  /** Media type of its content. */
  readonly contentType: Scalars['String']['output'];
  /** Size of its content in bytes. */
  readonly sizeBytes: Scalars['Int']['output'];
  /** When it was published. */
  readonly publishedAt: Scalars['DateTime']['output'];
  /** Its content as base64. */
  readonly contentBase64: Scalars['String']['output'];
};

/** One Order and its place in the list. */
export type OrderEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Order;
};

/** Which orders to list; a filter that is not given does not apply. */
export type OrderFilter = {
  /** Words of the number, external id, name, e-mail, telephone number, postal code, SKUs or barcodes, all of which an order must have; a word of three characters or more may be the beginning of one, or any part of the e-mail address, across its dots too. Or the beginning of a tracking number or of a warehouse reference, of three characters or more. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only this state.
   * @deprecated statuses takes one or several.
   */
  readonly status?: InputMaybe<OrderStatus>;
  /** Only these states: one or several, in place of status. Of both only what is in both. */
  readonly statuses?: InputMaybe<ReadonlyArray<OrderStatus>>;
  /** Only orders in its currency whose total, as placed or edited, is this or more. */
  readonly totalFrom?: InputMaybe<MoneyInput>;
  /** Only orders in its currency whose total is this or less. */
  readonly totalTo?: InputMaybe<MoneyInput>;
  /** Only orders on this kind of hold. */
  readonly holdKind?: InputMaybe<HoldKind>;
  /** Only orders whose fulfillment this blocks. */
  readonly waitingFor?: InputMaybe<WaitingReason>;
  /** Only this state of the payment. */
  readonly paymentStatus?: InputMaybe<PaymentStatus>;
  /** Only orders shipped to this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only orders of which this location fulfills a part, or did until that was moved to another. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Only orders that name this carrier. One that the platform chose for the label or shipment of an order without one does not count. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Only orders that were placed so many days ago or more, 0 to 3,650, and are not shipped, delivered or cancelled. */
  readonly openForDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only orders promised to be delivered on this day or later: YYYY-MM-DD. */
  readonly promisedFrom?: InputMaybe<Scalars['String']['input']>;
  /** Only orders promised to be delivered on this day or earlier: YYYY-MM-DD. */
  readonly promisedTo?: InputMaybe<Scalars['String']['input']>;
  /** Only orders whose promised day is over, by the date in UTC, and that are neither delivered nor cancelled; or only the others. */
  readonly lateAgainstPromise?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders with a promised day of which a part has not left although the day on which it was planned to leave (shipsOn of its fulfillment order) is over, by the date in UTC; or only the others. */
  readonly shipsLate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders that lie ready for their customers to collect them, or only the others. */
  readonly readyForPickup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lies ready for its customer, since this time or later. */
  readonly readyForPickupFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Lies ready for its customer, since before this time. */
  readonly readyForPickupTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders of which a shipment is in this state. */
  readonly shipmentStatus?: InputMaybe<ShipmentStatus>;
  /** Only this sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Only orders with this tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  /** Only orders that wait for stock, or only the others. */
  readonly unallocated?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Part of an order number, or a whole e-mail address.
   * @deprecated search finds more, faster.
   */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Placed at or after. */
  readonly placedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Placed before. */
  readonly placedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed at or after. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed before. */
  readonly updatedBefore?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An order of the images of a product that a key gives them. */
export type OrderKeyImagesInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** All its images. */
  readonly imageIds: ReadonlyArray<Scalars['SafeInt']['input']>;
};

/** A line of an order, as it was sold. */
export type OrderLine = {
  /** The line. */
  readonly id: Scalars['ID']['output'];
  /** The same as `id`, by the name that everything else has for the line of an order. */
  readonly lineId: Scalars['ID']['output'];
  /** The variant in the catalog. */
  readonly variant: Maybe<Variant>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Units ordered. */
  readonly quantity: Scalars['Int']['output'];
  /** Units cancelled. */
  readonly quantityCancelled: Scalars['Int']['output'];
  /** Units that left. */
  readonly quantityShipped: Scalars['Int']['output'];
  /** Price of one unit, tax included. */
  readonly unitPrice: Money;
  /** All units minus the line's discount. */
  readonly total: Money;
  /** Tax rate as decimal text: 0.22. */
  readonly taxRate: Maybe<Scalars['String']['output']>;
  /** Code of the location the merchant chose for it. */
  readonly locationCode: Maybe<Scalars['String']['output']>;
  /** The stock of its item at each location that ever had any; empty for an item the catalog does not know. */
  readonly stock: ReadonlyArray<StockPosition>;
};

/** An order as a connection that may read it is answered through its interface. */
export type OrderOnInterface = {
  /** The letter of the interface: A native fulfilment API, B JSON WMS facade, C XML WMS facade, D commerce API. */
  readonly letter: Scalars['String']['output'];
  /** The interface, as the call log has it. */
  readonly surface: Scalars['String']['output'];
  /** The connection. */
  readonly connectionId: Scalars['ID']['output'];
  /** The name of the connection. */
  readonly connectionName: Scalars['String']['output'];
  /** Method and path of the call that is answered so. */
  readonly request: Scalars['String']['output'];
  /** The HTTP status. */
  readonly status: Scalars['Int']['output'];
  /** The content type. */
  readonly contentType: Scalars['String']['output'];
  /** What is answered, as it is sent; of a list only this order. */
  readonly body: Scalars['String']['output'];
};

/** What became of one of several orders. */
export type OrderOutcome = {
  /** The reference as given, or the number that the filter found. */
  readonly reference: Scalars['ID']['output'];
  /** The order after the change; null when it was refused. */
  readonly order: Maybe<Order>;
  /** Why it was not changed; null if it was. */
  readonly refusal: Maybe<OrderRefusal>;
};

/** The result of changing several orders: each in its own right, so that some may be refused. */
export type OrderOutcomes = {
  /** How many were changed, or were so already. */
  readonly changed: Scalars['Int']['output'];
  /** How many were refused. */
  readonly refused: Scalars['Int']['output'];
  /** Each order, in the order they were named or found. */
  readonly orders: ReadonlyArray<OrderOutcome>;
};

/** An order of the images of a product. */
export type OrderProductImagesInput = {
  /** The product. */
  readonly productId: Scalars['SafeInt']['input'];
  /** All its images, in their new order. */
  readonly imageIds: ReadonlyArray<Scalars['SafeInt']['input']>;
};

/** Why an order was not changed. */
export type OrderRefusal = {
  /** Code of the error, as single calls answer it. */
  readonly code: Scalars['String']['output'];
  /** The same as readable text. */
  readonly message: Scalars['String']['output'];
  /** Its details: a field path maps to its messages, other names to plain values. */
  readonly details: Scalars['JSON']['output'];
};

/** The shipping the customer chose. */
export type OrderShipping = {
  /** Code of the method. */
  readonly methodCode: Maybe<Scalars['String']['output']>;
  /** Name of the method. */
  readonly methodName: Maybe<Scalars['String']['output']>;
  /** Code of the carrier. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  /** Code of the carrier's service. */
  readonly serviceCode: Maybe<Scalars['String']['output']>;
  /** Standard or express. */
  readonly type: ShippingType;
};

/** In which order a list of orders comes. */
export type OrderSort = {
  /** What they are sorted by. */
  readonly key: OrderSortKey;
  /** The newest or largest first. */
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What orders are sorted by. */
export type OrderSortKey =
  /** When they last changed. */
  | 'CHANGED'
  /** When they were placed. */
  | 'PLACED'
  /** Their totals, in minor units of whatever currency. */
  | 'TOTAL'
  /** The day they were promised for; those without one come last, in either direction. */
  | 'PROMISED';

/** How far an order may be divided between locations. */
export type OrderSplit =
  /** All of it goes to one location. */
  | 'NONE'
  /** Each line goes to one location. */
  | 'LINE'
  /** The units of a line may go to several locations. */
  | 'QUANTITY';

/** The state of an order. */
export type OrderStatus =
  /** Arrived, not yet sent to fulfilment. */
  | 'RECEIVED'
  /** Stopped by the merchant or a rule. */
  | 'ON_HOLD'
  /** Assigned to a warehouse or store that is preparing it. */
  | 'IN_FULFILLMENT'
  /** No warehouse has anything left to ship, and at least one unit was shipped. */
  | 'SHIPPED'
  /** The carrier delivered it. */
  | 'DELIVERED'
  /** Cancelled after a warehouse accepted it; waiting for the warehouse to stop. */
  | 'CANCELLATION_REQUESTED'
  /** Cancelled. */
  | 'CANCELLED';

/** How many orders are in a state. */
export type OrderStatusCount = {
  /** The state. */
  readonly status: OrderStatus;
  /** How many orders. */
  readonly count: Scalars['Int']['output'];
  /** Whether there are exactly so many, or at least. */
  readonly precision: CountPrecision;
};

/** Amounts of an order; they add up: total = subtotal - discounts + shipping, and current total = total - refunded. */
export type OrderTotals = {
  /** Sum of the lines before discounts. */
  readonly subtotal: Money;
  /** All discounts. */
  readonly discounts: Money;
  /** Price of the shipping. */
  readonly shipping: Money;
  /** The part of the total that is tax. */
  readonly tax: Money;
  /** What the customer pays. */
  readonly total: Money;
  /** The refunded amount. */
  readonly refunded: Money;
  /** The total minus what was refunded. */
  readonly currentTotal: Money;
};

/** Something that happened in a subgraph, as its outbox keeps it. */
export type OutboxEvent = {
  /** The company it happened in. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The event itself; the same in every delivery. */
  readonly id: Scalars['ID']['output'];
  /** The type of the event: fulfillment.ready. */
  readonly type: Scalars['String']['output'];
  /** The change sequence of the transaction that wrote it. */
  readonly sequence: Scalars['DateTime']['output'];
  /** Its index among the events of that transaction. */
  readonly index: Scalars['Int']['output'];
  /** The location whose warehouse, or the catalog whose keys are notified of it. */
  readonly audience: Maybe<Scalars['ID']['output']>;
  /** The facts, by type; null when what is stored cannot be read. */
  readonly payload: Maybe<Scalars['JSON']['output']>;
  /** Why it was set aside; null unless it was. */
  readonly failure: Maybe<Scalars['String']['output']>;
};

/** Filters a connection's list of its own calls. */
export type OwnCallFilter = {
  /** Only calls logged at this time or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only calls logged before this time. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only calls of this operation. */
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  /** Only calls with this HTTP status. */
  readonly status?: InputMaybe<Scalars['Int']['input']>;
};

/** A new address, with the present password. */
export type OwnEmailInput = {
  /** Token of the session. */
  readonly sessionToken: Scalars['String']['input'];
  /** Network address of the browser. */
  readonly address: Scalars['String']['input'];
  /** Present password. */
  readonly password: Scalars['String']['input'];
  /** New e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** A new password, with the present one. */
export type OwnPasswordInput = {
  /** Token of the session. */
  readonly sessionToken: Scalars['String']['input'];
  /** Network address of the browser. */
  readonly address: Scalars['String']['input'];
  /** Present password. */
  readonly password: Scalars['String']['input'];
  /** New password of 10 to 200 characters. */
  readonly newPassword: Scalars['String']['input'];
};

/** The name and language that a person gives their account. */
export type OwnProfileInput = {
  /** Token of the session. */
  readonly sessionToken: Scalars['String']['input'];
  /** Name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** it, en, de, fr or es; null for the browser's. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** A packed parcel. */
export type PackedParcelInput = {
  /** Your own id of the parcel. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Grams. */
  readonly weightG?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly heightMm?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly widthMm?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly depthMm?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a site, with its texts in each locale. */
export type Page = {
  /** Counts pages and entries from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** The key of its template. */
  readonly template: Scalars['String']['output'];
  /** Whether it is the home page of its site. */
  readonly isHome: Scalars['Boolean']['output'];
  /** Its place among its siblings. */
  readonly sort: Scalars['Int']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The latest notes of the company's knowledge that are about it, newest first, up to 20; `notes` with the filter `about` lists all. Needs brain.read. */
  readonly knowledgeNotes: ReadonlyArray<Note>;
  /** Its site. */
  readonly site: Site;
  /** The types of blocks of its template as one value: a list of {key, label, fields}, groups with the fields in them to any depth, for forms that are made of them. Null where the template is damaged. */
  readonly blockTypes: Maybe<Scalars['JSON']['output']>;
  /** The page above it; null at the root. */
  readonly parent: Maybe<Page>;
  /** The pages below it, in their order. */
  readonly children: ReadonlyArray<Page>;
  /** Its texts, by locale. */
  readonly translations: ReadonlyArray<PageTranslation>;
  /** What is scheduled of it, by time; what was given up is among it. */
  readonly scheduled: ReadonlyArray<ScheduledPublication>;
};

/** Where a page of a list begins and ends. */
export type PageInfo = {
  /** Whether more records follow. Of a page read with `before`, records followed when its cursor was made. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether records precede this page. Of a page read with `after`, records preceded when its cursor was made. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Pass it as `before` to read the previous page; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** Pass it as `after` to read the next page; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** A language of pages and mails. */
export type PageLanguage =
  /** Italian. */
  | 'it'
  /** English. */
  | 'en'
  /** German. */
  | 'de'
  /** French. */
  | 'fr'
  /** Spanish. */
  | 'es';

/** A page as websites would show it, drafts included. */
export type PagePreview = {
  /** The page. */
  readonly id: Scalars['SafeInt']['output'];
  /** The key of its template. */
  readonly template: Scalars['String']['output'];
  /** Whether it is the home page. */
  readonly isHome: Scalars['Boolean']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path. */
  readonly slug: Scalars['String']['output'];
  /** The path it would have. */
  readonly path: Scalars['String']['output'];
  /** Its blocks. */
  readonly blocks: Maybe<Scalars['JSON']['output']>;
  /** What search engines would be told. */
  readonly seo: Maybe<Scalars['JSON']['output']>;
  /** The locale. */
  readonly locale: Scalars['String']['output'];
  /** Whether websites show another version, or none. */
  readonly hasChanges: Scalars['Boolean']['output'];
};

/** A kind of page of a site: the types of blocks that its pages are made of. */
export type PageTemplate = {
  /** Unique in the site. */
  readonly key: Scalars['String']['output'];
  /** The name editors see. */
  readonly name: Scalars['String']['output'];
  /** The types of blocks that its pages can have. */
  readonly blocks: ReadonlyArray<BlockType>;
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether what is stored of its blocks cannot be read: they are empty here, and its pages can be neither edited nor published. Save it anew with the blocks that they have, or remove it. */
  readonly isDamaged: Scalars['Boolean']['output'];
};

/** The texts of a page in a locale, as they are edited. */
export type PageTranslation = {
  /** The language tag: it. */
  readonly locale: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The last segment of its path; empty for the home page. */
  readonly slug: Scalars['String']['output'];
  /** What search engines are told: an object of texts, numbers and switches. */
  readonly seo: Maybe<Scalars['JSON']['output']>;
  /** Counts its edits; send it with the next one, so that nobody's edit is overwritten. */
  readonly version: Scalars['Int']['output'];
  /** When it was edited last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Who edited it last. */
  readonly updatedBy: Scalars['String']['output'];
  /** Since when websites show it, in whatever version; null while they do not. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its blocks: a list of {id, type} with the fields of their type. */
  readonly blocks: Maybe<Scalars['JSON']['output']>;
  /** Whether websites show another version, or none. */
  readonly hasChanges: Scalars['Boolean']['output'];
  /** Whether something of it cannot be read where it is stored, and is null here. It cannot be published until a version of it is restored or it is saved whole. */
  readonly isDamaged: Scalars['Boolean']['output'];
  /** Where websites find it; null while it is not published. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** Who edits it, and until when nobody else can; null while nobody does. */
  readonly lock: Maybe<DocumentLock>;
  /** What it refers to, in its order. */
  readonly references: ReadonlyArray<ContentReference>;
  /** Those of its references that websites could not follow: what is MISSING keeps it from being published. */
  readonly problems: ReadonlyArray<ContentReference>;
  /** Its versions, the newest first: the last 100, and the one that websites show. */
  readonly versions: ContentVersionConnection;
};


/** The texts of a page in a locale, as they are edited. */
export type PageTranslationVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** An event that cannot be relayed. */
export type ParkedEventInput = {
  /** The event. */
  readonly id: Scalars['ID']['input'];
  /** Why it cannot be relayed. */
  readonly reason: Scalars['String']['input'];
};

/** The result of what needs the present password. */
export type PasswordCheck = {
  /** Outcome. */
  readonly outcome: PasswordCheckOutcome;
  /** Seconds until another attempt is let in; null unless blocked. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** The result of what needs the present password. */
export type PasswordCheckOutcome =
  /** It was done. */
  | 'DONE'
  /** The present password is wrong. */
  | 'WRONG'
  /** There were too many wrong passwords. */
  | 'BLOCKED'
  /** It is a one-time password whose time is over. */
  | 'EXPIRED';

/** What is known of the payment. */
export type PaymentStatus =
  /** Not paid yet; the order waits. */
  | 'PENDING'
  /** Reserved with the payment provider. */
  | 'AUTHORIZED'
  /** Paid. */
  | 'PAID'
  /** Collected after an authorisation. */
  | 'CAPTURED'
  /** Partly refunded. */
  | 'PARTIALLY_REFUNDED'
  /** Fully refunded. */
  | 'REFUNDED'
  /** The authorisation was released. */
  | 'VOIDED'
  /** The authorisation ran out. */
  | 'EXPIRED';

/** A person who works for the company. */
export type Person = {
  /** Identifies the person. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address, used to sign in. */
  readonly email: Scalars['String']['output'];
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** Role in each module. */
  readonly moduleRoles: ModuleRoles;
  /** Sections of the product that are hidden from them. */
  readonly disabledSections: ReadonlyArray<Scalars['String']['output']>;
  /** Whether they work for the operator of the platform. */
  readonly isInternal: Scalars['Boolean']['output'];
  /** Time they were added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time they were deactivated; null for an active person. */
  readonly deactivatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when their one-time password is valid; null when they have none. */
  readonly oneTimePasswordExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Role before module roles were introduced.
   * @deprecated Use companyRole and moduleRoles; every member is STAFF here.
   */
  readonly role: PersonRole;
  /** Role in the company. */
  readonly companyRole: CompanyRole;
  /** Permissions. company.read: See the company and keep tokens of one's own. company.manage: Manage people, connections and everybody's tokens, and read what connections called and were sent. brain.read: Read notes, contacts, tasks and sites. brain.write: Write notes, contacts, tasks and the content of sites, and send e-mail. cms.manage: Make sites and change their settings. catalog.read: Read products and variants; their stock needs commerce.read. catalog.write: Write products, variants and translations. catalog.manage: Change the settings of the catalog, and manage its keys and collectors with what they called and were sent. commerce.read: Read orders, returns, shipments, stock and locations. commerce.write: The daily work: place, hold, release, edit, move, fix and cancel orders, announce returns, record refunds, expect stock, work locations that have no system. commerce.manage: Change locations, carriers, routing rules, policies and the letterhead; export and erase what is stored on a customer. intelligence.read: Read figures and reports. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** When they last did something, to the minute: by their tokens for this company, and where they work for no other company by their sign-ins and apps; null for never. Null with an error for those who may not manage the company. */
  readonly lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** The browsers in which they are signed in, newest first, at most 50; null for somebody who works for another company too. Null with an error for those who may not manage the company. */
  readonly sessions: Maybe<ReadonlyArray<PersonSession>>;
};

/** A page of Person records. */
export type PersonConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Person>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<PersonEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many people the company has. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One Person and its place in the list. */
export type PersonEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Person;
};

/** Role of a person before module roles were introduced. */
export type PersonRole =
  /** An owner. */
  | 'OWNER'
  /** An admin. */
  | 'ADMIN'
  /** A member, with permissions by module roles. */
  | 'STAFF';

/** A browser in which a person of the company is signed in. Where they are is not their company's business, so it has no network address. */
export type PersonSession = {
  /** Identifies the session. */
  readonly id: Scalars['ID']['output'];
  /** When the person signed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last seen, to the minute. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When it ends at the latest. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What the browser calls itself. */
  readonly userAgent: Scalars['String']['output'];
};

/** A person with a one-time password. */
export type PersonWithPassword = {
  /** The person. */
  readonly person: Person;
  /** Password for their first sign-in, shown only once and valid until `oneTimePasswordExpiresAt` of the person; hand it over on a safe way. Null for a person who already signs in for another company, whom the operator added. */
  readonly oneTimePassword: Maybe<Scalars['String']['output']>;
};

/** What was picked and packed; the last report replaces earlier ones. */
export type PickAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** When; now unless given. */
  readonly pickedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The units; those not listed are missing. Every unit was picked unless given. */
  readonly lines?: InputMaybe<ReadonlyArray<PickedUnitsInput>>;
  /** The parcels packed; each gets a label where the platform makes them. There, one parcel is assumed unless they are given, except for a pickup; an empty list means none. */
  readonly parcels?: InputMaybe<ReadonlyArray<PackedParcelInput>>;
  /** Format of the labels; the carrier's default unless given. */
  readonly labelFormat?: InputMaybe<LabelFormat>;
};

/** Units of a line, named by the line, or of an item, by sku or barcode. */
export type PickedUnitsInput = {
  /** The order line. */
  readonly lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN, GTIN or the item code agreed with the warehouse. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** How many, 0 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** Lot they are of. */
  readonly lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** When the lot expires, a date. */
  readonly lotExpiration?: InputMaybe<Scalars['String']['input']>;
  /** Serial number. */
  readonly serialNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A store where everything can be collected. */
export type PickupOption = {
  /** Code of the store. */
  readonly locationCode: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its city. */
  readonly city: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** When it can be collected: after the preparation time, within the opening hours. */
  readonly readyAt: Scalars['DateTime']['output'];
};

/** The result of placing an order. */
export type PlacedOrder = {
  /** The order. */
  readonly order: Order;
  /** Whether it is new. */
  readonly created: Scalars['Boolean']['output'];
};

/** A new order; what is left out takes the merchant's defaults. */
export type PlaceOrderInput = {
  /** The merchant's number; the next of the series unless given. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** The sender's id: the same id and content again answer the order that was made. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Where it was sold. */
  readonly channel: Scalars['String']['input'];
  /** When it was placed; now unless given. */
  readonly placedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['input'];
  /** Who ordered. */
  readonly customer?: InputMaybe<CustomerInput>;
  /** Where it goes; the country is required. */
  readonly shippingAddress: AddressInput;
  /** Who pays. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** What an invoice needs by law. */
  readonly invoiceDetails?: InputMaybe<InvoiceDetailsInput>;
  /** How it travels. */
  readonly shipping: PlaceOrderShippingInput;
  /** 1 to 200 lines. */
  readonly lines: ReadonlyArray<PlaceOrderLineInput>;
  /** Discount on the whole order. */
  readonly discounts?: InputMaybe<MoneyInput>;
  /** The customer's note and the merchant's instructions, up to 10,000 characters. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** The merchant's tags, up to 50 of 60 characters. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Language of the customer, ISO 639-1. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** Paid unless given. */
  readonly paymentStatus?: InputMaybe<PaymentStatus>;
  /** 1 is the highest; 1 for express and 3 for standard unless given. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** Whether customs documents must be ready before it is fulfilled. */
  readonly externalDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The delivery dates the customer was shown: one date, or one a method, as in standard:2026-11-25;express:2026-11-23. */
  readonly servicePromise?: InputMaybe<Scalars['String']['input']>;
  /** Totals as the sender computed them. */
  readonly totals?: InputMaybe<PlaceOrderTotalsInput>;
};

/** A line of a new order; it names its item by sku or barcode. */
export type PlaceOrderLineInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN or GTIN, where no sku is given. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** What it is; the catalog's title unless given. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** Price of one unit, tax included. */
  readonly unitPrice: MoneyInput;
  /** Tax rate as decimal text: 0.22. */
  readonly taxRate?: InputMaybe<Scalars['String']['input']>;
  /** Discount on the whole line. */
  readonly discount?: InputMaybe<MoneyInput>;
  /** Code of the location that must fulfil it. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
};

/** The shipping the customer chose. */
export type PlaceOrderShippingInput = {
  /** Code of the method. */
  readonly methodCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the method. */
  readonly methodName?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier's service. */
  readonly serviceCode?: InputMaybe<Scalars['String']['input']>;
  /** Unless given express where a word of the method's code is `express`, else standard. */
  readonly type?: InputMaybe<ShippingType>;
  /** Its price; nothing unless given. */
  readonly price?: InputMaybe<MoneyInput>;
};

/** Several new orders: all of them are placed or none. */
export type PlaceOrdersInput = {
  /** 1 to 100 orders. */
  readonly orders: ReadonlyArray<PlaceOrderInput>;
};

/** Totals as the sender computed them; an order whose lines add up to others is refused. */
export type PlaceOrderTotalsInput = {
  /** All discounts. */
  readonly discounts?: InputMaybe<MoneyInput>;
  /** Price of the shipping. */
  readonly shipping?: InputMaybe<MoneyInput>;
  /** The part of the total that is tax. */
  readonly tax?: InputMaybe<MoneyInput>;
  /** What the customer pays. */
  readonly total?: InputMaybe<MoneyInput>;
};

/** A person in one of their companies. */
export type PlatformPerson = {
  /** The person. */
  readonly userId: Scalars['ID']['output'];
  /** The company. */
  readonly companyId: Scalars['Int']['output'];
  /** Their e-mail address. */
  readonly email: Scalars['String']['output'];
  /** What they may do there. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};

/** A fulfillment line, as a polling warehouse reads it. */
export type PolledLine = {
  /** Its position in the order, from 1. */
  readonly place: Scalars['Int']['output'];
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** The code agreed with the warehouse. */
  readonly itemKey: Maybe<Scalars['String']['output']>;
  /** What it was sold as. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Size. */
  readonly size: Maybe<Scalars['String']['output']>;
  /** Colour. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Units assigned to the warehouse. */
  readonly quantityOrdered: Scalars['Int']['output'];
  /** Units still to ship. */
  readonly quantityOpen: Scalars['Int']['output'];
  /** Units that left. */
  readonly quantityShipped: Scalars['Int']['output'];
  /** Units cancelled. */
  readonly quantityCancelled: Scalars['Int']['output'];
  /** Price of one unit, tax included, before discounts. */
  readonly unitPrice: Money;
  /** The same without the tax inside it. */
  readonly netUnitPrice: Money;
  /** Tax rate as decimal text: 0.22. */
  readonly taxRate: Maybe<Scalars['String']['output']>;
};

/** A warehouse's fulfillment order, as a polling warehouse reads it. */
export type PolledOrder = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The order's public integer, progressive in its company. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** Order number, begins with #. */
  readonly number: Scalars['String']['output'];
  /** Its state. */
  readonly status: FulfillmentStatus;
  /** When the order was placed. */
  readonly placedAt: Maybe<Scalars['DateTime']['output']>;
  /** When polls see the last change, a few seconds after it. */
  readonly pollVisibleAt: Scalars['DateTime']['output'];
  /** What the whole order costs. */
  readonly total: Money;
  /** What shipping costs of that. */
  readonly shippingPrice: Money;
  /** The discounts on all lines: their totals less discounts plus shipping are the total. */
  readonly discounts: Money;
  /** Customer note and merchant instructions. */
  readonly notes: Maybe<Scalars['String']['output']>;
  /** Language of the customer. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** 1 is the highest. */
  readonly priority: Scalars['Int']['output'];
  /** Code of the carrier, else of the one the merchant's carriers give the order. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  /** Standard or express. */
  readonly shippingType: ShippingType;
  /** What is known of the payment. */
  readonly paymentStatus: PaymentStatus;
  /** Who ordered. */
  readonly customer: Customer;
  /** Where it goes. */
  readonly shippingAddress: Address;
  /** Who is billed; the shipping address unless the customer gave another. */
  readonly billingAddress: Address;
  /** What an invoice needs by law. */
  readonly invoiceDetails: Maybe<InvoiceDetails>;
  /** The warehouse's lines. */
  readonly lines: ReadonlyArray<PolledLine>;
};

/** A return, as its polling warehouse reads it. */
export type PolledReturn = {
  /** The return. */
  readonly id: Scalars['ID']['output'];
  /** Return number. */
  readonly number: Scalars['String']['output'];
  /** Its public integer, progressive in its company. */
  readonly progressive: Scalars['SafeInt']['output'];
  /** The public integer of its order. */
  readonly orderSequence: Maybe<Scalars['SafeInt']['output']>;
  /** Number of its order. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: ReturnStatus;
  /** When it was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When polls see the last change, a few seconds after it. */
  readonly pollVisibleAt: Scalars['DateTime']['output'];
  /** Code of the carrier. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  /** Name of the carrier. */
  readonly carrierName: Maybe<Scalars['String']['output']>;
  /** The carrier's numbers. */
  readonly trackingNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** Notes for the warehouse. */
  readonly notes: Maybe<Scalars['String']['output']>;
  /** Who sends it back. */
  readonly customer: Customer;
  /** What is expected. */
  readonly lines: ReadonlyArray<PolledReturnLine>;
};

/** Units of one item a warehouse expects. */
export type PolledReturnLine = {
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** The code agreed with the warehouse. */
  readonly itemKey: Maybe<Scalars['String']['output']>;
  /** Units. */
  readonly quantityExpected: Scalars['Int']['output'];
  /** Code of the reason. */
  readonly reasonCode: Maybe<Scalars['String']['output']>;
};

/** What a polling warehouse asks for. */
export type PollWarehouseOrdersInput = {
  /** In which states. */
  readonly statuses: ReadonlyArray<FulfillmentStatus>;
  /** Only changes that polls see at or after this instant. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders placed at or after this instant. */
  readonly placedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders placed before this instant. */
  readonly placedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only the order with this number, with its #. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** How many, 1 to 5000; a few more so that no second is split. */
  readonly first: Scalars['Int']['input'];
  /** Changes in this interval are not split over pages. */
  readonly keepTogether?: InputMaybe<KeepTogetherInput>;
  /** Whether the first parcels of returned orders are labelled. */
  readonly labels?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which returns a polling warehouse asks for. */
export type PollWarehouseReturnsInput = {
  /** Only changes that polls see at or after this instant. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only returns opened at or after this instant. */
  readonly createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only returns opened before this instant. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The store credit of a return, which the holder of its token may spend. */
export type PortalCredit = {
  /** What the shopper pays with. */
  readonly code: Scalars['String']['output'];
  /** Decimal text in the currency of the order. */
  readonly amount: Scalars['String']['output'];
  /** Until when it can be spent. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A piece that can be had instead. */
export type PortalExchangeOption = {
  /** EAN or GTIN, by which it is chosen. */
  readonly barcode: Scalars['String']['output'];
  /** Stock keeping unit. */
  readonly sku: Scalars['String']['output'];
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Its size. */
  readonly size: Scalars['String']['output'];
  /** Its colour. */
  readonly color: Scalars['String']['output'];
  /** A picture of it. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** Units that can be sold now. */
  readonly available: Scalars['Int']['output'];
};

/** An order as a shopper names it. */
export type PortalLookupInput = {
  /** The portal. */
  readonly slug: Scalars['String']['input'];
  /** Number of the order. */
  readonly order: Scalars['String']['input'];
  /** Its e-mail address, or the postcode it went to. */
  readonly verifier: Scalars['String']['input'];
  /** The language that is asked for. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

/** A way to send goods back. */
export type PortalMethod = {
  /** Which. */
  readonly code: ReturnMethod;
  /** What is withheld from a refund, for the reasons that were asked for. Decimal text in the currency of the order. */
  readonly fee: Scalars['String']['output'];
};

/** An order as its shopper sees it. */
export type PortalOrder = {
  /** Its number. */
  readonly name: Scalars['String']['output'];
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** When all that left was delivered. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** The country it goes to. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** When its window ends. */
  readonly returnableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing of it can be returned. */
  readonly blocked: Maybe<ReturnBlock>;
  /** The language of the session. */
  readonly language: PageLanguage;
  /** Its lines. */
  readonly lines: ReadonlyArray<PortalOrderLine>;
  /** Reasons to choose from. */
  readonly reasons: ReadonlyArray<PortalReason>;
  /** Ways to send goods back. */
  readonly methods: ReadonlyArray<PortalMethod>;
  /** The lowest fee that a refund may bear, by method and reason. Decimal text in the currency of the order. */
  readonly leastFee: Scalars['String']['output'];
  /** The highest one. Decimal text in the currency of the order. */
  readonly mostFee: Scalars['String']['output'];
  /** Stores that take returns. */
  readonly stores: ReadonlyArray<PortalStore>;
  /** What the shopper may choose to get. */
  readonly resolutions: ReadonlyArray<ReturnResolution>;
};

/** A line of an order as its shopper sees it. */
export type PortalOrderLine = {
  /** The line. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** Its size. */
  readonly size: Maybe<Scalars['String']['output']>;
  /** Its colour. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** A picture of it. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** What was paid for one unit. Decimal text in the currency of the order. */
  readonly price: Scalars['String']['output'];
  /** Units that were ordered. */
  readonly quantity: Scalars['Int']['output'];
  /** Units that left and are in no return that counts. */
  readonly returnable: Scalars['Int']['output'];
  /** Why it cannot be returned. */
  readonly blocked: Maybe<ReturnBlock>;
  /** What can be had instead. */
  readonly exchangeOptions: ReadonlyArray<PortalExchangeOption>;
  /** The barcodes of all that it is exchanged for, also of what is sold out now. */
  readonly exchangeBarcodes: ReadonlyArray<Scalars['String']['output']>;
};

/** A photo that a shopper sends. */
export type PortalPhotoInput = {
  /** As the shopper calls it. */
  readonly filename?: InputMaybe<Scalars['String']['input']>;
  /** Its bytes in base64. */
  readonly contentBase64: Scalars['String']['input'];
};

/** A reason to choose from. */
export type PortalReason = {
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** In the language of the session. */
  readonly label: Scalars['String']['output'];
  /** Whether a photo must be given. */
  readonly requiresPhoto: Scalars['Boolean']['output'];
  /** Whether a comment must be given. */
  readonly requiresComment: Scalars['Boolean']['output'];
};

/** What a shopper is to get. */
export type PortalRefund = {
  /** In money or credit. Decimal text in the currency of the order. */
  readonly estimated: Scalars['String']['output'];
  /** What of it is for shipping; once it was refunded, what of that was. Decimal text in the currency of the order. */
  readonly shipping: Scalars['String']['output'];
  /** What is withheld. Decimal text in the currency of the order. */
  readonly fee: Scalars['String']['output'];
  /** What was given back; null while nothing was. Decimal text in the currency of the order. */
  readonly final: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
};

/** A return as its shopper follows it. */
export type PortalReturn = {
  /** Its number. */
  readonly number: Scalars['String']['output'];
  /** Its state. */
  readonly status: ReturnStatus;
  /** The language it was opened in. */
  readonly language: PageLanguage;
  /** Number of the order. */
  readonly orderName: Scalars['String']['output'];
  /** The country its order went to. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the shopper gets. */
  readonly resolution: ReturnResolution;
  /** How it travels. */
  readonly method: ReturnMethod;
  /** Its lines. */
  readonly lines: ReadonlyArray<PortalReturnLine>;
  /** The states it was in, oldest first. */
  readonly timeline: ReadonlyArray<PortalReturnStep>;
  /** Its label. */
  readonly label: PortalReturnLabel;
  /** The store where it is handed in. */
  readonly store: Maybe<PortalStore>;
  /** What the shopper is to get. */
  readonly refund: PortalRefund;
  /** The store credit that was given for it. */
  readonly credit: Maybe<PortalCredit>;
  /** The addresses of the tracking pages of what the shopper gets instead, once it is sent. */
  readonly exchangeTracking: ReadonlyArray<Scalars['String']['output']>;
  /** Whose it is. */
  readonly company: Company;
};

/** What the shopper gets instead. */
export type PortalReturnExchange = {
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Its size. */
  readonly size: Maybe<Scalars['String']['output']>;
  /** Its colour. */
  readonly color: Maybe<Scalars['String']['output']>;
};

/** The label of a return. */
export type PortalReturnLabel = {
  /** Whether it can be had. */
  readonly available: Scalars['Boolean']['output'];
  /** Whether it is being made, or tried again later; false once it can be had, and where it could not be made. */
  readonly isAwaited: Scalars['Boolean']['output'];
  /** The carrier. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** The number of the parcel. */
  readonly trackingNumber: Maybe<Scalars['String']['output']>;
  /** Where the carrier shows how the parcel travels. */
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
};

/** A line of a return as its shopper sees it. */
export type PortalReturnLine = {
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** Its size. */
  readonly size: Maybe<Scalars['String']['output']>;
  /** Its colour. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** What the shopper gets instead. */
  readonly exchange: Maybe<PortalReturnExchange>;
  /** What was found; null until it was looked at. */
  readonly outcome: Maybe<ReturnLineOutcome>;
};

/** Units of a line that a shopper sends back. */
export type PortalReturnLineInput = {
  /** The order line. */
  readonly lineId: Scalars['ID']['input'];
  /** Units. */
  readonly quantity: Scalars['Int']['input'];
  /** Code of the reason. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** The shopper's comment. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** The barcode of what they want instead. */
  readonly exchangeBarcode?: InputMaybe<Scalars['String']['input']>;
};

/** A state that a return was in. */
export type PortalReturnStep = {
  /** Which. */
  readonly status: ReturnStatus;
  /** Since when. */
  readonly at: Scalars['DateTime']['output'];
};

/** A session of a shopper, and the order that it is for. */
export type PortalSession = {
  /** Opaque; it ends after an hour. */
  readonly session: Scalars['String']['output'];
  /** The order. */
  readonly order: PortalOrder;
};

/** A session as its shopper presents it. */
export type PortalSessionInput = {
  /** The portal. */
  readonly slug: Scalars['String']['input'];
  /** The session. */
  readonly session: Scalars['String']['input'];
  /** Codes of the reasons for which the fees of methods are asked; the usual fees without. */
  readonly reasonCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A store that takes returns. */
export type PortalStore = {
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its city. */
  readonly city: Maybe<Scalars['String']['output']>;
  /** Its street and postcode. */
  readonly address: Maybe<Scalars['String']['output']>;
};

/** The token of a return. */
export type PortalTokenInput = {
  /** The portal. */
  readonly slug: Scalars['String']['input'];
  /** The token. */
  readonly token: Scalars['String']['input'];
};

/** A key of the catalog API with its present name. */
export type PresentKeyInput = {
  /** The key. */
  readonly id: Scalars['ID']['input'];
  /** Its name. */
  readonly name: Scalars['String']['input'];
};

/** The entry to preview. */
export type PreviewEntryInput = {
  /** The entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** The page to preview: by its id, or by its path. */
export type PreviewPageInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The page. */
  readonly id?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its path by the slugs of drafts; / is the home page. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** The locale; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** A list of prices in one currency. */
export type PriceList = {
  /** Identifies it in the catalog. */
  readonly code: Scalars['String']['output'];
  /** Its name for people. */
  readonly name: Scalars['String']['output'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** Whether its prices include tax. */
  readonly taxIncluded: Scalars['Boolean']['output'];
  /** Whether it is the one whose prices the variants themselves carry; a catalog has exactly one. */
  readonly isDefault: Scalars['Boolean']['output'];
};

/** A page of PriceList records. */
export type PriceListConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<PriceList>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<PriceListEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One PriceList and its place in the list. */
export type PriceListEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: PriceList;
};

/** Something the company sells, in one or more variants. */
export type Product = {
  /** Counts from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** The catalog it belongs to. */
  readonly catalogId: Scalars['SafeInt']['output'];
  /** The product's own code, case-sensitive and unique in the company: LINEN-SHIRT. Null while it is in the trash. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** The product's id in another system. */
  readonly externalId: Maybe<Scalars['String']['output']>;
  /** The name people see. */
  readonly title: Scalars['String']['output'];
  /** HTML, as received. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Identifies the product in URLs: linen-shirt. */
  readonly handle: Maybe<Scalars['String']['output']>;
  /** Status of the product. */
  readonly status: ProductStatus;
  /** The kind of product: Shirts. */
  readonly productType: Maybe<Scalars['String']['output']>;
  /** The brand. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Code of the set of attributes it is described by. */
  readonly attributeSet: Maybe<Scalars['String']['output']>;
  /** The maker's code of the model. */
  readonly modelCode: Maybe<Scalars['String']['output']>;
  /** Whom it is made for: women, men, kids. */
  readonly gender: Maybe<Scalars['String']['output']>;
  /** The season: SS27. */
  readonly season: Maybe<Scalars['String']['output']>;
  /** The colour of the whole product. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** The material. */
  readonly material: Maybe<Scalars['String']['output']>;
  /** Where it is made. */
  readonly madeIn: Maybe<Scalars['String']['output']>;
  /** What it is made of, as on the label: 100% linen. */
  readonly composition: Maybe<Scalars['String']['output']>;
  /** The key of the catalog API that keeps it to itself by its field rule: people do not edit it. Null for none. */
  readonly writtenBy: Maybe<Scalars['ID']['output']>;
  /** When it was moved to the trash; null while it is not there. */
  readonly deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** The SKU that it had, and gets back when it is restored; null while it is not in the trash. */
  readonly deletedSku: Maybe<Scalars['String']['output']>;
  /** When the product or one of its variants last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** What staff keep on it under keys of their own, by namespace and key. */
  readonly metadata: ReadonlyArray<MetadataEntry>;
  /** Its variants in the order they were added. */
  readonly variants: ReadonlyArray<Variant>;
  /** Its images in their order. */
  readonly images: ReadonlyArray<ProductImage>;
  /** The addresses that systems sent for images of it (image_urls) and that are none: those to be fetched, and those that could not be. */
  readonly imageSources: ReadonlyArray<ImageSource>;
  /** The values of the attributes that its catalog has, by code. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** The categories it is in, by id. */
  readonly categories: ReadonlyArray<Category>;
  /** The fields of it alone that connected systems own; those of all products are the catalog's. */
  readonly fieldLocks: ReadonlyArray<FieldLock>;
  /** The ids that keys of the catalog API gave it (external_id), each key its own. */
  readonly keyIds: ReadonlyArray<ProductKeyId>;
  /** Its texts in locales other than its catalog's default, by locale. */
  readonly translations: ReadonlyArray<ProductTranslation>;
  /** What happened to it, oldest first, up to 500. */
  readonly activity: ReadonlyArray<ProductActivity>;
  /** Tags that staff gave it, in alphabetical order. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The latest notes of the company's knowledge that are about it, newest first, up to 20; `notes` with the filter `about` lists all. Needs brain.read. */
  readonly knowledgeNotes: ReadonlyArray<Note>;
};


/** Something the company sells, in one or more variants. */
export type ProductMetadataArgs = {
  namespace?: InputMaybe<Scalars['String']['input']>;
};

/** Something that happened to a product. */
export type ProductActivity = {
  /** Identifies the event. */
  readonly id: Scalars['ID']['output'];
  /** What happened: product.created, product.updated, product.deleted, product.restored, product.tags_changed, product.metadata_changed. */
  readonly type: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who: an e-mail address, or the name of a key. */
  readonly actor: Maybe<Scalars['String']['output']>;
  /** The interface the call came through: graphql, catalog. */
  readonly via: Maybe<Scalars['String']['output']>;
  /** The fields that changed, by their names in the catalog API. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
};

/** The value of an attribute of a product. */
export type ProductAttribute = {
  /** Code of the attribute. */
  readonly code: Scalars['String']['output'];
  /** The value as text: an option by its code, several options with commas between. */
  readonly value: Scalars['String']['output'];
};

/** What changes of a product. Absent fields keep their values; null clears a field. */
export type ProductChangesInput = {
  /** The product's id in another system; finds the product when its SKUs are new. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** HTML, at most 65,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters and digits joined by hyphens, unique in the company. */
  readonly handle?: InputMaybe<Scalars['String']['input']>;
  /** Defaults to DRAFT for a new product. */
  readonly status?: InputMaybe<ProductStatus>;
  /** The kind of product. */
  readonly productType?: InputMaybe<Scalars['String']['input']>;
  /** The brand. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** The product's own code, unique in the company; the SKU of its first variant unless given. Finds the product too. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Code of the set of attributes it is described by. */
  readonly attributeSet?: InputMaybe<Scalars['String']['input']>;
  /** The maker's code of the model. */
  readonly modelCode?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is made for. */
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  /** The season. */
  readonly season?: InputMaybe<Scalars['String']['input']>;
  /** The colour of the whole product. */
  readonly color?: InputMaybe<Scalars['String']['input']>;
  /** The material. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** Where it is made. */
  readonly madeIn?: InputMaybe<Scalars['String']['input']>;
  /** What it is made of, as on the label. */
  readonly composition?: InputMaybe<Scalars['String']['input']>;
  /** Values of up to 500 attributes of the catalog; those that are not named stay. */
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeValueInput>>;
  /** All its categories, up to 200; they stay unless given. */
  readonly categoryIds?: InputMaybe<ReadonlyArray<Scalars['SafeInt']['input']>>;
  /** Texts in locales other than the catalog's default; those that are not named stay. */
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
  /** The name people see, at most 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Variants to change, and those to add by new SKUs; others stay. */
  readonly variants?: InputMaybe<ReadonlyArray<VariantInput>>;
};

/** A page of Product records. */
export type ProductConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Product>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Product and its place in the list. */
export type ProductEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Product;
};

/** What was sold of an item in one currency, without what was cancelled. */
export type ProductFigure = {
  /** Its SKU, or its barcode where it has none; null for lines without either. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** Its title in the catalog; null for what is not in it any more. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Orders with it. */
  readonly orders: Scalars['Int']['output'];
  /** Units sold. */
  readonly units: Scalars['Int']['output'];
  /** What was paid for them: after discounts, taxes included. */
  readonly amount: Money;
  /** Units that came back or are on their way. */
  readonly returned: Scalars['Int']['output'];
  /** The part of the units that came back, 0 to 1. */
  readonly returnRate: Maybe<Scalars['Float']['output']>;
};

/** The items that were sold on some days, ranked. */
export type ProductFigures = {
  /** What changed up to this time is counted, a minute ago as a rule; null before anything is. */
  readonly asOf: Maybe<Scalars['String']['output']>;
  /** The time zone in which its days begin and end: the company's. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** The items, the first of the ranking first. */
  readonly rows: ReadonlyArray<ProductFigure>;
  /** Where the next page begins; null on the last. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** Which items are ranked, and by what. */
export type ProductFiguresInput = {
  /** The first day, as YYYY-MM-DD, in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** The last day; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** AMOUNT unless given. */
  readonly rank?: InputMaybe<ProductRank>;
  /** Only this item. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Only items of which at least so many units were sold. */
  readonly fewestUnits?: InputMaybe<Scalars['Int']['input']>;
  /** How many, 1 to 100; 20 unless given. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** The endCursor of the page before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
};

/** Filter of a product list; all conditions must match. */
export type ProductFilter = {
  /** Words of the title, brand, type, handle, SKUs or barcodes; case and accents are ignored. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Status of the product. */
  readonly status?: InputMaybe<ProductStatus>;
  /** The brand, exactly. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 SKUs, of products or of their variants; in the trash, those they had. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Words of the title, brand, type, handle, external id, model code, SKUs, barcodes, colours or sizes, all of which a product must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Products of this catalog. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Products in this category itself. */
  readonly categoryId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Products in the trash instead of the others. */
  readonly deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products with this tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  /** Only products without an image; false: only those that have one. */
  readonly withoutImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products without a title in this locale, which is not the default one of their catalog: it. */
  readonly untranslatedIn?: InputMaybe<Scalars['String']['input']>;
};

/** Some products. */
export type ProductIdsInput = {
  /** 1 to 200 ids of products. */
  readonly ids: ReadonlyArray<Scalars['SafeInt']['input']>;
};

/** A picture of a product, which we serve. */
export type ProductImage = {
  /** Counts from 1 in each company. */
  readonly id: Scalars['SafeInt']['output'];
  /** What it shows, for those who do not see it. */
  readonly alt: Maybe<Scalars['String']['output']>;
  /** Its place among the images of the product, from 1. */
  readonly position: Scalars['Int']['output'];
  /** Pixels. */
  readonly width: Scalars['Int']['output'];
  /** Pixels. */
  readonly height: Scalars['Int']['output'];
  /** How many bytes it has. */
  readonly bytes: Scalars['Int']['output'];
  /** Its media type: image/jpeg. */
  readonly mediaType: Scalars['String']['output'];
  /** Where it is served; with a width (100, 200, 400, 800, 1200, 1600) as WebP where the browser takes it. */
  readonly url: Scalars['String']['output'];
};


/** A picture of a product, which we serve. */
export type ProductImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Products that a person sent in a file, or a key of the catalog API at once, written one after the other in the background. It is kept for thirty days after its end. */
export type ProductImport = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The catalog that its products are written to. */
  readonly catalogId: Scalars['SafeInt']['output'];
  /** Who sent it: a person by their address, a key of the catalog API by its name. The products of a person are written with the rights they have at that time. */
  readonly startedBy: Scalars['String']['output'];
  /** The file it came in; null for what a key sent. */
  readonly file: Maybe<ImportedFile>;
  /** How far it is. */
  readonly status: ProductImportStatus;
  /** How many products it has. */
  readonly total: Scalars['Int']['output'];
  /** How many of them have a result. */
  readonly processed: Scalars['Int']['output'];
  /** How many of these are invalid or failed. */
  readonly failed: Scalars['Int']['output'];
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its first product had its turn; null before. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many products had which result so far. */
  readonly summary: ProductImportSummary;
  /** What became of its products so far, in their order; of a dry run the first page. */
  readonly results: ProductImportResultConnection;
};


/** Products that a person sent in a file, or a key of the catalog API at once, written one after the other in the background. It is kept for thirty days after its end. */
export type ProductImportResultsArgs = {
  statuses?: InputMaybe<ReadonlyArray<ProductImportResultStatus>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A claim on an import. */
export type ProductImportClaim = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The catalog. */
  readonly catalogId: Scalars['SafeInt']['output'];
  /** The import. */
  readonly id: Scalars['ID']['output'];
  /** Proves the claim. */
  readonly token: Scalars['ID']['output'];
};

/** A claim on an import. */
export type ProductImportClaimInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The catalog. */
  readonly catalogId: Scalars['SafeInt']['input'];
  /** The import. */
  readonly id: Scalars['ID']['input'];
  /** Proves the claim. */
  readonly token: Scalars['ID']['input'];
};

/** A page of ProductImport records. */
export type ProductImportConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ProductImport>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ProductImportEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One ProductImport and its place in the list. */
export type ProductImportEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ProductImport;
};

/** Something that was said of a product of an import. */
export type ProductImportRemark = {
  /** The row of the file, as spreadsheets number it; null for what a key sent. */
  readonly row: Maybe<Scalars['Int']['output']>;
  /** SKU of the variant, or of the product. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** The field: the column as the file has it, or by its name in the catalog API; null for the whole product. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** What was said. */
  readonly message: Scalars['String']['output'];
};

/** A product of an import, and what became of it. */
export type ProductImportResult = {
  /** Its place in the import, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Its first row in the file, as spreadsheets number it; null for what a key sent. */
  readonly row: Maybe<Scalars['Int']['output']>;
  /** Its SKU. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly status: ProductImportResultStatus;
  /** The product; null where there is none. */
  readonly productId: Maybe<Scalars['SafeInt']['output']>;
  /** Why it, or some of it, was not written. */
  readonly errors: ReadonlyArray<ProductImportRemark>;
  /** Fields that were left as they were, and why; images that are still to be fetched. */
  readonly notes: ReadonlyArray<ProductImportRemark>;
  /** The product as it is now; null where there is none. */
  readonly product: Maybe<Product>;
};

/** A page of ProductImportResult records. */
export type ProductImportResultConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ProductImportResult>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ProductImportResultEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One ProductImportResult and its place in the list. */
export type ProductImportResultEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ProductImportResult;
};

/** What became of a product of an import. */
export type ProductImportResultStatus =
  /** A product was made. */
  | 'CREATED'
  /** The product is as the import says. */
  | 'UPDATED'
  /** Some variants, or their stock, could not be written; the errors say why. */
  | 'PARTIAL'
  /** What owns its fields left nothing to write; the notes say what. */
  | 'SKIPPED'
  /** Nothing could be written; the errors say why. */
  | 'FAILED'
  /** Not written because of wrong values; the errors say which. */
  | 'INVALID';

/** How far an import is. */
export type ProductImportStatus =
  /** Waits for its turn. */
  | 'QUEUED'
  /** Its products are being written. */
  | 'PROCESSING'
  /** Ended, and nothing failed. */
  | 'DONE'
  /** Ended; some of it failed. */
  | 'PARTIAL'
  /** Ended, and nothing was written. */
  | 'FAILED';

/** How many products of an import had which result so far. */
export type ProductImportSummary = {
  /** Made. */
  readonly created: Scalars['Int']['output'];
  /** As the import says. */
  readonly updated: Scalars['Int']['output'];
  /** Written but for some variants or stock. */
  readonly partial: Scalars['Int']['output'];
  /** Left as they were, because something owns their fields. */
  readonly skipped: Scalars['Int']['output'];
  /** Refused. */
  readonly failed: Scalars['Int']['output'];
  /** Not written because of wrong values. */
  readonly invalid: Scalars['Int']['output'];
};

/** A product to create or update. Absent fields keep their values; null clears a field. */
export type ProductInput = {
  /** The product's id in another system; finds the product when its SKUs are new. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** HTML, at most 65,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters and digits joined by hyphens, unique in the company. */
  readonly handle?: InputMaybe<Scalars['String']['input']>;
  /** Defaults to DRAFT for a new product. */
  readonly status?: InputMaybe<ProductStatus>;
  /** The kind of product. */
  readonly productType?: InputMaybe<Scalars['String']['input']>;
  /** The brand. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** The product's own code, unique in the company; the SKU of its first variant unless given. Finds the product too. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Code of the set of attributes it is described by. */
  readonly attributeSet?: InputMaybe<Scalars['String']['input']>;
  /** The maker's code of the model. */
  readonly modelCode?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is made for. */
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  /** The season. */
  readonly season?: InputMaybe<Scalars['String']['input']>;
  /** The colour of the whole product. */
  readonly color?: InputMaybe<Scalars['String']['input']>;
  /** The material. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** Where it is made. */
  readonly madeIn?: InputMaybe<Scalars['String']['input']>;
  /** What it is made of, as on the label. */
  readonly composition?: InputMaybe<Scalars['String']['input']>;
  /** Values of up to 500 attributes of the catalog; those that are not named stay. */
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeValueInput>>;
  /** All its categories, up to 200; they stay unless given. */
  readonly categoryIds?: InputMaybe<ReadonlyArray<Scalars['SafeInt']['input']>>;
  /** Texts in locales other than the catalog's default; those that are not named stay. */
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
  /** The name people see, at most 255 characters; to be named in every save, also where it stays as it is. */
  readonly title: Scalars['String']['input'];
  /** At least one; variants of the product that are not listed stay. */
  readonly variants: ReadonlyArray<VariantInput>;
};

/** Why a part of an item was not written. */
export type ProductItemError = {
  /** The field, by its name in the catalog API. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** SKU of the variant; null for the product's own. */
  readonly variantSku: Maybe<Scalars['String']['output']>;
  /** The reason. */
  readonly message: Scalars['String']['output'];
};

/** A field that was not written although it was sent. */
export type ProductItemNote = {
  /** The field, by its name in the catalog API. */
  readonly field: Scalars['String']['output'];
  /** SKU of the variant; null for the product's own. */
  readonly variantSku: Maybe<Scalars['String']['output']>;
  /** Why. */
  readonly kind: ProductItemNoteKind;
  /** The connected system that owns the field. */
  readonly owner: Maybe<Scalars['String']['output']>;
  /** Of MORE: how many further notes there are. */
  readonly count: Maybe<Scalars['Int']['output']>;
  /** Of IMAGE_FAILED: the address and the reason. */
  readonly detail: Maybe<Scalars['String']['output']>;
};

/** Why a field was not written although it was sent. */
export type ProductItemNoteKind =
  /** A key keeps the product to itself, and the writer is a person. */
  | 'KEPT'
  /** The field rule of the key. */
  | 'RULE'
  /** A connected system owns the field. */
  | 'OWNED'
  /** A SKU changes only through PATCH. */
  | 'SKU_CHANGE'
  /** The interface has no such field. */
  | 'UNKNOWN_FIELD'
  /** Images are fetched and added later. */
  | 'IMAGES_WAIT'
  /** An image could not be fetched from its address, or used. */
  | 'IMAGE_FAILED'
  /** A unit came without a weight. */
  | 'NO_WEIGHT'
  /** The reduced price that was there is not below the new price, and ended. */
  | 'SALE_ENDED'
  /** The text of the default locale came beside the product's own, which was taken. */
  | 'OWN_TEXT'
  /** A price of a period holds in the list now or later; the one that was sent holds outside it. */
  | 'PRICE_OF_PERIOD'
  /** What could act in a page was taken out of its HTML. */
  | 'HTML_CUT'
  /** It stands for further notes. */
  | 'MORE';

/** What became of an item. */
export type ProductItemOutcome = {
  /** The result. */
  readonly status: ProductItemStatus;
  /** The product; null where there is none. */
  readonly productId: Maybe<Scalars['SafeInt']['output']>;
  /** SKU of the product, or the one that was sent. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** What was not written because of wrong input or a conflict. */
  readonly errors: ReadonlyArray<ProductItemError>;
  /** What was left alone. */
  readonly notes: ReadonlyArray<ProductItemNote>;
  /** Of a dry run alone, the stock that it would set; the stock that is read beside it is what there is. */
  readonly rehearsedStock: Maybe<ReadonlyArray<RehearsedStock>>;
  /** The product after the write; null where there is none. */
  readonly product: Maybe<CatalogProduct>;
};

/** What became of an item. */
export type ProductItemStatus =
  /** A product was made. */
  | 'CREATED'
  /** The product is as the item says. */
  | 'UPDATED'
  /** Some variants, or their stock, could not be written. */
  | 'PARTIAL'
  /** The field rule left nothing to write. */
  | 'SKIPPED'
  /** Nothing could be written. */
  | 'FAILED'
  /** Not written because of wrong input. */
  | 'INVALID';

/** What a key of the catalog API calls a product. */
export type ProductKeyId = {
  /** The key, a connection. */
  readonly keyId: Scalars['ID']['output'];
  /** The external_id that it gave the product. */
  readonly externalId: Scalars['String']['output'];
};

/** What items are ranked by, the most first. */
export type ProductRank =
  /** What was paid for them after discounts. */
  | 'AMOUNT'
  /** Units. */
  | 'UNITS'
  /** Orders. */
  | 'ORDERS'
  /** Units that came back. */
  | 'RETURNED'
  /** The part of the units that came back. */
  | 'RETURN_RATE';

/** A product: by its id or its SKU. */
export type ProductReferenceInput = {
  /** Its id. */
  readonly id?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its SKU, or that of one of its variants. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
};

/** Status of a product. */
export type ProductStatus =
  /** Being prepared. */
  | 'DRAFT'
  /** On sale. */
  | 'ACTIVE'
  /** No longer on sale; kept as a record. */
  | 'ARCHIVED';

/** A product, and tags to add to it or to remove from it. */
export type ProductTagsInput = {
  /** The product's id. */
  readonly productId: Scalars['SafeInt']['input'];
  /** The tags, of 1 to 60 characters, case-sensitive; a product has up to 50. */
  readonly tags: ReadonlyArray<Scalars['String']['input']>;
};

/** A product's texts in a locale that is not its catalog's default. */
export type ProductTranslation = {
  /** The locale: it. */
  readonly locale: Scalars['String']['output'];
  /** The title. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The description, HTML. */
  readonly description: Maybe<Scalars['String']['output']>;
};

/** Events of one company's catalog, in the order they were committed. */
export type ProjectCatalogEventsInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The events. */
  readonly events: ReadonlyArray<CatalogEventInput>;
};

/** A location that units could go from, and what became of it. */
export type PromiseCandidate = {
  /** The location. */
  readonly location: Location;
  /** What became of it. */
  readonly outcome: PromiseCandidateOutcome;
  /** What it has of the items. */
  readonly stock: ReadonlyArray<PromiseCandidateStock>;
  /** The day on which all of it would leave from there; null where it has too little, or does not work within 400 days. */
  readonly shipsOn: Maybe<Scalars['String']['output']>;
  /** The last day on which that would be delivered. */
  readonly deliveryTo: Maybe<Scalars['String']['output']>;
};

/** What became of a location that units could go from. */
export type PromiseCandidateOutcome =
  /** Units go from there. */
  | 'CHOSEN'
  /** It has all of it, and routing looks at it later than at those it chose. */
  | 'LATER'
  /** It has too little of an item to send everything. */
  | 'TOO_LITTLE'
  /** The routing rule does not name it. */
  | 'NOT_IN_RULE'
  /** It fulfils no online orders. */
  | 'NOT_ONLINE';

/** What a location has of an item that is asked for. */
export type PromiseCandidateStock = {
  /** Stock keeping unit. */
  readonly sku: Scalars['String']['output'];
  /** Units that are asked for. */
  readonly wanted: Scalars['Int']['output'];
  /** What can be sold there now; null for an item whose stock nobody reports. */
  readonly available: Maybe<Scalars['Int']['output']>;
};

/** A change of what delivery is promised by that is tried and not saved; what is left out stays as it is. */
export type PromiseChangeInput = {
  /** Of the calendar of one location. */
  readonly calendar?: InputMaybe<SaveLocationCalendarInput>;
  /** All transit times, in place of those there are: up to 1,000. */
  readonly transitTimes?: InputMaybe<ReadonlyArray<TransitTimeInput>>;
  /** All service policies, in place of those there are: up to 100. */
  readonly policies?: InputMaybe<ReadonlyArray<ServicePolicyInput>>;
  /** Of the settings. */
  readonly settings?: InputMaybe<SavePromiseSettingsInput>;
};

/** A promise, computed now, and why it is what it is. */
export type PromiseExplanation = {
  /** The promise. */
  readonly promise: DeliveryPromise;
  /** Why no method promises anything: unknown items, or no transit time to the destination; null where methods go there. */
  readonly because: Maybe<Scalars['String']['output']>;
  /** One for each shipping method with a transit time to the destination; none while an item is unknown. */
  readonly options: ReadonlyArray<ExplainedOption>;
};

/** How many promises of some days were kept, counted as keptPromises counts them. */
export type PromiseFigures = {
  /** What changed up to this time is counted, a minute ago as a rule; null before anything is. */
  readonly asOf: Maybe<Scalars['String']['output']>;
  /** The time zone in which its days begin and end: the company's. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** By method, location or carrier, the most promised first. */
  readonly rows: ReadonlyArray<KeptPromiseRow>;
  /** All together, each order once. */
  readonly total: KeptPromiseCount;
};

/** Which promises are counted, and by what. */
export type PromiseFiguresInput = {
  /** The first promised day, as YYYY-MM-DD. */
  readonly from: Scalars['String']['input'];
  /** The last promised day; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** What they are counted by. */
  readonly by: KeptPromisesBy;
  /** Only orders of this sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Only orders shipped to this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
};

/** A line of what was asked for. */
export type PromiseItem = {
  /** Stock keeping unit, as it was asked for. */
  readonly sku: Scalars['String']['output'];
  /** Units that were asked for. */
  readonly quantity: Scalars['Int']['output'];
  /** Whether the catalog has it; nothing is promised while one is unknown. */
  readonly known: Scalars['Boolean']['output'];
};

/** Units of an item. */
export type PromiseLineInput = {
  /** Stock keeping unit. */
  readonly sku: Scalars['String']['input'];
  /** Units, 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
};

/** How delivery is promised to shoppers. */
export type PromiseSettings = {
  /** The sales channel of requests that name none, by which routing rules and service policies apply. */
  readonly defaultChannel: Scalars['String']['output'];
  /** Whether stores are named where what is asked for can be collected. */
  readonly pickup: Scalars['Boolean']['output'];
  /** For how many seconds an answer may be given again. */
  readonly cacheSeconds: Scalars['Int']['output'];
};

/** What a change would have meant for the orders of the last days of which a part went to the location: each as if it had been ready when it was placed, without those that customers collect. The daily capacity of the location counts among these orders, from the first of them on; that of other locations does not. */
export type PromiseSimulation = {
  /** How many orders it was tried on. */
  readonly orders: Scalars['Int']['output'];
  /** Whether there are more: it is tried on the newest 2,000 at most. */
  readonly cut: Scalars['Boolean']['output'];
  /** Orders that would be delivered sooner, or leave sooner and be delivered on the same day. */
  readonly sooner: Scalars['Int']['output'];
  /** Orders that would be delivered or leave later. */
  readonly later: Scalars['Int']['output'];
  /** Orders for which nothing changes. */
  readonly same: Scalars['Int']['output'];
  /** Days from the order to the last day of its delivery by the calendar of now, on average over the orders that have one either way; null without any. */
  readonly averageDaysBefore: Maybe<Scalars['Float']['output']>;
  /** The same with the change. */
  readonly averageDaysAfter: Maybe<Scalars['Float']['output']>;
  /** Those of the orders that were delivered. */
  readonly delivered: Scalars['Int']['output'];
  /** Those of them that came by the day that would have been promised by the calendar of now. */
  readonly keptBefore: Scalars['Int']['output'];
  /** Those of them that came by the day that would have been promised with the change. */
  readonly keptAfter: Scalars['Int']['output'];
  /** Orders whose dates differ, the newest first, at most 20. */
  readonly examples: ReadonlyArray<SimulatedOrder>;
};

/** Items of a page of products, and where they would go. */
export type PromisesInput = {
  /** Destination, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** Postcode of the destination. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Sales channel; that of promiseSettings unless given. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Up to 100 items, each promised by itself. */
  readonly items: ReadonlyArray<PromiseLineInput>;
};

/** Whether what is asked for can be had. */
export type PromiseStatus =
  /** It is in stock and can leave. */
  | 'IN_STOCK'
  /** A supplier is to deliver it within 120 days. */
  | 'INCOMING'
  /** It cannot be promised. */
  | 'UNAVAILABLE';

/** A decision that moved a date of a promise, field by field. */
export type PromiseStep = {
  /** What was decided. */
  readonly kind: PromiseStepKind;
  /** The day that it is about; null for days that are added. */
  readonly day: Maybe<Scalars['String']['output']>;
  /** Working days that are added: of a carrier the most. */
  readonly days: Maybe<Scalars['Int']['output']>;
  /** Of a carrier: the fewest working days. */
  readonly minDays: Maybe<Scalars['Int']['output']>;
  /** Of a cutoff: its time. */
  readonly cutoff: Maybe<Scalars['String']['output']>;
  /** Name of a holiday, or why the location is closed. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** All of it in English, as in steps. */
  readonly text: Scalars['String']['output'];
};

/** A decision that moved a date of a promise. */
export type PromiseStepKind =
  /** The cutoff of the day has passed. */
  | 'CUTOFF_PASSED'
  /** The stock arrives on a later day. */
  | 'ARRIVAL'
  /** Nobody works on this day of the week. */
  | 'DAY_OFF'
  /** It is a public holiday. */
  | 'HOLIDAY'
  /** The location is closed. */
  | 'CLOSURE'
  /** As many orders leave on the day as can. */
  | 'FULL'
  /** Working days of preparation. */
  | 'PREPARATION'
  /** Working days that the service policy adds before it leaves. */
  | 'EXTRA_DAYS'
  /** Working days with the carrier. */
  | 'TRANSIT'
  /** Working days that the service policy adds to the delivery. */
  | 'BUFFER_DAYS';

/** What is done with a page or an entry. */
export type PublicationAction =
  /** Its drafts are published. */
  | 'PUBLISH'
  /** It is taken out of what websites show. */
  | 'UNPUBLISH';

/** What everybody with the link may know of a shipment. */
export type PublicTracking = {
  /** The language of its page. */
  readonly language: Scalars['String']['output'];
  /** Number of the order. */
  readonly orderName: Scalars['String']['output'];
  /** First name of the customer; empty if none. */
  readonly customerFirstName: Scalars['String']['output'];
  /** City and country. */
  readonly destination: Scalars['String']['output'];
  /** The carrier. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** The carrier's numbers, one for each parcel. */
  readonly trackingNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** The carrier's own page. */
  readonly carrierUrl: Maybe<Scalars['String']['output']>;
  /** Where it is. */
  readonly status: TrackingStatus;
  /** Since when. */
  readonly statusAt: Scalars['DateTime']['output'];
  /** When it left. */
  readonly shippedAt: Scalars['DateTime']['output'];
  /** When it was delivered. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** When the carrier expects to deliver. */
  readonly estimatedDeliveryAt: Maybe<Scalars['DateTime']['output']>;
  /** What is in it. */
  readonly items: ReadonlyArray<PublicTrackingItem>;
  /** The last 50 events, the latest first. */
  readonly events: ReadonlyArray<PublicTrackingEvent>;
  /** Whose order it is. */
  readonly company: Company;
};

/** What a carrier reported. */
export type PublicTrackingEvent = {
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** What it says. */
  readonly status: TrackingStatus;
  /** As the carrier sent it. */
  readonly description: Scalars['String']['output'];
  /** Where. */
  readonly location: Scalars['String']['output'];
};

/** A line of a shipment. */
export type PublicTrackingItem = {
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
};

/** A document for every warehouse of an order. */
export type PublishDocumentInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** What it is. */
  readonly type: DocumentType;
  /** Where it travels; customs documents outside the parcel end an order's wait for them. */
  readonly position: DocumentPosition;
  /** Name of the file, at most 200 characters. */
  readonly filename: Scalars['String']['input'];
  /** application/pdf, image/png, image/jpeg, application/x-zpl or text/plain, as the content is. */
  readonly contentType: Scalars['String']['input'];
  /** The file as base64, at most 5 MiB. */
  readonly contentBase64: Scalars['String']['input'];
  /** Its number in the merchant's series, if it has one. */
  readonly documentNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Several pages and entries to publish. */
export type PublishDocumentsInput = {
  /** 1 to 100 pages and entries, of any site; a page is published after those of the list that are above it. */
  readonly documents: ReadonlyArray<DocumentToPublishInput>;
  /** Whether the pages above them that websites do not show are published first, as with publishPage. */
  readonly withAncestors?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are published in one step, or none of them; they are of one site, and those that exchange their slugs exchange their paths. What one refuses is its refusal, and INVALID_STATE of the others. */
  readonly together?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is published of an entry. */
export type PublishEntryInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locales; every one whose draft changed unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** When it was published first, for what is brought along from elsewhere; now unless given. */
  readonly publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What is published of a page. */
export type PublishPageInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locales; every one whose draft changed unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** When it was published first, for what is brought along from elsewhere; now unless given. */
  readonly publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the pages above it that websites do not show in these locales are published first, as they are edited; while there are any, it is refused otherwise. */
  readonly withAncestors?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Query = {
  /** The products of the company in the order of their ids. */
  readonly products: ProductConnection;
  /** One product by its id or a SKU; null when the company has no such product. */
  readonly product: Maybe<Product>;
  /** The company's catalogs, by id. */
  readonly catalogs: ReadonlyArray<Catalog>;
  /** One catalog, the company's first one where neither its id nor its slug is given; null when there is none. */
  readonly catalog: Maybe<Catalog>;
  /** The events of the calling key's catalog in the last thirty days, in commit order. */
  readonly catalogKeyEvents: CatalogKeyEventConnection;
  /** An import of the calling key with the results there are so far. */
  readonly keyProductImport: ReadProductImport;
  /** Since when the longest waiting import waits for its turn, for the metrics; null where none does. */
  readonly importsWaitingSince: Maybe<Scalars['DateTime']['output']>;
  /** An import of products. */
  readonly productImport: ProductImport;
  /** The imports of products of people and keys, newest first. */
  readonly productImports: ProductImportConnection;
  /** The products of a key's catalog by id, or those that changed since a time by that change. */
  readonly catalogProducts: CatalogProductConnection;
  /** A product of a key's catalog. */
  readonly catalogProduct: CatalogProduct;
  /** The categories of a key's catalog, by id. */
  readonly catalogCategories: CategoryConnection;
  /** The attributes of a key's catalog, by code. */
  readonly catalogAttributes: AttributeConnection;
  /** The languages of a key's catalog, by code. */
  readonly catalogLocales: CatalogLanguageConnection;
  /** The markets of a key's catalog, by code; each names its price list, the default one too. */
  readonly catalogMarkets: MarketConnection;
  /** The price lists of a key's catalog, by code. */
  readonly catalogPriceLists: PriceListConnection;
  /** The bytes of an image by its content, for whoever knows it. */
  readonly media: Media;
  /** What is kept of the visitors whom references of a customer linked, in parts. */
  readonly shopperRecords: ShopperRecords;
  /** Carts that were neither bought nor changed for a while, the last changed first. */
  readonly abandonedCarts: AbandonedCartConnection;
  /** How many abandoned carts there are and what they come to: one row for each currency, and one for carts of which no value is known. */
  readonly abandonedCartTotals: ReadonlyArray<AbandonedCartTotal>;
  /** Visitors who were erased, the last first. */
  readonly erasures: ErasureConnection;
  /** For how long events of storefronts are kept, a row a kind. */
  readonly eventRetention: ReadonlyArray<EventRetention>;
  /** What visitors of the storefronts did on some days, event by event, bots too: the events that `storefrontFigures` of the same days counts, in the order in which they happened. They are personal data: needs catalog.manage. */
  readonly storefrontEvents: StorefrontEventConnection;
  /** What visitors of the storefronts did on some days: sessions, events and how far towards a purchase they got. Counted as events arrive. */
  readonly storefrontFigures: StorefrontFigures;
  /** What visitors searched for most, or what most often found nothing. */
  readonly topSearches: ReadonlyArray<SearchedTerm>;
  /** The products that visitors viewed most, with how often they were put in carts and bought; or those that they viewed and did not buy. */
  readonly viewedProducts: ReadonlyArray<ViewedProduct>;
  /** What brought the orders of some days: campaigns, and sites that led to the store, with the sessions that they brought; those without orders come last. Each order and each session is counted once. */
  readonly campaignFigures: ReadonlyArray<CampaignFigure>;
  /** What orders and returns of the last year and size charts tell about the sizes of a product, and the size that a shopper is told. */
  readonly sizeAdvice: SizeAdvice;
  /** What a product page of a storefront shows about sizes. */
  readonly sizeWidget: SizeWidget;
  /** The variants of the company in the order of their SKUs. */
  readonly variants: VariantConnection;
  /** One variant; null when the company has none with this SKU. */
  readonly variant: Maybe<Variant>;
  /** The notes that the caller keeps and those that are shared in the company, newest first. */
  readonly memoryNotes: MemoryNoteConnection;
  /** The last change of stock that a company's products have taken. */
  readonly followedStock: Maybe<FollowedStock>;
  /** Events not relayed yet, each company's in the order they were committed. */
  readonly catalogOutbox: ReadonlyArray<OutboxEvent>;
  /** Events that were set aside because they could not be relayed, with the reason. */
  readonly catalogParkedEvents: ReadonlyArray<OutboxEvent>;
  /** Events of products and variants that could not be passed on, oldest first; null with an error for those who may not manage the company. */
  readonly catalogFailedEvents: Maybe<ReadonlyArray<FailedTask>>;
  /** The events of companies behind a known position of each, oldest first, for who follows what happens without relaying it. */
  readonly catalogEventsAfter: ReadonlyArray<CompanyEvents>;
  /** What people and the command line wrote in catalog, newest first. */
  readonly catalogAuditLog: AuditEntryConnection;
  /** One image of the library; null when the company has none with this id. */
  readonly asset: Maybe<Asset>;
  /** The images of the library, the newest first. */
  readonly assets: AssetConnection;
  /** The bytes of an image of a library, for whoever knows its id. */
  readonly assetMedia: AssetMedia;
  /** One collection; null when the company has none with this id. */
  readonly collection: Maybe<Collection>;
  /** The site of a token. */
  readonly deliveredSite: DeliveredSite;
  /** The page that is published at a path. */
  readonly deliveredPage: DeliveredPage;
  /** The published entries of a collection, the newest first. */
  readonly deliveredEntries: DeliveredEntries;
  /** The entry that is published with a slug. */
  readonly deliveredEntry: DeliveredEntry;
  /** The menus of a site. */
  readonly deliveredMenus: DeliveredMenus;
  /** A menu with its items. */
  readonly deliveredMenu: DeliveredMenu;
  /** The redirects of a site. */
  readonly deliveredRedirects: DeliveredRedirects;
  /** The sitemap of a site. */
  readonly deliveredSitemap: DeliveredSitemap;
  /** One entry; null when the company has none with this id. */
  readonly entry: Maybe<Entry>;
  /** The entries of a collection, the last changed first. NOT_FOUND for a collection that the company does not have. */
  readonly entries: EntryConnection;
  /** An entry as websites would show it if its draft were published; null where there is none, or it has no text in the locale. */
  readonly previewEntry: Maybe<EntryPreview>;
  /** A note of the company's knowledge; null when the company has none with this id. */
  readonly note: Maybe<Note>;
  /** The notes of the company's knowledge, newest first. */
  readonly notes: NoteConnection;
  /** A task, or the one that it was merged into; null when the company has none with this id. */
  readonly task: Maybe<Task>;
  /** The tasks of the company, the first due first and those that are due at no day last. */
  readonly tasks: TaskConnection;
  /** One contact; the id of one that was merged leads to the contact that it was merged into. Null when the company has none with this id. */
  readonly contact: Maybe<Contact>;
  /** The contacts, the last changed first. */
  readonly contacts: ContactConnection;
  /** Contacts that look like one, each two once, the strongest reasons first. Of many that share a value each is proposed with the next: merging the proposals makes them one. */
  readonly duplicateContacts: ContactDuplicateConnection;
  /** One page; null when the company has none with this id. */
  readonly page: Maybe<Page>;
  /** The pages of a site below another, or at the root, in their order. NOT_FOUND for a site or a page above that the company does not have. */
  readonly pages: ReadonlyArray<Page>;
  /** A page as websites would show it if every draft were published; null where there is none, or it has no text in the locale. */
  readonly previewPage: Maybe<PagePreview>;
  /** What refers to an asset, a page, an entry, a product or a category, by document: drafts, and what websites read; menus and redirects are fields of their own. Texts that link to a page or an entry by a path where it is published are among it (kind LINK). Ask it before something is deleted or taken out; of what was deleted it lists what still leads there by number. */
  readonly contentUsage: ContentReferenceConnection;
  /** The references of a site that its website cannot follow: to assets, pages and entries that do not exist or are not published, and to paths that nothing answers; those of its menus and redirects are fields of their own. NOT_FOUND for a site that the company does not have. Addresses elsewhere are not asked. */
  readonly brokenLinks: ContentReferenceConnection;
  /** The redirects of a site in a locale, by path. NOT_FOUND for a site that the company does not have. */
  readonly redirects: RedirectConnection;
  /** The texts of pages and entries, as they are edited, that have some words: the last edited first, each locale by itself. Without a text it lists those that the other conditions find. */
  readonly searchContent: ContentMatchConnection;
  /** One site; null when the company has none with this id. */
  readonly site: Maybe<Site>;
  /** The sites of a workspace, ordered by slug. NOT_FOUND for a workspace that the company does not have. */
  readonly sites: ReadonlyArray<Site>;
  /** What is scheduled of a site, by time; what was given up is among it, with the reason. NOT_FOUND for a site that the company does not have. */
  readonly scheduledPublications: ScheduledPublicationConnection;
  /** Since when what is scheduled and waits longest has been due, for the metrics; null where nothing is. */
  readonly publicationsDueSince: Maybe<Scalars['DateTime']['output']>;
  /** A version of the text of a page or an entry; null where there is none, or it is kept no longer. */
  readonly contentVersion: Maybe<ContentVersion>;
  /** What is different between two versions of the text of a page or an entry. */
  readonly versionDiff: VersionDiff;
  /** The workspaces of the company, ordered by slug. */
  readonly workspaces: ReadonlyArray<Workspace>;
  /** Events not relayed yet, each company's in the order they were committed. */
  readonly contentOutbox: ReadonlyArray<OutboxEvent>;
  /** Events that were set aside because they could not be relayed, with the reason. */
  readonly contentParkedEvents: ReadonlyArray<OutboxEvent>;
  /** Events of sites and what they publish that could not be passed on, oldest first; null with an error for those who may not manage the company. */
  readonly contentFailedEvents: Maybe<ReadonlyArray<FailedTask>>;
  /** The events of companies behind a known position of each, oldest first, for who follows what happens without relaying it. */
  readonly contentEventsAfter: ReadonlyArray<CompanyEvents>;
  /** What people and the command line wrote in content, newest first. */
  readonly contentAuditLog: AuditEntryConnection;
  /** What AI clients called in your company in the last ninety days, newest first: to owners and admins for everybody, to others for themselves. */
  readonly assistantCalls: AssistantCallConnection;
  /** What one's own AI clients called lately, in all one's companies, newest first. */
  readonly ownAssistantCalls: ReadonlyArray<AccountAssistantCall>;
  /** Who an access token of an AI client speaks for; null for a text that is no token for the AI tools. UNAUTHENTICATED for one that has expired or was ended. Read at every call: a revoked one counts no more at once. */
  readonly assistantUser: Maybe<AssistantUser>;
  /** The calls of your company's connections, newest first: to managers of the catalog those of its keys and collectors. */
  readonly calls: CallRecordConnection;
  /** One call, by the request id returned to the caller. */
  readonly callRecord: CallRecord;
  /** What a call would be answered now: its interface runs it again with the rights of its connection, as a dry run that changes nothing and counts as no call of the connection. */
  readonly repeatedCall: RepeatedCall;
  /** The calling connection's own calls of the last thirty days, newest first. */
  readonly ownCalls: CallRecordConnection;
  /** One of the calling connection's own calls, by its request id. */
  readonly ownCall: CallRecord;
  /** The session of a token; null for one that is unknown, expired or ended. */
  readonly signInSession: Maybe<OpenSession>;
  /** An account with its companies; null for an unknown one. */
  readonly accountProfile: Maybe<AccountProfile>;
  /** The address whose password a link can replace; null for a link that is unknown, used or expired. */
  readonly passwordLink: Maybe<Scalars['String']['output']>;
  /** The new address that a link confirms; null for a link that is unknown, used or expired. */
  readonly emailLink: Maybe<EmailLink>;
  /** One's own sessions, newest first. */
  readonly ownSessions: ReadonlyArray<Session>;
  /** The browsers in which you are signed in, newest first; at most 50. */
  readonly sessions: ReadonlyArray<Session>;
  /** The company you belong to. */
  readonly company: Company;
  /** The clocks of sandboxes that are ahead, by company. */
  readonly movedClocks: ReadonlyArray<MovedClock>;
  /** Every company, by number. */
  readonly companies: ReadonlyArray<Company>;
  /** Where the company works, and a person of it, as other subgraphs ask. */
  readonly workplace: Workplace;
  /** The connections of your company, oldest first. Managers of the catalog see and manage its keys and collectors alone, managers of sites delivery tokens, owners and admins all. */
  readonly connections: ConnectionConnection;
  /** One connection of your company. */
  readonly connection: Connection;
  /** Seconds until an address may present credentials again; null for one that is not blocked. */
  readonly blockedSeconds: Maybe<Scalars['Int']['output']>;
  /** Active warehouse connections of every company, ordered by company and id. */
  readonly warehouseConnections: ReadonlyArray<WarehouseConnection>;
  /** A carrier connection by its id, for a call from an address; null where there is none. */
  readonly carrierConnection: Maybe<CarrierConnection>;
  /** The codes that the status map of a carrier connection has, in lower case. */
  readonly mappedCarrierCodes: ReadonlyArray<Scalars['String']['output']>;
  /** The active collector that has a key, for a call from an address; null where there is none. */
  readonly collectorInstallation: Maybe<CollectorInstallation>;
  /** The active connection of a storefront by its token, for a call from an address; null where there is none. */
  readonly storeConnection: Maybe<StoreConnection>;
  /** The keys of the catalog API of your company with an id, or a name whatever its capitals. */
  readonly catalogKeysNamed: ReadonlyArray<Connection>;
  /** The scopes that a connection has now; none unless it is active. */
  readonly connectionScopes: ReadonlyArray<Scalars['String']['output']>;
  /** Name of the active connection of a location's warehouse system; null without one. */
  readonly locationConnection: Maybe<Scalars['String']['output']>;
  /** The active connections that may read an order at some locations: those of the warehouses there and those of the commerce API, at most 20. */
  readonly orderReaders: ReadonlyArray<AuthenticatedConnection>;
  /** The state of every scheduled job. */
  readonly jobs: ReadonlyArray<Job>;
  /** How long webhooks and mails have been due, for the metrics. */
  readonly dueWork: DueWork;
  /** The webhook deliveries of your company, newest first: to managers of the catalog those to its keys and collectors, to those of sites those to their websites. */
  readonly deliveries: DeliveryConnection;
  /** A webhook delivery of your company. */
  readonly delivery: Delivery;
  /** The calling connection's own deliveries, newest first. */
  readonly ownDeliveries: DeliveryConnection;
  /** Webhook deliveries of your company that were given up, or failed and are retried, newest first; to managers of the catalog those to its keys and collectors, to those of sites those to their websites. Null with an error for those who may manage none of these. */
  readonly failedDeliveries: Maybe<ReadonlyArray<FailedTask>>;
  /** Delivery statistics of a connection's receiver. */
  readonly webhookHealth: WebhookHealth;
  /** The destinations of an owner, oldest first, with their last successful and failed attempts. */
  readonly webhookDestinations: ReadonlyArray<WebhookDestination>;
  /** Where the website of a site is notified of what was published; null for nowhere. */
  readonly siteRevalidation: Maybe<SiteRevalidation>;
  /** The webhooks of the calling key, oldest first, with their last successful and failed attempts. */
  readonly ownWebhookDestinations: ReadonlyArray<WebhookDestination>;
  /** A webhook of the calling key. */
  readonly ownWebhookDestination: WebhookDestination;
  /** The addresses from which your company sends e-mail, verified or not, by address. */
  readonly senderAddresses: ReadonlyArray<SenderAddress>;
  /** The e-mails that your company sent in the last thirty days, newest first, with what became of them. */
  readonly sentEmails: SentEmailConnection;
  /** Mails of your company that were given up or are retried, newest first; null with an error for those who may not manage the company. */
  readonly failedMails: Maybe<ReadonlyArray<FailedTask>>;
  /** Counts of waiting and given up mails. */
  readonly mailCounts: MailCounts;
  /** The mails that your customers get of their parcels and returns, with their texts. */
  readonly customerNotifications: ReadonlyArray<CustomerNotification>;
  /** The mails that the customer of a shipment was to get of it, the first one first. */
  readonly sentCustomerNotifications: ReadonlyArray<SentCustomerNotification>;
  /** What the consent page shows; null where it cannot be answered in this browser. */
  readonly oauthConsent: Maybe<OAuthConsent>;
  /** The request of a consent page once more, as a query of the authorization endpoint; null where it was answered, or another person is signed in. */
  readonly oauthConsentAgain: Maybe<Scalars['String']['output']>;
  /** The redirect URI if the client registered it; null otherwise. */
  readonly registeredRedirect: Maybe<Scalars['String']['output']>;
  /** The apps that you allowed to act for you, those connected last first. */
  readonly connectedApps: ReadonlyArray<ConnectedApp>;
  /** The apps that the person of a session connected, those connected last first. */
  readonly ownApps: ReadonlyArray<ConnectedApp>;
  /** The published public keys, the one that signs first. */
  readonly oauthSigningKeys: ReadonlyArray<OAuthSigningKey>;
  /** What an access token may learn of its person. */
  readonly oauthUserinfo: UserinfoAnswer;
  /** Who an access token speaks for; null for anything that was never one. UNAUTHENTICATED for one that has expired or was ended. Read at every call: a revoked one counts no more at once. */
  readonly oauthTokenHolder: Maybe<OAuthTokenHolder>;
  /** What people and apps hold, and when the deployment last worked. */
  readonly heldAccess: HeldAccess;
  /** The open invitations of your company, oldest first; at most 200 are open at once. */
  readonly invitations: ReadonlyArray<Invitation>;
  /** The invitation of a link; null for one that is unknown, used, revoked or expired. */
  readonly invitationOfLink: Maybe<ShownInvitation>;
  /** The people of your company, oldest first. */
  readonly people: PersonConnection;
  /** A person of your company. */
  readonly person: Person;
  /** You, as the company knows you; null for a service token. */
  readonly me: Maybe<Person>;
  /** The holder of a token; null for an unknown token, UNAUTHENTICATED for an expired one and for a deactivated person. */
  readonly authenticateStaff: Maybe<StaffPrincipal>;
  /** The permissions that a person or a service token has now; none once they are gone. */
  readonly currentPermissions: ReadonlyArray<Scalars['String']['output']>;
  /** Your tokens, oldest first. */
  readonly tokens: StaffTokenConnection;
  /** Events not relayed yet, each company's in the order they were committed. */
  readonly identityOutbox: ReadonlyArray<OutboxEvent>;
  /** Events that were set aside because they could not be relayed, with the reason. */
  readonly identityParkedEvents: ReadonlyArray<OutboxEvent>;
  /** Events of people, connections and webhooks that could not be passed on, oldest first; null with an error for those who may not manage the company. */
  readonly identityFailedEvents: Maybe<ReadonlyArray<FailedTask>>;
  /** The events of companies behind a known position of each, oldest first, for who follows what happens without relaying it. */
  readonly identityEventsAfter: ReadonlyArray<CompanyEvents>;
  /** What people and the command line wrote in identity, newest first. */
  readonly identityAuditLog: AuditEntryConnection;
  /** The checklist of the calling connection. */
  readonly ownCertification: Certification;
  /** The service policies by priority. */
  readonly servicePolicies: ReadonlyArray<ServicePolicy>;
  /** How long carriers take to each country, by country, method, carrier and postcode. */
  readonly transitTimes: ReadonlyArray<TransitTime>;
  /** What was sold on some days. */
  readonly salesFigures: SalesFigures;
  /** The items that were sold on some days, ranked. */
  readonly productFigures: ProductFigures;
  /** Why what was sold on some days came back. */
  readonly returnReasons: ReturnReasons;
  /** For how long the stock of what sells lasts. */
  readonly stockCover: StockCover;
  /** How many promises of some days were kept, from figures that are counted every minute: of longer times than keptPromises. */
  readonly promiseFigures: PromiseFigures;
  /** What orders and returns tell about sizes. */
  readonly sizeEvidence: SizeEvidence;
  /** One of the calling warehouse's lists. */
  readonly warehouseOrders: FulfillmentOrderConnection;
  /** The calling warehouse's fulfillment order. */
  readonly warehouseOrder: FulfillmentOrder;
  /** Per item and location: what was reported, what is reserved and by whom, what is published, and why. */
  readonly stockReconciliation: StockReconciliationConnection;
  /** The last change of every company. */
  readonly lastChanges: ReadonlyArray<LastChange>;
  /** Items by the last change of their stock, oldest first. */
  readonly changedStock: ReadonlyArray<ChangedStock>;
  /** What the calling warehouse reported, by last change, oldest first. */
  readonly warehouseStock: StockLevelConnection;
  /** The fulfillment orders of the company, oldest first; those chosen by when they were placed or changed by that time. */
  readonly fulfillmentOrders: FulfillmentOrderConnection;
  /** The events published for the calling warehouse in the last thirty days, in commit order. */
  readonly warehouseEvents: WarehouseEventConnection;
  /** Every location of the company, by code. */
  readonly locations: ReadonlyArray<Location>;
  /** One location by its code. */
  readonly location: Maybe<Location>;
  /** The locations of the company, by code, for keys of the catalog API. */
  readonly catalogLocations: LocationConnection;
  /** The id of a location of the company, for subgraphs that refer to it. */
  readonly locationId: Maybe<Scalars['ID']['output']>;
  /** The location of the calling warehouse connection. */
  readonly warehouse: Location;
  /** One customer, by e-mail address or id. */
  readonly customer: Maybe<CustomerProfile>;
  /** The people who ordered, by e-mail address. */
  readonly customers: CustomerProfileConnection;
  /** Everything that is stored on a customer, as one JSON document: tags, metadata, orders, shipments, refunds, the list of documents, returns, notes and metadata of staff, and the history; and as `storefront` the visitors whom signed references of this customer linked, with their carts, orders, sessions and campaigns, and their events. Of a customer of more than 500 orders, or 2,000 events, it has the first of them, and `next` for the part behind them. */
  readonly exportCustomer: Scalars['JSON']['output'];
  /** Items that have or had stock, by the last change of it, oldest first. */
  readonly inventory: InventoryItemConnection;
  /** The codes of a kind that are in use, in their order, at most 50: what filters and returns take. */
  readonly codesInUse: ReadonlyArray<Scalars['String']['output']>;
  /** The events published for the calling integration in the last thirty days, in commit order. */
  readonly commerceEvents: CommerceEventConnection;
  /** The stock of one item at each location that ever had any. */
  readonly availability: ReadonlyArray<StockPosition>;
  /** A job that changes many orders. */
  readonly bulkJob: BulkJob;
  /** The jobs that change many orders, newest first. */
  readonly bulkJobs: BulkJobConnection;
  /** Since when the longest waiting job waits for its turn, for the metrics; null where none does. */
  readonly bulkJobsWaitingSince: Maybe<Scalars['DateTime']['output']>;
  /** The company's alerts, newest first. */
  readonly alerts: AlertConnection;
  /** Whether missing units are refunded automatically. */
  readonly automaticRefunds: Scalars['Boolean']['output'];
  /** How many orders a filter finds, by state and by what they wait for. */
  readonly orderCounts: OrderCounts;
  /** One order. */
  readonly order: Maybe<Order>;
  /** An order as each active connection that may read it is answered: those of the warehouses that have something of it (A, B, C), and those of the commerce API (D), at most 20. The interfaces answer with the rights of the connection, as in a dry run: no call is logged or counted, and nothing is accepted by being read. */
  readonly orderOnInterfaces: ReadonlyArray<OrderOnInterface>;
  /** Orders by last change, oldest first; those of a search newest first, those chosen by promised days the earliest first. */
  readonly orders: OrderConnection;
  /** The routing rules by priority. */
  readonly routingRules: ReadonlyArray<RoutingRule>;
  /** Returns announced to the calling warehouse that it has not answered, oldest first. */
  readonly unansweredReturns: ReadonlyArray<Return>;
  /** One return. */
  readonly return: Maybe<Return>;
  /** Returns by last change, oldest first. */
  readonly returns: ReturnConnection;
  /** The photo that an address shows; null where it was changed or has expired, or no return has the photo any more. */
  readonly returnPhoto: Maybe<ReturnPhotoBytes>;
  /** One of the calling warehouse's lists of returns. */
  readonly warehouseReturns: ReturnConnection;
  /** One of the calling warehouse's returns. */
  readonly warehouseReturn: Return;
  /** The returns of the calling warehouse that changed, by their poll-visible time. */
  readonly pollWarehouseReturns: ReadonlyArray<PolledReturn>;
  /** The company's carriers, by code. */
  readonly carriers: ReadonlyArray<Carrier>;
  /** The documents that travel with the calling warehouse's fulfillment order. */
  readonly warehouseDocuments: ReadonlyArray<OrderDocument>;
  /** The merchant's letterhead; without one, documents show the first warehouse of an order as the sender. */
  readonly letterhead: Maybe<Letterhead>;
  /** The labels of the calling warehouse's fulfillment order; once it shipped, those it shipped with. */
  readonly warehouseLabels: ReadonlyArray<Label>;
  /** Labels of parcels that still have to leave and could not be made, newest first; null with an error for those who may not read orders. */
  readonly failedLabels: Maybe<ReadonlyArray<FailedTask>>;
  /** A returns portal as everybody may see it; null where there is none, or it is closed. */
  readonly returnsPortalInfo: Maybe<ReturnsPortalInfo>;
  /** Open a session for an order that a shopper proves to know. */
  readonly portalLookup: PortalSession;
  /** Whether a portal is open: true; one that is not is NOT_FOUND. */
  readonly returnsPortalOpen: Scalars['Boolean']['output'];
  /** Names the order of a session that is open in a portal, the same for all its sessions; what is none is UNAUTHENTICATED. */
  readonly portalSession: Scalars['String']['output'];
  /** The order of a session. */
  readonly portalOrder: PortalOrder;
  /** What a return would come to; nothing is checked of it but its session. */
  readonly portalReturnEstimate: PortalRefund;
  /** The return of a token; one that is none of the store's is RETURN_NOT_FOUND. */
  readonly portalReturn: PortalReturn;
  /** The label of the return of a token, a PDF in base64; LABELS_NOT_ENABLED where it has none, LABELS_NOT_READY while it is not made. */
  readonly portalReturnLabel: Scalars['String']['output'];
  /** The mails that shoppers are to get now of returns that they opened. */
  readonly dueReturnNotices: ReadonlyArray<ReturnNotice>;
  /** Store credits, the newest first. */
  readonly storeCredits: StoreCreditConnection;
  /** When a cart would arrive if it were ordered now, as storefronts are told; kept for the seconds of promiseSettings. */
  readonly deliveryPromise: DeliveryPromise;
  /** Why a cart would arrive when it would: rule, stock, calendar, capacity, transit and policy behind each date. With another moment or a change it says what the promise would be then; nothing is saved. */
  readonly explainPromise: PromiseExplanation;
  /** How many of the promises of some days were kept: delivered on the promised day or earlier. */
  readonly keptPromises: KeptPromises;
  /** What a changed calendar of a location, or changed transit times, would have meant for the orders of the last days. Changes nothing. */
  readonly simulatePromise: PromiseSimulation;
  /** When each of some items would arrive if it were ordered now, in their order; computed together. */
  readonly promises: ReadonlyArray<DeliveryPromise>;
  /** The rules by which goods are taken back. */
  readonly returnPolicy: ReturnPolicy;
  /** The rules as they were saved, the newest first. The usual policy is none of them. */
  readonly returnPolicies: ReturnPolicyConnection;
  /** What of an order can be returned now and why, by the same rules as on the returns portal; with a change of the policy, what could be returned then. */
  readonly explainReturnable: ReturnableExplanation;
  /** What a change of the return policy would have meant for orders that left and returns that were opened lately. It changes nothing. */
  readonly simulateReturnPolicy: ReturnPolicySimulation;
  /** The page on which shoppers return orders; null where there is none. */
  readonly returnPortal: Maybe<ReturnPortal>;
  /** The codes that a carrier connection sent and its status map does not know, those with the most events first, each with a proposal. */
  readonly unmappedCarrierCodes: ReadonlyArray<UnmappedCode>;
  /** How delivery is promised to shoppers. */
  readonly promiseSettings: PromiseSettings;
  /** The rules by which your staff are alerted of shipments. */
  readonly anomalyRules: ReadonlyArray<AnomalyRule>;
  /** Shipments with a delivery status, the one that left first at the front: what is lost, waits for its customer or came back. */
  readonly shipments: ShipmentConnection;
  /** A shipment by its id or a tracking number; of a number that a carrier used again, the one that left last. Null where there is none. */
  readonly shipment: Maybe<Shipment>;
  /** The order with a number, external id or id, or else the one of the parcel with this tracking number; of a number that a carrier used again, of the parcel that left last. */
  readonly trackedOrder: Maybe<Order>;
  /** What the holder of a link may know of its shipment; null where the link is none of ours, or the shipment is unknown or voided. */
  readonly publicTracking: Maybe<PublicTracking>;
  /** The mails that customers of shipments are to get now. */
  readonly dueCustomerNotices: ReadonlyArray<CustomerNotice>;
  /** Events not relayed yet, each company's in the order they were committed. */
  readonly ordersOutbox: ReadonlyArray<OutboxEvent>;
  /** Events that were set aside because they could not be relayed, with the reason. */
  readonly ordersParkedEvents: ReadonlyArray<OutboxEvent>;
  /** Events of orders, returns and stock that could not be passed on, oldest first; null with an error for those who may not manage the company. */
  readonly ordersFailedEvents: Maybe<ReadonlyArray<FailedTask>>;
  /** The events of companies behind a known position of each, oldest first, for who follows what happens without relaying it. */
  readonly ordersEventsAfter: ReadonlyArray<CompanyEvents>;
  /** What people and the command line wrote in orders, newest first. */
  readonly ordersAuditLog: AuditEntryConnection;
};


export type QueryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
};


export type QueryProductArgs = {
  sku?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['SafeInt']['input']>;
};


export type QueryCatalogArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['SafeInt']['input']>;
};


export type QueryCatalogKeyEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryKeyProductImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductImportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCatalogProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CatalogProductFilter>;
};


export type QueryCatalogProductArgs = {
  product: ProductReferenceInput;
};


export type QueryCatalogCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCatalogAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCatalogLocalesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCatalogMarketsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCatalogPriceListsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMediaArgs = {
  input: MediaInput;
};


export type QueryShopperRecordsArgs = {
  input: ShopperRecordsInput;
};


export type QueryAbandonedCartsArgs = {
  filter?: InputMaybe<AbandonedCartFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAbandonedCartTotalsArgs = {
  filter?: InputMaybe<AbandonedCartFilter>;
};


export type QueryErasuresArgs = {
  visitorId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStorefrontEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter: StorefrontEventFilter;
};


export type QueryStorefrontFiguresArgs = {
  input: StorefrontFiguresInput;
};


export type QueryTopSearchesArgs = {
  input: TopSearchesInput;
};


export type QueryViewedProductsArgs = {
  input: StorefrontRankingInput;
};


export type QueryCampaignFiguresArgs = {
  input: CampaignFiguresInput;
};


export type QuerySizeAdviceArgs = {
  input: SizeAdviceInput;
};


export type QuerySizeWidgetArgs = {
  input: SizeWidgetInput;
};


export type QueryVariantsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VariantFilter>;
};


export type QueryVariantArgs = {
  sku: Scalars['String']['input'];
};


export type QueryMemoryNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemoryNoteFilter>;
};


export type QueryFollowedStockArgs = {
  companyId: Scalars['SafeInt']['input'];
};


export type QueryCatalogOutboxArgs = {
  except?: InputMaybe<ReadonlyArray<Scalars['SafeInt']['input']>>;
  first?: Scalars['Int']['input'];
};


export type QueryCatalogParkedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryCatalogFailedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryCatalogEventsAfterArgs = {
  first?: Scalars['Int']['input'];
  after: ReadonlyArray<KnownEventsInput>;
};


export type QueryCatalogAuditLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilterInput>;
};


export type QueryAssetArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAssetsArgs = {
  isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  mediaType?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAssetMediaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCollectionArgs = {
  id: Scalars['SafeInt']['input'];
};


export type QueryDeliveredSiteArgs = {
  input: DeliveredSiteInput;
};


export type QueryDeliveredPageArgs = {
  input: DeliveredPageInput;
};


export type QueryDeliveredEntriesArgs = {
  input: DeliveredEntriesInput;
};


export type QueryDeliveredEntryArgs = {
  input: DeliveredEntryInput;
};


export type QueryDeliveredMenusArgs = {
  input: DeliveredMenusInput;
};


export type QueryDeliveredMenuArgs = {
  input: DeliveredMenuInput;
};


export type QueryDeliveredRedirectsArgs = {
  input: DeliveredRedirectsInput;
};


export type QueryDeliveredSitemapArgs = {
  input: DeliveredSitemapInput;
};


export type QueryEntryArgs = {
  id: Scalars['SafeInt']['input'];
};


export type QueryEntriesArgs = {
  filter?: InputMaybe<EntryFilter>;
  collectionId: Scalars['SafeInt']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviewEntryArgs = {
  input: PreviewEntryInput;
};


export type QueryNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NoteFilter>;
};


export type QueryTaskArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTasksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaskFilter>;
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContactFilter>;
};


export type QueryDuplicateContactsArgs = {
  contactId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPageArgs = {
  id: Scalars['SafeInt']['input'];
};


export type QueryPagesArgs = {
  parentId?: InputMaybe<Scalars['SafeInt']['input']>;
  siteId: Scalars['SafeInt']['input'];
};


export type QueryPreviewPageArgs = {
  input: PreviewPageInput;
};


export type QueryContentUsageArgs = {
  id: Scalars['ID']['input'];
  kind: ReferenceKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBrokenLinksArgs = {
  state?: InputMaybe<ReferenceState>;
  locale?: InputMaybe<Scalars['String']['input']>;
  siteId: Scalars['SafeInt']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRedirectsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
  siteId: Scalars['SafeInt']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchContentArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter: SearchContentFilter;
};


export type QuerySiteArgs = {
  id: Scalars['SafeInt']['input'];
};


export type QuerySitesArgs = {
  workspace: Scalars['String']['input'];
};


export type QueryScheduledPublicationsArgs = {
  status?: InputMaybe<ScheduledPublicationStatus>;
  siteId: Scalars['SafeInt']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentVersionArgs = {
  input: ContentVersionInput;
};


export type QueryVersionDiffArgs = {
  input: VersionDiffInput;
};


export type QueryContentOutboxArgs = {
  except?: InputMaybe<ReadonlyArray<Scalars['SafeInt']['input']>>;
  first?: Scalars['Int']['input'];
};


export type QueryContentParkedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryContentFailedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryContentEventsAfterArgs = {
  first?: Scalars['Int']['input'];
  after: ReadonlyArray<KnownEventsInput>;
};


export type QueryContentAuditLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilterInput>;
};


export type QueryAssistantCallsArgs = {
  filter?: InputMaybe<AssistantCallFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnAssistantCallsArgs = {
  first: Scalars['Int']['input'];
  sessionToken: Scalars['String']['input'];
};


export type QueryAssistantUserArgs = {
  companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  issuer: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryCallsArgs = {
  filter?: InputMaybe<CallFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCallRecordArgs = {
  requestId: Scalars['ID']['input'];
};


export type QueryRepeatedCallArgs = {
  requestId: Scalars['ID']['input'];
};


export type QueryOwnCallsArgs = {
  filter?: InputMaybe<OwnCallFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnCallArgs = {
  requestId: Scalars['ID']['input'];
};


export type QuerySignInSessionArgs = {
  token: Scalars['String']['input'];
};


export type QueryAccountProfileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPasswordLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryEmailLinkArgs = {
  sessionToken: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryOwnSessionsArgs = {
  sessionToken: Scalars['String']['input'];
};


export type QueryCompaniesArgs = {
  after?: InputMaybe<Scalars['SafeInt']['input']>;
  first: Scalars['Int']['input'];
};


export type QueryWorkplaceArgs = {
  member?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryConnectionsArgs = {
  filter?: InputMaybe<ConnectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConnectionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBlockedSecondsArgs = {
  address: Scalars['String']['input'];
  surface: Scalars['String']['input'];
};


export type QueryWarehouseConnectionsArgs = {
  afterId?: InputMaybe<Scalars['ID']['input']>;
  afterCompany?: InputMaybe<Scalars['SafeInt']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryCarrierConnectionArgs = {
  address: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type QueryMappedCarrierCodesArgs = {
  connectionId: Scalars['ID']['input'];
};


export type QueryCollectorInstallationArgs = {
  input: CollectorKeyInput;
};


export type QueryStoreConnectionArgs = {
  address: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryCatalogKeysNamedArgs = {
  nameOrId: Scalars['String']['input'];
};


export type QueryConnectionScopesArgs = {
  of: WorkingConnectionInput;
};


export type QueryLocationConnectionArgs = {
  locationId: Scalars['ID']['input'];
};


export type QueryOrderReadersArgs = {
  locationIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryDeliveriesArgs = {
  filter?: InputMaybe<DeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOwnDeliveriesArgs = {
  filter?: InputMaybe<DeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFailedDeliveriesArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryWebhookHealthArgs = {
  connectionId: Scalars['ID']['input'];
};


export type QueryWebhookDestinationsArgs = {
  companyId?: InputMaybe<Scalars['SafeInt']['input']>;
  owner: DestinationOwnerInput;
};


export type QuerySiteRevalidationArgs = {
  siteId: Scalars['SafeInt']['input'];
};


export type QueryOwnWebhookDestinationArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySentEmailsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFailedMailsArgs = {
  first?: Scalars['Int']['input'];
};


export type QuerySentCustomerNotificationsArgs = {
  shipmentId: Scalars['ID']['input'];
};


export type QueryOauthConsentArgs = {
  sessionToken?: InputMaybe<Scalars['String']['input']>;
  handle: Scalars['String']['input'];
};


export type QueryOauthConsentAgainArgs = {
  sessionToken?: InputMaybe<Scalars['String']['input']>;
  handle: Scalars['String']['input'];
};


export type QueryRegisteredRedirectArgs = {
  redirectUri: Scalars['String']['input'];
  clientId: Scalars['String']['input'];
};


export type QueryOwnAppsArgs = {
  sessionToken: Scalars['String']['input'];
};


export type QueryOauthUserinfoArgs = {
  issuer: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryOauthTokenHolderArgs = {
  company?: InputMaybe<Scalars['String']['input']>;
  issuer: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryInvitationOfLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPeopleArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuthenticateStaffArgs = {
  token: Scalars['String']['input'];
};


export type QueryCurrentPermissionsArgs = {
  of: StarterInput;
};


export type QueryTokensArgs = {
  everybody?: Scalars['Boolean']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIdentityOutboxArgs = {
  except?: InputMaybe<ReadonlyArray<Scalars['SafeInt']['input']>>;
  first?: Scalars['Int']['input'];
};


export type QueryIdentityParkedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryIdentityFailedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryIdentityEventsAfterArgs = {
  first?: Scalars['Int']['input'];
  after: ReadonlyArray<KnownEventsInput>;
};


export type QueryIdentityAuditLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilterInput>;
};


export type QueryOwnCertificationArgs = {
  kind: Scalars['String']['input'];
};


export type QuerySalesFiguresArgs = {
  input: SalesFiguresInput;
};


export type QueryProductFiguresArgs = {
  input: ProductFiguresInput;
};


export type QueryReturnReasonsArgs = {
  input: ReturnReasonsInput;
};


export type QueryStockCoverArgs = {
  input: StockCoverInput;
};


export type QueryPromiseFiguresArgs = {
  input: PromiseFiguresInput;
};


export type QuerySizeEvidenceArgs = {
  input: SizeEvidenceInput;
};


export type QueryWarehouseOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  status: WarehouseOrderList;
};


export type QueryWarehouseOrderArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryStockReconciliationArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<StockReconciliationSort>;
  filter?: InputMaybe<StockReconciliationFilter>;
};


export type QueryChangedStockArgs = {
  input: ChangedStockSearchInput;
};


export type QueryWarehouseStockArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  locationCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFulfillmentOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<FulfillmentOrderSort>;
  filter?: InputMaybe<FulfillmentOrderFilter>;
};


export type QueryWarehouseEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryLocationArgs = {
  code: Scalars['String']['input'];
};


export type QueryCatalogLocationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLocationIdArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryCustomerArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExportCustomerArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  email: Scalars['String']['input'];
};


export type QueryInventoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryFilter>;
};


export type QueryCodesInUseArgs = {
  kind: CodeKind;
};


export type QueryCommerceEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryAvailabilityArgs = {
  sku: Scalars['String']['input'];
};


export type QueryBulkJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkJobsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAlertsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<AlertType>;
  openOnly?: Scalars['Boolean']['input'];
};


export type QueryOrderCountsArgs = {
  filter?: InputMaybe<OrderFilter>;
};


export type QueryOrderArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryOrderOnInterfacesArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderSort>;
  filter?: InputMaybe<OrderFilter>;
};


export type QueryUnansweredReturnsArgs = {
  first: Scalars['Int']['input'];
};


export type QueryReturnArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryReturnsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReturnFilter>;
};


export type QueryReturnPhotoArgs = {
  token: Scalars['String']['input'];
};


export type QueryWarehouseReturnsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  status?: WarehouseReturnList;
};


export type QueryWarehouseReturnArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryPollWarehouseReturnsArgs = {
  input: PollWarehouseReturnsInput;
};


export type QueryWarehouseDocumentsArgs = {
  reference?: InputMaybe<Scalars['ID']['input']>;
  sequence?: InputMaybe<Scalars['SafeInt']['input']>;
};


export type QueryWarehouseLabelsArgs = {
  withReturn?: Scalars['Boolean']['input'];
  reference?: InputMaybe<Scalars['ID']['input']>;
  sequence?: InputMaybe<Scalars['SafeInt']['input']>;
};


export type QueryFailedLabelsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryReturnsPortalInfoArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPortalLookupArgs = {
  input: PortalLookupInput;
};


export type QueryReturnsPortalOpenArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPortalSessionArgs = {
  input: PortalSessionInput;
};


export type QueryPortalOrderArgs = {
  input: PortalSessionInput;
};


export type QueryPortalReturnEstimateArgs = {
  input: CreatePortalReturnInput;
};


export type QueryPortalReturnArgs = {
  input: PortalTokenInput;
};


export type QueryPortalReturnLabelArgs = {
  input: PortalTokenInput;
};


export type QueryDueReturnNoticesArgs = {
  shippedOrderIds: ReadonlyArray<Scalars['ID']['input']>;
  returnIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryStoreCreditsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StoreCreditFilterInput>;
};


export type QueryDeliveryPromiseArgs = {
  input: DeliveryPromiseInput;
};


export type QueryExplainPromiseArgs = {
  input: DeliveryPromiseInput;
  at?: InputMaybe<Scalars['DateTime']['input']>;
  change?: InputMaybe<PromiseChangeInput>;
};


export type QueryKeptPromisesArgs = {
  input: KeptPromisesInput;
};


export type QuerySimulatePromiseArgs = {
  input: SimulatePromiseInput;
};


export type QueryPromisesArgs = {
  input: PromisesInput;
};


export type QueryReturnPoliciesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExplainReturnableArgs = {
  change?: InputMaybe<SaveReturnPolicyInput>;
  orderReference: Scalars['ID']['input'];
};


export type QuerySimulateReturnPolicyArgs = {
  input: SimulateReturnPolicyInput;
};


export type QueryUnmappedCarrierCodesArgs = {
  connectionId: Scalars['ID']['input'];
};


export type QueryShipmentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter: ShipmentFilter;
};


export type QueryShipmentArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryTrackedOrderArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryPublicTrackingArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type QueryDueCustomerNoticesArgs = {
  shipmentIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryOrdersOutboxArgs = {
  except?: InputMaybe<ReadonlyArray<Scalars['SafeInt']['input']>>;
  first?: Scalars['Int']['input'];
};


export type QueryOrdersParkedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryOrdersFailedEventsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryOrdersEventsAfterArgs = {
  first?: Scalars['Int']['input'];
  after: ReadonlyArray<KnownEventsInput>;
};


export type QueryOrdersAuditLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilterInput>;
};

/** Products that a key of the catalog API sends at once. */
export type QueueProductImportInput = {
  /** A text with a line of JSON for each: `{item}` (ProductItem of gateway/contract/product-item.ts), or `{errors, sku}` where it is invalid. Within a process it is a LongText. */
  readonly items: Scalars['JSON']['input'];
  /** How many. */
  readonly total: Scalars['Int']['input'];
};

/** A test mail. */
export type QueueTestMailInput = {
  /** Recipient. */
  readonly to: Scalars['String']['input'];
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['input'];
};

/** Webhooks of one company that were given up, in the order they were. */
export type RaiseWebhookAlertsInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The webhooks. */
  readonly events: ReadonlyArray<GivenUpWebhookInput>;
};

/** An import with the results there are so far. */
export type ReadProductImport = {
  /** The import. */
  readonly import: ProductImport;
  /** What became of its products (ItemOutcome of gateway/contract/product-item.ts, with the index). */
  readonly results: ReadonlyArray<Scalars['JSON']['output']>;
  /** How many products had which result. */
  readonly summary: Scalars['JSON']['output'];
};

/** Units of one item in one condition, as they were found; named by the line, or by sku or barcode. */
export type ReceivedUnitsInput = {
  /** The order line. */
  readonly lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN or GTIN. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** Units, 0 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** SELLABLE unless given; DAMAGED, QUARANTINE, BLOCKED or a code of your own are not compliant. */
  readonly classification?: InputMaybe<Scalars['String']['input']>;
  /** Code of the reason; the customer's unless given. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Lot. */
  readonly lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** Serial number. */
  readonly serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** What was found. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** A return that arrived, or was handed in. */
export type ReceiveReturnAtLocationInput = {
  /** Return number, which the customer's code has, or id. */
  readonly reference: Scalars['ID']['input'];
  /** Everything that was found, 1 to 500 lines; what is not listed is missing. All that is expected, in sellable condition, unless given. */
  readonly lines?: InputMaybe<ReadonlyArray<ReceivedUnitsInput>>;
  /** When it arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When its goods were inspected; now unless given. */
  readonly inspectedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A return that arrived. */
export type ReceiveWarehouseReturnInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
  /** When it arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When its goods were inspected. */
  readonly inspectedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 500 lines: everything that arrived. */
  readonly lines: ReadonlyArray<ReturnReceiptLineInput>;
};

/** Calls of tools to record. */
export type RecordAssistantCallsInput = {
  /** At most 1,000. */
  readonly calls: ReadonlyArray<AssistantCallInput>;
};

/** The outcome of an attempt. */
export type RecordAttemptInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The delivery. */
  readonly deliveryId: Scalars['ID']['input'];
  /** Claim token. */
  readonly token: Scalars['ID']['input'];
  /** Start time. */
  readonly startedAt: Scalars['DateTime']['input'];
  /** Duration in milliseconds. */
  readonly durationMs: Scalars['Int']['input'];
  /** URL it was sent to. */
  readonly url: Scalars['String']['input'];
  /** Whether the receiver accepted it. */
  readonly delivered: Scalars['Boolean']['input'];
  /** As given by the claim: milliseconds until the retry if the attempt failed; null after the last attempt. */
  readonly retryAfterMs?: InputMaybe<Scalars['Int']['input']>;
  /** HTTP status of the response. */
  readonly status?: InputMaybe<Scalars['Int']['input']>;
  /** Reason for the failure. */
  readonly failure?: InputMaybe<Scalars['String']['input']>;
  /** Request headers as JSON text. */
  readonly requestHeaders: Scalars['String']['input'];
  /** Response headers as JSON text. */
  readonly answerHeaders?: InputMaybe<Scalars['String']['input']>;
  /** The beginning of the response body. */
  readonly answerBody?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of an attempt to send a mail. */
export type RecordMailAttemptInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The mail. */
  readonly id: Scalars['ID']['input'];
  /** Claim token. */
  readonly token: Scalars['ID']['input'];
  /** Outcome. */
  readonly outcome: MailOutcome;
  /** Failure code. */
  readonly failure?: InputMaybe<Scalars['String']['input']>;
};

/** A refund made on the sales channel. */
export type RecordRefundInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Number or id of the return it was for. */
  readonly returnReference?: InputMaybe<Scalars['ID']['input']>;
  /** The refunded units; none if only shipping was refunded. */
  readonly lines: ReadonlyArray<RefundedLineInput>;
  /** The part of it that is for shipping; 0 unless given. */
  readonly shipping?: InputMaybe<MoneyInput>;
};

/** A new status of a shipment. */
export type RecordShipmentStatusInput = {
  /** The shipment. */
  readonly shipmentId: Scalars['ID']['input'];
  /** The new delivery status. */
  readonly status: ShipmentStatus;
  /** When it happened; now unless given. */
  readonly at?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Deliveries to resend. */
export type RecoverDeliveriesInput = {
  /** The connection. */
  readonly connectionId: Scalars['ID']['input'];
  /** Deliveries created at this time or later. */
  readonly since: Scalars['DateTime']['input'];
};

/** What a website answers at a path where nothing is published. */
export type Redirect = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['output'];
  /** The path. */
  readonly from: Scalars['String']['output'];
  /** The locale of the path. */
  readonly locale: Scalars['String']['output'];
  /** What it answers: 301, 302, 307, 308, or 410 where it leads nowhere. */
  readonly status: Scalars['Int']['output'];
  /** The page or entry it leads to, wherever that is by now. */
  readonly documentId: Maybe<Scalars['SafeInt']['output']>;
  /** The address it leads to, where that is no page or entry. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Who made it. */
  readonly origin: RedirectOrigin;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of Redirect records. */
export type RedirectConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Redirect>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<RedirectEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Redirect and its place in the list. */
export type RedirectEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Redirect;
};

/** Who made a redirect. */
export type RedirectOrigin =
  /** An editor. */
  | 'EDITED'
  /** A page or an entry that moved away. */
  | 'MOVED';

/** What content refers to. */
export type ReferenceKind =
  /** An image of the library. */
  | 'ASSET'
  /** A category of products. */
  | 'CATEGORY'
  /** An entry. */
  | 'ENTRY'
  /** An address, or a path of the site. */
  | 'LINK'
  /** A page. */
  | 'PAGE'
  /** A product. */
  | 'PRODUCT';

/** Why a website cannot follow a reference. */
export type ReferenceProblem =
  /** Of an item of a menu alone: one above it is left out in this locale, and what is below it with it. */
  | 'HIDDEN_ABOVE'
  /** The asset, page or entry does not exist in the site; publishing is refused. */
  | 'MISSING'
  /** At the path no page or entry is published, and no redirect leads anywhere. */
  | 'NO_ANSWER'
  /** The entry is of another collection than the field names. */
  | 'OTHER_COLLECTION'
  /** The page or entry is not published in this locale. */
  | 'UNPUBLISHED';

/** In which of its states content refers to something. */
export type ReferenceState =
  /** As it is edited. */
  | 'DRAFT'
  /** As websites read it. */
  | 'PUBLISHED';

/** A refund to a customer; never reversed. */
export type Refund = {
  /** The refund. */
  readonly id: Scalars['ID']['output'];
  /** The return it belongs to, if any. */
  readonly returnId: Maybe<Scalars['ID']['output']>;
  /** When. */
  readonly refundedAt: Scalars['DateTime']['output'];
  /** The whole amount that was given back. */
  readonly total: Money;
  /** The part of it that is for shipping. */
  readonly shipping: Money;
  /** Withheld from it: the fee of its return. The whole amount is without it. */
  readonly fee: Money;
  /** The refunded units. */
  readonly lines: ReadonlyArray<RefundLine>;
  /** The order it is for; null while it cannot be read. */
  readonly order: Maybe<Order>;
  /** The return it belongs to, if any. */
  readonly return: Maybe<Return>;
};

/** Refunded units of an order line. */
export type RefundedLineInput = {
  /** The order line. */
  readonly lineId: Scalars['ID']['input'];
  /** Units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
};

/** Units of a return to refund. */
export type RefundedReturnLineInput = {
  /** The order line. */
  readonly lineId: Scalars['ID']['input'];
  /** Units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
};

/** Refunded units of a line. */
export type RefundLine = {
  /** The order line. */
  readonly lineId: Scalars['ID']['output'];
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** Their price after the line's discounts. */
  readonly subtotal: Money;
};

/** What is given back for a return; what is left out is as it was announced to the customer. */
export type RefundReturnInput = {
  /** Number or id of the return. */
  readonly reference: Scalars['ID']['input'];
  /** These units of the return, also before they arrive; unless given, those that arrived and were not refunded. */
  readonly lines?: InputMaybe<ReadonlyArray<RefundedReturnLineInput>>;
  /** The part that is for shipping; unless given, what the return was opened with, once all of it arrived. */
  readonly shipping?: InputMaybe<MoneyInput>;
  /** Whether its fee is waived; false unless given. */
  readonly withoutFee?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The metadata of a client that registers itself; null where a field was not sent or is of another type. */
export type RegisterClientInput = {
  /** Addresses its answers may be sent to. */
  readonly redirectUris?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Its name for people. */
  readonly clientName?: InputMaybe<Scalars['String']['input']>;
  /** Its home page. */
  readonly clientUri?: InputMaybe<Scalars['String']['input']>;
  /** The grants it uses. */
  readonly grantTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The responses it uses. */
  readonly responseTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How it proves who it is. */
  readonly tokenEndpointAuthMethod?: InputMaybe<Scalars['String']['input']>;
  /** Scopes with blanks between them. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
};

/** An item as a warehouse registers it. */
export type RegisteredItemInput = {
  /** The warehouse's own code. */
  readonly code: Scalars['String']['input'];
  /** EAN or GTIN. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** What it is. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's category. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** Grams. */
  readonly weightG?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly heightMm?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly widthMm?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly depthMm?: InputMaybe<Scalars['Int']['input']>;
};

/** Items a warehouse registers; a code that is known is overwritten. */
export type RegisterItemsInput = {
  /** 1 to 1,000 items. */
  readonly items: ReadonlyArray<RegisteredItemInput>;
};

/** An unannounced return parcel. */
export type RegisterWarehouseReturnInput = {
  /** The order number on the parcel. */
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The parcel's tracking number. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** When it arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When its goods were inspected. */
  readonly inspectedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 500 lines: everything in it. */
  readonly lines: ReadonlyArray<ReturnReceiptLineInput>;
};

/** The stock of a variant at a location as a dry run would set it. */
export type RehearsedStock = {
  /** SKU of the variant. */
  readonly variantSku: Scalars['String']['output'];
  /** Code of the location. */
  readonly locationCode: Scalars['String']['output'];
  /** What sales channels may sell. */
  readonly available: Scalars['SafeInt']['output'];
  /** What is there. */
  readonly onHand: Scalars['SafeInt']['output'];
};

/** A fulfillment order to reject. */
export type RejectAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the reason. */
  readonly reasonCode: Scalars['String']['input'];
  /** Comment for who fixes the order. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** An event that is not kept. */
export type RejectedEvent = {
  /** Its place in the batch, from 0. */
  readonly index: Scalars['Int']['output'];
  /** kind, uid, time, shape, origin, storage or consent. */
  readonly reason: Scalars['String']['output'];
};

/** An order its warehouse rejects. */
export type RejectFulfillmentOrderInput = {
  /** Order number, with or without #, or id. */
  readonly reference: Scalars['ID']['input'];
  /** The warehouse's reason code. */
  readonly reasonCode: Scalars['String']['input'];
  /** The warehouse's comment. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** An order whose hold ends. */
export type ReleaseOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
};

/** Orders whose hold ends. */
export type ReleaseOrdersInput = {
  /** 1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given. */
  readonly references?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition. */
  readonly filter?: InputMaybe<OrderFilter>;
  /** True for every order of the company, within the same limits. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A note to keep. */
export type RememberNoteInput = {
  /** What it is about, at most 120 characters. */
  readonly title: Scalars['String']['input'];
  /** What it says, at most 2,000 characters. */
  readonly text: Scalars['String']['input'];
  /** Up to 10 tags of at most 60 characters. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether everybody in the company who reads the catalog sees it; the person alone unless true. */
  readonly shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A category to remove. */
export type RemoveCategoryInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The category; it has none below it. */
  readonly id: Scalars['SafeInt']['input'];
};

/** An image of a product that a key removes. */
export type RemoveKeyImageInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** The image. */
  readonly imageId: Scalars['SafeInt']['input'];
};

/** A menu to remove. */
export type RemoveMenuInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The menu. */
  readonly handle: Scalars['String']['input'];
};

/** An image of a product. */
export type RemoveProductImageInput = {
  /** The product. */
  readonly productId: Scalars['SafeInt']['input'];
  /** The image. */
  readonly imageId: Scalars['SafeInt']['input'];
};

/** A redirect to remove. */
export type RemoveRedirectInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The path. */
  readonly from: Scalars['String']['input'];
  /** The locale of the path; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** A sender address to remove. */
export type RemoveSenderAddressInput = {
  /** The address, as `senderAddresses` has it. */
  readonly id: Scalars['ID']['input'];
};

/** A site to remove. */
export type RemoveSiteInput = {
  /** The site. */
  readonly id: Scalars['SafeInt']['input'];
  /** Whether it is removed although its website shows pages or entries of it; while it does, it is refused otherwise, unless the site is archived. */
  readonly evenIfPublished?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A template to remove. */
export type RemoveTemplateInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The template. */
  readonly key: Scalars['String']['input'];
};

/** A variant to remove from its product. */
export type RemoveVariantInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** Id or SKU of the variant. */
  readonly variant: Scalars['String']['input'];
};

/** Variants to remove from their products, all or none. */
export type RemoveVariantsInput = {
  /** 1 to 200 SKUs; a product keeps at least one variant. */
  readonly skus: ReadonlyArray<Scalars['String']['input']>;
};

/** A workspace to remove. */
export type RemoveWorkspaceInput = {
  /** Slug of the workspace, which has no sites. */
  readonly workspace: Scalars['String']['input'];
};

/** What a logged call would be answered now. */
export type RepeatedCall = {
  /** HTTP status. */
  readonly status: Scalars['Int']['output'];
  /** Content type; empty where there is no body. */
  readonly contentType: Scalars['String']['output'];
  /** Body, with secrets redacted; null for files and for exports that are sent in pieces. */
  readonly body: Maybe<Scalars['String']['output']>;
};

/** What happens to a call that repeats an earlier one of its warehouse. */
export type RepeatPolicy =
  /** It is answered from the record, without effect. */
  | 'ANSWER'
  /** It fails with ALREADY_EXISTS. */
  | 'REFUSE'
  /** It is processed like any other call. */
  | 'PROCESS';

/** Units of an order line that are sent again. */
export type ReplacedLineInput = {
  /** The order line. */
  readonly lineId: Scalars['ID']['input'];
  /** Units, at most those that were shipped and are in no replacement that is not cancelled. */
  readonly quantity: Scalars['Int']['input'];
};

/** Units of an order that are sent again. */
export type ReplaceOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** At least one line. */
  readonly lines: ReadonlyArray<ReplacedLineInput>;
  /** Number of the new order; the next of the series unless given. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** Code of the location it is sent from; routing chooses unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Goods of an order that came back, announced or not. */
export type ReportArrivalInput = {
  /** Number of the order, with or without #. */
  readonly orderNumber: Scalars['ID']['input'];
  /** Number of the return; any other text means an unannounced parcel. */
  readonly returnReference?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** When the parcel arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When its goods were inspected. */
  readonly inspectedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 500 lines: everything that arrived. */
  readonly lines: ReadonlyArray<ReturnReceiptLineInput>;
};

/** What a shopper decided, as a storefront reports it. */
export type ReportedConsentInput = {
  /** The collector. */
  readonly installationId: Scalars['ID']['input'];
  /** The visitor. */
  readonly visitor: ReportedVisitorInput;
  /** The customer that a verified reference names. */
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  /** Whether everything is checked and nothing kept. */
  readonly isTest: Scalars['Boolean']['input'];
  /** What the browser says it is. */
  readonly userAgent?: InputMaybe<Scalars['String']['input']>;
  /** When it arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When the browser says that it sent the call. */
  readonly sentAt?: InputMaybe<Scalars['String']['input']>;
};

/** An event as a carrier reports it. */
export type ReportedEventInput = {
  /** The number of the parcel, and others that may be known in its place. */
  readonly trackingNumbers: ReadonlyArray<Scalars['String']['input']>;
  /** The status, where the dialect knows it. */
  readonly status?: InputMaybe<TrackingStatus>;
  /** The carrier's own code. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Another code, which counts where nobody knows the first. */
  readonly otherCode?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's description. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** When; on receipt unless given. */
  readonly occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where. */
  readonly location?: InputMaybe<Scalars['String']['input']>;
  /** When the carrier expects to deliver. */
  readonly estimatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it says that the parcel is late. */
  readonly isDelayed?: InputMaybe<Scalars['Boolean']['input']>;
  /** As the carrier sent it, in JSON. */
  readonly raw?: InputMaybe<Scalars['String']['input']>;
};

/** What a warehouse last reported in one classification. */
export type ReportedLevel = {
  /** The warehouse's code of the place. */
  readonly locationCode: Scalars['String']['output'];
  /** Condition of the units. */
  readonly classification: StockClassification;
  /** Units. */
  readonly quantity: Scalars['SafeInt']['output'];
  /** When they were counted. */
  readonly asOf: Scalars['DateTime']['output'];
};

/** A parcel as a warehouse reports it. */
export type ReportedParcelInput = {
  /** The warehouse's parcel id. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Grams. */
  readonly weightG?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly heightMm?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly widthMm?: InputMaybe<Scalars['Int']['input']>;
  /** Millimetres. */
  readonly depthMm?: InputMaybe<Scalars['Int']['input']>;
  /** Its content, if reported. */
  readonly lines?: InputMaybe<ReadonlyArray<ReportedUnitsInput>>;
};

/** An absolute level of one item, by sku or barcode. */
export type ReportedStockInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN or GTIN. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's code of the place; its first one unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Units, 0 or more. */
  readonly quantity: Scalars['SafeInt']['input'];
  /** Sellable unless given. */
  readonly classification?: InputMaybe<StockClassification>;
  /** When it was counted; now unless given. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Units of one item as a warehouse reports them, by sku or barcode. */
export type ReportedUnitsInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN, GTIN or the item code agreed with the warehouse. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** How many. */
  readonly quantity: Scalars['Int']['input'];
  /** Lot they are of. */
  readonly lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** When the lot expires, a date. */
  readonly lotExpiration?: InputMaybe<Scalars['String']['input']>;
  /** Serial number. */
  readonly serialNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The visitor, as a call of a storefront says. */
export type ReportedVisitorInput = {
  /** The id that the storefront gave the visitor. */
  readonly id: Scalars['ID']['input'];
  /** What they decided. */
  readonly consent: ConsentState;
  /** What they allow. */
  readonly purposes: ReadonlyArray<Scalars['String']['input']>;
  /** Who asked them: shopify, manual or gpc. */
  readonly consentSource?: InputMaybe<Scalars['String']['input']>;
  /** Their language. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** The sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
};

/** What a warehouse picked of an order; an item not listed counts as picked 0. */
export type ReportPickingInput = {
  /** Order number, with or without #, or id. */
  readonly reference: Scalars['ID']['input'];
  /** When; now unless given. */
  readonly pickedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The units. */
  readonly lines: ReadonlyArray<ReportedUnitsInput>;
  /** The parcels packed. */
  readonly parcels?: InputMaybe<ReadonlyArray<ReportedParcelInput>>;
  /** What happens if the same was reported before, even after the shipment. */
  readonly repeat?: InputMaybe<RepeatPolicy>;
  /** Format of the labels; the carrier's default unless given. */
  readonly labelFormat?: InputMaybe<LabelFormat>;
};

/** What leaves a warehouse; everything picked and not yet shipped unless lines are given. */
export type ReportShipmentInput = {
  /** Order number, with or without #, or id; beside `sequence` the number of the same order. */
  readonly reference?: InputMaybe<Scalars['ID']['input']>;
  /** The order's public integer. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** When; now unless given. */
  readonly shippedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Code of the carrier. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the carrier. */
  readonly carrierName?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier's service. */
  readonly serviceCode?: InputMaybe<Scalars['String']['input']>;
  /** For parcels without a number of their own. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Where the shipment can be followed. */
  readonly trackingUrl?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** The parcels. */
  readonly parcels?: InputMaybe<ReadonlyArray<ReportedParcelInput>>;
  /** Only these units ship. */
  readonly lines?: InputMaybe<ReadonlyArray<ReportedUnitsInput>>;
  /** Whether the order must have a picking report. */
  readonly mode?: InputMaybe<ReportShipmentMode>;
  /** What happens if the same was reported before; PROCESS ships again. */
  readonly repeat?: InputMaybe<RepeatPolicy>;
};

/** Which units a shipment report covers. */
export type ReportShipmentMode =
  /** Only units reported as picked. */
  | 'PICKED'
  /** The same, but an order without a picking report counts as picked in full. */
  | 'PICK_AND_SHIP';

/** A parcel that arrived: of the given return, else unannounced. */
export type ReportWarehouseParcelInput = {
  /** The order number on the parcel. */
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The parcel's tracking number. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** When it arrived; now unless given. */
  readonly receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When its goods were inspected. */
  readonly inspectedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 500 lines: everything in it. */
  readonly lines: ReadonlyArray<ReturnReceiptLineInput>;
  /** Return number or id. */
  readonly reference?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of events whose codes mean something else. */
export type ReprocessedEvents = {
  /** How many have another status. */
  readonly events: Scalars['Int']['output'];
  /** The shipments whose status changes. */
  readonly shipments: ReadonlyArray<ReprocessedShipment>;
  /** Whether more events wait: call again. */
  readonly hasMore: Scalars['Boolean']['output'];
};

/** A shipment whose status changes. */
export type ReprocessedShipment = {
  /** The shipment. */
  readonly shipmentId: Scalars['ID']['output'];
  /** Its order. */
  readonly orderId: Scalars['ID']['output'];
  /** The status it had. */
  readonly before: ShipmentStatus;
  /** The status it has. */
  readonly after: ShipmentStatus;
  /** The status that its order had. */
  readonly orderStatusBefore: Maybe<OrderStatus>;
  /** Its order as it is then; in a dry run, as it would be. */
  readonly order: Maybe<Order>;
};

/** Codes of a carrier connection that mean something else than when their events came. */
export type ReprocessTrackingEventsInput = {
  /** The carrier connection. */
  readonly connectionId: Scalars['ID']['input'];
  /** The codes, 1 to 100. */
  readonly codes: ReadonlyArray<TrackingCodeInput>;
};

/** A fulfillment order to move to another location. */
export type RerouteFulfillmentOrderInput = {
  /** The fulfillment order, which must not be accepted yet: its id, or the number (with or without #) or id of its order where only one of it can move. */
  readonly fulfillmentOrderId: Scalars['ID']['input'];
  /** Code of the location it goes to; routing chooses one unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Orders to move to another location. */
export type RerouteOrdersInput = {
  /** 1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given. */
  readonly references?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition. */
  readonly filter?: InputMaybe<OrderFilter>;
  /** True for every order of the company, within the same limits. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the location they go to; routing chooses one unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the location they leave: what the same orders have waiting at others stays. All of what waits moves unless given. */
  readonly fromLocationCode?: InputMaybe<Scalars['String']['input']>;
};

/** An order that keeps units reserved. */
export type ReservingOrder = {
  /** The order. */
  readonly orderId: Scalars['ID']['output'];
  /** Its number. */
  readonly number: Scalars['String']['output'];
  /** The state of the location's fulfillment order. */
  readonly status: FulfillmentStatus;
  /** Its open units. */
  readonly units: Scalars['Int']['output'];
  /**
   * The same as units.
   * @deprecated Named units, as everywhere.
   */
  readonly pieces: Scalars['Int']['output'];
};

/** Which text becomes the usual one again. */
export type ResetCustomerNotificationTextInput = {
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['input'];
};

/** A new password, by a mailed link. */
export type ResetForgottenPasswordInput = {
  /** Token of the link. */
  readonly token: Scalars['String']['input'];
  /** New password of 10 to 200 characters. */
  readonly password: Scalars['String']['input'];
};

/** The version that is to be the draft again. */
export type RestoreVersionInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale of the text. */
  readonly locale: Scalars['String']['input'];
  /** The version. */
  readonly version: Scalars['Int']['input'];
  /** The version that is the draft now: where another was saved since, the call is CONFLICT and says whose. Not compared unless given. */
  readonly current?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the text keeps the slug that it has now, and only the rest is restored: where another page or entry has the slug of the version by now, it is refused otherwise. False unless given. */
  readonly keepSlug?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Goods a customer sends back to one location. */
export type Return = {
  /** The return. */
  readonly id: Scalars['ID']['output'];
  /** The latest notes of the company's knowledge that are about it, newest first, up to 20; `notes` with the filter `about` lists all. Needs brain.read. */
  readonly knowledgeNotes: ReadonlyArray<Note>;
  /** R and the company's progressive number. */
  readonly number: Scalars['String']['output'];
  /** The progressive number alone. */
  readonly progressive: Scalars['Int']['output'];
  /** Its state. */
  readonly status: ReturnStatus;
  /** Who opened it. */
  readonly source: ReturnSource;
  /** False for an unannounced parcel. */
  readonly announced: Scalars['Boolean']['output'];
  /** The order, where it is known. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** The number of the order, or the one on the parcel. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Tags of staff; no surface shows them. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** What the customer gets for it. */
  readonly resolution: ReturnResolution;
  /** How it travels. */
  readonly method: ReturnMethod;
  /** Tracking numbers of its parcels. */
  readonly trackingNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** Notes for the warehouse. */
  readonly notes: Maybe<Scalars['String']['output']>;
  /** What is expected and what arrived. */
  readonly lines: ReadonlyArray<ReturnLine>;
  /** Whether it is compliant; null until its goods were inspected. */
  readonly compliant: Maybe<Scalars['Boolean']['output']>;
  /** The warehouse's own reference. */
  readonly wmsReference: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Change sequence of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When its warehouse confirmed that it expects it. */
  readonly acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it arrived. */
  readonly receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** When its goods were inspected. */
  readonly inspectedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was closed. */
  readonly closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was cancelled. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was cancelled. */
  readonly cancelReason: Maybe<Scalars['String']['output']>;
  /** The exchange order. */
  readonly exchangeOrderId: Maybe<Scalars['ID']['output']>;
  /** What staff keep on it under keys of their own, by namespace and key. */
  readonly metadata: ReadonlyArray<MetadataEntry>;
  /** Notes of staff on it, oldest first. */
  readonly staffNotes: StaffNoteConnection;
  /** Who carries it. */
  readonly carrier: ReturnCarrier;
  /** The label that the customer sends it with; null where the platform makes none. */
  readonly label: Maybe<ReturnLabel>;
  /** Who sends it. */
  readonly customer: ReturnCustomer;
  /** The inspection result; null until its goods were inspected. */
  readonly outcome: Maybe<ReturnOutcome>;
  /** The location that receives it. */
  readonly location: Maybe<Location>;
  /** The fulfillment order of its order at its location, which the warehouse knows as the order; null if there is none. */
  readonly fulfillmentOrderId: Maybe<Scalars['ID']['output']>;
  /** Its refunds, oldest first. */
  readonly refunds: ReadonlyArray<Refund>;
  /** The order, where it is known. */
  readonly order: Maybe<Order>;
  /** The photos that the customer sent, at most three, for the company's people alone. */
  readonly photos: ReadonlyArray<ReturnPhoto>;
  /** The store credit that its customer got, if any. */
  readonly storeCredit: Maybe<StoreCredit>;
  /** What its customer was told to get; null for one that was not opened on the returns portal. */
  readonly terms: Maybe<ReturnTerms>;
  /** The order of what its customer gets instead, if any. */
  readonly exchangeOrder: Maybe<Order>;
};


/** Goods a customer sends back to one location. */
export type ReturnMetadataArgs = {
  namespace?: InputMaybe<Scalars['String']['input']>;
};


/** Goods a customer sends back to one location. */
export type ReturnStaffNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** What of an order can be returned now by the return policy, with the facts behind it. */
export type ReturnableExplanation = {
  /** The order. */
  readonly order: Order;
  /** The version of the policy. */
  readonly policyVersion: Scalars['Int']['output'];
  /** Why nothing of it can be returned; null where a line may be. */
  readonly blocked: Maybe<ReturnBlock>;
  /** When the window of its last line ends; null for an order that has not left. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** The days of its window. */
  readonly windowDays: Scalars['Int']['output'];
  /** Which of the policy's windows gives them, from 0; null where windowDays does. */
  readonly windowIndex: Maybe<Scalars['Int']['output']>;
  /** How many returns the customer has opened in the period of the policy's limit; null without a limit. */
  readonly recentReturns: Maybe<Scalars['Int']['output']>;
  /** How many the policy allows; null without a limit. */
  readonly allowedReturns: Maybe<Scalars['Int']['output']>;
  /** In how many days; null without a limit. */
  readonly periodDays: Maybe<Scalars['Int']['output']>;
  /** Whether it can be returned, in a sentence for the customer. */
  readonly because: Scalars['String']['output'];
  /** Its lines. */
  readonly lines: ReadonlyArray<ReturnableLineExplanation>;
  /** What its customer may choose to get. */
  readonly resolutions: ReadonlyArray<ReturnResolution>;
  /** How it may travel back. */
  readonly methods: ReadonlyArray<ReturnMethod>;
  /** What is withheld from its refund, of each method and reason. */
  readonly fees: ReadonlyArray<ExplainedReturnFee>;
};

/** What of an order line can be returned, and why. */
export type ReturnableLineExplanation = {
  /** The order line. */
  readonly lineId: Scalars['ID']['output'];
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Units that have left. */
  readonly shipped: Scalars['Int']['output'];
  /** Units in returns that were not cancelled. */
  readonly returned: Scalars['Int']['output'];
  /** Units that are in no return; none of them while the line is blocked. */
  readonly returnable: Scalars['Int']['output'];
  /** When its window ends; null for a line that has not left. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** When the shipment left that its window begins with. */
  readonly shippedAt: Maybe<Scalars['DateTime']['output']>;
  /** When that shipment was delivered; null while that is not known. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it cannot be returned; null where it can. */
  readonly blocked: Maybe<ReturnBlock>;
  /** The same in a sentence for the customer. */
  readonly because: Scalars['String']['output'];
};

/** Why an order or a line of it cannot be returned. */
export type ReturnBlock =
  /** It was cancelled. */
  | 'CANCELLED'
  /** It has not left. */
  | 'NOT_SHIPPED'
  /** Its window is over. */
  | 'WINDOW_CLOSED'
  /** The customer has as many returns as the policy allows. */
  | 'LIMIT_REACHED'
  /** Its SKU is not taken back. */
  | 'EXCLUDED_SKU'
  /** A tag of its is not taken back. */
  | 'EXCLUDED_TAG'
  /** It was sold without return. */
  | 'FINAL_SALE'
  /** All of it is in returns. */
  | 'ALREADY_RETURNED';

/** How many orders or returns a reason blocks, by the policy as it is and with the change. */
export type ReturnBlockCount = {
  /** The reason. */
  readonly reason: ReturnBlock;
  /** By the policy as it is. */
  readonly before: Scalars['Int']['output'];
  /** With the change. */
  readonly after: Scalars['Int']['output'];
  /** The numbers of some that the change alone blocks for it, at most 20. */
  readonly examples: ReadonlyArray<Scalars['String']['output']>;
};

/** Who carries a return. */
export type ReturnCarrier = {
  /** Code of the carrier. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Name of the carrier. */
  readonly name: Maybe<Scalars['String']['output']>;
};

/** A page of Return records. */
export type ReturnConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Return>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ReturnEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** The customer of a return, as the warehouse may know them. */
export type ReturnCustomer = {
  /** Full name, as it was when the return was opened. */
  readonly name: Maybe<Scalars['String']['output']>;
};

/** How many units came back for a reason. */
export type ReturnedFor = {
  /** The code of the reason; null where none was given. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Units that came back or are on their way. */
  readonly units: Scalars['Int']['output'];
};

/** One Return and its place in the list. */
export type ReturnEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Return;
};

/** Units of an item that came back for a reason. */
export type ReturnedSize = {
  /** SKU of the item. */
  readonly sku: Scalars['String']['output'];
  /** Code of the reason; empty where none was given. */
  readonly reason: Scalars['String']['output'];
  /** Units that came back for it. */
  readonly units: Scalars['Int']['output'];
};

/** The item a customer wants instead. */
export type ReturnExchange = {
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
};

/** The item a customer wants instead. */
export type ReturnExchangeInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN or GTIN. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
};

/** When the other piece of an exchange leaves. */
export type ReturnExchangeTime =
  /** Once the return is compliant; until then the exchange order is on hold, with its piece reserved. */
  | 'COMPLIANT'
  /** At once. */
  | 'AT_ONCE';

/** The fee of a method or a reason, or of both. */
export type ReturnFee = {
  /** The method; null for any. */
  readonly method: Maybe<ReturnMethod>;
  /** Code of the reason; null for any. */
  readonly reasonCode: Maybe<Scalars['String']['output']>;
  /** Decimal text in the currency of the order: 4.90. */
  readonly fee: Scalars['String']['output'];
};

/** The fee of a method or a reason, or of both. */
export type ReturnFeeInput = {
  /** The method; any unless given. */
  readonly method?: InputMaybe<ReturnMethod>;
  /** Code of the reason; any unless given. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Decimal text in the currency of the order: 4.90. */
  readonly fee: Scalars['String']['input'];
};

/** Which returns to list; a filter that is not given does not apply. */
export type ReturnFilter = {
  /** Words of the number, the order's number, the customer's name, tracking numbers, the warehouse's reference, SKUs or barcodes, all of which a return must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only this state.
   * @deprecated statuses takes one or several.
   */
  readonly status?: InputMaybe<ReturnStatus>;
  /** Only these states: one or several, in place of status. Of both only what is in both. */
  readonly statuses?: InputMaybe<ReadonlyArray<ReturnStatus>>;
  /** Only returns of this order number, with or without #. */
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only returns of this order: number, with or without #, external id or id; ORDER_NOT_FOUND if there is none. */
  readonly orderReference?: InputMaybe<Scalars['ID']['input']>;
  /** Only returns to the location with this code. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Only inspected returns with this verdict. */
  readonly compliant?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only returns that were opened so. */
  readonly source?: InputMaybe<ReturnSource>;
  /** Only returns whose customers get this. */
  readonly resolution?: InputMaybe<ReturnResolution>;
  /** Only returns that travel so. */
  readonly method?: InputMaybe<ReturnMethod>;
  /** Only returns with this tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  /** Only returns that this carrier brings. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Only returns of orders shipped to this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only returns of orders of this sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Only returns of orders in this state of the payment. */
  readonly paymentStatus?: InputMaybe<PaymentStatus>;
  /** Opened at or after. */
  readonly createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Opened before. */
  readonly createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed at or after. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed before. */
  readonly updatedBefore?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Units of one item. */
export type ReturnItemCount = {
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** How many units. */
  readonly quantity: Scalars['Int']['output'];
};

/** The label that the customer sends a return with. */
export type ReturnLabel = {
  /** Its state. */
  readonly status: ReturnLabelStatus;
  /** Who carries the parcel; null until it is made. */
  readonly carrier: Maybe<ReturnCarrier>;
  /** The carrier's number of the parcel; null until it is made. */
  readonly trackingNumber: Maybe<Scalars['String']['output']>;
  /** The carrier's page of the parcel. */
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
  /** How often making it failed; it is tried 12 times. */
  readonly attempts: Scalars['Int']['output'];
  /** When it is made, or tried again; null once it is made, while it is being made, and when it is not tried any more. */
  readonly nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Why making it failed last. */
  readonly failureReason: Maybe<Scalars['String']['output']>;
  /** The printable label as base64, a PDF; null until it is made. */
  readonly contentBase64: Maybe<Scalars['String']['output']>;
};

/** The state of the label of a return. */
export type ReturnLabelStatus =
  /** It is being made. */
  | 'PENDING'
  /** It is made. */
  | 'READY'
  /** It could not be made; it is tried again while it has a next attempt. */
  | 'FAILED';

/** The most returns of one e-mail address. */
export type ReturnLimit = {
  /** How many, without cancelled ones. */
  readonly returns: Scalars['Int']['output'];
  /** In how many days. */
  readonly periodDays: Scalars['Int']['output'];
};

/** The most returns of one e-mail address; an empty object for no limit. */
export type ReturnLimitInput = {
  /** How many, 1 to 1000; null for no limit. */
  readonly returns?: InputMaybe<Scalars['Int']['input']>;
  /** In how many days, 1 to 3650; 365 unless given. */
  readonly periodDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Units of one item that are expected, or arrived, or both; units in another condition have a line of their own. */
export type ReturnLine = {
  /** The order line it was sold on; null for an item of no order. */
  readonly lineId: Maybe<Scalars['ID']['output']>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Item code agreed with the warehouse; the barcode unless agreed otherwise. */
  readonly itemKey: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Units announced; 0 for unexpected ones. */
  readonly quantityExpected: Scalars['Int']['output'];
  /** Units that arrived. */
  readonly quantityReceived: Scalars['Int']['output'];
  /** Condition of what arrived: SELLABLE, DAMAGED, QUARANTINE, BLOCKED or the warehouse's own code. */
  readonly classification: Maybe<Scalars['String']['output']>;
  /** Code of the reason, from the customer or the form in the parcel. */
  readonly reasonCode: Maybe<Scalars['String']['output']>;
  /** The customer's comment. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Lot of what arrived. */
  readonly lotNumber: Maybe<Scalars['String']['output']>;
  /** Serial number of what arrived. */
  readonly serialNumber: Maybe<Scalars['String']['output']>;
  /** The warehouse's remark. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** The variant in the catalog. */
  readonly variant: Maybe<Variant>;
  /** What the customer wants instead. */
  readonly exchange: Maybe<ReturnExchange>;
};

/** What was found of a returned line. */
export type ReturnLineOutcome =
  /** All of it arrived in sellable condition. */
  | 'ACCEPTED'
  /** Some of it cannot be sold. */
  | 'NOT_SELLABLE'
  /** Some of it did not arrive. */
  | 'MISSING';

/** How returned goods travel. */
export type ReturnMethod =
  /** In a parcel with a carrier's label. */
  | 'CARRIER_LABEL'
  /** Handed in at a store. */
  | 'IN_STORE';

/** A notification of a return that is due, with what its mail says. */
export type ReturnNotice = {
  /** The return. */
  readonly returnId: Scalars['ID']['output'];
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** The customer's address. */
  readonly email: Scalars['String']['output'];
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['output'];
  /** The order's number. */
  readonly order: Scalars['String']['output'];
  /** The return's number. */
  readonly number: Scalars['String']['output'];
  /** The customer's first name; empty where it is not known. */
  readonly firstName: Scalars['String']['output'];
  /** The last part of the address of the portal. */
  readonly slug: Scalars['String']['output'];
  /** The last part of the address of the return's page. */
  readonly token: Scalars['String']['output'];
  /** What is returned. */
  readonly items: ReadonlyArray<ReturnNoticeItem>;
  /** What the customer gets instead. */
  readonly exchange: ReadonlyArray<ReturnNoticeItem>;
  /** REFUND, EXCHANGE or STORE_CREDIT. */
  readonly resolution: Scalars['String']['output'];
  /** Of the refund or credit, estimated until it is made, in minor units. */
  readonly amountMinor: Scalars['Int']['output'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** Name and address of the store where it is handed in, line by line. */
  readonly store: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The carrier. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** The carrier's number of the parcel. */
  readonly trackingNumber: Maybe<Scalars['String']['output']>;
  /** The code of the store credit. */
  readonly creditCode: Maybe<Scalars['String']['output']>;
  /** Until when the store credit can be spent. */
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Units that a customer sends back, or gets instead. */
export type ReturnNoticeItem = {
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** How many units. */
  readonly quantity: Scalars['Int']['output'];
};

/** Units that a customer sends back, or gets instead. */
export type ReturnNotificationItemInput = {
  /** What it is. */
  readonly title: Scalars['String']['input'];
  /** How many units. */
  readonly quantity: Scalars['Int']['input'];
};

/** The inspection result of a return. */
export type ReturnOutcome = {
  /** Whether every expected item arrived, in the expected quantity, in sellable condition. */
  readonly compliant: Scalars['Boolean']['output'];
  /** Expected units that did not arrive. */
  readonly missing: ReadonlyArray<ReturnItemCount>;
  /** Units that arrived in another than sellable condition. */
  readonly notSellable: ReadonlyArray<ReturnItemCount>;
  /** Units beyond those expected. */
  readonly unexpected: ReadonlyArray<ReturnItemCount>;
};

/** A photo that a customer sent with a return, without anything it said of where and how it was made. */
export type ReturnPhoto = {
  /** Its place among the photos of the return, from 1. */
  readonly place: Scalars['Int']['output'];
  /** Pixels; the longer side has at most 2,560. */
  readonly width: Scalars['Int']['output'];
  /** Pixels. */
  readonly height: Scalars['Int']['output'];
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Where it is shown as JPEG, to whoever has this address, until expiresAt: read the return again for a new one. */
  readonly url: Scalars['String']['output'];
  /** When the address ends: 15 minutes after it was read. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** The bytes of a photo. */
export type ReturnPhotoBytes = {
  /** As base64. */
  readonly contentBase64: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
};

/** The rules by which goods are taken back: what shoppers read and may do on the returns portal. */
export type ReturnPolicy = {
  /** Counts the changes; 0 is the usual policy of a merchant who has changed none. */
  readonly version: Scalars['Int']['output'];
  /** When it was saved; null for the usual policy. */
  readonly savedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the portal. */
  readonly languages: ReadonlyArray<PageLanguage>;
  /** Where neither the shopper nor the order has one of them. */
  readonly defaultLanguage: PageLanguage;
  /** What shoppers may give besides the number of the order. */
  readonly verifyWith: ReadonlyArray<ReturnVerifier>;
  /** Days in which orders can be returned, where no window has them. */
  readonly windowDays: Scalars['Int']['output'];
  /** Other windows. */
  readonly windows: ReadonlyArray<ReturnWindow>;
  /** What is not taken back: SKUs; one that ends in * is the beginning of SKUs. */
  readonly excludedSkus: ReadonlyArray<Scalars['String']['output']>;
  /** What is not taken back: tags of orders and products. */
  readonly excludedTags: ReadonlyArray<Scalars['String']['output']>;
  /** What is sold without return. */
  readonly finalSale: FinalSale;
  /** The most returns of one e-mail address; null for no limit. */
  readonly limit: Maybe<ReturnLimit>;
  /** Reasons to choose from. */
  readonly reasons: ReadonlyArray<ReturnReason>;
  /** What is withheld from a refund: Decimal text in the currency of the order: 4.90. */
  readonly fee: Scalars['String']['output'];
  /** Other fees; the first that has the method and the reason counts. */
  readonly fees: ReadonlyArray<ReturnFee>;
  /** What shoppers may choose to get. */
  readonly resolutions: ReadonlyArray<ReturnResolution>;
  /** How goods may travel back. */
  readonly methods: ReadonlyArray<ReturnMethod>;
  /** Whether another colour may be had in exchange. */
  readonly exchangesColors: Scalars['Boolean']['output'];
  /** When the other piece of an exchange leaves. */
  readonly exchangeShips: ReturnExchangeTime;
  /** Whether what was paid for shipping is given back once the whole order is returned. */
  readonly refundsShipping: Scalars['Boolean']['output'];
  /** When the platform itself records the refund. */
  readonly refundWhen: ReturnRefundTime;
  /** For how many days a store credit can be spent. */
  readonly creditDays: Scalars['Int']['output'];
};

/** A page of ReturnPolicy records. */
export type ReturnPolicyConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ReturnPolicy>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ReturnPolicyEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One ReturnPolicy and its place in the list. */
export type ReturnPolicyEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ReturnPolicy;
};

/** What a change of the return policy would have meant. */
export type ReturnPolicySimulation = {
  /** From when on. */
  readonly from: Scalars['DateTime']['output'];
  /** Until when. */
  readonly to: Scalars['DateTime']['output'];
  /** Whether all of that time was looked at; false where it has more than 5000 orders or 2000 returns, of which so many were. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** Orders of which something left in that time. */
  readonly orders: Scalars['Int']['output'];
  /** Those of which something could be returned on the day they arrived, by the policy as it is. */
  readonly returnableBefore: Scalars['Int']['output'];
  /** The same with the change. */
  readonly returnableAfter: Scalars['Int']['output'];
  /** Why nothing of the others could be returned, from the start. */
  readonly blockedOrders: ReadonlyArray<ReturnBlockCount>;
  /** Returns that were announced in that time. */
  readonly returns: Scalars['Int']['output'];
  /** Those that the policy as it is would have refused when they were opened. */
  readonly refusedBefore: Scalars['Int']['output'];
  /** Those that would be refused with the change. */
  readonly refusedAfter: Scalars['Int']['output'];
  /** Why they would be refused. */
  readonly refusedReturns: ReadonlyArray<ReturnBlockCount>;
  /** The fees of the returns. */
  readonly fees: SimulatedFees;
};

/** The page on which shoppers return orders. */
export type ReturnPortal = {
  /** The last part of its address, /returns/ and this. */
  readonly slug: Scalars['String']['output'];
  /** Whether it is open; status pages and labels of returns stay while it is closed. */
  readonly enabled: Scalars['Boolean']['output'];
};

/** Why shoppers return, and what they give with it. */
export type ReturnReason = {
  /** Its code, which lines of returns have. */
  readonly code: Scalars['String']['output'];
  /** What shoppers read; a language without one reads that of the default language. */
  readonly labels: ReadonlyArray<ReturnReasonLabel>;
  /** Whether a photo must be given. */
  readonly requiresPhoto: Scalars['Boolean']['output'];
  /** Whether a comment must be given. */
  readonly requiresComment: Scalars['Boolean']['output'];
};

/** Why shoppers return, and what they give with it. */
export type ReturnReasonInput = {
  /** 1 to 60 lower-case letters, digits, hyphens and underscores. */
  readonly code: Scalars['String']['input'];
  /** At least one in the default language. */
  readonly labels: ReadonlyArray<ReturnReasonLabelInput>;
  /** Whether a photo must be given; false unless given. */
  readonly requiresPhoto?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a comment must be given; false unless given. */
  readonly requiresComment?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A text in one language. */
export type ReturnReasonLabel = {
  /** The language. */
  readonly language: PageLanguage;
  /** What shoppers read. */
  readonly label: Scalars['String']['output'];
};

/** A text in one language. */
export type ReturnReasonLabelInput = {
  /** The language. */
  readonly language: PageLanguage;
  /** What shoppers read, 1 to 120 characters. */
  readonly label: Scalars['String']['input'];
};

/** Why what was sold on some days came back. */
export type ReturnReasons = {
  /** What changed up to this time is counted, a minute ago as a rule; null before anything is. */
  readonly asOf: Maybe<Scalars['String']['output']>;
  /** The time zone in which its days begin and end: the company's. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** The most frequent first. */
  readonly rows: ReadonlyArray<ReturnedFor>;
};

/** Of which sales the returns are. */
export type ReturnReasonsInput = {
  /** The first day, as YYYY-MM-DD, in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** The last day; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** Only of this item. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
};

/** Units of one item in one condition, as the warehouse found them; the item is named by sku or barcode. */
export type ReturnReceiptLineInput = {
  /** Stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** EAN, GTIN or the item code agreed with the warehouse, where no sku is given. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** Units, 0 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** SELLABLE, DAMAGED, QUARANTINE, BLOCKED or the warehouse's own code; anything but SELLABLE is not compliant. */
  readonly classification?: InputMaybe<Scalars['String']['input']>;
  /** Code of the reason, from the form in the parcel. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Lot. */
  readonly lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** Serial number. */
  readonly serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's remark. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** Which return. */
export type ReturnReferenceInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
};

/** When the platform itself records the refund of a return. */
export type ReturnRefundTime =
  /** Never: staff record refunds. */
  | 'STAFF'
  /** Once every item arrived in sellable condition. */
  | 'COMPLIANT'
  /** When the carrier first scans the parcel, or else once the return is compliant. */
  | 'FIRST_SCAN';

/** What a customer gets for a return. */
export type ReturnResolution =
  /** The money back. */
  | 'REFUND'
  /** Another item. */
  | 'EXCHANGE'
  /** Credit with the merchant. */
  | 'STORE_CREDIT';

/** Who opened a return. */
export type ReturnSource =
  /** The shopper, on the returns portal. */
  | 'PORTAL'
  /** The sales channel or the merchant's people. */
  | 'CHANNEL'
  /** The warehouse, for an unannounced parcel. */
  | 'WAREHOUSE';

/** A returns portal as everybody may see it. */
export type ReturnsPortalInfo = {
  /** The last part of its address. */
  readonly slug: Scalars['String']['output'];
  /** Its languages. */
  readonly languages: ReadonlyArray<PageLanguage>;
  /** The one where nothing else decides. */
  readonly defaultLanguage: PageLanguage;
  /** What a shopper may give besides the number of the order. */
  readonly verifyWith: ReadonlyArray<ReturnVerifier>;
  /** The usual window in days from delivery. */
  readonly windowDays: Scalars['Int']['output'];
  /** The shortest window in days that an order may have, by its country and channel. */
  readonly leastWindowDays: Scalars['Int']['output'];
  /** The longest one. */
  readonly mostWindowDays: Scalars['Int']['output'];
  /** The usual fee. Decimal text in the currency of the order. */
  readonly fee: Scalars['String']['output'];
  /** What shoppers may choose to get. */
  readonly resolutions: ReadonlyArray<ReturnResolution>;
  /** Whose it is. */
  readonly company: Company;
};

/** The state of a return. */
export type ReturnStatus =
  /** Opened, not yet announced to its warehouse. */
  | 'REQUESTED'
  /** The warehouse knows it is coming. */
  | 'AWAITING_RECEIPT'
  /** The parcel travels back. */
  | 'IN_TRANSIT'
  /** Arrived at the warehouse, being checked. */
  | 'RECEIVED'
  /** Every item arrived, in sellable condition. */
  | 'COMPLIANT'
  /** Something is missing, not sellable or was not expected; customer service was alerted. */
  | 'NOT_COMPLIANT'
  /** Done. */
  | 'CLOSED'
  /** Cancelled. */
  | 'CANCELLED';

/** What a return was opened with on the returns portal: what the customer was told to get, and by which rules. */
export type ReturnTerms = {
  /** What was paid for the units, after discounts. */
  readonly goods: Money;
  /** What was paid for shipping, where it is given back. */
  readonly shipping: Money;
  /** What is withheld if it is refunded. */
  readonly fee: Money;
  /** What the customer is to get in money or credit; nothing for an exchange. */
  readonly due: Money;
  /** The version of the return policy that decided it. */
  readonly policyVersion: Scalars['Int']['output'];
  /** The customer's language. */
  readonly language: PageLanguage;
};

/** What a shopper gives besides the number of an order. */
export type ReturnVerifier =
  /** The e-mail address of the order. */
  | 'EMAIL'
  /** The postcode it was shipped to. */
  | 'ZIP';

/** The days of the window for the orders of some countries or channels; the first that has the order counts. */
export type ReturnWindow = {
  /** ISO 3166-1 alpha-2 codes of the countries that orders go to; none for all. */
  readonly countryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Sales channels; none for all. */
  readonly channels: ReadonlyArray<Scalars['String']['output']>;
  /** Days from delivery, or from three days after the parcel left while its delivery is not known. */
  readonly days: Scalars['Int']['output'];
};

/** The days of the window for the orders of some countries or channels; the first that has the order counts. */
export type ReturnWindowInput = {
  /** ISO 3166-1 alpha-2 codes of the countries that orders go to; none for all. */
  readonly countryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Sales channels; none for all. */
  readonly channels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** 0 to 3650 days. */
  readonly days: Scalars['Int']['input'];
};

/** A call of the revocation endpoint. */
export type RevokeOAuthTokenInput = {
  /** The address of this provider. */
  readonly issuer: Scalars['String']['input'];
  /** The id of the client; null where it was not sent. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The secret of the client; null where it was not sent. */
  readonly clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** The token of the form. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
  /** The access token of the call itself. */
  readonly bearer?: InputMaybe<Scalars['String']['input']>;
};

/** Which locations are allowed for orders that match; an order they cannot fulfill in full waits. */
export type RoutingRule = {
  /** The rule. */
  readonly id: Scalars['ID']['output'];
  /** Its name, unique in the company. */
  readonly name: Scalars['String']['output'];
  /** The smallest is evaluated first; the first rule whose conditions all match an order applies. */
  readonly priority: Scalars['Int']['output'];
  /** Destinations, ISO 3166-1 alpha-2; null: any. */
  readonly countries: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Sales channels; null: any. */
  readonly channels: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The order has one of these tags; null: any order. */
  readonly tags: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** One of its lines is of one of these items; null: any order. */
  readonly skus: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Standard or express; null: both. */
  readonly shippingType: Maybe<ShippingType>;
  /** Codes of the allowed locations, the best first. */
  readonly locationCodes: ReadonlyArray<Scalars['String']['output']>;
  /** How far the order may be divided. */
  readonly split: OrderSplit;
};

/** A routing rule; conditions that are left out or empty match every order. */
export type RoutingRuleInput = {
  /** Its name, unique in the company. */
  readonly name: Scalars['String']['input'];
  /** The smallest is evaluated first. */
  readonly priority: Scalars['Int']['input'];
  /** Destinations, ISO 3166-1 alpha-2, up to 1,000. */
  readonly countries?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Sales channels, up to 1,000. */
  readonly channels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The order has one of these tags, up to 1,000. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One of its lines is of one of these items, up to 1,000 SKUs. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Standard or express. */
  readonly shippingType?: InputMaybe<ShippingType>;
  /** Codes of the allowed locations, up to 1,000, the best first. */
  readonly locationCodes: ReadonlyArray<Scalars['String']['input']>;
  /** How far the order may be divided. */
  readonly split: OrderSplit;
};

/** A claimed job, and what its starter may do now. */
export type RunBulkSliceInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The job. */
  readonly id: Scalars['ID']['input'];
  /** Proves the claim. */
  readonly token: Scalars['ID']['input'];
  /** The permissions that its starter has now. */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};

/** A claimed import, and what who sent it may do now. */
export type RunImportSliceInput = {
  /** The claim. */
  readonly claim: ProductImportClaimInput;
  /** Whether who sent it may still write. */
  readonly mayWrite: Scalars['Boolean']['input'];
  /** The permissions of a person. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What was sold in one currency. Amounts and units are without cancelled orders, as the orders stand now. */
export type SalesFigure = {
  /** The day, the Monday of the week, the month (YYYY-MM), the channel or the country; null for all together. */
  readonly key: Maybe<Scalars['String']['output']>;
  /** Orders that are not cancelled; without exchanges that cost nothing, whose units count. */
  readonly orders: Scalars['Int']['output'];
  /** Orders that were cancelled. */
  readonly cancelled: Scalars['Int']['output'];
  /** Units ordered and not cancelled. */
  readonly units: Scalars['Int']['output'];
  /** Of these, units that came back or are on their way: of returns of these orders, whenever they are. */
  readonly returned: Scalars['Int']['output'];
  /** The part of the units that came back, 0 to 1; null where none was sold. */
  readonly returnRate: Maybe<Scalars['Float']['output']>;
  /** Goods before discounts, taxes included. */
  readonly subtotal: Money;
  /** Discounts. */
  readonly discounts: Money;
  /** Shipping. */
  readonly shipping: Money;
  /** The tax within the total. */
  readonly tax: Money;
  /** What the orders come to. */
  readonly total: Money;
  /** What was refunded of it. */
  readonly refunded: Money;
  /** The total less what was refunded. */
  readonly net: Money;
  /** The total of an order on average; null where there is none. */
  readonly averageOrder: Maybe<Money>;
};

/** What was sold on some days. */
export type SalesFigures = {
  /** What changed up to this time is counted, a minute ago as a rule; null before anything is. */
  readonly asOf: Maybe<Scalars['String']['output']>;
  /** The time zone in which its days begin and end: the company's. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** By day, week or month, the earliest first, or by channel or country, the most orders first; a row for each currency. Empty when they are not counted by anything. */
  readonly rows: ReadonlyArray<SalesFigure>;
  /** All together, a row for each currency. */
  readonly totals: ReadonlyArray<SalesFigure>;
};

/** What sales are counted by. */
export type SalesFiguresBy =
  /** The day on which they were ordered. */
  | 'DAY'
  /** The week, by its Monday. */
  | 'WEEK'
  /** The month. */
  | 'MONTH'
  /** The sales channel. */
  | 'CHANNEL'
  /** The country they ship to. */
  | 'COUNTRY';

/** Which sales are counted, and by what. */
export type SalesFiguresInput = {
  /** The first day, as YYYY-MM-DD, in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** The last day; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** What they are counted by; only all together unless given. */
  readonly by?: InputMaybe<SalesFiguresBy>;
  /** Only orders of this sales channel. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Only orders shipped to this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a rule; what is left out stays as it is. */
export type SaveAnomalyRuleInput = {
  /** The anomaly. */
  readonly type: AnomalyType;
  /** Whether staff are alerted; the open alerts of one that is switched off are resolved. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** After how many days of silence, 1 to 30; null for what does not depend on days. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

/** An attribute to add, or to change where there is one of its code; what is left out stays. */
export type SaveAttributeInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The code. */
  readonly code: Scalars['String']['input'];
  /** Its name for people, at most 120 characters. */
  readonly label: Scalars['String']['input'];
  /** What its values are; it stays once the attribute is there. */
  readonly type: AttributeType;
  /** Whether its text is to be translated, as readers of the catalog are told; not unless given. One value is kept for all languages. */
  readonly isLocalizable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The unit of a number, at most 20 characters. */
  readonly unit?: InputMaybe<Scalars['String']['input']>;
  /** The connected system whose values nobody else changes: the name of its key of the catalog API, letter by letter, or the id of its key; or any text for a system that has no key. */
  readonly ownedBy?: InputMaybe<Scalars['String']['input']>;
  /** Its place among the attributes; the last one unless given. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
  /** All its options in their order, up to 2,000. */
  readonly options?: InputMaybe<ReadonlyArray<AttributeOptionInput>>;
};

/** An attribute set to add, or to replace where there is one of its code. */
export type SaveAttributeSetInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The code. */
  readonly code: Scalars['String']['input'];
  /** Its name for people, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Codes of up to 500 attributes, in their order. */
  readonly attributes: ReadonlyArray<Scalars['String']['input']>;
};

/** What of the company's brand to set; absent fields keep their values, null clears a field. */
export type SaveBrandInput = {
  /** Address of its logo, https; the name is shown without one. */
  readonly logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its colour, such as #0b6e4f. */
  readonly accentColor?: InputMaybe<Scalars['String']['input']>;
  /** Where its customers write to. */
  readonly supportEmail?: InputMaybe<Scalars['String']['input']>;
  /** Where its customers find help, https. */
  readonly supportUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A carrier to add, or to replace the one of the same code. */
export type SaveCarrierInput = {
  /** The code orders name it by: 1 to 30 letters, digits, dots, dashes or underscores. */
  readonly code: Scalars['String']['input'];
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Codes of its services, up to 500, the usual one first. */
  readonly serviceCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** ISO 3166-1 alpha-2 codes of the countries it goes to, up to 500; everywhere unless given. */
  readonly countries?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The heaviest parcel it takes, in grams. */
  readonly maxParcelG?: InputMaybe<Scalars['Int']['input']>;
  /** Its tracking page: an https address of up to 2,000 characters with {tracking_number} where the number goes. */
  readonly trackingUrlTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Format of its labels; PDF unless given. */
  readonly labelFormat?: InputMaybe<LabelFormat>;
  /** Letters its tracking numbers begin with: 1 to 4 capitals. */
  readonly trackingPrefix: Scalars['String']['input'];
  /** The first number of a series that has none yet; 1 unless given. */
  readonly trackingFrom?: InputMaybe<Scalars['Int']['input']>;
};

/** A category to make, or to rename or move with all below it; what is left out stays. */
export type SaveCategoryInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The category to change; a new one is made unless given. */
  readonly id?: InputMaybe<Scalars['SafeInt']['input']>;
  /** At most 255 characters, without >; required of a new category. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The category above it; null moves it to the root. */
  readonly parentId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its place among the categories of the same parent; the last one unless given. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** A text of the company's own. */
export type SaveCustomerNotificationTextInput = {
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** it, en, de, fr or es. */
  readonly language: Scalars['String']['input'];
  /** Subject; up to 200 characters. */
  readonly subject: Scalars['String']['input'];
  /** Text; paragraphs are parted by empty lines, up to 5,000 characters. The placeholders of the notification, in braces, are filled in. */
  readonly body: Scalars['String']['input'];
};

/** Where a website is notified, with the secret that this call set. */
export type SavedRevalidation = {
  /** Where it is notified. */
  readonly revalidation: SiteRevalidation;
  /** The secret that was set; shown only once. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** Changes to the text of an entry in a locale; what is absent keeps its value. */
export type SaveEntryDraftInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale, new or known. */
  readonly locale: Scalars['String']['input'];
  /** Its title, at most 300 characters; required in a new locale. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The last segment of its path; in a new locale made of the title unless given. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** What search engines are told; null for nothing. */
  readonly seo?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that was edited: where another was saved since, the call is CONFLICT and says whose. 0 for a new locale. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
  /** The values of its collection's fields, by their keys; null for none. */
  readonly fields?: InputMaybe<Scalars['JSON']['input']>;
};

/** The merchant, as shown on future documents. */
export type SaveLetterheadInput = {
  /** Name of the merchant. */
  readonly name: Scalars['String']['input'];
  /** VAT or other tax number. */
  readonly taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** Where it is. */
  readonly address: AddressInput;
};

/** A change of a location's calendar; what is left out stays as it is, or as the usual calendar has it. */
export type SaveLocationCalendarInput = {
  /** The location: its code or id. */
  readonly location: Scalars['ID']['input'];
  /** All days on which it works, at least one. */
  readonly workingDays?: InputMaybe<ReadonlyArray<Weekday>>;
  /** The public holidays it does not work on; null where it works on all of them. */
  readonly holidays?: InputMaybe<ObservedHolidaysInput>;
  /** All further days on which it does not work, up to 200 entries. */
  readonly closures?: InputMaybe<ReadonlyArray<LocationClosureInput>>;
  /** Working days between the day on which an order is worked on and the day on which it leaves, 0 to 60. */
  readonly preparationDays?: InputMaybe<Scalars['Int']['input']>;
  /** When orders leave, of each shipping method that changes. */
  readonly methods?: InputMaybe<ReadonlyArray<MethodTimesInput>>;
  /** All hours in which customers can collect there, up to 70; several of a day must not overlap. */
  readonly openingHours?: InputMaybe<ReadonlyArray<OpeningHoursInput>>;
  /** Opening minutes from an order until it can be collected, 0 to 10,080. */
  readonly pickupMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** A market to add, or to replace where there is one of its code. */
export type SaveMarketInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The code. */
  readonly code: Scalars['String']['input'];
  /** Its name for people, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2 codes, up to 250. */
  readonly countries: ReadonlyArray<Scalars['String']['input']>;
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['input'];
  /** Code of a price list in this currency; the default one unless given. */
  readonly priceList?: InputMaybe<Scalars['String']['input']>;
  /** Codes of its languages; the catalog's default one unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A menu to add to a site, or to replace where it has one of its handle. */
export type SaveMenuInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** Unique in the site: lower-case letters and digits joined by hyphens, at most 63 characters. */
  readonly handle: Scalars['String']['input'];
  /** The name editors see, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** Its items in their order, up to 500 in all. */
  readonly items: ReadonlyArray<MenuItemInput>;
  /** The version that was edited: where another was saved since, the call is CONFLICT. 0 for a new one. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes to the text of a page in a locale; what is absent keeps its value. */
export type SavePageDraftInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale, new or known. */
  readonly locale: Scalars['String']['input'];
  /** Its title, at most 300 characters; required in a new locale. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The last segment of its path; in a new locale made of the title unless given. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** What search engines are told; null for nothing. */
  readonly seo?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that was edited: where another was saved since, the call is CONFLICT and says whose. 0 for a new locale. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
  /** Its blocks: a list of {id, type} with the fields of their type, at most 500; null for none. */
  readonly blocks?: InputMaybe<Scalars['JSON']['input']>;
};

/** A price list to add, or to change where there is one of its code. */
export type SavePriceListInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The code. */
  readonly code: Scalars['String']['input'];
  /** Its name for people, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** ISO 4217 code; it stays once there are prices in the list. */
  readonly currency: Scalars['String']['input'];
  /** Whether its prices include tax; they do unless given. */
  readonly taxIncluded?: InputMaybe<Scalars['Boolean']['input']>;
  /** True makes it the default list; refused once the catalog has products, which carry the prices of the present one. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Products to create or update, all or none. */
export type SaveProductsInput = {
  /** The catalog; the company's first one unless given, which is made with its first products. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** 1 to 200 products with at most 5,000 variants in all. */
  readonly products: ReadonlyArray<ProductInput>;
  /** Whether to refuse with ALREADY_EXISTS a product of which a SKU or the external id is there already, instead of updating it. */
  readonly onlyNew?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A change of how delivery is promised; what is left out stays. */
export type SavePromiseSettingsInput = {
  /** The sales channel of requests that name none, by which routing rules and service policies apply, 1 to 60 characters; webshop until it is set. */
  readonly defaultChannel?: InputMaybe<Scalars['String']['input']>;
  /** Whether stores are named where what is asked for can be collected; true until it is set. */
  readonly pickup?: InputMaybe<Scalars['Boolean']['input']>;
  /** For how many seconds an answer may be given again, 0 to 3,600; 60 until it is set. */
  readonly cacheSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** A redirect to add, or to replace where there is one of its path. */
export type SaveRedirectInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The path, where nothing is published: /old. */
  readonly from: Scalars['String']['input'];
  /** The locale of the path; the site's default locale unless given. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** 301 moved for good, 302 and 307 for now, 308 for good with the method kept, 410 gone. */
  readonly status: Scalars['Int']['input'];
  /** The page or entry it leads to; the redirect follows it. */
  readonly documentId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** An address, or a path of the site; in place of documentId. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** A change of the return policy; what is left out stays as it is. */
export type SaveReturnPolicyInput = {
  /** Of the portal. */
  readonly languages?: InputMaybe<ReadonlyArray<PageLanguage>>;
  /** Where neither the shopper nor the order has one of them. */
  readonly defaultLanguage?: InputMaybe<PageLanguage>;
  /** What shoppers may give besides the number of the order. */
  readonly verifyWith?: InputMaybe<ReadonlyArray<ReturnVerifier>>;
  /** Days in which orders can be returned, where no window has them: 0 to 3650. */
  readonly windowDays?: InputMaybe<Scalars['Int']['input']>;
  /** Other windows, all of them. */
  readonly windows?: InputMaybe<ReadonlyArray<ReturnWindowInput>>;
  /** What is not taken back: SKUs; one that ends in * is the beginning of SKUs. */
  readonly excludedSkus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What is not taken back: tags of orders and products. */
  readonly excludedTags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What is sold without return, all of it. */
  readonly finalSale?: InputMaybe<FinalSaleInput>;
  /** The most returns of one e-mail address. */
  readonly limit?: InputMaybe<ReturnLimitInput>;
  /** Reasons to choose from, all of them: 1 to 50. */
  readonly reasons?: InputMaybe<ReadonlyArray<ReturnReasonInput>>;
  /** What is withheld from a refund: Decimal text in the currency of the order: 4.90. */
  readonly fee?: InputMaybe<Scalars['String']['input']>;
  /** Other fees, all of them. */
  readonly fees?: InputMaybe<ReadonlyArray<ReturnFeeInput>>;
  /** What shoppers may choose to get. */
  readonly resolutions?: InputMaybe<ReadonlyArray<ReturnResolution>>;
  /** How goods may travel back. */
  readonly methods?: InputMaybe<ReadonlyArray<ReturnMethod>>;
  /** Whether another colour may be had in exchange. */
  readonly exchangesColors?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the other piece of an exchange leaves. */
  readonly exchangeShips?: InputMaybe<ReturnExchangeTime>;
  /** Whether what was paid for shipping is given back once the whole order is returned. */
  readonly refundsShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the platform itself records the refund. */
  readonly refundWhen?: InputMaybe<ReturnRefundTime>;
  /** For how many days a store credit can be spent: 1 to 3650. */
  readonly creditDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of the returns portal; what is left out stays as it is. */
export type SaveReturnPortalInput = {
  /** The last part of its address: 1 to 64 lower-case letters, digits and hyphens, not beginning with a hyphen. Needed for a first portal. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is open; a first portal is, unless given. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where a website is notified; absent fields keep their values. */
export type SaveRevalidationInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** The address: https, public. Required the first time. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** Generate a new secret; the old one is invalid at once. */
  readonly newSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** A secret of your own, 16 to 200 characters; null for webhooks without a signature. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is notified; true unless given the first time. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
};

/** All routing rules of the company. */
export type SaveRoutingRulesInput = {
  /** Up to 100 rules; without any the default routing applies. */
  readonly rules: ReadonlyArray<RoutingRuleInput>;
};

/** All service policies of the company. */
export type SaveServicePoliciesInput = {
  /** Up to 100 policies; without any no days are added. */
  readonly policies: ReadonlyArray<ServicePolicyInput>;
};

/** A size chart to add, or to replace where there is one of its code. */
export type SaveSizeChartInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The code. */
  readonly code: Scalars['String']['input'];
  /** Its title for shoppers, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The unit of its measures. */
  readonly unit: SizeUnit;
  /** Only of products of this brand, capitals apart; any unless given. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** Only of products of this kind, capitals apart; any unless given. */
  readonly productType?: InputMaybe<Scalars['String']['input']>;
  /** Only of products for these people, capitals apart; any unless given. */
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  /** What is measured, up to 20. */
  readonly measures: ReadonlyArray<Scalars['String']['input']>;
  /** Its sizes in their order, 1 to 100. */
  readonly rows: ReadonlyArray<SizeRowInput>;
};

/** A template to add to a site, or to replace where it has one of its key. */
export type SaveTemplateInput = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['input'];
  /** Unique in the site: lower-case letters, digits and underscores, at most 40. */
  readonly key: Scalars['String']['input'];
  /** The name editors see, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** The types of blocks that its pages can have, up to 40. While drafts do not fit them the change is refused, and the first of those are listed. */
  readonly blocks: ReadonlyArray<BlockTypeInput>;
  /** What becomes of the keys of stored values, up to 100 steps, all by the keys before the change: drafts and what websites show of up to 10,000 documents are changed with it, all or none. None unless given. */
  readonly migrate?: InputMaybe<ReadonlyArray<ContentMigrationInput>>;
  /** The version that was edited: where another was saved since, the call is CONFLICT. 0 for a new one. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** All transit times of the company. */
export type SaveTransitTimesInput = {
  /** Up to 1,000 transit times, no two for the same carrier, method, country and postcodes. A method is promised where there is one to the country. */
  readonly transitTimes: ReadonlyArray<TransitTimeInput>;
};

/** What is to be done with a page or an entry at a time. It is gone once it is done. */
export type ScheduledPublication = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What is done. */
  readonly action: PublicationAction;
  /** The locales; null for those whose drafts have changed by then, or in which it is published. */
  readonly locales: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Whether the pages below a page that is taken out go too. */
  readonly withDescendants: Scalars['Boolean']['output'];
  /** When it is done: some seconds after. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether it is still to be done. */
  readonly status: ScheduledPublicationStatus;
  /** How often it was begun; after 5 attempts it is given up. */
  readonly attempts: Scalars['Int']['output'];
  /** When it is begun, or begun again; null once it was given up. */
  readonly nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** When it was scheduled. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who scheduled it. */
  readonly createdBy: Scalars['String']['output'];
  /** The page; null of an entry. */
  readonly page: Maybe<Page>;
  /** The entry; null of a page. */
  readonly entry: Maybe<Entry>;
};

/** A page of ScheduledPublication records. */
export type ScheduledPublicationConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<ScheduledPublication>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ScheduledPublicationEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One ScheduledPublication and its place in the list. */
export type ScheduledPublicationEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: ScheduledPublication;
};

/** Whether a scheduled publication is still to be done. */
export type ScheduledPublicationStatus =
  /** It is done at its time, or tried again. */
  | 'PENDING'
  /** It was given up; the reason says why. */
  | 'FAILED';

/** What is done with a page or an entry, and when. */
export type SchedulePublicationInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** What is done. */
  readonly action: PublicationAction;
  /** The locales; unless given, those whose drafts have changed by then, or in which it is published. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** When; in the future. */
  readonly at: Scalars['DateTime']['input'];
  /** Of a page that is taken out: whether the pages below it go too; while there are any, it fails otherwise. */
  readonly withDescendants?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which texts of pages and entries are searched; all conditions must match. */
export type SearchContentFilter = {
  /** Words that the text must have in its title, slug, content or the path above it, all of them, in any capitals and with or without accents; the last may be the beginning of one, from three letters on. At most 8 words and 200 characters. All texts unless given. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** The site; all of the company, or of the workspace, unless given. */
  readonly siteId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The slug of a workspace: all its sites. */
  readonly workspace?: InputMaybe<Scalars['String']['input']>;
  /** Pages, entries or both; both unless given. */
  readonly kinds?: InputMaybe<ReadonlyArray<ContentKind>>;
  /** The locales; all unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Any of these; all unless given. */
  readonly statuses?: InputMaybe<ReadonlyArray<ContentStatus>>;
  /** Who edited it last. */
  readonly updatedBy?: InputMaybe<Scalars['String']['input']>;
  /** Edited last at this time or later. */
  readonly updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Edited last before this time. */
  readonly updatedTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something that was searched for, in lower case. What looks like personal data is never among them. */
export type SearchedTerm = {
  /** What was searched for. */
  readonly term: Scalars['String']['output'];
  /** How often. */
  readonly searches: Scalars['SafeInt']['output'];
  /** How often nothing was found. */
  readonly withoutResults: Scalars['SafeInt']['output'];
};

/** An e-mail to send. */
export type SendEmailInput = {
  /** A verified sender address of the company: its only one unless given. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** To whom, each one address alone. Up to 10 recipients with those of copies; one that is given twice gets it once. */
  readonly to: ReadonlyArray<Scalars['String']['input']>;
  /** Who gets a copy, which all see. */
  readonly cc?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Where answers go: another verified sender address of the company. The sender address unless given. */
  readonly replyTo?: InputMaybe<Scalars['String']['input']>;
  /** Its subject: one line of up to 200 characters. */
  readonly subject: Scalars['String']['input'];
  /** Its text, as it is sent: up to 20,000 characters, plain. */
  readonly text: Scalars['String']['input'];
  /** A word of your own of up to 100 characters: sending again with the same one answers the e-mail that was sent, and sends nothing. */
  readonly commandId?: InputMaybe<Scalars['String']['input']>;
};

/** An e-mail that was sent, and what is left of the day. */
export type SendEmailResult = {
  /** The e-mail. */
  readonly email: SentEmail;
  /** How many recipients the company can write to until its day ends, of 200. */
  readonly leftToday: Scalars['Int']['output'];
  /** When its next day begins, in its time zone. */
  readonly resetsAt: Scalars['DateTime']['output'];
};

/** An address from which the company sends e-mail, once it is verified. */
export type SenderAddress = {
  /** Identifies the address. */
  readonly id: Scalars['ID']['output'];
  /** The address, in small letters. */
  readonly email: Scalars['String']['output'];
  /** The name that recipients see beside it. */
  readonly name: Scalars['String']['output'];
  /** Whether e-mail can be sent from it: the code that was mailed to it was entered. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** When the code was entered. */
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who added it: the e-mail address of a person, the name of a service token or the command line. */
  readonly addedBy: Scalars['String']['output'];
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A mail that the customer of a shipment was to get. */
export type SentCustomerNotification = {
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** When it was due. */
  readonly queuedAt: Scalars['DateTime']['output'];
  /** it, en, de, fr or es. Null for a mail of which nothing is kept any more. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** What became of it; null for a mail of which nothing is kept any more. */
  readonly state: Maybe<MailState>;
  /** When it was sent, or given up. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** An e-mail that the company sent. Its text is in the mailboxes of its recipients alone. */
export type SentEmail = {
  /** Identifies the e-mail. */
  readonly id: Scalars['ID']['output'];
  /** The sender address. */
  readonly from: Scalars['String']['output'];
  /** The name beside it. */
  readonly fromName: Scalars['String']['output'];
  /** Where answers go; null for the sender address. */
  readonly replyTo: Maybe<Scalars['String']['output']>;
  /** Its subject. */
  readonly subject: Scalars['String']['output'];
  /** Who sent it: the e-mail address of a person, also where their assistant did, or the name of a service token. */
  readonly sentBy: Scalars['String']['output'];
  /** When it was queued. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** QUEUED while it waits for any recipient, FAILED where it reached not all of them. */
  readonly status: EmailStatus;
  /** Its recipients, 1 to 10. */
  readonly recipients: ReadonlyArray<EmailRecipient>;
};

/** A page of SentEmail records. */
export type SentEmailConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<SentEmail>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<SentEmailEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One SentEmail and its place in the list. */
export type SentEmailEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: SentEmail;
};

/** Days that are added to what some orders are promised; a condition that is null matches every order. */
export type ServicePolicy = {
  /** The policy. */
  readonly id: Scalars['ID']['output'];
  /** Its name, unique in the company. */
  readonly name: Scalars['String']['output'];
  /** The smallest is evaluated first; the first policy whose conditions all match an order applies. */
  readonly priority: Scalars['Int']['output'];
  /** Destinations, ISO 3166-1 alpha-2; null: any. */
  readonly countries: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Beginnings of postcodes, without blanks and in capitals; null: any. */
  readonly postcodePrefixes: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Sales channels; null: any. */
  readonly channels: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** One of the items has one of these tags of the catalog; null: any items. */
  readonly tags: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Standard or express; null: both. */
  readonly shippingType: Maybe<ShippingType>;
  /** Working days of the location added before what was ordered leaves. */
  readonly extraDays: Scalars['Int']['output'];
  /** Working days of the destination added to the last day of delivery. */
  readonly bufferDays: Scalars['Int']['output'];
};

/** A service policy; conditions that are left out or empty match every order. */
export type ServicePolicyInput = {
  /** Its name, unique in the company, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The smallest is evaluated first. */
  readonly priority: Scalars['Int']['input'];
  /** Destinations, ISO 3166-1 alpha-2, up to 1,000. */
  readonly countries?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Beginnings of postcodes, up to 1,000. */
  readonly postcodePrefixes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Sales channels, up to 1,000. */
  readonly channels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One of the items has one of these tags of the catalog, up to 1,000. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Standard or express. */
  readonly shippingType?: InputMaybe<ShippingType>;
  /** Working days of the location added before what was ordered leaves, 0 to 60; 0 unless given. */
  readonly extraDays?: InputMaybe<Scalars['Int']['input']>;
  /** Working days of the destination added to the last day of delivery, 0 to 60; 0 unless given. */
  readonly bufferDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A browser in which a person is signed in at the identity provider. */
export type Session = {
  /** Identifies the session. */
  readonly id: Scalars['ID']['output'];
  /** When the person signed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last seen, to the minute. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When it ends at the latest. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Network address at the sign-in. */
  readonly address: Scalars['String']['output'];
  /** What the browser calls itself. */
  readonly userAgent: Scalars['String']['output'];
};

/** The modules that AI clients may not use in the company. */
export type SetAssistantModulesInput = {
  /** brain, catalog, commerce or intelligence, in place of those before; none lets AI clients into every module. */
  readonly modulesOff: ReadonlyArray<Scalars['String']['input']>;
};

/** What is to be available of items; each entry is written for itself. */
export type SetAvailabilityInput = {
  /** 1 to 5,000 entries. */
  readonly items: ReadonlyArray<AvailabilityInput>;
};

/** What became of each entry. */
export type SetAvailabilityResult = {
  /** In the order of the entries. */
  readonly results: ReadonlyArray<AvailabilityResult>;
};

/** The time zone in which the company works. */
export type SetCompanyTimeZoneInput = {
  /** Its IANA name, such as Europe/Rome. */
  readonly timeZone: Scalars['String']['input'];
};

/** Values to keep on a customer, in one namespace. */
export type SetCustomerMetadataInput = {
  /** The namespace: lower-case letters, digits, -, _ and ., up to 60. */
  readonly namespace: Scalars['String']['input'];
  /** The values, 1 to 100; a record keeps 100 entries and 64 KB in all its namespaces. */
  readonly entries: ReadonlyArray<MetadataEntryInput>;
  /** The e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** Whether an order's customs documents outside the parcel are ready. */
export type SetExternalDocumentsReadyInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Whether they are; they are unless given. */
  readonly ready?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which page is the home page of its site from now on. */
export type SetHomePageInput = {
  /** The page, with none below it. */
  readonly id: Scalars['SafeInt']['input'];
  /** Slugs of the page that is the home page until now, which has none; in locales without one they are made of its titles. */
  readonly formerSlugs?: InputMaybe<ReadonlyArray<LocaleSlugInput>>;
  /** The version of its site that was read: where the site was changed since, or another page made its home page, the call is CONFLICT. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The incoming stock of a location. */
export type SetIncomingStockInput = {
  /** Code of the location. */
  readonly locationCode: Scalars['String']['input'];
  /** 1 to 500 items; their previous incoming stock is replaced. */
  readonly items: ReadonlyArray<IncomingItemInput>;
};

/** Values to keep on an order or return, in one namespace. */
export type SetMetadataInput = {
  /** The namespace: lower-case letters, digits, -, _ and ., up to 60. */
  readonly namespace: Scalars['String']['input'];
  /** The values, 1 to 100; a record keeps 100 entries and 64 KB in all its namespaces. */
  readonly entries: ReadonlyArray<MetadataEntryInput>;
  /** Order number, with or without #, external id or id; left out for a return. */
  readonly orderReference?: InputMaybe<Scalars['ID']['input']>;
  /** Return number or id; left out for an order. */
  readonly returnReference?: InputMaybe<Scalars['ID']['input']>;
};

/** An order, and whether it is to be on hold. */
export type SetOrderHoldInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Whether it is to be on hold. */
  readonly onHold: Scalars['Boolean']['input'];
  /** The reason, for staff, up to 200 characters; a hold has one. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** MANUAL unless it is given. */
  readonly kind?: InputMaybe<StaffHoldKind>;
};

/** The payment status of an order. */
export type SetPaymentStatusInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** The new status. */
  readonly paymentStatus: PaymentStatus;
};

/** Values to keep on a product, in one namespace. */
export type SetProductMetadataInput = {
  /** The namespace: lower-case letters, digits, -, _ and ., up to 60. */
  readonly namespace: Scalars['String']['input'];
  /** The values, 1 to 100; a record keeps 100 entries and 64 KB in all its namespaces. */
  readonly entries: ReadonlyArray<MetadataEntryInput>;
  /** The product's id. */
  readonly productId: Scalars['SafeInt']['input'];
};

/** A record of a catalog by its code. */
export type SettingCodeInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The code. */
  readonly code: Scalars['String']['input'];
};

/** What leaves; everything picked that has not left unless lines are given. */
export type ShipAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** When; now unless given. */
  readonly shippedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Code of the carrier; that of the order, or the first that goes to its country, unless given. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** For parcels without a number of their own; required without labels, unless withoutTracking is true. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it leaves without a label and a number, as with a van of your own. */
  readonly withoutTracking?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the shipment can be followed. */
  readonly trackingUrl?: InputMaybe<Scalars['String']['input']>;
  /** The parcels; the packed ones unless given. */
  readonly parcels?: InputMaybe<ReadonlyArray<PackedParcelInput>>;
  /** Only these units leave. */
  readonly lines?: InputMaybe<ReadonlyArray<PickedUnitsInput>>;
};

/** Units of an order that left a location together. */
export type Shipment = {
  /** The shipment. */
  readonly id: Scalars['ID']['output'];
  /** Its delivery status. */
  readonly status: ShipmentStatus;
  /** Code of the carrier. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  /** Name of the carrier. */
  readonly carrierName: Maybe<Scalars['String']['output']>;
  /** Code of the carrier's service. */
  readonly serviceCode: Maybe<Scalars['String']['output']>;
  /** Where it can be followed. */
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
  /** The carrier's numbers of its parcels and of the shipment as a whole, each once. */
  readonly trackingNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** When it left. */
  readonly shippedAt: Scalars['DateTime']['output'];
  /** When it was delivered. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Its parcels. */
  readonly parcels: ReadonlyArray<ShipmentParcel>;
  /** Its units. */
  readonly lines: ReadonlyArray<ShipmentLine>;
  /**
   * Its units.
   * @deprecated Named lines, as everywhere.
   */
  readonly pieces: ReadonlyArray<ShipmentPiece>;
  /** The order its units are of. */
  readonly order: Maybe<Order>;
  /** Where it left. */
  readonly location: Maybe<Location>;
  /** What its carrier reported, the latest first. */
  readonly trackingEvents: ReadonlyArray<TrackingEvent>;
  /** When the last thing happened that its carrier reported, understood or not; null where it has reported nothing. */
  readonly lastReportedAt: Maybe<Scalars['DateTime']['output']>;
  /** When its carrier expected to deliver it, what it said last first. */
  readonly deliveryEstimates: ReadonlyArray<DeliveryEstimate>;
  /** The last part of the address of its public page, /track/ and this: whoever has it follows the shipment without signing in. It ends when the shipment is voided. */
  readonly trackingToken: Scalars['String']['output'];
};

/** A page of Shipment records. */
export type ShipmentConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Shipment>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<ShipmentEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Shipment and its place in the list. */
export type ShipmentEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Shipment;
};

/** Which shipments to list. */
export type ShipmentFilter = {
  /**
   * Only this delivery status.
   * @deprecated statuses takes one or several.
   */
  readonly status?: InputMaybe<ShipmentStatus>;
  /** Only these delivery statuses: one or several, in place of status; one of the two is required. Of both only what is in both. */
  readonly statuses?: InputMaybe<ReadonlyArray<ShipmentStatus>>;
  /** Only shipments that left the location of this code. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Only shipments whose order has all of these words (part of its number, name, e-mail address, SKU), or with a tracking number that begins like this. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only shipments of this carrier. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** Shipped at or after. */
  readonly shippedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Shipped before. */
  readonly shippedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only shipments that left before, and of which nothing has been reported or recorded since: with the statuses of parcels on their way, those that stand still. */
  readonly quietSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Units of a line in a shipment or a parcel. */
export type ShipmentLine = {
  /** The order line. */
  readonly lineId: Scalars['ID']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** Lot they are of. */
  readonly lotNumber: Maybe<Scalars['String']['output']>;
  /** When the lot expires, a date. */
  readonly lotExpiration: Maybe<Scalars['String']['output']>;
  /** Serial number. */
  readonly serialNumber: Maybe<Scalars['String']['output']>;
};

/** A parcel of a shipment. */
export type ShipmentParcel = {
  /** Its number in the shipment, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The warehouse's parcel id. */
  readonly reference: Maybe<Scalars['String']['output']>;
  /** The carrier's number. */
  readonly trackingNumber: Maybe<Scalars['String']['output']>;
  /** Grams. */
  readonly weightG: Maybe<Scalars['Int']['output']>;
  /** Its content, if reported. */
  readonly lines: ReadonlyArray<ShipmentLine>;
  /**
   * Its content, if reported.
   * @deprecated Named lines, as everywhere.
   */
  readonly pieces: ReadonlyArray<ShipmentPiece>;
};

/** The same as ShipmentLine, for the deprecated fields. */
export type ShipmentPiece = {
  /** The order line. */
  readonly lineId: Scalars['ID']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** Lot they are of. */
  readonly lotNumber: Maybe<Scalars['String']['output']>;
  /** When the lot expires, a date. */
  readonly lotExpiration: Maybe<Scalars['String']['output']>;
  /** Serial number. */
  readonly serialNumber: Maybe<Scalars['String']['output']>;
};

/** What is known of a shipment's way. */
export type ShipmentStatus =
  /** Labelled, not collected yet. */
  | 'LABEL_CREATED'
  /** Left the location. */
  | 'PICKED_UP'
  /** Travelling. */
  | 'IN_TRANSIT'
  /** On the last van. */
  | 'OUT_FOR_DELIVERY'
  /** Waits for the customer. */
  | 'READY_FOR_PICKUP'
  /** Delivered. */
  | 'DELIVERED'
  /** Something went wrong on the way. */
  | 'EXCEPTION'
  /** Came back. */
  | 'RETURNED_TO_SENDER'
  /** Never left after all. */
  | 'VOIDED';

/** What a shipping method promises. Days are YYYY-MM-DD: of leaving by the clocks of the location, of delivery by those of the destination. */
export type ShippingOption = {
  /** The shipping method. */
  readonly method: ShippingType;
  /** Whether it can be had now, later or not at all. */
  readonly status: PromiseStatus;
  /** Of incoming stock: the day on which the last of it arrives that is needed. */
  readonly availableFrom: Maybe<Scalars['String']['output']>;
  /** Of what is in stock: until when to order so that it leaves on this day; null where the method has no cutoff. */
  readonly orderBy: Maybe<Scalars['DateTime']['output']>;
  /** The day on which the last part leaves. */
  readonly shipsOn: Maybe<Scalars['String']['output']>;
  /** The first day on which it may be delivered. */
  readonly deliveryFrom: Maybe<Scalars['String']['output']>;
  /** The last day on which it is delivered, with the buffer of the service policy: the day to promise. */
  readonly deliveryTo: Maybe<Scalars['String']['output']>;
};

/** The speed of a shipping method. */
export type ShippingType =
  /** Normal speed. */
  | 'STANDARD'
  /** Goes first. */
  | 'EXPRESS';

/** What a shopper did. */
export type ShopperEventKind =
  /** They viewed a page. */
  | 'page_view'
  /** They viewed a product. */
  | 'product_view'
  /** They searched. */
  | 'search'
  /** They put something in a cart. */
  | 'add_to_cart'
  /** They took something out of a cart. */
  | 'remove_from_cart'
  /** They began to check out. */
  | 'checkout_start'
  /** They bought. */
  | 'purchase';

/** A part of what is kept of the visitors of a customer. */
export type ShopperRecords = {
  /** The visitors with their carts, orders, sessions and campaigns; only with the first part. */
  readonly visitors: ReadonlyArray<Scalars['JSON']['output']>;
  /** Their events, 2,000 at most. */
  readonly events: ReadonlyArray<Scalars['JSON']['output']>;
  /** Where the next part begins; null behind the last. */
  readonly next: Maybe<Scalars['String']['output']>;
};

/** Whose records. */
export type ShopperRecordsInput = {
  /** The ids that storefronts have for a customer. */
  readonly customerIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The `next` of the part before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
};

/** A fulfillment order to end, or whose cancellation to confirm. */
export type ShortCloseAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the reason. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Comment. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** An order its warehouse short-closes, or whose cancellation it confirms. */
export type ShortCloseFulfillmentOrderInput = {
  /** Order number, with or without #, or id. */
  readonly reference: Scalars['ID']['input'];
  /** The warehouse's reason code. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's comment. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** What happens if it was short-closed, or its cancellation confirmed, before. */
  readonly repeat?: InputMaybe<RepeatPolicy>;
};

/** An invitation as its link shows it. */
export type ShownInvitation = {
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The company. */
  readonly company: Scalars['String']['output'];
  /** The address of the person who invited them; empty where it was no person. */
  readonly invitedBy: Scalars['String']['output'];
  /** Whether a password has to be chosen. */
  readonly needsPassword: Scalars['Boolean']['output'];
};

/** The result of signing in. */
export type SignIn = {
  /** Outcome. */
  readonly outcome: SignInOutcome;
  /** Seconds until another attempt is let in; null unless blocked. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  /** Token of the session, for the browser's cookie alone; null unless signed in. */
  readonly sessionToken: Maybe<Scalars['String']['output']>;
  /** The session; null unless signed in. */
  readonly session: Maybe<SignInSession>;
  /** Whether it was a one-time password, so that another has to be chosen before anything else. */
  readonly mustChoosePassword: Scalars['Boolean']['output'];
  /** The language of the account: it, en, de, fr or es; null where none was chosen, and unless signed in. */
  readonly locale: Maybe<Scalars['String']['output']>;
};

/** What a person enters to sign in, and where they are. */
export type SignInInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** Password. */
  readonly password: Scalars['String']['input'];
  /** Network address of the browser. */
  readonly address: Scalars['String']['input'];
  /** What the browser calls itself. */
  readonly userAgent: Scalars['String']['input'];
  /** Token of the browser's session before, which ends. */
  readonly replaces?: InputMaybe<Scalars['String']['input']>;
};

/** The result of signing in. */
export type SignInOutcome =
  /** A session has begun. */
  | 'SIGNED_IN'
  /** The address is unknown, or the password wrong. */
  | 'WRONG'
  /** There were too many wrong passwords of this address or for this account. */
  | 'BLOCKED'
  /** It was a one-time password whose time is over. */
  | 'PASSWORD_EXPIRED';

/** A browser in which somebody is signed in. */
export type SignInSession = {
  /** Identifies the session. */
  readonly id: Scalars['ID']['output'];
  /** The account. */
  readonly accountId: Scalars['ID']['output'];
  /** When the password was entered. */
  readonly authTime: Scalars['DateTime']['output'];
};

/** A connection that is silent while orders wait. */
export type SilentConnection = {
  /** The connection. */
  readonly id: Scalars['ID']['output'];
  /** Since when. */
  readonly since: Scalars['DateTime']['output'];
};

/** A connection that has been silent while orders waited. */
export type SilentConnectionInput = {
  /** The connection. */
  readonly id: Scalars['ID']['input'];
  /** Start of the silence. */
  readonly since: Scalars['DateTime']['input'];
};

/** An order of a sandbox that its merchant cancels. */
export type SimulateCancellationInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
};

/** What a carrier reports of a parcel of a sandbox. */
export type SimulateCarrierEventInput = {
  /** The carrier's number of the parcel, up to 120 characters; one of no parcel is kept for 30 days in case one gets it. */
  readonly trackingNumber: Scalars['String']['input'];
  /** What it says of the parcel. */
  readonly status: TrackingStatus;
  /** The carrier's words, which shoppers read; cut to 500 characters. Empty unless given. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Where it happened; cut to 200 characters. Empty unless given. */
  readonly location?: InputMaybe<Scalars['String']['input']>;
  /** When it happened; now unless given, and for times before 2000 or more than 24 hours ahead. */
  readonly occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When the carrier expects to deliver. */
  readonly estimatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a location of a sandbox counts of a variant of a key's catalog. */
export type SimulateCountInput = {
  /** SKU of the variant. */
  readonly sku: Scalars['String']['input'];
  /** Code of the location. */
  readonly location: Scalars['String']['input'];
  /** The units that may be sold. */
  readonly available: Scalars['Int']['input'];
};

/** What became of a simulated event of a carrier. */
export type SimulatedCarrierEvent = {
  /** 1 where it is new of a known parcel, or says that a return is on its way; else 0. */
  readonly applied: Scalars['Int']['output'];
  /** 1 where an identical one is kept: of the same number, minute, status and description. */
  readonly duplicates: Scalars['Int']['output'];
  /** 1 where no parcel has the number. */
  readonly unmatched: Scalars['Int']['output'];
  /** The order of the parcel after it; null where no shipment has the number. */
  readonly order: Maybe<Order>;
};

/** What a location of a sandbox counted. */
export type SimulatedCount = {
  /** SKU of the variant. */
  readonly sku: Scalars['String']['output'];
  /** Code of the location. */
  readonly location: Scalars['String']['output'];
  /** The units that may be sold now. */
  readonly available: Scalars['SafeInt']['output'];
};

/** The fees of the returns that are refunds and would not be refused, by currency. */
export type SimulatedFees = {
  /** By the policy as it is. */
  readonly before: ReadonlyArray<Money>;
  /** With the change. */
  readonly after: ReadonlyArray<Money>;
};

/** An order whose dates differ. */
export type SimulatedOrder = {
  /** Its number. */
  readonly order: Scalars['String']['output'];
  /** The day its last part would have left by the calendar of now; null where none is found. */
  readonly shipsOnBefore: Maybe<Scalars['String']['output']>;
  /** The same with the change. */
  readonly shipsOnAfter: Maybe<Scalars['String']['output']>;
  /** The last day of its delivery by the calendar of now, which would have been promised; null without a transit time. */
  readonly deliveryToBefore: Maybe<Scalars['String']['output']>;
  /** The same with the change. */
  readonly deliveryToAfter: Maybe<Scalars['String']['output']>;
};

/** Visits of shoppers to a storefront of a sandbox. */
export type SimulatedVisits = {
  /** How many there were. */
  readonly visits: Scalars['Int']['output'];
  /** How many events of them were collected. */
  readonly events: Scalars['Int']['output'];
};

/** Orders that a sales channel of a sandbox sends. */
export type SimulateOrdersInput = {
  /** How many, 1 to 100; 1 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Code of the location that fulfils them; routing chooses unless given. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a location's calendar, or of transit times, that is tried on the orders of the last days. What is left out stays as it is. */
export type SimulatePromiseInput = {
  /** The location: its code or id. */
  readonly location: Scalars['ID']['input'];
  /** All days on which it works, at least one. */
  readonly workingDays?: InputMaybe<ReadonlyArray<Weekday>>;
  /** The public holidays it does not work on; null where it works on all of them. */
  readonly holidays?: InputMaybe<ObservedHolidaysInput>;
  /** All further days on which it does not work, up to 200 entries. */
  readonly closures?: InputMaybe<ReadonlyArray<LocationClosureInput>>;
  /** Working days between the day on which an order is worked on and the day on which it leaves, 0 to 60. */
  readonly preparationDays?: InputMaybe<Scalars['Int']['input']>;
  /** When orders leave, of each shipping method that changes. */
  readonly methods?: InputMaybe<ReadonlyArray<MethodTimesInput>>;
  /** All transit times, in place of those there are: up to 1,000. */
  readonly transitTimes?: InputMaybe<ReadonlyArray<TransitTimeInput>>;
  /** The orders of how many days it is tried on, 1 to 92; 30 unless given. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

/** Units of a shipped order of a sandbox that its customer sends back. */
export type SimulateReturnInput = {
  /** Order number, with or without #, external id or id. */
  readonly orderReference: Scalars['ID']['input'];
  /** How many units, 1 unless given; of the first lines that can still be returned. */
  readonly units?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of the return policy that is tried on what happened. */
export type SimulateReturnPolicyInput = {
  /** The change; what is left out stays as it is. */
  readonly change: SaveReturnPolicyInput;
  /** From when on: 30 days before `to` unless given, at most 92. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Until when, that moment not included; now unless given. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An order of a sandbox that its locations ship. */
export type SimulateShipmentInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Of the parcel, up to 120 characters; made up unless given. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier; the order's unless given. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
};

/** Shoppers who visit a storefront of a sandbox. */
export type SimulateShopperEventsInput = {
  /** The connection of the storefront's collector. */
  readonly collectorId: Scalars['ID']['input'];
  /** How many visits, 1 to 100; 20 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
};

/** What a location of a sandbox counts. */
export type SimulateStockInput = {
  /** Code of the location. */
  readonly locationCode: Scalars['String']['input'];
  /** Sellable units of each item, 0 or more; 50 unless given. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The items, by their SKUs; the first 1,000 of the company unless given. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A website whose content is managed here. */
export type Site = {
  /** Counts from 1 in each company; part of the delivery URL. */
  readonly id: Scalars['SafeInt']['output'];
  /** Unique in the workspace. */
  readonly slug: Scalars['String']['output'];
  /** The name people see. */
  readonly name: Scalars['String']['output'];
  /** Status of the site. */
  readonly status: SiteStatus;
  /** Language tag of content without one of its own: it. */
  readonly defaultLocale: Scalars['String']['output'];
  /** The language tags of the site. */
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
  /** https URL of the website that shows the content. */
  readonly frontendUrl: Maybe<Scalars['String']['output']>;
  /** Counts its changes, and those of which page is its home page. */
  readonly version: Scalars['Int']['output'];
  /** When the site last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its collections, by slug. */
  readonly collections: ReadonlyArray<Collection>;
  /** Its menus, by handle. */
  readonly menus: ReadonlyArray<Menu>;
  /** The workspace it belongs to. */
  readonly workspace: Workspace;
  /** Whether what is stored of its locales cannot be read: they are the default one here, and its website is not served. Give them anew (updateSite). */
  readonly isDamaged: Scalars['Boolean']['output'];
  /** The templates of its pages, by key. */
  readonly templates: ReadonlyArray<PageTemplate>;
};

/** Where a website is notified of what was published. */
export type SiteRevalidation = {
  /** The site. */
  readonly siteId: Scalars['SafeInt']['output'];
  /** The address that is posted to. */
  readonly url: Scalars['String']['output'];
  /** Whether it is notified; what is missed while it is not is not sent later. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Whether it is signed. */
  readonly hasSecret: Scalars['Boolean']['output'];
};

/** Status of a site. */
export type SiteStatus =
  /** Being built; its tokens read it already. */
  | 'DRAFT'
  /** Served to its website. */
  | 'ACTIVE'
  /** No longer served; kept as a record. */
  | 'ARCHIVED';

/** What orders, returns and size charts tell about the sizes of a product. */
export type SizeAdvice = {
  /** The product. */
  readonly productId: Scalars['SafeInt']['output'];
  /** The product's own code. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** Its sizes in their order. */
  readonly sizes: ReadonlyArray<SizeFigures>;
  /** How it turns out; null where too little came back to tell. */
  readonly fit: Maybe<SizeFit>;
  /** The size for the shopper; null where nothing tells it. */
  readonly recommendation: Maybe<SizeRecommendation>;
  /** Its size chart. */
  readonly chart: Maybe<SizeChart>;
};

/** Whose sizes are asked about, and for whom. */
export type SizeAdviceInput = {
  /** The product. */
  readonly productId: Scalars['SafeInt']['input'];
  /** A customer, by the id that the sales channel gave them; anybody unless given. */
  readonly customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a recommended size rests on. */
export type SizeBasis =
  /** The shopper bought this size of the product, got it and did not send it back; where only the storefront saw it, they bought it. */
  | 'OWN_PURCHASE'
  /** The shopper sent the size below back as too small, or the one above as too large. */
  | 'OWN_RETURN'
  /** What the shopper bought and kept, as far as is known, of products of the same brand and kind; one size up or down where the product runs small or large. */
  | 'SAME_BRAND'
  /** The same, of products of the same kind and other brands. */
  | 'SIMILAR_PRODUCTS'
  /** The size that most units were delivered and kept of; none where another was kept as often, and of products whose sizes measure things (80X150, 20CM). */
  | 'ALL_SHOPPERS';

/** What the sizes of some products measure, as their pages show it. A chart is of the products that have each of the brand, kind and gender that it names; of several the one that names most counts. */
export type SizeChart = {
  /** Identifies it in the catalog. */
  readonly code: Scalars['String']['output'];
  /** Its title for shoppers. */
  readonly name: Scalars['String']['output'];
  /** The unit of its measures. */
  readonly unit: SizeUnit;
  /** Only of products of this brand; null for any. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Only of products of this kind; null for any. */
  readonly productType: Maybe<Scalars['String']['output']>;
  /** Only of products for these people; null for any. */
  readonly gender: Maybe<Scalars['String']['output']>;
  /** What is measured, in the order of the values: Chest. */
  readonly measures: ReadonlyArray<Scalars['String']['output']>;
  /** Its sizes in their order. */
  readonly rows: ReadonlyArray<SizeRow>;
};

/** How sure a recommended size is. */
export type SizeConfidence =
  /** It is a guess. */
  | 'LOW'
  /** It is likely. */
  | 'MEDIUM'
  /** Orders say that the shopper kept it, or three products of the brand agree on it. */
  | 'HIGH';

/** What orders and returns tell about sizes. */
export type SizeEvidence = {
  /** What came of the units of each item that were sold in the last year. */
  readonly sold: ReadonlyArray<SoldSize>;
  /** Why they came back. */
  readonly returned: ReadonlyArray<ReturnedSize>;
  /** What the customer ordered, the last first. */
  readonly bought: ReadonlyArray<BoughtSize>;
};

/** Whose sizes are compared. */
export type SizeEvidenceInput = {
  /** SKUs of the items; the first 200 count. */
  readonly skus: ReadonlyArray<Scalars['String']['input']>;
  /** A customer, by their id on the sales channel. */
  readonly customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a size of a product in the last year. */
export type SizeFigures = {
  /** The size. */
  readonly size: Scalars['String']['output'];
  /** Units that were sold. */
  readonly sold: Scalars['Int']['output'];
  /** Units of them that were delivered, whether they came back or not. */
  readonly delivered: Scalars['Int']['output'];
  /** Units of them that came back, for whatever reason. */
  readonly returned: Scalars['Int']['output'];
  /** Those of them that came back with the reason too_small. */
  readonly tooSmall: Scalars['Int']['output'];
  /** Those of them that came back with the reason too_large. */
  readonly tooLarge: Scalars['Int']['output'];
};

/** How a product turns out beside the size that is on it. */
export type SizeFit =
  /** Smaller: at least five units and a twentieth of those delivered came back for their size, two thirds of them too small. */
  | 'RUNS_SMALL'
  /** As it says: of twenty delivered units or more a tenth at most came back for their size. */
  | 'TRUE_TO_SIZE'
  /** Larger: as RUNS_SMALL, of those that were too large. */
  | 'RUNS_LARGE';

/** The size that a shopper is told. */
export type SizeRecommendation = {
  /** The size. */
  readonly size: Scalars['String']['output'];
  /** How sure it is. */
  readonly confidence: SizeConfidence;
  /** What it rests on. */
  readonly basis: SizeBasis;
};

/** A size, with what it measures. */
export type SizeRow = {
  /** The size. */
  readonly size: Scalars['String']['output'];
  /** One for each measure of the chart: 96-101. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** A size, with what it measures. */
export type SizeRowInput = {
  /** The size, at most 60 characters. */
  readonly size: Scalars['String']['input'];
  /** One for each measure, at most 60 characters; empty where it has none. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** The unit of the measures of a size chart. */
export type SizeUnit =
  /** Centimetres. */
  | 'CM'
  /** Inches. */
  | 'INCH';

/** What a product page shows about sizes. */
export type SizeWidget = {
  /** Null for a product that is not known, or not on sale. */
  readonly advice: Maybe<SizeAdvice>;
  /** Whether it is for this visitor alone, who allowed that. */
  readonly isPersonal: Scalars['Boolean']['output'];
};

/** The product page that shows sizes. */
export type SizeWidgetInput = {
  /** What the storefront calls the product. */
  readonly ref: Scalars['String']['input'];
  /** Who looks at it. */
  readonly visitorId?: InputMaybe<Scalars['ID']['input']>;
};

/** What came of the units of an item. */
export type SoldSize = {
  /** SKU of the item. */
  readonly sku: Scalars['String']['output'];
  /** Units that were sold. */
  readonly units: Scalars['Int']['output'];
  /** Units of them that reached their customers, whether they came back or not. */
  readonly delivered: Scalars['Int']['output'];
  /** Units that came back, for whatever reason. */
  readonly returned: Scalars['Int']['output'];
};

/** Another place for an entry. */
export type SortEntryInput = {
  /** The entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** Its place where a website sorts by it; several may have the same. */
  readonly sort: Scalars['Int']['input'];
};

/** Lines, or some of their units, to move to another location. */
export type SplitFulfillmentOrderInput = {
  /** The fulfillment order they are taken from, which must not be accepted yet: its id, or the number (with or without #) or id of its order where only one of it can move. */
  readonly fulfillmentOrderId: Scalars['ID']['input'];
  /** Code of the location they go to. */
  readonly locationCode: Scalars['String']['input'];
  /** The lines. */
  readonly lines: ReadonlyArray<SplitLineInput>;
};

/** Units of a line to move. */
export type SplitLineInput = {
  /** The order line. */
  readonly lineId: Scalars['ID']['input'];
  /** How many units; all open ones unless given. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** Why a person holds an order. */
export type StaffHoldKind =
  /** Any check or wait. */
  | 'MANUAL'
  /** The order may be fraud. */
  | 'FRAUD';

/** A note of staff on an order or return; only the company's people see it. */
export type StaffNote = {
  /** The note. */
  readonly id: Scalars['ID']['output'];
  /** Who wrote it first; `editedBy` is who changed it. */
  readonly author: Scalars['String']['output'];
  /** What it says. */
  readonly text: Scalars['String']['output'];
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last edited; null if it never was. */
  readonly editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who edited it last; null if nobody did. */
  readonly editedBy: Maybe<Scalars['String']['output']>;
};

/** A page of StaffNote records. */
export type StaffNoteConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<StaffNote>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<StaffNoteEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One StaffNote and its place in the list. */
export type StaffNoteEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: StaffNote;
};

/** The holder of a token: a person, or with a service token the company. */
export type StaffPrincipal = {
  /** Identifies the person; null for a service token. */
  readonly userId: Maybe<Scalars['ID']['output']>;
  /** Identifies the token that was presented. */
  readonly tokenId: Scalars['ID']['output'];
  /** Their e-mail address; null for a service token. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** Their e-mail address, or the name and prefix of a service token. */
  readonly actor: Scalars['String']['output'];
  /** The company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** Role in the company; null for a service token. */
  readonly role: Maybe<CompanyRole>;
  /** Permissions. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Permissions that the person has by their roles and the limit of the token takes away. */
  readonly withheld: ReadonlyArray<Scalars['String']['output']>;
};

/** A token with which a person, or as a service token a program of the company, calls the graph. The token itself was shown when it was created. */
export type StaffToken = {
  /** Identifies the token. */
  readonly id: Scalars['ID']['output'];
  /** Purpose of the token. */
  readonly name: Scalars['String']['output'];
  /** Visible prefix of the token. */
  readonly prefix: Scalars['String']['output'];
  /** Permissions to which it is limited; null for all permissions of its person. Its person's role limits it as well. */
  readonly permissions: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Creation time. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Expiry time; null for never. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of its last use, to the minute. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has expired. */
  readonly expired: Scalars['Boolean']['output'];
  /** The person it belongs to; null for a service token. */
  readonly person: Maybe<Person>;
};

/** A page of StaffToken records. */
export type StaffTokenConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<StaffToken>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<StaffTokenEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many tokens the whole list has. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One StaffToken and its place in the list. */
export type StaffTokenEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: StaffToken;
};

/** Who started some work: a person, with the token they called with, or a service token alone. */
export type StarterInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The person. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** The token they called with, or the service token. */
  readonly tokenId?: InputMaybe<Scalars['ID']['input']>;
};

/** A file of products. */
export type StartImportInput = {
  /** The file: .csv, .tsv, .xlsx, .json or .ndjson, up to 64 MB and 100,000 products. */
  readonly file: Scalars['Upload']['input'];
  /** The catalog that its products are written to; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** What columns hold that are not known: {"columns": {"Name": "title", "Internal": null}}. The refusal of a file with such columns proposes one. */
  readonly mapping?: InputMaybe<Scalars['JSON']['input']>;
};

/** A change of an item's stock. */
export type StockChangeInput = {
  /** The variant. */
  readonly variantId: Scalars['ID']['input'];
  /** Change sequence of that change in the orders subgraph. */
  readonly sequence: Scalars['DateTime']['input'];
};

/** The condition of units in stock; only sellable ones are available. */
export type StockClassification =
  /** Can be sold. */
  | 'SELLABLE'
  /** Broken or soiled. */
  | 'DAMAGED'
  /** Waiting for a decision. */
  | 'QUARANTINE'
  /** Kept back. */
  | 'BLOCKED';

/** For how long the stock of what sells lasts. */
export type StockCover = {
  /** What changed up to this time is counted, a minute ago as a rule; null before anything is. */
  readonly asOf: Maybe<Scalars['String']['output']>;
  /** The time zone in which its days begin and end: the company's. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** The items of the catalog that were sold, what is used up first at the head. */
  readonly rows: ReadonlyArray<StockCoverRow>;
  /** Where the next page begins; null on the last. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** For how long the stock of which items lasts. */
export type StockCoverInput = {
  /** The sales of how many whole days before today tell how fast an item sells, 1 to 366; 30 unless given. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** Only this item. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Only items whose stock lasts for at most so many days. */
  readonly lastsAtMost?: InputMaybe<Scalars['Int']['input']>;
  /** How many, 1 to 100; 20 unless given. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** The endCursor of the page before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
};

/** For how long the stock of an item lasts. */
export type StockCoverRow = {
  /** Its SKU. */
  readonly sku: Scalars['String']['output'];
  /** Its title. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Units sold in the days looked at. */
  readonly units: Scalars['Int']['output'];
  /** Units sold a day. */
  readonly soldPerDay: Scalars['Float']['output'];
  /** Units that can be sold now, at the locations that fulfill online orders. */
  readonly available: Scalars['Int']['output'];
  /** Whole days until nothing is left, if it sells on as it did. */
  readonly daysLeft: Scalars['Int']['output'];
  /** The day on which nothing is left then. */
  readonly runsOutOn: Scalars['String']['output'];
  /** Units on their way from suppliers. */
  readonly incoming: Scalars['Int']['output'];
  /** The day on which the next of them arrive; null where there are none. */
  readonly nextArrivalOn: Maybe<Scalars['String']['output']>;
};

/** A reason why what is published differs from what was reported. */
export type StockDifference = {
  /** The reason. */
  readonly code: StockDifferenceCode;
  /** Units it adds to the published stock, negative where it reduces it. All differences add up to published minus reported. */
  readonly units: Scalars['SafeInt']['output'];
  /**
   * The same as units.
   * @deprecated Named units, as everywhere.
   */
  readonly pieces: Scalars['SafeInt']['output'];
  /** The reason in words. */
  readonly message: Scalars['String']['output'];
};

/** Why what is published of an item differs from what its warehouse reported. */
export type StockDifferenceCode =
  /** Its warehouse never reported it. */
  | 'NEVER_REPORTED'
  /** Units in another than sellable condition. */
  | 'NOT_SELLABLE'
  /** Units of orders its warehouse has not accepted yet. */
  | 'RESERVED'
  /** More is reserved than was reported; what is published is never below 0. */
  | 'OVERSOLD'
  /** The reservation kept with the stock is not what the orders add up to. */
  | 'MISCOUNTED';

/** Available units of a variant at a location. */
export type StockEntryInput = {
  /** SKU of the variant; where its id is given too, both must name the same. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Id of the variant. */
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the location. */
  readonly location: Scalars['String']['input'];
  /** The available units. */
  readonly available: Scalars['Int']['input'];
  /** Written only while this is the quantity. */
  readonly expectedAvailable?: InputMaybe<Scalars['Int']['input']>;
};

/** Why a stock entry was not written. */
export type StockEntryProblem =
  /** No variant has the SKU or id, or they name two. */
  | 'UNKNOWN_VARIANT'
  /** A connected system owns the stock of the product. */
  | 'OWNED'
  /** The quantity is not the expected one. */
  | 'OTHER_QUANTITY'
  /** There is no such location, or it is not active. */
  | 'LOCATION'
  /** Anything else; the errors say it. */
  | 'OTHER';

/** What became of a stock entry. */
export type StockEntryResult = {
  /** Place of the entry, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The variant; null where there is none. */
  readonly variantId: Maybe<Scalars['ID']['output']>;
  /** SKU of the variant, or the one that was sent. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** The location as it was sent. */
  readonly location: Scalars['String']['output'];
  /** The result. */
  readonly status: StockEntryStatus;
  /** Why it was not written. */
  readonly errors: ReadonlyArray<Scalars['String']['output']>;
  /** The same for programs; null where it was written. */
  readonly reason: Maybe<StockEntryProblem>;
  /** What sales channels may sell now; null where that is not known. */
  readonly available: Maybe<Scalars['SafeInt']['output']>;
  /** The connected system that owns the stock of the product. */
  readonly owner: Maybe<Scalars['String']['output']>;
};

/** What became of a stock entry. */
export type StockEntryStatus =
  /** Written. */
  | 'UPDATED'
  /** It was so already. */
  | 'UNCHANGED'
  /** Not written; the errors say why. */
  | 'FAILED';

/** What a warehouse last reported of one item at one location code in one classification. */
export type StockLevel = {
  /** The item. */
  readonly variant: Maybe<Variant>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** EAN or GTIN. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Item code agreed with the warehouse; the barcode unless agreed otherwise. */
  readonly itemKey: Maybe<Scalars['String']['output']>;
  /** The warehouse's code of the place. */
  readonly locationCode: Scalars['String']['output'];
  /** Condition of the units. */
  readonly classification: StockClassification;
  /** Units, net of the orders the warehouse accepted. */
  readonly quantity: Scalars['SafeInt']['output'];
  /** Change sequence of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of StockLevel records. */
export type StockLevelConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<StockLevel>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<StockLevelEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One StockLevel and its place in the list. */
export type StockLevelEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: StockLevel;
};

/** The stock of one item at one location. */
export type StockPosition = {
  /** Sellable units the warehouse reported or people counted, net of accepted orders; below zero where people accepted more than was counted. */
  readonly onHand: Scalars['Int']['output'];
  /** Units of orders it has not accepted yet. */
  readonly reserved: Scalars['Int']['output'];
  /** What sales channels may sell: on hand minus reserved, never below zero. */
  readonly available: Scalars['Int']['output'];
  /** Whether the warehouse ever reported the item. */
  readonly reported: Scalars['Boolean']['output'];
  /** Incoming stock there, the next arrival first. */
  readonly incoming: ReadonlyArray<IncomingStock>;
  /** Where it is. */
  readonly location: Maybe<Location>;
};

/** An item at a location: reported, reserved and published units, and why they differ. */
export type StockReconciliation = {
  /** Sellable units the warehouse reported or people counted, net of accepted orders; below zero where people accepted more than was counted. */
  readonly onHand: Scalars['SafeInt']['output'];
  /** The item. */
  readonly variant: Maybe<Variant>;
  /** Stock keeping unit. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Units the warehouse reported in any condition, net of accepted orders. */
  readonly reported: Scalars['SafeInt']['output'];
  /** The reported levels by place and classification. */
  readonly levels: ReadonlyArray<ReportedLevel>;
  /** Units of orders it has not accepted yet. */
  readonly reserved: Scalars['SafeInt']['output'];
  /** How many orders reserve it. */
  readonly reservingOrderCount: Scalars['Int']['output'];
  /** The oldest 20 of them. */
  readonly reservingOrders: ReadonlyArray<ReservingOrder>;
  /** What sales channels may sell: reported sellable minus reserved, never below 0. */
  readonly published: Scalars['SafeInt']['output'];
  /** Why the published stock differs from the reported stock; empty when it does not. */
  readonly differences: ReadonlyArray<StockDifference>;
  /** Where it is. */
  readonly location: Maybe<Location>;
  /** Incoming stock there, the next arrival first. */
  readonly incoming: ReadonlyArray<IncomingStock>;
  /** What lies there for orders that it accepted and has not shipped: on its shelves are these beside what it reported. */
  readonly accepted: AcceptedStock;
};

/** A page of StockReconciliation records. */
export type StockReconciliationConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<StockReconciliation>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<StockReconciliationEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One StockReconciliation and its place in the list. */
export type StockReconciliationEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: StockReconciliation;
};

/** Narrows a reconciliation of stock. */
export type StockReconciliationFilter = {
  /** Only this item, by stock keeping unit. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Only the location of this code. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items whose published stock equals the reported stock. */
  readonly onlyDifferences?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only items and locations with this reason for a difference. */
  readonly difference?: InputMaybe<StockDifferenceCode>;
};

/** The order of a reconciliation of stock. */
export type StockReconciliationSort = {
  /** What it is sorted by. */
  readonly key: StockReconciliationSortKey;
  /** The largest first. */
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a reconciliation of stock is sorted by; within one figure by item and location. */
export type StockReconciliationSortKey =
  /** The item, as they came into the catalog, and its location. The quickest to read. */
  | 'ITEM'
  /** Units on hand. */
  | 'ON_HAND'
  /** Units reserved for orders. */
  | 'RESERVED'
  /** Units on hand minus reserved, below zero where more is reserved than is there. */
  | 'AVAILABLE';

/** The result of a stock report. */
export type StockUpdateResult = {
  /** Levels in the report. */
  readonly received: Scalars['Int']['output'];
  /** Levels that changed. */
  readonly updated: Scalars['Int']['output'];
  /** Levels that were unchanged. */
  readonly unchanged: Scalars['Int']['output'];
  /** Levels counted before the known ones; not applied. */
  readonly stale: Scalars['Int']['output'];
  /** Where people counted; null for the report of a warehouse system. */
  readonly location: Maybe<Location>;
  /** What people counted, in its order, with its stock after the count; null for the report of a warehouse system. */
  readonly items: Maybe<ReadonlyArray<CountedItem>>;
};

/** The connection of a storefront that asks for delivery promises. */
export type StoreConnection = {
  /** The origins whose pages may ask, such as https://shop.example; empty for any. */
  readonly origins: ReadonlyArray<Scalars['String']['output']>;
  /** The connection. */
  readonly id: Scalars['ID']['output'];
  /** Its company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rate limit in calls per minute. */
  readonly ratePerMinute: Scalars['Int']['output'];
};

/** Credit that a customer got for a return. The storefront lets them spend it. */
export type StoreCredit = {
  /** The credit. */
  readonly id: Scalars['ID']['output'];
  /** What the customer pays with: K7QM-3XRD-PW9T. */
  readonly code: Scalars['String']['output'];
  /** How much it is. */
  readonly amount: Money;
  /** Until when it can be spent. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was made. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** The return that it is for. */
  readonly return: Maybe<Return>;
  /** The order that was returned. */
  readonly order: Maybe<Order>;
};

/** A page of StoreCredit records. */
export type StoreCreditConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<StoreCredit>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<StoreCreditEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One StoreCredit and its place in the list. */
export type StoreCreditEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: StoreCredit;
};

/** Which store credits to list; what is left out does not apply. */
export type StoreCreditFilterInput = {
  /** The customer's e-mail address, in capitals or not. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The code, in capitals or not, with or without hyphens. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
};

/** A stored response. */
export type StoredAnswer = {
  /** HTTP status. */
  readonly status: Scalars['Int']['output'];
  /** Headers as JSON text. */
  readonly headers: Scalars['String']['output'];
  /** Body. */
  readonly body: Scalars['String']['output'];
  /** Secrets in the body, which the log must not have. */
  readonly secrets: ReadonlyArray<Scalars['String']['output']>;
};

/** What visitors did in a sales channel. */
export type StorefrontChannel = {
  /** Stays of visitors, on the day they began. */
  readonly sessions: Scalars['SafeInt']['output'];
  /** Sessions of a single event. */
  readonly bounces: Scalars['SafeInt']['output'];
  /** Seconds from the first to the last event of a session, on average; null without sessions. */
  readonly averageSessionSeconds: Maybe<Scalars['Int']['output']>;
  /** Pages that were viewed. */
  readonly pageViews: Scalars['SafeInt']['output'];
  /** Products that were viewed. */
  readonly productViews: Scalars['SafeInt']['output'];
  /** Searches. */
  readonly searches: Scalars['SafeInt']['output'];
  /** Times something was put in a cart. */
  readonly cartAdditions: Scalars['SafeInt']['output'];
  /** Times something was taken out of a cart. */
  readonly cartRemovals: Scalars['SafeInt']['output'];
  /** Checkouts that began. */
  readonly checkouts: Scalars['SafeInt']['output'];
  /** Purchases that were reported; an order may have several, one a product. */
  readonly purchases: Scalars['SafeInt']['output'];
  /** The sales channel; web-pixel is that of checkouts. Null for storefronts that name none. */
  readonly channel: Maybe<Scalars['String']['output']>;
  /** The steps towards a purchase, in their order, of the sessions that began in it. */
  readonly funnel: ReadonlyArray<FunnelStep>;
};

/** What visitors did on a day; one on which nothing was done has zeros. */
export type StorefrontDay = {
  /** Stays of visitors, on the day they began. */
  readonly sessions: Scalars['SafeInt']['output'];
  /** Sessions of a single event. */
  readonly bounces: Scalars['SafeInt']['output'];
  /** Seconds from the first to the last event of a session, on average; null without sessions. */
  readonly averageSessionSeconds: Maybe<Scalars['Int']['output']>;
  /** Pages that were viewed. */
  readonly pageViews: Scalars['SafeInt']['output'];
  /** Products that were viewed. */
  readonly productViews: Scalars['SafeInt']['output'];
  /** Searches. */
  readonly searches: Scalars['SafeInt']['output'];
  /** Times something was put in a cart. */
  readonly cartAdditions: Scalars['SafeInt']['output'];
  /** Times something was taken out of a cart. */
  readonly cartRemovals: Scalars['SafeInt']['output'];
  /** Checkouts that began. */
  readonly checkouts: Scalars['SafeInt']['output'];
  /** Purchases that were reported; an order may have several, one a product. */
  readonly purchases: Scalars['SafeInt']['output'];
  /** The day, in the time zone of the company. */
  readonly day: Scalars['String']['output'];
  /** The steps towards a purchase, in their order, of the sessions that began on it. */
  readonly funnel: ReadonlyArray<FunnelStep>;
};

/** What a visitor of a storefront did. It is kept as long as the retention of its kind says, and until the visitor is erased. */
export type StorefrontEvent = {
  /** The storefront's own id of it; one of ours where it gave none. */
  readonly uid: Scalars['ID']['output'];
  /** What they did. */
  readonly kind: ShopperEventKind;
  /** When; by a clock that was put right where the browser's was wrong. */
  readonly at: Scalars['DateTime']['output'];
  /** The day that figures count it on, as YYYY-MM-DD: of the time zone that the company had when it arrived. */
  readonly day: Scalars['String']['output'];
  /** The visitor, by the id that the storefront gave them. */
  readonly visitorId: Scalars['ID']['output'];
  /** The session, by the id that the storefront gave it. */
  readonly sessionId: Maybe<Scalars['ID']['output']>;
  /** The sales channel; web-pixel is that of checkouts. */
  readonly channel: Maybe<Scalars['String']['output']>;
  /** What was to name a product, where there was none of that name when it arrived. */
  readonly reference: Maybe<Scalars['String']['output']>;
  /** The id of the product that it is about, also of one that was removed since. */
  readonly productId: Maybe<Scalars['SafeInt']['output']>;
  /** The id of the variant that was named. */
  readonly variantId: Maybe<Scalars['ID']['output']>;
  /** Whether a bot did it, which no figure counts. */
  readonly isBot: Scalars['Boolean']['output'];
  /** What was said of it: an object of texts, numbers and booleans, with the keys that its kind has. `_client_at` is when it happened by a clock that was wrong, `_withheld` says that a query was left out that looked like personal data. */
  readonly payload: Scalars['JSON']['output'];
  /** The product that it is about; null where it was removed. */
  readonly product: Maybe<Product>;
};

/** A page of StorefrontEvent records. */
export type StorefrontEventConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<StorefrontEvent>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<StorefrontEventEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One StorefrontEvent and its place in the list. */
export type StorefrontEventEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: StorefrontEvent;
};

/** Which events are listed. */
export type StorefrontEventFilter = {
  /** First day, as YYYY-MM-DD in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** Last day, included; at most 1,096 days with the first. */
  readonly to: Scalars['String']['input'];
  /** Only these kinds, one at least; all unless given. */
  readonly kinds?: InputMaybe<ReadonlyArray<ShopperEventKind>>;
  /** Only this sales channel; web-pixel is that of checkouts. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
};

/** What visitors of the storefronts did on some days. */
export type StorefrontFigures = {
  /** Every day, the first first; those on which nothing was done have zeros. */
  readonly days: ReadonlyArray<StorefrontDay>;
  /** All days together. */
  readonly totals: StorefrontTraffic;
  /** The steps towards a purchase, in their order, over all days. */
  readonly funnel: ReadonlyArray<FunnelStep>;
  /** Each sales channel alone, over all days, the one with most sessions first; at most 100. */
  readonly channels: ReadonlyArray<StorefrontChannel>;
};

/** Which days are counted. */
export type StorefrontFiguresInput = {
  /** First day, as YYYY-MM-DD in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** Last day, included; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** Only this sales channel; web-pixel is that of checkouts. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
};

/** Which days are counted, and how long the ranking is. */
export type StorefrontRankingInput = {
  /** First day, as YYYY-MM-DD in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** Last day, included; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** How many rows at most, 1 to 500; 50 unless given. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** Whether only those are listed that nobody bought on these days. */
  readonly notBought?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What visitors of the storefronts did; bots are left out. */
export type StorefrontTraffic = {
  /** Stays of visitors, on the day they began. */
  readonly sessions: Scalars['SafeInt']['output'];
  /** Sessions of a single event. */
  readonly bounces: Scalars['SafeInt']['output'];
  /** Seconds from the first to the last event of a session, on average; null without sessions. */
  readonly averageSessionSeconds: Maybe<Scalars['Int']['output']>;
  /** Pages that were viewed. */
  readonly pageViews: Scalars['SafeInt']['output'];
  /** Products that were viewed. */
  readonly productViews: Scalars['SafeInt']['output'];
  /** Searches. */
  readonly searches: Scalars['SafeInt']['output'];
  /** Times something was put in a cart. */
  readonly cartAdditions: Scalars['SafeInt']['output'];
  /** Times something was taken out of a cart. */
  readonly cartRemovals: Scalars['SafeInt']['output'];
  /** Checkouts that began. */
  readonly checkouts: Scalars['SafeInt']['output'];
  /** Purchases that were reported; an order may have several, one a product. */
  readonly purchases: Scalars['SafeInt']['output'];
};

/** Which pages may use the token of a storefront. */
export type StoreSettings = {
  /** The origins whose pages may ask, such as https://shop.example; empty for any. */
  readonly origins: ReadonlyArray<Scalars['String']['output']>;
};

/** Settings of a storefront's connection; absent fields keep their values, null restores the default. */
export type StoreSettingsInput = {
  /** All origins whose pages may ask, up to 100, each such as https://shop.example or http://localhost:3000, without a path; empty for any, as by default. Calls without an Origin header, such as those of servers and apps, are not checked. */
  readonly origins?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Whether a notification is sent. */
export type SwitchCustomerNotificationInput = {
  /** Which notification. */
  readonly kind: CustomerNotificationKind;
  /** Whether it is sent. */
  readonly enabled: Scalars['Boolean']['input'];
};

/** An order whose tags change. */
export type TagOrderInput = {
  /** Order number, with or without #, external id or id. */
  readonly reference: Scalars['ID']['input'];
  /** Tags to add, up to 50 of 60 characters; blanks around a tag are removed. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Tags to remove. */
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Orders whose tags change. */
export type TagOrdersInput = {
  /** 1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given. */
  readonly references?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition. */
  readonly filter?: InputMaybe<OrderFilter>;
  /** True for every order of the company, within the same limits. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tags to add, up to 50 of 60 characters; blanks around a tag are removed. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Tags to remove. */
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Tags to add to a return and to remove from it. */
export type TagReturnInput = {
  /** Return number or id. */
  readonly reference: Scalars['ID']['input'];
  /** Tags to add, up to 50 of 60 characters; blanks around a tag are removed. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Tags to remove. */
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Something that is to be done, by a person of the company or whoever comes to it. */
export type Task = {
  /** The task. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** What is to be done; may be empty. */
  readonly body: Scalars['String']['output'];
  /** Whether it is done. */
  readonly status: TaskStatus;
  /** The day on which it is due, as YYYY-MM-DD, where the company works; null for no day. */
  readonly dueOn: Maybe<Scalars['String']['output']>;
  /** The person who is to do it; null for nobody in particular, and once they left the company. */
  readonly assigneeId: Maybe<Scalars['ID']['output']>;
  /** Their e-mail address when they were given it; null for nobody in particular, and once they left the company. */
  readonly assignee: Maybe<Scalars['String']['output']>;
  /** The records it is about. */
  readonly about: ReadonlyArray<KnowledgeReference>;
  /** When it is due again once it is done; null for a task that is done once. */
  readonly recurrence: Maybe<TaskRecurrence>;
  /** The task that was made when this one was done; null for none. */
  readonly nextId: Maybe<Scalars['ID']['output']>;
  /** The person who made it; null for a program, and once they left the company. */
  readonly authorId: Maybe<Scalars['ID']['output']>;
  /** Who made it, by the e-mail address or the program's name; null once they left the company. */
  readonly author: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When it was done; null while it is open. */
  readonly completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Counts its changes from 1. */
  readonly version: Scalars['Int']['output'];
  /** Whether it is open and was due before today, in the time zone of the company. */
  readonly overdue: Scalars['Boolean']['output'];
  /** The tasks that were merged into it: their ids lead to it. */
  readonly mergedIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A page of Task records. */
export type TaskConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Task>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<TaskEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Task and its place in the list. */
export type TaskEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Task;
};

/** Which tasks are listed; all conditions must match. Tasks that were merged into others are not listed. */
export type TaskFilter = {
  /** Words of the title or body, all of which a task must have; the last one, of three characters or more, may be the beginning of one. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in this state. */
  readonly status?: InputMaybe<TaskStatus>;
  /** The id or e-mail address of the person who is to do them. BAD_INPUT for an address that nobody active in the company has. */
  readonly assignee?: InputMaybe<Scalars['ID']['input']>;
  /** Due on this day, YYYY-MM-DD, or later. */
  readonly dueFrom?: InputMaybe<Scalars['String']['input']>;
  /** Due before this day, YYYY-MM-DD. */
  readonly dueBefore?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are open and due before today, in the time zone of the company. */
  readonly overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** A record they must be about. */
  readonly about?: InputMaybe<KnowledgeReferenceFilter>;
};

/** How often a task recurs. */
export type TaskFrequency =
  /** Every so many days. */
  | 'DAILY'
  /** On days of every so many weeks. */
  | 'WEEKLY'
  /** On a day of every so many months. */
  | 'MONTHLY';

/** When a task is due again once it is done: the first day of the rule after its own that is not past where the company works. Days are calendar days, whatever the clocks do. */
export type TaskRecurrence = {
  /** How often. */
  readonly frequency: TaskFrequency;
  /** Every so many days, weeks or months. */
  readonly interval: Scalars['Int']['output'];
  /** Of WEEKLY, the days of the week; else none. Weeks begin on Monday. */
  readonly weekdays: ReadonlyArray<Weekday>;
  /** Of MONTHLY, the day of the month; the last day of a month that has fewer. */
  readonly dayOfMonth: Maybe<Scalars['Int']['output']>;
  /** The last day on which it may be due, YYYY-MM-DD; null for no end. */
  readonly until: Maybe<Scalars['String']['output']>;
  /** How many tasks there are from this one on, itself included; null for no end. */
  readonly count: Maybe<Scalars['Int']['output']>;
};

/** When a task is due again once it is done. */
export type TaskRecurrenceInput = {
  /** How often. */
  readonly frequency: TaskFrequency;
  /** Every so many days, weeks or months, 1 to 365; 1 unless given. */
  readonly interval?: InputMaybe<Scalars['Int']['input']>;
  /** With WEEKLY, the days of the week; that of `dueOn` unless given. */
  readonly weekdays?: InputMaybe<ReadonlyArray<Weekday>>;
  /** With MONTHLY, the day of the month, 1 to 31; the last day of a month that has fewer. That of `dueOn` unless given. */
  readonly dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** The last day on which it may be due, YYYY-MM-DD. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
  /** How many tasks there are from this one on, itself included, 1 to 999. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
};

/** The state of a task. */
export type TaskStatus =
  /** It is to be done. */
  | 'OPEN'
  /** It is done. */
  | 'DONE';

/** Something that happened to an order. */
export type TimelineEvent = {
  /** The event. */
  readonly id: Scalars['ID']['output'];
  /** What happened: fulfillment.accepted. */
  readonly type: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly actor: Maybe<Scalars['String']['output']>;
  /** The interface it came through: graphql, fulfillment, relay. */
  readonly via: Maybe<Scalars['String']['output']>;
  /** The id of the call, as in the call log. */
  readonly requestId: Maybe<Scalars['String']['output']>;
  /** The payload. */
  readonly payload: Scalars['JSON']['output'];
};

/** The result of a call of the token endpoint: tokens or a refusal. */
export type TokenAnswer = {
  /** The tokens. */
  readonly tokens: Maybe<OAuthTokens>;
  /** Why there are none. */
  readonly refusal: Maybe<OAuthRefusal>;
};

/** A call of the token endpoint. */
export type TokenRequestInput = {
  /** The address of this provider. */
  readonly issuer: Scalars['String']['input'];
  /** Addresses that a token may be meant for. */
  readonly resources: ReadonlyArray<Scalars['String']['input']>;
  /** The id of the client; null where it was not sent. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The secret of the client; null where it was not sent. */
  readonly clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** authorization_code or refresh_token. */
  readonly grantType?: InputMaybe<Scalars['String']['input']>;
  /** The code. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The address that the code was sent to. */
  readonly redirectUri?: InputMaybe<Scalars['String']['input']>;
  /** The verifier of the code's challenge. */
  readonly codeVerifier?: InputMaybe<Scalars['String']['input']>;
  /** The refresh token. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
  /** Fewer scopes than were granted. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
  /** What the token is meant for. */
  readonly resource?: InputMaybe<Scalars['String']['input']>;
};

/** Which searches are counted. */
export type TopSearchesInput = {
  /** First day, as YYYY-MM-DD in the time zone of the company. */
  readonly from: Scalars['String']['input'];
  /** Last day, included; at most 366 days with the first. */
  readonly to: Scalars['String']['input'];
  /** How many rows at most, 1 to 500; 50 unless given. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** Whether those come first that most often found nothing. */
  readonly withoutResults?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a carrier's code means. */
export type TrackingCodeInput = {
  /** The code; capitals do not matter. */
  readonly code: Scalars['String']['input'];
  /** What it means; null for a code that no map has any more, whose events are read by their description again. */
  readonly status?: InputMaybe<TrackingStatus>;
};

/** What a carrier reported of a parcel. */
export type TrackingEvent = {
  /** The carrier's number of the parcel. */
  readonly trackingNumber: Scalars['String']['output'];
  /** What it says; null where neither the carrier's code nor the description says it, and then it leaves the shipment's status as it is. */
  readonly status: Maybe<TrackingStatus>;
  /** The carrier's own code. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** As the carrier sent it. */
  readonly description: Scalars['String']['output'];
  /** Where; empty where the carrier does not say. */
  readonly location: Scalars['String']['output'];
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** When it was received. */
  readonly receivedAt: Scalars['DateTime']['output'];
  /** As the carrier sent it, in JSON; null for what is longer than 16,384 characters, and once its customer is erased. */
  readonly raw: Maybe<Scalars['String']['output']>;
};

/** What a carrier says of a parcel, the same for every carrier. */
export type TrackingStatus =
  /** Labelled, not collected yet. */
  | 'PENDING'
  /** The carrier has it. */
  | 'PICKED_UP'
  /** Travelling. */
  | 'IN_TRANSIT'
  /** On the last van. */
  | 'OUT_FOR_DELIVERY'
  /** Delivered. */
  | 'DELIVERED'
  /** Something went wrong on the way. */
  | 'EXCEPTION'
  /** At a depot or pickup point. */
  | 'HELD'
  /** On its way back, or back. */
  | 'RETURNED_TO_SENDER';

/** How many working days of the destination country a carrier takes there. */
export type TransitTime = {
  /** The transit time. */
  readonly id: Scalars['ID']['output'];
  /** Code of the carrier; null for every carrier without a transit time of its own there. */
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  /** The shipping method. */
  readonly shippingType: ShippingType;
  /** The destination, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** The beginning of the postcodes it is for; null for the whole country. The longest beginning that fits applies. */
  readonly postcodePrefix: Maybe<Scalars['String']['output']>;
  /** The fewest working days. */
  readonly minDays: Scalars['Int']['output'];
  /** The most working days. */
  readonly maxDays: Scalars['Int']['output'];
};

/** How many working days of the destination country a carrier takes there. */
export type TransitTimeInput = {
  /** Code of the carrier; null for every carrier without a transit time of its own there. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** The shipping method. */
  readonly shippingType: ShippingType;
  /** The destination, ISO 3166-1 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** The beginning of the postcodes it is for; null for the whole country. The longest beginning that fits applies. Up to 12 letters, digits or hyphens. */
  readonly postcodePrefix?: InputMaybe<Scalars['String']['input']>;
  /** The fewest working days, 0 to 60. */
  readonly minDays: Scalars['Int']['input'];
  /** The most working days, from the fewest to 60. */
  readonly maxDays: Scalars['Int']['input'];
};

/** A product's texts in a locale. Absent fields keep their values; null clears a field. */
export type TranslationInput = {
  /** A locale of the catalog that is not its default. */
  readonly locale: Scalars['String']['input'];
  /** The title, at most 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The description: HTML, at most 65,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

/** Fields of a product, or of all products of a catalog. */
export type UnlockFieldsInput = {
  /** The catalog; the company's first one unless given. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The product; all products of the catalog unless given. */
  readonly productId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Up to 200 fields, by their names in the catalog API: sku, title, description, status, product_type, brand, attribute_set, model_code, gender, season, color, material, made_in, composition, categories, attributes, attributes.fit, translations, images, variants, size, barcode, cost, weight, prices, stock. */
  readonly fields: ReadonlyArray<Scalars['String']['input']>;
};

/** A code of a carrier that its connection's status map does not know. */
export type UnmappedCode = {
  /** The code. */
  readonly code: Scalars['String']['output'];
  /** How many events had it. */
  readonly seen: Scalars['Int']['output'];
  /** The description of the last of them. */
  readonly description: Scalars['String']['output'];
  /** What that description says: a proposal for the map. */
  readonly suggestedStatus: Maybe<TrackingStatus>;
  /** When it came last. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** In which shipments it came, with an example; null where none of its events is kept. */
  readonly use: Maybe<CarrierCodeUse>;
};

/** Several pages and entries to take out of what websites show. */
export type UnpublishDocumentsInput = {
  /** 1 to 100 pages and entries, of any site; a page goes after those of the list that are below it. */
  readonly documents: ReadonlyArray<DocumentToUnpublishInput>;
  /** Whether the pages below them go too; a page with others below it is refused otherwise. */
  readonly withDescendants?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What websites show no longer of an entry. */
export type UnpublishEntryInput = {
  /** The entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locales; every one in which it is published unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What websites show no longer of a page. */
export type UnpublishPageInput = {
  /** The page. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locales; every one in which it is published unless given. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether the pages below it go too; while there are any, it is refused otherwise. */
  readonly withDescendants?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to what is said of an image; what is absent stays. */
export type UpdateAssetInput = {
  /** The image. */
  readonly id: Scalars['ID']['input'];
  /** Another name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What it shows, by locale: all of it. */
  readonly alts?: InputMaybe<ReadonlyArray<AltTextInput>>;
  /** The point that stays visible where it is cut; null for none. */
  readonly focal?: InputMaybe<FocalPointInput>;
  /** The version that was edited: where another was saved since, the call is CONFLICT. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A catalog, and what changes of it; what is left out stays. */
export type UpdateCatalogInput = {
  /** The catalog. */
  readonly id: Scalars['SafeInt']['input'];
  /** Another slug. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Another name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Another of its languages for the products' own texts. */
  readonly defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** All its languages. Texts in one that goes are kept, and answered again when it returns. */
  readonly locales?: InputMaybe<ReadonlyArray<CatalogLocaleInput>>;
};

/** Changes to a collection. Absent fields keep their values. */
export type UpdateCollectionInput = {
  /** The collection. */
  readonly id: Scalars['SafeInt']['input'];
  /** Another slug: the paths of its entries move, and redirects stay behind. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Another name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** All fields of its entries; while drafts do not fit them the change is refused, and the first of those are listed. */
  readonly fields?: InputMaybe<ReadonlyArray<ContentFieldInput>>;
  /** What becomes of the keys of stored values, up to 100 steps, all by the keys before the change: drafts and what websites show of up to 10,000 documents are changed with it, all or none. None unless given. */
  readonly migrate?: InputMaybe<ReadonlyArray<ContentMigrationInput>>;
  /** The version that was edited: where another was saved since, the call is CONFLICT. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Settings of a connection to change; absent fields keep their values, null clears a field. */
export type UpdateConnectionInput = {
  /** The connection. */
  readonly id: Scalars['ID']['input'];
  /** Its name, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Addresses and CIDR ranges it may call from; empty for any. */
  readonly allowlist?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Rate limit in calls per minute, 1 to 100,000; of a storefront at least 10. The kinds DELIVERY and COLLECTOR have fixed limits and take none. */
  readonly ratePerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** The only host on which its calls are accepted. */
  readonly dedicatedHost?: InputMaybe<Scalars['String']['input']>;
  /** Webhook URL (https), for the kinds FULFILLMENT, COMMERCE and CARRIER. A key of the catalog API makes its webhooks itself; other kinds are sent nothing. */
  readonly webhookUrl?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse it represents: the code or id of a location of the company. */
  readonly warehouseId?: InputMaybe<Scalars['ID']['input']>;
  /** For a warehouse on the JSON facade only. */
  readonly wmsJson?: InputMaybe<WmsJsonSettingsInput>;
  /** For a warehouse on the XML facade only. */
  readonly wmsXml?: InputMaybe<WmsXmlSettingsInput>;
  /** For a carrier only. */
  readonly carrier?: InputMaybe<CarrierSettingsInput>;
  /** For a storefront only. */
  readonly store?: InputMaybe<StoreSettingsInput>;
  /** For a storefront's collector only. */
  readonly collector?: InputMaybe<CollectorSettingsInput>;
};

/** Changes to a contact; what is absent stays. */
export type UpdateContactInput = {
  /** The contact, or one that was merged into it. */
  readonly id: Scalars['ID']['input'];
  /** Another name, at most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 e-mail addresses; they are kept in lower case, each once. All of them: those it has are replaced. Who has more since a merge keeps up to as many. */
  readonly emails?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Up to 20 telephone numbers, with + or 00 and the country (+39 02 5550 1234) or as they are dialled within it, without extensions; digits are kept, each number once. All of them: those it has are replaced. Who has more since a merge keeps up to as many. */
  readonly phones?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Another organisation, at most 200 characters; null for none. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** What they do there, at most 120 characters; null for nothing known. */
  readonly role?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 tags of at most 60 characters. All of them: those it has are replaced. Who has more since a merge keeps up to as many. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Up to 20 other names of at most 200 characters. All of them: those it has are replaced. Who has more since a merge keeps up to as many. */
  readonly otherNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The version that was edited: where another was saved since, the call is CONFLICT. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a location; what is left out stays. */
export type UpdateLocationInput = {
  /** The code it has now. */
  readonly code: Scalars['String']['input'];
  /** Another code for it. */
  readonly newCode?: InputMaybe<Scalars['String']['input']>;
  /** Its name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone: Europe/Rome. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** All its codes for stock updates, up to 500. */
  readonly stockLocationCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Who makes the labels of its future fulfillment orders. */
  readonly labelsBy?: InputMaybe<LabelMaker>;
  /** Whether orders are allocated to it. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether routing sends online orders to it. */
  readonly fulfilsOnline?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether customers can collect orders there. */
  readonly offersPickup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its whole address. */
  readonly address?: InputMaybe<AddressInput>;
};

/** Changes to a note; what is absent or null keeps its value, and an empty list removes all. */
export type UpdateNoteInput = {
  /** The note. */
  readonly id: Scalars['ID']['input'];
  /** Its title, at most 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** What it says, at most 10,000 characters; empty for nothing. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 tags of at most 60 characters. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Up to 20 records that it is about. */
  readonly about?: InputMaybe<ReadonlyArray<KnowledgeReferenceInput>>;
  /** The version that was edited; CONFLICT where it is not the last. The last one wins unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A product and what changes of it. */
export type UpdateProductInput = {
  /** The product. */
  readonly product: ProductReferenceInput;
  /** Only where it belongs to this catalog. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** What changes. */
  readonly changes: ProductChangesInput;
};

/** Changes to a site. Absent fields keep their values. */
export type UpdateSiteInput = {
  /** The site. */
  readonly id: Scalars['SafeInt']['input'];
  /** New slug; the site's URLs change with it. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** A new name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New status. */
  readonly status?: InputMaybe<SiteStatus>;
  /** New default locale; one of the site's language tags. */
  readonly defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** The full list of its language tags. */
  readonly locales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** https URL of the website; null clears it. */
  readonly frontendUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited: where another was saved since, the call is CONFLICT. Not compared unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes to a task; what is absent keeps its value. Null takes away `dueOn`, `assignee` and `recurrence`, and keeps the other values. */
export type UpdateTaskInput = {
  /** The task; one that was merged into another means that one. */
  readonly id: Scalars['ID']['input'];
  /** Its title, at most 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** What is to be done, at most 10,000 characters. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is done; the state it has already changes nothing. A task that recurs makes the next one when it is done: once, whatever becomes of it later. */
  readonly status?: InputMaybe<TaskStatus>;
  /** The day on which it is due, YYYY-MM-DD, where the company works; null for no day. */
  readonly dueOn?: InputMaybe<Scalars['String']['input']>;
  /** The id or e-mail address of the active person of the company who is to do it; null for nobody in particular. */
  readonly assignee?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 20 records that it is about. */
  readonly about?: InputMaybe<ReadonlyArray<KnowledgeReferenceInput>>;
  /** When it is due again once it is done; null for a task that is done once. */
  readonly recurrence?: InputMaybe<TaskRecurrenceInput>;
  /** The version that was edited; CONFLICT where it is not the last. The last one wins unless given. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A stock report: all of it is applied or nothing. */
export type UpdateWarehouseStockInput = {
  /** 1 to 10,000 levels. */
  readonly items: ReadonlyArray<ReportedStockInput>;
};

/** Changes to a workspace. Absent fields keep their values. */
export type UpdateWorkspaceInput = {
  /** Slug of the workspace. */
  readonly workspace: Scalars['String']['input'];
  /** New slug; the delivery URLs of its sites change with it. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** A new name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** An image for the library. */
export type UploadAssetInput = {
  /** The image as a file of a multipart request: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB and 50 megapixels. */
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
  /** The image as base64, in place of a file: a call without a file has at most 2 MB, so that it is one of at most 1.5 MB. */
  readonly contentBase64?: InputMaybe<Scalars['String']['input']>;
  /** Its file name, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What it shows, by locale. */
  readonly alts?: InputMaybe<ReadonlyArray<AltTextInput>>;
  /** The point that stays visible where it is cut. */
  readonly focal?: InputMaybe<FocalPointInput>;
};

/** What an access token may learn of its person; null for what its scopes do not allow. */
export type Userinfo = {
  /** The person, the same for every client. */
  readonly sub: Scalars['ID']['output'];
  /** Name. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Address of a picture. */
  readonly picture: Maybe<Scalars['String']['output']>;
  /** Language. */
  readonly locale: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** Whether the person proved to read mail sent there. */
  readonly emailVerified: Maybe<Scalars['Boolean']['output']>;
  /** The company the person chose. */
  readonly activeCompanyId: Maybe<Scalars['Int']['output']>;
  /** The companies the person belongs to. */
  readonly companies: ReadonlyArray<CompanyAccess>;
};

/** The result of a call of the userinfo endpoint: claims or a refusal. */
export type UserinfoAnswer = {
  /** The claims. */
  readonly userinfo: Maybe<Userinfo>;
  /** Why there are none. */
  readonly refusal: Maybe<OAuthRefusal>;
};

/** One sellable version of a product, such as one size and colour. */
export type Variant = {
  /** Id of the variant; does not change with the SKU. */
  readonly id: Scalars['ID']['output'];
  /** The company's code for it, case-sensitive: SHIRT_GREEN_M. */
  readonly sku: Scalars['String']['output'];
  /** EAN, UPC or another code on the label. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Title shown on an order line: Linen shirt Green/M. */
  readonly title: Scalars['String']['output'];
  /** The size. */
  readonly size: Maybe<Scalars['String']['output']>;
  /** The colour. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Weight in grams. */
  readonly weightG: Maybe<Scalars['Int']['output']>;
  /** The weight as it was given; null where it was given in grams alone. */
  readonly weight: Maybe<Weight>;
  /** What it costs the company. */
  readonly cost: Maybe<Money>;
  /** Whether no price was ever given: `price` is 0 then, and means nothing. */
  readonly isUnpriced: Scalars['Boolean']['output'];
  /** The selling price in the default price list; 0 while `isUnpriced`. */
  readonly price: Money;
  /** The price before a reduction; null when there is none. */
  readonly compareAtPrice: Maybe<Money>;
  /** URL of its picture. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** When the variant last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The prices that hold now, one a price list. */
  readonly prices: ReadonlyArray<VariantPrice>;
  /** Its prices in other lists than the default one and those of periods, past ones and those to come too. */
  readonly listedPrices: ReadonlyArray<VariantPrice>;
  /** What sets it apart from the other variants of its product. */
  readonly options: ReadonlyArray<VariantOption>;
  /** The product it is a variant of. */
  readonly product: Product;
  /** Its stock at each location that has or had any, by location code. */
  readonly stock: ReadonlyArray<VariantStock>;
};

/** A page of Variant records. */
export type VariantConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<Variant>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<VariantEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One Variant and its place in the list. */
export type VariantEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: Variant;
};

/** Filter of a variant list; all conditions must match. */
export type VariantFilter = {
  /** Words of the title, brand, type, handle, SKUs or barcodes; case and accents are ignored. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Status of the product. */
  readonly status?: InputMaybe<ProductStatus>;
  /** The brand, exactly. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 SKUs, of products or of their variants; in the trash, those they had. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Words of the variant (SKU, barcode, colour, size) or of its product (title, brand, type, handle, external id, model code, SKU), all of which it must have; a word of three characters or more may be the beginning of one, and codes are found however they are separated. At most 8 words and 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Variants of this product. */
  readonly productId?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Variants of the products of this catalog. */
  readonly catalogId?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A variant to create or update. Absent fields keep their values; null clears a field. */
export type VariantInput = {
  /** Identifies the variant. */
  readonly sku: Scalars['String']['input'];
  /** EAN, UPC or another code on the label. */
  readonly barcode?: InputMaybe<Scalars['String']['input']>;
  /** The size, at most 60 characters. */
  readonly size?: InputMaybe<Scalars['String']['input']>;
  /** The colour, at most 60 characters. */
  readonly color?: InputMaybe<Scalars['String']['input']>;
  /** Weight in grams. */
  readonly weightG?: InputMaybe<Scalars['Int']['input']>;
  /** Weight in another unit; instead of weightG. */
  readonly weight?: InputMaybe<WeightInput>;
  /** What it costs the company, in the currency of the default price list. */
  readonly cost?: InputMaybe<MoneyInput>;
  /** Up to 100 prices in other price lists, and prices of any list for a period; those that are not named stay. */
  readonly prices?: InputMaybe<ReadonlyArray<VariantPriceInput>>;
  /** The selling price in the default price list. */
  readonly price?: InputMaybe<MoneyInput>;
  /** The price before a reduction, in the same currency. */
  readonly compareAtPrice?: InputMaybe<MoneyInput>;
  /** http or https URL of its picture. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What sets a variant apart from the others of its product. */
export type VariantOption = {
  /** The attribute: size or color. */
  readonly attribute: Scalars['String']['output'];
  /** Code of the option: the label in lower case, with dashes for spaces. */
  readonly option: Scalars['String']['output'];
};

/** What became of the write of one variant. */
export type VariantOutcome = {
  /** The result. */
  readonly status: ProductItemStatus;
  /** The product; null where there is none. */
  readonly productId: Maybe<Scalars['SafeInt']['output']>;
  /** SKU of the product, or the one that was sent. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** What was not written because of wrong input or a conflict. */
  readonly errors: ReadonlyArray<ProductItemError>;
  /** What was left alone. */
  readonly notes: ReadonlyArray<ProductItemNote>;
  /** Of a dry run alone, the stock that it would set; the stock that is read beside it is what there is. */
  readonly rehearsedStock: Maybe<ReadonlyArray<RehearsedStock>>;
  /** The product after the write; null where there is none. */
  readonly product: Maybe<CatalogProduct>;
  /** SKU of the variant. */
  readonly variantSku: Scalars['String']['output'];
  /** The variant after the write. */
  readonly variant: CatalogVariant;
};

/** The price of a variant in a price list, always or for a period. */
export type VariantPrice = {
  /** Code of the price list. */
  readonly priceList: Scalars['String']['output'];
  /** The price. */
  readonly price: Money;
  /** The reduced price; null when there is none. */
  readonly salePrice: Maybe<Money>;
  /** When its period begins; null for the price outside all periods. */
  readonly validFrom: Maybe<Scalars['DateTime']['output']>;
  /** When its period ends, itself excluded; null for never. */
  readonly validTo: Maybe<Scalars['DateTime']['output']>;
};

/** The price of a variant in a price list, always or for a period. One of the same list that begins at the same time is replaced. */
export type VariantPriceInput = {
  /** Code of the price list. */
  readonly priceList: Scalars['String']['input'];
  /** The price, in the currency of the list; null takes it away. */
  readonly price?: InputMaybe<MoneyInput>;
  /** The reduced price. */
  readonly salePrice?: InputMaybe<MoneyInput>;
  /** When its period begins; the price outside all periods unless given. */
  readonly validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** When its period ends, itself excluded; never unless given. */
  readonly validTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The stock of a variant at one location. */
export type VariantStock = {
  /** Code of the location. */
  readonly locationCode: Scalars['String']['output'];
  /** What sales channels may sell: on hand minus the units reserved for orders, never below zero. */
  readonly available: Scalars['SafeInt']['output'];
  /** Sellable units that were reported or counted, net of the orders the location accepted; below zero where people accepted more than was counted. */
  readonly onHand: Scalars['SafeInt']['output'];
};

/** The code that was mailed to a new sender address. */
export type VerifySenderAddressInput = {
  /** The address, as `senderAddresses` has it. */
  readonly id: Scalars['ID']['input'];
  /** The code of the last mail, 20 letters and digits. It can be entered for a day; after five wrong ones another has to be mailed. */
  readonly verificationCode: Scalars['String']['input'];
};

/** What is different between two versions of a text. */
export type VersionDiff = {
  /** The differences, at most 500. */
  readonly changes: ReadonlyArray<VersionDifference>;
  /** Whether these are all differences. */
  readonly isComplete: Scalars['Boolean']['output'];
};

/** A difference between two versions of a text. */
export type VersionDifference = {
  /** What became of the value. */
  readonly kind: VersionDifferenceKind;
  /** Where the value is, from the outside in: title, slug, seo, or blocks or fields with keys below them, the ids of blocks and rows, and places from 0 in lists of other values. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** The value before; null of what was added or moved. */
  readonly before: Maybe<Scalars['JSON']['output']>;
  /** The value after; null of what was removed or moved. */
  readonly after: Maybe<Scalars['JSON']['output']>;
  /** The place, from 0, of a removed or moved block or row in its list before. */
  readonly placeBefore: Maybe<Scalars['Int']['output']>;
  /** The place, from 0, of an added or moved block or row in its list after. */
  readonly placeAfter: Maybe<Scalars['Int']['output']>;
};

/** What became of a value from one version to another. */
export type VersionDifferenceKind =
  /** It is new. */
  | 'ADDED'
  /** It is another value. */
  | 'CHANGED'
  /** It is a block or a row that is in another place; what changed in it is said apart. */
  | 'MOVED'
  /** It is gone. */
  | 'REMOVED';

/** Two versions of a text. */
export type VersionDiffInput = {
  /** The page or entry. */
  readonly id: Scalars['SafeInt']['input'];
  /** The locale of the text. */
  readonly locale: Scalars['String']['input'];
  /** The version that is compared. */
  readonly from: Scalars['Int']['input'];
  /** The version that it is compared with. */
  readonly to: Scalars['Int']['input'];
};

/** What visitors did with a product. */
export type ViewedProduct = {
  /** How often it was viewed. */
  readonly views: Scalars['SafeInt']['output'];
  /** How often it was put in a cart. */
  readonly cartAdditions: Scalars['SafeInt']['output'];
  /** Units that were put in carts. */
  readonly unitsAdded: Scalars['SafeInt']['output'];
  /** How often it was bought. */
  readonly purchases: Scalars['SafeInt']['output'];
  /** Units that were bought. */
  readonly unitsPurchased: Scalars['SafeInt']['output'];
  /** The product; null where it was removed. */
  readonly product: Maybe<Product>;
};

/** Labels to void before their parcels leave. */
export type VoidLabelsAtLocationInput = {
  /** The fulfillment order: its id, or the number (with or without #) or id of its order. */
  readonly reference: Scalars['ID']['input'];
  /** Code of its location; required where the order has work at several locations. */
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: InputMaybe<Scalars['Boolean']['input']>;
  /** The parcel, from 1, or 0 for the return label; those of all parcels that have not left unless given. */
  readonly parcel?: InputMaybe<Scalars['Int']['input']>;
};

/** Labels to void. */
export type VoidWarehouseLabelsInput = {
  /** Order number, with or without #, or id; beside `sequence` the number of the same order. */
  readonly reference?: InputMaybe<Scalars['ID']['input']>;
  /** The order's public integer. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The parcel, from 1, or 0 for the return label; those of all parcels that have not left unless given. */
  readonly parcel?: InputMaybe<Scalars['Int']['input']>;
  /** What happens if the labels do not exist or were voided before; PROCESS fails with NOT_FOUND. */
  readonly repeat?: InputMaybe<RepeatPolicy>;
};

/** The result of allocating waiting orders. */
export type WaitingAllocation = {
  /** Orders that were allocated. */
  readonly allocated: Scalars['Int']['output'];
  /** Orders that still wait. */
  readonly waiting: Scalars['Int']['output'];
};

/** A warehouse's answer to one order: accepted, or rejected with a reason. */
export type WaitingOrderAnswerInput = {
  /** Order number, with or without #, or id. */
  readonly reference: Scalars['ID']['input'];
  /** Whether the order is accepted; else it is rejected. */
  readonly takenOver: Scalars['Boolean']['input'];
  /** The warehouse's own reference. */
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  /** When; now unless given. */
  readonly answeredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The reason of a rejection. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse's comment. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** What blocks the fulfillment of an order. */
export type WaitingReason =
  /** A hold. */
  | 'HOLD'
  /** The payment is neither authorized nor made. */
  | 'PAYMENT'
  /** It has neither a shipping method nor a carrier. */
  | 'CARRIER'
  /** A line has no item code by which a warehouse knows it. */
  | 'ITEM_CODES'
  /** No location has its units. */
  | 'STOCK';

/** How many orders wait for something. */
export type WaitingReasonCount = {
  /** What they wait for. */
  readonly reason: WaitingReason;
  /** How many orders; one that waits for several things counts with each. */
  readonly count: Scalars['Int']['output'];
  /** Whether there are exactly so many, or at least. */
  readonly precision: CountPrecision;
};

/** An active connection of a warehouse with its last activity. */
export type WarehouseConnection = {
  /** Its company. */
  readonly companyId: Scalars['SafeInt']['output'];
  /** The connection. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The warehouse it represents. */
  readonly warehouseId: Scalars['ID']['output'];
  /** The later of its last call, to the minute, and the last change of its settings. */
  readonly heardAt: Scalars['DateTime']['output'];
  /** Since when it has been flagged as silent. */
  readonly silentSince: Maybe<Scalars['DateTime']['output']>;
};

/** A page of WarehouseEvent records. */
export type WarehouseEventConnection = {
  /** The records of this page. */
  readonly nodes: ReadonlyArray<OutboxEvent>;
  /** The records of this page with their cursors. */
  readonly edges: ReadonlyArray<WarehouseEventEdge>;
  /** Where this page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One WarehouseEvent and its place in the list. */
export type WarehouseEventEdge = {
  /** The place of this record; pass it as `after` or `before` to continue from it. */
  readonly cursor: Scalars['String']['output'];
  /** The record itself. */
  readonly node: OutboxEvent;
};

/** The lists a warehouse reads. */
export type WarehouseOrderList =
  /** Ready and neither accepted nor rejected: the queue to poll. */
  | 'TO_FULFILL'
  /** Accepted by the warehouse. */
  | 'ACCEPTED'
  /** Picked. */
  | 'PROCESSED'
  /** Shipped. */
  | 'SHIPPED'
  /** Cancelled, or a cancellation was requested. */
  | 'CANCELLED';

/** The lists of returns a warehouse reads. */
export type WarehouseReturnList =
  /** Awaiting receipt or in transit: what the warehouse waits for. */
  | 'EXPECTED'
  /** Opened, not yet announced to its warehouse. */
  | 'REQUESTED'
  /** The warehouse knows it is coming. */
  | 'AWAITING_RECEIPT'
  /** The parcel travels back. */
  | 'IN_TRANSIT'
  /** Arrived at the warehouse, being checked. */
  | 'RECEIVED'
  /** Every item arrived, in sellable condition. */
  | 'COMPLIANT'
  /** Something is missing, not sellable or was not expected; customer service was alerted. */
  | 'NOT_COMPLIANT'
  /** Done. */
  | 'CLOSED'
  /** Cancelled. */
  | 'CANCELLED';

/** A warehouse's active connection and the time of its last call. */
export type WatchedConnectionInput = {
  /** The connection. */
  readonly id: Scalars['ID']['input'];
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** The warehouse it belongs to. */
  readonly warehouseId: Scalars['ID']['input'];
  /** Time of its last call, to the minute. */
  readonly heardAt: Scalars['DateTime']['input'];
  /** Since when it counts as silent. */
  readonly silentSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The active warehouse connections of one company. */
export type WatchWarehousesInput = {
  /** The company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** All of them. */
  readonly connections: ReadonlyArray<WatchedConnectionInput>;
};

/** An address that receives webhooks. */
export type WebhookDestination = {
  /** Identifies it. */
  readonly id: Scalars['ID']['output'];
  /** Name of the sending profile: schedule, timeout and headers. */
  readonly profile: Scalars['String']['output'];
  /** The address. */
  readonly url: Scalars['String']['output'];
  /** The event types it receives; null for all. */
  readonly events: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Whether it receives events; events missed while it is inactive are not sent later. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Creation time. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last successful attempt. */
  readonly lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last failed attempt. */
  readonly lastFailedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the last failure. */
  readonly lastFailure: Maybe<Scalars['String']['output']>;
};

/** Delivery statistics of a connection's receiver over the last 24 hours. */
export type WebhookHealth = {
  /** Deliveries waiting for an attempt. */
  readonly waiting: Scalars['Int']['output'];
  /** Successful deliveries. */
  readonly delivered: Scalars['Int']['output'];
  /** Deliveries given up after their last attempt. */
  readonly givenUp: Scalars['Int']['output'];
  /** Events not sent because the connection was paused or a draft. */
  readonly suppressed: Scalars['Int']['output'];
  /** Time of the last successful attempt, however long ago. */
  readonly lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last failed attempt, however long ago. */
  readonly lastFailedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the last failure. */
  readonly lastFailure: Maybe<Scalars['String']['output']>;
};

/** An event as rendered for one audience; of several of one event a destination receives the last that is for it. */
export type WebhookMessageInput = {
  /** The event. */
  readonly eventId: Scalars['ID']['input'];
  /** Type of event in the audience's vocabulary. */
  readonly type: Scalars['String']['input'];
  /** The body to sign and send. */
  readonly body: Scalars['String']['input'];
  /** Kind of connection whose destinations receive it. */
  readonly kind?: InputMaybe<ConnectionKind>;
  /** Only those of this warehouse. */
  readonly warehouseId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of keys of this catalog. */
  readonly catalogId?: InputMaybe<Scalars['Int']['input']>;
  /** Only those with this scope. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
  /** Only the destinations of this owner. */
  readonly owner?: InputMaybe<DestinationOwnerInput>;
};

/** A day of the week. */
export type Weekday =
  /** Monday. */
  | 'MONDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Friday. */
  | 'FRIDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY';

/** A weight in the unit it was given in. */
export type Weight = {
  /** Decimal text: 0.25. */
  readonly value: Scalars['String']['output'];
  /** The unit. */
  readonly unit: WeightUnit;
};

/** A weight in a unit. */
export type WeightInput = {
  /** Decimal text, 0 or more: 0.25. */
  readonly value: Scalars['String']['input'];
  /** The unit. */
  readonly unit: WeightUnit;
};

/** A unit of weight. */
export type WeightUnit =
  /** Gram. */
  | 'G'
  /** Kilogram. */
  | 'KG'
  /** Pound. */
  | 'LB'
  /** Ounce. */
  | 'OZ';

/** Settings of a warehouse on the JSON facade. */
export type WmsJsonSettings = {
  /** Order tag to preparation type; the first mapping whose tag the order has is used. */
  readonly preparationTypes: ReadonlyArray<CodeMapping>;
  /** Carrier code to the warehouse's name for that carrier. */
  readonly couriers: ReadonlyArray<CodeMapping>;
  /** Priority of orders by destination country. */
  readonly priorities: ReadonlyArray<CountryPriority>;
  /** Country code to the language of customers there, such as it-IT. */
  readonly languages: ReadonlyArray<CodeMapping>;
  /** Whether the warehouse may fetch labels generated by the platform. */
  readonly labelsEnabled: Scalars['Boolean']['output'];
  /** Whether the warehouse may fetch documents; if so, orders that need documents wait for them. */
  readonly documentsEnabled: Scalars['Boolean']['output'];
  /** Whether the warehouse may register items. */
  readonly itemRegistryEnabled: Scalars['Boolean']['output'];
  /** The code that identifies an item in both directions. */
  readonly itemKey: AgreedItemKey;
};

/** Settings of a warehouse on the JSON facade; absent fields keep their values, null restores the default. */
export type WmsJsonSettingsInput = {
  /** Order tag to preparation type; the first mapping whose tag the order has is used. */
  readonly preparationTypes?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Carrier code to the warehouse's name for that carrier. */
  readonly couriers?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Priority of orders by destination country. */
  readonly priorities?: InputMaybe<ReadonlyArray<CountryPriorityInput>>;
  /** Country code to the language of customers there, such as it-IT. */
  readonly languages?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Whether the warehouse may fetch labels generated by the platform. Off by default. */
  readonly labelsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the warehouse may fetch documents; if so, orders that need documents wait for them. Off by default. */
  readonly documentsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the warehouse may register items. Off by default. */
  readonly itemRegistryEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The code that identifies an item in both directions. BARCODE by default. */
  readonly itemKey?: InputMaybe<AgreedItemKey>;
};

/** Settings of a warehouse on the XML facade. */
export type WmsXmlSettings = {
  /** Order status to the warehouse's number for it. */
  readonly orderStates: ReadonlyArray<CodeMapping>;
  /** Return status to the warehouse's number for it. */
  readonly returnStates: ReadonlyArray<CodeMapping>;
  /** Return reason to the warehouse's number for it. */
  readonly returnReasons: ReadonlyArray<CodeMapping>;
  /** Country code to the warehouse's number for it. */
  readonly countries: ReadonlyArray<CodeMapping>;
  /** Maximum number of orders per download, 1 to 2,000. */
  readonly ordersPerCall: Scalars['Int']['output'];
  /** Whether the warehouse may fetch labels generated by the platform. */
  readonly labelsEnabled: Scalars['Boolean']['output'];
};

/** Settings of a warehouse on the XML facade; absent fields keep their values, null restores the default. */
export type WmsXmlSettingsInput = {
  /** Order status to the warehouse's number for it. */
  readonly orderStates?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Return status to the warehouse's number for it. */
  readonly returnStates?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Return reason to the warehouse's number for it. */
  readonly returnReasons?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Country code to the warehouse's number for it. */
  readonly countries?: InputMaybe<ReadonlyArray<CodeMappingInput>>;
  /** Maximum number of orders per download, 1 to 2,000. 500 by default. */
  readonly ordersPerCall?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the warehouse may fetch labels generated by the platform. Off by default. */
  readonly labelsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A connection that started some work. */
export type WorkingConnectionInput = {
  /** Its company. */
  readonly companyId: Scalars['SafeInt']['input'];
  /** The connection. */
  readonly connectionId: Scalars['ID']['input'];
};

/** Where a company works, and a person of it. */
export type Workplace = {
  /** The time zone in which it works, as an IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** Whether it is a sandbox. */
  readonly sandbox: Scalars['Boolean']['output'];
  /** The person who was asked for; null where nobody active in the company has the id or e-mail address, and where nobody was asked for. */
  readonly member: Maybe<WorkplaceMember>;
};

/** An active person of a company. */
export type WorkplaceMember = {
  /** Identifies the person. */
  readonly id: Scalars['ID']['output'];
  /** Their e-mail address. */
  readonly email: Scalars['String']['output'];
};

/** A group of the company's sites. */
export type Workspace = {
  /** Id of the workspace. */
  readonly id: Scalars['ID']['output'];
  /** Part of the delivery URL: main. */
  readonly slug: Scalars['String']['output'];
  /** The name people see. */
  readonly name: Scalars['String']['output'];
  /** Its sites, ordered by slug. */
  readonly sites: ReadonlyArray<Site>;
};

/** Products that a key of the catalog API writes. */
export type WriteProductsInput = {
  /** 1 to 100 items (gateway/contract/product-item.ts). */
  readonly items: ReadonlyArray<Scalars['JSON']['input']>;
  /** Refuse the write where a field must keep its value. */
  readonly isStrict?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Stock that a key writes. */
export type WriteStockInput = {
  /** 1 to 500 entries. */
  readonly entries: ReadonlyArray<StockEntryInput>;
};

/** A variant that a key adds to a product, or changes. */
export type WriteVariantInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** Id or SKU of the variant that is changed; one is added without it. */
  readonly variant?: InputMaybe<Scalars['String']['input']>;
  /** Its fields (VariantItem of gateway/contract/product-item.ts). */
  readonly fields: Scalars['JSON']['input'];
  /** Fields that the interface does not know. */
  readonly ignored?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Stock of one variant. */
export type WriteVariantStockInput = {
  /** The product. */
  readonly target: ProductReferenceInput;
  /** Id or SKU of the variant. */
  readonly variant: Scalars['String']['input'];
  /** 1 to 500 entries, each with a location. */
  readonly entries: ReadonlyArray<StockEntryInput>;
  /** Fields that the interface does not know. */
  readonly ignored?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What the graph tells by itself, as long as somebody listens: GraphQL over server-sent events (`Accept: text/event-stream`), one subscription a request. */
export type Subscription = {
  /** What changes in the company from now on, a moment after it happened. A change says which record to read again, not what it is like now; several of one record that follow each other arrive as the last of them. */
  readonly changes: Change;
};


/** What the graph tells by itself, as long as somebody listens: GraphQL over server-sent events (`Accept: text/event-stream`), one subscription a request. */
export type SubscriptionChangesArgs = {
  kinds?: InputMaybe<ReadonlyArray<ChangeKind>>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Something changed, or what the listener has to know of the stream itself. */
export type Change = {
  /** What changed. */
  readonly kind: ChangeKind;
  /** The event, as timelines have it: order.held; null for STARTED and MISSED. */
  readonly event: Maybe<Scalars['String']['output']>;
  /** The record: an order, a return, a shipment, an alert, a location, a product or a webhook delivery, by the kind; null where it is none of its own. */
  readonly id: Maybe<Scalars['ID']['output']>;
  /** The order it belongs to; null for none. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** The number of the order or return that people know; null for others. */
  readonly number: Maybe<Scalars['String']['output']>;
  /** When it changed. */
  readonly at: Scalars['DateTime']['output'];
  /** Where the stream is; send the last one as `after` to go on from there. */
  readonly position: Scalars['String']['output'];
};

/** What changed. */
export type ChangeKind =
  /** An order, its fulfillment orders, labels or refunds. Needs commerce.read. */
  | 'ORDER'
  /** A shipment, or what its carrier says. Needs commerce.read. */
  | 'SHIPMENT'
  /** A return. Needs commerce.read. */
  | 'RETURN'
  /** An alert was raised or resolved. Needs commerce.read. */
  | 'ALERT'
  /** Stock of a location, or incoming stock. Needs commerce.read. */
  | 'STOCK'
  /** A product or its variants. Needs catalog.read. */
  | 'PRODUCT'
  /** A webhook was given up. Needs company.manage. */
  | 'WEBHOOK'
  /** What sites publish. Needs brain.read. */
  | 'CONTENT'
  /** Listening has begun: what was read before may have changed since. The first of every stream, whatever kinds are asked for. */
  | 'STARTED'
  /** Changes were missed, and are not told: read again what is shown. Told whatever kinds are asked for. */
  | 'MISSED';
