/** What was done on the screen, as it stands in a capsule: what was typed by its form's schema, of a card nothing. */
import { ordererForm } from '../../schemas/cart/orderer.form';
import { shippingForm } from '../../schemas/cart/shipping.form';
import type { cardForm } from '../../schemas/payments/card.form';
import type { Recording } from '../../schemas/scenario/recording';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { scrub } from '../../schemas/scenario/scrub';
import type { StandIns } from '../../schemas/scenario/stand-ins';
import { tokenLike } from './scrub-address';

/** A test card's, which no bank has given out: what was typed there nobody has read. */
const cardStandIn: Readonly<Record<string, string>> = {
  ccNumber: '4111111111111111',
  ccName: 'TARO YAMADA',
  ccExpiration: '203012',
  securityCode: '123',
} satisfies Record<keyof (typeof cardForm)['schema']['properties'], string>;

/** Whatever form they are in. */
const typedFields = {
  type: 'object',
  properties: { ...ordererForm.schema.properties, ...shippingForm.schema.properties },
  additionalProperties: false,
} as const;

const isPlain = /^[\w.-]{0,24}$/;

/** A form that was sent: its own fields by its schema; of all else what says how many, which or when. */
const scrubTyped = (typed: Readonly<Record<string, string>>, standIns: StandIns) => {
  const own = scrub(typedFields, typed, { standIns, isForEveryone: false }) as Readonly<Record<string, string>>;
  const others = Object.entries(typed).flatMap(([name, text]) => {
    if (Object.hasOwn(own, name)) return [];
    if (Object.hasOwn(cardStandIn, name)) return [[name, cardStandIn[name] ?? '']];
    return isPlain.test(text) && !tokenLike.test(text) ? [[name, text]] : [];
  });
  return { ...own, ...(Object.fromEntries(others) as Readonly<Record<string, string>>) };
};

type RecordedEvent = Recording['events'][number];
type Step = NonNullable<ScenarioFile['events']>[number];

const scrubEvent = (recorded: RecordedEvent, standIns: StandIns): RecordedEvent => {
  if (recorded.flow === 'cart') return recorded;
  if (recorded.flow === 'gift') {
    const { flow, event } = recorded;
    return event.type === 'submit'
      ? { flow, event: { ...event, values: scrubTyped(event.values, standIns) } }
      : recorded;
  }
  const { flow, event } = recorded;
  if (event.type === 'decide')
    return { flow, event: { ...event, fingerprint: standIns.textFor('token', event.fingerprint) } };
  if (event.type !== 'submit') return recorded;
  return { flow, event: { ...event, values: scrubTyped(event.values, standIns) } };
};

/** `deciding.waiting` of `{ deciding: 'waiting' }`; null: nothing that a machine's state is called. */
const stateText = (value: unknown): string | null => {
  if (typeof value === 'string') return /^[a-zA-Z]{1,60}$/.test(value) ? value : null;
  const [only] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = only && stateText(only[1]);
  return only && inner && /^[a-zA-Z]{1,60}$/.test(only[0]) ? `${only[0]}.${inner}` : null;
};

/** Behind the last event of each flow it is said where the flow stood in the end. */
export const stepsOf = ({ events, states = {} }: Recording, standIns: StandIns): readonly Step[] =>
  events.map((event, index) => {
    const state = stateText(Object.hasOwn(states, event.flow) ? states[event.flow] : null);
    const isLast = events.findLastIndex(({ flow }) => flow === event.flow) === index;
    return { ...scrubEvent(event, standIns), ...(isLast && state !== null ? { state } : {}) };
  });
