/** What Storybook draws of a scenario: its whole screen, alive, in the theme of the toolbar, with what axe finds on it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';

/** From server/replay/browser/page.js. */
interface AxeAnswer {
  readonly norenAxe: readonly string[];
}

const isAnswer = (data: unknown): data is AxeAnswer =>
  typeof data === 'object' && data !== null && 'norenAxe' in data && Array.isArray(data.norenAxe);

/** A host of the workbench's own site: in a frame from another one, a browser keeps no cookies. */
const urlOf = (id: string, theme: string, port: number): string =>
  `http://${id}.${theme}.workbench.localhost:${port}/-/replay`;

const Screen = ({ id, theme, port }: { id: string; theme: string; port: number }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [faults, setFaults] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const take = ({ data, source }: MessageEvent<unknown>): void => {
      if (source === frame.current?.contentWindow && isAnswer(data)) setFaults(data.norenAxe);
    };
    addEventListener('message', take);
    // As wide as the story, to the pixel.
    if (frame.current) Object.assign(frame.current.style, { border: '0', height: 'calc(100vh - 2rem)' });
    return () => removeEventListener('message', take);
  }, []);
  const said = faults === null ? '調べています…' : faults.length === 0 ? '問題なし' : `${faults.length}件`;
  return (
    <>
      <details role="status">
        <summary>axe: {said}</summary>
        <ul>
          {(faults ?? []).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </details>
      <iframe ref={frame} title={id} src={urlOf(id, theme, port)} width="100%" />
    </>
  );
};

/** A scenario says itself which colours its shop has: the toolbar offers no others beside it. */
export const metaOf = (): Meta => ({ parameters: { layout: 'fullscreen' }, globals: { scheme: 'own' } });

export const screenOf = (id: string, port: number): StoryObj => ({
  render: (_args, { globals: { theme } }) => <Screen key={String(theme)} id={id} theme={String(theme)} port={port} />,
});
