import { useState, type ReactNode } from 'react';
import type { Variant } from '../../../schemas/catalog/product';
import { axisField } from '../../../src/domain/option-form';
import { TruckIcon } from '../../../src/ui/icons';
import { Price } from '../../../src/ui/price';
import { useIsLoggedIn, useShop, type Posted } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { leadWords, soonestRestock, stockSaying } from '../parts/stock-words';
import { useKeptForm } from '../parts/use-kept-form';
import { AddForm } from './add-form';
import { missingAxes, variantOf, type Choice, type Model } from './choose-variant';
import { facts, purchase, status } from './purchase-form.css';
import type { PurchaseProps } from './purchase.data';
import { limitOf } from './quantity-limit';
import { GoodsOptions } from './goods-options';
import { useOptions, type Options } from './use-options';
import type { Adding } from './use-adding';
import { useChoice } from './use-choice';
import { useQuantity } from './use-quantity';
import { useSending } from './use-sending';
import { VariantAxis } from './variant-axis';

/** What a bar at the screen's edge may know of the form. */
export interface Chosen {
  readonly id: string;
  readonly priceJpy: number;
  /** It is the lowest of several. */
  readonly isFrom: boolean;
  /** The chosen values, in the order of the axes. */
  readonly words: string;
  /** What is still to be chosen; '' where nothing is. */
  readonly missing: string;
  /** Why it cannot be bought, in place of the button's words; null: it can. */
  readonly refusal: string | null;
  readonly adding: Adding;
}

export interface PurchaseFormProps extends PurchaseProps {
  /** Sets the form in a way of its own, on top of `purchase`. */
  readonly className?: string;
  readonly stock?: 'out' | 'few';
  /** Stands at the form's end. */
  readonly bar?: (chosen: Chosen) => ReactNode;
}

const refusalWords = (isSelling: boolean, missing: string, variant: Variant | undefined): string | null => {
  if (!isSelling) return '受付停止中';
  if (missing) return null;
  return variant === undefined || variant.stock_status === 'out' ? '在庫切れ' : null;
};

const notChosen = (axis: string): string => `${axis}を選択してください。`;

/** What was sent without script and not taken, where it was this product's form. */
const usePosted = (key: string): Posted | undefined => {
  const { posted } = useShop();
  return posted?.action === 'cart-add' && posted.values.product_key === key ? posted : undefined;
};

const givenIn = (model: Model, posted: Posted | undefined): Choice =>
  Object.fromEntries(
    model.axes.flatMap(({ name }) => {
      const value = posted?.values[axisField(name)];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The axes that were asked for and not answered; those that the shop missed come first of all. */
const useFaults = (model: Model, posted: Posted | undefined) => {
  const [faults, setFaults] = useState<Choice>(() =>
    Object.fromEntries(
      model.axes.flatMap(({ name }) => {
        const message = posted?.errors?.[axisField(name)]?.[0]?.message;
        return message === undefined ? [] : [[name, message]];
      }),
    ),
  );
  return {
    faults,
    ask: (axes: readonly string[]): void => setFaults(Object.fromEntries(axes.map((axis) => [axis, notChosen(axis)]))),
    answer: (axis: string): void => setFaults(({ [axis]: _answered, ...rest }) => rest),
  } as const;
};

const Stock = ({ variant, missing }: { readonly variant: Variant | undefined; readonly missing: string }) => {
  const none = { words: 'この組み合わせはお取り扱いがありません', note: null };
  const stock = variant ? stockSaying(variant) : none;
  return (
    <div className={status} data-stock={variant?.stock_status} aria-live="polite">
      {!missing && (
        <p>
          <span className={visuallyHidden}>在庫：</span>
          {stock.words}
        </p>
      )}
      {!missing && stock.note && <p>{stock.note}</p>}
    </div>
  );
};

/** What the shop says of a form that it did not take, beside what it says at the fields. */
const Refused = ({ posted }: { readonly posted: Posted | undefined }) =>
  posted && !posted.errors ? <p role="alert">{posted.message}</p> : null;

/** How it comes, and what can be done to it later. */
const Facts = ({
  product: { delivery, atDelivery, has_sizes: hasSizes },
  restockDays,
  filled: { leadDays, awaited },
}: Pick<PurchaseProps['data'], 'product'> & {
  readonly restockDays: number;
  readonly filled: Pick<Options, 'leadDays' | 'awaited'>;
}) => (
  <div className={facts}>
    <TruckIcon />
    <p>
      {delivery.temperature}便・
      {leadWords({ lead_days: delivery.lead_days + leadDays, restock_days: restockDays }, awaited)}
    </p>
    {hasSizes && <a href="#sizes">サイズ表を見る</a>}
    {atDelivery.length > 0 && (
      <p data-wide="">{atDelivery.join('・')}を承ります。ご購入手続きの「お届け日時」でお選びいただけます。</p>
    )}
  </div>
);

const Purchase = ({
  id,
  settings,
  data: { product },
  slots,
  className,
  stock: said = 'out',
  bar,
}: PurchaseFormProps) => {
  const model = product.product_model;
  const { prefix, isSelling } = useShop();
  const isLoggedIn = useIsLoggedIn();
  const posted = usePosted(product.key);
  const kept = useKeptForm(`product:${product.key}`);
  const chosen = useChoice(model, givenIn(model, posted), kept);
  const { root, choice, setChoice } = chosen;
  const { faults, ask, answer } = useFaults(model, posted);
  const returned = model.axes.find(({ name }) => posted?.errors?.[axisField(name)])?.name;
  const start = posted?.values.quantity ?? '1';
  const quantity = useQuantity(start, posted?.errors?.quantity?.[0]?.message ?? null);
  const variant = variantOf(model, choice);
  const missing = missingAxes(model, choice).join('・');
  const limit = limitOf(variant, product.max_quantity);
  const filled = useOptions(root, product.options, posted);
  const { adding, submit } = useSending({ id, product, chosen, quantity, filled, kept, ask, answer });
  const price = { priceJpy: variant?.price_jpy ?? product.price_jpy, isFrom: !variant && product.has_price_range };
  return (
    <form
      id={`${id}-buy`}
      className={className ? `${purchase} ${className}` : purchase}
      ref={root}
      method="post"
      action={`${prefix}/-/do/cart-add`}
      noValidate
      // After a logout the browser's way back would put a member's choices into the guest's form.
      autoComplete={isLoggedIn ? 'off' : undefined}
      onSubmit={submit}
      onInput={(event) => {
        kept.keep(event.currentTarget);
        filled.heed(event);
      }}
    >
      {/* Without script the shop finds the variant by the values of its axes, which the radio buttons carry. */}
      <input type="hidden" name="product_key" value={product.key} />
      <div aria-live="polite">
        <Price size="large" {...price} listPriceJpy={variant ? variant.list_price_jpy : product.list_price_jpy} />
      </div>
      {settings.note && <p>{settings.note}</p>}
      <Refused posted={posted} />
      {model.axes.map((axis, at) => (
        <VariantAxis
          key={axis.name}
          id={`${id}-axis-${at + 1}`}
          axis={axis}
          model={model}
          choice={choice}
          stock={said}
          error={faults[axis.name] ?? null}
          isReturnedTo={axis.name === returned}
          onChoose={(value) => {
            setChoice((now) => ({ ...now, [axis.name]: value }));
            answer(axis.name);
          }}
        />
      ))}
      <GoodsOptions id={id} options={product.options} filled={filled} posted={posted} />
      <Stock variant={variant} missing={missing} />
      <AddForm
        id={id}
        variant={variant}
        missing={missing}
        quantity={quantity}
        start={start}
        limit={limit}
        adding={adding}
      />
      <Facts product={product} restockDays={soonestRestock(variant ? [variant] : model.products)} filled={filled} />
      {slots.below}
      {bar?.({
        ...price,
        id,
        words: model.axes.flatMap(({ name }) => choice[name] ?? []).join('・'),
        missing,
        refusal: refusalWords(isSelling, missing, variant),
        adding,
      })}
    </form>
  );
};

/** The price and the choice of a variant, with what is left of it and when it leaves, and the way into the cart. */
export const PurchaseForm = (props: PurchaseFormProps) => <Purchase key={props.data.product.key} {...props} />;
