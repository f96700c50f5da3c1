import { defineSection } from '../../../src/layout/define-section';
import { addressBookData } from './address-book.data';

export const addressBook = defineSection(addressBookData, {
  // Until then, its buttons work as plain forms do.
  hydrate: 'touch',
  variants: { default: () => import('./address-book-default') },
});
