/** The screens of a gift's receiver, in order. */
export const giftSteps = ['shipping', 'delivery', 'confirm', 'complete'] as const;
export type GiftStep = (typeof giftSteps)[number];
