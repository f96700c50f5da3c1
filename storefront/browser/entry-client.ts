/** The browser's entry: small, without React. It brings the screen's islands to life and follows links by itself. */
import { startAdding } from './adding';
import { showCartCount } from './cart-count';
import { startChoosing } from './choosing';
import { createIslands } from './islands/islands';
import type { ScreenPayload } from '../island/navigation-answer';
import { startNavigation } from './navigation/navigation';
import { createScreenStyles } from './navigation/screen-styles';
import { shareLogin } from './shared-login';
import { startSheets } from './sheets';
import { startTurning } from './turning';

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
  startAdding();
  startSheets();
  startTurning();
  showCartCount(payload.env.channel);
  shareLogin(payload.env);
}
