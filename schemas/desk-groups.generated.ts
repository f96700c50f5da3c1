// Written by `npm run index` from the files that it lists.
import { fulfilmentCalls } from './desk/fulfilment/fulfilment.calls';

export const deskGroups = {
  fulfilment: fulfilmentCalls,
} as const;
