import { registerEnumType } from 'type-graphql';

/** Register a graph enum with its values and their descriptions. */
export function enumType<T extends string>(name: string, description: string, values: Readonly<Record<T, string>>): { readonly [V in T]: V } {
  const words = Object.keys(values) as T[];
  const members = Object.fromEntries(words.map((word) => [word, word])) as { [V in T]: V };
  const valuesConfig = Object.fromEntries(words.map((word) => [word, { description: values[word] }])) as Record<T, { description: string }>;
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}

const internalEnums = new Set<string>();

/** A graph enum that only the surfaces and the relay use. */
export function internalEnumType<T extends string>(name: string, description: string, values: Readonly<Record<T, string>>): { readonly [V in T]: V } {
  internalEnums.add(name);
  return enumType(name, description, values);
}

/** Whether an enum is to be hidden from people's schema; type-graphql knows no directives on enums. */
export const isInternalEnum = (name: string): boolean => internalEnums.has(name);
