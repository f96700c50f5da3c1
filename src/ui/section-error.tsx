/**
 * What stands in place of a section that could not be drawn or whose data did not come. The rest of the page lives.
 * It may stand anywhere, above all providers too, so it leans on no context and on the base styles only.
 */
export const SectionError = () => (
  <div role="note">
    <strong>この部分を表示できませんでした</strong>
    <p>
      恐れ入りますが、少し時間をおいて、<a href="">もう一度読み込んで</a>ください。
    </p>
  </div>
);
