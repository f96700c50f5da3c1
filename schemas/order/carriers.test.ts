import { describe, expect, it } from 'vitest';
import { carrierCodes, carrierName, trackingUrl } from './carriers';

describe('a carrier', () => {
  it.each(carrierCodes)('has a name, and a page by https or none: %s', (code) => {
    expect(carrierName(code)).not.toBe('');
    const url = trackingUrl(code, '1234-5678-9012');
    if (url !== null) expect(url).toMatch(/^https:\/\/[^?]+\?.*=123456789012$/);
  });

  it('has no page for a parcel without a number, and none that a number could change', () => {
    expect(trackingUrl('yamato', null)).toBeNull();
    expect(trackingUrl('other', '123456789012')).toBeNull();
    expect(trackingUrl('sagawa', '1&x=/..')).toMatch(/=1%26x%3D%2F\.\.$/);
  });
});
