/**
 * The sandbox's wallet: every payment waits until its shopper has approved it at the wallet's page, who may as well cancel
 * it there, leave it for later, or let its time run out.
 */
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import type { RawAnswer } from '../http/compiled-call';
import { outdatedPayments } from './outdated-books';
import { readWalletRequest } from './requests';
import {
  addApi,
  addPage,
  failure,
  openService,
  type PageButton,
  type SandboxServiceOptions,
  type Service,
  shown,
} from './service';
import { endedWalletPage, walletPage, walletShell } from './wallet-page';

export const walletPath = '/sandbox-wallet';

/** Of another company than the cards': what one signs the other cannot have signed. */
export const walletKey = (sandboxKey: string): string =>
  createHmac('sha256', sandboxKey).update('wallet').digest('base64url');

const authorise = async (service: Service, body: unknown): Promise<RawAnswer> => {
  const wanted = readWalletRequest(body);
  return wanted
    ? shown(service, await service.books.book({ ...wanted, status: 'challenge' }))
    : failure(422, 'request');
};

const buttons: Readonly<Record<string, PageButton>> = {
  approve: { ends: 'authorised', isBack: true },
  cancel: { ends: 'declined', isBack: true },
  // Nobody goes back: the shop is told by the wallet alone, as when the shopper has closed the page.
  expire: { ends: 'voided', isBack: false },
};
/** Nothing is decided; the shop's screen leads to the page again. */
const leave: PageButton = { ends: null, isBack: true };

export const sandboxWallet = (app: FastifyInstance, options: SandboxServiceOptions, done: () => void): void => {
  const service = openService(app, options, {
    schema: 'sandbox_wallet',
    pageUrl: `${walletPath}/pay`,
    outdated: [outdatedPayments('sandbox_wallet')],
  });
  addApi(app, service, (body) => authorise(service, body));
  addPage(app, service, {
    shell: walletShell,
    path: '/pay',
    waiting: ({ amount_jpy }) => walletPage(amount_jpy),
    ended: endedWalletPage,
    buttonOf: (result) => buttons[result ?? ''] ?? leave,
  });
  done();
};
