import { useShop } from '../../../src/ui/shop-context';
import { Html } from '../../../src/ui/html';
import { page } from '../../../src/ui/styles/page.css';
import { notices } from './notices-default.css';
import type { NoticesProps } from './notices.data';

/** What concerns every screen: that the shop does not sell at the moment, and its own announcement. */
export const View = ({ settings, data: { messages } }: NoticesProps) => {
  const { isSelling } = useShop();
  const caution = messages.data.find(({ code, body_html }) => code === 'caution' && body_html.trim() !== '');
  if (isSelling && !caution) return null;
  return (
    <aside className={notices} aria-label="お店からのご案内">
      <div className={page}>
        {!isSelling && <p>{settings.stoppedText}</p>}
        {caution && <Html html={caution.body_html} />}
      </div>
    </aside>
  );
};
