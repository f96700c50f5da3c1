/** rjsf's templates: a field with its label, hint and message, and the lines of a form. */
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isMandatory } from '../form-definition';
import { PostalLookup } from '../postal-lookup/postal-lookup';
import { postalField } from '../postal-lookup/postal-search';
import { fieldId, useForm, useMessage } from './form-context';
import { fieldBox, hint, label as labelClass, line, mark, message as messageClass, scripted } from './schema-form.css';

const Mark = ({ name }: { name: string }) => {
  const { store } = useForm();
  const isNeeded = isMandatory(store.definition.schema, name);
  return (
    <span className={mark} data-needed={isNeeded ? '' : undefined}>
      {isNeeded ? '必須' : '任意'}
    </span>
  );
};

interface FieldProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands around a control: a fieldset where it is several radio buttons. */
const Field = ({ name, title, children }: FieldProps) => {
  const { store, id, lookupPostal, below: slots } = useForm();
  const message = useMessage(name);
  const control = fieldId(id, name);
  const tip = store.definition.schema.properties[name]?.['x-hint'];
  const isLooked = lookupPostal !== undefined && name === postalField;
  const isGroup = store.definition.radios?.includes(name) ?? false;
  const below = (
    <>
      {tip && (
        <p className={hint} id={`${control}-hint`}>
          {tip}
          {isLooked && <span className={scripted}>。入力するとご住所を補い、次の欄へ進みます。</span>}
        </p>
      )}
      <p className={messageClass} id={`${control}-error`} hidden={message === null}>
        {message}
      </p>
      {isLooked && <PostalLookup store={store} lookup={lookupPostal} />}
      {slots[name]}
    </>
  );
  if (isGroup)
    return (
      <fieldset className={fieldBox} data-name={name}>
        <legend className={labelClass}>
          {title}
          <Mark name={name} />
        </legend>
        {children}
        {below}
      </fieldset>
    );
  return (
    <div className={fieldBox} data-name={name}>
      <label className={labelClass} htmlFor={control}>
        {title}
        <Mark name={name} />
      </label>
      {children}
      {below}
    </div>
  );
};

/** The form itself comes through here too; it has no label of its own. */
export const FieldTemplate = ({ schema, fieldPathId, label, children }: FieldTemplateProps) => {
  const name = fieldPathId.path.at(-1);
  if (schema.type === 'object' || typeof name !== 'string') return children;
  return (
    <Field name={name} title={label}>
      {children}
    </Field>
  );
};

/** Fields line by line, as the form's definition says. */
export const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => {
  const { store } = useForm();
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  return store.definition.lines.map((names) => (
    <div key={names.join()} className={line} data-fields={names.length}>
      {names.map((name) => contents.get(name))}
    </div>
  ));
};
