import type { SavedLine } from '../../../schemas/scenario/kept';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { soft } from '../../../src/ui/styles/text.css';
import { LinePicture, PictureNote } from '../parts/line-item';
import { alarm } from '../../../src/ui/styles/remark.css';
import { cartSection, lines as linesClass, lineText } from '../parts/cart-parts.css';
import { list, restore } from './saved-list.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly SavedLine[];
  /** The SKU that is on its way into the cart. */
  readonly busyId: number | null;
  readonly error: string | null;
  readonly onRestore: (line: SavedLine) => void;
  readonly onDrop: (line: SavedLine) => void;
}

/** The goods that were put aside, each with the way back and the way out. */
export const SavedList = ({ id, title, lines, busyId, error, onRestore, onDrop }: Props) =>
  lines.length > 0 && (
    <section className={cartSection} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={soft}>
        このブラウザーに{lines.length}点を保存しています。価格と在庫は、カートに戻すときのものになります。
      </p>
      <div role="alert">{error && <p className={alarm}>{error}</p>}</div>
      <ul className={`${linesClass} ${list}`} aria-label={title}>
        {lines.map((line) => (
          <li key={line.sku_id}>
            <LinePicture info={line} />
            <div className={lineText}>
              <strong id={`${id}-${line.sku_id}`}>
                <A href={`/product/${encodeURIComponent(line.key)}`}>{line.name}</A>
              </strong>
              {line.options.length > 0 && <small>{line.options.join('・')}</small>}
              <PictureNote info={line} />
              <span>数量 {line.quantity}</span>
              <div className={restore}>
                <Button
                  type="button"
                  busy={busyId === line.sku_id}
                  aria-describedby={`${id}-${line.sku_id}`}
                  onClick={() => onRestore(line)}
                >
                  カートに戻す
                </Button>
                <Button
                  kind="text"
                  type="button"
                  aria-describedby={`${id}-${line.sku_id}`}
                  onClick={() => onDrop(line)}
                >
                  削除する
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
