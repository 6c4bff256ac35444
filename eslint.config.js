import redos from 'eslint-plugin-redos';
import tseslint from 'typescript-eslint';

const NAMED_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const NO_NOW = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time from a Clock.' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Take the time from a Clock.' },
];
const NO_ENVIRONMENT = { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'Read settings in gateway/kernel/config.ts.' };
const BARE_JSON = { selector: "CallExpression[callee.object.name='JSON'][callee.property.name='parse']", message: 'Take the reader of stored JSON that subgraphs/kit/readable-rows.ts gives a mapping: a row that cannot be read holds up nothing else.' };
const MADE_EXPRESSION = { selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']", message: 'Write expressions as literals: only those are proved linear.' };

const RAW_MARKUP = [
  { selector: ":matches(JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML'])", message: 'A text never becomes markup.' },
  { selector: "JSXAttribute[name.name=/^(?:style|on[A-Z].*)$/]", message: 'The policy of pages lets nothing inline in: write a class in page.css.' },
];

export default tseslint.config(
  { ignores: ['**/*.generated.ts', 'dist/**', 'data/**', 'node_modules/**', '**/*.js', '**/*.mjs', '**/*.cjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 8],
      'max-depth': ['error', 3],
      '@typescript-eslint/max-params': ['error', { max: 3 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', NAMED_EXPORTS, ...NO_NOW, NO_ENVIRONMENT],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { requireDefaultForNonUnion: true, considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The graph's types are classes only for their decorators; rows and plain objects are what they describe.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  // A caller's text is read in one pass: an expression that can go back over it stops every other caller. One that cannot be proved to be linear counts as one that is not.
  {
    files: ['{gateway,subgraphs,shims,mcp}/**/*.{ts,tsx}'],
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { ignoreErrors: false, timeout: 60_000 }], 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...NO_NOW, NO_ENVIRONMENT, MADE_EXPRESSION] },
  },
  // The pages of descriptions bring their style along.
  {
    files: ['{gateway,shims,mcp}/**/*.tsx'],
    ignores: ['shims/kit/docs/page.tsx', 'shims/wms-xml/page.tsx'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...NO_NOW, NO_ENVIRONMENT, MADE_EXPRESSION, ...RAW_MARKUP] },
  },
  // Mail has no style sheet: its programs read what stands in the elements.
  {
    files: ['shims/mail/page.tsx'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...NO_NOW, NO_ENVIRONMENT, MADE_EXPRESSION, RAW_MARKUP[0]] },
  },
  // Whoever maps rows reads their JSON with what the kit gives, and with it goes the care for rows that cannot be read.
  {
    files: ['subgraphs/*/**/*.{store,table}.ts'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...NO_NOW, NO_ENVIRONMENT, MADE_EXPRESSION, BARE_JSON] },
  },
  // Where the time and the settings come from.
  { files: ['gateway/kernel/{clock,config}.ts'], rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, MADE_EXPRESSION] } },
  // type-graphql reads classes; most hold nothing but decorated fields, and a resolver needs no state.
  {
    files: ['**/*.type.ts', '**/*.resolver.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off', '@typescript-eslint/class-methods-use-this': 'off', '@typescript-eslint/max-params': 'off', 'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }] },
  },
  // A suite is one long function of short ones, and what is under test may be missing: the test fails then.
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', NAMED_EXPORTS],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      complexity: 'off',
      // Answers and matchers have any shape; comparing them with literals is what the test does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
