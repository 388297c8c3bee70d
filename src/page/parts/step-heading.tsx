import type { ComponentChildren } from 'preact';

interface StepHeadingProps {
  readonly id: string;
  readonly step: number;
  readonly children: ComponentChildren;
}

/** The heading of one of the steps of a view; its number is for the eye. */
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
