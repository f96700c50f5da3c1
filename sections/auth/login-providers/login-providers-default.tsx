import { joiningIn } from '../../../src/domain/joining';
import { returnPath } from '../../../src/domain/return-path';
import { Button } from '../../../src/ui/button';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { list, setOff, ways } from './login-providers-default.css';
import type { LoginProvidersProps } from './login-providers.data';

/**
 * A button for each provider: plain forms, which work without script. Whoever has come from one is on the way to link it, as
 * the login's form says, and is not sent there again. A shop without providers shows nothing.
 */
export const View = ({ id, settings, data: { providers }, query }: LoginProvidersProps) => {
  const { prefix, page, posted } = useShop();
  const redirect = returnPath(query.redirect) ?? '';
  if (providers.length === 0 || joiningIn(posted)) return null;
  return (
    <section className={`${textScreen} ${ways}`} aria-labelledby={`${id}-h`}>
      <div className={setOff}>
        <h2 id={`${id}-h`}>{settings.title}</h2>
        <ul className={list}>
          {providers.map(({ key, name }) => (
            <li key={key}>
              <form method="post" action={`${prefix}/-/do/provider-redirect`}>
                <input type="hidden" name="provider" value={key} />
                <input type="hidden" name="redirect" value={redirect} />
                {page === 'login.sync' && <input type="hidden" name="sync" value="1" />}
                <Button>{name}でログイン</Button>
              </form>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
