import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FindCatalogKeysQueryVariables = Types.Exact<{
  nameOrId: Types.Scalars['String']['input'];
}>;


export type FindCatalogKeysQuery = { readonly catalogKeysNamed: ReadonlyArray<{ readonly id: string, readonly name: string, readonly catalogKey: { readonly catalogId: number } | null }> };


export const FindCatalogKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCatalogKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nameOrId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogKeysNamed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nameOrId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nameOrId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"catalogKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogId"}}]}}]}}]}}]} as unknown as DocumentNode<FindCatalogKeysQuery, FindCatalogKeysQueryVariables>;
