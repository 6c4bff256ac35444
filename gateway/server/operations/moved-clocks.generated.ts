import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MovedClocksQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type MovedClocksQuery = { readonly movedClocks: ReadonlyArray<{ readonly companyId: number, readonly aheadMilliseconds: number }> };


export const MovedClocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MovedClocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movedClocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"aheadMilliseconds"}}]}}]}}]} as unknown as DocumentNode<MovedClocksQuery, MovedClocksQueryVariables>;
