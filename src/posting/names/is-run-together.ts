import { preparedPattern } from '../../text/prepared-pattern.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import { praiseLength } from '../cues/praise-length.ts';
import { isTalk } from './is-talk.ts';

const secondHalf = preparedPattern(String.raw`\p{Ll}(\p{Lu}\p{Ll}{3,})$`);

/** "TrimmingStandard": what ends a noun of doing, and a capital behind it. */
const twoNouns = preparedPattern(String.raw`\p{Ll}{2}(?:ing|ness|ment|ology|ities)\p{Lu}\p{Ll}{2,}`);

/** "environmentAbility": two words of which a paste lost the border, where the second opens another sentence. */
export function isRunTogether(word: string): boolean {
  if (twoNouns.test(word)) return true;
  const [, second] = secondHalf.exec(word) ?? [];
  if (second === undefined) return false;
  if (isTalk(second.toLowerCase(), null) || praiseLength(`${second} `) > 0) return true;
  return hasLead(`${second} to `) || hasLead(`${second} with `);
}
