import { createRandom } from '../../gateway/demo/random.js';
import { PER_PROOF, PROOF_SEED } from './proof.js';
import { testDialect } from '../kit/database.js';
import { runCampaign, type Outcome } from './campaign.js';
import { writeBody, type FuzzCall } from './call.js';
import { GRAPH_FIELDS } from './graph-call.js';
import { madeHostile } from './hostile.js';
import { PLANTED_FAULTS } from './planted-faults.js';
import { ROWS } from './rows.js';
import { seenValues } from './seen-values.js';
import { fewer, smaller } from './shrink.js';
import { isKeptFrom } from './tokens.js';

const kinds = ({ found }: Outcome): string[] => found.map(({ finding, call }) => `${finding.kind} at ${call.target}: ${finding.detail.slice(0, 200)}`);

// Campaigns take a minute; the command runs them on the other database.
(testDialect === 'sqlite' ? describe : describe.skip)('the fuzzer', () => {
  it('finds nothing where nothing is wrong, makes the same calls for the same seed, and reaches every surface [REL-S9]', async () => {
    const first = await runCampaign({ seed: PROOF_SEED, calls: PER_PROOF });
    expect(kinds(first)).toEqual([]);
    const reached = new Set([...first.shares].filter(([, { well }]) => well > 0).map(([name]) => name.split(' ')[0]));
    expect([...reached].sort()).toEqual([...new Set(ROWS.map(({ surface }) => surface)), 'graph'].sort());
    const again = await runCampaign({ seed: PROOF_SEED, calls: PER_PROOF });
    expect([...again.shares]).toEqual([...first.shares]);
  });

  it.each(PLANTED_FAULTS)('finds $name', async ({ kind, plant }) => {
    const planted = plant();
    try {
      const outcome = await runCampaign({ seed: PROOF_SEED, calls: PER_PROOF, mostFindings: 1, ...(planted.plant && { plant: planted.plant }) });
      expect(kinds(outcome)[0]).toMatch(new RegExp(`^${kind} at `));
    } finally {
      planted.remove();
    }
  });

  it('knows every row and every field without a list of its own', () => {
    expect(ROWS.length).toBeGreaterThan(60);
    expect(GRAPH_FIELDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['graph query orders', 'graph mutation placeOrder']));
  });
});

const CALL: FuzzCall = {
  index: 0, target: 'a row', surface: 'commerce', host: 'commerce', as: 'a', method: 'POST', path: '/x?a=1&b=2', headers: [['A', '1'], ['B', '2']],
  written: { tree: { lines: [{ sku: 'X', note: 'n' }, { sku: 'BAD', note: 'n' }, { sku: 'Y' }], other: { deep: [1, 2, 3] } }, format: 'json' }, body: Buffer.alloc(0), hostile: [], framing: 'whole',
};

describe('shrinking', () => {
  const until = Number.MAX_SAFE_INTEGER;

  it('leaves of a list what is needed', async () => {
    const all = Array.from({ length: 100 }, (_, at) => at);
    expect(await fewer(all, { until, holds: (some) => Promise.resolve(some.includes(17) && some.includes(71)) })).toEqual([17, 71]);
  });

  it('leaves of a call what is needed', async () => {
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

describe('words of owners', () => {
  it.each([['zqbc1x', 'a', 'c', true], ['zqac1x', 'a', 'm', false], ['zqal1x', 'a', 'm', true], ['zqal1x', 'a', 'c', false], ['zqam1x', 'a', 'm', false]] as const)('%s, %s %s: kept from them: %s', (...[word, company, place, isKept]) => {
    expect(isKeptFrom(word, { company, place })).toBe(isKept);
  });
});
