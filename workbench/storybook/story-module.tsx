/** What Storybook draws: a story of the workbench in the look that its toolbar says. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { type ThemeId, themeIds, usualTheme } from '../../themes/theme-ids';
import { drawStory } from '../draw-story';
import { type Look, schemes } from '../looks';
import { stories, type Story } from '../stories';
import { createThemeSwitch } from '../theme-styles';

const themeSwitch = createThemeSwitch();

const lookOf = (theme: unknown, schemeKey: unknown): Look => {
  const known: ThemeId = themeIds.find((id) => id === theme) ?? usualTheme;
  const scheme = schemes.find(({ info }) => info.key === schemeKey) ?? null;
  return { id: scheme ? `${known}/${scheme.info.key}` : known, theme: known, scheme };
};

/** The first story waits for the styles of all sections in all themes, some seconds in a new browser. */
const sayWaiting = (element: Element): HTMLElement => {
  const note = element.appendChild(document.createElement('p'));
  note.setAttribute('role', 'status');
  note.textContent = 'すべてのセクションの見た目を読み込んでいます…';
  return note;
};

/** Draws as soon as the theme is there; answers how to take the story away, even if it is not there yet. */
const show = (element: Element, story: Story, look: Look): (() => void) => {
  let isWanted = true;
  const waiting = sayWaiting(element);
  const drawn = themeSwitch.then(async (switchTheme) => {
    waiting.remove();
    if (!isWanted) return null;
    switchTheme(look.theme);
    return drawStory(element, story, look);
  });
  return () => {
    isWanted = false;
    void drawn.then((clear) => clear?.());
  };
};

const StoryStage = ({ story, theme, scheme }: { story: Story; theme: unknown; scheme: unknown }) => {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(
    () => (stage.current ? show(stage.current, story, lookOf(theme, scheme)) : undefined),
    [story, theme, scheme],
  );
  return <div ref={stage} />;
};

export const metaOf = (): Meta => ({ parameters: { layout: 'fullscreen' } });

export const storyOf = (id: string): StoryObj => ({
  render: (_args, { globals }) => {
    const story = stories.find((one) => one.id === id);
    if (!story) throw new Error(`workbench: no story "${id}"`);
    const { theme, scheme }: Readonly<Record<string, unknown>> = globals;
    return <StoryStage story={story} theme={theme} scheme={scheme} />;
  },
});
