import type { Posted } from '../../../src/ui/shop-context';
import { Button } from '../../../src/ui/button';
import { useArrivalFocus } from './focus';
import { alarm } from './parts.css';

interface Props {
  /** What the flow says went wrong. */
  readonly error: { readonly code: string; readonly message: string } | null;
  /** What the shop said of a form that was sent without script. */
  readonly posted?: Posted | undefined;
  /** Sends the same again; offered where nobody answered. */
  readonly onRetry?: (() => void) | undefined;
}

/** Why a step did not go through, above its form; announced when it appears, and read out where it came with the screen. */
export const FlowError = ({ error, posted, onRetry }: Props) => {
  const said = error ?? (posted ? { code: posted.code, message: posted.message } : null);
  const place = useArrivalFocus<HTMLDivElement>(said !== null);
  return (
    <div role="alert">
      {said && (
        <div ref={place} className={alarm} tabIndex={-1}>
          <strong>{said.message}</strong>
          {onRetry && error?.code.startsWith('api.') && (
            <Button kind="text" type="button" onClick={onRetry}>
              もう一度送信する
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
