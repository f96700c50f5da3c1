import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { createTallies } from '../test-run/tally';

/** Keeps the full titles of the tests that passed (describe and it, joined by " > "). */
export default class TitlesReporter implements Reporter {
  private passed: string[] = [];
  private failedCount = 0;

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed') this.passed.push(test.fullName);
    if (state === 'failed') this.failedCount += 1;
  }

  /** A file that cannot be loaded counts as one failure: none of its tests ran. */
  onTestModuleEnd(module: TestModule): void {
    if (module.state() === 'failed' && module.errors().length > 0) this.failedCount += 1;
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly unknown[]): void {
    const failedCount = this.failedCount + errors.length;
    createTallies().write('vitest', { passed: this.passed, passedCount: this.passed.length, failedCount });
  }
}
