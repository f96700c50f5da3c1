/** A member as who orders, as far as they have told the shop. */
import type { Orderer } from '../../schemas/address/address';
import type { User } from '../../schemas/user/user';

type Told = Pick<
  User,
  | 'email'
  | 'last_name'
  | 'first_name'
  | 'last_name_kana'
  | 'first_name_kana'
  | 'tel'
  | 'phone_number'
  | 'cell_phone_number'
  | 'postal_code'
  | 'prefecture'
  | 'city'
  | 'address1'
  | 'address2'
>;

/** What a form of the orderer starts with; '' where they have not told it. */
export const ordererTextsOf = (told: Told) => ({
  last_name: told.last_name,
  first_name: told.first_name,
  last_name_kana: told.last_name_kana,
  first_name_kana: told.first_name_kana,
  email: told.email,
  phone_number: told.tel || told.phone_number || told.cell_phone_number,
  postal_code: told.postal_code,
  prefecture: told.prefecture,
  city: told.city,
  address1: told.address1,
  address2: told.address2,
});

/** Null: they have not told enough to order. */
export const ownOrdererOf = (told: Told): Orderer | null => {
  const { prefecture, address2, ...texts } = ordererTextsOf(told);
  if (prefecture === '' || Object.values(texts).includes('')) return null;
  return { ...texts, prefecture, address2 };
};
