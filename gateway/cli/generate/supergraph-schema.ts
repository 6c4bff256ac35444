import { Supergraph } from '@apollo/federation-internals';
import { Kind, parse, print, visit, type GraphQLSchema } from 'graphql';

/** The schema for people: the supergraph without its `@inaccessible` parts. */
export const apiSchema = (supergraphSdl: string): GraphQLSchema => Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema();

/** The schema for the surfaces and the relay: the whole supergraph. */
export const surfaceSchema = (supergraphSdl: string): GraphQLSchema => apiSchema(withoutInaccessible(supergraphSdl));

const withoutInaccessible = (sdl: string): string =>
  print(visit(parse(sdl), { [Kind.DIRECTIVE]: (node) => (node.name.value === 'inaccessible' ? null : undefined) }));
