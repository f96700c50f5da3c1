/** Why the first day is as late as it is, in the shopper's words. */
import type { CalendarDay } from '../../../../schemas/content/content';
import { addDays } from '../../../../src/domain/delivery/delivery-dates';
import { awaitedWords } from '../../../../src/domain/delivery/promise-words';
import { shortDate } from '../../../../src/lib/dates';

export interface NoteInput {
  /** Read by whoever receives a gift, and has ordered nothing. */
  readonly isGift: boolean;
  /** What the shopper sends in first; null: nothing. */
  readonly awaited: string | null;
  readonly leadDays: number;
  /** Days until its goods are there. */
  readonly restockDays: number;
  /** The day on which it leaves; null: none is known. */
  readonly leaves: string | null;
  /** The hour in Japan that the order came after; null: it counts as today's. */
  readonly lateAfterHour: number | null;
  readonly received: string;
  /** Days between the goods' being there and their leaving on which the shop does not work. */
  readonly closedDays: readonly CalendarDay[];
  /** Days on the road where they are more than usual. */
  readonly farDays: number | null;
  readonly hasTimezones: boolean;
}

/** More single days than these are not counted up. */
const mostDaysNamed = 3;

/** Days that follow each other, together. */
function runsOf(days: readonly CalendarDay[]): CalendarDay[][] {
  const runs: CalendarDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && addDays(last.date, 1) === day.date) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function spanOf(run: readonly CalendarDay[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return '';
  return first === last ? shortDate(first.date) : `${shortDate(first.date)}から${shortDate(last.date)}`;
}

/** A closing with a name is told with it; the days off of every week are told together. */
function closingsOf(closedDays: readonly CalendarDay[]): string[] {
  const nameOf = (run: readonly CalendarDay[]) => run.find(({ note }) => note !== null)?.note ?? null;
  const runs = runsOf(closedDays);
  const named = runs.flatMap((run) => {
    const name = nameOf(run);
    return name === null ? [] : [`${spanOf(run)}は発送をお休みします（${name}）。`];
  });
  const usual = runs.filter((run) => nameOf(run) === null).flat();
  if (usual.length === 0) return named;
  const days = usual.slice(0, mostDaysNamed).map(({ date }) => shortDate(date));
  const more = usual.length > mostDaysNamed ? 'など' : '';
  return [...named, `休業日（${days.join('、')}${more}）は発送をお休みします。`];
}

/** Null: it leaves on the day itself. */
function preparationOf({ leadDays, restockDays }: NoteInput): string | null {
  const parts = [
    restockDays > 0 ? `商品のご用意に${restockDays}日ほど` : [],
    leadDays > 0 ? `発送の準備に${leadDays}営業日` : [],
  ].flat();
  return parts.length > 0 ? `${parts.join('、')}いただきます。` : null;
}

/** Of what leaves so many days after the order. */
function fromToday(input: NoteInput): string[] {
  const { isGift, leaves, lateAfterHour, received, closedDays } = input;
  const act = isGift ? 'お受け取りのお手続き' : 'ご注文';
  const preparation = preparationOf(input);
  const sentences: string[] = [];
  if (lateAfterHour !== null) {
    const hour = lateAfterHour === 12 ? '正午' : `${lateAfterHour}時`;
    sentences.push(`${shortDate(addDays(received, -1))}の受付は${hour}までです。`);
    sentences.push(`それ以降の${act}は、翌日（${shortDate(received)}）の受付となります。`);
  }
  if (leaves === null) sentences.push(`お届け日は、${act}のあとにお知らせします。`);
  else if (preparation !== null) sentences.push(preparation);
  return [...sentences, ...closingsOf(closedDays)];
}

/** Of what leaves so many days after something of the shopper's is there: when that is, nobody knows. */
const fromArrival = (awaited: string, input: NoteInput): string[] =>
  [`${awaitedWords(awaited)}。`, 'そのため、お届け日のご指定は承れません。', preparationOf(input) ?? []].flat();

/** Null where there is nothing to explain. */
export function noteOf(input: NoteInput): string | null {
  const { awaited, farDays, hasTimezones } = input;
  const sentences = awaited === null ? fromToday(input) : fromArrival(awaited, input);
  if (farDays !== null) sentences.push(`お届け先の地域には、発送から${farDays}日でお届けします。`);
  if (!hasTimezones) sentences.push('お届け先の地域では、時間帯のご指定を承れません。');
  return sentences.length > 0 ? sentences.join('') : null;
}
