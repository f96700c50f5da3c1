import { useEffect } from 'react';
import { forgetKept } from '../../../src/forms/forget-kept';
import { useShop } from '../../../src/ui/shop-context';

/** Under which name this tab keeps what is typed for a gift. @param token of its link */
export const giftKeptAs = (token: string, step: 'shipping' | 'delivery'): string => `gift:${token}:${step}`;

/** Where to and when was typed for one gift alone, and maybe on somebody else's phone: it ends with the gift. */
export const useForgottenGift = (token: string, isOver: boolean): void => {
  const { channel } = useShop();
  useEffect(() => {
    if (isOver) forgetKept(channel, `gift:${token}:`);
  }, [channel, token, isOver]);
};
