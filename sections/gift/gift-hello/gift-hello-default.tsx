import { GiftHelloBox } from './gift-hello-box';
import type { GiftHelloProps } from './gift-hello.data';

/** A clear card on top of the goods. */
export const View = (props: GiftHelloProps) => <GiftHelloBox {...props} />;
