import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

export const card = style({ display: 'grid', gap: tokens.space.s4 });
export const testCards = style({ fontVariantNumeric: 'tabular-nums' });
