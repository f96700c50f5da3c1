import { style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/page.css';
import { tokens } from '../../../themes/tokens.css';

export const ground = style({ background: tokens.color.tint });
export const guide = style([page, { paddingBlock: tokens.space.s16 }]);
