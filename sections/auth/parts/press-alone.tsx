import type { SubmitEvent } from 'react';
import type { SubmitFace } from '../../../flows/submit/index';
import type { ActionName } from '../../../src/actions/action-of';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { told } from '../../forms/around-form.css';

interface Props {
  readonly face: SubmitFace;
  readonly form: ActionName;
  readonly values: Readonly<Record<string, string>>;
  readonly label: string;
}

/** A form of what the shop knows already, of whoever is logged in: they press alone. */
export const PressAlone = ({ face, form, values, label }: Props) => {
  const { prefix, posted } = useShop();
  const isBusy = face.phase === 'sending' || face.phase === 'done';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) face.send({ type: 'submit', form, values });
  };
  return (
    <form className={told} method="post" action={`${prefix}/-/do/${form}`} onSubmit={submit}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FlowError
        error={face.error}
        posted={posted?.action === form ? posted : undefined}
        onRetry={() => face.send({ type: 'retry' })}
      />
      <Button kind="primary" busy={isBusy}>
        {label}
      </Button>
    </form>
  );
};
