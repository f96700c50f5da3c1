import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { Copyright, LegalLinks } from '../parts/footer-parts';
import { telHref } from '../../../src/lib/tel-href';
import { footer, who } from './footer-simple.css';
import type { FooterProps } from './footer.data';

/** The legal pages and whom to call, in two lines. */
export const View = ({ data: { site } }: FooterProps) => (
  <footer className={footer}>
    <div className={page}>
      <LegalLinks site={site} />
      <div className={who}>
        {site['SITE.PHONE'] && (
          <address>
            お問い合わせ <a href={telHref(site['SITE.PHONE'])}>{site['SITE.PHONE']}</a>
            {site['SITE.PHONE_HOURS'] && ` 受付 ${site['SITE.PHONE_HOURS']}`}
          </address>
        )}
        <Copyright company={site['SITE.COMPANY']} today={useShop().today} />
      </div>
    </div>
  </footer>
);
