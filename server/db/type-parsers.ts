import pg from 'pg';

const { builtins, getTypeParser } = pg.types;
const int8Array = 1016;
const textArray: number = 1009;
const dateArray = 1182;

/** @throws RangeError for a bigint that a JavaScript number cannot hold exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} from the database is not a safe integer.`);
  return value;
}

// pg's types leave open what a parser answers.
const parseTextArray = getTypeParser(textArray, 'text') as (text: string) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseInt8],
  [int8Array, (text) => parseTextArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  // A calendar day has no time zone: pg would make it a moment in this machine's.
  [builtins.DATE, (text) => text],
  [dateArray, parseTextArray],
]);

/**
 * How values come out of the database: bigint as number, timestamptz as Date, date as 'YYYY-MM-DD', numeric as text
 * (money is integer, so none should appear).
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text'): unknown =>
    (format === 'text' ? parsers.get(oid) : undefined) ?? getTypeParser(oid, format),
};
