import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { space } = tokens;

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4, marginTop: space.s6 });
