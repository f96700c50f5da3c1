import { addons } from 'storybook/manager-api';

/** No add-on has anything to say of a section, so the story takes the panel's place. */
addons.setConfig({ layoutCustomisations: { showPanel: () => false } });

// Screens stand in frames from hosts below this one: of one site with them, so that their cookies are kept.
if (location.hostname === 'localhost' || location.hostname === '127.0.0.1')
  location.replace(location.href.replace(`//${location.hostname}`, '//workbench.localhost'));
