import { Supergraph } from '@apollo/federation-internals';
import { Kind, parse, print, visit, type GraphQLSchema } from 'graphql';

/** What people see of the supergraph: everything but its `@inaccessible` parts. */
export const apiSchema = (supergraphSdl: string): GraphQLSchema => Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema();

/** What the surfaces and the relay see: everything. */
export const surfaceSchema = (supergraphSdl: string): GraphQLSchema => apiSchema(withoutInaccessible(supergraphSdl));

const withoutInaccessible = (sdl: string): string =>
  print(visit(parse(sdl), { [Kind.DIRECTIVE]: (node) => (node.name.value === 'inaccessible' ? null : undefined) }));
