import type { z } from 'zod';
import type { Label } from './label.schema.js';
import type { LabelViewFragment } from './operations/label-view.generated.js';

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
