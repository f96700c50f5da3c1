import { describe, expect, it } from 'vitest';
import { sentExpiration, shownExpiration } from './card-expiration';
import { normalize, shownText } from './normalize';

describe('the last month of a card', () => {
  it.each(['12/30', '1230', '2030/12', '203012', '12/2030', '122030', '12-30', '12 / 30', '2030-12', '2030年12月'])(
    '[valid.yyyymm] is read off the card as %s, and sent as yyyymm',
    (text) => {
      expect(sentExpiration(text)).toBe('203012');
      expect(shownExpiration(text)).toBe('12/30');
    },
  );

  it.each(['１２／３０', '１２３０', '２０３０／１２', '２０３０１２', '12ー30'])(
    'is read in full width, too: %s',
    (text) => {
      expect(normalize('expiration', text)).toBe('203012');
      expect(shownText('expiration', text)).toBe('12/30');
    },
  );

  it('needs no nought before the month where a sign parts them', () => {
    expect(sentExpiration('1/30')).toBe('203001');
    expect(sentExpiration('2030/1')).toBe('203001');
  });

  it.each(['', '13/30', '00/30', '2030', '30/12', '202030', '130', '12/3', '19991', 'いつか'])(
    'stays as it is where it is none: %j',
    (text) => {
      expect(sentExpiration(text)).toBe(text);
      expect(shownExpiration(text)).toBe(text);
    },
  );
});
