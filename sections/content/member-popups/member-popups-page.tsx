import { useShop } from '../../../src/ui/shop-context';
import { column } from '../../../src/ui/styles/page.css';
import { PopupEntry } from '../parts/popup-card';
import type { MemberPopupsProps } from './member-popups.data';
import { told } from './member-popups-page.css';
import { useMemberPopups } from './use-member-popups';

/** What members are told, to be read again, below what everybody is. */
export const View = ({ id }: MemberPopupsProps) => {
  const { visitor } = useShop();
  const popups = useMemberPopups();
  if (visitor === 'guest') return null;
  return (
    <div className={`${column} ${told}`} aria-live="polite">
      {popups?.map((content, at) => (
        <PopupEntry key={content.name} id={`${id}-${at}`} content={content} />
      ))}
      {popups?.length === 0 && <p>会員の皆さまへのお知らせは、ただいまありません。</p>}
    </div>
  );
};
