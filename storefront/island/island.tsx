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

/** What was thrown is told to the root (`onCaughtError`). */
class IslandBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <SectionError /> : this.props.children;
  }
}

interface Props {
  readonly env: ShopEnv;
  readonly view: View;
  readonly input: ViewInput;
  /** Tells that React has taken the server's HTML over: from now on it hears what happens in it. */
  readonly onAlive?: () => void;
}

export const Island = ({ env, view: View, input, onAlive }: Props) => {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <ShopProvider env={env}>
      <IslandBoundary>
        <View {...input} />
      </IslandBoundary>
    </ShopProvider>
  );
};

/** HTML that React leaves alone: a slot's sections are roots of their own inside it. */
export const Slot = ({ name, html }: { name: string; html: string }) => (
  <div data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
);
