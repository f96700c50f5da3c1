import { useMemo, useState, type ReactNode } from 'react';
import { shippingAddress, type ShippingAddress } from '../../../schemas/address/address';
import type { UserAddress } from '../../../schemas/book/book';
import type { Cart } from '../../../schemas/cart/cart';
import { shownText } from '../../../schemas/contract/normalize';
import { addressWords, ordererName } from '../../../src/domain/delivery/delivery-words';
import { amountHiddenField, senderField, senderIsField } from '../../../src/domain/delivery/sender-fields';
import type { Texts } from '../../../src/forms/form-definition';
import { plainFields } from '../../../src/forms/postal-lookup/plain-fields';
import { PostalLookup } from '../../../src/forms/postal-lookup/postal-lookup';
import { postalField } from '../../../src/forms/postal-lookup/postal-search';
import { scripted } from '../../../src/forms/schema-form/schema-form.css';
import { useShop } from '../../../src/ui/shop-context';
import { check, select } from '../../../src/ui/styles/field.css';
import { lookupPostal } from '../parts/lookup-postal';
import { radioCards } from '../parts/radio-cards.css';
import { disclosure, fields } from './sender-choice.css';

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly book: readonly UserAddress[];
  /** What was sent without script and not taken; null: nothing. */
  readonly sent: Texts | null;
  /** What was typed for another cart. */
  readonly typed: Texts | undefined;
  /** The first that is said of each field. */
  readonly faults: Texts;
  /** Something was filled in that nobody has typed. */
  readonly onFill: () => void;
}

type Part = keyof ShippingAddress;

const { properties } = shippingAddress;
/** In the order in which they are typed; a place takes the whole width. */
const parts: readonly { readonly part: Part; readonly isWide: boolean }[] = (Object.keys(properties) as Part[]).map(
  (part) => ({
    part,
    isWide: ['shipping_kana', 'postal_code', 'city', 'address1', 'address2', 'phone_number'].includes(part),
  }),
);

/** As the forms of the shop write what was typed when it is left: kana in katakana, numbers in half width. */
const ruleOf = (part: Part) => {
  const field = properties[part];
  return 'x-normalize' in field ? field['x-normalize'] : undefined;
};

interface FieldProps {
  readonly id: string;
  readonly part: Part;
  readonly isWide: boolean;
  readonly text: string;
  readonly fault: string | undefined;
  /** Its text was written otherwise when it was left. */
  readonly onFill: () => void;
  /** What comes of a code. */
  readonly lookup: ReactNode;
}

/** A field of the browser's own, at which a page without script opens where it is wrong. */
const Field = ({ id, part, isWide, text, fault, onFill, lookup }: FieldProps) => {
  const isLooked = part === postalField;
  const about = [isLooked && `${id}-${part}-hint`, fault !== undefined && `${id}-${part}-error`].filter(Boolean);
  const own = {
    id: `${id}-${part}`,
    name: senderField(part),
    'data-field': part,
    autoFocus: fault !== undefined,
    defaultValue: text,
    'aria-describedby': about.join(' ') || undefined,
    'aria-invalid': fault !== undefined || undefined,
  };
  return (
    <div {...(isWide ? { 'data-wide': '' } : {})}>
      <label htmlFor={own.id}>
        {properties[part].title}
        {part === 'address2' && <small>（任意）</small>}
      </label>
      {part === 'prefecture' ? (
        <span className={select}>
          <select {...own}>
            <option value="">選択してください</option>
            {properties.prefecture.enum.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
      ) : (
        <input
          {...own}
          autoComplete="off"
          onBlur={({ currentTarget: field }) => {
            const shown = shownText(ruleOf(part), field.value);
            if (shown === field.value) return;
            field.value = shown;
            onFill();
          }}
          {...(part === 'postal_code' || part === 'phone_number' ? { inputMode: 'numeric' } : {})}
        />
      )}
      {isLooked && (
        <small id={`${id}-${part}-hint`}>
          {properties[part]['x-hint']}
          <span className={scripted}>。入力するとご住所を補い、次の欄へ進みます。</span>
        </small>
      )}
      {fault !== undefined && <em id={`${id}-${part}-error`}>{fault}</em>}
      {isLooked && lookup}
    </div>
  );
};

/** Nobody has said yet who sends: then the book's own sender is proposed. */
const isOpen = ({ detail }: Cart): boolean =>
  !detail.shippings.some(({ packings }) => packings.some(({ is_chosen: isChosen }) => isChosen));

interface Given {
  readonly isOther: boolean;
  readonly of: (part: Part) => string;
}

const givenIn = ({ cart, book, sent, typed }: Props): Given => {
  if (sent) return { isOther: sent[senderIsField] === 'other', of: (part) => sent[senderField(part)] ?? '' };
  const usual = book.find(({ is_sender_default: isUsual }) => isUsual);
  const given = cart.sender ?? usual;
  const isOther = Boolean(cart.sender ?? (isOpen(cart) && usual));
  return { isOther, of: (part) => (given ? given[part] : typed?.[senderField(part)]) ?? '' };
};

/** The fields of somebody else, of whom a postal code tells the town. */
const OtherFields = ({ id, faults, of, onFill }: Pick<Props, 'id' | 'faults' | 'onFill'> & Pick<Given, 'of'>) => {
  const { channel } = useShop();
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const [{ form, hold }] = useState(() => {
    const names = parts.map(({ part }) => part);
    return plainFields({ names, given: Object.fromEntries(names.map((part) => [part, of(part)])), onFill });
  });
  return (
    <div ref={hold} className={fields} role="group" aria-label="ご依頼主" data-kept-whole="">
      {parts.map(({ part, isWide }) => (
        <Field
          key={part}
          id={`${id}-sender`}
          {...{ part, isWide, onFill }}
          text={of(part)}
          fault={faults[senderField(part)]}
          lookup={<PostalLookup store={form} lookup={lookup} />}
        />
      ))}
    </div>
  );
};

/** Who is named on the parcels, and whether amounts go into them. The fields are the browser's own. */
export const SenderChoice = (props: Props) => {
  const { id, cart, sent, faults } = props;
  const { isOther, of } = givenIn(props);
  const isHidden = sent ? sent[amountHiddenField] === '1' : cart.is_amount_hidden === true;
  const isForOthers = cart.detail.shippings.some(({ is_orderer: isOrderer }) => !isOrderer);
  const { orderer } = cart;
  return (
    <details className={disclosure} open={isOther || isHidden || isForOthers}>
      <summary>ご依頼主・金額の表示</summary>
      <div>
        <fieldset className={radioCards}>
          <legend>送り状に記載するご依頼主</legend>
          <label>
            <input type="radio" name={senderIsField} value="orderer" defaultChecked={!isOther} />
            <span>
              <b>{orderer ? `${ordererName(orderer)} 様（ご注文者）` : 'ご注文者'}</b>
              {orderer && <small>{addressWords(orderer)}</small>}
            </span>
          </label>
          <label>
            <input type="radio" name={senderIsField} value="other" defaultChecked={isOther} />
            <span>
              <b>ほかの方のお名前で送る</b>
              <small>
                ご家族のお名前や会社名義でお送りになるときに。会社名は、姓の前に添えてご入力ください（例：山田商店　山田）。
              </small>
            </span>
          </label>
        </fieldset>
        <OtherFields {...{ id, faults, of }} onFill={props.onFill} />
        <label className={check}>
          <input type="checkbox" name={amountHiddenField} value="1" defaultChecked={isHidden} />
          金額のわかる書類を、お荷物に入れない
        </label>
      </div>
    </details>
  );
};
