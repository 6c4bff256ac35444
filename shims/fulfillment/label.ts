import { z } from 'zod';
import type { LabelViewFragment } from './operations/label-view.generated.js';

const text = z.string().nullable();

/** Document 1, A: Label. */
export const Label = z.object({
  parcel: z.int().min(1).describe('The parcel, from 1.'),
  status: z.enum(['ready', 'failed']).describe('A failed label has no content and must be made again.'),
  carrier_code: text,
  carrier_name: text,
  tracking_number: text,
  format: z.enum(['pdf', 'zpl']),
  content_type: z.enum(['application/pdf', 'application/x-zpl']),
  content_base64: text.describe('A page of 10 by 15 cm, or ZPL; null when the label failed.'),
}).meta({ id: 'Label' });

/** The labels of an order. */
export const Labels = z.object({ data: z.array(Label) });

const STATUS_WORD = { READY: 'ready', FAILED: 'failed' } as const satisfies Record<LabelViewFragment['status'], string>;
const FORMAT_WORD = { PDF: 'pdf', ZPL: 'zpl' } as const satisfies Record<LabelViewFragment['format'], string>;
const CONTENT_TYPE = { PDF: 'application/pdf', ZPL: 'application/x-zpl' } as const satisfies Record<LabelViewFragment['format'], string>;

/** Label as document 1, A shows it. */
export const labelJson = (label: LabelViewFragment): z.output<typeof Label> => ({
  parcel: label.parcel,
  status: STATUS_WORD[label.status],
  carrier_code: label.carrierCode,
  carrier_name: label.carrierName,
  tracking_number: label.trackingNumber,
  format: FORMAT_WORD[label.format],
  content_type: CONTENT_TYPE[label.format],
  content_base64: label.contentBase64,
});

/** Labels of an order of one parcel. */
export const LABELS_EXAMPLE: z.output<typeof Labels> = {
  data: [{
    parcel: 1, status: 'ready', carrier_code: 'swift', carrier_name: 'Swift Parcel', tracking_number: 'SW0000005005', format: 'pdf', content_type: 'application/pdf',
    content_base64: 'JVBERi0xLjMK',
  }],
};
