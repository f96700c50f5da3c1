/** What all rules of imports are made with: what is ours, what is a test, and one rule. */
const { readdirSync } = require('node:fs');

/** What is installed, built or written by a run. */
const notOurs = ['node_modules', 'dist', 'reports', 'test-results', 'playwright-report'];
/** Every other folder of the project, so that a new one is seen before it has rules. */
const ours = `^(${readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notOurs.includes(entry.name))
  .map(({ name }) => name)
  .join('|')})/`;
const testFile =
  '[.](test|spec|stories|fixtures|test-support|test-d)[.]tsx?$|(^|/)(test|testing|samples)/|(^|/)test-[^/]+[.]tsx?$|vitest-global-setup';
const lib = '^src/lib/';
const actionNames = '^src/actions/action-of[.]ts$';
const pages = '^server/plugins/storefront/'; // answers pages with what storefront/page draws

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = { ours, testFile, lib, actionNames, pages, forbid };
