/** Of a screen's address: a plain form is shown there again, and why. Its words are names of the shop's, and nobody's data. */
export const againParameter = 'again';
