import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Inputs from './inputs.js';

export type CreateDemoLocationMutationVariables = { readonly input: Inputs.CreateLocationInput };

export type CreateDemoLocationMutation = { readonly createLocation: { readonly id: string } };

export const CreateDemoLocationDocument = parse('mutation CreateDemoLocation($input: CreateLocationInput!) { createLocation(input: $input) { id } }') as DocumentNode<CreateDemoLocationMutation, CreateDemoLocationMutationVariables>;
