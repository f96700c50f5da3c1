import { style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

export const ground = style({ background: tokens.color.tint });
export const guide = style([page, { paddingBlock: tokens.space.s16 }]);
