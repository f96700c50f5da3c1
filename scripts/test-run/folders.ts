/** The project's folders, by what stands in them. */
import { readdirSync } from 'node:fs';

/** What is installed, built or written by a run. */
export const notSource = ['node_modules', 'dist', 'reports', 'test-results', 'playwright-report'];

/** All that may be source: a new folder is checked before anybody has named it. */
export const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notSource.includes(entry.name))
  .map(({ name }) => name);

/** Stand beside the house: tests, measures, tools. */
export const tools = ['fixtures', 'workbench', 'e2e', 'bench', 'scripts', 'atelier'];
