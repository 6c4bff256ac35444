import { code, int, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { RecordKind } from './about.js';

/** What a reference is from. */
export type AboutHolder = 'NOTE' | 'TASK';

/** Which notes and tasks are about a record: found by it, newest first. */
export const KNOWLEDGE_ABOUT = {
  name: 'knowledge_about',
  columns: { company_id: int, holder: code<AboutHolder>(4), kind: code<RecordKind>(10), target: code(36), record: uuid },
  primaryKey: ['company_id', 'holder', 'kind', 'target', 'record'],
  withoutRowid: true,
  indexes: { knowledge_about_record: ['company_id', 'record'] },
} satisfies TableDefinition;
