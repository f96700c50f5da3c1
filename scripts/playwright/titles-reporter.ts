import type { Reporter, TestCase, TestError } from '@playwright/test/reporter';
import { createTallies, type Failure } from '../test-run/tally';

/** Keeps the titles that passed on every device they ran on, and what failed and why. */
export default class TitlesReporter implements Reporter {
  private tests = new Set<TestCase>();
  private errors: Failure[] = [];
  private runner: string;

  constructor({ runner }: { readonly runner: string }) {
    this.runner = runner;
  }

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onError(error: TestError): void {
    this.errors.push({ title: 'outside of a test', error: messageOf(error) });
  }

  onEnd(): void {
    const failed = [...this.tests].filter((test) => !test.ok());
    const passed = [...this.tests].filter((test) => test.outcome() === 'expected' || test.outcome() === 'flaky');
    const failedTitles = new Set(failed.map(title));
    createTallies().write(this.runner, {
      passed: passed.map(title).filter((name) => !failedTitles.has(name)),
      passedCount: passed.length,
      failed: [...failed.map(failure), ...this.errors],
    });
  }
}

// titlePath: root, project, file, then describe and test
const title = (test: TestCase): string => test.titlePath().slice(3).join(' > ');

const messageOf = ({ message, value }: TestError): string => message ?? value ?? '';

const failure = (test: TestCase): Failure => ({
  title: test.titlePath().slice(1).join(' > '),
  error: test.results.flatMap(({ errors }) => errors.map(messageOf)).join('\n'),
});
