import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadDeliveredSitemapQueryVariables = Types.Exact<{
  input: Types.DeliveredSitemapInput;
}>;


export type ReadDeliveredSitemapQuery = { readonly deliveredSitemap: { readonly total: number, readonly locale: string, readonly etag: string, readonly modifiedAt: string, readonly urls: ReadonlyArray<{ readonly id: number, readonly path: string, readonly isEntry: boolean, readonly modifiedAt: string, readonly alternates: ReadonlyArray<{ readonly locale: string, readonly path: string }> }> } };


export const ReadDeliveredSitemapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDeliveredSitemap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveredSitemapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveredSitemap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isEntry"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"alternates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"etag"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]}}]} as unknown as DocumentNode<ReadDeliveredSitemapQuery, ReadDeliveredSitemapQueryVariables>;
