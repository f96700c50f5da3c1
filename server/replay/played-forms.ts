import type { KeptForms } from '../request/kept-forms';
import type { Channel } from '../request/request-context';
import type { Scenario } from './scenario';

interface Played {
  /** What is played as the channel. */
  readonly playOf: (channel: Channel) => { readonly scenario: Pick<Scenario, 'address' | 'posted'> };
}

/** What a scenario says was sent is shown again at its address. What is sent while it is played is drawn in the answer. */
export const playedForms = ({ playOf }: Played): KeptForms => ({
  keep: () => null,
  find: (_request, { channel, path, query }) => {
    const { address, posted } = playOf(channel).scenario;
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (!posted || pathname !== path || searchParams.toString() !== query.toString()) return null;
    return { values: {}, code: '', message: '', errors: null, ...posted };
  },
  end: () => undefined,
});
