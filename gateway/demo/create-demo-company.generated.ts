import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type CreateDemoCompanyMutationVariables = { readonly input: { readonly name: string } };

export type CreateDemoCompanyMutation = { readonly createCompany: { readonly id: number } };

export const CreateDemoCompanyDocument = parse('mutation CreateDemoCompany($input: CreateCompanyInput!) { createCompany(input: $input) { id } }') as DocumentNode<CreateDemoCompanyMutation, CreateDemoCompanyMutationVariables>;
