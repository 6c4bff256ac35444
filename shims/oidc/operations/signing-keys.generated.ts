import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SigningKeysQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SigningKeysQuery = { readonly oauthSigningKeys: ReadonlyArray<{ readonly kid: string, readonly n: string, readonly e: string }> };


export const SigningKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthSigningKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kid"}},{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"e"}}]}}]}}]} as unknown as DocumentNode<SigningKeysQuery, SigningKeysQueryVariables>;
