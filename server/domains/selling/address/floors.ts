/**
 * A high-rise that has a postal code for each floor: the last two digits are the floor, 90 is the basement or a floor that
 * is not known (Japan Post's list says so of every such code). The packages leave the floor out and give the building's
 * name for each; so it is a high-rise where the code that ends in 90 stands for the same place.
 */
import type { PostalPlace } from './postal-table';

const unknownFloor = '90';

const fullWidth = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** `１１階` for 1630511; '' for the basement, and for a code that is no floor's. */
export async function floorOf(
  code: string,
  place: PostalPlace,
  placeOf: (code: string) => Promise<PostalPlace | null>,
): Promise<string> {
  const [building, floor] = [code.slice(0, 5), code.slice(5)];
  if (floor === unknownFloor || place.town === '') return '';
  const whole = await placeOf(`${building}${unknownFloor}`);
  return whole?.town === place.town && whole.city === place.city ? `${fullWidth(Number(floor))}階` : '';
}
