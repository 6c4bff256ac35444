import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VoidOrderLabelMutationVariables = Types.Exact<{
  input: Types.VoidWarehouseLabelsInput;
}>;


export type VoidOrderLabelMutation = { readonly voidWarehouseLabels: ReadonlyArray<{ readonly parcel: number }> };


export const VoidOrderLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidOrderLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoidWarehouseLabelsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidWarehouseLabels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcel"}}]}}]}}]} as unknown as DocumentNode<VoidOrderLabelMutation, VoidOrderLabelMutationVariables>;
