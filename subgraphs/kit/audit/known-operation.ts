import { unknownCode } from '#contract/unknown-code.js';
import type { Reader } from '../database.js';

const ALIKE = 4;

interface Typed {
  readonly companyId: number;
  readonly operation: string;
  /** The mutations of people there are. */
  readonly known: readonly string[];
}

/** A mutation as it is written, however a person types its capitals, or one that only earlier entries have; BAD_INPUT for any other. */
export async function knownOperation(reader: Reader, { companyId, operation, known }: Typed): Promise<string> {
  const typed = operation.trim().toLowerCase();
  const meant = known.find((name) => name.toLowerCase() === typed);
  if (meant !== undefined) return meant;
  const rows = await reader.query('SELECT 1 FROM audit_entry WHERE company_id = ? AND operation = ? LIMIT 1', [companyId, operation]);
  if (rows.length > 0) return operation;
  const alike = known.filter((name) => name.toLowerCase().startsWith(typed.slice(0, ALIKE)));
  throw unknownCode({ field: 'filter.operation', what: 'mutations', code: operation, known: alike.length > 0 ? alike : known });
}
