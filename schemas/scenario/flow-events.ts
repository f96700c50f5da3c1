/**
 * What a scenario may send to the flows of its screen, and what a browser records of them. A flow joins by its events,
 * `schemas/<group>/<flow>.flow-events.ts`, alone: the list is written by `npm run index`.
 */
import type { FlowDefinition } from '../contract/flow-event';
import type { Infer, ObjectSchema } from '../contract/json-schema';
import type { CallId, Domain } from '../shop-contract';
import { flows } from './flow-events.generated';

export type FlowName = keyof typeof flows;
export type FlowEvents = { readonly [F in FlowName]: Infer<(typeof flows)[F]['event']> };

/** Does not compile where a flow says in its file that it asks what is neither a call nor a group of calls. */
export const flowDefinitions: Readonly<Record<FlowName, FlowDefinition<CallId | Domain>>> = flows;

/** An event with the flow that it is sent to, and perhaps more. */
export type FlowStep<More = unknown> = {
  [F in FlowName]: { readonly flow: F; readonly event: FlowEvents[F]; readonly place?: string } & More;
}[FlowName];

/** Of a section's id on its screen. */
export const placePattern = '^[a-zA-Z0-9_-]{1,100}$';

const place = {
  type: 'string',
  pattern: placePattern,
  description:
    'The section, e.g. s3, where several of the screen have such a flow; absent: the one that came to life last',
} as const;

/** The schema of `FlowStep`, whose type would be too deep to be inferred. */
export const flowStep = (more: ObjectSchema['properties'] = {}): { readonly type: 'object' } => {
  const step = {
    type: 'object',
    discriminator: { propertyName: 'flow' },
    oneOf: Object.entries(flows).map(([flow, { event }]) => ({
      properties: { flow: { const: flow }, event, place, ...more },
      required: ['flow', 'event'],
      additionalProperties: false,
    })),
  } as const;
  return step;
};
