import type { Contract } from '../../../../schemas/shop-contract';
import type { Handlers } from '../../../handlers';
import type { PopupService } from './popup.service';

export const popupHandlers = (popups: PopupService): Handlers<Contract['popup']> => ({
  mine: async (_input, context) => ({ status: 200, body: { data: await popups.shown(context) } }),
});
