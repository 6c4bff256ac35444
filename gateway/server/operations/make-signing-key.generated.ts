import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeSigningKeyMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type MakeSigningKeyMutation = { readonly makeSigningKey: string };


export const MakeSigningKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeSigningKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeSigningKey"}}]}}]} as unknown as DocumentNode<MakeSigningKeyMutation, MakeSigningKeyMutationVariables>;
