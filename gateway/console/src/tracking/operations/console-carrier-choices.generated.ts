import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleCarrierChoicesQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ConsoleCarrierChoicesQuery = { readonly carriers: ReadonlyArray<{ readonly code: string, readonly name: string }> };


export const ConsoleCarrierChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleCarrierChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleCarrierChoicesQuery, ConsoleCarrierChoicesQueryVariables>;
