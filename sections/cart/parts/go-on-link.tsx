import { useState, type MouseEvent } from 'react';
import type { CartFace } from '../../../flows/cart/index';
import type { Cart } from '../../../schemas/cart/cart';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { go, isPlainClick } from '../../../src/lib/go';
import { button } from '../../../src/ui/button.css';
import { focusOn } from '../../../src/ui/focus';
import { useHref, useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';

export type CartChanges = Pick<CartFace, 'busy' | 'notice' | 'settled'>;

interface Props extends CartChanges {
  readonly cart: Cart;
  readonly children: string;
}

type Settled = Awaited<ReturnType<CartFace['settled']>>;

/** What was wanted of the cart is not in it; what was said before has been read. */
const isRefused = ({ cart, notice, refusals }: Settled, before: CartFace['notice']): boolean =>
  (notice?.tone === 'error' && notice !== before) ||
  (cart?.detail.products ?? []).some(({ key, quantity }) => refusals[key]?.was === quantity);

const quantityWith = (mark: ':focus' | '[aria-invalid=true]'): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [role=spinbutton]${mark}`);

/**
 * The way from the cart to the checkout. What is changed at the last moment goes along: it waits for changes under way,
 * and a quantity that cannot be taken is to be mended first.
 */
export const GoOnLink = ({ cart, busy, notice, settled, children }: Props) => {
  const [isWaiting, setWaiting] = useState(false);
  const { prefix } = useShop();
  const follow = async (): Promise<void> => {
    setWaiting(true);
    const after = await settled();
    setWaiting(false);
    const wrong = quantityWith('[aria-invalid=true]');
    if (wrong) focusOn(wrong);
    else if (!isRefused(after, notice) && after.cart?.next_step != null) go(prefix + pathOfStep(after.cart.next_step));
  };
  const press = (event: MouseEvent): void => {
    if (!isPlainClick(event.nativeEvent)) return;
    // A finger on a link leaves the keyboard in its field.
    const typing = quantityWith(':focus');
    typing?.blur();
    if (!typing && busy.size === 0 && !quantityWith('[aria-invalid=true]')) return;
    event.preventDefault();
    if (!isWaiting) void follow();
  };
  return (
    <>
      <a
        className={button.primary}
        href={useHref(pathOfStep(cart.next_step))}
        aria-busy={isWaiting || undefined}
        onClick={press}
      >
        {children}
      </a>
      <span role="status" className={visuallyHidden}>
        {isWaiting && '変更を確かめてから進みます。'}
      </span>
    </>
  );
};
