import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HeldAccessQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type HeldAccessQuery = { readonly heldAccess: { readonly lastRunAt: string | null, readonly sessions: number, readonly apps: number } };


export const HeldAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"apps"}}]}}]}}]} as unknown as DocumentNode<HeldAccessQuery, HeldAccessQueryVariables>;
