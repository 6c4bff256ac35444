import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RunScheduledPublicationsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RunScheduledPublicationsMutation = { readonly runScheduledPublications: number };


export const RunScheduledPublicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunScheduledPublications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runScheduledPublications"}}]}}]} as unknown as DocumentNode<RunScheduledPublicationsMutation, RunScheduledPublicationsMutationVariables>;
