/** Brings a flow's machine to its view: at once for the eye, as soon as its code is there for the rest. */

/** What every machine is told: the page is looked at again. */
interface Returned {
  readonly type: 'returned';
}

interface Running<Sent> {
  readonly send: (event: Sent) => void;
  readonly stop: () => void;
}

interface Bringing<Event, Sent> {
  /** Loads and starts the machine, and beside it the code of what it will be asked first. */
  readonly load: (event: Event) => Promise<Running<Sent>>;
  /** What is to be seen until it is there. */
  readonly onLoading: (event: Event) => void;
  /** Its code did not come: the same as no answer. */
  readonly onUnloaded: () => void;
}

export interface Brought<Event, Sent> {
  /** From the view. */
  readonly send: (event: Event) => void;
  /** From elsewhere: nothing where the machine is not there yet. */
  readonly tell: (sign: Sent) => void;
  readonly stop: () => void;
}

export const bringMachine = <Event extends { readonly type: string }, Sent>({
  load,
  onLoading,
  onUnloaded,
}: Bringing<Event, Event | Returned | Sent>): Brought<Event, Event | Returned | Sent> => {
  let running: Running<Event | Returned | Sent> | null = null;
  let isLoading = false;
  /** What the machine was to get when its code did not come; it cannot send again what it has never seen. */
  let unsent: Event | null = null;
  let isStopped = false;

  const begin = async (asked: Event): Promise<void> => {
    const event = asked.type === 'retry' && unsent ? unsent : asked;
    isLoading = true;
    onLoading(event);
    try {
      running = await load(event);
      if (isStopped) running.stop();
      else running.send(event);
    } catch {
      unsent = event;
      onUnloaded();
    } finally {
      isLoading = false;
    }
  };

  // A page that the browser had put aside while it was left comes back alive.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) running?.send({ type: 'returned' });
  };
  addEventListener('pageshow', onShow);

  return {
    send: (event) => {
      if (running) running.send(event);
      else if (!isLoading) void begin(event);
    },
    tell: (sign) => running?.send(sign),
    stop: () => {
      isStopped = true;
      removeEventListener('pageshow', onShow);
      running?.stop();
    },
  };
};
