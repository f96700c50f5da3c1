import type { Category } from '../../../../schemas/catalog/catalogue';
import { pictureOrNull } from '../../base/pictures/pictures.service';
import type { CategoryRow } from './taxonomy.repository';

/** Rows with parents before children → the tree of three levels that the contract has. */
export function toCategoryTree(channelId: string, rows: readonly CategoryRow[]): Category[] {
  const leaf = ({ parent_id: _parent, picture, ...row }: CategoryRow) => ({
    ...row,
    picture: pictureOrNull(channelId, picture),
  });
  const childrenOf = (id: number | null) => rows.filter(({ parent_id }) => parent_id === id);
  return childrenOf(null).map((root) => ({
    ...leaf(root),
    children: childrenOf(root.id).map((second) => ({ ...leaf(second), children: childrenOf(second.id).map(leaf) })),
  }));
}
