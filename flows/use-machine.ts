/** How a face stands on its screen, whatever its machine: the machine comes with the first event, and goes with the screen. */
import { useCallback, useEffect, useRef } from 'react';
import type { FlowName } from '../schemas/scenario/flow-events';
import type { Brought } from './bring-machine';
import type { FlowEvent } from './watch';

type Machine<F extends FlowName> = Pick<Brought<FlowEvent<F>, never>, 'send' | 'stop'>;

interface Standing {
  /** The part of the screen, where it may have several of the flow: a scenario names it (flows/watch.ts). */
  readonly place?: string;
  /** What the machine is about, such as a step of its screen: another one gets a machine of its own. */
  readonly about?: string;
}

/**
 * @param bring is called with the first event, as it was given last
 * @returns sends to the machine; the same function as long as the face stands
 */
export const useMachine = <F extends FlowName>(flow: F, bring: () => Machine<F>, { place, about }: Standing = {}) => {
  const latest = useRef(bring);
  useEffect(() => {
    latest.current = bring;
  });
  const brought = useRef<Machine<F> | null>(null);
  const send = useCallback((event: FlowEvent<F>) => {
    brought.current ??= latest.current();
    brought.current.send(event);
  }, []);
  // Who leaves takes the machine along; what it has sent goes on without it.
  useEffect(() => {
    window.norenFlows?.meet(flow, send, place);
    return () => {
      brought.current?.stop();
      brought.current = null;
    };
  }, [flow, send, place, about]);
  return send;
};
