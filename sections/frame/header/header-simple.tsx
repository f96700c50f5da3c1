import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { SkipLink } from '../parts/header-parts';
import { logo } from '../parts/header-parts.css';
import { simple } from './header-simple.css';

/** The shop's name only: for checkout, maintenance and the like, where nothing should lead away. */
export const View = () => (
  <header className={simple}>
    <SkipLink />
    <A className={logo} href="/">
      {useShop().siteName}
    </A>
  </header>
);
