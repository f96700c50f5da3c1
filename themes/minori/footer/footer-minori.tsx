import type { FooterProps } from '../../../sections/frame/footer/footer.data';
import { Company, Copyright, LegalLinks, LinkList } from '../../../sections/frame/parts/footer-parts';
import { telHref } from '../../../src/lib/tel-href';
import { logo } from '../../../sections/frame/parts/header.parts';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { base, call, columns, footer, line, name } from './footer-minori.css';

/** A quiet close: the shop's name with its line from top to bottom, whom to ask, two lists, the legal row. */
export const View = ({ settings, data: { site } }: FooterProps) => {
  const { siteName, today } = useShop();
  return (
    <footer className={footer}>
      <div className={`${page} ${columns}`}>
        <div className={name}>
          <A className={logo} href="/">
            {siteName}
          </A>
          {site['SITE.TAGLINE'] && <p className={line}>{site['SITE.TAGLINE']}</p>}
        </div>
        {site['SITE.PHONE'] && (
          <div className={call}>
            <p>ご注文やのしのご相談は、お電話でも承ります。</p>
            <a href={telHref(site['SITE.PHONE'])}>{site['SITE.PHONE']}</a>
            <p>{site['SITE.PHONE_HOURS']}</p>
          </div>
        )}
        <nav aria-label="お買いもの">
          <LinkList links={settings.shopLinks} />
        </nav>
        <nav aria-label="ご案内">
          <LinkList links={settings.guideLinks} />
        </nav>
      </div>
      <div className={`${page} ${base}`}>
        <LegalLinks site={site} />
        <Company site={site} />
        <Copyright company={site['SITE.COMPANY']} today={today} />
      </div>
    </footer>
  );
};
