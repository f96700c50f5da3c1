/** Signs by what can be made of them, as parts of patterns; apart from the fields, which a browser need not load for them. */

/** Emoji, with what joins and colours them. */
const emoji = '\\p{Emoji_Presentation}\\u{1F000}-\\u{1FAFF}\\u200D\\u20E3\\uFE0F';

/** What no type and no thread has: emoji, and signs that only one device has, or none yet. */
export const unmakeable = `${emoji}\\p{Co}\\p{Cn}`;

/**
 * What is made of nothing that is seen: control characters, joints of no width, marks of direction, letters of tags, places of objects, and what says
 * which form of a sign is meant where there is no sign, or a form is told already. One behind a sign is how rare names are
 * written (葛󠄀); the joint of emoji is one of them.
 */
export const unseenSigns =
  '(?![\\u200D\\p{Variation_Selector}])\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFC]|[^\\P{Cc}\\n]|(?:^|[\\s\\p{Variation_Selector}])\\p{Variation_Selector}';
