import type { ReactNode } from 'react';
import type { SubmitFace } from '../../flows/submit/index';
import type { ActionName } from '../../src/actions/action-of';
import type { FormDefinition, Texts } from '../../src/forms/form-definition';
import { asPosted, HiddenFields } from '../../src/forms/hidden-fields';
import { isOutdated } from '../../src/domain/told-fingerprint';
import type { LookupPostal } from '../../src/forms/postal-lookup/postal-search';
import { FormFault } from '../../src/forms/schema-form/form-fault';
import { SchemaForm } from '../../src/forms/schema-form/schema-form';
import { useDo, useShop } from '../../src/ui/shop-context';
import { SaidAtFirst } from './said-at-first';
import { Username } from './username';

interface Props {
  readonly id: string;
  readonly form: FormDefinition & { readonly schema: { readonly $id: ActionName } };
  readonly face: SubmitFace;
  readonly submitLabel: string;
  readonly submitKind?: 'primary' | 'outline';
  /** What the shop knows already. */
  readonly initial?: Readonly<Record<string, string>>;
  /** Under which name this tab keeps what is typed, where the form is filled in for several things. */
  readonly keptAs?: string;
  /** As for `SchemaForm`. */
  readonly typedBeside?: string | undefined;
  /** Towns of a postal code. */
  readonly lookupPostal?: LookupPostal;
  /** The element that its answer without script is read from, where that is not the top. */
  readonly place?: string;
  /** What the form says besides its fields. */
  readonly hidden?: Texts;
  /** And what it was drawn with, of which it stays where it was sent without script and refused. */
  readonly told?: Texts;
  /** Whose new password is set; undefined: that is not known, or none is. */
  readonly username?: string | undefined;
  /** Below a field, by its name. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** A form that only sends: to the action of its name, with script and without. */
export const SendingForm = ({
  id,
  form,
  face,
  hidden: others = {},
  told = {},
  below = {},
  initial = {},
  username,
  place,
  ...rest
}: Props) => {
  const { phase, error, fieldErrors, send } = face;
  const name = form.schema.$id;
  const { posted: anyPosted } = useShop();
  // What was changed elsewhere since is shown beside what was typed, and said, by the screen (sections/mypage/parts/outdated-form.tsx).
  const posted = anyPosted?.action === name && !isOutdated(anyPosted) ? anyPosted : undefined;
  const hidden = { ...others, ...asPosted(told, posted) };
  return (
    <>
      {/* Whoever comes to the screen looks at its top, and a form may be longer than that. */}
      {phase === 'idle' && <SaidAtFirst posted={posted} />}
      <SchemaForm
        form={form}
        id={id}
        initial={posted?.values ?? initial}
        serverErrors={fieldErrors ?? (phase === 'idle' ? (posted?.errors ?? null) : null)}
        isBusy={phase === 'sending' || phase === 'done'}
        isSaved={phase === 'done'}
        onSubmit={(values) => send({ type: 'submit', form: name, values: { ...values, ...hidden } })}
        action={`${useDo(name)}${place === undefined ? '' : `#${place}`}`}
        slots={{
          below,
          first: <Username of={username} />,
          aboveSubmit: (
            <>
              <HiddenFields values={hidden} />
              <FormFault error={fieldErrors ? null : error} form={`${id}-form`} />
            </>
          ),
        }}
        {...rest}
      />
    </>
  );
};
