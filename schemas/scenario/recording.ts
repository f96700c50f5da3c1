/**
 * What a browser has recorded of its screen (src/session/recorder.ts) and hands over with the shopper's word: what was
 * done, and what the shop answered. Whatever stands in it is believed as little as any other input.
 */
import type { ObjectSchema } from '../contract/json-schema';
import { flowStep, type FlowStep } from './flow-events';

/** `storedSigns`: what a browser keeps for the next page; a sign of it may take nine in a form's body. */
export const recordingLimits = {
  answers: 50,
  events: 200,
  lines: 300,
  storedSigns: 100_000,
  bodyBytes: 1_000_000,
} as const;

export const recordingSchema = {
  title: 'Recording',
  type: 'object',
  properties: {
    address: { type: 'string', maxLength: 2_000, description: 'Of the screen, without the channel’s prefix' },
    build: { type: 'string', maxLength: 500, description: 'Where the script is that the page came with' },
    cart: { type: ['object', 'null'], description: 'As it was when the first flow of the screen began' },
    answers: {
      type: 'array',
      maxItems: recordingLimits.answers,
      items: {
        type: 'object',
        properties: {
          call: { type: 'string', pattern: '^[a-z]+\\.[a-zA-Z]+$' },
          status: {
            type: 'integer',
            minimum: 0,
            maximum: 599,
            description: '0: no answer came; missing: it is under way',
          },
          body: {},
        },
        required: ['call'],
        additionalProperties: false,
      },
    },
    events: {
      type: 'array',
      maxItems: recordingLimits.events,
      items: flowStep(),
    },
    states: {
      type: 'object',
      description:
        'Where each flow stood in the end, by its name and place; of a section that threw, `section s3`, `broken`',
      additionalProperties: true,
      maxProperties: 20,
    },
    lines: {
      type: 'array',
      maxItems: recordingLimits.lines,
      items: { type: 'string', pattern: '^[\\x20-\\x7e]{1,300}$' },
      description: 'What happened, one after the other, on earlier screens of the tab, too',
    },
  },
  required: ['address', 'cart', 'answers', 'events', 'lines'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

export interface RecordedAnswer {
  readonly call: string;
  /** 0: no answer came; missing: it is under way. */
  readonly status?: number;
  readonly body?: unknown;
}

/** What the schema says, written out: its type is too deep to be inferred with the events in it. */
export interface Recording {
  readonly address: string;
  readonly build?: string;
  readonly cart: object | null;
  readonly answers: readonly RecordedAnswer[];
  readonly events: readonly FlowStep[];
  /** By flow, and by its place where it has one: `submit s3`. */
  readonly states?: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}
