/** Random ways through both shops, recorded and shown again from their files. */
import { runSpecs } from './run-specs';
import type { Story } from './story';

const mostWays = 50;

export const ways: Story = async (_folder, { scale }) => {
  const ofEachShop = Math.max(1, Math.round((mostWays * scale) / 2));
  const { findings } = await runSpecs(['--project=phone', 'record-and-replay'], { NOREN_WAYS: String(ofEachShop) });
  return { name: 'recorded ways', figures: { ways: ofEachShop * 2 }, findings };
};
