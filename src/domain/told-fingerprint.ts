/** A form that sets all that it shows says what that was: what was changed elsewhere meanwhile is not overwritten unseen. */
import type { ErrorCode } from '../../schemas/shop-errors';

const outdatedCode = 'request.outdated' satisfies ErrorCode;

const goneCode = 'book.not-found' satisfies ErrorCode;

type Said = { readonly code: string } | null | undefined;

/** Nothing was stored: the screen is to be shown as the shop has it. */
export const isOutdated = (said: Said): boolean => said?.code === outdatedCode;

/** What the form is of is there no more. */
export const isGone = (said: Said): boolean => said?.code === goneCode;

/** A shop on another platform may have no fingerprints. */
export const drawnWith = ({
  fingerprint = '',
}: {
  readonly fingerprint?: string;
}): { readonly fingerprint: string } => ({
  fingerprint,
});

type Texts = Readonly<Record<string, string>>;

/** Hidden in such a form. @param texts what it shows */
export const toldBy = (fingerprint: string, texts: Texts): Texts => ({ fingerprint, drawn: JSON.stringify(texts) });

/** For the call what the form was drawn with, as far as it says that. */
export const seenBy = ({ fingerprint = '' }: Texts): { readonly fingerprint?: string } =>
  fingerprint === '' ? {} : { fingerprint };

/** What the form that was sent had shown; of a record, in which nobody's texts stand, nothing. */
export const drawnTexts = ({ drawn = '' }: Texts): Texts => {
  try {
    return Object.fromEntries(
      Object.entries(Object(JSON.parse(drawn)) as object).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
};
