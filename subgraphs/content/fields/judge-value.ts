import { instantOf } from '#kernel/instant-of.js';
import { isDay } from '#kernel/day.js';
import { nearest } from '#kernel/nearest.js';
import { embedProblem } from './embeds.js';
import { VALUE_LIMITS, type FieldDefinition, type FieldType } from './field-definition.js';
import { judgeRichText } from './judge-rich-text.js';
import { judgeShape, type Shape } from './judge-shape.js';
import { note, type Spot } from './judgement.js';
import { linkProblem } from './link.js';
import { isRecord, own } from './record.js';
import { isBlankRichText } from './rich-nodes.js';
import { idProblem, lineUpTo, linesUpTo, recordNumberProblem } from './value-rules.js';

type Judge = (value: unknown, spot: Spot, field: FieldDefinition) => void;

/** How one value of a field is judged, by the field's type. */
export const JUDGES = {
  TEXT: simple((value, { many, most }) => lineUpTo((many === true ? undefined : most) ?? VALUE_LIMITS.text)(value)),
  LONG_TEXT: simple((value, { many, most }) => linesUpTo((many === true ? undefined : most) ?? VALUE_LIMITS.longText)(value)),
  RICH_TEXT: (value, spot) => { judgeRichText(value, spot); },
  NUMBER: simple(numberProblem),
  BOOLEAN: simple((value) => (typeof value === 'boolean' ? undefined : 'must be true or false')),
  DATE: simple((value) => (typeof value === 'string' && isDay(value) ? undefined : 'must be a day such as 2026-11-21')),
  DATE_TIME: simple((value) => (typeof value === 'string' && instantOf(value) !== undefined ? undefined : 'must be a time with its offset such as 2026-11-21T09:30:00Z')),
  CHOICE: simple(choiceProblem),
  URL: simple(linkProblem),
  IMAGE: record({ asset: { required: true, problem: idProblem }, alt: { problem: lineUpTo(500) }, focal: { problem: focalProblem } }, 'a part of an image'),
  PRODUCT: record({ product: { required: true, problem: recordNumberProblem } }, 'a part of a product field'),
  CATEGORY: record({ category: { required: true, problem: recordNumberProblem } }, 'a part of a category field'),
  PAGE: record({ page: { required: true, problem: recordNumberProblem } }, 'a part of a page field'),
  ENTRY: record({ entry: { required: true, problem: recordNumberProblem } }, 'a part of an entry field'),
  EMBED: record({ url: { required: true, problem: embedProblem }, title: { problem: lineUpTo(200) } }, 'a part of an embed'),
} as const satisfies Readonly<Record<Exclude<FieldType, 'GROUP'>, Judge>>;

/** Whether a value is there and says something: not null, no text of blanks, no rich text that shows nothing. */
export function isFilled(value: unknown, type: FieldType): boolean {
  if (value == null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return type !== 'RICH_TEXT' || !isRecord(value) || !isBlankRichText(value);
}

function simple(problem: (value: unknown, field: FieldDefinition) => string | undefined): Judge {
  return (value, spot, field) => { note(spot, problem(value, field)); };
}

function record(shape: Shape, what: string): Judge {
  return (value, spot) => { judgeShape(value, { shape, what }, spot); };
}

function numberProblem(value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? `must be from -${String(Number.MAX_SAFE_INTEGER)} to ${String(Number.MAX_SAFE_INTEGER)}` : undefined;
}

function choiceProblem(value: unknown, { choices }: FieldDefinition): string | undefined {
  const known = (choices ?? []).map((choice) => choice.value);
  if (typeof value === 'string' && known.includes(value)) return undefined;
  const meant = typeof value === 'string' ? nearest(value, known) : undefined;
  return meant === undefined ? `must be one of ${known.slice(0, 30).join(', ')}${known.length > 30 ? ' …' : ''}` : `must be one of the choices; did you mean ${meant}?`;
}

function focalProblem(value: unknown): string | undefined {
  const isShare = (one: unknown): boolean => typeof one === 'number' && one >= 0 && one <= 1;
  return isRecord(value) && Object.keys(value).length === 2 && isShare(own(value, 'x')) && isShare(own(value, 'y')) ? undefined : 'must be {x, y}, each from 0 (left, top) to 1';
}

