import { page } from '../../../src/ui/styles/page.css';
import { feature, freeText, ground } from './free-text.css';
import { FreeTextBody, hasText, titleOf } from './free-text-body';
import type { FreeTextProps } from './free-text.data';

/** Over the whole width on a tinted ground: for what the shop wants everyone to know. */
export const View = (props: FreeTextProps) => {
  const title = titleOf(props);
  if (!hasText(props)) return null;
  return (
    <section className={ground} aria-label={title || undefined}>
      <div className={`${page} ${freeText} ${feature}`}>
        {title && <h2>{title}</h2>}
        <FreeTextBody {...props} />
      </div>
    </section>
  );
};
