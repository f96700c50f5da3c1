import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../src/domain/visitor';

/** Who asks, from the session; the only place that says so. There are no sessions yet: everybody is a guest. */
export const visitorOf = (_request: FastifyRequest): Promise<Visitor> => Promise.resolve({ kind: 'guest' });

export type VisitorOf = typeof visitorOf;
