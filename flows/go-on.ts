import { endAgain } from '../src/lib/again-parameter';
import { go } from '../src/lib/go';

/** The shop has taken what was sent: on to what follows. Back from there leads to the form as the shop has it by then. */
export const goOn = (url: string): void => {
  endAgain();
  go(url);
};
