import { createRequire } from 'node:module';
import { StringDecoder } from 'node:string_decoder';
import type * as Saxes from 'saxes';
import { FileFault } from '../file-fault.js';

/** What is done with the parts of an XML file. Names are without their prefixes. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** The most bytes without an element or a text: the parser keeps them. A cell has 32,767 characters at most. */
const LONGEST_PART = 2_097_152;

/** Read an XML file; yields after each piece of it, so that what the handlers have collected can be handed on. */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>, { open, text, close }: XmlHandlers): AsyncIterable<undefined> {
  const { SaxesParser } = createRequire(import.meta.url)('saxes') as typeof Saxes;
  const [parser, decoder] = [new SaxesParser({ xmlns: false, position: false } as const), new StringDecoder('utf8')];
  let quiet = 0;
  const heard = (): void => { quiet = 0; };
  parser.on('doctype', () => { throw new FileFault('The workbook has a document type, which no spreadsheet writes'); });
  parser.on('error', (error) => { throw new FileFault(`The workbook is damaged: ${error.message}`, { cause: error }); });
  parser.on('opentag', ({ name, attributes }) => { heard(); open?.(local(name), attributes); });
  parser.on('text', (piece) => { heard(); text?.(piece); });
  parser.on('closetag', ({ name }) => { close?.(local(name)); });
  for await (const chunk of chunks) {
    parser.write(decoder.write(chunk));
    quiet += chunk.length;
    if (quiet > LONGEST_PART) throw new FileFault('The workbook has a text that is longer than a cell can hold');
    yield undefined;
  }
  parser.write(decoder.end()).close();
  yield undefined;
}

/** Read an XML file to its end. */
export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const events = xmlEvents(chunks, handlers)[Symbol.asyncIterator]();
  while ((await events.next()).done !== true);
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
