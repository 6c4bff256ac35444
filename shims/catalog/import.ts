import { z } from 'zod';
import type { QueueImportMutation } from './operations/queue-import.generated.js';
import { ItemResult, Summary } from './write-result.js';

type GraphImport = QueueImportMutation['queueProductImport'];

/** The states of an import (document 3, H, Import). */
const STATUS_WORD = { QUEUED: 'queued', PROCESSING: 'processing', DONE: 'done', PARTIAL: 'partial', FAILED: 'failed' } as const satisfies Record<GraphImport['status'], string>;

const time = z.iso.datetime();

/** Document 3, H: an import, as its creation answers it. */
export const Import = z.object({
  id: z.uuid(), status: z.enum(Object.values(STATUS_WORD)).describe('done: nothing failed; partial: some of it did; failed: nothing was written.'),
  total: z.int(), processed: z.int().describe('Products that have a result.'), failed: z.int().describe('Products that are invalid or failed.'),
  created_at: time, started_at: time.nullable(), finished_at: time.nullable(),
}).meta({ id: 'Import' });

/** An import with its results. */
export const ImportWithResults = Import.extend({
  results: z.array(ItemResult).describe('Of the products that were processed, in the order they were sent.'), summary: Summary,
}).meta({ id: 'ImportWithResults' });

/** An import. */
export const importJson = ({ id, status, total, processed, failed, createdAt, startedAt, finishedAt }: GraphImport): z.output<typeof Import> =>
  ({ id, status: STATUS_WORD[status], total, processed, failed, created_at: createdAt, started_at: startedAt, finished_at: finishedAt });
