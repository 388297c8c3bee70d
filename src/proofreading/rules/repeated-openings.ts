import { functionWords } from '../../lexicon/generic-words.ts';
import { type Finding, type Proof, workTexts } from '../finding.ts';
import type { Line } from '../resume-lines.ts';

const minRepeats = 4;
const minShare = 0.2;

/** One word that opens many bullets. Chinese has no spaces to tell the first word by. */
export function findRepeatedOpenings(proof: Proof): readonly Finding[] {
  const { language } = proof;
  if (language === 'zh') return [];
  const bullets = [...workTexts(proof).values()].flat().filter(({ kind }) => kind === 'bullet');
  const byWord = new Map<string, Line[]>();
  for (const bullet of bullets) {
    const word = /^\p{L}{3,30}(?![\p{L}'’:])/u.exec(bullet.text)?.[0].toLowerCase();
    if (word !== undefined) byWord.set(word, [...(byWord.get(word) ?? []), bullet]);
  }
  const { stops, links } = functionWords(language ?? 'en');
  return [...byWord].flatMap(([word, lines]) => {
    const [first] = lines;
    const isMany = lines.length >= minRepeats && lines.length >= minShare * bullets.length;
    if (!first || !isMany || stops.has(word) || links.has(word)) return [];
    const quote = first.text.slice(0, word.length);
    return [
      {
        severity: 'hint' as const,
        rule: 'repeated_opening' as const,
        path: first.path,
        place: `${first.place} and later`,
        message: `${lines.length} of ${bullets.length} bullets start with "${quote}".`,
        advice: 'Use another word for some of them.',
        quote,
      },
    ];
  });
}
