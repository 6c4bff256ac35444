import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AboutViewFragment = { readonly kind: Types.KnowledgeRecordKind, readonly id: string };

export const AboutViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]} as unknown as DocumentNode<AboutViewFragment, unknown>;
