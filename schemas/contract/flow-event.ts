/** What a flow is made of beside its machine: `schemas/<group>/<flow>.flow-events.ts`, which `npm run index` finds. */
import type { Schema } from './json-schema';

/** `<flow>Flow` of such a file: what is known of a flow without loading its machine. */
export interface FlowDefinition<Asked extends string = string> {
  /** What it is sent. */
  readonly event: Schema;
  /**
   * Of which answers the words are worth their bytes in a browser's record, since the flow draws from them: calls by their
   * ids, and groups of which it takes every step.
   */
  readonly asks: readonly Asked[];
  /** Whether an answer of the screen says that it has this flow no more: then nothing is kept of what was done to it. */
  readonly isOver?: (answered: { readonly call: string; readonly body?: unknown }) => boolean;
}

/** An event without more than its type. */
export const bareEvent = <const T extends string>(type: T) =>
  ({ properties: { type: { const: type } }, required: ['type'], additionalProperties: false }) as const;

/** What stands in a form's fields. */
export const typedValues = {
  type: 'object',
  maxProperties: 200,
  additionalProperties: { type: 'string', maxLength: 10_000 },
  description: 'What stands in its fields, hidden ones included, as a plain post would send it',
} as const;

/** The name of a form, as of src/actions. */
export const actionName = {
  type: 'string',
  pattern: '^[a-z]+(?:-[a-z]+)*$',
  description: 'Its name, as of src/actions',
} as const;
