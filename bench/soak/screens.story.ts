/** Every scenario in all themes at all widths: for everybody, still, whole without script, and narrow. */
import { runSpecs } from './run-specs';
import type { Story } from './story';

/** A scale below 1 looks at each scenario once, as `npm test` does. */
export const screens: Story = async (_folder, { scale }) => {
  const env: Record<string, string> = scale < 1 ? {} : { NOREN_EVERY_LOOK: '1' };
  const { tests, findings } = await runSpecs(['--project=screens', 'every-scenario'], env);
  return { name: 'every scenario in every look', figures: { looks: tests }, findings };
};
