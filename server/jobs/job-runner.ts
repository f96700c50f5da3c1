/**
 * Runs jobs (job.ts), one after another: what clears up never takes more than one connection. Each job stands by
 * itself: one that fails, or that the database cuts off, is logged under its name, and the others have their turns all
 * the same. While a job finds full batches its turn goes on for a budget of time; what is left then waits for one turn
 * of the others. Every process runs its own: the database gives each row to one of them.
 *
 * What has to be prompt, or waits for somebody else's server, gets a runner of its own.
 */
import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Database } from '../db/schema';
import type { Clock, Job } from './job';

export interface JobRunnerOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly jobs: readonly Job[];
  readonly log: { error(details: object, message: string): void };
  /** How long one job may take before the next one has its turn. */
  readonly budgetMs?: number;
}

export interface JobRunner {
  /** One turn of every job, due or not; how many rows each has found. Failures are logged. */
  runAll(): Promise<Readonly<Record<string, number>>>;
  /** Runs what is due, at once and from then on. */
  start(): void;
  /** Waits for the batch under way. */
  stop(): Promise<void>;
}

const usualBudgetMs = 2_000;
const shortestPauseMs = 10;

/** A statement that the database has cut off is the job's own fault; that it is not there at all is everybody's. */
const isCutOff = ({ cause }: DatabaseUnavailable): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === '57014' || cause.code === '55P03');

interface Turn {
  readonly found: number;
  readonly isDone: boolean;
}

export const createJobRunner = (options: JobRunnerOptions): JobRunner => {
  const { db, clock, jobs, log, budgetMs = usualBudgetMs } = options;
  const dueAt = new Map(jobs.map((job) => [job, 0]));
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const batches = async (job: Job): Promise<Turn> => {
    const until = performance.now() + budgetMs;
    let found = 0;
    for (;;) {
      const count = await job.run(db, await clock(), job.most);
      found += count;
      if (count < job.most) return { found, isDone: true };
      if (isStopped || performance.now() >= until) return { found, isDone: false };
    }
  };

  const turn = async (job: Job): Promise<Turn> => {
    try {
      return await batches(job);
    } catch (error) {
      // That the database is away, its client says.
      if (!(error instanceof DatabaseUnavailable) || isCutOff(error))
        log.error({ err: error, job: job.name }, 'a job failed, and is run again later');
      return { found: 0, isDone: true };
    }
  };

  const round = async (): Promise<void> => {
    for (const job of jobs) {
      if (isStopped) return;
      if ((dueAt.get(job) ?? 0) > performance.now()) continue;
      const { isDone } = await turn(job);
      dueAt.set(job, isDone ? performance.now() + job.everyMs : 0);
    }
    const pauseMs = Math.max(shortestPauseMs, Math.min(...dueAt.values()) - performance.now());
    if (!isStopped) timer = setTimeout(run, pauseMs).unref();
  };

  const run = (): void => {
    underWay = round();
  };

  return {
    async runAll() {
      const found: Record<string, number> = {};
      for (const job of jobs) found[job.name] = (await turn(job)).found;
      return found;
    },
    start: run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};
