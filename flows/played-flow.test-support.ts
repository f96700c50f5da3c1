/**
 * A flow as the project's scenarios play it without a browser: its real runtime, met as its face meets it. Stands beside the
 * flow, as `<flow>.played.test-support.ts`, and is found there.
 */
import type { Cart } from '../schemas/cart/cart';
import type { FlowName } from '../schemas/scenario/flow-events';
import type { ScreenRow } from '../schemas/screens/screens';
import type { FlowEvent } from './watch';

/** The screen that a scenario is of, with what stands on it. */
export interface Played {
  readonly shop: { readonly channel: string; readonly prefix: '' };
  readonly cart: Cart;
  readonly row: ScreenRow | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly ask: <Body>(url: string) => Promise<Body>;
}

interface Met<F extends FlowName> {
  readonly send: (event: FlowEvent<F>) => void;
  readonly stop?: () => void;
}

export interface PlayedFlow<F extends FlowName> {
  readonly flow: F;
  /** Null: it does not stand on that screen. */
  readonly meet: (played: Played, place: string) => Met<F> | null | Promise<Met<F> | null>;
  /** Where it stands on a screen, as scenarios name it. */
  readonly places?: readonly string[];
  /** Of its machine: the states that are left in the very moment in which they are entered. */
  readonly passed?: readonly string[];
  /** Of its machine: what each scenario without events shows, before anything is sent. */
  readonly untouched?: string;
  /** Of one without a machine: where it says that it stands (flows/watch.ts). */
  readonly told?: readonly string[];
}

/** The machine starts with its first event, as its face has it. */
export const onFirst = <Event>(
  start: () => { readonly send: (event: Event) => void; readonly stop?: () => void },
): { readonly send: (event: Event) => void; readonly stop: () => void } => {
  let running: ReturnType<typeof start> | null = null;
  return {
    send: (event) => (running ??= start()).send(event),
    stop: () => running?.stop?.(),
  };
};

export const nothing = (): undefined => undefined;
