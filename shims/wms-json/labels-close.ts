import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { day, text } from './fields.js';
import { CloseDayDocument } from './operations/close-day.generated.js';
import { DocumentFiles, filesReply } from './replies.js';
import { carrierOf, settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const NAME_LENGTH = 200;

const Body = z.object({ Courier: text(NAME_LENGTH).describe('Only this courier\'s parcels.'), Date: day.describe('Today, unless given.') });

/** POST /V1/Labels/Close: close the day's manifest. */
export const labelsClose = wmsRoute(defineRoute({
  id: 'labels.close', method: 'POST', path: '/Labels/Close', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Close the day\'s manifest',
  description: 'Optional service, off by default. The document lists the parcels that left and are on no manifest yet; with nothing new the last one of the day is answered again.',
  failures: ['LABELS_NOT_ENABLED', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: DocumentFiles,
  operation: CloseDayDocument,
  variables: ({ body }, { caller }) => ({ input: { day: body.Date ?? null, carrier: body.Courier === undefined ? null : carrierOf(settingsOf(caller), body.Courier) ?? body.Courier } }),
  reply: ({ closeManifest: { number, contentBase64 } }) => filesReply([{ IdDocument: `M${String(number)}`, Position: 'External' as const, FileType: 'A4', Content: contentBase64 }]),
  example: { target: '/Labels/Close', body: { Courier: 'BRT', Date: '2026-11-21' }, answer: { Status: 'success', Message: '', Data: [{ IdDocument: 'M1', Position: 'External', FileType: 'A4', Content: 'JVBERi0xLjMK' }] } },
}), 'labelsEnabled');
