import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, text } = tokens;

export const questions = style({ borderTop: `${border.thin} solid ${color.line}`, fontSize: text.s });
