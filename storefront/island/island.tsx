/**
 * The tree around a view, the same on the server and in the browser, so that ids match. Each section is a root of its
 * own (ADR 1): a fault in one stays in one.
 */
import { Component, type ReactNode, useEffect } from 'react';
import { SectionError } from '../../src/ui/section-error';
import { ShopProvider, type ShopEnv } from '../../src/ui/shop-context';
import type { IslandInput } from './island-input';

export type View = (props: ViewInput) => ReactNode;

/** Props of any view, before its definition's types. */
export interface ViewInput extends IslandInput {
  readonly id: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
}

class IslandBoundary extends Component<
  { children: ReactNode; onError: (error: unknown) => void },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <SectionError /> : this.props.children;
  }
}

interface Props {
  readonly env: ShopEnv;
  readonly view: View;
  readonly input: ViewInput;
  /** Reports an error that the view threw in the browser. */
  readonly onError: (error: unknown) => void;
  /** Tells that React has taken the server's HTML over: from now on it hears what happens in it. */
  readonly onAlive?: () => void;
}

export const Island = ({ env, view: View, input, onError, onAlive }: Props) => {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <ShopProvider env={env}>
      <IslandBoundary onError={onError}>
        <View {...input} />
      </IslandBoundary>
    </ShopProvider>
  );
};

/** HTML that React leaves alone: a slot's sections are roots of their own inside it. */
export const Slot = ({ name, html }: { name: string; html: string }) => (
  <div data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
);
