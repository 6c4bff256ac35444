import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimulateJsonOrdersMutationVariables = Types.Exact<{
  input: Types.SimulateOrdersInput;
}>;


export type SimulateJsonOrdersMutation = { readonly simulateOrders: ReadonlyArray<{ readonly number: string, readonly fulfillmentOrders: ReadonlyArray<{ readonly lines: ReadonlyArray<{ readonly sku: string | null, readonly itemKey: string | null, readonly quantityOpen: number }> }> }> };


export const SimulateJsonOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SimulateJsonOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulateOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulateOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"itemKey"}},{"kind":"Field","name":{"kind":"Name","value":"quantityOpen"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SimulateJsonOrdersMutation, SimulateJsonOrdersMutationVariables>;
