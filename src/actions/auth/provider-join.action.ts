/**
 * Whoever has come from a provider logs in once more, by name and password, or registers (`by`), and the two are linked.
 */
import { joiningNames } from '../../domain/joining';
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { only, type Action } from '../action';

export const action: Action = (values) => {
  const back = returnPath(values.redirect);
  return Promise.resolve({
    ok: 'shown',
    screen: withReturn(values.by === 'registering' ? '/register' : '/login', back),
    values: only(values, [...joiningNames, 'redirect']),
    isKept: true,
  });
};
