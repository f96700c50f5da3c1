import type { Gift } from '../../../schemas/gift/gift';
import { Picture } from '../../../src/ui/picture';
import { alarm } from '../../../src/ui/styles/remark.css';
import { PictureNote } from '../../cart/parts/line-item';
import { goods } from './gift.css';

/** What is given: pictures, names and how many; no price. */
export const GiftGoods = ({ products }: Pick<Gift, 'products'>) => (
  <ul className={goods} aria-label="お届けする品">
    {products.map(({ product_info: info, quantity, packing_key: packing, is_left_out: isLeftOut = false }, at) => (
      <li key={`${packing} ${info.sku} ${at}`}>
        {info.picture ? <Picture picture={info.picture} sizes="(min-width: 30rem) 200px, 44vw" alt="" /> : <span />}
        <strong>{info.name}</strong>
        {info.maker !== null && <small>{info.maker}</small>}
        {info.options.length > 0 && <small>{info.options.join('・')}</small>}
        <PictureNote info={info} />
        <small>{quantity}点</small>
        {isLeftOut && <p className={alarm}>この品のお届けはありません。</p>}
      </li>
    ))}
  </ul>
);
