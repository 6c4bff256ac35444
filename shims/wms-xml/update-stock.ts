import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { digits, group, maybe, must, upTo } from './fields.js';
import { ReportLevelsDocument } from './operations/report-levels.generated.js';
import { CLASSIFICATIONS } from './words.js';
import { xmlRoute } from './xml-route.js';

const MOST_ITEMS = 500;
const LONGEST_CODE = 255;
const MOST_UNITS = 1_000_000_000;

const Classification = z.string().toUpperCase().pipe(z.enum(Object.keys(CLASSIFICATIONS) as (keyof typeof CLASSIFICATIONS)[], 'must be VENDIBILE, DANNEGGIATO, QUARANTENA or BLOCCATO'));

const Level = z.object({
  barcode: maybe(upTo(LONGEST_CODE)),
  IDArtCod: maybe(upTo(LONGEST_CODE)),
  magazzino_cod: maybe(upTo(60)),
  quantita: must(digits(0, MOST_UNITS)),
  impegnato: maybe(digits(0, MOST_UNITS)), // part of the legacy contract; ignored, because levels are already net of it
  classificazione: maybe(Classification),
}).refine(({ barcode, IDArtCod }) => barcode ?? IDArtCod, { error: 'is required', path: ['barcode'] });

const Body = z.object({ doc_giacenze: z.object({ giacenze: z.object({ giacenza: z.array(group(Level)) }) }) });

/** POST aggiorna-giacenze-impegni: absolute levels, all or none. */
export const updateStock = xmlRoute({
  id: 'aggiorna-giacenze-impegni', method: 'POST', path: '/aggiorna-giacenze-impegni', writes: true,
  summary: 'Report absolute stock levels, at most 500 a call',
  input: z.object({ body: Body }),
  operation: ReportLevelsDocument,
  before: ({ input }) => {
    if (levelsOf(input).length > MOST_ITEMS) throw new Failure('TOO_MANY_ITEMS', `A call carries at most ${String(MOST_ITEMS)} items`);
  },
  variables: ({ input }) => ({
    input: { items: levelsOf(input).map(({ barcode, IDArtCod, magazzino_cod: locationCode, quantita: quantity, classificazione }) =>
      ({ barcode: barcode ?? IDArtCod ?? '', locationCode: locationCode ?? null, quantity, classification: CLASSIFICATIONS[classificazione ?? 'VENDIBILE'] })) },
  }),
  write: (xml, { updateWarehouseStock: { received } }) => { xml.element('doc_giacenze', () => { xml.leaf('ACK', 'OK').leaf('righe_elaborate', received); }); },
});

const levelsOf = ({ body }: { body: z.output<typeof Body> }): z.output<typeof Level>[] => body.doc_giacenze.giacenze.giacenza;
