import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForgetCustomersMutationVariables = Types.Exact<{
  erased: ReadonlyArray<Types.ErasedCustomerInput> | Types.ErasedCustomerInput;
}>;


export type ForgetCustomersMutation = { readonly forgetCustomers: number };


export const ForgetCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"erased"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasedCustomerInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"erased"},"value":{"kind":"Variable","name":{"kind":"Name","value":"erased"}}}]}]}}]} as unknown as DocumentNode<ForgetCustomersMutation, ForgetCustomersMutationVariables>;
