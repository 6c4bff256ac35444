import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingImportsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type WaitingImportsQuery = { readonly importsWaitingSince: string | null };


export const WaitingImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importsWaitingSince"}}]}}]} as unknown as DocumentNode<WaitingImportsQuery, WaitingImportsQueryVariables>;
