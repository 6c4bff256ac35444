import type { OtherBody } from '../body/body-reader.js';
import type { Caller, Route } from '../route.js';
import type { Surface } from '../surface.js';
import { jsonSchema, type JsonSchema } from './json-schema.js';

/** The body of a call. */
export interface DescribedBody {
  readonly mediaType: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly example: unknown;
  /** Other media types in which the same bytes may be sent. */
  readonly alsoAs: readonly string[];
  /** The same in another media type, where it may be sent in one. */
  readonly other: (Pick<OtherBody, 'mediaType' | 'example'> & { readonly schema: JsonSchema }) | undefined;
}

const USUAL = { mediaType: 'application/json', alsoAs: [] } as const;

/** The body that a route reads, if any. */
export function describedBody<C extends Caller>({ input, declares, example }: Route<C>, surface: Surface<C>): DescribedBody | undefined {
  const { body } = input.shape;
  if (!body) return undefined;
  const { mediaType, alsoAs, alsoReads } = { ...USUAL, ...(declares?.body ?? surface.body) };
  const schema = jsonSchema(body, 'input');
  return { mediaType, schema, required: (schema.required ?? []).length > 0 || !body.safeParse({}).success, example: example.body, alsoAs, other: alsoReads && { ...alsoReads, schema: jsonSchema(alsoReads.schema, 'input') } };
}
