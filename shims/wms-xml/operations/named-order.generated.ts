import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NamedOrderQueryVariables = Types.Exact<{
  reference: Types.Scalars['ID']['input'];
}>;


export type NamedOrderQuery = { readonly warehouseOrder: { readonly number: string } };


export const NamedOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<NamedOrderQuery, NamedOrderQueryVariables>;
