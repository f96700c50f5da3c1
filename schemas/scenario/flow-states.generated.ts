/** In which states each flow stands, written from the machines: server/replay/every-scenario.test.ts. */
export const flowStates = {
  adding: ['filled', 'refused', 'busy', 'added', 'failed'],
  cart: ['idle', 'changing', 'initialising', 'expired'],
  checkout: ['editing', 'saving', 'deciding.asking', 'deciding.waiting', 'failed', 'expired', 'resettingShippings', 'reinitialising', 'rereading', 'leaving'],
  form: ['refused', 'passed', 'busy', 'read', 'typed', 'filled'],
  gift: ['begins', 'address', 'checkingAddress', 'delivery', 'checkingDelivery', 'readingDays', 'confirm', 'receiving', 'complete', 'ended'],
  login: ['begins', 'credentials', 'entering', 'link', 'code', 'verifying', 'resending', 'in', 'warned'],
  submit: ['idle', 'sending', 'refused', 'failed', 'done', 'shown'],
} as const;
