import type { NavigationAnswer } from '../../island/navigation-answer';

type ScreenOf = Extract<NavigationAnswer, { kind: 'screen' }>;

/** Brings styles of sections into the page, by name, each once. */
export type AdoptStyles = (css: ScreenOf['css']) => void;

export interface ScreenStyles {
  readonly adopt: AdoptStyles;
  /** The styles of a new screen, its own small style included. */
  readonly apply: (answer: ScreenOf) => void;
}

/** Styles of a new screen stand beside the first page's; the content security policy allows them this way. */
export const createScreenStyles = (): ScreenStyles => {
  const known = new Set<string>();
  const page = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  const adopt: AdoptStyles = (css) => {
    const added = Object.entries(css).filter(([name]) => !known.has(name));
    if (added.length === 0) return;
    for (const [name] of added) known.add(name);
    // A sheet for what is new: to write into the old one would parse all of it again.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(added.map(([, text]) => text).join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== page), sheet, page];
  };
  return {
    adopt,
    apply: (answer) => {
      adopt(answer.css);
      document.getElementById('noren-page')?.remove();
      page.replaceSync(answer.pageStyle);
    },
  };
};
