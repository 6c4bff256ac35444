import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleLocationsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ConsoleLocationsQuery = { readonly locations: ReadonlyArray<{ readonly code: string, readonly name: string, readonly active: boolean, readonly hasSystem: boolean | null }> };


export const ConsoleLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasSystem"}}]}}]}}]} as unknown as DocumentNode<ConsoleLocationsQuery, ConsoleLocationsQueryVariables>;
