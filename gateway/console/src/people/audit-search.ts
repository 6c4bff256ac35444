import type { AuditFilterInput } from '#contract/schema.generated.js';
import { searchReader } from '../parts/address-search.js';
import type { Period } from '../parts/use-period.js';

/** The parts of the platform that keep a log. */
export const AUDIT_PARTS = ['orders', 'catalog', 'content', 'identity'] as const;

/** One of {@link AUDIT_PARTS}. */
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** What the audit log is filtered by. */
export const AUDIT_FIELDS = ['who', 'part', 'operation', 'record', 'from', 'to'] as const;

/** Reads what the address of the audit log says. */
export const readAuditSearch = searchReader([...AUDIT_FIELDS, 'after', 'before']);

/** What the address of the audit log says. */
export type AuditSearch = ReturnType<typeof readAuditSearch>;

/** The parts that are read by the address; all where it names none that there is. */
export const partsOf = ({ part }: AuditSearch): readonly AuditPart[] => {
  const named = AUDIT_PARTS.filter((one) => one === part);
  return named.length > 0 ? named : AUDIT_PARTS;
};

/** What each part is asked for. */
export const auditFilter = ({ who, operation, record }: AuditSearch, period: Period): AuditFilterInput =>
  ({ actor: who ?? null, operation: operation ?? null, subject: record ?? null, ...period });
