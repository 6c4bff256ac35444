import { Failure } from '#contract/failure.js';
import type { PlannedItem } from './plan-item.js';

/** Refuse the write of a part of a product whose fields must keep their values: FIELD_LOCKED with those that other systems own, FIELD_RULE where the key's rule keeps them. */
export function refuseWithheld(planned: readonly PlannedItem[]): void {
  const notes = planned.flatMap((one) => ('plan' in one ? one.notes : []));
  const locked = [...new Set(notes.filter(({ kind }) => kind === 'OWNED').map(({ field }) => field))];
  if (locked.length > 0) throw new Failure('FIELD_LOCKED', `These fields are owned by another system: ${locked.join(', ')}`, { locked });
  const kept = [...new Set(notes.filter(({ kind }) => kind === 'RULE').map(({ field }) => field))];
  if (kept.length > 0) throw new Failure('FIELD_RULE', `The field rule of this key does not allow it to change ${kept.join(', ')}`, { fields: kept });
}
