import type { IncomingMessage, ServerResponse } from 'node:http';
import { eachInTurns } from '#client/in-turns.js';
import { queryOf } from '#kit/query.js';
import type { Surface } from '#kit/surface.js';
import { once } from '../once.js';
import { servedUrls } from '../served-urls.js';
import { answerEnglish } from './answer-english.js';
import { listedSurface, REFERENCE, type ListedSurface } from './listed-surface.js';
import { referenceList } from './reference-list.js';
import type { ReferredHost } from './referred-host.js';
import { searchReference } from './search-reference.js';

const OK = 200;
const LONGEST_QUERY = 200;

/** The list of a host's interfaces with its search; the host of the graph lists those of all. */
export function listAnswer({ host, config, surfaces }: ReferredHost): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const urls = servedUrls(config);
  const listed = once(async () => listEach(await surfaces(), (surface) => listedSurface(surface, urls)));
  const graph = urls.graphql ?? '';
  const elsewhere = host === 'graphql' ? {} : { everything: `${graph}${REFERENCE}` };
  return async ({ url = '' }, response) => {
    const all = await listed();
    const query = ([queryOf(url)['q'] ?? ''].flat()[0] ?? '').slice(0, LONGEST_QUERY);
    answerEnglish(response, OK, referenceList({ surfaces: all, query, results: searchReference(query, all), graph: `${graph}/graphql`, ...elsewhere }));
  };
}

/** A description takes a tenth of a second: calls are answered between them. */
async function listEach(surfaces: readonly Surface[], list: (surface: Surface) => ListedSurface | undefined): Promise<readonly ListedSurface[]> {
  const listed: ListedSurface[] = [];
  await eachInTurns(surfaces, (surface) => {
    const one = list(surface);
    if (one) listed.push(one);
    return Promise.resolve();
  });
  return listed;
}
