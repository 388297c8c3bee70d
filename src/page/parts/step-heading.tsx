import type { ComponentChildren } from 'preact';

interface StepHeadingProps {
  readonly id: string;
  readonly step: number;
  readonly children: ComponentChildren;
}

/** The heading of a step of a view. The number is hidden from screen readers. */
export function StepHeading({ id, step, children }: StepHeadingProps) {
  return (
    <h2 id={id}>
      <span class="step" aria-hidden="true">
        {step}
      </span>
      {children}
    </h2>
  );
}
