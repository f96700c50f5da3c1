/** Of a screen's address: a plain form is shown there again, and why. Its words are names of the shop's, and nobody's data. */
export const againParameter = 'again';

/**
 * What was kept of a plain form has come to the shop, or is not to come there any more: the browser's entry leads to the screen
 * as it is by then, also on the way back.
 */
export const endAgain = (): void => {
  const query = new URLSearchParams(location.search);
  if (!query.has(againParameter)) return;
  query.delete(againParameter);
  const rest = String(query);
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`);
};
