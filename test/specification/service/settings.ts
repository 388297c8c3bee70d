/** Credits of one generation, written into server.yaml so that nothing rests on a default. */
export const creditCosts: Readonly<Record<string, number>> = { basic: 1, good: 2, super: 3 };

export interface Plan {
  readonly requestsPerMinute: number;
  readonly credits: number;
}

export const generousPlan: Plan = { requestsPerMinute: 1_000_000, credits: 1_000_000 };

/** server.yaml, with the same plan for everybody. */
export function settingsText({ requestsPerMinute, credits }: Plan): string {
  const plan = `{ requests_per_minute: ${requestsPerMinute}, credits: ${credits} }`;
  return `plans:\n  free: ${plan}\n  pro: ${plan}\ncredit_costs: ${JSON.stringify(creditCosts)}\n`;
}
