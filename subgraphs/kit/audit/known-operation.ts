import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import type { Reader } from '../database.js';

const ALIKE = 4;

interface Typed {
  readonly companyId: number;
  readonly operation: string;
  /** The part of the graph whose log it is, and the mutations of people there. */
  readonly part: SubgraphName;
  readonly known: readonly string[];
}

/** A mutation as it is written, however a person types its capitals, or one that only earlier entries have; BAD_INPUT for any other, which another part of the graph may have. */
export async function knownOperation(reader: Reader, { companyId, operation, part, known }: Typed): Promise<string> {
  const typed = operation.trim().toLowerCase();
  const meant = known.find((name) => name.toLowerCase() === typed);
  if (meant !== undefined) return meant;
  const rows = await reader.query('SELECT 1 FROM audit_entry WHERE company_id = ? AND operation = ? LIMIT 1', [companyId, operation]);
  if (rows.length > 0) return operation;
  const alike = known.filter((name) => name.toLowerCase().startsWith(typed.slice(0, ALIKE)));
  const hints = [...(alike.length > 0 ? [`${listed(alike)} ${alike.length === 1 ? 'begins' : 'begin'} like it`] : []), `${listed(SUBGRAPHS.filter((name) => name !== part).map((name) => `${name}AuditLog`))} have the mutations of the other parts of the graph`];
  throw new Failure('BAD_INPUT', `No mutation of ${part} is called ${operation}: ${hints.join('; ')}`, { 'filter.operation': [`is no mutation of ${part}: ${hints.join('; ')}`] });
}

const listed = (names: readonly string[]): string => (names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.slice(-1).join()}`);
