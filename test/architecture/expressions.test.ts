import { ESLint } from 'eslint';

const RULES: ReadonlySet<string> = new Set(['redos/no-vulnerable', 'no-restricted-syntax']);
const FOLDERS = ['gateway/server', 'subgraphs/orders', 'shims/kit', 'mcp/tools'];

// The settings of `npm run check`, without the rules that need the types of a file that is on no disk.
const lint = new ESLint({ overrideConfig: { languageOptions: { parserOptions: { projectService: false } } }, ruleFilter: ({ ruleId }) => RULES.has(ruleId) });

const problems = async (folder: string, code: string): Promise<(string | null)[]> =>
  (await lint.lintText(code, { filePath: `${folder}/planted.ts` })).flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));

test.each(FOLDERS)('an expression that can backtrack fails the check in %s', async (folder) => {
  expect(await problems(folder, 'export const strings = /"(?:[^"\\\\]|\\\\.)*"/g;\n')).toEqual(['redos/no-vulnerable']);
  expect(await problems(folder, 'export const offset = /(T\\S*[+-]\\d{2})(\\d{2})?$/;\n')).toEqual(['redos/no-vulnerable']);
});

test.each(FOLDERS)('an expression built at run time fails the check in %s, because it cannot be proved linear', async (folder) => {
  expect(await problems(folder, 'export const made = (text: string) => new RegExp(`${text}+$`);\n')).toEqual(['no-restricted-syntax']);
});

test('an expression that reads each character once passes', async () => {
  expect(await problems('shims/kit', 'export const digits = /^\\d{1,15}$/;\n')).toEqual([]);
});
