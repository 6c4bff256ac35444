import { grouped } from '#subgraph-kit/grouped.js';

/** Records of each company, the companies in one order for everybody who writes, so that they wait for each other instead of blocking each other. */
export const byCompany = <T>(records: readonly T[], companyOf: (record: T) => number): [companyId: number, records: T[]][] =>
  [...grouped(records, companyOf)].sort(([a], [b]) => a - b);
