import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DuePublicationsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type DuePublicationsQuery = { readonly publicationsDueSince: string | null };


export const DuePublicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuePublications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicationsDueSince"}}]}}]} as unknown as DocumentNode<DuePublicationsQuery, DuePublicationsQueryVariables>;
