/** What a theme may style of `GiftHelloBox`, as selectors below the class that it gives the letter. */
import { from as fromClass, message as messageClass } from './gift-hello-default.css';

export const title = 'h1';
export const receiver = 'h1 > span:first-child';
export const words = 'h1 > span:last-child';
export const message = messageClass;
export const from = fromClass;
