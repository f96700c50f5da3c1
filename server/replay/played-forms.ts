import type { KeptForms } from '../request/kept-forms';
import type { Channel } from '../request/request-context';
import type { Asked } from './replay';
import type { Scenario } from './scenario';

interface Played {
  /** What is played as the channel. */
  readonly playOf: (channel: Channel) => { readonly scenario: Pick<Scenario, 'address' | 'posted'> };
  readonly asked: { readonly getStore: () => Pick<Asked, 'posted'> | undefined };
}

/** What a scenario says was sent is shown again at its address. What is sent while it is played is drawn in the answer. */
export const playedForms = ({ playOf, asked }: Played): KeptForms => ({
  keep: () => null,
  find: (_request, { channel, path, query }) => {
    const { address, posted } = playOf(channel).scenario;
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (!posted || pathname !== path || searchParams.toString() !== query.toString()) return null;
    const request = asked.getStore();
    if (request) request.posted = posted.action;
    return { values: {}, code: '', message: '', errors: null, ...posted };
  },
  end: () => undefined,
});

/** Whether a page, or the screen that a page asks for, has nothing that is sent to the action. */
export const lacksForm = (html: string, action: string): boolean => !new RegExp(`/-/do/${action}(?![a-z-])`).test(html);
