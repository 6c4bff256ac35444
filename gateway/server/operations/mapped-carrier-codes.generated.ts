import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MappedCarrierCodesQueryVariables = Types.Exact<{
  connectionId: Types.Scalars['ID']['input'];
}>;


export type MappedCarrierCodesQuery = { readonly mappedCarrierCodes: ReadonlyArray<string> };


export const MappedCarrierCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MappedCarrierCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mappedCarrierCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}}}]}]}}]} as unknown as DocumentNode<MappedCarrierCodesQuery, MappedCarrierCodesQueryVariables>;
