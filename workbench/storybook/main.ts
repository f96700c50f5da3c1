import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { sectionStories } from './section-index';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { indexer, plugin } = sectionStories(root);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'workbench/vite.config.ts' } },
  },
  stories: ['../../sections/*/*/*.section.ts'],
  experimental_indexers: () => Promise.resolve([indexer]),
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), plugin] }),
  features: { actions: false, backgrounds: false, controls: false, interactions: false },
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
