/** `basic` = keyword optimisation, `good` = balanced rewrite, `super` = deep rewrite. Source: API specification. */
export const finetuneLevels = ['basic', 'good', 'super'] as const;

export type FinetuneLevel = (typeof finetuneLevels)[number];

export const defaultFinetuneLevel: FinetuneLevel = 'good';
