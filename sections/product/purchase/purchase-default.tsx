import { useEffect, useRef, useState } from 'react';
import { TruckIcon } from '../../../src/ui/icons';
import { Price } from '../../../src/ui/price';
import { useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/text.css';
import { leadWords, stockSaying } from '../parts/stock-words';
import { choose, firstChoice, variantOf, type Choice, type Model } from './choose-variant';
import { closed, facts, purchase, status } from './purchase-default.css';
import type { PurchaseProps } from './purchase.section';
import { VariantAxis } from './variant-axis';

/** The choice, begun with what was chosen in the page before its script came, or what the browser brought back. */
const useChoice = (model: Model) => {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(model));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const checked = root.current?.querySelectorAll<HTMLInputElement>('input[data-axis]:checked');
    checked?.forEach(({ dataset: { axis = '' }, value }) => {
      setChoice((now) => (now[axis] === value ? now : { ...now, [axis]: value }));
    });
  }, []);
  return [root, choice, setChoice] as const;
};

const Purchase = ({ id, settings, data: { product }, slots }: PurchaseProps) => {
  const model = product.product_model;
  const { isSelling } = useShop();
  const [root, choice, setChoice] = useChoice(model);
  const variant = variantOf(model, choice);
  const stock = variant ? stockSaying(variant) : { words: 'この組み合わせはお取り扱いがありません', note: null };
  return (
    <div className={purchase} ref={root}>
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
          id={id}
          axis={axis}
          model={model}
          choice={choice}
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
      <div className={facts}>
        <TruckIcon />
        <p>
          {product.delivery.temperature}便・{leadWords(product.delivery)}
        </p>
        {product.has_sizes && <a href="#sizes">サイズ表を見る</a>}
      </div>
      {!isSelling && (
        <p className={closed}>ただいまご注文の受付を一時停止しております。再開まで今しばらくお待ちください。</p>
      )}
      {slots.below}
    </div>
  );
};

/** The price and the choice of a variant, with what is left of it and when it leaves. */
export const View = (props: PurchaseProps) => <Purchase key={props.data.product.key} {...props} />;
