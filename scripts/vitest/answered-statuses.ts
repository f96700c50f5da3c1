/** Writes down what the tests of a file were answered, for `scripts/checks/answered-statuses.ts`: a file for each worker. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll } from 'vitest';
import { answeredFolder } from '../test-run/answered';
import { takeAnswers } from './answers-heard';

afterAll(() => {
  const answers = takeAnswers();
  if (answers.length === 0) return;
  mkdirSync(answeredFolder, { recursive: true });
  appendFileSync(join(answeredFolder, `${process.pid}-${threadId}.txt`), `${answers.join('\n')}\n`);
});
