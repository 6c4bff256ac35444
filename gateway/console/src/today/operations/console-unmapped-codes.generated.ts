import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleUnmappedCodesQueryVariables = Types.Exact<{
  connectionId: Types.Scalars['ID']['input'];
}>;


export type ConsoleUnmappedCodesQuery = { readonly unmappedCarrierCodes: ReadonlyArray<{ readonly code: string, readonly seen: number, readonly description: string, readonly suggestedStatus: Types.TrackingStatus | null }> };


export const ConsoleUnmappedCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleUnmappedCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmappedCarrierCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedStatus"}}]}}]}}]} as unknown as DocumentNode<ConsoleUnmappedCodesQuery, ConsoleUnmappedCodesQueryVariables>;
