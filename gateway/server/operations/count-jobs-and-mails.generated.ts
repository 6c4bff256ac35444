import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CountJobsAndMailsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type CountJobsAndMailsQuery = { readonly jobs: ReadonlyArray<{ readonly name: string, readonly failures: number }>, readonly mailCounts: { readonly waiting: number, readonly givenUp: number }, readonly dueWork: { readonly mailsSince: string | null, readonly deliveriesSince: string | null } };


export const CountJobsAndMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountJobsAndMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"givenUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailsSince"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesSince"}}]}}]}}]} as unknown as DocumentNode<CountJobsAndMailsQuery, CountJobsAndMailsQueryVariables>;
