import type { Contract } from '../../../../schemas/shop-contract';
import type { Handlers } from '../../../request/handlers';
import { createPopupService, type PopupServiceDeps } from './popup.service';

export const popupHandlers = (deps: PopupServiceDeps): Handlers<Contract['popup']> => {
  const popups = createPopupService(deps);
  return {
    mine: async (_input, context) => ({ status: 200, body: { data: await popups.shown(context) } }),
  };
};
