import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LocationViewFragment = { readonly code: string, readonly name: string, readonly stockLocationCodes: ReadonlyArray<string>, readonly labelsBy: Types.LabelMaker };

export const LocationViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockLocationCodes"}},{"kind":"Field","name":{"kind":"Name","value":"labelsBy"}}]}}]} as unknown as DocumentNode<LocationViewFragment, unknown>;
