/**
 * Who looks at the flows of a document: what plays a scenario (server/replay/browser/play-events.js), and what records one.
 * It has to stand at `window.norenFlows` before a face is used, to send to it, and before the flow's machine starts, to
 * see it run. Where nobody stands there nothing happens, and a page that nobody touches loads nothing of this file.
 *
 * A flow joins by its events (schemas/scenario/flow-events.ts) and two lines: its face says
 * `window.norenFlows?.meet(name, send)` as soon as it can be sent to, and its runtime starts the actor with
 * `...watched(name)`; one without a machine tells what becomes of it (`sees`). One that a screen may have several times
 * says its `place` in both.
 */
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { FlowEvents, FlowName } from '../schemas/scenario/flow-events';
import type { flowStates } from '../schemas/scenario/flow-states.generated';
import type { ActionName } from '../src/actions/action-of';
// Who records comes along: later it would not see an actor run.
import '../src/session/recorder';

type Sendable<Event> = Event extends { readonly form: string } ? Event & { readonly form: ActionName } : Event;

/** What a flow is sent from outside. A form that is sent is one that has an action. */
export type FlowEvent<F extends FlowName> = Sendable<FlowEvents[F]>;

interface FlowWatcher {
  /** The flow stands on the page. Called again when another screen of the document brings it anew: the new `send` counts. */
  readonly meet: <F extends FlowName>(flow: F, send: (event: FlowEvent<F>) => void, place?: string) => void;
  /**
   * Asked when the flow's machine starts: with which clock, and who sees it run. Of XState's inspection events these say
   * all that a scenario needs:
   *
   * - `@xstate.event` without a `sourceRef`, but for `xstate.init`: an event from outside. Those that no shopper causes
   *   (`seen`, `returned`: the document's own) are among them.
   * - `@xstate.snapshot` where `actorRef.sessionId` is `rootId`: the machine stands in `snapshot.value`.
   *
   * Others are of what it invokes. Nothing is kept of them: whoever keeps them has personal data.
   */
  readonly actorOptions: (flow: FlowName, place?: string) => Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
  /**
   * Of a flow without a machine: where it stands now, and what it was sent to get there; null: it went on by itself. A
   * section whose view threw is `broken` (storefront/browser/islands/hydrate.tsx), which nobody sends it to.
   */
  readonly sees: <F extends FlowName | 'section'>(
    flow: F,
    place: string,
    state: F extends FlowName ? (typeof flowStates)[F][number] : 'broken',
    event: F extends FlowName ? FlowEvent<F> | null : null,
  ) => void;
  /** Who records is told what the shop is asked, and then with which status it answers; 0: no answer came. */
  readonly asked?: (call: string) => (status: number, body?: unknown) => void;
}

declare global {
  interface Window {
    norenFlows?: FlowWatcher;
  }
}

/** The options of a flow's actor that whoever watches it wants. */
export const watched = (flow: FlowName, place?: string): ReturnType<FlowWatcher['actorOptions']> =>
  window.norenFlows?.actorOptions(flow, place) ?? {};
