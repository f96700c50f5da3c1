/** What the scripts of a scenario's page say of it, on one that has none, such as the one that stands in for a shop that cannot be read. */
import { escaped } from '../html/escape';

/** @param told of it, a sentence each */
export const markedPlainly = (html: string, status: number, told: readonly string[]): string => {
  const mark = ` data-replay="${status >= 500 ? 'broken' : 'played'}"`;
  const remark = told.length > 0 ? `<p>${told.map(escaped).join('<br>')}</p>` : '';
  return html.replace('<html', `<html${mark}`).replace('</main>', () => `${remark}</main>`);
};
