/** The cards that the sandbox knows, and what each of them does. It takes no other: nobody shall type a real one. */
import { createHmac } from 'node:crypto';

export type Behaviour = 'approve' | 'decline' | 'challenge' | 'late' | 'never' | 'twice';

const cards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'approve',
  '4000000000000002': 'decline',
  '4000002500003155': 'challenge',
  // Books, but answers after the caller has given up.
  '4000000000000259': 'late',
  // Neither books nor answers.
  '4000000000000341': 'never',
  // Says the outcome twice to the shop's server.
  '4000000000000069': 'twice',
  // Of another brand.
  '3530111333300000': 'approve',
};

const plainNumber = (number: string): string => number.replaceAll(/[ -]/g, '');

/** Of a number with or without spaces and hyphens; null for a card that is none of ours. */
export const behaviourOf = (number: string): Behaviour | null => cards[plainNumber(number)] ?? null;

export const brandOf = (number: string): 'visa' | 'jcb' => (plainNumber(number).startsWith('35') ? 'jcb' : 'visa');

/** By which the same card is known again; nobody without the key finds the number. */
export const fingerprintOf = (number: string, key: string): string =>
  createHmac('sha256', key).update(plainNumber(number)).digest('base64url');
