import type { LabelMaker, LabelRequest, MadeLabel } from './label-maker.js';
import { labelPdf } from './label-pdf.js';
import { labelZpl } from './label-zpl.js';

const print = async (request: LabelRequest): Promise<MadeLabel> => ({
  trackingNumber: request.trackingNumber,
  format: request.carrier.labelFormat,
  content: request.carrier.labelFormat === 'ZPL' ? labelZpl(request) : await labelPdf(request),
});

/** The platform's own labels: the number of the carrier's series on a page or in the language of label printers. */
export const platformLabelMaker: LabelMaker = { make: print, preview: print };
