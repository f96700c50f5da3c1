import type { Collection } from '../../../schemas/catalog/catalogue';
import { SectionHead } from '../../../src/ui/section-head';

interface Props {
  readonly id: string;
  readonly collection: Collection;
  readonly settings: { readonly title: string; readonly moreText: string };
}

/** The head of a shelf: the section's own title, or the collection's. */
export const ShelfHead = ({ id, collection, settings }: Props) => (
  <SectionHead
    id={id}
    title={settings.title || collection.title}
    lead={collection.lead}
    more={
      settings.moreText
        ? { href: `/product?collection=${encodeURIComponent(collection.alias)}`, text: settings.moreText }
        : undefined
    }
  />
);
