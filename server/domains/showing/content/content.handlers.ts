import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import { type ContentServiceDeps, createContentService } from './content.service';

export const contentHandlers = (deps: ContentServiceDeps): Handlers<Contract['content']> => {
  const content = createContentService(deps);
  return {
    banners: async ({ query }, context) => ({
      status: 200,
      body: { data: await content.banners(context, query.area) },
    }),
    news: async ({ query }, context) => {
      const page = pageRequest(query);
      const { entries, total } = await content.news(context, page);
      return { status: 200, headers: paginationHeaders(page, total), body: { data: entries } };
    },
    newsEntry: async ({ params }, context) => {
      const entry = await content.newsEntry(context, params.key);
      return entry ? { status: 200, body: entry } : { status: 404, body: errorOf('content.not-found') };
    },
    qas: async ({ query }, context) => ({ status: 200, body: { data: await content.qas(context, query) } }),
    qaCategories: async (_input, context) => ({ status: 200, body: { data: await content.qaCategories(context) } }),
  };
};
