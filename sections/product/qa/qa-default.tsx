import { disclosure } from '../../../src/ui/styles/disclosure.css';
import { Html } from '../../../src/ui/html';
import { block } from '../parts/block.css';
import { questions } from './qa-default.css';
import type { QaProps } from './qa.data';

/** Questions that were asked about the product, each opening to its answer. */
export const View = ({ id, settings, data: { qas } }: QaProps) =>
  qas.data.length === 0 ? null : (
    <section className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <div className={questions}>
        {qas.data.map((qa) => (
          <details key={qa.id} className={disclosure}>
            <summary>{qa.question}</summary>
            <Html html={qa.answer_html} />
          </details>
        ))}
      </div>
    </section>
  );
