import { useEffect } from 'react';
import { openPopups } from '../../../src/session/open-popups';
import { useShop } from '../../../src/ui/shop-context';
import { PopupCard } from '../parts/popup-card';
import type { MemberPopupsProps } from './member-popups.data';
import { useMemberPopups } from './use-member-popups';

/** A place for cards that come when the page is there; for guests there is none. */
export const View = ({ id }: MemberPopupsProps) => {
  const { channel, visitor } = useShop();
  const popups = useMemberPopups();
  const count = popups?.length ?? 0;
  useEffect(() => {
    if (count > 0) openPopups(channel);
  }, [channel, count]);
  if (visitor === 'guest') return null;
  return (
    <div>
      {popups?.map((content, at) => (
        <PopupCard key={content.name} id={`${id}-${at}`} content={content} />
      ))}
    </div>
  );
};
