import { cartSummaryFixtures } from '../../../sections/cart/cart-summary/cart-summary.fixtures';
import { drawVariants } from '../../../sections/testing/draw-variants';
import { minori } from '../index';

drawVariants('cart-summary of minori', { variants: minori.variants['cart-summary'], fixtures: cartSummaryFixtures });
