import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noRawStyle } from './scripts/eslint/no-raw-style.js';

const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**', '**/test/**'];
const data = [
  '**/*.generated.*',
  'server/db/seed/**',
  'server/db/migrations/**',
  '**/seed/**',
  'fixtures/**',
  '**/*.data.ts',
];
const demandDefaultExport = [
  '**/*.config.{js,ts}',
  'workbench/storybook/{main,preview}.ts',
  'workbench/stage-setup.ts',
  'server/postgres/vitest-global-setup.ts',
  'e2e/support/global-setup.ts',
  'scripts/*/titles-reporter.ts',
];

const sense = {
  'array-callback-return': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-cond-assign': 'error',
  'no-constant-binary-expression': 'error',
  'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
  'no-control-regex': 'off',
  'no-dupe-else-if': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-eval': 'error',
  'no-param-reassign': 'error',
  'no-self-compare': 'error',
  'no-template-curly-in-string': 'error',
  'no-unreachable-loop': 'error',
  'no-unsafe-finally': 'error',
  'no-useless-catch': 'error',
  'no-useless-return': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'preserve-caught-error': 'error',
};

const size = {
  'max-depth': ['error', 4],
  'max-lines': ['error', { max: 400 }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 5],
};

const types = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
};

const noExportAll = { selector: 'ExportAllDeclaration', message: 'Name what is exported; no `export *`.' };
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const noForcedCast = {
  selector: 'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]',
  message: 'No `as unknown as`: validate, or mend the type.',
};
const noStyleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy blocks style attributes in server HTML: use a class.',
};

const noOwnClock = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
].map((selector) => ({
  selector,
  message: 'The time is what one is told (`now`), or that of src/lib/clock.ts; a duration is `performance.now()`.',
}));
const sqlInRepositories = 'SQL lives in a repository: move it to a *.repository.ts beside this file.';
const noQuery = {
  selector: 'MemberExpression[property.name=/^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
  message: sqlInRepositories,
};
/** What a query is made with; its types may go through a service, as transactions do. */
const noQueryImports = {
  paths: ['kysely', 'pg'].map((name) => ({ name, allowTypeImports: true, message: sqlInRepositories })),
  patterns: [{ group: ['**/db/sql/*'], allowTypeImports: true, message: sqlInRepositories }],
};
/** An answer of a call: its shape, and its types. */
const noAnswer = [
  'ObjectExpression:has(> Property[key.name="status"][value.type="Literal"]):has(> Property[key.name="body"])',
  'TSTypeReference > Identifier[name=/^(CallAnswer|HandlerInput)$/]',
].map((selector) => ({
  selector,
  message:
    'Only a handler answers calls: return what was found, and let the *.handlers.ts, or its *-answers.ts, say it.',
}));
const syntax = [noExportAll, noDefaultExport, noForcedCast, noStyleAttribute];

export default defineConfig(
  {
    ignores: [
      'dist/**',
      '.noren/**',
      'node_modules/**',
      'reports/**',
      'test-results/**',
      'playwright-report/**',
      '**/*.generated.*',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,mjs,cjs}'], rules: { ...sense, ...size } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    rules: {
      ...sense,
      ...size,
      ...types,
      'no-restricted-syntax': ['error', ...syntax],
    },
  },
  {
    // These compile each file as React's compiler does, which takes its time; elsewhere nobody may know React.
    files: ['{src,storefront,studio,sections,themes,flows,workbench,bench}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.flat.recommended.rules, 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**', 'storefront/**', 'studio/**', 'sections/**', 'flows/**', 'server/**'],
    ignores: tests,
    rules: { 'no-console': 'error' },
  },
  {
    files: ['schemas/**', 'src/**', 'storefront/**', 'studio/**', 'sections/**', 'themes/**', 'flows/**', 'server/**'],
    // A lock's heartbeat is the time of its file, which the machine writes.
    ignores: [...tests, '**/*.test-support.ts', 'src/lib/clock.ts', 'server/postgres/**'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...noOwnClock] },
  },
  {
    // Who opens a transaction, or a part of one, takes it from server/db/transaction.ts. The listener asks for nothing:
    // PostgreSQL tells it of changes, over a connection of its own.
    files: ['server/domains/**/*.ts'],
    ignores: [
      ...tests,
      '**/*.test-support.ts',
      '**/*.repository.ts',
      'server/domains/base/data-version/data-version-listener.ts',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', noQueryImports],
      'no-restricted-syntax': ['error', ...syntax, ...noOwnClock, noQuery, ...noAnswer],
    },
  },
  {
    files: ['server/domains/**/*.handlers.ts', 'server/domains/**/*-answers.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...noOwnClock, noQuery] },
  },
  {
    files: ['sections/**', 'themes/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'A section says what it needs (<id>.data.ts), and sends by a flow.' },
      ],
    },
  },
  // In the browser the console is the only place where a fault can be told; the browser tests fail on it.
  { files: ['storefront/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: [...tests, ...data], rules: { 'max-lines-per-function': 'off' } },
  { files: tests, rules: { 'no-template-curly-in-string': 'off' } },
  { files: data, rules: { 'max-lines': 'off' } },
  {
    files: demandDefaultExport,
    rules: { 'no-restricted-syntax': ['error', noExportAll, noForcedCast] },
  },
  {
    files: ['**/*.css.ts'],
    ignores: ['themes/**'],
    plugins: { noren: { rules: { 'no-raw-style': noRawStyle } } },
    rules: { 'noren/no-raw-style': 'error' },
  },
);
