import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { instantOf } from '#kernel/instant-of.js';

/** A time; rows already hold the text, so answers pass it through. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'An instant as ISO 8601 text in UTC with milliseconds: 2026-11-21T09:30:00.000Z. Input may carry any offset.',
  serialize: (value) => String(value),
  parseValue: (value) => readInstant(value),
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
});

function readInstant(value: unknown): string {
  const read = typeof value === 'string' ? instantOf(value) : undefined;
  if (read === undefined) throw new GraphQLError('A DateTime is ISO 8601 text with an offset, such as 2026-11-21T09:30:00Z');
  return read;
}

/** Free-form JSON that is stored and passed on unchanged. */
export const Json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
});

/** A file, by its name: its bytes travel beside the operation. */
export const UploadScalar = new GraphQLScalarType<string, string>({
  name: 'Upload',
  description: 'A file that is sent with the operation, as the GraphQL multipart request specification has it: the variable is null in `operations`, and `map` names it.',
  serialize: (value) => String(value),
  parseValue: (value) => {
    if (typeof value === 'string') return value;
    throw new GraphQLError('An Upload is a file of a multipart request');
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return node.value;
    throw new GraphQLError('An Upload is a file of a multipart request');
  },
});

/** Every scalar of the graph beside GraphQL's own five. */
export const SCALARS: readonly GraphQLScalarType[] = [DateTime, Json, UploadScalar, GraphQLSafeInt];
