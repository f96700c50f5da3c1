import { afterEach, expect, it } from 'vitest';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import { actions } from '../../../../src/actions/actions.generated';
import { closeAll, setUp } from '../storefront.test-support';
import { screenOfForm } from './form-screens';

afterEach(closeAll);

it('a form’s address that is asked for, as by a restored tab, leads to the screen that the form stands on', async () => {
  const { get, drawn } = await setUp();
  const { statusCode, headers } = await get('/-/do/orderer');
  expect([statusCode, headers.location]).toEqual([303, '/cart/shipping-select']);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await get('/-/do/division?x=1')).headers.location).toBe('/cart/shipping-add?divide=1');
  expect(drawn).toEqual([]);
});

it('one whose name does not tell, or that is none, is no screen', async () => {
  const { get } = await setUp();
  for (const path of ['/-/do/order-cancel', '/-/do/constructor', '/-/do/', '/-/do/orderer/x'])
    expect((await get(path)).headers, path).not.toHaveProperty('location');
});

it('leads to screens of the shop alone', () => {
  const led = Object.keys(actions).flatMap((name) => screenOfForm(`/-/do/${name}`) ?? []);
  expect(led.length).toBeGreaterThan(20);
  for (const path of led) expect(matchScreen(path.split('?')[0] ?? ''), path).not.toBeNull();
});
