import type { DocumentPosition, DocumentType } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { orNull } from '../parts/form-texts.js';
import type { Action } from './action.js';
import { fileIn } from './file-answers.js';
import { ConsolePublishDocumentDocument } from './operations/console-publish-document.generated.js';
import { ConsoleWriteDocumentsDocument } from './operations/console-write-documents.generated.js';
import type { Order } from './use-order.js';

/** The documents of an order: written by the platform, or published from a file. */
export const documentActions = (order: Order): readonly Action[] => [write(order), declare(order), publish(order)];

/** What needs no more than the order. */
const WRITTEN = ['INVOICE', 'RECEIPT', 'PACKING_SLIP'] as const;

const write = ({ id: reference }: Order): Action => ({
  name: 'documents', advice: 'documentsAdvice', fields: [{ name: 'document', label: { question: 'document' }, kind: 'choice', optionsAre: 'documentTypes', options: WRITTEN.map((value) => ({ value })), isRequired: true }],
  send: async ({ document }, { dryRun, ...sending }) => {
    const type = WRITTEN.find((one) => one === document) ?? 'INVOICE';
    return { documents: (await ask(ConsoleWriteDocumentsDocument, { input: { reference, types: [type] }, dryRun }, sending)).generateDocuments };
  },
});

/** Questions of each item, by its SKU. */
const OF_ITEM = ['hsCode', 'originCountry'] as const;

const declare = ({ id: reference, lines }: Order): Action => {
  const titles = new Map(lines.flatMap(({ sku, title }) => (sku === null ? [] : [[sku, title ?? sku] as const])));
  return {
    name: 'customs', advice: 'customsAdvice',
    fields: [...titles].flatMap(([sku, item]) => OF_ITEM.map((name) => ({ name: `${name}:${sku}`, label: { ofLine: name, item }, kind: 'text' as const }))),
    send: async (answers, { dryRun, ...sending }) => {
      const customs = [...titles.keys()].map((sku) => ({ sku, hsCode: orNull(answers[`hsCode:${sku}`]), originCountry: orNull(answers[`originCountry:${sku}`]) }));
      return { documents: (await ask(ConsoleWriteDocumentsDocument, { input: { reference, types: ['CUSTOMS'], customs }, dryRun }, sending)).generateDocuments };
    },
  };
};

const TYPES: readonly DocumentType[] = ['INVOICE', 'RECEIPT', 'CUSTOMS', 'PACKING_SLIP', 'INSERT', 'OTHER'];
const POSITIONS: readonly DocumentPosition[] = ['INTERNAL', 'EXTERNAL'];

const publish = ({ id: reference }: Order): Action => ({
  name: 'publish', advice: 'publishAdvice',
  fields: [
    { name: 'file', label: { question: 'file' }, kind: 'file', isRequired: true },
    { name: 'type', label: { question: 'document' }, kind: 'choice', optionsAre: 'documentTypes', value: 'INVOICE', options: TYPES.map((value) => ({ value })) },
    { name: 'position', label: { question: 'position' }, kind: 'choice', optionsAre: 'choices', value: 'INTERNAL', options: POSITIONS.map((value) => ({ value })) },
    { name: 'documentNumber', label: { question: 'documentNumber' }, kind: 'text' },
  ],
  send: async (answers, { dryRun, ...sending }) => {
    const input = {
      reference, ...fileIn(answers), type: TYPES.find((one) => one === answers['type']) ?? 'OTHER', position: POSITIONS.find((one) => one === answers['position']) ?? 'INTERNAL', documentNumber: orNull(answers['documentNumber']),
    };
    return { documents: [(await ask(ConsolePublishDocumentDocument, { input, dryRun }, sending)).publishDocument] };
  },
});
