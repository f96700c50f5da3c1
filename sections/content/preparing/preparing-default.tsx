import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { plainScreen } from '../parts/plain-screen.css';
import type { PreparingProps } from './preparing.data';

/** A screen that is not open yet. */
export const View = ({ settings }: PreparingProps) => {
  const { title } = useShop();
  return (
    <section className={plainScreen}>
      <h1>{settings.title || title}</h1>
      <p>{settings.text}</p>
      <div>
        <A className={button.primary} href="/product">
          商品を見る
        </A>
        <A className={button.outline} href="/">
          トップページへ戻る
        </A>
      </div>
    </section>
  );
};
