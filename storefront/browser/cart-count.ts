/** The number of goods in the cart stands in a cookie of its own, so that a page for everyone can show it. */
import { countIn } from '../../src/lib/cart-cookies';

/** Fills every leaf that shows the count. Its width is reserved, so nothing moves. */
export const showCartCount = (channel: string): void => {
  // Shops of one host may each have left a cookie.
  const count = countIn(document.cookie, channel) ?? '';
  for (const leaf of document.querySelectorAll('[data-cart-count]')) leaf.textContent = count === '0' ? '' : count;
};
