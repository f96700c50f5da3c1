/** What was done on the screen, as it stands in a capsule: what was typed by the schemas of all forms, of what opens something nothing. */
import type { NewLine } from '../../schemas/cart/cart.flow-events';
import { isClosed, isOptionDetail } from '../../schemas/scenario/closed-fields';
import type { FlowStep } from '../../schemas/scenario/flow-events';
import type { Recording } from '../../schemas/scenario/recording';
import type { ScenarioEvent } from '../../schemas/scenario/scenario';
import { scrub } from '../../schemas/scenario/scrub';
import { secretFields, typedFields } from '../../schemas/scenario/secret-fields';
import type { StandIns } from '../../schemas/scenario/stand-ins';
import type { Around } from './around-events';
import { saidByForms } from './said-by-forms';
import { scrubAddress } from './scrub-address';

/** A test card's, which no bank has given out, and what rules of passwords and codes take: what was typed nobody has read. */
export const fixedStandIns: Readonly<Record<string, string>> = {
  ccNumber: '4111111111111111',
  ccName: 'TARO YAMADA',
  ccExpiration: '203012',
  securityCode: '123',
  password: 'stand-in-0000',
  new_password: 'stand-in-0000',
  verify_code: '000000',
};
const anySecret = '0'.repeat(24);
const anyOrder = '000000-000000';
/** Of a gift, and none that can be read: with it nothing was asked. */
const unreadLink = '-';

/** What a screen sends along that opens something, or belongs to that. */
const opening: ReadonlySet<string> = new Set([
  ...['token', 'user_id', 'provider_ticket', 'secret', 't', 'id', 'state', 'iss', 'error'],
  ...['fingerprint', 'delivery_fingerprint', 'drawn'],
]);

/** Where a login leads to; a browser’s own stand-in says nothing of it. */
const addressOf = (text: string, standIns: StandIns): string =>
  text.startsWith('/') ? scrubAddress(text, standIns) : '/';

type Typed = Readonly<Record<string, string>>;

/** A form that was sent: fields of forms by their schemas; of all else what nobody types, and in place of the rest stand-ins. */
export const scrubTyped = (
  typed: Typed,
  standIns: StandIns,
  { asked, choices, calls }: Around,
): Record<string, string> => {
  const open = Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.includes(name)));
  const own = scrub(typedFields, open, { standIns, isForEveryone: false }) as Typed;
  const other = (name: string, text: string): string => {
    if (name === 'link' && !calls.has('gift.products')) return unreadLink;
    if (secretFields.includes(name)) return fixedStandIns[name] ?? anySecret;
    if (isClosed(name, text) || (isOptionDetail(name) && choices.has(text))) return text;
    // Of a guest's order the form says what the address does, which the browser has kept in neither.
    if (name === 'redirect') return addressOf(asked.get(name) ?? text, standIns);
    if (name === 'no') return standIns.textFor('number', asked.get(name) ?? anyOrder);
    return standIns.textFor(opening.has(name) ? 'token' : 'text', asked.get(name) ?? text);
  };
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      Object.hasOwn(own, name) ? (own[name] ?? '') : other(name, text),
    ]),
  );
};

/** What was filled in of its options; the browser has left its symbols in it. */
const scrubLine = ({ options, ...line }: NewLine, standIns: StandIns): NewLine => ({
  ...line,
  ...(options && {
    options: options.map(({ key, details }) => ({
      key,
      details: Object.fromEntries(
        Object.entries(details).map(([name, text]) => [name, standIns.textFor('text', text)]),
      ),
    })),
  }),
});

const scrubEvent = <S extends FlowStep>(step: S, standIns: StandIns, around: Around): S => {
  const { event } = step;
  const said = 'errors' in event ? { errors: saidByForms(event.errors) } : {};
  if ('values' in event && event.values)
    return { ...step, event: { ...event, ...said, values: scrubTyped(event.values, standIns, around) } };
  if ('typed' in event && event.typed)
    return { ...step, event: { ...event, typed: event.typed.map((text) => standIns.textFor('text', text)) } };
  if ('line' in event) return { ...step, event: { ...event, line: scrubLine(event.line, standIns) } };
  if ('errors' in event) return { ...step, event: { ...event, ...said } };
  if ('fingerprint' in event)
    return { ...step, event: { ...event, fingerprint: standIns.textFor('token', event.fingerprint) } };
  return step;
};

/** `deciding.waiting` of `{ deciding: 'waiting' }`; null: nothing that a machine's state is called. */
const stateText = (value: unknown): string | null => {
  if (typeof value === 'string') return /^[a-zA-Z]{1,60}$/.test(value) ? value : null;
  const [only] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = only && stateText(only[1]);
  return only && inner && /^[a-zA-Z]{1,60}$/.test(only[0]) ? `${only[0]}.${inner}` : null;
};

const nameOf = ({ flow, place }: FlowStep): string => (place === undefined ? flow : `${flow} ${place}`);

/** Behind the last event of each flow it is said where the flow stood in the end. */
export const stepsOf = (
  { events, states = {} }: Recording,
  standIns: StandIns,
  around: Around,
): readonly ScenarioEvent[] =>
  events.map((event, index) => {
    const name = nameOf(event);
    const state = stateText(Object.hasOwn(states, name) ? states[name] : null);
    const isLast = events.findLastIndex((other) => nameOf(other) === name) === index;
    return { ...scrubEvent(event, standIns, around), ...(isLast && state !== null ? { state } : {}) };
  });
