import type { Reporter, TestCase, TestError } from '@playwright/test/reporter';
import { createTallies } from '../test-run/tally';

/** Keeps the titles that passed on every device they ran on. */
export default class TitlesReporter implements Reporter {
  private tests = new Set<TestCase>();
  private errors = 0;
  private runner: string;

  constructor({ runner = 'playwright' }: { readonly runner?: string }) {
    this.runner = runner;
  }

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onError(_error: TestError): void {
    this.errors += 1;
  }

  onEnd(): void {
    const failed = [...this.tests].filter((test) => !test.ok());
    const passed = [...this.tests].filter((test) => test.outcome() === 'expected' || test.outcome() === 'flaky');
    const failedTitles = new Set(failed.map(title));
    createTallies().write(this.runner, {
      passed: passed.map(title).filter((name) => !failedTitles.has(name)),
      passedCount: passed.length,
      failedCount: failed.length + this.errors,
    });
  }
}

// titlePath: root, project, file, then describe and test
const title = (test: TestCase): string => test.titlePath().slice(3).join(' > ');
