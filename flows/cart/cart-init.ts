import type { Cart } from '../../schemas/cart/cart';

const pollMs = 100;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Init = (isInvalidProduct: boolean) => Promise<Cart>;

/**
 * One initialisation of the cart at a time: who comes while one is under way looks every 100 ms whether it has ended,
 * and takes its cart (rule cart.init). Where it failed, the next one tries by itself.
 */
export const createCartInit = (ask: Init, poll: (ms: number) => Promise<void> = wait): Init => {
  let isRunning = false;
  let latest: Cart | null = null;

  const run = async (isInvalidProduct: boolean): Promise<Cart> => {
    isRunning = true;
    latest = null;
    try {
      latest = await ask(isInvalidProduct);
      return latest;
    } finally {
      isRunning = false;
    }
  };

  return async (isInvalidProduct) => {
    if (!isRunning) return run(isInvalidProduct);
    while (isRunning) await poll(pollMs);
    return latest ?? run(isInvalidProduct);
  };
};
