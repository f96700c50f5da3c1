import type { FormStore } from './form-store';

/** For who shows something of a text beside its field: told of what is typed, and of what the form writes by itself. */
export const followTexts =
  (store: Pick<FormStore, 'onType' | 'onWrite'>) =>
  (listener: () => void): (() => void) => {
    const stops = [store.onType(listener), store.onWrite(listener)];
    return () => stops.forEach((stop) => stop());
  };
