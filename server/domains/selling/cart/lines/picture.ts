import { isLookAxis } from '../../../../../src/domain/look-axes';
import type { CartSku } from '../rows/skus.repository';

/**
 * The values that a line's picture shows where they are not the chosen ones; '' where the product comes in several looks
 * and nobody has said which one its pictures show; null: it shows what was chosen.
 */
export function pictureOfOther({
  picture,
  picture_shows: shown,
  pictured_axes,
  options,
  axes,
}: Pick<CartSku, 'picture' | 'picture_shows' | 'pictured_axes' | 'options' | 'axes'>): string | null {
  if (!picture) return null;
  const others = Object.entries(shown).filter(([axis, values]) => !values.includes(options[axis] ?? ''));
  if (others.length > 0) return others.flatMap(([, values]) => values).join('・');
  const isUnknown = axes.some(
    ({ name, values }) => values.length > 1 && isLookAxis(name) && !pictured_axes.includes(name),
  );
  return isUnknown ? '' : null;
}
