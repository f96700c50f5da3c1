import { sql } from 'kysely';
import { paragraphs, sanitize } from '../../../../html/sanitize';
import { key, named, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { idsOf, insertMissing, upsert } from '../../upsert';

export const faqSeed = seedKind({
  file: {
    type: 'object',
    properties: {
      categories: { type: 'array', items: named },
      qas: {
        type: 'array',
        items: {
          type: 'object',
          properties: { category: key, question: key, answer: text },
          required: ['question', 'answer'],
        },
      },
    },
  },
  async write({ db, channel }, faq) {
    const channel_id = channel.id;
    const categories = (faq?.categories ?? []).map(({ key, name }, position) => ({ channel_id, key, name, position }));
    await upsert(db, 'qa_categories', ['channel_id', 'key'], categories);
    const ids = await idsOf(db, 'qa_categories', channel_id);
    await sql`delete from qas where channel_id = ${channel_id} and product_id is null`.execute(db);
    const qas = (faq?.qas ?? []).map(({ category, question, answer }, position) => ({
      channel_id,
      category_id: ids.get(category ?? '') ?? null,
      question,
      answer_html: sanitize(paragraphs(answer)),
      position,
    }));
    await insertMissing(db, 'qas', qas);
  },
});
