import { describe, expect, it } from 'vitest';
import { packingTemperatures } from './temperature-groups';

const tea = { temperature: '常温', canTravelChilled: true } as const;
const bowl = { temperature: '常温', canTravelChilled: false } as const;
const kurikinton = { temperature: '冷蔵', canTravelChilled: false } as const;
const ice = { temperature: '冷凍', canTravelChilled: false } as const;

describe('goods of one shipping', () => {
  it('travel as they are while nothing is chilled', () => {
    expect(packingTemperatures([tea, bowl])).toEqual(['常温', '常温']);
    expect(packingTemperatures([])).toEqual([]);
  });

  it('join the chilled parcel where it does them no harm', () => {
    expect(packingTemperatures([tea, bowl, kurikinton])).toEqual(['冷蔵', '常温', '冷蔵']);
  });

  it('never join the frozen one', () => {
    expect(packingTemperatures([tea, ice])).toEqual(['常温', '冷凍']);
    expect(packingTemperatures([kurikinton, ice, tea])).toEqual(['冷蔵', '冷凍', '冷蔵']);
  });
});
