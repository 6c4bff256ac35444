import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import { subgraphServer, type SubgraphHandler } from '#subgraph-kit/subgraph-server.js';
import type { Deployment } from '../deployment.js';
import { HOLD_WORDS, KEEPING, type HoldWord } from './hold-words.js';
import { writeHold, type WriteHold } from './write-hold.js';

type Asked = Readonly<Record<string, unknown>>;

/** Lets a backup hold the writes of the embedded databases of this process, by calls that are signed as those between processes are. */
export function holdServer({ clock, config, keys, subgraphs }: Deployment): SubgraphHandler {
  const hold = writeHold([...subgraphs.values()].filter(({ name }) => config.databases[name].kind === 'sqlite'));
  return subgraphServer({
    name: KEEPING, path: `/${KEEPING}/graphql`, keys: keys.internal, clock,
    run: async (word, asked, { principal }) => {
      requireScope(principal, 'system');
      return { data: await answer(hold, word, asked) };
    },
  });
}

async function answer(hold: WriteHold, word: string, { token }: Asked): Promise<object> {
  const words: Readonly<Record<HoldWord, (token: string) => Promise<object>>> = {
    holdSettled: () => holdSettled(hold),
    hold: async () => ({ token: await hold.hold() }),
    settle: async (given) => ({ isHeld: await hold.settle(given) }),
    release: async (given) => ({ isHeld: await hold.release(given) }),
  };
  if (!isWord(word)) throw new Failure('BAD_INPUT', `There is ${HOLD_WORDS.join(', ')}`);
  return words[word](typeof token === 'string' ? token : '');
}

/** Where what was answered before cannot be put into the tables, a full disk for one, nothing stays held: whoever asked learns no token that it could release. */
async function holdSettled(hold: WriteHold): Promise<object> {
  const token = await hold.hold();
  try {
    return { token, isHeld: await hold.settle(token) };
  } catch (error) {
    await hold.release(token);
    if (isStorageFailure(error)) throw new Failure('UNAVAILABLE', 'The running product cannot write its log of calls: make room on the disk of its databases, then run the command again', {}, { cause: error });
    throw error;
  }
}

const isWord = (word: string): word is HoldWord => HOLD_WORDS.some((one) => one === word);
