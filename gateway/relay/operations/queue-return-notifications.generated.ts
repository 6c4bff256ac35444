import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QueueReturnNotificationsMutationVariables = Types.Exact<{
  due: ReadonlyArray<Types.DueReturnNotificationInput> | Types.DueReturnNotificationInput;
}>;


export type QueueReturnNotificationsMutation = { readonly queueReturnNotifications: number };


export const QueueReturnNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QueueReturnNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DueReturnNotificationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueReturnNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}}]}]}}]} as unknown as DocumentNode<QueueReturnNotificationsMutation, QueueReturnNotificationsMutationVariables>;
