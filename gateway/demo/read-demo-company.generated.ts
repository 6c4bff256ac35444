import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type ReadDemoCompanyQueryVariables = { readonly [key: string]: never };

export type ReadDemoCompanyQuery = { readonly company: { readonly id: number, readonly name: string | null } };

export const ReadDemoCompanyDocument = parse('query ReadDemoCompany { company { id name } }') as DocumentNode<ReadDemoCompanyQuery, ReadDemoCompanyQueryVariables>;
