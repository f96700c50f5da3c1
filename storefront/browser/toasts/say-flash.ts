/** Says what the last screen left to be said, and forgets it. Loaded where there is something. */
import { flashOf } from '../../../src/domain/flash/flash';
import { flashNameIn, noFlash } from '../../../src/domain/flash/flash-cookie';
import { toast } from '../../../src/lib/toast';

export const sayFlash = (): void => {
  const flash = flashOf(flashNameIn(document.cookie, location.pathname));
  if (!flash) return;
  document.cookie = noFlash;
  toast(flash);
};
