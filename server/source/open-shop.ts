import { openReplayShop, openUpstreamShop } from './answered-shops';
import type { OpenShop, OpenShopOptions, ShopSource } from './shop-source';

/** Fails when the database cannot be asked, or a scenario cannot be read; another shop may still be down, and is asked anew with every request. */
export const openShop = async (source: ShopSource, options: OpenShopOptions): Promise<OpenShop> => {
  switch (source.kind) {
    case 'database':
      // The other shops load nothing of its domains.
      return import('./database-shop').then(({ openDatabaseShop }) => openDatabaseShop(source, options));
    case 'upstream':
      return openUpstreamShop(source, options.log);
    case 'replay':
      return openReplayShop(source, options.log);
  }
};
