import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';

/** What a caller who may not read a record whole knows of it where another record leads to it, such as an order's line to a variant. */
export interface Outline {
  /** The fields that need no more than the right to read what led there; all others refuse the caller, new ones too. */
  readonly fields: readonly string[];
  /** Throws FORBIDDEN, with the permission that the other fields need. */
  readonly requireWhole: (context: object) => void;
}

const OUTLINE = Symbol('outline');

/** A record of which its caller may read the outline alone. */
export const outlineOf = <Row extends object>(record: Row): Row => ({ ...record, [OUTLINE]: true });

/** Make the fields of some types refuse callers who were given an outline. */
export function guardOutlines(schema: GraphQLSchema, outlines: Readonly<Record<string, Outline>>): void {
  for (const [name, { fields, requireWhole }] of Object.entries(outlines)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
    for (const field of Object.values(type.getFields()).filter((one) => !fields.includes(one.name))) {
      const resolve = field.resolve ?? defaultFieldResolver;
      // eslint-disable-next-line @typescript-eslint/max-params -- what GraphQL gives every resolver
      field.resolve = (root: unknown, given, context: object, info) => {
        if (typeof root === 'object' && root !== null && OUTLINE in root) requireWhole(context);
        return resolve(root, given, context, info);
      };
    }
  }
}
