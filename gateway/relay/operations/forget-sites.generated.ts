import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForgetSitesMutationVariables = Types.Exact<{
  siteIds: ReadonlyArray<Types.Scalars['SafeInt']['input']> | Types.Scalars['SafeInt']['input'];
}>;


export type ForgetSitesMutation = { readonly forgetSites: number };


export const ForgetSitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetSites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafeInt"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetSites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteIds"}}}]}]}}]} as unknown as DocumentNode<ForgetSitesMutation, ForgetSitesMutationVariables>;
