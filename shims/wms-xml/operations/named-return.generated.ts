import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NamedReturnQueryVariables = Types.Exact<{
  reference: Types.Scalars['ID']['input'];
}>;


export type NamedReturnQuery = { readonly warehouseReturn: { readonly orderNumber: string | null } };


export const NamedReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]}}]} as unknown as DocumentNode<NamedReturnQuery, NamedReturnQueryVariables>;
