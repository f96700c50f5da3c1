/** What every view may know of the shop and the screen, from what was loaded of them. */
import { kindOf } from '../../../src/domain/visitor';
import { dayOf } from '../../../src/lib/dates';
import { randomKey } from '../../../src/lib/random-key';
import type { ShopEnv } from '../../../src/ui/shop-context';
import type { Asked } from './allowed-query';
import { leadsBack } from './leads-back';
import type { ScreenRequest } from './screen-request';
import { isSelling, type Site } from './load-site';
import type { ScreenMatch } from './match-screen';
import { isMemberless } from '../../../src/domain/memberless';
import { isPersonal } from './own-needs';
import { addressOf } from './way-back';

interface ShownTo {
  readonly request: ScreenRequest;
  readonly site: Site;
  readonly match: ScreenMatch;
  readonly asked: Asked;
}

const visitorOf = ({ visitor }: ScreenRequest, { environment }: Site): Pick<ShopEnv, 'visitor' | 'isUnconfirmed'> => {
  if (isMemberless(environment)) return { visitor: 'guest' };
  return visitor === 'member' ? { visitor: 'guest', isUnconfirmed: true } : { visitor: kindOf(visitor) };
};

export const envOf = ({ request, site, match, asked }: ShownTo): ShopEnv => ({
  channel: request.channel.id,
  prefix: request.channel.prefix,
  siteName: site.settings['SITE.NAME'],
  theme: site.theme,
  page: match.row.page,
  title: match.row.title,
  url: addressOf(request, asked),
  ...visitorOf(request, site),
  ...(request.drawnFor === undefined ? {} : { drawnFor: request.drawnFor }),
  ...(leadsBack(match.row) ? {} : { isNoWayBack: true }),
  isSelling: isSelling(site.settings),
  today: dayOf(request.now.toISOString()),
  ...(isPersonal(match.row) ? { drawing: randomKey() } : {}),
  ...(isMemberless(site.environment) ? { isMemberless: true } : {}),
  ...(site.settings['SUPPORT.CAPSULE.IS_USE'] === false ? { isUnrecorded: true } : {}),
  // What is passed on from a visitor's own page, such as the link of a gift, bears it.
  ...(isPersonal(match.row) ? { origin: request.channel.origin } : {}),
  ...(request.posted ? { posted: request.posted } : {}),
});

/** As whom the frame is drawn. */
export const whoSees = ({ visitor, isUnconfirmed }: ShopEnv): string => (isUnconfirmed ? 'unconfirmed' : visitor);
