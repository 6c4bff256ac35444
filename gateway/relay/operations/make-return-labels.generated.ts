import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeReturnLabelsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type MakeReturnLabelsMutation = { readonly makeReturnLabels: number };


export const MakeReturnLabelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeReturnLabels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeReturnLabels"}}]}}]} as unknown as DocumentNode<MakeReturnLabelsMutation, MakeReturnLabelsMutationVariables>;
