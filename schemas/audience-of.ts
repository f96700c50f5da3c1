import type { Audience, CallDefinition, CallGroups } from './contract/define-call';
import { contract, type CallId } from './shop-contract';

const groups: CallGroups = contract;

/** Whom the answer of a call is for. Throws for what is no call: nobody knows whose its answer would be. */
export const audienceOf = (id: CallId): Audience => {
  const [domain = '', name = ''] = id.split('.');
  const call: CallDefinition | undefined = groups[domain]?.[name];
  if (!call) throw new Error(`${id} is no call of the contract`);
  return call.audience;
};
