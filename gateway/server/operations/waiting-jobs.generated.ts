import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingJobsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type WaitingJobsQuery = { readonly bulkJobsWaitingSince: string | null };


export const WaitingJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkJobsWaitingSince"}}]}}]} as unknown as DocumentNode<WaitingJobsQuery, WaitingJobsQueryVariables>;
