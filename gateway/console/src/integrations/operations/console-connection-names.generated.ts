import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleConnectionNamesQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ConsoleConnectionNamesQuery = { readonly connections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: Types.ConnectionKind, readonly name: string, readonly dedicatedHost: string | null }> } };


export const ConsoleConnectionNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleConnectionNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dedicatedHost"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleConnectionNamesQuery, ConsoleConnectionNamesQueryVariables>;
