import type { PlayedFlow } from '../../../flows/played-flow.test-support';
import type { FormEvent } from '../../../schemas/contract/form.flow-events';
import { schoolFaults } from './school-faults';

/** A form says by itself what becomes of it; that of a new member asks for a school first. */
const tell = async (channel: string, event: FormEvent): Promise<void> => {
  const sees = (state: string, sent: FormEvent | null): void => window.norenFlows?.sees('form', 'form', state, sent);
  if (event.type !== 'fill') return sees(event.type === 'back' ? 'typed' : 'refused', event);
  const { school } = event.values;
  if (!school) return sees('read', event);
  sees('busy', event);
  sees((await schoolFaults(channel, school)) ? 'refused' : 'read', null);
};

export const played: PlayedFlow<'form'> = {
  flow: 'form',
  meet: ({ shop }) => ({ send: (event) => void tell(shop.channel, event) }),
  places: ['form'],
  told: ['refused', 'busy', 'read', 'typed'],
};
