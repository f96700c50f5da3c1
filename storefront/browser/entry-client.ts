/** The browser's entry: small, without React. It brings the screen's islands to life and follows links by itself. */
import { startAdding } from './adding';
import { showCartCount } from './cart-count';
import { startChoosing } from './choosing';
import { watchDoubleClicks } from './double-clicks';
import { createIslands } from './islands/islands';
import type { ScreenPayload } from '../island/navigation-answer';
import { startRing } from './navigation/busy';
import { startNavigation } from './navigation/navigation';
import { createScreenStyles } from './navigation/screen-styles';
import { shareLogin } from './shared-login';
import { watchConnection } from './plain-notice';
import { showPopups } from './pop-ups';
import { startSheets } from './sheets';
import { sayFlash, startToasts } from './toasts/start-toasts';
import { startTurning } from './turning';
import { tellViewed } from './viewed';
import { whenIdle } from './when-idle';

watchDoubleClicks();
const element = document.getElementById('noren');
if (element) {
  // Written by our own server into this very page.
  const payload = JSON.parse(element.textContent) as ScreenPayload;
  const islands = createIslands();
  islands.mount(payload);
  const styles = createScreenStyles();
  // Before the navigation: it takes presses of links that it would follow.
  startChoosing(styles.adopt);
  startNavigation(payload, islands, styles);
  startRing();
  startAdding();
  startSheets();
  startTurning();
  startToasts();
  showCartCount(payload.env.channel);
  showPopups(payload.env.channel);
  sayFlash();
  watchConnection();
  shareLogin(payload.env);
  tellViewed(payload.env);
  if (payload.env.visitor === 'member')
    whenIdle(() => void import('./own-places').then(({ startOwnPlaces }) => startOwnPlaces(payload.env)));
}
