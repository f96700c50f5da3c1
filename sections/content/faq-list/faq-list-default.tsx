import type { Qa } from '../../../schemas/content/content';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { disclosure } from '../../../src/ui/styles/disclosure.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { Html } from '../../../src/ui/html';
import { textScreen } from '../../../src/ui/styles/page.css';
import { faq } from './faq-list-default.css';
import type { FaqListProps } from './faq-list.data';

interface Group {
  readonly key: string;
  readonly name: string;
  readonly qas: readonly Qa[];
}

/** Questions by category in the shop's order; those of no known category come last. */
const groupsOf = ({ settings, data }: Pick<FaqListProps, 'settings' | 'data'>): readonly Group[] => {
  const known = new Set(data.categories.data.map(({ key }) => key));
  return [
    ...data.categories.data.map(({ key, name }) => ({
      key,
      name,
      qas: data.qas.data.filter(({ category }) => category === key),
    })),
    {
      key: 'other',
      name: settings.otherTitle,
      qas: data.qas.data.filter(({ category }) => category === null || !known.has(category)),
    },
  ].filter(({ qas }) => qas.length > 0);
};

const Questions = ({ qas }: { qas: readonly Qa[] }) => (
  <>
    {qas.map(({ id, question, answer_html }) => (
      <details key={id} className={disclosure}>
        <summary>{question}</summary>
        <Html html={answer_html} />
      </details>
    ))}
  </>
);

export const View = ({ id, settings, data }: FaqListProps) => {
  const groups = groupsOf({ settings, data });
  return (
    <section className={`${textScreen} ${faq}`}>
      <h1>{settings.title}</h1>
      {groups.length > 1 && (
        <nav aria-label="質問の分類">
          <ul>
            {groups.map(({ key, name }) => (
              <li key={key}>
                <a href={`#${id}-${key}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length === 0 && (
        <EmptyState title="ご質問はまだありません" text="お困りのことがございましたら、お気軽にお問い合わせください。">
          <A className={button.outline} href="/contact">
            お問い合わせ
          </A>
        </EmptyState>
      )}
      {groups.map(({ key, name, qas }) => [
        groups.length > 1 && (
          <h2 key={key} id={`${id}-${key}`}>
            {name}
          </h2>
        ),
        <Questions key={`${key}-qas`} qas={qas} />,
      ])}
    </section>
  );
};
