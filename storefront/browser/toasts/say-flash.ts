/** Says what the last screen left to be said, and forgets it. Loaded where there is something. */
import { flashIn, noFlashPair } from '../../../src/domain/flash';
import { toast } from '../../../src/lib/toast';

export const sayFlash = (): void => {
  const flash = flashIn(document.cookie, location.pathname);
  if (!flash) return;
  document.cookie = `${noFlashPair}; Path=/; Max-Age=0; SameSite=Lax`;
  toast(flash);
};
