/**
 * From a call's id and its raw input to an answer of the contract: the one way to a handler, for HTTP and for the
 * server's own rendering alike.
 */
import type { Audience, CallDefinition, CallGroups } from '../../schemas/contract/define-call';
import type { Channel, PublicContext, RequestContext } from '../request/request-context';
import { compileCalls, type CompiledCall, type RawAnswer, type RawInput } from './compiled-call';
import { answerOf } from './error-answer';
import { invalidInput } from './field-errors';

/** Handlers of any contract; `Handlers` (server/request/handlers.ts) is the typed form of the shop's own. */
export type AnyHandlers = Readonly<
  Record<string, Readonly<Record<string, (input: never, context: never) => Promise<RawAnswer> | RawAnswer>>>
>;

/**
 * `always`: an answer that breaks its schema is a fault (tests, development). `sampled`: one in a hundred is checked
 * and a fault is logged, but sent: a surplus field must not stop the shop from selling.
 */
export type AnswerChecks = 'always' | 'sampled';

/** A call that has come. */
export interface CountedCall {
  readonly id: string;
  readonly definition: CallDefinition;
  /** Once it is known to be valid. What is refused counts for the address it came from, and for nothing else. */
  readonly input: Readonly<Record<string, unknown>> | null;
}

export interface CallCounts {
  /** Counts a call, by address before its input is looked at, by all else after. Throws the 429 where there were too many. */
  count(call: CountedCall, context: Pick<RequestContext, 'address' | 'channel' | 'log'>): Promise<void>;
}

export interface DispatchOptions {
  readonly contract: CallGroups;
  readonly handlers: AnyHandlers;
  readonly answerChecks: AnswerChecks;
  /** Whether the channel is closed for maintenance; another shop's refuses by itself. */
  readonly isClosed: (channel: Channel) => Promise<boolean>;
  /** Whether the channel has no members, nor takes any; another shop's refuses by itself. */
  readonly isMemberless: (channel: Channel) => Promise<boolean>;
  /** Counts a call and throws the 429; null: nobody counts here, as where another shop answers. */
  readonly limits: CallCounts | null;
  /** The handlers pass calls on to another shop, which keeps to the audience itself and has to be told whose they are. */
  readonly isRelay?: boolean;
}

export interface Dispatch {
  readonly calls: ReadonlyMap<string, CompiledCall>;
  /** Throws what the handler throws, the 429 of a call that was made too often, and BrokenAnswer. */
  readonly run: (id: string, raw: RawInput, context: RequestContext) => Promise<RawAnswer>;
}

/** A handler's answer is not what the contract says. */
class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

const sampleEvery = 100;

const mayAsk: Readonly<Record<Audience, (who: Pick<RequestContext, 'visitor' | 'isStaff'>) => boolean>> = {
  everyone: () => true,
  visitor: () => true,
  // Who has not confirmed the mail address is a guest.
  member: ({ visitor }) => visitor.kind === 'member' && visitor.isRegistered,
  staff: ({ isStaff }) => isStaff === true,
};

/** Whose a token is, the other shop says itself; who shows none is nobody's member there either. */
const mayAskThere = (audience: Audience, context: RequestContext): boolean =>
  audience === 'member' ? context.token !== undefined : mayAsk[audience](context);

const publicContext = ({ channel, now, log }: RequestContext): PublicContext => ({ channel, now, log });

export const createDispatch = (options: DispatchOptions): Dispatch => {
  const { contract, handlers, answerChecks, isClosed, isMemberless, limits, isRelay = false } = options;
  const calls = compileCalls(contract);
  const check = answerCheck(answerChecks);
  const run: Dispatch['run'] = async (id, raw, context) => {
    const call = calls.get(id);
    const [domain = '', name = ''] = id.split('.');
    const handler = handlers[domain]?.[name];
    if (!call || !handler) throw new Error(`${id} is no call of the contract`);
    const { definition } = call;
    if (!definition.duringMaintenance && (await isClosed(context.channel))) return answerOf('site.maintenance');
    const { audience } = definition;
    const isAllowed = isRelay ? mayAskThere(audience, context) : mayAsk[audience](context);
    if (!isAllowed) return answerOf('auth.required');
    if (definition.isOfMembers && (await isMemberless(context.channel))) return answerOf('site.member_disabled');
    // To refuse an input is work, too: whoever sends a thousand wrong ones is counted as well.
    await limits?.count({ id, definition, input: null }, context);
    const read = call.readInput(raw);
    if (!read.ok) return { status: 422, body: invalidInput(read.errors) };
    await limits?.count({ id, definition, input: read.input }, context);
    const seen = audience === 'everyone' && !isRelay ? publicContext(context) : context;
    // The validators have just made the input what the handler's type says, and the audience the context.
    const answer = await handler(read.input as never, seen as never);
    check(call, answer, context);
    return answer;
  };
  return { calls, run };
};

const answerCheck = (checks: AnswerChecks) => {
  let count = 0;
  return (call: CompiledCall, answer: RawAnswer, context: RequestContext): void => {
    count += 1;
    if (checks === 'sampled' && count % sampleEvery !== 1) return;
    const fault = call.faultOf(answer);
    if (fault === null) return;
    const error = new BrokenAnswer(`${call.id} breaks its contract: ${fault}`);
    if (checks === 'always') throw error;
    context.log.error({ err: error }, 'an answer breaks its contract');
  };
};
