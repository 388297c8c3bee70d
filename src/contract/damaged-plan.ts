/** A stored plan that is not as it was written. Says what is wrong with it, and how the person gets a whole one. */
export class DamagedPlan extends Error {
  override readonly name = 'DamagedPlan';

  constructor(what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(
      `The stored plan of this resume is damaged (${what}). Nothing was changed; generate the resume once more, and it gets a new one.`,
      { cause },
    );
  }
}
