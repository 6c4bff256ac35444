import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadContentWorkspacesQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ReadContentWorkspacesQuery = { readonly workspaces: ReadonlyArray<{ readonly slug: string }> };


export const ReadContentWorkspacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadContentWorkspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<ReadContentWorkspacesQuery, ReadContentWorkspacesQueryVariables>;
