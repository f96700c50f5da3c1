import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 24;

/** 192 random bits, base64url: 32 characters. Who has it may read and change the cart. */
export const newCartToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What the database keeps of a token, so that who reads a table cannot open a cart. */
export const hashCartToken = (token: string): Buffer => createHash('sha256').update(token).digest();
