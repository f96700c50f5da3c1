import { useState } from 'react';
import { optionClashes, optionLacks } from '../../../schemas/catalog/option-clashes';
import { takesLines } from '../../../schemas/catalog/option-details';
import type { MissingIn } from '../../../schemas/catalog/face-signs';
import { faceFaults, faceNotes } from '../../../schemas/catalog/option-faces';
import { numberHint } from '../../../schemas/catalog/option-numbers';
import { asMade, textHint } from '../../../schemas/catalog/option-texts';
import type { OptionDetails, OptionField, ProductOption } from '../../../schemas/catalog/product-option';
import { detailName } from '../../../src/domain/option-form';
import { formatNumber } from '../../../src/lib/numbers';
import { chip } from '../../../src/ui/styles/chip.css';
import { DrawnChoice } from './option-drawings';
import { chips, fault as faultClass, field as fieldClass, preview } from './option-fields.css';

type Texts = Readonly<Record<string, string>>;

/** The form that options of a product, or of an address, stand in. */
export interface OfPlace {
  readonly id: string;
  /** What the form is drawn with, by the names of its fields. */
  readonly given: Texts;
  /** What stands in it now. */
  readonly values: Texts;
  /** What is wrong, by the name of the field. */
  readonly faults: Texts;
  /** Stands before the names; nothing where there is one place. */
  readonly place?: string;
  /** Names of those of which one could be taken, and none is, by the words that they share. */
  readonly open: ReadonlyMap<string, readonly string[]>;
  /** null: not known yet. */
  readonly missingIn: MissingIn | null;
}

export interface FieldProps extends OfPlace {
  readonly option: ProductOption;
  readonly field: OptionField;
}

/** The face that was chosen for a text. */
const faceIn = ({ option, values, place }: FieldProps, name: string) => {
  const field = option.fields.find((known) => known.name === name);
  if (field?.type !== 'choice') return undefined;
  return field.choices.find(({ value }) => value === values[detailName(option.key, name, place)])?.face;
};

/** What stands in the fields of the option, texts as they will be made. */
const detailsIn = ({ option: { key, fields }, values, place }: FieldProps): OptionDetails =>
  Object.fromEntries(
    fields.map(({ type, name }) => {
      const typed = values[detailName(key, name, place)] ?? '';
      return [name, type === 'text' ? asMade(typed) : typed];
    }),
  );

/** What cannot be made, or does not go with another choice or option, as it stands in the form: said before it is sent. */
const clashOf = (props: FieldProps) => {
  const {
    option: { fields },
    field,
    open,
    missingIn,
  } = props;
  const details = detailsIn(props);
  return (
    optionClashes(fields, details)[field.name] ??
    optionLacks(fields, details, (words) => open.get(words) ?? null)[field.name] ??
    (missingIn && faceFaults(fields, details, missingIn)[field.name])
  );
};

/** A text as it will look; what is made in another face is told. */
const Preview = (props: FieldProps & { readonly htmlFor: string; readonly isFaulty: boolean }) => {
  const { field, option, missingIn, htmlFor, isFaulty } = props;
  if (field.type !== 'text' || field.preview_by === undefined) return null;
  const details = detailsIn(props);
  const note = missingIn && faceNotes(option.fields, details, missingIn)[field.name];
  return (
    <>
      <output className={preview} htmlFor={htmlFor} data-face={faceIn(props, field.preview_by)}>
        {!isFaulty && details[field.name]}
      </output>
      {note && !isFaulty && <p role="status">{note}。</p>}
    </>
  );
};

export const priceWords = (priceJpy: number): string => (priceJpy === 0 ? '無料' : `+${formatNumber(priceJpy)}円`);

const Choices = ({
  option,
  field,
  given,
  faults,
  place,
  id,
  describedBy,
}: FieldProps & { readonly describedBy: string }) => {
  if (field.type !== 'choice') return null;
  const name = detailName(option.key, field.name, place);
  const only = field.choices.length === 1 ? field.choices[0]?.value : undefined;
  return (
    <div className={chips}>
      {field.choices.map(({ value, label, price_jpy: price, face, drawing }, at) => (
        <label key={value} className={chip}>
          <input
            type="radio"
            id={`${id}-${value}`}
            name={name}
            value={value}
            aria-describedby={describedBy}
            autoFocus={at === 0 && faults[name] !== undefined}
            defaultChecked={(given[name] ?? only) === value}
          />
          <span data-face={face}>
            <DrawnChoice name={drawing} />
            {label}
            {price > 0 && <small>{priceWords(price)}</small>}
          </span>
        </label>
      ))}
    </div>
  );
};

const Title = ({ field }: Pick<FieldProps, 'field'>) => (
  <>
    {field.title}
    {field.is_required && <small>（必須）</small>}
  </>
);

/** What the shop said of a field, until it is put right: filled in anew, or by what it did not go with. */
const useTold = (fault: string | undefined, value: string, clash: string | null): string | null => {
  const [told, setTold] = useState({ fault, value, clash });
  if (told.fault !== fault || (clash !== null && clash === fault && clash !== told.clash))
    setTold({ fault, value, clash });
  return fault !== undefined && value === told.value && clash === told.clash ? fault : null;
};

/** Nothing is said of what an input method has not finished. */
const useComposing = () => {
  const [isComposing, setComposing] = useState(false);
  const heard = {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return [isComposing, heard] as const;
};

const hintOf = (field: OptionField): string | undefined => {
  if (field.type === 'choice') return field.hint;
  return field.type === 'text' ? textHint(field) : numberHint(field);
};

/** A field of an option, which a page without script opens at where it is wrong, with its hint, what is wrong with it, and of a text how it will look. */
export const Field = (props: FieldProps) => {
  const { id: of, option, field, given, values, faults, place } = props;
  const name = detailName(option.key, field.name, place);
  const id = `${of}-${option.key}-${field.name}`;
  const [isComposing, heard] = useComposing();
  const clash = clashOf(props) ?? null;
  const told = useTold(faults[name], values[name] ?? '', clash);
  const fault = isComposing ? null : (clash ?? told);
  const hint = hintOf(field);
  const about = (
    <>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <p id={`${id}-error`} className={faultClass} hidden={fault === null}>
        {fault}
      </p>
    </>
  );
  const describedBy = `${hint ? `${id}-hint ` : ''}${id}-error`;
  if (field.type === 'choice')
    return (
      <fieldset className={fieldClass}>
        <legend>
          <Title field={field} />
        </legend>
        <Choices {...props} id={id} describedBy={describedBy} />
        {about}
      </fieldset>
    );
  const own = {
    ...{ id, name, autoComplete: 'off', autoFocus: faults[name] !== undefined, defaultValue: given[name] ?? '' },
    ...heard,
    'aria-describedby': describedBy,
    'aria-invalid': fault !== null || undefined,
    'aria-required': field.is_required,
  };
  const input = takesLines(field) ? (
    <textarea {...own} rows={3} />
  ) : (
    <input {...own} type="text" inputMode={field.type === 'number' ? 'numeric' : undefined} />
  );
  return (
    <div className={fieldClass}>
      <label htmlFor={id}>
        <Title field={field} />
        <DrawnChoice name={field.drawing} />
      </label>
      {field.type === 'number' ? (
        <div>
          {input}
          {field.unit}
        </div>
      ) : (
        input
      )}
      {about}
      <Preview {...props} htmlFor={id} isFaulty={clash !== null || told !== null} />
    </div>
  );
};
