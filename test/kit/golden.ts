import { readFileSync } from 'node:fs';

/** The bytes kept in a file of the tests. */
export const goldenBytes = (file: string): Buffer => readFileSync(file);

/** The bytes of an answer, to be compared with {@link goldenBytes}: random ids and PDFs, whose bytes are a library's, are only named. */
export const withoutChance = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(/JVBERi0[\w+/=]*/g, 'PDF').replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID'), 'latin1');
