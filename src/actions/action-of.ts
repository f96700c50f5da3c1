import type { Action } from './action';
import { actions } from './actions.generated';

/** The forms that can be sent, by name: that of the address they are posted to without script, `/-/do/<name>`. */
export type ActionName = keyof typeof actions;

export const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name);

/** What follows when the form is sent; its code comes with the first question. */
export const actionOf = (name: ActionName): Promise<Action> => actions[name]();
