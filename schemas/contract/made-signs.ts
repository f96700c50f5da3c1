/** Signs by what can be made of them, as parts of patterns; apart from the fields, which a browser need not load for them. */

/** Emoji, with what joins and colours them. */
const emoji = '\\p{Emoji_Presentation}\\u{1F000}-\\u{1FAFF}\\u200D\\u20E3\\uFE0F';

/** What no type and no thread has: emoji, and signs that only one device has, or none yet. */
export const unmakeable = `${emoji}\\p{Co}\\p{Cn}`;
