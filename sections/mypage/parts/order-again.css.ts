import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

export const above = style({ paddingBlockEnd: tokens.space.s3 });
