/** The types of what implements the contract: a domain that lacks one of its calls does not compile. */
import type { DeskContract } from '../../schemas/desk-contract';
import type { Contract } from '../../schemas/shop-contract';
import type { CallAnswer, CallDefinition, CallGroup, HandlerInput } from '../../schemas/contract/define-call';
import type { Member } from '../../src/domain/visitor';
import type { PublicContext, RequestContext } from './request-context';

interface ContextFor {
  readonly everyone: PublicContext;
  readonly visitor: RequestContext;
  readonly member: RequestContext & { readonly visitor: Member };
  readonly staff: RequestContext;
}

/** Gets validated input and answers one of the statuses that the call declares. */
export type Handler<C extends CallDefinition> = (
  input: HandlerInput<C>,
  context: ContextFor[C['audience']],
) => Promise<CallAnswer<C>> | CallAnswer<C>;

/**
 * All calls of a domain by name.
 *
 * @example export const catalogHandlers = (deps: Deps): Handlers<Contract['catalog']> => ({ product: async (input, context) => … })
 */
export type Handlers<G extends CallGroup> = { readonly [N in keyof G]: Handler<G[N]> };

/** The handlers of the shop's whole contract, by domain. */
export type ContractHandlers = { readonly [D in keyof Contract]: Handlers<Contract[D]> };

/** Those of the desk. */
export type DeskHandlers = { readonly [D in keyof DeskContract]: Handlers<DeskContract[D]> };
