import type { Posted } from '../../../src/ui/shop-context';
import { Button } from '../../../src/ui/button';
import { alarm } from './parts.css';

interface Props {
  /** What the flow says went wrong. */
  readonly error: { readonly code: string; readonly message: string } | null;
  /** What the shop said of a form that was sent without script. */
  readonly posted?: Posted | undefined;
  /** Sends the same again; offered where nobody answered. */
  readonly onRetry?: (() => void) | undefined;
}

/** Why a step did not go through, above its form; announced when it appears. */
export const FlowError = ({ error, posted, onRetry }: Props) => {
  const said = error ?? (posted ? { code: posted.code, message: posted.message } : null);
  return (
    <div role="alert">
      {said && (
        <div className={alarm}>
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
