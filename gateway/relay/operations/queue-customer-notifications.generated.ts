import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QueueCustomerNotificationsMutationVariables = Types.Exact<{
  due: ReadonlyArray<Types.DueNotificationInput> | Types.DueNotificationInput;
}>;


export type QueueCustomerNotificationsMutation = { readonly queueCustomerNotifications: number };


export const QueueCustomerNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QueueCustomerNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DueNotificationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueCustomerNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}}]}]}}]} as unknown as DocumentNode<QueueCustomerNotificationsMutation, QueueCustomerNotificationsMutationVariables>;
