import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import type { SubgraphText } from './subgraph-texts.js';

/** The supergraph of the subgraphs; throws the composition errors. Addresses are placeholders: processes know where the others are. */
export function compose(subgraphs: readonly SubgraphText[]): string {
  if (subgraphs.length === 0) throw new Error('There is no subgraph to compose');
  const { errors, supergraphSdl } = composeServices(subgraphs.map(({ name, sdl }) => ({ name, url: `http://${name}`, typeDefs: parse(sdl) })));
  if (errors) throw new Error(`The subgraphs do not compose:\n${errors.map(({ message }) => `- ${message}`).join('\n')}`);
  return `${supergraphSdl.trimEnd()}\n`;
}
