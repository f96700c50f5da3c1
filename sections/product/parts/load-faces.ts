/**
 * The faces of type that texts are shown in before they are made, in pieces of some hundred characters, of which a browser
 * fetches those that a text has. The shop's own, since of a brush or a script most devices have none, and would show
 * two faces alike. Nobody fetches them who opens no field with a face.
 */
import gothic from '@fontsource/kosugi-maru/index.css?url';
import kaisho from '@fontsource/yuji-syuku/index.css?url';
import mincho from '@fontsource/hina-mincho/index.css?url';
import roman from '@fontsource/great-vibes/index.css?url';
import { type FaceRuns, missingBy, type MissingIn } from '../../../schemas/catalog/face-signs';
import signs from '../../../schemas/catalog/face-signs.generated.json?url';
import type { ProductOption, Typeface } from '../../../schemas/catalog/product-option';
import { optionsIn } from '../../../src/domain/option-form';

const sheets: Readonly<Record<Typeface, string>> = { mincho, kaisho, gothic, roman };

/** Of the choices that are open, with the options that are wanted. */
export const openFaces = (
  options: readonly ProductOption[],
  values: Readonly<Record<string, string>>,
  place?: string,
): ReadonlySet<Typeface> => {
  const wanted = new Set(optionsIn(values, place).map(({ key }) => key));
  const fields = options.flatMap((option) => (wanted.has(option.key) ? option.fields : []));
  return new Set(
    fields.flatMap((field) => (field.type === 'choice' ? field.choices.flatMap(({ face }) => face ?? []) : [])),
  );
};

/** Each once for a page. */
export const loadFaces = (faces: ReadonlySet<Typeface>): void => {
  for (const face of faces) {
    const href = sheets[face];
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    document.head.append(sheet);
  }
};

/** Which signs they have; null where that does not come: the shop says it when the text is sent. */
export const fetchSigns = async (): Promise<MissingIn | null> => {
  try {
    // eslint-disable-next-line no-restricted-globals -- a file of the build, no call
    const answer = await fetch(signs);
    // Written with the storefront, and served with it.
    return answer.ok ? missingBy((await answer.json()) as FaceRuns) : null;
  } catch {
    return null;
  }
};
