/** What a theme may style of the purchase form, as selectors below the class that it gives the form. */
import { purchase, status } from './purchase-form.css';
import { axisLegend, chips, swatch } from './variant-axis.css';

/** The form itself, and what it says is left of the chosen variant. */
export { purchase as form, status as stock };

/** What there is to choose: colour, size. */
export const axisName = axisLegend;
export const choices = chips;
/** Colours: each with a patch of it before its name. */
export const colorChoices = `${chips}:has(${swatch})`;
export const colorPatch = `${colorChoices} i`;

/** One choice as a box, whatever its state. */
export const choice = `${chips} > label > span`;
export const hoveredChoice = `${chips} > label:hover > span`;
export const chosenChoice = `${chips} > label > :checked + span`;
export const soldOutChoice = `${chips} > [data-out] > span`;
/** What is said in a choice beside its name: its price, what is left of it. */
export const choiceNote = `${chips} small`;
