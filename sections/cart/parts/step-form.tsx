import { useMemo, type ReactNode } from 'react';
import type { ActionName, CheckoutFace } from '../../../flows/checkout/index';
import type { FormDefinition, Texts } from '../../../src/forms/form-definition';
import { asPosted, HiddenFields } from '../../../src/forms/hidden-fields';
import { FormFault } from '../../../src/forms/schema-form/form-fault';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { ReplacedTexts } from '../../forms/replaced-texts';
import { useDoAction } from './do-action';
import { formSection } from './form-section.css';
import { lookupPostal } from './lookup-postal';
import { sentBack } from './sent-back';

interface Props {
  readonly id: string;
  readonly form: FormDefinition & { readonly schema: { readonly $id: ActionName } };
  readonly title: string;
  readonly note: string;
  /** The code of what is to be said as the screen opens. */
  readonly reason: string | undefined;
  readonly initial: Readonly<Record<string, unknown>>;
  /** What the cart has of it; null: nothing. Of what was typed for another cart, or for this one as it was, nothing is put beside it. */
  readonly given: object | null;
  readonly face: Pick<CheckoutFace, 'phase' | 'isSaved' | 'error' | 'fieldErrors' | 'send'>;
  readonly submitLabel: string;
  /** What the form says besides its fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Besides the form's fields, above its button; what stands there is read when it is sent. */
  readonly more?: { readonly field: ReactNode; readonly read: () => Texts };
  /** Under which name this tab keeps what is typed, where the form is filled in for several things. */
  readonly keptAs?: string | undefined;
  readonly above?: ReactNode;
  /** Below a field, by its name. */
  readonly beneath?: Readonly<Record<string, ReactNode>>;
  readonly below?: ReactNode;
}

/** A step of the checkout that is a form. What it sends goes to the action of the form's name, with script and without. */
export const StepForm = (props: Props) => {
  const {
    id,
    form,
    title,
    note,
    reason,
    initial,
    given,
    face,
    submitLabel,
    hidden = {},
    more,
    keptAs,
    above,
    below,
    beneath = {},
  } = props;
  const name = form.schema.$id;
  const { channel } = useShop();
  const { url, posted, typed } = useDoAction(name);
  const beside = given === null ? '' : JSON.stringify(given);
  const said = asPosted({ ...hidden, ...(given === null ? {} : { drawn: beside }) }, posted);
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const serverErrors = face.fieldErrors ?? (face.phase === 'editing' && !face.error ? (posted?.errors ?? null) : null);
  return (
    <section className={formSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title}</h1>
      <FlowError error={sentBack(reason)} />
      {note && <p>{note}</p>}
      {above}
      {given !== null && (
        <ReplacedTexts form={form} keptAs={keptAs ?? name} shown={initial} typedBeside={beside} sent={typed} />
      )}
      <SchemaForm
        form={form}
        id={id}
        initial={posted?.values ?? (given === null ? typed : undefined) ?? initial}
        typedBeside={beside}
        serverErrors={serverErrors}
        isBusy={face.phase !== 'editing'}
        isSaved={face.isSaved}
        submitLabel={submitLabel}
        onSubmit={(values) =>
          face.send({ type: 'submit', form: name, values: { ...values, ...more?.read(), ...said } })
        }
        action={url}
        lookupPostal={lookup}
        keptAs={keptAs}
        slots={{
          below: beneath,
          aboveSubmit: (
            <>
              {more?.field}
              <HiddenFields values={said} />
              <FormFault
                error={face.fieldErrors ? null : face.error}
                posted={posted?.errors ? undefined : posted}
                form={`${id}-form`}
              />
            </>
          ),
        }}
      />
      {below}
    </section>
  );
};
