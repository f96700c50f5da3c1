/**
 * The tables of the shop as Kysely sees them, each in the file of its domain (`tables/<wing>/<domain>.ts`). `Generated`
 * columns have a default or are kept by the database; what a column means and which values it takes stands in the
 * migrations.
 */
export type { Database } from './tables/all.generated';
