// Written by `npm run index` from the files that it lists.
import { authScreens } from './auth.screens';
import { cartScreens } from './cart.screens';
import { catalogScreens } from './catalog.screens';
import { contentScreens } from './content.screens';
import { giftScreens } from './gift.screens';
import { mypageScreens } from './mypage.screens';
import { siteScreens } from './site.screens';

export const areas = [
  ...authScreens,
  ...cartScreens,
  ...catalogScreens,
  ...contentScreens,
  ...giftScreens,
  ...mypageScreens,
  ...siteScreens,
] as const;
