/** How long the screen after an order shows it, and its cart leads there (rule cart.decision). */
export const orderShownForMs = 30 * 60_000;
