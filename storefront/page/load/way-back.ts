import { againParameter } from '../../../src/lib/again-parameter';
import { returnPath } from '../../../src/domain/return-path';
import type { Asked } from './allowed-query';
import type { ScreenMatch } from './match-screen';
import { isPersonal } from './own-needs';
import type { ScreenRequest } from './screen-request';

const urlOf = (path: string, asked: Asked): string => {
  const search = new URLSearchParams(asked).toString();
  return search ? `${path}?${search}` : path;
};

/** Of a screen; a form that was sent stands at an address of its own, where it was kept. */
export const addressOf = (
  { path, query, posted }: { readonly path: string; readonly query: URLSearchParams; readonly posted?: object },
  asked: Asked,
): string => {
  const again = posted && query.get(againParameter);
  return urlOf(path, again ? { ...asked, [againParameter]: again } : asked);
};

/**
 * Where a gate leads back to: the address as it came, whatever its screen makes of it. An answer that is kept for everyone
 * leads all to one address, which holds no more than the screen is drawn from.
 */
export const wayBackTo = (
  { path, query, keepsQuery }: Pick<ScreenRequest, 'path' | 'query' | 'keepsQuery'>,
  { row }: ScreenMatch,
  asked: Asked,
): string => {
  const whole = query.size > 0 ? `${path}?${query.toString()}` : path;
  return (keepsQuery || isPersonal(row)) && returnPath(whole) !== null ? whole : urlOf(path, asked);
};
