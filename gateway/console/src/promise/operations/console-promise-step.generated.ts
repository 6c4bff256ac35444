import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsolePromiseStepFragment = { readonly kind: Types.PromiseStepKind, readonly day: string | null, readonly days: number | null, readonly minDays: number | null, readonly cutoff: string | null, readonly name: string | null };

export const ConsolePromiseStepFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePromiseStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromiseStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutoff"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ConsolePromiseStepFragment, unknown>;
