// Written by `npm run index` from the files that it lists.
import { bannersSeed } from './kinds/showing/banners.seed';
import { brandsSeed } from './kinds/showing/brands.seed';
import { calendarSeed } from './kinds/base/calendar.seed';
import { categoriesSeed } from './kinds/showing/categories.seed';
import { collectionsSeed } from './kinds/showing/products/collections.seed';
import { couponsSeed } from './kinds/selling/coupons.seed';
import { deliverySeed } from './kinds/selling/delivery.seed';
import { faqSeed } from './kinds/showing/faq.seed';
import { layoutsSeed } from './kinds/showing/layouts.seed';
import { makersSeed } from './kinds/showing/makers.seed';
import { messagesSeed } from './kinds/showing/messages.seed';
import { newsSeed } from './kinds/showing/news.seed';
import { pagesSeed } from './kinds/showing/pages.seed';
import { paymentsSeed } from './kinds/selling/payments.seed';
import { picturesSeed } from './kinds/showing/pictures.seed';
import { popupsSeed } from './kinds/showing/popups.seed';
import { productsSeed } from './kinds/showing/products/products.seed';
import { schoolsSeed } from './kinds/members/schools.seed';
import { searchWordsSeed } from './kinds/showing/search-words.seed';
import { servicesSeed } from './kinds/showing/services.seed';
import { shopSeed } from './kinds/showing/shop.seed';
import { sizeTablesSeed } from './kinds/showing/products/size-tables.seed';
import { tagsSeed } from './kinds/showing/tags.seed';

export const seedKinds = {
  banners: bannersSeed,
  brands: brandsSeed,
  calendar: calendarSeed,
  categories: categoriesSeed,
  collections: collectionsSeed,
  coupons: couponsSeed,
  delivery: deliverySeed,
  faq: faqSeed,
  layouts: layoutsSeed,
  makers: makersSeed,
  messages: messagesSeed,
  news: newsSeed,
  pages: pagesSeed,
  payments: paymentsSeed,
  pictures: picturesSeed,
  popups: popupsSeed,
  products: productsSeed,
  schools: schoolsSeed,
  'search-words': searchWordsSeed,
  services: servicesSeed,
  shop: shopSeed,
  'size-tables': sizeTablesSeed,
  tags: tagsSeed,
} as const;
