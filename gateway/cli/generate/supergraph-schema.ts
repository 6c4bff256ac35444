import { Supergraph } from '@apollo/federation-internals';
import { extendSchema, Kind, parse, print, visit, type GraphQLSchema } from 'graphql';
import { changesSchema } from '#contract/changes-schema.js';

/** The schema for people: the supergraph without its `@inaccessible` parts. */
export const apiSchema = (supergraphSdl: string): GraphQLSchema => Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema();

/** The schema for the surfaces and the relay: the whole supergraph, and the subscription that the gateway answers itself. */
export const surfaceSchema = (supergraphSdl: string): GraphQLSchema => extendSchema(apiSchema(withoutInaccessible(supergraphSdl)), parse(`${changesSchema()}\nextend schema { subscription: Subscription }`));

const withoutInaccessible = (sdl: string): string =>
  print(visit(parse(sdl), { [Kind.DIRECTIVE]: (node) => (node.name.value === 'inaccessible' ? null : undefined) }));
