import { openStage } from './open-stage';

/** Before Playwright's workers start: they find the stage by its address in the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, close } = await openStage();
  process.env.NOREN_STAGE = url;
  return close;
}
