import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { FormStore } from '../form-store';
import type { LookupPostal } from '../postal-lookup/postal-search';

interface FormView {
  readonly store: FormStore;
  /** Stem of the fields' DOM ids. */
  readonly id: string;
  readonly lookupPostal: LookupPostal | undefined;
  /** DOM id of what its fields are described by, besides their own. */
  readonly saidBy: string | undefined;
  /** What stands below a field, by its name. */
  readonly below: Readonly<Record<string, ReactNode>>;
}

export const FormContext = createContext<FormView | null>(null);

export const useForm = (): FormView => {
  const view = useContext(FormContext);
  if (!view) throw new Error('useForm: no SchemaForm above this part');
  return view;
};

/** DOM id of a field's control; of radio buttons that of the first. */
export const fieldId = (id: string, name: string): string => `${id}-${name}`;

/** The message beside a field; null: none. */
export const useMessage = (name: string): string | null => {
  const { store } = useForm();
  const read = (): string | null => store.message(name);
  return useSyncExternalStore(store.subscribe, read, read);
};
