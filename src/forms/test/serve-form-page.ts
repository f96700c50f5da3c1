/** Builds the page of form-page.tsx and serves it with the policy of the shop: no script but files, nothing compiled. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { formValidators } from '../../../vite/form-validators';
import { recordedNamesPlugin } from '../../../vite/recorded-names';

export interface ServedPage {
  readonly url: string;
  close(): void;
}

interface BuiltPage {
  readonly script: string;
  readonly style: string;
}

/** The script of an entry with its styles, as a build for the shop would make it. */
export const buildPage = async (root: string, entry: string, formsFolder?: string): Promise<BuiltPage> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      formValidators(root, formsFolder),
      recordedNamesPlugin(process.cwd()),
      vanillaExtractPlugin({ identifiers: 'debug' }),
      react(),
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the build gave something else than one output');
  const script = built.output.find((file) => file.type === 'chunk')?.code ?? '';
  const style = built.output.find((file) => file.fileName.endsWith('.css'));
  return { script, style: style?.type === 'asset' ? String(style.source) : '' };
};

/** Serves the page at any path, `html` being what the server has drawn for it. */
export const servePage = async (
  { script, style }: BuiltPage,
  html: (url: URL) => { readonly attributes: string; readonly root: string },
): Promise<ServedPage> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://form.test');
    if (url.pathname === '/page.js') return response.setHeader('content-type', 'text/javascript').end(script);
    const { attributes, root } = html(url);
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'unsafe-inline'; img-src data:",
      })
      .end(
        `<!doctype html><html lang="ja" ><meta name="viewport" content="width=device-width"><title>form</title><link rel="icon" href="data:,"><style>${style}</style><body><main style="padding:16px"><div data-s="form"><div id="root" ${attributes}>${root}</div></div></main><script type="module" src="/page.js"></script>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
