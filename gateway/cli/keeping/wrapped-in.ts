import { z } from 'zod';
import type { SubgraphName } from '#kernel/config.js';
import { WRAPPING, type WrapWord } from '../../server/keeping/wrap-words.js';
import type { Beside } from '../open-beside.js';
import { askServer } from './ask-server.js';

const Answer = z.object({ keyIds: z.array(z.string()) });

/** The ids of the master keys that the keys of a database are wrapped with. */
export const wrappedIn = (beside: Beside, name: SubgraphName): Promise<string[]> => asked(beside, { name, word: 'wrappedWith' });

/** Wrap the keys of a database with a master key, here or in the server that holds it; answers the ids before. */
export const rewrapIn = (beside: Beside, name: SubgraphName, to: string): Promise<string[]> => asked(beside, { name, word: 'rewrap', to });

interface Asked {
  readonly name: SubgraphName;
  readonly word: WrapWord;
  readonly to?: string;
}

async function asked({ deployment: { databaseKeys, keys }, servers }: Beside, { name, word, to = '' }: Asked): Promise<string[]> {
  const url = servers.get(name)?.url;
  if (url !== undefined) return Answer.parse(await askServer({ url, keys: keys.internal, audience: WRAPPING }, word, { subgraph: name, to })).keyIds;
  const wrapped = databaseKeys.opened.get(name);
  if (!wrapped) throw new TypeError(`The ${name} database is open here, or in a server`);
  return word === 'rewrap' ? wrapped.rewrap(to) : wrapped.wrappedWith();
}
