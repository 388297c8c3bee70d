import type { Band } from '../../../contract/score.ts';

const lowest: readonly (readonly [number, Band])[] = [
  [85, 'excellent'],
  [70, 'strong'],
  [50, 'partial'],
  [25, 'weak'],
];

export function bandOf(score: number): Band {
  return lowest.find(([bound]) => score >= bound)?.[1] ?? 'unrelated';
}
