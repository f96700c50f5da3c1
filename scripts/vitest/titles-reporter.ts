import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { createTallies, type Failure } from '../test-run/tally';

interface Reason {
  readonly message: string;
  readonly name?: string | undefined;
  readonly diff?: unknown;
}

const errorOf = ([error]: readonly Reason[]): string =>
  error ? `${error.name ?? 'Error'}: ${error.message}\n${typeof error.diff === 'string' ? error.diff : ''}` : '';

/** Keeps the full titles of the tests that passed (describe and it, joined by " > "), and what failed and why. */
export default class TitlesReporter implements Reporter {
  private passed: string[] = [];
  private failed: Failure[] = [];
  private runner: string;

  constructor({ runner }: { readonly runner: string }) {
    this.runner = runner;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed') this.passed.push(test.fullName);
    if (state === 'failed')
      this.failed.push({ title: `${test.module.relativeModuleId} > ${test.fullName}`, error: errorOf(errors) });
  }

  /** A file that cannot be loaded counts as one failure: none of its tests ran. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (module.state() === 'failed' && errors.length > 0)
      this.failed.push({ title: module.relativeModuleId, error: errorOf(errors) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const unhandled = errors.map((error): Failure => ({ title: 'outside of a test', error: errorOf([error]) }));
    const failed = [...this.failed, ...unhandled];
    createTallies().write(this.runner, { passed: this.passed, passedCount: this.passed.length, failed });
  }
}
