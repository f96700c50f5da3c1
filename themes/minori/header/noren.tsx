import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { cloth, words } from './noren.css';

/** A name of a few characters hangs as a 暖簾, a strip for each; a longer one is set in a line. */
const mostStrips = 5;

/** The shop's name, which leads to its top page. */
export const Noren = () => {
  const { siteName } = useShop();
  const strips = [...siteName];
  if (strips.length > mostStrips)
    return (
      <A className={words} href="/">
        {siteName}
      </A>
    );
  return (
    <A className={cloth} href="/" aria-label={siteName}>
      {strips.map((strip, at) => (
        <span key={at} aria-hidden="true">
          {strip}
        </span>
      ))}
    </A>
  );
};
