import { telHref } from '../../../src/lib/tel-href';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { textScreen } from '../../../src/ui/styles/page.css';
import { useShop } from '../../../src/ui/shop-context';
import { lead, ways } from './contact-ways-default.css';
import type { ContactWaysProps } from './contact-ways.data';

/** Whom to call, when, and where to write; what the shop has not set is left out. */
export const View = ({ settings, data: { site }, slots }: ContactWaysProps) => {
  const { title } = useShop();
  const { 'SITE.PHONE': phone, 'SITE.PHONE_HOURS': hours, 'SITE.EMAIL': mail } = site;
  return (
    <section className={textScreen}>
      <h1>{settings.title || title}</h1>
      {settings.text && <p className={lead}>{settings.text}</p>}
      {(phone || mail) && (
        <dl className={ways}>
          {phone && (
            <div>
              <dt>お電話</dt>
              <dd>
                <a href={telHref(phone)}>{phone}</a>
                {hours && <span>受付時間 {hours}</span>}
              </dd>
            </div>
          )}
          {mail && (
            <div>
              <dt>メール</dt>
              <dd>
                <a href={`mailto:${mail}`}>{mail}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
      {slots.below}
      {settings.faqText && (
        <A className={button.outline} href="/faq">
          {settings.faqText}
        </A>
      )}
    </section>
  );
};
