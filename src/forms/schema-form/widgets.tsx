/** rjsf's widgets on native controls. They are uncontrolled; the form listens to all of them at once (form-events.ts). */
import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { check, select } from '../../ui/styles/field.css';
import type { FormField } from '../form-definition';
import { controlAttributes, inputAttributes } from './control';
import { fieldId, useForm, useMessage } from './form-context';
import { area, input, radios } from './schema-form.css';

/** The field of a widget: rjsf hands on the schema's own text. */
const useControl = (name: string) => {
  const { store, id, saidBy } = useForm();
  const message = useMessage(name);
  // Once: drawn anew, the page itself would hold what was typed since, a password too.
  const [start] = useState(() => store.text(name));
  const field: FormField | undefined = store.definition.schema.properties[name];
  const control = fieldId(id, name);
  const told = [saidBy, field?.['x-hint'] && `${control}-hint`, message !== null && `${control}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    field,
    start,
    control,
    attributes: {
      ...controlAttributes(store.definition, name),
      'aria-invalid': message !== null ? (true as const) : undefined,
      'aria-describedby': told || undefined,
    },
  };
};

const TextWidget = ({ name }: WidgetProps) => {
  const { field, start, control, attributes } = useControl(name);
  if (!field) return null;
  if (field['x-kind'] === 'lines')
    return <textarea className={area} id={control} rows={6} defaultValue={start} {...attributes} />;
  return (
    <input
      className={input}
      id={control}
      defaultValue={start}
      data-kind={field['x-kind']}
      {...inputAttributes(field)}
      {...attributes}
    />
  );
};

const labelsOf = ({ enum: choices = [], 'x-labels': labels = choices }: FormField) =>
  choices.map((choice, at) => ({ choice, label: labels[at] ?? choice }));

const SelectWidget = ({ name }: WidgetProps) => {
  const { field, start, control, attributes } = useControl(name);
  if (!field) return null;
  return (
    <span className={select}>
      <select id={control} defaultValue={start} autoComplete={field['x-autocomplete']} {...attributes}>
        <option value="">選択してください</option>
        {labelsOf(field).map(({ choice, label }) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
};

const RadioWidget = ({ name }: WidgetProps) => {
  const { field, start, control, attributes } = useControl(name);
  if (!field) return null;
  // A single radio button is never invalid, only their group is; ARIA knows no such group but by its description.
  const { 'aria-invalid': _, ...each } = attributes;
  return (
    <div className={radios}>
      {labelsOf(field).map(({ choice, label }, at) => (
        <label key={choice} className={check}>
          <input
            type="radio"
            id={at === 0 ? control : `${control}-${at + 1}`}
            value={choice}
            defaultChecked={choice === start}
            {...each}
          />
          {label}
        </label>
      ))}
    </div>
  );
};

/** By the names that rjsf calls them by. */
export const widgets: RegistryWidgetsType = {
  TextWidget,
  EmailWidget: TextWidget,
  DateWidget: TextWidget,
  SelectWidget,
  RadioWidget,
};
