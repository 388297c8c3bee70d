/** Why a person does not answer a question: they have not done it, or do not want to be asked. */
export const dismissals = ['no', 'never'] as const;

export type Dismissal = (typeof dismissals)[number];
