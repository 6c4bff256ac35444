import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleRolesFragment = { readonly brain: Types.ModuleRole, readonly catalog: Types.ModuleRole, readonly commerce: Types.ModuleRole, readonly intelligence: Types.ModuleRole };

export const ConsoleRolesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRoles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleRoles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brain"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"commerce"}},{"kind":"Field","name":{"kind":"Name","value":"intelligence"}}]}}]} as unknown as DocumentNode<ConsoleRolesFragment, unknown>;
