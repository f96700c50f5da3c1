/** Props of any view without what the runtime makes on the spot. */
export interface IslandInput {
  readonly settings: object;
  readonly data: object;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}
