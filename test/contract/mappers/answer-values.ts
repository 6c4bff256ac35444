import {
  getNamedType, getNullableType, isEnumType, isListType, isNonNullType, isObjectType, Kind, type DocumentNode, type FragmentDefinitionNode, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, type SelectionSetNode,
} from 'graphql';

/** How much of an answer is filled: every field, or only the required ones. */
export type Filling = 'full' | 'bare';

/** A possible answer of an operation, every field with its own value. */
export function ownAnswer(schema: GraphQLSchema, document: DocumentNode, { filling, words }: { filling: Filling; words: Readonly<Record<string, unknown>> }): Record<string, unknown> {
  const fragments = new Map(document.definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]));
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = schema.getRootType(operation!.operation)!;
  let n = 0;

  const leaf = (type: GraphQLOutputType): unknown => {
    n += 1;
    const named = getNamedType(type);
    const [two, four] = [String(n % 28 + 1).padStart(2, '0'), String(n).padStart(4, '0')];
    if (isEnumType(named)) return named.getValues()[n % named.getValues().length]?.name;
    switch (named.name) {
      case 'Boolean': return n % 2 === 0;
      case 'Int': case 'SafeInt': case 'Float': return 80_000 + n;
      case 'ID': return `018f0000-0000-7000-8000-00000000${four}`;
      case 'DateTime': return `2026-0${String(n % 9 + 1)}-${two}T1${String(n % 10)}:2${String(n % 10)}:${two}.${String(n % 1000).padStart(3, '0')}Z`;
      case 'JSON': return { inside: `json-${four}` };
      default: return `value-${four}`;
    }
  };

  const TEXTS: Readonly<Record<string, () => string>> = {
    amount: () => `${String(n += 1)}.37`, currency: () => 'EUR', countryCode: () => 'IT', taxRate: () => `0.${String((n += 1) % 90 + 10)}`, contentBase64: () => Buffer.from(`content ${String(n += 1)}`).toString('base64'),
    requestHeaders: () => '{"host":["example.test"]}', answerHeaders: () => '{"content-type":["application/json"]}',
  };

  const value = (name: string, type: GraphQLOutputType, selections: SelectionSetNode | undefined): unknown => {
    if (filling === 'bare' && !isNonNullType(type)) return null;
    const nullable = getNullableType(type);
    if (isListType(nullable)) return filling === 'bare' ? [] : [value(name, nullable.ofType, selections)];
    if (isObjectType(nullable)) return record(nullable, selections!);
    return words[name] ?? TEXTS[name]?.() ?? leaf(type);
  };

  const record = (type: GraphQLObjectType, { selections }: SelectionSetNode): Record<string, unknown> => Object.assign({}, ...selections.map((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return record(type, fragments.get(selection.name.value)!.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return record(type, selection.selectionSet);
    const name = selection.name.value;
    return { [selection.alias?.value ?? name]: name === '__typename' ? type.name : value(name, type.getFields()[name]!.type, selection.selectionSet) };
  })) as Record<string, unknown>;

  return record(root, operation!.selectionSet);
}
