import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleMoneyFragment = { readonly amount: string, readonly currency: string };

export const ConsoleMoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<ConsoleMoneyFragment, unknown>;
