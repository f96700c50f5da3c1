import { purchaseFixtures } from '../../../sections/product/purchase/purchase.fixtures';
import { drawVariants } from '../../../sections/testing/draw-variants';
import { minori } from '../index';

drawVariants('purchase of minori', { variants: minori.variants.purchase, fixtures: purchaseFixtures });
