/** A form that sets all that it shows says what that was: what was changed elsewhere meanwhile is not overwritten unseen. */
import type { ErrorCode } from '../../schemas/shop-errors';

const outdatedCode = 'request.outdated' satisfies ErrorCode;

/** Nothing was stored: the screen is to be shown as the shop has it. */
export const isOutdated = (said: { readonly code: string } | null | undefined): boolean => said?.code === outdatedCode;

/** Hidden in such a form. A shop on another platform may have no fingerprints. */
export const drawnWith = ({
  fingerprint = '',
}: {
  readonly fingerprint?: string;
}): { readonly fingerprint: string } => ({
  fingerprint,
});

/** The same for the call, as far as the form says it. */
export const seenBy = ({ fingerprint = '' }: Readonly<Record<string, string>>): { readonly fingerprint?: string } =>
  fingerprint === '' ? {} : { fingerprint };
