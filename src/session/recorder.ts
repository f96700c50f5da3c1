/**
 * What has happened on this screen, for a capsule (docs/scenarios.md): what was done to its flows, and what the shop
 * answered. It comes with the first flow that is used. Nothing of it leaves the browser without the shopper's word, and
 * what is kept for the next page is scrubbed before: of all text, only what stands under a name that the build knows to
 * say nothing of anybody is kept; in place of the rest stand numbers, the same for the same text.
 */
import { apart, hiddenField, plain, telling, unread } from 'virtual:noren/recorded-names';
import { clock } from '../lib/clock';

const key = 'noren:recording';

interface Answer {
  readonly call: string;
  /** Missing while it is under way; 0: none came. */
  status?: number;
  body?: unknown;
}

/** As of schemas/scenario/flow-events.ts. */
interface FlowEvent {
  readonly type: string;
  readonly form?: string;
}

const words = new Map<string, string>();

/** Its number, and one sign for each of its script: `~3~一一アア`. What a mail address may be wrong by stays, and symbols. */
const standIn = (text: string): string => {
  const known =
    words.get(text) ??
    `~${words.size}~` +
      text.replace(/[^\s@,-.\p{So}]/gu, (sign) =>
        sign < ':' ? '0' : sign < '々' ? 'a' : sign < 'ア' ? 'あ' : sign < '一' ? 'ア' : '一',
      );
  words.set(text, known);
  return known;
};

const cut = (text: string): string => text.replace(telling, '~');

type Kept = (text: string, name: string) => string;

const ofAnswer: Kept = (text, name) => (!text || plain.test(name) ? text : standIn(text));

/** What a shop says of a mishap may name what was typed. The longest first: another may be its beginning. */
const ofRefusal: Kept = (text, name) => {
  if (name === 'code' && /^[a-z]+\.[\w.-]+$/.test(text)) return text;
  if (name !== 'message') return standIn(text);
  const known = [...words].sort(([one], [other]) => other.length - one.length);
  return cut(known.reduce((rest, [word, instead]) => (word.length > 1 ? rest.replaceAll(word, instead) : rest), text));
};

/** Some say of somebody, as of a school that of whoever goes there, what others say of goods. */
const ofAnswerTo = (call: string, status: number): Kept =>
  status < 400 ? (apart.test(call) ? standIn : ofAnswer) : ofRefusal;

/** Of a form only what nobody types: what is hidden there, and what is chosen by a button or from a list. */
const ofForm: Kept = (text, name) =>
  hiddenField.test(`${name} ${text}`) || document.querySelector(`:is(select,[type=radio])[name="${name}"]`)
    ? text
    : standIn(text);

/** What stands below these names is scrubbed otherwise; of an option, the shop itself names what there is to fill in. */
const keptBelow = (name: string, around: Kept): Kept => {
  if (name === 'details') return standIn;
  if (name === 'values') return ofForm;
  return name === 'errors' ? ofRefusal : around;
};

type Parts = Readonly<Record<string, unknown>>;

/** Of a form, the fields of a card, passwords and codes are not even read. */
const scrub = (value: unknown, given = ofAnswer, name = ''): unknown => {
  const kept = keptBelow(name, given);
  if (typeof value === 'string') return kept(value, name);
  if (Object(value) !== value) return value;
  const isList = Array.isArray(value);
  const scrubbed = (isList ? [] : {}) as Record<string, unknown>;
  // A list has places for names.
  for (const inner in value as Parts) {
    const isUnread = kept === ofForm && unread.test(inner);
    scrubbed[inner] = isUnread ? '' : scrub((value as Parts)[inner], kept, isList ? name : inner);
  }
  return scrubbed;
};

const add = <T>(list: T[], item: T, most = 200): void => {
  if (list.push(item) > most) list.shift();
};

/** What XState says of a machine; of other actors less. */
interface MachineSnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: { readonly cart?: unknown };
}

type FlowWatcher = Required<NonNullable<Window['norenFlows']>>;
type Sent = (flow: string, event: FlowEvent, place?: string) => void;
type Stood = (flow: string, place: string | undefined, state: unknown, context?: { readonly cart?: unknown }) => void;

const watcherOf = (sent: Sent, stood: Stood, asked: FlowWatcher['asked'], keep: () => void): FlowWatcher => ({
  meet() {
    // Nobody sends anything.
  },
  actorOptions: (flow, place) => ({
    inspect: (told) => {
      // The document's own events are none of the shopper's.
      if (told.type === '@xstate.event' && !told.sourceRef && !/^(seen|returned|x)/.test(told.event.type))
        sent(flow, told.event, place);
      if (told.type !== '@xstate.snapshot' || told.actorRef.sessionId !== told.rootId) return;
      const snapshot: MachineSnapshot = told.snapshot;
      stood(flow, place, snapshot.value, snapshot.context);
    },
  }),
  sees: (flow, place, state, event) => {
    if (event) sent(flow, event, place);
    stood(flow, place, state);
    // A form tells as the page is left, which may come after all was kept: the window asks whoever listened first.
    keep();
  },
  asked,
});

/** Of the visit, as other screens have left them. */
let lines: string[] = [];
try {
  ({ lines } = JSON.parse(sessionStorage[key] as string) as { lines: string[] });
} catch {
  // There are none yet.
}

/** Its limits are those of schemas/scenario/recording.ts, which is not for browsers. */
const createRecorder = (): void => {
  let states: Record<string, unknown> = {};
  let address = '';
  let answers: Answer[] = [];
  let events: unknown[] = [];
  /** As it stands in the machines, and as it was when this screen came. */
  let cart: unknown = null;
  let first = cart;

  const line = (text: string): void => add(lines, `${new Date(clock.nowMs()).toJSON()} ${text}`.slice(0, 300));
  /** Another screen: what led to it is over. */
  const arrive = (): void => {
    const here = location.pathname + location.search;
    if (here === address) return;
    address = here;
    // A step of the same screen, as of the login's, has an entry of its own in the history.
    if ((history.state as { readonly isStep?: true } | null)?.isStep) return;
    answers = [];
    events = [];
    states = {};
    first = scrub(cart);
    line(`screen ${cut(location.pathname)}`);
  };

  const keep = (): void => {
    arrive();
    const build = document.querySelector<HTMLScriptElement>('[type=module]')?.src;
    let text;
    do {
      text = JSON.stringify({ address: cut(address), build, cart: first, answers, events, states, lines });
    } while (text.length > 100_000 && (answers.shift() ?? lines.shift()));
    try {
      sessionStorage[key] = text;
    } catch {
      // Where the browser keeps nothing, the shop tells what it knows.
    }
  };
  addEventListener('pagehide', keep);

  const sent: Sent = (flow, event, place) => {
    arrive();
    add(events, { flow, place, event: scrub(event) });
    line(`event ${flow} ${event.type} ${event.form ?? ''}`);
  };
  const stood: Stood = (flow, place, state, context) => {
    const name = place ? `${flow} ${place}` : flow;
    arrive();
    if (context?.cart !== undefined) cart = context.cart;
    if (!(events[0] ?? answers[0])) first = scrub(cart);
    if (states[name] !== state) line(`state ${name} ${JSON.stringify(state)}`);
    states[name] = state;
  };
  const asked: FlowWatcher['asked'] = (call) => {
    const answer: Answer = { call };
    arrive();
    add(answers, answer, 50);
    return (status, body) => {
      answer.status = status;
      answer.body = scrub(body, ofAnswerTo(call, status));
      line(`answer ${call} ${status}`);
    };
  };
  window.norenFlows ??= watcherOf(sent, stood, asked, keep);
};

// It begins with its coming, once for a document. Who plays a scenario is there before it, and is not recorded.
if (globalThis.document?.getElementById('noren')?.textContent.includes('isUnrecorded') === false) createRecorder();
