/**
 * What has happened on this screen, for a capsule (docs/scenarios.md): what was done to its flows, and what the shop
 * answered. It comes with the first flow that is used. Nothing of it leaves the browser without the shopper's word, and
 * what is kept for the next page is scrubbed before: of all text, only what stands under a name that the build knows to
 * say nothing of anybody is kept; in place of the rest stand numbers, the same for the same text.
 */
import { plain, unread } from 'virtual:noren/recorded-names';
import type { Transport } from '../api/transport';
import { clock } from '../lib/clock';

const key = 'noren:recording';
/** As schemas/scenario/recording.ts, whose schemas are not for browsers. */
const mostAnswers = 50;
const mostEvents = 200;
const mostLines = 300;
const mostSigns = 100_000;

interface Answer {
  readonly call: string;
  readonly status: number;
  body?: unknown;
}

/** As of schemas/scenario/flow-events.ts: all there is in one that may be text. */
interface FlowEvent {
  readonly type: string;
  readonly form?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: object;
}

const words = new Map<string, string>();

const standIn = (text: string): string => {
  const known = words.get(text) ?? `~${words.size}`.padEnd(text.length, '~');
  words.set(text, known);
  return known;
};

type Kept = (text: string, name: string) => string;

const ofAnswer: Kept = (text, name) => (plain.has(name) || text === '' ? text : standIn(text));

/** What a shop says of a mishap may name what was typed. The longest first: another may be its beginning. */
const ofRefusal: Kept = (text, name) => {
  if (name === 'code' && /^[a-z]+\.[a-z._-]+$/.test(text)) return text;
  if (name !== 'message') return standIn(text);
  const known = [...words].sort(([one], [other]) => other.length - one.length);
  return known.reduce((rest, [word, instead]) => (word.length > 1 ? rest.replaceAll(word, instead) : rest), text);
};

const scrub = (value: unknown, given = ofAnswer, name = ''): unknown => {
  // Of an option, the shop itself names what there is to fill in: no name below says that it is plain.
  const kept = name === 'details' ? standIn : given;
  if (typeof value === 'string') return kept(value, name);
  if (Array.isArray(value)) return value.map((item) => scrub(item, kept, name));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, scrub(part, kept, inner)]));
};

/** How many, which, when: fields that nothing is typed into but numbers. Of options, names have more dots. */
const isChoice = (name: string, text: string): boolean =>
  /^\w+\.\w+$|^q\.|^(\w*_id|id|ship_to|key|step|sync|type|service|second_factor)$/.test(name) &&
  /^[a-z\d.-]{0,12}$/.test(text);

/** The fields of a card, passwords and codes are not even read. */
const typed = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(values).map((name) => {
      const text = unread.has(name) ? '' : (values[name] ?? '');
      return [name, isChoice(name, text) ? text : text && standIn(text)];
    }),
  );

const earlier = (): string[] => {
  try {
    const { lines } = JSON.parse(sessionStorage.getItem(key) ?? '') as { lines: readonly unknown[] };
    return lines.map(String);
  } catch {
    return [];
  }
};

/** Of the page: what it came with, and how much of it is in view. */
const pageFacts = () => ({
  build: document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '',
  width: innerWidth,
  height: innerHeight,
});

const add = <T>(list: T[], item: T, most: number): void => {
  list.push(item);
  if (list.length > most) list.shift();
};

const createRecorder = (prefix: string) => {
  const lines = earlier();
  const states: Record<string, unknown> = {};
  let address = '';
  let answers: Answer[] = [];
  let events: unknown[] = [];
  /** As it stands in the machines, and as it was when this screen came. */
  let [cart, first]: unknown[] = [null, null];

  const line = (text: string): void =>
    add(lines, `${new Date(clock.nowMs()).toISOString()} ${text}`.replace(/[^ -~]/g, '?').slice(0, 300), mostLines);
  /** Another screen: what led to it is over. */
  const arrive = (): void => {
    const here = location.pathname.slice(prefix.length) + location.search;
    if (here === address) return;
    // A step of the same screen, as of the login's, has an entry of its own in the history.
    const isStep = address !== '' && (history.state as { readonly isStep?: true } | null)?.isStep;
    address = here;
    if (isStep) return;
    [answers, events, first] = [[], [], scrub(cart)];
    line(`screen ${location.pathname}`);
  };

  const keep = (): void => {
    arrive();
    const write = (): string =>
      JSON.stringify({ address, ...pageFacts(), cart: first, answers, events, states, lines });
    let text = write();
    while (text.length > mostSigns && (answers.shift() ?? lines.shift()) !== undefined) text = write();
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Where the browser keeps nothing, the shop tells what it knows.
    }
  };
  addEventListener('pagehide', keep);
  addEventListener('visibilitychange', keep);

  return {
    answered: (call: string, status: number, body?: unknown): void => {
      arrive();
      const isError = status >= 400;
      const kept = scrub(body, isError ? ofRefusal : ofAnswer);
      add(answers, { call, status, body: kept }, mostAnswers);
      const code = isError ? ` ${(kept as { code?: string } | undefined)?.code ?? ''}` : '';
      line(`answer ${call} ${status}${code}`);
    },
    sent: (flow: string, event: FlowEvent, place?: string): void => {
      arrive();
      const { values, errors, ...rest }: FlowEvent = event;
      const own = { ...(scrub(rest) as object), values: values && typed(values), errors: scrub(errors, ofRefusal) };
      add(events, { flow, place, event: own }, mostEvents);
      line(`event ${flow} ${rest.type} ${rest.form ?? ''}`);
    },
    stood: (flow: string, state: unknown, context: { readonly cart?: unknown } = {}): void => {
      arrive();
      if ('cart' in context) cart = context.cart;
      if (events.length + answers.length === 0) first = scrub(cart);
      const text = JSON.stringify(state);
      if (JSON.stringify(states[flow]) !== text) line(`state ${flow} ${text}`);
      states[flow] = state;
    },
  };
};

type Recorder = ReturnType<typeof createRecorder>;

/** What XState says of a machine; of other actors less. */
interface MachineSnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: { readonly cart?: unknown };
}

/** Those of the shopper; the others are the document's own. */
const isShoppers = ({ type }: { readonly type: string }): boolean => !/^(seen|returned|xstate)/.test(type);

/** As states are kept by. */
const nameOf = (flow: string, place: string | undefined): string => (place === undefined ? flow : `${flow} ${place}`);

const watch = (recorder: Recorder): void => {
  window.norenFlows ??= {
    meet: () => undefined,
    actorOptions: (flow, place) => ({
      inspect: (told) => {
        if (told.type === '@xstate.event' && !told.sourceRef && isShoppers(told.event))
          recorder.sent(flow, told.event, place);
        if (told.type !== '@xstate.snapshot' || told.actorRef.sessionId !== told.rootId) return;
        const { value, context }: MachineSnapshot = told.snapshot;
        recorder.stood(nameOf(flow, place), value, context);
      },
    }),
    sees: (flow, place, state, event) => {
      if (event) recorder.sent(flow, event, place);
      recorder.stood(nameOf(flow, place), state);
    },
  };
};

let ofDocument: Recorder | null = null;

/** Begins to look at the flows, once for a document; null: the shop wants no record. */
export const startRecorder = (): Recorder | null => {
  const payload = JSON.parse(document.getElementById('noren')?.textContent ?? '{}') as {
    readonly env?: { readonly prefix?: string; readonly isUnrecorded?: true };
  };
  if (payload.env?.isUnrecorded) return null;
  if (!ofDocument) watch((ofDocument = createRecorder(payload.env?.prefix ?? '')));
  return ofDocument;
};

/** The transport of a document whose shop records: with an eye on what is answered. */
export const recorded = (transport: Transport): Transport => {
  const recorder = startRecorder();
  if (!recorder) return transport;
  return {
    ids: transport.ids,
    send: async (call, input, options) => {
      try {
        const answer = await transport.send(call, input, options);
        recorder.answered(call, answer.status, answer.body);
        return answer;
      } catch (error) {
        recorder.answered(call, 0);
        throw error;
      }
    },
  };
};
