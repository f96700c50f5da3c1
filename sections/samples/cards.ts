/** Saved cards of a member, as the shop answers. */
import type { UserCard } from '../../schemas/card/card';

const main: UserCard = {
  ...{ id: 41, is_main: true, token: null, token_key: 'sandbox' },
  name: 'HANAKO YAMADA',
  masked_number: '************4242',
  expiration: '203512',
  brand: 'visa',
  is_expired: false,
};

export const sampleCards: readonly [UserCard, ...UserCard[]] = [
  main,
  { ...main, id: 44, is_main: false, masked_number: '************0000', expiration: '202904', brand: 'jcb' },
  { ...main, id: 39, is_main: false, masked_number: '************0069', expiration: '202609', is_expired: true },
];

/** As many as can be kept, with the longest name, of every brand. */
export const longCards: readonly UserCard[] = (['diners', 'amex', 'mastercard', 'jcb', 'other'] as const).map(
  (brand, at) => ({
    ...main,
    id: 90 - at,
    is_main: at === 0,
    brand,
    name: 'WOLFGANGAMADEUSMAXIMILIAN VON UND ZU HOHENFELS'.slice(0, 45),
  }),
);
