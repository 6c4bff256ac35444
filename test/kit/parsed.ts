import { parse, type DocumentNode } from 'graphql';

const documents = new Map<string, DocumentNode>();

/** The document of a text, the same one each time: what is planned and compiled for it is made once. */
export function parsed(text: string): DocumentNode {
  const document = documents.get(text) ?? parse(text);
  documents.set(text, document);
  return document;
}
