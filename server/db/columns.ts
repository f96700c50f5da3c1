/** How columns are read and written; texts of JSON columns are written as JSON text. */
import type { ColumnType, JSONColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string, Date | string>;
export type TimeWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json<T extends object> = JSONColumnType<T, string, string>;
export type JsonWithDefault<T extends object> = JSONColumnType<T, string | undefined, string>;
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
/** Kept by a trigger or computed by the database. */
export type Kept<T> = ColumnType<T, never, never>;
