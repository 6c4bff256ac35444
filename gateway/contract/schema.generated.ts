export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  DateTime: { input: string; output: string; }
  SafeInt: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
};

export type ConnectionKind =
  | 'FULFILLMENT'
  | 'WMS_JSON'
  | 'WMS_XML'
  | 'COMMERCE'
  | 'STORE'
  | 'DELIVERY'
  | 'CATALOG'
  | 'COLLECTOR'
  | 'CARRIER';

export type ConnectionStatus =
  | 'DRAFT'
  | 'ACTIVE'
  | 'PAUSED';

export type AuthenticateInput = {
  readonly surface: Scalars['String']['input'];
  readonly kind: ConnectionKind;
  readonly address: Scalars['String']['input'];
  readonly host?: InputMaybe<Scalars['String']['input']>;
  readonly apiKey?: InputMaybe<Scalars['String']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

export type Authentication = {
  readonly outcome: AuthenticationOutcome;
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly connection: Maybe<AuthenticatedConnection>;
};

export type AuthenticationOutcome =
  | 'AUTHENTICATED'
  | 'MISSING'
  | 'WRONG'
  | 'ADDRESS_REFUSED'
  | 'BLOCKED';

export type AuthenticatedConnection = {
  readonly id: Scalars['ID']['output'];
  readonly kind: ConnectionKind;
  readonly name: Scalars['String']['output'];
  readonly status: ConnectionStatus;
  readonly companyId: Scalars['SafeInt']['output'];
  readonly companyName: Maybe<Scalars['String']['output']>;
  readonly warehouseId: Maybe<Scalars['ID']['output']>;
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  readonly ratePerMinute: Scalars['Int']['output'];
  readonly silent: Scalars['Boolean']['output'];
  readonly webhooksEnabled: Scalars['Boolean']['output'];
};

export type ClaimCallInput = {
  readonly requestId: Scalars['ID']['input'];
  readonly connectionId: Scalars['ID']['input'];
  readonly surface: Scalars['String']['input'];
  readonly operation: Scalars['String']['input'];
  readonly method: Scalars['String']['input'];
  readonly path: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly key: Scalars['String']['input'];
  readonly fingerprint: Scalars['String']['input'];
  readonly requestHeaders: Scalars['String']['input'];
  readonly requestBody?: InputMaybe<Scalars['String']['input']>;
};

export type CallClaim = {
  readonly outcome: CallClaimOutcome;
  readonly callId: Maybe<Scalars['ID']['output']>;
  readonly commandId: Maybe<Scalars['ID']['output']>;
  readonly owner: Maybe<Scalars['String']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly answer: Maybe<StoredAnswer>;
};

export type CallClaimOutcome =
  | 'RUN'
  | 'REPLAY'
  | 'REUSED'
  | 'IN_PROGRESS';

export type StoredAnswer = {
  readonly status: Scalars['Int']['output'];
  readonly headers: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
};

export type FinishCallInput = {
  readonly callId: Scalars['ID']['input'];
  readonly owner: Scalars['String']['input'];
  readonly status: Scalars['Int']['input'];
  readonly headers: Scalars['String']['input'];
  readonly body?: InputMaybe<Scalars['String']['input']>;
  readonly durationMs: Scalars['Int']['input'];
  readonly keep: Scalars['Boolean']['input'];
};

export type LogCallInput = {
  readonly requestId: Scalars['ID']['input'];
  readonly companyId: Scalars['SafeInt']['input'];
  readonly connectionId?: InputMaybe<Scalars['ID']['input']>;
  readonly surface: Scalars['String']['input'];
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  readonly method: Scalars['String']['input'];
  readonly path: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly status: Scalars['Int']['input'];
  readonly durationMs: Scalars['Int']['input'];
  readonly requestHeaders: Scalars['String']['input'];
  readonly requestBody?: InputMaybe<Scalars['String']['input']>;
  readonly answerHeaders: Scalars['String']['input'];
  readonly answerBody?: InputMaybe<Scalars['String']['input']>;
};

export type FulfillmentStatus =
  | 'NOT_READY'
  | 'TO_FULFILL'
  | 'ACCEPTED'
  | 'PROCESSED'
  | 'SHIPPED'
  | 'CANCEL_REQUESTED'
  | 'CANCELLED'
  | 'REJECTED'
  | 'CLOSED';

export type WarehouseOrderList =
  | 'TO_FULFILL'
  | 'ACCEPTED'
  | 'PROCESSED'
  | 'SHIPPED'
  | 'CANCELLED';

export type LabelMaker =
  | 'PLATFORM'
  | 'WAREHOUSE';

export type ShippingType =
  | 'STANDARD'
  | 'EXPRESS';

export type Money = {
  readonly amount: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly minorUnits: Scalars['SafeInt']['output'];
};

export type Address = {
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly address1: Maybe<Scalars['String']['output']>;
  readonly address2: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly postalCode: Maybe<Scalars['String']['output']>;
  readonly provinceCode: Maybe<Scalars['String']['output']>;
  readonly countryCode: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
};

export type Location = {
  readonly id: Scalars['ID']['output'];
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly stockLocationCodes: ReadonlyArray<Scalars['String']['output']>;
  readonly labelsBy: LabelMaker;
};

export type Customer = {
  readonly name: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
};

export type Shipping = {
  readonly methodCode: Maybe<Scalars['String']['output']>;
  readonly methodName: Maybe<Scalars['String']['output']>;
  readonly carrierCode: Maybe<Scalars['String']['output']>;
  readonly serviceCode: Maybe<Scalars['String']['output']>;
  readonly type: ShippingType;
  readonly labelsBy: LabelMaker;
};

export type FulfillmentDocuments = {
  readonly externalRequired: Scalars['Boolean']['output'];
  readonly externalReady: Maybe<Scalars['Boolean']['output']>;
};

export type FulfillmentLine = {
  readonly lineId: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly barcode: Maybe<Scalars['String']['output']>;
  readonly itemKey: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly quantityOrdered: Scalars['Int']['output'];
  readonly quantityOpen: Scalars['Int']['output'];
  readonly quantityPicked: Scalars['Int']['output'];
  readonly quantityUnfulfillable: Scalars['Int']['output'];
  readonly quantityShipped: Scalars['Int']['output'];
  readonly quantityCancelled: Scalars['Int']['output'];
  readonly weightG: Maybe<Scalars['Int']['output']>;
  readonly unitPrice: Money;
};

export type Cancellation = {
  readonly requestedBy: Scalars['String']['output'];
  readonly cancelledAt: Scalars['DateTime']['output'];
};

export type FulfillmentOrder = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly status: FulfillmentStatus;
  readonly placedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly channel: Scalars['String']['output'];
  readonly customer: Customer;
  readonly shippingAddress: Address;
  readonly shipping: Shipping;
  readonly priority: Scalars['Int']['output'];
  readonly notes: Maybe<Scalars['String']['output']>;
  readonly documents: FulfillmentDocuments;
  readonly currency: Scalars['String']['output'];
  readonly totalWeightG: Maybe<Scalars['Int']['output']>;
  readonly lines: ReadonlyArray<FulfillmentLine>;
  readonly acceptedAt: Maybe<Scalars['DateTime']['output']>;
  readonly wmsReference: Maybe<Scalars['String']['output']>;
  readonly cancellation: Maybe<Cancellation>;
};

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

export type FulfillmentOrderConnection = {
  readonly nodes: ReadonlyArray<FulfillmentOrder>;
  readonly pageInfo: PageInfo;
};

export type AcceptFulfillmentOrderInput = {
  readonly reference: Scalars['String']['input'];
  readonly wmsReference?: InputMaybe<Scalars['String']['input']>;
  readonly acceptedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type RejectFulfillmentOrderInput = {
  readonly reference: Scalars['String']['input'];
  readonly reasonCode: Scalars['String']['input'];
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  readonly warehouse: Location;
  readonly warehouseOrders: FulfillmentOrderConnection;
  readonly warehouseOrder: FulfillmentOrder;
};


export type QueryWarehouseOrdersArgs = {
  status: WarehouseOrderList;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWarehouseOrderArgs = {
  reference: Scalars['String']['input'];
};

export type Mutation = {
  readonly authenticate: Authentication;
  readonly claimCall: CallClaim;
  readonly finishCall: Scalars['Boolean']['output'];
  readonly logCall: Scalars['Boolean']['output'];
  readonly acceptFulfillmentOrder: FulfillmentOrder;
  readonly rejectFulfillmentOrder: FulfillmentOrder;
};


export type MutationAuthenticateArgs = {
  input: AuthenticateInput;
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


export type MutationAcceptFulfillmentOrderArgs = {
  input: AcceptFulfillmentOrderInput;
};


export type MutationRejectFulfillmentOrderArgs = {
  input: RejectFulfillmentOrderInput;
};
