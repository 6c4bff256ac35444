import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeBulkJobsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeBulkJobsMutation = { readonly purgeBulkJobs: number };


export const PurgeBulkJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeBulkJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeBulkJobs"}}]}}]} as unknown as DocumentNode<PurgeBulkJobsMutation, PurgeBulkJobsMutationVariables>;
