/** The browser's entry: small, without React. It brings the screen's islands to life and follows links by itself. */
import { startAdding } from './adding';
import { showCartCount } from './cart-count';
import { createIslands } from './islands';
import type { ScreenPayload } from './navigation-answer';
import { startNavigation } from './navigation';

const element = document.getElementById('noren');
if (element) {
  // Written by our own server into this very page.
  const payload = JSON.parse(element.textContent) as ScreenPayload;
  const islands = createIslands();
  islands.mount(payload);
  startNavigation(payload, islands);
  startAdding();
  showCartCount(payload.env.channel);
}
