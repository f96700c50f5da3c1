import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** OWASP's least for argon2id (Password Storage Cheat Sheet): about 30 ms of one core. */
const work = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, work);

/** Of a password that nobody has: checked where there is no account, so that it takes as long. */
const nobodys = hashPassword(randomBytes(24).toString('base64url'));

/** @param known null: there is no such account; then it is false, after the same work */
export const isPassword = async (known: string | null, password: string): Promise<boolean> => {
  const isRight = await verify(known ?? (await nobodys), password);
  return isRight && known !== null;
};
