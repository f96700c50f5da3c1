import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Variant } from '../../../schemas/entities/product';
import { TruckIcon } from '../../../src/ui/icons';
import { Price } from '../../../src/ui/price';
import { useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/text.css';
import { leadWords, stockSaying } from '../parts/stock-words';
import { AddForm } from './add-form';
import { choose, firstChoice, variantOf, type Choice, type Model } from './choose-variant';
import { facts, purchase, status } from './purchase-form.css';
import type { PurchaseProps } from './purchase.section';
import { useAdding, type Adding } from './use-adding';
import { VariantAxis } from './variant-axis';

/** The choice, begun with what was chosen in the page before its script came, or what the browser brought back. */
const useChoice = (model: Model) => {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(model));
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const checked = root.current?.querySelectorAll<HTMLInputElement>('input[data-axis]:checked');
    checked?.forEach(({ dataset: { axis = '' }, value }) => {
      setChoice((now) => (now[axis] === value ? now : { ...now, [axis]: value }));
    });
  }, []);
  return [root, choice, setChoice] as const;
};

/** What a bar at the screen's edge may know of the form. */
export interface Chosen {
  readonly id: string;
  readonly priceJpy: number;
  /** The chosen values, in the order of the axes. */
  readonly words: string;
  /** Why it cannot be bought, in place of the button's words; null: it can. */
  readonly refusal: string | null;
  readonly adding: Adding;
}

interface Props extends PurchaseProps {
  /** Sets the form in a way of its own, on top of `purchase`. */
  readonly className?: string;
  readonly stock?: 'out' | 'few';
  /** Stands at the form's end. */
  readonly bar?: (chosen: Chosen) => ReactNode;
}

const refusalWords = (isSelling: boolean, variant: Variant | undefined): string | null => {
  if (!isSelling) return '受付停止中';
  return variant === undefined || variant.stock_status === 'out' ? '在庫切れ' : null;
};

const Purchase = ({ id, settings, data: { product }, slots, className, stock: said = 'out', bar }: Props) => {
  const model = product.product_model;
  const { prefix, isSelling } = useShop();
  const [root, choice, setChoice] = useChoice(model);
  const variant = variantOf(model, choice);
  const stock = variant ? stockSaying(variant) : { words: 'この組み合わせはお取り扱いがありません', note: null };
  const { adding, add } = useAdding();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    if (variant) void add(variant.id, quantity);
  };
  return (
    <form
      id={`${id}-buy`}
      className={className ? `${purchase} ${className}` : purchase}
      ref={root}
      method="post"
      action={`${prefix}/-/do/cart-add`}
      onSubmit={submit}
    >
      {/* Without script the shop finds the variant by the values of its axes, which the radio buttons carry. */}
      <input type="hidden" name="product_key" value={product.key} />
      <div aria-live="polite">
        <Price
          size="large"
          priceJpy={variant?.price_jpy ?? product.price_jpy}
          listPriceJpy={variant?.list_price_jpy ?? product.list_price_jpy}
        />
      </div>
      {settings.note && <p>{settings.note}</p>}
      {model.axes.map((axis) => (
        <VariantAxis
          key={axis.name}
          axis={axis}
          model={model}
          choice={choice}
          stock={said}
          onChoose={(value) => setChoice((now) => choose(model, now, axis.name, value))}
        />
      ))}
      <div className={status} data-stock={variant?.stock_status} aria-live="polite">
        <p>
          <span className={visuallyHidden}>在庫：</span>
          {stock.words}
        </p>
        {stock.note && <p>{stock.note}</p>}
      </div>
      <AddForm id={id} variant={variant} maxQuantity={product.max_quantity} adding={adding} />
      <div className={facts}>
        <TruckIcon />
        <p>
          {product.delivery.temperature}便・{leadWords(product.delivery)}
        </p>
        {product.has_sizes && <a href="#sizes">サイズ表を見る</a>}
      </div>
      {slots.below}
      {bar?.({
        id,
        priceJpy: variant?.price_jpy ?? product.price_jpy,
        words: model.axes.map(({ name }) => choice[name]).join('・'),
        refusal: refusalWords(isSelling, variant),
        adding,
      })}
    </form>
  );
};

/** The price and the choice of a variant, with what is left of it and when it leaves, and the way into the cart. */
export const PurchaseForm = (props: Props) => <Purchase key={props.data.product.key} {...props} />;
