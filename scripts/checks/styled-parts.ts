/**
 * What a theme's styles may reach: its own views' elements, and what a section hands out in a `*.parts.ts`. A view may move
 * and rename everything else, so that a rule which names it would break unseen.
 *
 * A name of an element in a selector stands below a class; it is the theme's own where no view puts a part of a section
 * below that class (behind `>`: right below it).
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const parse = (path: string): ts.SourceFile => {
  const text = ts.sys.readFile(path);
  if (text === undefined) throw new Error(`${path} cannot be read.`);
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
};

const within = (node: ts.Node): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    nodes.push(child);
    child.forEachChild(visit);
  };
  node.forEachChild(visit);
  return nodes;
};

const isDrawn = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const openingOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  ts.isJsxElement(node) ? node.openingElement : node;

const namesIn = (node: ts.Node): ReadonlySet<string> =>
  new Set(within(node).flatMap((child) => (ts.isIdentifier(child) ? [child.text] : [])));

/** Whether no part of a section is drawn where the class stands, below it, or behind `>` right below it. */
const isOwn = (views: readonly ts.SourceFile[], name: string, isChild: boolean): boolean => {
  const wearing = views.flatMap((view) => {
    const imported = view.statements.filter(ts.isImportDeclaration);
    const namesFrom = (module: RegExp): ReadonlySet<string> =>
      new Set(imported.filter((one) => module.test(one.moduleSpecifier.getText())).flatMap((one) => [...namesIn(one)]));
    // `import { banner as bannerClass }` has both names.
    const aliases = within(view).filter(ts.isImportSpecifier);
    const local = aliases.find((one) => (one.propertyName ?? one.name).text === name)?.name.text ?? name;
    const foreign = namesFrom(/\/sections\//);
    const isForeign = (node: ts.JsxElement | ts.JsxSelfClosingElement): boolean =>
      foreign.has(openingOf(node).tagName.getText());
    return within(view)
      .filter(isDrawn)
      .filter((node) => openingOf(node).attributes.properties.some((attribute) => namesIn(attribute).has(local)))
      .map((node) => {
        const below = within(node).filter(isDrawn);
        const near = below.filter((inner) => !below.some((outer) => outer !== inner && within(outer).includes(inner)));
        return ![node, ...(isChild ? near : below)].some(isForeign);
      });
  });
  return wearing.length > 0 && wearing.every(Boolean);
};

/** `.name` for what is filled in: own classes by their names, everything else (parts, tokens) as `.?`. */
const textOf = (node: ts.Node, own: ReadonlySet<string>): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans
        .map(({ expression, literal }) => {
          const name = expression.getText();
          return `${own.has(name) ? `.${name}` : '.?'}${literal.text}`;
        })
        .join('')
    );
  return own.has(node.getText()) ? `.${node.getText()}` : '.?';
};

/** The selectors of a file of styles, `&` as the name of the class that it stands in. */
const selectorsIn = (file: ts.SourceFile, own: ReadonlySet<string>): readonly string[] =>
  within(file).flatMap((node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'globalStyle' && node.arguments[0])
      return [textOf(node.arguments[0], own)];
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'selectors') return [];
    let holder: ts.Node = node;
    while (!ts.isVariableDeclaration(holder)) holder = holder.parent;
    const name = `.${holder.name.getText()}`;
    return ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.flatMap(({ name: key }) =>
          key ? [textOf(ts.isComputedPropertyName(key) ? key.expression : key, own).replaceAll('&', name)] : [],
        )
      : [];
  });

/** `.nav > ul`, `.nav :is(a, b)` → what stands before an element's name, and the name. */
const elements = /(^|[\s>+~(,])([a-z][a-z0-9]*)(?![\w-]*\()(?=$|[\s>+~),.:[])/g;

const problemsOf = (selector: string, views: readonly ts.SourceFile[]): readonly string[] => {
  // Arguments that are no selectors: `:nth-child(-n + 3)`, `[data-x="a b"]`.
  const bare = selector.replace(/:nth-[\w-]+\([^)]*\)|\[[^\]]*\]/g, '');
  return [...bare.matchAll(elements)].flatMap(({ index, 1: before = '', 2: element = '' }) => {
    const path = bare.slice(0, index + before.length);
    const last = /[.]([\w?]+)[^.]*$/.exec(path);
    const steps = last ? path.slice(last.index) : '';
    const isChild = /^[.]\w+(:\w+)?(:has\()?\s*>\s*(\w+ \+ |:is\()?$/.test(steps);
    return last?.[1] && last[1] !== '?' && isOwn(views, last[1], isChild) ? [] : [`${selector}: ${element}`];
  });
};

/** Selectors of a theme's view styles that name what no section hands out: `file: selector: element`. */
export const unhandedParts = (folder: string): readonly string[] => {
  const files = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const views = files.filter((name) => name.endsWith('.tsx')).map((name) => parse(join(folder, name)));
  return files
    .filter((name) => name.endsWith('.css.ts'))
    .flatMap((name) => {
      const file = parse(join(folder, name));
      const own = new Set(
        within(file)
          .filter(ts.isVariableDeclaration)
          .map((node) => node.name.getText()),
      );
      const imports = within(file)
        .filter(ts.isImportDeclaration)
        .map((node) => node.moduleSpecifier.getText().slice(1, -1))
        .filter((path) => path.includes('/sections/') && !path.endsWith('.parts'));
      return [
        ...imports.map((path) => `${name}: imports ${path}`),
        ...selectorsIn(file, own).flatMap((selector) => problemsOf(selector, views).map((why) => `${name}: ${why}`)),
      ];
    });
};

/** The folders of a theme in which styles stand. */
export const styledFolders = (theme: string): readonly string[] =>
  existsSync(theme)
    ? readdirSync(theme, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'layouts')
        .map(({ name }) => join(theme, name))
    : [];
