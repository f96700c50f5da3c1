import type { StandIns } from '../../schemas/scenario/stand-ins';

/** What nobody types and no product is called: 16 signs or more, large letters among others. */
export const tokenLike = /^(?=.*[A-Z])(?=.*[a-z\d])[\w-]{16,}$/;

/** An address without the tokens that stand in some; also those that no call of the screen has named. */
export const scrubAddress = (address: string, standIns: StandIns): string => {
  const whole = standIns.sweep(address);
  return whole
    .split(/([/?&=#])/)
    .map((part) => (tokenLike.test(part) ? standIns.textFor('token', part) : part))
    .join('');
};
