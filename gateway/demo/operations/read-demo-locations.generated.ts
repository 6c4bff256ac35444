import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadDemoLocationsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ReadDemoLocationsQuery = { readonly locations: ReadonlyArray<{ readonly id: string, readonly code: string }> };


export const ReadDemoLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDemoLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ReadDemoLocationsQuery, ReadDemoLocationsQueryVariables>;
