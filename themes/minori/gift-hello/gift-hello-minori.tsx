import { GiftHelloBox } from '../../../sections/gift/gift-hello/gift-hello-box';
import type { GiftHelloProps } from '../../../sections/gift/gift-hello/gift-hello.data';
import { paper } from './gift-hello-minori.css';

/** A sheet of letter paper: the address from top to bottom, on the right, as letters have it. */
export const View = (props: GiftHelloProps) => <GiftHelloBox {...props} className={paper} />;
