import { useMemo, type ReactNode } from 'react';
import type { CheckoutFace } from '../../../flows/checkout/index';
import type { FormName, FormValues } from '../../../src/forms/forms';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { useShop } from '../../../src/ui/shop-context';
import { FlowError } from './flow-error';
import { formSection } from './form-section.css';
import { lookupPostal } from './lookup-postal';

interface Props<Name extends FormName> {
  readonly id: string;
  readonly form: Name & ('orderer' | 'shipping');
  readonly title: string;
  readonly note: string;
  /** What the cart knows already. */
  readonly initial: Readonly<Record<string, unknown>>;
  readonly face: Pick<CheckoutFace, 'phase' | 'isSaved' | 'error' | 'fieldErrors' | 'send'>;
  readonly submitLabel: string;
  /** What the plain form says besides its fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Under which name this tab keeps what is typed, where the form is filled in for several things. */
  readonly keptAs?: string | undefined;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly onSubmit: (values: FormValues[Name]) => void;
}

/** A step of the checkout that is a form; without script it is posted to the action of the form's name. */
export const StepForm = <Name extends FormName>(props: Props<Name>) => {
  const { id, form, title, note, initial, face, submitLabel, hidden = {}, keptAs, above, below, onSubmit } = props;
  const { prefix, posted: anyPosted, channel } = useShop();
  const posted = anyPosted?.action === form ? anyPosted : undefined;
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const serverErrors = face.fieldErrors ?? (face.phase === 'editing' && !face.error ? (posted?.errors ?? null) : null);
  return (
    <section className={formSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title}</h1>
      {note && <p>{note}</p>}
      {above}
      <SchemaForm
        form={form}
        id={id}
        initial={posted?.values ?? initial}
        serverErrors={serverErrors}
        isBusy={face.phase !== 'editing'}
        isSaved={face.isSaved}
        submitLabel={submitLabel}
        onSubmit={onSubmit}
        action={`${prefix}/-/do/${form}`}
        lookupPostal={lookup}
        keptAs={keptAs}
        slots={{
          aboveSubmit: (
            <>
              {Object.entries(hidden).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <FlowError
                error={face.fieldErrors ? null : face.error}
                posted={posted?.errors ? undefined : posted}
                onRetry={() => face.send({ type: 'retry' })}
              />
            </>
          ),
        }}
      />
      {below}
    </section>
  );
};
