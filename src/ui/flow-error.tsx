import { A } from './a';
import { Button } from './button';
import { useSaidFocus } from './focus';
import type { Posted } from './shop-context';
import { alarm, remark } from './styles/remark.css';

interface Props {
  /** What the flow says went wrong. */
  readonly error: { readonly code: string; readonly message: string } | null;
  /** What the shop said of a form that was sent without script; nothing where nothing was wrong. */
  readonly posted?: Posted | undefined;
  /** DOM id of the form that is sent again, as it is filled in by then; offered where nobody answered. */
  readonly form?: string | undefined;
  /** Sends the same again, where nobody can have changed it. */
  readonly onRetry?: (() => void) | undefined;
  /** A further sentence. */
  readonly more?: string;
  /** Where it is put right: a path of the shop, or a place of this screen (`#…`). */
  readonly way?: { readonly href: string; readonly label: string } | null;
  /** notice: nothing went wrong, there is something to decide. */
  readonly tone?: 'alarm' | 'notice';
  /** It stands away from what was pressed: it takes the focus, and comes into view, without script, too. */
  readonly isCalling?: boolean;
}

const isUnanswered = (code: string): boolean => code.startsWith('api.') || code === 'payment.unavailable';

/** Why a step did not go through, above its form; announced when it appears, and read out where it came with the screen. */
export const FlowError = ({ error, posted, form, onRetry, more = '', way = null, tone, isCalling }: Props) => {
  const isNotice = tone === 'notice';
  const said = error ?? (posted && posted.code !== '' ? { code: posted.code, message: posted.message } : null);
  const place = useSaidFocus<HTMLDivElement>(said && said.message, isCalling);
  return (
    <div role={isNotice ? 'status' : 'alert'}>
      {said && (
        <div
          ref={place}
          className={isNotice ? remark : alarm}
          tabIndex={-1}
          autoFocus={isCalling && posted !== undefined}
        >
          <strong>{said.message}</strong>
          {more && <p>{more}</p>}
          {way && (
            <p>{way.href.startsWith('#') ? <a href={way.href}>{way.label}</a> : <A href={way.href}>{way.label}</A>}</p>
          )}
          {(form ?? onRetry) && error && isUnanswered(error.code) && (
            <Button kind="text" {...(form ? { form } : { type: 'button', onClick: onRetry })}>
              もう一度送信する
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
