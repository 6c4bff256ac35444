import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PingQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type PingQuery = { readonly warehouse: { readonly code: string, readonly name: string, readonly stockLocationCodes: ReadonlyArray<string>, readonly labelsBy: Types.LabelMaker } };


export const PingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocationView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockLocationCodes"}},{"kind":"Field","name":{"kind":"Name","value":"labelsBy"}}]}}]} as unknown as DocumentNode<PingQuery, PingQueryVariables>;
