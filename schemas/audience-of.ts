import type { Audience } from './contract/define-call';
import { callOf, type CallId } from './shop-contract';

/** Whom the answer of a call is for. Throws for what is no call: nobody knows whose its answer would be. */
export const audienceOf = (id: CallId): Audience => callOf(id).audience;
