import type { Order } from '../../../schemas/order/order';
import { orderStateWords } from '../../../src/domain/order-words';
import { orderPath } from '../../../src/domain/shown-order';
import { formatDate } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { page } from '../../../src/ui/styles/page.css';
import { LinePicture } from '../../cart/parts/line-item';
import { OrderAgain } from '../parts/order-again';
import { box, goods, ways } from './last-order-default.css';
import type { LastOrderProps } from './last-order.data';

/** More of them are told as a number. */
const mostGoods = 4;

/** Each product once, wherever it went. */
const goodsIn = ({ lines }: Order) => [...new Map(lines.map(({ product_info: info }) => [info.key, info])).values()];

/** The newest order with one press to buy its goods again; nothing for a member without orders. */
export const View = ({ id, settings, data: { order } }: LastOrderProps) => {
  if (!order) return null;
  const all = goodsIn(order);
  return (
    <section className={`${page} ${box}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <p>
        <time dateTime={order.ordered_at}>{formatDate(order.ordered_at)}</time>　{orderStateWords(order)}
      </p>
      <ul className={goods}>
        {all.slice(0, mostGoods).map((info) => (
          <li key={info.key}>
            <LinePicture info={info} />
            <A href={`/product/${info.key}`}>{info.name}</A>
          </li>
        ))}
      </ul>
      {all.length > mostGoods && <p>ほか{all.length - mostGoods}品</p>}
      <div className={ways}>
        <OrderAgain shown={{ id: order.id }} />
        <A href={orderPath({ id: order.id })}>注文内容を見る</A>
      </div>
    </section>
  );
};
