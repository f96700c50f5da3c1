import { useDo } from '../../../src/ui/shop-context';
import type { FormEvent, ReactNode } from 'react';
import type { ActionName } from '../../../src/actions/action-of';

export type SendDeed = (form: ActionName, values: Readonly<Record<string, string>>) => void;

interface DeedProps {
  readonly form: ActionName;
  readonly values: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly send: SendDeed;
  readonly children: ReactNode;
}

/** One press, by a plain form until the script is there. */
export const Deed = ({ form, values, isBusy, send, children }: DeedProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) send(form, values);
  };
  return (
    <form method="post" action={useDo(form)} onSubmit={submit}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
};
