import type { Temperature } from '../../schemas/delivery/delivery';

export interface TravellingLine {
  readonly temperature: Temperature;
  /** An ambient line that a chilled parcel does no harm. */
  readonly canTravelChilled: boolean;
}

/**
 * At which temperature each line of one shipping travels; lines of one temperature share a parcel. Frozen goods travel
 * alone; ambient ones join the chilled parcel where there is one and it does them no harm.
 *
 * @returns a temperature per line, in the order of the lines
 */
export function packingTemperatures(lines: readonly TravellingLine[]): Temperature[] {
  const hasChilled = lines.some(({ temperature }) => temperature === '冷蔵');
  return lines.map(({ temperature, canTravelChilled }) =>
    temperature === '常温' && canTravelChilled && hasChilled ? '冷蔵' : temperature,
  );
}
