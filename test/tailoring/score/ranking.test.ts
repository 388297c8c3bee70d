import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { scoreResume } from '../../../src/tailoring/score/score-resume.ts';
import { cases } from '../fixtures/cases.ts';
import { resumeOf } from '../fixtures/resume-of.ts';
import { scoreOf } from '../fixtures/score-of.ts';

describe('across professions', () => {
  it('ranks the qualified person above the weaker one, and both above unrelated people', () => {
    for (const { target, qualified, weaker, name } of cases) {
      const strangers = cases
        .filter((other) => family(other.name) !== family(name))
        .map((other) => scoreOf(target, other.qualified).ats_score);
      const [good, fair] = [scoreOf(target, qualified).ats_score, scoreOf(target, weaker).ats_score];
      expect(good, name).toBeGreaterThanOrEqual(70);
      expect(fair, name).toBeLessThan(good - 20);
      expect(median(strangers), name).toBeLessThanOrEqual(10);
      expect(Math.max(...strangers), name).toBeLessThan(good - 40);
    }
  });
});

describe('a long posting', () => {
  it.each(cases)(
    'with half as many tasks again, which the resume does not show, still ranks the qualified $name high',
    (one) => {
      const posting = readPosting(standardLexicon(), one.target);
      const [first] = posting.requirements;
      if (!first) throw new Error('the posting asks for nothing');
      const unheard = posting.requirements
        .slice(0, Math.ceil(posting.requirements.length / 2))
        .map(({ id }) => ({
          ...first,
          id: `x${id}`,
          class: 'responsibility' as const,
          kind: 'skill' as const,
          term: `zyx ${id}`,
          alternatives: [`zyx ${id}`],
        }));
      const longer = { ...posting, requirements: [...posting.requirements, ...unheard] };
      const model = readResume(standardLexicon(), resumeOf(one.qualified));
      const { ats_score } = scoreResume({ posting: longer, model, target: one.target, asOf: '2026-11-21' });
      expect(ats_score).toBeGreaterThanOrEqual(65);
    },
  );
});

/** Nurses and bookkeepers of two languages are related to each other. */
function family(name: string): string {
  if (/nurse|infirm/i.test(name)) return 'nursing';
  return /account|buchhalt/i.test(name) ? 'accounting' : name;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
