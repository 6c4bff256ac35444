import type { BlockType, Choice, FieldDefinition, FieldType } from './field-definition.js';

/** A field as it is sent: what is absent or null has its default. */
export interface SentField {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required?: boolean | null | undefined;
  readonly many?: boolean | null | undefined;
  readonly most?: number | null | undefined;
  readonly choices?: readonly Choice[] | null | undefined;
  readonly collection?: string | null | undefined;
  readonly fields?: readonly SentField[] | null | undefined;
}

/** A type of blocks as it is sent. */
export interface SentBlockType {
  readonly key: string;
  readonly label: string;
  readonly fields: readonly SentField[];
}

/** Fields as they are stored: without what says nothing. */
export const definitionsOf = (fields: readonly SentField[]): FieldDefinition[] => fields.map(({ key, label, type, required, many, most, choices, collection, fields: inner }) => ({
  key, label, type, required: required ?? false,
  ...(many === true && { many }), ...(most != null && { most }), ...(choices != null && { choices: choices.map(({ value, label: name }) => ({ value, label: name })) }),
  ...(collection != null && { collection }), ...(inner != null && { fields: definitionsOf(inner) }),
}));

/** Types of blocks as they are stored. */
export const blockTypesOf = (types: readonly SentBlockType[]): BlockType[] => types.map(({ key, label, fields }) => ({ key, label, fields: definitionsOf(fields) }));
