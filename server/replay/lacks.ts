/** What a scenario's file lacks while it is played: kept for the index, told in the log, and on the page. */
import type { FastifyBaseLogger } from 'fastify';
import type { Scenario } from './scenario';

/** A call that the file does not answer as it has to be, and how the log tells of it. */
export interface InVain {
  /** Its id; with `unfit:` before it there is an answer, but not one of the contract. */
  readonly call: string;
  readonly told: string;
}

export const unfitMark = 'unfit:';

/** What a page tells of calls in vain, a sentence for each kind; page.js does the same. */
export const toldInVain = (calls: Iterable<string>): readonly string[] => {
  const all = [...calls];
  const unfit = all.flatMap((call) => (call.startsWith(unfitMark) ? [call.slice(unfitMark.length)] : []));
  const missing = all.filter((call) => !call.startsWith(unfitMark));
  return [
    ...(missing.length > 0 ? [`シナリオに答えのない呼び出し: ${missing.join('、')}`] : []),
    ...(unfit.length > 0 ? [`答えが契約に合わない呼び出し: ${unfit.join('、')}`] : []),
  ];
};

const mostTold = 100;

export interface LacksOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The address of the screen that is asked for ahead, as one whose link is pointed at; null: somebody waits for it. */
  readonly askedAhead: () => string | null;
}

/** What the file lacks, since the beginning: told in the log once. */
export const createLacks = ({ id, address, posted }: Scenario, { log, askedAhead }: LacksOptions) => {
  const told = new Set<string>();
  const inVain = new Set<string>();
  const inVainAhead = new Map<string, readonly InVain[]>();
  let isFormLacking = false;
  const warn = (what: string): void => {
    if (!told.has(what) && told.size < mostTold) log.warn(`scenario ${id}: ${what}`);
    told.add(what);
  };
  const miss = ({ call, told: what }: InVain): void => {
    inVain.add(call);
    warn(what);
  };
  return {
    add: (missed: InVain): void => {
      const ahead = askedAhead();
      if (ahead === null) miss(missed);
      else inVainAhead.set(ahead, [...(inVainAhead.get(ahead) ?? []), missed]);
    },
    forget: (): void => {
      for (const kept of [told, inVain, inVainAhead]) kept.clear();
      isFormLacking = false;
    },
    unanswered: (): readonly string[] => [...inVain],
    arrive: (url: string): void => {
      for (const missed of inVainAhead.get(url) ?? []) miss(missed);
    },
    lackForm: (): void => {
      isFormLacking = true;
      warn(`${address} has no form "${posted?.action ?? ''}", which was posted`);
    },
    lacksForm: (): boolean => isFormLacking,
  };
};
