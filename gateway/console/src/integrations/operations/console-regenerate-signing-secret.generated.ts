import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleRegenerateSigningSecretMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type ConsoleRegenerateSigningSecretMutation = { readonly regenerateSigningSecret: { readonly apiKey: string | null, readonly username: string | null, readonly password: string | null, readonly webhookSecret: string | null, readonly signingSecret: string | null, readonly connection: { readonly id: string, readonly name: string } } };


export const ConsoleRegenerateSigningSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRegenerateSigningSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateSigningSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCredentials"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCredentials"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectionCredentials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"webhookSecret"}},{"kind":"Field","name":{"kind":"Name","value":"signingSecret"}}]}}]} as unknown as DocumentNode<ConsoleRegenerateSigningSecretMutation, ConsoleRegenerateSigningSecretMutationVariables>;
