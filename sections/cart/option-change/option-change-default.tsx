import type { CartAccessory, CartLine } from '../../../schemas/cart/cart-line';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { cartPath } from '../../../src/domain/checkout-steps';
import { detailName, wantedName } from '../../../src/domain/option-form';
import type { Texts } from '../../../src/forms/form-definition';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { LineName, LinePicture } from '../parts/line-item';
import { compact, lineText, readSection } from '../parts/cart-parts.css';
import { LineOptionsForm } from './line-options-form';
import type { OptionChangeProps } from './option-change.data';

interface Asked {
  readonly line: CartLine;
  readonly accessory: CartAccessory;
  readonly option: ProductOption;
}

/** What is to be changed; null: it is not in the cart, or not done, any more. */
const askedIn = ({ lines, options }: OptionChangeProps['data'], key: string | undefined): Asked | null => {
  const line = lines.find(({ accessories = [] }) => accessories.some((done) => done.key === key));
  const accessory = line?.accessories?.find((done) => done.key === key);
  const option = options.find((offered) => offered.key === accessory?.option_key && offered.scope === 'line');
  return line && accessory && option ? { line, accessory, option } : null;
};

interface More {
  readonly line: CartLine;
  /** Some. */
  readonly options: readonly ProductOption[];
}

/** What can be added to a line: is not done to it, nor excluded by what is; null: nothing. */
const moreIn = ({ lines, options }: OptionChangeProps['data'], key: string | undefined): More | null => {
  const line = lines.find((one) => one.key === key && one.has_more_options);
  const done = options.filter((option) => line?.accessories?.some(({ option_key: own }) => own === option.key));
  const more = options.filter(
    ({ key: own, scope, one_of: words }) =>
      scope === 'line' && done.every((one) => one.key !== own && (words === undefined || one.one_of !== words)),
  );
  return line && more.length > 0 ? { line, options: more } : null;
};

/** As the cart has it. */
const givenIn = ({ option_key: option, details }: CartAccessory): Texts =>
  Object.fromEntries(Object.entries(details).map(([field, text]) => [detailName(option, field), text]));

const Change = ({ id, line, accessory, option }: Asked & { readonly id: string }) => (
  <LineOptionsForm
    id={id}
    line={line}
    action="option-modify"
    about={{ name: 'key', key: accessory.key }}
    options={[{ ...option, is_required: true }]}
    inCart={givenIn(accessory)}
    isField={(name) => name.startsWith(detailName(option.key, ''))}
    words={{ send: '変更する', leave: '変更せずにカートに戻る' }}
  />
);

const Add = ({ id, line, options }: More & { readonly id: string }) => (
  <LineOptionsForm
    id={id}
    line={line}
    action="option-add"
    about={{ name: 'line_key', key: line.key }}
    // The only one has been asked for already.
    options={options.length > 1 ? options : options.map((option) => ({ ...option, is_required: true }))}
    inCart={{}}
    isField={(name) => options.some(({ key }) => name === wantedName(key) || name.startsWith(detailName(key, '')))}
    words={{ send: '追加する', leave: '追加せずにカートに戻る' }}
  />
);

const Goods = ({ line }: { readonly line: CartLine }) => (
  <ul className={compact} aria-label="ご指定いただく商品">
    <li>
      <LinePicture info={line.product_info} />
      <div className={lineText}>
        <LineName info={line.product_info} />
        <span>{line.quantity}点</span>
      </div>
    </li>
  </ul>
);

/** What was asked for of a line's goods, put right, or more of it, without taking them out of the cart. */
export const View = ({ id, data, query }: OptionChangeProps) => {
  const isMore = query.line !== undefined;
  const asked = askedIn(data, query.key);
  const more = isMore ? moreIn(data, query.line) : null;
  const line = isMore ? more?.line : asked?.line;
  return (
    <section className={readSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} tabIndex={-1}>
        {isMore ? 'オプションの追加' : 'ご指定の変更'}
      </h1>
      {line && <Goods line={line} />}
      {isMore ? more && <Add id={id} {...more} /> : asked && <Change id={id} {...asked} />}
      {!line && (
        <EmptyState
          title={isMore ? '追加できるオプションが見つかりません' : '変更できるご指定が見つかりません'}
          text="カートの内容が変わったか、ただいま承っていないご指定です。カートでご確認ください。"
        >
          <A className={button.primary} href={cartPath}>
            カートに戻る
          </A>
        </EmptyState>
      )}
    </section>
  );
};
