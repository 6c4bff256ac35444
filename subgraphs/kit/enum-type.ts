import { registerEnumType } from 'type-graphql';

/** Make a graph enum from its values and their descriptions. */
export function enumType<T extends string>(name: string, description: string, values: Readonly<Record<T, string>>): { readonly [V in T]: V } {
  const words = Object.keys(values) as T[];
  const members = Object.fromEntries(words.map((word) => [word, word])) as { [V in T]: V };
  const valuesConfig = Object.fromEntries(words.map((word) => [word, { description: values[word] }])) as Record<T, { description: string }>;
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}
