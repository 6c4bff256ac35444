import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueCustomerNoticesQueryVariables = Types.Exact<{
  shipmentIds: ReadonlyArray<Types.Scalars['ID']['input']> | Types.Scalars['ID']['input'];
}>;


export type DueCustomerNoticesQuery = { readonly dueCustomerNotices: ReadonlyArray<{ readonly shipmentId: string, readonly kind: Types.CustomerNotificationKind, readonly email: string, readonly language: string, readonly order: string, readonly isPartOfOrder: boolean, readonly firstName: string, readonly carrier: string | null, readonly trackingNumber: string, readonly trackingToken: string }> };


export const DueCustomerNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueCustomerNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shipmentIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueCustomerNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shipmentIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shipmentIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipmentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"isPartOfOrder"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingToken"}}]}}]}}]} as unknown as DocumentNode<DueCustomerNoticesQuery, DueCustomerNoticesQueryVariables>;
