import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleMyRoleQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ConsoleMyRoleQuery = { readonly me: { readonly id: string, readonly companyRole: Types.CompanyRole } | null };


export const ConsoleMyRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMyRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyRole"}}]}}]}}]} as unknown as DocumentNode<ConsoleMyRoleQuery, ConsoleMyRoleQueryVariables>;
