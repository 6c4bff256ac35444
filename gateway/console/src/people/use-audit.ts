import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { codeOf } from '../graph/graph-failure.js';
import { usePeriod, type Period } from '../parts/use-period.js';
import { PAGE_SIZE } from '../parts/pages-of.js';
import { auditFilter, partsOf, type AuditPart, type AuditSearch } from './audit-search.js';
import { mergedPage, positionIn, type LogPage, type Merged } from './merged-audit.js';
import type { ConsoleAuditEntryFragment } from './operations/console-audit-entry.generated.js';
import { ConsoleCatalogAuditDocument } from './operations/console-catalog-audit.generated.js';
import { ConsoleContentAuditDocument } from './operations/console-content-audit.generated.js';
import { ConsoleIdentityAuditDocument } from './operations/console-identity-audit.generated.js';
import { ConsoleOrdersAuditDocument, type ConsoleOrdersAuditQueryVariables } from './operations/console-orders-audit.generated.js';

type Log = LogPage<ConsoleAuditEntryFragment>;

/** An entry of the audit log with the part of the platform that has it. */
export type AuditEntry = Merged<AuditPart, ConsoleAuditEntryFragment>;

/** A page of the audit log. */
export interface AuditPage extends ReturnType<typeof mergedPage<AuditPart, ConsoleAuditEntryFragment>> {
  /** The parts that do not know what was filtered by. */
  readonly leftOut: readonly AuditPart[];
}

const LOGS: Readonly<Record<AuditPart, (variables: ConsoleOrdersAuditQueryVariables, sending: { readonly signal: AbortSignal }) => Promise<Log>>> = {
  orders: async (variables, sending) => (await ask(ConsoleOrdersAuditDocument, variables, sending)).log, catalog: async (variables, sending) => (await ask(ConsoleCatalogAuditDocument, variables, sending)).log,
  content: async (variables, sending) => (await ask(ConsoleContentAuditDocument, variables, sending)).log, identity: async (variables, sending) => (await ask(ConsoleIdentityAuditDocument, variables, sending)).log,
};

/** A page of the log of all parts, or of one; the one before stays until it is there. */
export function useAudit(search: AuditSearch): UseQueryResult<AuditPage> {
  const period = usePeriod(search);
  return useQuery({ queryKey: ['audit', search, period], placeholderData: keepPreviousData, queryFn: ({ signal }) => readAudit(search, period, signal) });
}

async function readAudit(search: AuditSearch, period: Period, signal: AbortSignal): Promise<AuditPage> {
  const isBackward = search.before !== undefined;
  const parts = partsOf(search);
  const word = search.before ?? search.after;
  const position = word === undefined ? undefined : positionIn(word, parts);
  const variables = (part: AuditPart): ConsoleOrdersAuditQueryVariables => ({ filter: auditFilter(search, period), ...(isBackward ? { last: PAGE_SIZE, before: position?.[part] ?? null } : { first: PAGE_SIZE, after: position?.[part] ?? null }) });
  const read = await Promise.all(parts.map((part) => LOGS[part](variables(part), { signal }).then((log) => ({ part, log, error: undefined }), (error: unknown) => ({ part, log: undefined, error }))));
  const failed = read.find(({ error }) => error !== undefined && !isUnknownThere(error)) ?? (read.every(({ log }) => log === undefined) ? read[0] : undefined);
  if (failed) throw failed.error;
  const logs: Partial<Record<AuditPart, Log>> = {};
  for (const { part, log } of read) if (log) logs[part] = log;
  return { ...mergedPage<AuditPart, ConsoleAuditEntryFragment>({ logs, position, isBackward, size: PAGE_SIZE }), leftOut: read.filter(({ log }) => log === undefined).map(({ part }) => part) };
}

/** A mutation, a person or a record that another part of the platform knows is not known to each. */
const isUnknownThere = (error: unknown): boolean => ['BAD_INPUT', 'NOT_FOUND'].includes(codeOf(error));
