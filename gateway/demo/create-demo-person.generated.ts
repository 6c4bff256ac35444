import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type CreateDemoPersonMutationVariables = { readonly input: { readonly email: string, readonly name: string, readonly role: 'OWNER' | 'ADMIN' | 'STAFF', readonly password: string } };

export type CreateDemoPersonMutation = { readonly createPerson: { readonly id: string } };

export const CreateDemoPersonDocument = parse('mutation CreateDemoPerson($input: CreatePersonInput!) { createPerson(input: $input) { id } }') as DocumentNode<CreateDemoPersonMutation, CreateDemoPersonMutationVariables>;
