import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react';
import type { ErrorBody } from '../../../schemas/contract/errors';
import type { FormEvent } from '../../../schemas/contract/form.flow-events';
import { Button } from '../../ui/button';
import { useShop } from '../../ui/shop-context';
import { visuallyHidden } from '../../ui/styles/text.css';
import type { FormDefinition, Texts } from '../form-definition';
import { FormStore } from '../form-store';
import { KeptTexts } from '../kept-texts';
import type { LookupPostal } from '../postal-lookup/postal-search';
import { ErrorSummary } from './error-summary';
import { Fields } from './fields';
import { FormContext } from './form-context';
import { focusField } from '../form-dom';
import { formEvents } from './form-events';
import { form as formClass, submit as submitClass } from './schema-form.css';
import { takeTyped, tieFields } from './typed-texts';
import { useWatched } from './use-watched';

export interface SchemaFormProps {
  readonly form: FormDefinition;
  /** Unique on the screen; the stem of the fields' DOM ids. */
  readonly id: string;
  /** What the fields start with; what was typed or kept in this tab comes before it. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** `errors` of a 422, by field name. A new object shows them and takes the focus to the summary. */
  readonly serverErrors: ErrorBody['errors'] | null;
  /** The values are under way: the button says so, and nothing is sent twice. */
  readonly isBusy: boolean;
  /** null: the button stands elsewhere, with the attribute `form={`${id}-form`}`. */
  readonly submitLabel: string | null;
  /** What the screen is for, unless the form stands beside that. */
  readonly submitKind?: 'primary' | 'outline';
  /** Gets values that keep the form's schema. */
  readonly onSubmit: (values: Texts) => void;
  /** Where the plain form is posted to without script, the channel's prefix included; for a secret form there is none. */
  readonly action: string | undefined;
  /** Under which name this tab keeps what is typed, for a form that is filled in for several things; else its own. */
  readonly keptAs?: string | undefined;
  /** What is known already of what is asked, as text: what was typed beside something else is not put back. */
  readonly typedBeside?: string | undefined;
  /** The shop has the values: what this tab kept of them is forgotten. */
  readonly isSaved?: boolean;
  /** Nor is it found in the fields by whoever comes back to them. */
  readonly isForgotten?: boolean;
  readonly slots?: {
    /** Before all fields. */
    readonly first?: ReactNode;
    readonly aboveSubmit?: ReactNode;
    /** Below a field, by its name. */
    readonly below?: Readonly<Record<string, ReactNode>>;
  };
  /** What is done to it by whoever sends it, once more, as a scenario says (flows/watch.ts); `fill`: its fields hold the values. */
  readonly onReplayed?: ((event: Exclude<FormEvent, { readonly type: 'refuse' }>) => void) | undefined;
  /** DOM id of what a form of one field is about: read out with the field. */
  readonly saidBy?: string;
  /** Towns of a postal code; without it a postal code is a field like others. */
  readonly lookupPostal?: LookupPostal;
}

/** So long after a submit another one is the same press again, if whoever takes the values is not busy by then. */
const doublePressMs = 700;

/** Tells the form of refusals that come after it was drawn; the same one handed over again is no news. */
const useRefusals = (store: FormStore, errors: ErrorBody['errors'] | null): void => {
  const told = useRef(JSON.stringify(errors));
  useEffect(() => {
    const news = JSON.stringify(errors);
    if (errors && news !== told.current) store.refuse(errors);
    told.current = news;
  }, [store, errors]);
};

/** Says what is wrong in the field that was just left; the eye finds it there. */
const Announcement = ({ store }: { readonly store: FormStore }) => (
  <p className={visuallyHidden} aria-live="polite">
    {useSyncExternalStore(store.subscribe, store.said, store.said)}
  </p>
);

/** One form from its first drawing on: another one is another of these. */
const DrawnForm = ({
  form: definition,
  id,
  initial,
  serverErrors,
  isBusy,
  isSaved = false,
  isForgotten = false,
  ...props
}: SchemaFormProps) => {
  const [store] = useState(() => new FormStore(definition, { initial, errors: serverErrors }));
  const [{ handlers, watchPresses }] = useState(() => formEvents(store));
  const { lookupPostal, saidBy, slots } = props;
  const [view] = useState(() => ({ store, id, lookupPostal, saidBy, below: slots?.below ?? {} }));
  const form = useRef<HTMLFormElement>(null);
  const lastSentMs = useRef(-Infinity);
  // What was sent has come back: the next press is one of its own.
  useEffect(() => {
    if (!isBusy) lastSentMs.current = -Infinity;
  }, [isBusy]);
  const shop = useShop();
  const { keptAs = definition.schema.$id } = props;
  const [kept] = useState(() => (definition.isSecret ? null : new KeptTexts(shop, keptAs)));
  useEffect(
    () => (form.current ? tieFields(form.current, store, kept, props.typedBeside) : undefined),
    [store, kept, props.typedBeside],
  );
  useEffect(() => kept?.done(isSaved), [kept, isSaved]);
  useEffect(() => {
    if (isForgotten) store.forget();
  }, [store, isForgotten]);
  useEffect(watchPresses, [watchPresses]);
  useRefusals(store, serverErrors);
  const tellPress = useWatched(store, id, props.onReplayed);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy || event.timeStamp - lastSentMs.current < doublePressMs) return;
    takeTyped(event.currentTarget, store);
    const values = store.submit();
    tellPress();
    if (!values) return;
    lastSentMs.current = event.timeStamp;
    props.onSubmit(values);
  };

  return (
    <FormContext value={view}>
      {/* Without script a form of method "dialog" sends nothing: the way of a card number, which has no action. */}
      <form
        ref={form}
        id={`${id}-form`}
        className={formClass}
        method={props.action ? 'post' : 'dialog'}
        action={props.action}
        data-kept={kept?.key}
        noValidate
        onSubmit={submit}
        {...handlers}
      >
        {props.slots?.first}
        <ErrorSummary onGo={(field) => form.current && focusField(form.current, field)} />
        <Fields definition={definition} id={id} />
        <Announcement store={store} />
        {props.slots?.aboveSubmit}
        {props.submitLabel !== null && (
          <Button kind={props.submitKind ?? 'primary'} className={submitClass} busy={isBusy}>
            {props.submitLabel}
          </Button>
        )}
      </form>
    </FormContext>
  );
};

/**
 * A form of the shop, drawn from its schema (`schemas/<group>/<form>.form.ts`). Checks a field when it is left and all
 * when it is sent, says in Japanese what is wrong, and keeps what is typed, but for a secret form, in this tab. Styles:
 * schema-form.css.ts.
 */
export const SchemaForm = (props: SchemaFormProps) => <DrawnForm key={props.form.schema.$id} {...props} />;
