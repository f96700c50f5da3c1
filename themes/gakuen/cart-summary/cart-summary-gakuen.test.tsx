import { cartSummaryFixtures } from '../../../sections/cart/cart-summary/cart-summary.fixtures';
import { drawVariants } from '../../../sections/testing/draw-variants';
import { gakuen } from '../index';

drawVariants('cart-summary of gakuen', { variants: gakuen.variants['cart-summary'], fixtures: cartSummaryFixtures });
