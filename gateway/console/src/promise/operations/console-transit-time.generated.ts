import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleTransitTimeFragment = { readonly carrierCode: string | null, readonly shippingType: Types.ShippingType, readonly countryCode: string, readonly postcodePrefix: string | null, readonly minDays: number, readonly maxDays: number };

export const ConsoleTransitTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTransitTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TransitTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrierCode"}},{"kind":"Field","name":{"kind":"Name","value":"shippingType"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"postcodePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}}]}}]} as unknown as DocumentNode<ConsoleTransitTimeFragment, unknown>;
