import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClaimMailsMutationVariables = Types.Exact<{
  most: Types.Scalars['Int']['input'];
}>;


export type ClaimMailsMutation = { readonly claimMails: ReadonlyArray<{ readonly companyId: number, readonly id: string, readonly token: string, readonly attempt: number, readonly template: string, readonly language: string, readonly content: string | null, readonly unsendable: string | null, readonly createdAt: string }> };


export const ClaimMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"most"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"most"},"value":{"kind":"Variable","name":{"kind":"Name","value":"most"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"unsendable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ClaimMailsMutation, ClaimMailsMutationVariables>;
