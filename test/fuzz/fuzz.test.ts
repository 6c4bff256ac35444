// On the embedded database only: what the fuzzer finds is planted above any statement; the command fuzzes on the other one too.
import { createRandom } from '../../gateway/demo/data/random.js';
import { FEW, MOST_SEEDS, MOST_UNTIL_FOUND, PROOF_SEED } from './proof.js';
import { testDialect } from '../kit/database.js';
import { runCampaign } from './campaign.js';
import { writeBody, type FuzzCall } from './call.js';
import { GRAPH_FIELDS } from './graph-call.js';
import { madeHostile } from './hostile.js';
import { plantAll } from './planted-faults.js';
import { ROWS } from './rows.js';
import { isSuccess } from './run-call.js';
import { seenValues } from './seen-values.js';
import { neverDone } from './shares.js';
import { fewer, smaller } from './shrink.js';
import { isKeptFrom, privateToken, restartTokens, tokensIn } from './tokens.js';

// That a faultless product has no findings is shown by the command, in CI and on the other database.
(testDialect === 'sqlite' ? describe : describe.skip)('the fuzzer', () => {
  it('finds each planted fault [REL-S9]', async () => {
    const planted = plantAll();
    try {
      for (let seed = PROOF_SEED; planted.left().length > 0 && seed < PROOF_SEED + MOST_SEEDS; seed += 1) {
        await runCampaign({ seed, calls: MOST_UNTIL_FOUND, plant: planted.plant, targets: planted.targets, mostFindings: Number.MAX_SAFE_INTEGER, isEnough: () => planted.left().length === 0, onFound: (found) => {
          planted.takeOut(found);
          return Promise.resolve();
        } });
      }
      expect(planted.left()).toEqual([]);
    } finally {
      planted.takeOutAll();
    }
  });

  it('makes the same calls for the same seed', async () => {
    const made = async (): Promise<string[]> => {
      const calls: string[] = [];
      await runCampaign({ seed: PROOF_SEED, calls: FEW, onCall: (call) => { calls.push(`${call.as} ${call.method} ${call.path} ${String(call.headers)} ${call.body.toString('base64')}`); } });
      return calls;
    };
    expect(await made()).toEqual(await made());
  });

  it('knows every route and every field without a list of its own', () => {
    expect(ROWS.length).toBeGreaterThan(60);
    expect(GRAPH_FIELDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['graph query orders', 'graph mutation placeOrder']));
  });
});

describe('routes that never succeeded', () => {
  const share = (wellMade: number, wellDone: number) => ({ made: wellMade, well: wellDone, wellMade, wellDone, refusals: new Map<string, number>() });

  it('are named', () => {
    expect(neverDone(new Map([['a', share(3, 0)], ['b', share(3, 1)], ['c', share(0, 0)]]), ['b', 'd'])).toEqual(['a', 'c', 'd']);
  });
});

describe('forms of the returns portal', () => {
  const form = (page: string, location: string): boolean => isSuccess({ ...CALL, surface: 'returns', target: `returns POST /returns/{slug}${page}` }, { status: 303, headers: { Location: location }, body: Buffer.alloc(0) });

  it.each([
    ['', '/returns/lume/order'], ['/order', '/returns/lume/order/how?line=x'], ['/order/how', '/returns/lume/order/check?line=x'], ['/order/check', '/returns/lume/r/x'], ['/r/{token}/cancel', '/returns/lume/r/x'],
  ])('%s succeed where they lead onward to %s', (page, onward) => {
    expect([form(page, onward), form(page, '/returns/lume?notice=session-over'), form('/order/check', '/returns/lume/order?line=x')]).toEqual([true, false, false]);
  });
});

const CALL: FuzzCall = {
  index: 0, target: 'a row', surface: 'commerce', host: 'commerce', as: 'a', method: 'POST', path: '/x?a=1&b=2', headers: [['A', '1'], ['B', '2']],
  written: { tree: { lines: [{ sku: 'X', note: 'n' }, { sku: 'BAD', note: 'n' }, { sku: 'Y' }], other: { deep: [1, 2, 3] } }, format: 'json' }, body: Buffer.alloc(0), hostile: [], framing: 'whole',
};

describe('shrinking', () => {
  const until = Number.MAX_SAFE_INTEGER;

  it('reduces a list to what is needed', async () => {
    const all = Array.from({ length: 100 }, (_, at) => at);
    expect(await fewer(all, { until, holds: (some) => Promise.resolve(some.includes(17) && some.includes(71)) })).toEqual([17, 71]);
  });

  it('reduces a call to what is needed', async () => {
    const call = { ...CALL, body: writeBody({ tree: CALL.written?.tree, format: 'json' }) };
    const least = await smaller(call, { until, holds: ({ body, path }) => Promise.resolve(body.includes('BAD') && path.includes('b=2')) });
    expect([least.path, least.headers, least.body.toString()]).toEqual(['/x?b=2', [], '{"lines":[{"sku":"BAD"}]}']);
  });
});

describe('hostile calls', () => {
  it('are the same for the same seed', () => {
    const made = (seed: number): FuzzCall[] => {
      const random = createRandom(seed, 'hostile');
      return Array.from({ length: 200 }, () => madeHostile({ ...CALL, body: Buffer.from('{"a":1}') }, { random, callers: [{ name: 'a', owner: { company: 'a', place: 'c' }, credentials: [] }], others: seenValues(), earlier: [CALL], bodyLimit: 1000 }));
    };
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
  });
});

describe('tokens of owners', () => {
  beforeEach(() => { restartTokens(7); });

  it.each([
    ['zqbc7r1x', 'a', 'c', true], ['zqac7r1x', 'a', 'm', false], ['zqal7r1x', 'a', 'm', true], ['zqal7r1x', 'a', 'c', false], ['zqam7r1x', 'a', 'm', false], ['zqac6r1x', 'a', 'c', true],
    ['zqam7r1p3x', 'a', 'm', false], ['zqam7r1p4x', 'a', 'm', true], ['zqac7r1p4x', 'a', 'm', true],
  ] as const)('%s, %s %s, connection 3: kept from them: %s', (...[word, company, place, isKept]) => {
    expect(isKeptFrom(word, { company, place, connection: 3 })).toBe(isKept);
  });

  it('belong to one connection where they are private, and staff of its company see them', () => {
    const word = privateToken({ company: 'a', place: 'm', connection: 4 });
    expect([word, tokensIn(`<${word.toUpperCase()}>`).has(word), isKeptFrom(word, { company: 'a', place: 'm', connection: 4 }), isKeptFrom(word, { company: 'a', place: 'c' })]).toEqual(['zqam7r1p4x', true, false, false]);
  });
});
