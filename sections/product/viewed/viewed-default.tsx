import { useEffect, useState } from 'react';
import type { ProductCard } from '../../../schemas/catalog/product';
import { watchOwn } from '../../../src/session/own-answer';
import { useShop } from '../../../src/ui/shop-context';
import type { ViewedProps } from './viewed.data';
import { ViewedShelf } from './viewed-shelf';

/**
 * What the visitor has looked at last, but for what they look at now. It stands below all that is read, and takes no room
 * until it is known: whoever sees their first product has looked at nothing yet.
 */
export const View = ({ id, settings, params }: ViewedProps) => {
  const { prefix, visitor } = useShop();
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(
    () => watchOwn({ prefix, visitor }, ({ viewed = [] }) => setProducts(viewed.map(({ product }) => product))),
    // With the next product there is one more that was looked at.
    [prefix, visitor, params.key],
  );
  return (
    <div>
      <ViewedShelf
        id={id}
        title={settings.title}
        products={products.filter(({ key }) => key !== params.key).slice(0, settings.limit)}
      />
    </div>
  );
};
