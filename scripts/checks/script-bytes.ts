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

/** Of the build: what runs first, what brings sections to life, and what stands in a file of it. */
export interface Build {
  readonly entry: string;
  readonly hydration: string;
  readonly textOf: (file: string) => string;
  /** Modules that are asked for where somebody is logged in, and never by a guest. */
  readonly ofMembers: readonly string[];
  /** Modules that the entry asks for when there is something to tell; they have a budget of their own, once for all pages. */
  readonly telling: readonly string[];
}

const mayStandOn = (pages: readonly string[], section: Weighed): boolean =>
  section.pages === 'any' || section.pages.some((page) => pages.includes(page));

interface Found {
  readonly build: Build;
  readonly files: Set<string>;
  /** Modules of actions, by the form's name. Their list, which every form that sends imports, names them all. */
  readonly actions: Map<string, string>;
}

/** Adds the files of a module and of all that it imports. */
const find = (key: string, manifest: Manifest, reach: Reach, found: Found): void => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest`);
  if (found.files.has(chunk.file)) return;
  found.files.add(chunk.file);
  for (const imported of chunk.imports ?? []) find(imported, manifest, reach, found);
  if (reach !== 'ever') return;
  for (const imported of chunk.dynamicImports ?? []) {
    if (found.build.ofMembers.includes(imported) || found.build.telling.includes(imported)) continue;
    const form = /^src\/actions\/(?:[\w-]+\/)*([\w-]+)\.action\.ts$/.exec(imported)?.[1];
    if (form === undefined) find(imported, manifest, reach, found);
    else found.actions.set(form, imported);
  }
};

/** Whether a script says the form's name, other than as a key of the list of actions. */
const says = (text: string, form: string): boolean =>
  new RegExp(`(?<![{,])(["'\`])${form}\\1|(["'\`])${form}\\2(?!:)`).test(text);

/** A form's action can only be asked for by a script that says its name. */
const addActions = (manifest: Manifest, reach: Reach, found: Found): void => {
  const isSaid = (form: string): boolean => [...found.files].some((file) => says(found.build.textOf(file), form));
  for (const [form, module] of found.actions) {
    if (!isSaid(form)) continue;
    found.actions.delete(form);
    find(module, manifest, reach, found);
    return addActions(manifest, reach, found);
  }
};

/**
 * All scripts that the page could ever download: the entry and, where any section there hydrates, React and every variant
 * of every section that may stand there; of actions those of the forms that these send. No arrangement of the page can need
 * more.
 */
export const scriptsOf = (
  pages: readonly string[],
  sections: readonly Weighed[],
  manifest: Manifest,
  build: Build,
  reach: Reach = 'at once',
): string[] => {
  const alive = sections.filter((section) => section.hydrates && mayStandOn(pages, section));
  const found: Found = { build, files: new Set(), actions: new Map() };
  find(build.entry, manifest, reach, found);
  if (alive.length > 0) find(build.hydration, manifest, reach, found);
  for (const { modules } of alive) for (const module of modules) find(module, manifest, reach, found);
  addActions(manifest, reach, found);
  return [...found.files];
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
  build: Build,
  { reach, bytesOf }: { reach: Reach; bytesOf: (file: string) => number },
): { id: string; bytes: number; ownBytes: number }[] => {
  const filesWith = (some: readonly Weighed[]): readonly string[] => scriptsOf(pages, some, manifest, build, reach);
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
