import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FunnelStepCountFragment = { readonly step: Types.FunnelStage, readonly sessions: number, readonly shareOfSessions: number | null };

export const FunnelStepCountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelStepCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"shareOfSessions"}}]}}]} as unknown as DocumentNode<FunnelStepCountFragment, unknown>;
