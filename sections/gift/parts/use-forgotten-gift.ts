import { useEffect } from 'react';
import { forgetKept } from '../../../src/forms/forget-kept';
import { useShop } from '../../../src/ui/shop-context';

/** Where to and when was typed for one gift alone, and maybe on somebody else's phone: it ends with the gift. */
export const useForgottenGift = (isOver: boolean): void => {
  const { channel } = useShop();
  useEffect(() => {
    if (isOver) forgetKept(channel, 'gift-');
  }, [channel, isOver]);
};
