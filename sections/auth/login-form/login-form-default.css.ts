import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { space } = tokens;

/** Further ways on, below the button. */
export const ways = style({ display: 'grid', gap: space.s3, justifyItems: 'start', marginBlock: space.s8 });
