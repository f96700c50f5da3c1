import { useEffect, useState } from 'react';
import type { Popup } from '../../../schemas/popup/popup';
import { watchOwn } from '../../../src/session/own-answer';
import { Html } from '../../../src/ui/html';
import { useShop } from '../../../src/ui/shop-context';
import type { PopupContent } from '../parts/popup-card';

const contentOf = ({ id, title, body_html: html, link }: Popup): PopupContent => ({
  name: `member ${id}`,
  title,
  body: <Html html={html} />,
  link,
});

/** Null for a guest, until they have come, and where the shop does not say. */
export const useMemberPopups = (): readonly PopupContent[] | null => {
  const { prefix, visitor } = useShop();
  const [popups, setPopups] = useState<readonly Popup[] | null>(null);
  useEffect(
    () =>
      visitor === 'member' ? watchOwn({ prefix, visitor }, ({ popups: told }) => setPopups(told ?? null)) : undefined,
    [prefix, visitor],
  );
  return popups && popups.map(contentOf);
};
