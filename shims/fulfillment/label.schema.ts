import { z } from 'zod';

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

/** Decisions 1, A: a document of an order. */
export const OrderDocument = z.object({
  id: z.uuid(),
  type: z.enum(['invoice', 'receipt', 'customs', 'packing_slip', 'insert', 'other']),
  position: z.enum(['internal', 'external']).describe('Inside or outside the parcel.'),
  filename: z.string(),
  content_type: z.string(),
  content_base64: z.string(),
}).meta({ id: 'Document' });

/** The documents of an order. */
export const Documents = z.object({ data: z.array(OrderDocument) });
