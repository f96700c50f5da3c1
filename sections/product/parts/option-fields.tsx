import { useEffect } from 'react';
import { optionClashes, optionLacks } from '../../../schemas/catalog/option-clashes';
import { takesLines } from '../../../schemas/catalog/option-details';
import type { OptionField, ProductOption } from '../../../schemas/catalog/product-option';
import { detailName, oneOfName, wantedName } from '../../../src/domain/option-form';
import { formatNumber } from '../../../src/lib/numbers';
import { chip } from '../../../src/ui/styles/chip.css';
import { loadFaces, openFaces } from './load-faces';
import { DrawnChoice, DrawnOption } from './option-drawings';
import { groupsOf, openGroups } from './option-groups';
import {
  chips,
  fault as faultClass,
  field as fieldClass,
  fields as fieldsClass,
  oneOf as oneOfClass,
  option as optionClass,
  preview,
} from './option-fields.css';

type Texts = Readonly<Record<string, string>>;

interface Props {
  readonly id: string;
  readonly options: readonly ProductOption[];
  /** What the form is drawn with, by the names of its fields. */
  readonly given: Texts;
  /** What stands in it now. */
  readonly values: Texts;
  /** What is wrong, by the name of the field. */
  readonly faults: Texts;
  /** Stands before the names; nothing where there is one place. */
  readonly place?: string;
}

interface OfPlace extends Omit<Props, 'options'> {
  /** Names of those of which one could be taken, and none is, by the words that they share. */
  readonly open: ReadonlyMap<string, readonly string[]>;
}

interface FieldProps extends OfPlace {
  readonly option: ProductOption;
  readonly field: OptionField;
}

/** The face that was chosen for a text. */
const faceIn = ({ option, values, place }: FieldProps, name: string) => {
  const field = option.fields.find((known) => known.name === name);
  if (field?.type !== 'choice') return undefined;
  return field.choices.find(({ value }) => value === values[detailName(option.key, name, place)])?.face;
};

/** What does not go with another choice or option, as it stands in the form: said before it is sent. */
const clashOf = ({ option: { key, fields }, field, values, place, open }: FieldProps): string | undefined => {
  const named = fields.map(({ name }) => [name, values[detailName(key, name, place)] ?? ''] as const);
  const details = Object.fromEntries(named);
  return (
    optionClashes(fields, details)[field.name] ??
    optionLacks(fields, details, (words) => open.get(words) ?? null)[field.name]
  );
};

const priceWords = (priceJpy: number): string => (priceJpy === 0 ? '無料' : `+${formatNumber(priceJpy)}円`);

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

/** A field of an option, which a page without script opens at where it is wrong, with its hint, what is wrong with it, and of a text how it will look. */
const Field = (props: FieldProps) => {
  const { id: of, option, field, given, values, faults, place } = props;
  const name = detailName(option.key, field.name, place);
  const id = `${of}-${option.key}-${field.name}`;
  const clash = clashOf(props);
  const fault = clash ?? faults[name] ?? null;
  const about = (
    <>
      {field.hint && <small id={`${id}-hint`}>{field.hint}</small>}
      <p id={`${id}-error`} className={faultClass} hidden={fault === null}>
        {fault}
      </p>
    </>
  );
  const describedBy = `${field.hint ? `${id}-hint ` : ''}${id}-error`;
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
      {field.type === 'text' && field.preview_by !== undefined && (
        <output className={preview} htmlFor={id} data-face={faceIn(props, field.preview_by)}>
          {clash === undefined && values[name]}
        </output>
      )}
    </div>
  );
};

interface OptionProps extends Omit<FieldProps, 'field'> {
  /** Of those of which one is taken: the name that they share. */
  readonly oneOf?: { readonly name: string; readonly isChosen: boolean };
}

const Option = ({ option, oneOf, ...props }: OptionProps) => {
  const { key, name, description, price_jpy: price, lead_days: days, fields } = option;
  const { given, faults, place, id } = props;
  const wanted = wantedName(key, place);
  const fault = faults[wanted] ?? null;
  return (
    <div className={optionClass} role="group" aria-label={name}>
      {option.is_required && <input type="hidden" name={wanted} value="1" />}
      <label>
        {oneOf ? (
          <input type="radio" id={wanted} name={oneOf.name} value={key} defaultChecked={oneOf.isChosen} />
        ) : (
          !option.is_required && (
            <input type="checkbox" name={wanted} value="1" defaultChecked={given[wanted] === '1'} />
          )
        )}
        <DrawnOption option={option} />
        <span>{name}</span>
        <small>{priceWords(price)}</small>
      </label>
      {fault && (
        <p className={faultClass} role="alert">
          {fault}
        </p>
      )}
      <div className={fieldsClass}>
        {description && <p>{description}</p>}
        {fields.map((field) => (
          <Field key={field.name} {...props} id={id} option={option} field={field} />
        ))}
        {days > 0 && <p>お届けまで、通常より{days}営業日ほど長くかかります。</p>}
        {!option.is_returnable && <p>お客さまのご指定でおつくりするため、返品・交換はお受けできません。</p>}
      </div>
    </div>
  );
};

/** Options that exclude each other, or none of them. */
const OneOf = ({ options, ...props }: OfPlace & Pick<Props, 'options'>) => {
  const { given, place } = props;
  const [first] = options;
  if (!first) return null;
  const name = oneOfName(first.key, place);
  const chosen = given[name] ?? options.find(({ key }) => given[wantedName(key, place)] === '1')?.key ?? '';
  return (
    <fieldset className={oneOfClass}>
      <legend>{first.one_of}</legend>
      <label>
        <input type="radio" name={name} value="" defaultChecked={chosen === ''} />
        <span>なし</span>
      </label>
      {options.map((option) => (
        <Option key={option.key} {...props} option={option} oneOf={{ name, isChosen: option.key === chosen }} />
      ))}
    </fieldset>
  );
};

/** What can be done, each with its price and what there is to fill in. */
export const OptionFields = ({ options, ...form }: Props) => {
  const { values, place } = form;
  const props = { ...form, open: openGroups(options, values, place) };
  useEffect(() => loadFaces(openFaces(options, values, place)), [options, values, place]);
  return groupsOf(options).map((group) => {
    const [first, second] = group;
    if (!first) return null;
    return second ? (
      <OneOf key={first.key} {...props} options={group} />
    ) : (
      <Option key={first.key} {...props} option={first} />
    );
  });
};
