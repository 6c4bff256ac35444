import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportDemoParcelsMutationVariables = Types.Exact<{
  input: Types.ApplyTrackingEventsInput;
}>;


export type ReportDemoParcelsMutation = { readonly applyTrackingEvents: { readonly applied: number } };


export const ReportDemoParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportDemoParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyTrackingEventsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyTrackingEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applied"}}]}}]}}]} as unknown as DocumentNode<ReportDemoParcelsMutation, ReportDemoParcelsMutationVariables>;
