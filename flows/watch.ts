/**
 * Who looks at the flows of a document: what plays a scenario (server/replay/browser/play-events.js), and what records one.
 * It has to stand at `window.norenFlows` before a face is used, to send to it, and before the flow's machine starts, to
 * see it run. Where nobody stands there nothing happens, and a page that nobody touches loads nothing of this file.
 *
 * A flow with a machine joins by two lines: its face says `window.norenFlows?.meet(name, send)` as soon as it can be
 * sent to, and its runtime starts the actor with `...watched(name)`.
 */
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { CartEvent } from '../schemas/cart/flow-events';
import type { GiftEvent } from '../schemas/gift/flow-events';
import type { CheckoutEvent } from './checkout/checkout.types';

/** What each flow is sent from outside. */
interface FlowEvents {
  readonly cart: CartEvent;
  readonly checkout: CheckoutEvent;
  readonly gift: GiftEvent;
}
type FlowName = keyof FlowEvents;

interface FlowWatcher {
  /** The flow stands on the page. Called again when another screen of the document brings it anew: the new `send` counts. */
  readonly meet: <F extends FlowName>(flow: F, send: (event: FlowEvents[F]) => void) => void;
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
  readonly actorOptions: (flow: FlowName) => Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
}

declare global {
  interface Window {
    norenFlows?: FlowWatcher;
  }
}

/** The options of a flow's actor that whoever watches it wants. */
export const watched = (flow: FlowName): ReturnType<FlowWatcher['actorOptions']> =>
  window.norenFlows?.actorOptions(flow) ?? {};
