import { Icon } from './Icon.tsx';

export interface StepperProps {
  label: string;
  steps: readonly { id: string; label: string }[];
  current: string;
  formatNumber: (step: number) => string;
  /** Text that screen readers announce for a completed step. */
  doneLabel: string;
}

/** Steps in a line, with the current one. */
export function Stepper({ label, steps, current, formatNumber, doneLabel }: StepperProps) {
  const currentIndex = steps.findIndex((step) => step.id === current);
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < currentIndex;
        return (
          <li key={step.id} className={isDone ? 'done' : undefined} aria-current={index === currentIndex ? 'step' : undefined}>
            <span className="stepper__mark">{isDone ? <Icon name="check" size="small" label={doneLabel} /> : formatNumber(index + 1)}</span>
            <span className="stepper__word">{step.label}</span>
          </li>
        );
      })}
    </ol>
  );
}
