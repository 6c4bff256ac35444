import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReleaseProductsMutationVariables = Types.Exact<{
  keyIds: ReadonlyArray<Types.Scalars['ID']['input']> | Types.Scalars['ID']['input'];
}>;


export type ReleaseProductsMutation = { readonly releaseProducts: number };


export const ReleaseProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyIds"}}}]}]}}]} as unknown as DocumentNode<ReleaseProductsMutation, ReleaseProductsMutationVariables>;
