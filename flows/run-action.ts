import type { ActionContext, Done, Shown, Values } from '../src/actions/action';
import { actionOf, type ActionName } from '../src/actions/action-of';
import { NetworkError } from '../src/api/errors';
import { CallRefused } from './fault';

/**
 * Sends a form as its plain post would (src/actions).
 *
 * @throws CallRefused with the fields of the form where the shop says no; NetworkError where nobody answers
 */
export const runAction = async (form: ActionName, values: Values, context: ActionContext): Promise<Done | Shown> => {
  const action = await actionOf(form).catch((cause: unknown) => {
    throw new NetworkError(form, 'its code did not come', { cause });
  });
  const outcome = await action(values, context);
  if (outcome.ok) return outcome;
  const { code, message, errors = null } = outcome.error;
  throw new CallRefused({ code, message, errors });
};
