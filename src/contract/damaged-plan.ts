/** A stored plan that is not as it was written. Says what is wrong with it, and how the person gets a whole one. */
export class DamagedPlan extends Error {
  override readonly name = 'DamagedPlan';

  constructor(what: string, { cause }: { readonly cause?: unknown } = {}) {
    super(
      `The stored plan of this resume is damaged (${what}). Nothing was changed. Tailor the resume again to get a new one.`,
      { cause },
    );
  }
}
