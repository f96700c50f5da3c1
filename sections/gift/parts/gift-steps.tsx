import type { GiftStep } from '../../../schemas/gift/steps';
import { stepsList } from './gift.css';

const shown: readonly { readonly step: Exclude<GiftStep, 'complete'>; readonly name: string }[] = [
  { step: 'shipping', name: 'お届け先' },
  { step: 'delivery', name: 'お届け日時' },
  { step: 'confirm', name: 'ご確認' },
];

/** Where among the three steps of receiving the screen stands. */
export const GiftSteps = ({ here }: { readonly here: GiftStep }) => (
  <ol className={stepsList} aria-label="お受け取りの手順">
    {shown.map(({ step, name }, at) => (
      <li key={step} {...(step === here ? { 'aria-current': 'step' } : {})}>
        <span>{at + 1}</span>
        {name}
      </li>
    ))}
  </ol>
);
