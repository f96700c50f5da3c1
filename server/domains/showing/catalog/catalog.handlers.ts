import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import { createReviewsService, type ReviewsServiceDeps } from '../reviews/reviews.service';
import type { CatalogService } from './catalog.service';

export interface CatalogHandlerDeps extends ReviewsServiceDeps {
  readonly catalog: CatalogService;
}

/** Products beside one, of each kind. */
const mostLinked = 12;

const noProduct = { status: 404, body: errorOf('product.not-found') } as const;
const noContent = { status: 404, body: errorOf('content.not-found') } as const;

export const catalogHandlers = ({ catalog, ...deps }: CatalogHandlerDeps): Handlers<Contract['catalog']> => {
  const reviews = createReviewsService(deps);
  return {
    brands: async (_input, context) => ({ status: 200, body: { data: await catalog.brands(context) } }),
    makers: async (_input, context) => ({ status: 200, body: { data: await catalog.makers(context) } }),
    maker: async ({ params }, context) => {
      const maker = await catalog.maker(context, params.key);
      return maker ? { status: 200, body: maker } : noContent;
    },
    tags: async (_input, context) => ({ status: 200, body: { data: await catalog.tags(context) } }),
    categories: async ({ query }, context) => ({
      status: 200,
      body: { data: await catalog.categories(context, query.table) },
    }),
    collection: async ({ params, query }, context) => {
      const collection = await catalog.collection(context, params.alias, query.max_page_size);
      return collection ? { status: 200, headers: { 'x-limit': query.max_page_size }, body: collection } : noContent;
    },
    products: async ({ query }, context) => {
      const page = pageRequest(query);
      const { products, facets, total } = await catalog.list(context, query, page);
      return { status: 200, headers: paginationHeaders(page, total), body: { data: products, facets } };
    },
    product: async ({ params }, context) => {
      const product = await catalog.product(context, params.key);
      return product ? { status: 200, body: product } : noProduct;
    },
    recommended: async ({ params, query }, context) => {
      const data = await catalog.linked(context, params.key, query.kind, mostLinked);
      return data ? { status: 200, headers: { 'x-limit': mostLinked }, body: { data } } : noProduct;
    },
    accessories: async ({ params }, context) => {
      const data = await catalog.linked(context, params.key, 'accessory', mostLinked);
      return data ? { status: 200, headers: { 'x-limit': mostLinked }, body: { data } } : noProduct;
    },
    reviews: async ({ params, query }, context) => {
      const productId = await catalog.productId(context, params.key);
      if (productId === null) return noProduct;
      const page = pageRequest(query);
      const { reviews: data, spread, total } = await reviews.page(productId, page);
      return { status: 200, headers: paginationHeaders(page, total), body: { data, spread } };
    },
  };
};
