import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { screenStories } from './screen-index';
import { sectionStories } from './section-index';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const sections = sectionStories(root);
const screens = screenStories(root);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'workbench/vite.config.ts' } },
  },
  stories: ['../../sections/*/*/*.section.ts', '../../fixtures/scenarios/*/*.json'],
  experimental_indexers: () => Promise.resolve([sections.indexer, screens.indexer]),
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), sections.plugin, screens.plugin] }),
  features: { actions: false, backgrounds: false, controls: false, interactions: false },
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
