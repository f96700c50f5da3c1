/** Which scripts a screen may download, from Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

/** What comes before a module runs, or also what it may ask for while it is used (a state machine, the form of a card). */
export type Reach = 'at once' | 'ever';

/** A section as far as its weight goes: on which pages it may stand, and the modules of its variants. */
export type Weighed = { pages: 'any' | readonly string[]; hydrates: boolean; modules: readonly string[] };

/** The files of a module and of all that it imports. */
const filesOf = (key: string, manifest: Manifest, reach: Reach, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, reach, seen);
  if (reach === 'ever') for (const imported of chunk.dynamicImports ?? []) filesOf(imported, manifest, reach, seen);
  return seen;
};

/**
 * All scripts that the page could ever download: the entry and, where any section there hydrates, React and every variant
 * of every section that may stand there. No arrangement of the page can need more.
 */
export const scriptsOf = (
  pages: readonly string[],
  sections: readonly Weighed[],
  manifest: Manifest,
  { entry, hydration }: { entry: string; hydration: string },
  reach: Reach = 'at once',
): string[] => {
  const alive = sections.filter(
    (section) => section.hydrates && (section.pages === 'any' || section.pages.some((page) => pages.includes(page))),
  );
  const files = filesOf(entry, manifest, reach);
  if (alive.length > 0) filesOf(hydration, manifest, reach, files);
  for (const { modules } of alive) for (const module of modules) filesOf(module, manifest, reach, files);
  return [...files];
};
