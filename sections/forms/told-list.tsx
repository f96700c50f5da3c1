import type { ReactNode } from 'react';
import { formatDay } from '../../src/lib/dates';
import { postalWords } from '../../src/lib/postal-words';
import type { FormSchema, Texts } from '../../src/forms/form-definition';
import { list } from './told-list.css';

export interface Told {
  /** Unique within its list. */
  readonly name: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface ToldForm {
  readonly schema: Pick<FormSchema, 'properties'>;
  readonly lines: readonly (readonly string[])[];
}

type Field = ToldForm['schema']['properties'][string];

const wordsOf = ({ format, 'x-kind': kind }: Field, text: string): string => {
  if (kind === 'postal') return postalWords(text);
  return format === 'date' && text !== '' ? formatDay(text) : text;
};

/** What was filled in, in the form's own order and words; '' where nothing was. A password is no part of any page. */
export const toldOf = ({ schema: { properties }, lines }: ToldForm, texts: Texts) =>
  lines.flat().flatMap((name) => {
    const field = properties[name];
    if (!field || name === 'password') return [];
    const { title, enum: choices = [], 'x-labels': labels = choices } = field;
    const text = texts[name] ?? '';
    return [{ name, title, text: labels[choices.indexOf(text)] ?? wordsOf(field, text) }];
  });

/** What was told, name beside value. */
export const ToldList = ({ told }: { readonly told: readonly Told[] }) => (
  <dl className={list}>
    {told.map(({ name, title, text }) => (
      <div key={name}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
