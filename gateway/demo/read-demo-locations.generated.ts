import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type ReadDemoLocationsQueryVariables = { readonly [key: string]: never };

export type ReadDemoLocationsQuery = { readonly locations: readonly { readonly id: string, readonly code: string }[] };

export const ReadDemoLocationsDocument = parse('query ReadDemoLocations { locations { id code } }') as DocumentNode<ReadDemoLocationsQuery, ReadDemoLocationsQueryVariables>;
