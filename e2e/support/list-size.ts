/** Budgets and measures speak of a list of 24 products; a shop's own choice may be another. */
type Query = <Row extends { id: string; document: string }>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

export const measuredListSize = 24;

type List = { order?: string[]; sections?: Record<string, Section> };
type Section = { type: string; settings?: Record<string, unknown>; slots?: Record<string, List> };

const resize = ({ sections = {} }: List): void => {
  for (const section of Object.values(sections)) {
    if (section.type === 'product-list') section.settings = { ...section.settings, perPage: measuredListSize };
    Object.values(section.slots ?? {}).forEach(resize);
  }
};

/** Gives the product lists of all channels 24 products a page, in their published layouts. Answers how to undo it. */
export const showMeasuredList = async (query: Query): Promise<() => Promise<void>> => {
  const rows = await query(
    "select channel_id as id, document from layouts where kind = 'page' and page = 'product.list'",
  );
  const store = ({ id, document }: { id: string; document: string }): Promise<unknown> =>
    query("update layouts set document = $2 where kind = 'page' and page = 'product.list' and channel_id = $1", [
      id,
      document,
    ]);
  for (const { id, document } of rows) {
    const list = JSON.parse(document) as List;
    resize(list);
    await store({ id, document: JSON.stringify(list) });
  }
  return async () => {
    for (const row of rows) await store(row);
  };
};
