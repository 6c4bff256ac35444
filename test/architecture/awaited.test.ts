import { ESLint } from 'eslint';

// An outbox append, an answer or a write that is not awaited: tests see it only where it fails, the check sees it everywhere.
const RULES = ['@typescript-eslint/no-floating-promises', '@typescript-eslint/no-misused-promises', '@typescript-eslint/await-thenable', '@typescript-eslint/require-await'];
const FILES = ['subgraphs/orders/polling/accept-polled-orders.ts', 'subgraphs/kit/outbox.ts', 'shims/kit/perform.ts', 'gateway/relay/pump.ts', 'gateway/server/start-worker.ts', 'test/kit/shop.ts'];

const lint = new ESLint();

test.each(FILES)('a promise that is not awaited fails the check in %s', async (file) => {
  const { rules } = await lint.calculateConfigForFile(file) as { rules: Readonly<Record<string, readonly unknown[]>> };
  expect(RULES.map((rule) => [rule, rules[rule]?.[0]])).toEqual(RULES.map((rule) => [rule, 2]));
});
