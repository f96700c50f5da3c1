/** Which scripts a screen may download, from Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

/** What comes before a module runs, or also what it may ask for while it is used (a state machine, the form of a card). */
export type Reach = 'at once' | 'ever';

/** A section as far as its weight goes: on which pages it may stand, and the modules of its variants. */
export type Weighed = {
  id: string;
  pages: 'any' | readonly string[];
  hydrates: boolean;
  modules: readonly string[];
};

const mayStandOn = (pages: readonly string[], section: Weighed): boolean =>
  section.pages === 'any' || section.pages.some((page) => pages.includes(page));

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
  const alive = sections.filter((section) => section.hydrates && mayStandOn(pages, section));
  const files = filesOf(entry, manifest, reach);
  if (alive.length > 0) filesOf(hydration, manifest, reach, files);
  for (const { modules } of alive) for (const module of modules) filesOf(module, manifest, reach, files);
  return [...files];
};

/**
 * What each section that may stand on the page brings besides the entry and React, the heaviest first: in all, and as
 * much of it as no other section there brings. For whoever has to find what broke the page's budget.
 *
 * @param bytesOf a file of the build
 */
export const sectionWeights = (
  pages: readonly string[],
  sections: readonly Weighed[],
  manifest: Manifest,
  modules: { entry: string; hydration: string },
  { reach, bytesOf }: { reach: Reach; bytesOf: (file: string) => number },
): { id: string; bytes: number; ownBytes: number }[] => {
  const filesWith = (some: readonly Weighed[]): readonly string[] => scriptsOf(pages, some, manifest, modules, reach);
  const sumOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + bytesOf(file), 0);
  return sections
    .filter((section) => section.hydrates && mayStandOn(pages, section))
    .map((section) => {
      const without = new Set(filesWith([{ ...section, modules: [] }]));
      const others = new Set(filesWith(sections.filter((other) => other !== section)));
      const brought = filesWith([section]).filter((file) => !without.has(file));
      const own = brought.filter((file) => !others.has(file));
      return { id: section.id, bytes: sumOf(brought), ownBytes: sumOf(own) };
    })
    .sort((one, other) => other.bytes - one.bytes);
};
