import type { ButtonHTMLAttributes } from 'react';
import { button } from './button.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: keyof typeof button;
  /** Something that it started is under way: it keeps its width, takes no further press and says so. */
  readonly busy?: boolean;
}

/** A button. Inside a form it submits, unless `type="button"`. */
export const Button = ({ kind = 'outline', busy = false, className, ...rest }: Props) => (
  <button
    type="submit"
    className={className ? `${button[kind]} ${className}` : button[kind]}
    {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    {...rest}
  />
);
