import { grouped } from '#subgraph-kit/grouped.js';

/** Records grouped by company. All writers lock companies in this order, which prevents deadlocks. */
export const byCompany = <T>(records: readonly T[], companyOf: (record: T) => number): [companyId: number, records: T[]][] =>
  [...grouped(records, companyOf)].sort(([a], [b]) => a - b);
