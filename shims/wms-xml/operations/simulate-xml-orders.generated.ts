import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimulateXmlOrdersMutationVariables = Types.Exact<{
  input: Types.SimulateOrdersInput;
}>;


export type SimulateXmlOrdersMutation = { readonly simulateOrders: ReadonlyArray<{ readonly number: string, readonly fulfillmentOrders: ReadonlyArray<{ readonly lines: ReadonlyArray<{ readonly itemKey: string | null, readonly quantityOpen: number }> }> }> };


export const SimulateXmlOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SimulateXmlOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulateOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulateOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemKey"}},{"kind":"Field","name":{"kind":"Name","value":"quantityOpen"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SimulateXmlOrdersMutation, SimulateXmlOrdersMutationVariables>;
