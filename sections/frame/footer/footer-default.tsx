import { telHref } from '../../../src/lib/tel-href';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { Company, Copyright, LegalLinks, LinkList } from '../parts/footer-parts';
import { logo } from '../parts/header-parts.css';
import { columns, footer, legalRow } from './footer-default.css';
import type { FooterProps } from './footer.data';

/** A quiet footer on a tinted ground: who we are, two lists, the legal row. */
export const View = ({ settings, data: { site } }: FooterProps) => {
  const { siteName, today } = useShop();
  return (
    <footer className={footer}>
      <div className={page}>
        <div className={columns}>
          <div>
            <A className={logo} href="/">
              {siteName}
            </A>
            <p>{site['SITE.TAGLINE']}</p>
            <Company site={site}>
              {site['SITE.PHONE'] && (
                <span>
                  <a href={telHref(site['SITE.PHONE'])}>{site['SITE.PHONE']}</a>
                  {site['SITE.PHONE_HOURS'] && ` 受付 ${site['SITE.PHONE_HOURS']}`}
                </span>
              )}
            </Company>
          </div>
          <nav aria-label="お買いもの">
            <LinkList links={settings.shopLinks} />
          </nav>
          <nav aria-label="ご案内">
            <LinkList links={settings.guideLinks} />
          </nav>
        </div>
        <div className={legalRow}>
          <LegalLinks site={site} />
          <Copyright company={site['SITE.COMPANY']} today={today} />
        </div>
      </div>
    </footer>
  );
};
