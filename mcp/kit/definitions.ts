import { z } from 'zod';
import type { Language } from '#contract/languages.js';
import type { Tool, ToolNature } from './tool.js';

/** The hints of MCP, all four (document 3, L). */
export const annotationsOf = ({ access, isIdempotent = false, isDestructive = false, reachesOutside = false }: ToolNature) =>
  ({ readOnlyHint: access === 'read', destructiveHint: isDestructive, idempotentHint: access === 'read' || isIdempotent, openWorldHint: reachesOutside });

interface Shown {
  format?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  minItems?: number | undefined;
  enum?: unknown;
  default?: unknown;
  additionalProperties?: unknown;
  propertyNames?: unknown;
  maxProperties?: number | undefined;
}

/** What tells a model nothing is left out: a pattern beside its format, that a text or a list that is given is not empty, the usual one of some words where the other is described. */
function withoutTheObvious({ jsonSchema }: { readonly jsonSchema: Shown }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  delete jsonSchema.minLength;
  delete jsonSchema.minItems;
  if (jsonSchema.enum !== undefined) delete jsonSchema.default;
  if (jsonSchema.maxProperties !== undefined) delete jsonSchema.propertyNames;
  if (isAnything(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
}

const isAnything = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0;

/** The arguments of a tool as JSON Schema: a plain object. */
export function inputSchemaOf({ input }: Tool): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', override: withoutTheObvious });
  return schema;
}

/** What any result may have besides its own fields: that it was cut, and what to do then; of a write that it was only tried. */
const OF_ANY = { truncated: { type: 'boolean' }, hint: { type: 'string' } } as const;
const OF_A_WRITE = { ...OF_ANY, dry_run: { type: 'boolean' } } as const;

/** What a tool answers as JSON Schema. */
export function outputSchemaOf({ output, access }: Tool): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(output);
  return { ...schema, properties: { ...(access === 'write' ? OF_A_WRITE : OF_ANY), ...schema.properties } };
}

/** The tools that somebody with these permissions may call, by name. */
export const allowedTools = (tools: ReadonlyMap<string, Tool>, permissions: readonly string[]): readonly Tool[] =>
  [...tools.values()].filter(({ permission }) => permission === null || permissions.includes(permission)).sort((one, other) => (one.name < other.name ? -1 : 1));

/** Writes a tool as a definition. */
export type WriteDefinition = (tool: Tool, language: Language) => Record<string, unknown>;

const kept = new WeakMap<WriteDefinition, Map<string, string>>();

/** The definitions of some tools as a JSON array without its brackets, made once for each language and choice of tools: who may call what is asked at every call. */
export function definitions(tools: readonly Tool[], language: Language, write: WriteDefinition): string {
  const texts = kept.get(write) ?? new Map<string, string>();
  kept.set(write, texts);
  const key = `${language} ${tools.map(({ name, permission }) => `${String(permission)}:${name}`).join()}`;
  const text = texts.get(key) ?? tools.map((tool) => JSON.stringify(write(tool, language))).join();
  texts.set(key, text);
  return text;
}
