import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { digits, isNamed, maybe, must, OrderName, UNNAMED } from './fields.js';
import type { WmsXmlSettings } from './settings.js';

/** The root element of the label operations. */
export const LABEL_ROOT = 'doc_gestione_etichette_corrieri';

const MOST_LABELS = 10;

/** A parcel of an order, or all of them. */
export const ParcelOfOrder = z.object({ ...OrderName, num_collo: maybe(digits(1, MOST_LABELS)) }).refine(isNamed, UNNAMED);

/** The number of parcels of an order that need labels. */
export const ParcelsOfOrder = z.object({ ...OrderName, num_colli: must(digits(1, MOST_LABELS)) }).refine(isNamed, UNNAMED);

/** A body of the label operations. */
export const labelBody = <S extends z.ZodType>(fields: S) => z.object({ [LABEL_ROOT]: fields }) as z.ZodObject<{ [LABEL_ROOT]: S }>;

/** Refuse where the merchant did not enable the service. */
export function refuseLabels({ labelsEnabled }: WmsXmlSettings): void {
  if (!labelsEnabled) throw new Failure('LABELS_NOT_ENABLED', 'Labels are managed by the WMS');
}
