import type { NavigationAnswer } from './navigation-answer';

type ScreenOf = Extract<NavigationAnswer, { kind: 'screen' }>;

/** Styles of a new screen stand beside the first page's; the content security policy allows them this way. */
export const createScreenStyles = (): ((answer: ScreenOf) => void) => {
  const known = new Set<string>();
  const sections = new CSSStyleSheet();
  const page = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sections, page];
  return (answer) => {
    for (const [name, css] of Object.entries(answer.css)) {
      if (known.has(name)) continue;
      known.add(name);
      sections.replaceSync([...sections.cssRules].map((rule) => rule.cssText).join('') + css);
    }
    document.getElementById('noren-page')?.remove();
    page.replaceSync(answer.pageStyle);
  };
};
