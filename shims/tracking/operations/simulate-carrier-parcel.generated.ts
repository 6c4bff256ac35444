import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimulateCarrierParcelMutationVariables = Types.Exact<{
  trackingNumber?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type SimulateCarrierParcelMutation = { readonly simulateParcel: { readonly number: string, readonly shipments: ReadonlyArray<{ readonly trackingNumbers: ReadonlyArray<string>, readonly trackingToken: string }> } };


export const SimulateCarrierParcelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SimulateCarrierParcel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulateParcel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"trackingNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"shipments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"trackingToken"}}]}}]}}]}}]} as unknown as DocumentNode<SimulateCarrierParcelMutation, SimulateCarrierParcelMutationVariables>;
