import { userAddressForm } from '../../schemas/book/user-address.form';
import type { UserAddress } from '../../schemas/book/book';
import type { User } from '../../schemas/user/user';

type Texts = Readonly<Record<string, string>>;

/** An address of the book, as its form holds it. */
export const addressTextsOf = (address: UserAddress): Texts =>
  Object.fromEntries(userAddressForm.lines.flat().map((name) => [name, String(address[name])]));

/** What a member has told of their own address, as the form of the book holds it; null: of where they live, nothing. */
export const ownTextsOf = (user: User): Texts | null => {
  const { postal_code, prefecture, city, address1, address2, cell_phone_number } = user;
  if (postal_code === '' || prefecture === '') return null;
  return {
    ...{ shipping_last_name: user.last_name, shipping_first_name: user.first_name },
    shipping_kana: [user.last_name_kana, user.first_name_kana].filter((name) => name !== '').join('　'),
    ...{ postal_code, prefecture, city, address1, address2, cell_phone_number },
    phone_number: user.tel || user.phone_number || cell_phone_number,
    division_ct: '1',
  };
};
