/** What is said of a saved card. */
import type { CardBrand } from '../../schemas/card/card';
import { shownExpiration } from '../../schemas/contract/card-expiration';

const names: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  diners: 'Diners Club',
  other: 'カード',
};

interface Shown {
  readonly brand: CardBrand;
  readonly masked_number: string;
  readonly expiration: string;
}

/** `Visa **** 4242` */
export const cardWords = ({ brand, masked_number: masked }: Shown): string =>
  `${names[brand]} **** ${masked.slice(-4)}`;

/** `12/35` */
export const expirationWords = ({ expiration }: Shown): string => shownExpiration(expiration);
