import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConnectionWebhooksQueryVariables = Types.Exact<{
  owner: Types.DestinationOwnerInput;
}>;


export type ConnectionWebhooksQuery = { readonly webhookDestinations: ReadonlyArray<{ readonly id: string, readonly profile: string, readonly url: string, readonly events: ReadonlyArray<string> | null, readonly isActive: boolean, readonly createdAt: string, readonly lastDeliveredAt: string | null, readonly lastFailedAt: string | null, readonly lastFailure: string | null }> };


export const ConnectionWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DestinationOwnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}}]}}]} as unknown as DocumentNode<ConnectionWebhooksQuery, ConnectionWebhooksQueryVariables>;
