// Written by `npm run index` from the files that it lists.
import type { CleanUps } from '../../jobs/job';
import { accountsCleanUps } from './accounts/accounts.clean-ups';
import { authCleanUps } from './auth/auth.clean-ups';
import { authHandlers } from './auth/auth.handlers';
import { bookHandlers } from './book/book.handlers';
import { historyCleanUps } from './history/history.clean-ups';
import { historyHandlers } from './history/history.handlers';
import { pointHandlers } from './point/point.handlers';
import { providerCleanUps } from './provider/provider.clean-ups';
import { providerHandlers } from './provider/provider.handlers';
import { schoolHandlers } from './school/school.handlers';
import { sessionsCleanUps } from './sessions/sessions.clean-ups';
import { uploadCleanUps } from './upload/upload.clean-ups';
import { uploadHandlers } from './upload/upload.handlers';
import { userHandlers } from './user/user.handlers';

/** What ends by itself in this wing. */
export const membersCleanUps: readonly CleanUps[] = [
  accountsCleanUps,
  authCleanUps,
  historyCleanUps,
  providerCleanUps,
  sessionsCleanUps,
  uploadCleanUps,
];

/** What the handlers of this wing stand on. */
type MembersGround = Parameters<typeof authHandlers>[0] &
  Parameters<typeof bookHandlers>[0] &
  Parameters<typeof historyHandlers>[0] &
  Parameters<typeof pointHandlers>[0] &
  Parameters<typeof providerHandlers>[0] &
  Parameters<typeof schoolHandlers>[0] &
  Parameters<typeof uploadHandlers>[0] &
  Parameters<typeof userHandlers>[0];

/** What answers the calls of this wing, by group. */
export const membersHandlers = (ground: MembersGround) => ({
  auth: authHandlers(ground),
  book: bookHandlers(ground),
  history: historyHandlers(ground),
  point: pointHandlers(ground),
  provider: providerHandlers(ground),
  school: schoolHandlers(ground),
  upload: uploadHandlers(ground),
  user: userHandlers(ground),
});
