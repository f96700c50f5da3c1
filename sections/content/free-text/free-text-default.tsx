import { column } from '../../../src/ui/styles/page.css';
import { freeText } from './free-text.css';
import { FreeTextBody, hasText, titleOf } from './free-text-body';
import type { FreeTextProps } from './free-text.data';

/** A column of text. */
export const View = (props: FreeTextProps) => {
  const title = titleOf(props);
  if (!hasText(props)) return null;
  return (
    <section className={`${column} ${freeText}`} aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      <FreeTextBody {...props} />
    </section>
  );
};
