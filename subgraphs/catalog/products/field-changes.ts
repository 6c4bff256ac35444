import type { Gate, Withheld } from './write-gate.js';

/** Whether two values are the same, whatever the order of their keys. */
export const same = (one: unknown, other: unknown): boolean => equal(one ?? null, other ?? null);

function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  return haveSameFields(one, other);
}

/** Whether JSON would have the same of two records or lists; nothing is made for it, for it is asked of each price. */
function haveSameFields(one: object, other: object): boolean {
  let fields = 0;
  for (const name in one) {
    if (valueOf(one, name) === undefined) continue;
    if (!equal(valueOf(one, name), valueOf(other, name))) return false;
    fields += 1;
  }
  for (const name in other) if (valueOf(other, name) !== undefined) fields -= 1;
  return fields === 0;
}

const valueOf = (record: object, name: string): unknown => (record as Readonly<Record<string, unknown>>)[name];

/** Collects the fields that a write changes, and those that keep their values. */
export class FieldChanges {
  readonly fields: string[] = [];
  readonly withheld: Withheld[] = [];

  constructor(private readonly gate: Gate, private readonly variantSku: string | null = null) {}

  /** The value that a field has after a write; `given` is undefined where the write says nothing of it. */
  after<T>(field: string, before: T, given: T | undefined): T {
    if (given === undefined || same(before, given)) return before;
    const refusal = this.gate({ field, isFilled: isFilled(before) });
    if (refusal) this.withheld.push({ field, variantSku: this.variantSku, ...refusal });
    else this.fields.push(this.variantSku === null ? field : `variants.${this.variantSku}.${field}`);
    return refusal ? before : given;
  }
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '';
}
