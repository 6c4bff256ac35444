import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteNamesQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SiteNamesQuery = { readonly workspaces: ReadonlyArray<{ readonly slug: string, readonly sites: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly name: string, readonly status: Types.SiteStatus, readonly defaultLocale: string, readonly locales: ReadonlyArray<string>, readonly frontendUrl: string | null }> }> };


export const SiteNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLocale"}},{"kind":"Field","name":{"kind":"Name","value":"locales"}},{"kind":"Field","name":{"kind":"Name","value":"frontendUrl"}}]}}]}}]}}]} as unknown as DocumentNode<SiteNamesQuery, SiteNamesQueryVariables>;
