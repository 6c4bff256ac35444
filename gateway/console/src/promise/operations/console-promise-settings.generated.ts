import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsolePromiseSettingsFragment = { readonly defaultChannel: string, readonly pickup: boolean, readonly cacheSeconds: number };

export const ConsolePromiseSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePromiseSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromiseSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultChannel"}},{"kind":"Field","name":{"kind":"Name","value":"pickup"}},{"kind":"Field","name":{"kind":"Name","value":"cacheSeconds"}}]}}]} as unknown as DocumentNode<ConsolePromiseSettingsFragment, unknown>;
