/** A page with one story at a time and nothing else, for tests and pictures: `stage.draw('hero/default/ok', 'minori')`. */
import { drawStory } from './draw-story';
import { looks } from './looks';
import { stories } from './stories';
import { createThemeSwitch } from './theme-styles';

export interface Stage {
  readonly stories: readonly string[];
  readonly looks: readonly string[];
  readonly draw: (story: string, look: string) => Promise<void>;
}

declare global {
  interface Window {
    stage?: Stage;
  }
}

const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`workbench: no "${id}"`);
  return found;
};

const place = (area: string): Element => {
  // A header and a footer stand beside the main part; in it they would be no landmarks.
  const element = document.querySelector(area === 'frame' ? '#before' : 'main');
  if (!element) throw new Error('workbench: stage.html lacks its places');
  return element;
};

const switchTheme = await createThemeSwitch();
let clear = (): void => undefined;

window.stage = {
  stories: stories.map(({ id }) => id),
  looks: looks.map(({ id }) => id),
  draw: async (storyId, lookId) => {
    clear();
    const story = find(stories, storyId);
    const look = find(looks, lookId);
    switchTheme(look.theme);
    clear = await drawStory(place(story.area), story, look);
  },
};
