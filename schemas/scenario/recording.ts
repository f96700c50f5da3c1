/**
 * What a browser has recorded of its screen (src/session/recorder.ts) and hands over with the shopper's word: what was
 * done, and what the shop answered. Whatever stands in it is believed as little as any other input.
 */
import { cartEvent, checkoutEvent } from '../cart/flow-events';
import { giftEvent } from '../gift/flow-events';
import type { Infer, ObjectSchema } from '../contract/json-schema';

/** `storedSigns`: what a browser keeps for the next page; a sign of it may take nine in a form's body. */
export const recordingLimits = {
  answers: 50,
  events: 200,
  lines: 300,
  storedSigns: 100_000,
  bodyBytes: 1_000_000,
} as const;

const ofFlow = <const F extends string, const S>(flow: F, event: S) =>
  ({
    properties: { flow: { const: flow }, event },
    required: ['flow', 'event'],
    additionalProperties: false,
  }) as const;

export const recordingSchema = {
  title: 'Recording',
  type: 'object',
  properties: {
    address: { type: 'string', maxLength: 2_000, description: 'Of the screen, without the channel’s prefix' },
    build: { type: 'string', pattern: '^[\\w./-]{0,200}$', description: 'The script that the page came with' },
    width: { type: 'integer', minimum: 0, maximum: 100_000 },
    height: { type: 'integer', minimum: 0, maximum: 100_000 },
    cart: { type: ['object', 'null'], description: 'As it was when the first flow of the screen began' },
    answers: {
      type: 'array',
      maxItems: recordingLimits.answers,
      items: {
        type: 'object',
        properties: {
          call: { type: 'string', pattern: '^[a-z]+\\.[a-zA-Z]+$' },
          status: { type: 'integer', minimum: 0, maximum: 599, description: '0: no answer came' },
          body: {},
        },
        required: ['call', 'status'],
        additionalProperties: false,
      },
    },
    events: {
      type: 'array',
      maxItems: recordingLimits.events,
      items: {
        type: 'object',
        oneOf: [ofFlow('cart', cartEvent), ofFlow('checkout', checkoutEvent), ofFlow('gift', giftEvent)],
      },
    },
    states: {
      type: 'object',
      description: 'Where each flow stood in the end',
      additionalProperties: true,
      maxProperties: 10,
    },
    lines: {
      type: 'array',
      maxItems: recordingLimits.lines,
      items: { type: 'string', pattern: '^[\\x20-\\x7e]{1,300}$' },
      description: 'What happened, one after the other, on earlier screens of the tab, too',
    },
  },
  required: ['address', 'build', 'width', 'height', 'cart', 'answers', 'events', 'lines'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

export interface RecordedAnswer {
  readonly call: string;
  /** 0: no answer came. */
  readonly status: number;
  readonly body?: unknown;
}

type RecordedEvent =
  | { readonly flow: 'cart'; readonly event: Infer<typeof cartEvent> }
  | { readonly flow: 'checkout'; readonly event: Infer<typeof checkoutEvent> }
  | { readonly flow: 'gift'; readonly event: Infer<typeof giftEvent> };

/** What the schema says, written out: its type is too deep to be inferred with the events in it. */
export interface Recording {
  readonly address: string;
  readonly build: string;
  readonly width: number;
  readonly height: number;
  readonly cart: object | null;
  readonly answers: readonly RecordedAnswer[];
  readonly events: readonly RecordedEvent[];
  readonly states?: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}
