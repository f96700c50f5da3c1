import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { moreLink } from '../../../src/ui/styles/text.css';
import { PopupEntry } from '../parts/popup-card';
import { contentsOf } from './popup-contents';
import type { PopupProps } from './popup.data';

/** The screen of the same, to be read again. What members are told besides stands below it. */
export const View = ({ id, settings }: PopupProps) => {
  const { title, visitor } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title}</h1>
      {contentsOf(settings).map((content, at) => (
        <PopupEntry key={content.name} id={`${id}-${at}`} content={content} />
      ))}
      {settings.entries.length === 0 && visitor === 'guest' && <p>ただいまお知らせはありません。</p>}
      <p>
        <A className={moreLink} href="/news">
          これまでのお知らせを見る
        </A>
      </p>
    </section>
  );
};
