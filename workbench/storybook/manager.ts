import { addons } from 'storybook/manager-api';

/** No add-on has anything to say of a section, so the story takes the panel's place. */
addons.setConfig({ layoutCustomisations: { showPanel: () => false } });
