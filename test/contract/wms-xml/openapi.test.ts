import { readFileSync } from 'node:fs';
import { surface } from '../../../shims/wms-xml/surface.js';
import { PATHS, requireValid, type Operation } from './xsd-judge.js';

interface Media { readonly schema: Readonly<Record<string, unknown>>; readonly example?: string; readonly examples?: Readonly<Record<string, { readonly value: string }>> }
interface Described { readonly servers: readonly { readonly url: string }[]; readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: Operation; readonly parameters?: readonly Readonly<Record<string, unknown>>[]; readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }; readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Media>> }>> }>>>> }

const described = surface.openApi?.() as unknown as Described;
const operations = Object.entries(described.paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path: `${described.servers[0]?.url ?? ''}${path}`, operation })));

test('the XML contract has every operation at its path [C-DOCS-1]', () => {
  expect(Object.fromEntries(operations.map(({ path, operation }) => [operation.operationId, path]))).toEqual(PATHS);
});

test('its documents are those of the XML Schemas: names, order, patterns, choices of values, how many [C-DOCS-1]', () => {
  const [stock] = operations.filter(({ operation }) => operation.operationId === 'aggiorna-giacenze-impegni');
  expect(stock?.operation.requestBody?.content['text/xml']?.schema).toEqual({
    type: 'object', required: ['giacenze'], xml: { name: 'doc_giacenze' },
    properties: { giacenze: { type: 'object', required: ['giacenza'], properties: { giacenza: { type: 'array', maxItems: 500, items: {
      type: 'object', required: ['quantita'],
      properties: {
        barcode: { type: 'string' }, IDArtCod: { type: 'string' }, magazzino_cod: { type: 'string' }, quantita: { type: 'string', pattern: String.raw`^\d+$` }, impegnato: { type: 'string', pattern: String.raw`^\d*$` },
        classificazione: { type: 'string', enum: ['VENDIBILE', 'DANNEGGIATO', 'QUARANTENA', 'BLOCCATO', 'SELLABLE', 'DAMAGED', 'QUARANTINE', 'BLOCKED'] },
      },
    } } } } },
  });
  const [poll] = operations.filter(({ operation }) => operation.operationId === 'ws_orders');
  expect(poll?.operation.parameters?.map(({ name, required, description, example }) => [name, required, description, example])).toEqual([
    ['last_upd', false, 'YYYYMMDDHHMMSS', '20261121000000'], ['data_dal', false, 'dd/mm/yyyy HH:MM:SS', undefined], ['data_al', false, 'dd/mm/yyyy HH:MM:SS', undefined],
    ['documenti_stati_ID', false, 'documenti_stati_ID', ['17']], ['documenti_tipo_ID', false, 'documenti_tipo_ID', undefined], ['details', false, 'details', undefined],
  ]);
});

test('its examples are documents of the schemas, and its answers the golden bytes [C-DOCS-1] [C-GOLDEN-1]', () => {
  const seen = operations.flatMap(({ operation: { operationId, requestBody, responses } }) => {
    const example = requestBody?.content['text/xml']?.example;
    if (example !== undefined) requireValid(`${operationId}.request`, Buffer.from(example));
    return Object.entries(responses['200']?.content['text/xml']?.examples ?? {}).map(([outcome, { value }]) => {
      const bytes = readFileSync(`shims/wms-xml/examples/${operationId}.${outcome}.xml`);
      expect(Buffer.from(value, 'latin1').equals(bytes)).toBe(true);
      return `${operationId}.${outcome}`;
    });
  });
  expect(seen.length).toBe(18);
});
