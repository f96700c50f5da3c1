import { useEffect, useMemo, useState } from 'react';
import type { MissingIn } from '../../../schemas/catalog/face-signs';
import type { ProductOption, Typeface } from '../../../schemas/catalog/product-option';
import { oneOfName, wantedName } from '../../../src/domain/option-form';
import { fetchSigns, loadFaces, openFaces } from './load-faces';
import { DrawnOption } from './option-drawings';
import { Field, type FieldProps, type OfPlace, priceWords } from './option-field';
import {
  fault as faultClass,
  fields as fieldsClass,
  oneOf as oneOfClass,
  option as optionClass,
} from './option-fields.css';
import { groupsOf, openGroups } from './option-groups';

interface Props extends Omit<OfPlace, 'open' | 'missingIn'> {
  readonly options: readonly ProductOption[];
}

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
        {days > 0 && (
          <p>
            {option.arrival_of && `${option.arrival_of}が届いてから加工するため、`}お届けまで、通常より{days}
            営業日ほど長くかかります。
          </p>
        )}
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

/** Loads the faces that a text can be shown in, and which signs they have. */
const useFaces = (faces: ReadonlySet<Typeface>): MissingIn | null => {
  const [missingIn, setMissingIn] = useState<MissingIn | null>(null);
  const isAny = faces.size > 0;
  useEffect(() => loadFaces(faces), [faces]);
  useEffect(() => {
    if (isAny) void fetchSigns().then((found) => setMissingIn(() => found));
  }, [isAny]);
  return missingIn;
};

/** What can be done, each with its price and what there is to fill in. */
export const OptionFields = ({ options, ...form }: Props) => {
  const { values, place } = form;
  const faces = useMemo(() => openFaces(options, values, place), [options, values, place]);
  const props = { ...form, open: openGroups(options, values, place), missingIn: useFaces(faces) };
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
