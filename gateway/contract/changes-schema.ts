import { readFileSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';

let text: string | undefined;

/** The subscription of the graph, which the gateway answers itself (decision 85): people's schema is the supergraph's with these types. */
export const changesSchema = (): string => text ??= readFileSync(new URL('changes.graphql', sourceFolder(import.meta.url)), 'utf8');
