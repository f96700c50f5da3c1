import type { FooterProps } from '../../../sections/frame/footer/footer.data';
import { Company, Copyright, LegalLinks, LinkList } from '../../../sections/frame/parts/footer-parts';
import { telHref } from '../../../src/lib/tel-href';
import { PhoneIcon } from '../../../src/ui/icons';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { base, call, columns, footer } from './footer-gakuen.css';

/** Navy ground; the telephone first, then three lists and the company. */
export const View = ({ settings, data: { site } }: FooterProps) => (
  <footer className={footer}>
    <div className={page}>
      {site['SITE.PHONE'] && (
        <div className={call}>
          <p>
            サイズやご注文について、お電話でもご相談いただけます。
            <br />
            {site['SITE.PHONE_HOURS']}
          </p>
          <a href={telHref(site['SITE.PHONE'])}>
            <PhoneIcon />
            {site['SITE.PHONE']}
          </a>
        </div>
      )}
      <div className={columns}>
        <nav aria-label="お買いもの">
          <LinkList links={settings.shopLinks} />
        </nav>
        <nav aria-label="ご案内">
          <LinkList links={settings.guideLinks} />
        </nav>
        <nav aria-label="お店の規定">
          <LegalLinks site={site} />
        </nav>
      </div>
      <div className={base}>
        <Company site={site} />
        <Copyright company={site['SITE.COMPANY']} today={useShop().today} />
      </div>
    </div>
  </footer>
);
