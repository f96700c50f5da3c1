import { type CallGroups, commonResponses } from '../../schemas/contract/define-call';

/**
 * What calls declare and no test has got. A call declares statuses of its own; those that every call may give
 * (`commonResponses`) come from the HTTP layer, and one call that shows each is enough.
 *
 * @param answered as `cart.get 200`
 */
export const unansweredIn = (contract: CallGroups, answered: ReadonlySet<string>): readonly string[] => {
  const ofCalls = Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls).flatMap(([name, { responses }]) =>
      Object.keys(responses).flatMap((status) => {
        const line = `${group}.${name} ${status}`;
        return answered.has(line) ? [] : [line];
      }),
    ),
  );
  const seen = new Set([...answered].map((line) => line.split(' ')[1]));
  const ofAll = Object.keys(commonResponses).filter((status) => !seen.has(status));
  return [...ofCalls, ...ofAll.map((status) => `any call ${status}`)];
};
