import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CrumbsProvider, ShopProvider, type ShopEnv } from '../../src/ui/shop-context';
import { minoriEnv } from '../samples/env';
import type { FixtureOf } from '../samples/fixture';

type AnyProps = { readonly settings: unknown; readonly data: unknown };

/** The HTML of a view with a fixture, as the server draws it. */
export const renderView = <P extends AnyProps>(
  View: (props: P) => ReactNode,
  fixture: FixtureOf<P>,
  env: Partial<ShopEnv> = {},
): string => {
  // A fixture lacks only what is filled in here.
  const props = { id: 's1', slots: {}, query: {}, params: {}, ...fixture } as P;
  return renderToStaticMarkup(
    <ShopProvider env={{ ...minoriEnv, ...env }}>
      <CrumbsProvider crumbs={fixture.crumbs ?? []}>
        <View {...props} />
      </CrumbsProvider>
    </ShopProvider>,
  );
};

/** What a shopper reads of the HTML. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
