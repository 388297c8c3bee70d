import { namesSkillInPart } from '../../lexicon/hedge-words.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { findForm } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { PlanInput } from '../plan-input.ts';
import type { SummarySentence } from './summary-sentence.ts';

/** A language that the posting must have and the person speaks, with their own word for the level. */
export interface SpokenLanguage {
  readonly requirement: string;
  readonly language: Chunk;
  readonly level: Chunk | undefined;
}

const english = preparedPattern('^english$', 'i');
const native = preparedPattern(
  'native|mother tongue|first language|muttersprache|maternelle|matern[ao]|nativ[ao]|母语',
  'i',
);

/** What a summary may say of languages: none that is spoken a little, nor a sentence of English that English is native. */
export function spokenLanguages({ rows, model }: PlanInput, said: string): readonly SpokenLanguage[] {
  const tokens = tokenize(said);
  const asked = rows.filter(
    ({ requirement }) => requirement.kind === 'language' && requirement.class === 'must',
  );
  return asked.flatMap(({ requirement, evidence }) => {
    const { path } = evidence.find(({ kind }) => kind === 'language') ?? {};
    const language = model.chunks.find((chunk) => chunk.path === path && path?.endsWith('.language'));
    const level = model.chunks.find((chunk) => chunk.path === path?.replace(/language$/, 'fluency'));
    if (!language || findForm(tokens, language.text) || namesSkillInPart(level?.text ?? '')) return [];
    if (english.test(language.text) && model.language === 'en' && native.test(level?.text ?? '')) return [];
    return [{ requirement: requirement.id, language, level }];
  });
}

export function isNative({ level }: SpokenLanguage): boolean {
  return native.test(level?.text ?? '');
}

/** What a sentence about these languages rests on. */
export function groundsOf(
  spoken: readonly SpokenLanguage[],
): Pick<SummarySentence, 'requirements' | 'evidence'> {
  return {
    requirements: spoken.map(({ requirement }) => requirement),
    evidence: spoken
      .flatMap(({ language, level }) => (level ? [language, level] : [language]))
      .map(({ path, text }) => ({ path, quote: text })),
  };
}
