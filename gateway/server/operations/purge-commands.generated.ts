import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeCommandsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeCommandsMutation = { readonly ordersPurgeCommands: number, readonly catalogPurgeCommands: number, readonly contentPurgeCommands: number, readonly identityPurgeCommands: number };


export const PurgeCommandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeCommands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersPurgeCommands"}},{"kind":"Field","name":{"kind":"Name","value":"catalogPurgeCommands"}},{"kind":"Field","name":{"kind":"Name","value":"contentPurgeCommands"}},{"kind":"Field","name":{"kind":"Name","value":"identityPurgeCommands"}}]}}]} as unknown as DocumentNode<PurgeCommandsMutation, PurgeCommandsMutationVariables>;
