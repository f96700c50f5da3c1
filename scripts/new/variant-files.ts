/** A new variant as files: the section's default in a frame of its own. What changes from there is the author's. */

export interface NewVariant {
  /** File name without its end: `message-quiet`, `hero-minori`. */
  readonly file: string;
  readonly propsType: string;
  /** Import paths as the new files see them. */
  readonly defaultView: string;
  readonly data: string;
  readonly tokens: string;
}

const view = ({ file, propsType, defaultView, data }: NewVariant): string => `
import { View as Default } from '${defaultView}';
import type { ${propsType} } from '${data}';
import { frame } from './${file}.css';

/** The default look in a frame of its own. */
export const View = (props: ${propsType}) => (
  <div className={frame}>
    <Default {...props} />
  </div>
);
`;

const css = ({ tokens }: NewVariant): string => `
import { style } from '@vanilla-extract/css';
import { tokens } from '${tokens}';

const { border, color } = tokens;

export const frame = style({
  borderBlock: \`\${border.thin} solid \${color.line}\`,
  ':empty': { display: 'none' },
});
`;

/** File names and what stands there. */
export const variantFiles = (given: NewVariant): Readonly<Record<string, string>> => ({
  [`${given.file}.tsx`]: view(given),
  [`${given.file}.css.ts`]: css(given),
});
