/** Where the browser finds the built files. Made by the server: from the build's manifest, or from Vite in development. */
export interface Assets {
  /** Address of the client entry. */
  readonly entry: string;
  /** What the entry imports before it runs. */
  readonly entryPreloads: readonly string[];
  /** Address of a view's module. */
  urlOf(module: string): string;
  /** What an island needs beside its own module: React, shared parts. Addresses to fetch ahead, its own included. */
  preloadsOf(module: string): readonly string[];
  /** The style texts that the modules use, each once, those built upon first. Key: the style's name. */
  stylesOf(modules: readonly string[]): ReadonlyMap<string, string>;
}
