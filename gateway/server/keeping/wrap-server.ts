import { SUBGRAPHS } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import { WrongMasterKey } from '#subgraph-kit/data-keys/master-key.js';
import { subgraphServer, type SubgraphHandler } from '#subgraph-kit/subgraph-server.js';
import type { WrappedKeys } from '../database-keys.js';
import type { Deployment } from '../deployment.js';
import { WRAP_WORDS, WRAPPING, type WrapWord } from './wrap-words.js';

type Asked = Readonly<Record<string, unknown>>;

/** Lets a rotation of the master key wrap the keys of the databases that this process has for itself, by calls that are signed as those between processes are. No key is in a call. */
export function wrapServer({ clock, keys, databaseKeys }: Deployment): SubgraphHandler {
  const words: Readonly<Record<WrapWord, (wrapped: WrappedKeys, to: string) => Promise<string[]>>> = {
    wrappedWith: (wrapped) => wrapped.wrappedWith(),
    rewrap: (wrapped, to) => {
      keys.readAgain();
      return wrapped.rewrap(to).catch(refuseUnknown);
    },
  };
  return subgraphServer({
    name: WRAPPING, path: `/${WRAPPING}/graphql`, keys: keys.internal, clock,
    run: async (word, { subgraph, to }: Asked, { principal }) => {
      requireScope(principal, 'system');
      const name = SUBGRAPHS.find((one) => one === subgraph);
      const wrapped = name && databaseKeys.opened.get(name);
      if (!wrapped || !isWord(word)) throw new Failure('BAD_INPUT', `There is ${WRAP_WORDS.join(', ')} of ${[...databaseKeys.opened.keys()].join(', ')}`);
      return { data: { keyIds: await words[word](wrapped, String(to)) } };
    },
  });
}

const refuseUnknown = (error: unknown): never => {
  if (!(error instanceof WrongMasterKey)) throw error;
  throw new Failure('INVALID_STATE', `The server that runs on this data folder does not know the master key ${error.expected} yet: restart it with a PORTICO_MASTER_KEY that has it beside ${error.presented.join(', ')}, then run the command again`);
};

const isWord = (word: string): word is WrapWord => WRAP_WORDS.some((one) => one === word);
