import { agentNounsForOthers, learnerWords } from '../../lexicon/indirect-roles.ts';
import { titleKey } from '../../lexicon/title-keys.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

/** The same in Chinese, and who only learns it. */
const chineseAgentNounsForOthers = preparedPattern('实习|学徒|招聘|猎头|销售|采购|文员|前台|秘书');

/** What somebody is, behind what they do: the end of the word tells it in most titles. */
const roleEnding = preparedPattern(
  '(?:er|or|ist|ian|yst|ant|ee|in|eur|euse|ienne?|iste|ero|era|ora|ista|ing|fachkraft|kaufmann|kauffrau)$',
  'i',
);
const roleWords: ReadonlySet<string> = new Set(
  `agent aide architect apprentice associate attorney chef chief clerk cook expert head i ii iii iv lead
  mechanic nurse operative principal referent senior specialist staff surgeon vet`
    .trim()
    .split(/\s+/),
);
const roleInHan = preparedPattern(
  '^(?:高级|资深|初级|中级)?(?:[\\p{Script=Han}]?(?:师|员|专家|经理|主管|总监|顾问|会计|助理|负责人|组长|主任|岗)|工程师|架构师)',
);

/** Where a title goes over from one thing to the next: `Financial Analyst II, FP&A`. */
const parting = preparedPattern(String.raw`[,;:|/•·()（）、]|\s[-–—]\s`);

/**
 * Whether a title says that its holder does what stands at `range`: `AML Analyst`, `Oficial de mantenimiento`,
 * `前端开发工程师`. A `Software Sales Manager` sells it, an `IT Recruiter` finds people for it.
 */
export function titleTells(title: string, { start, end }: TokenRange): boolean {
  const around = `${title.slice(0, start)} ${title.slice(end)}`;
  if (chineseAgentNounsForOthers.test(around) || tokenize(around).some(isForOthers)) return false;
  const behind = title.slice(end);
  const rest = behind.slice(0, parting.exec(behind)?.index ?? behind.length).replace(/^-/, ' ');
  return roleInHan.test(rest) || tokenize(rest).every(isRoleWord);
}

function isForOthers({ text, key }: Token): boolean {
  return agentNounsForOthers.has(text.toLowerCase()) || learnerWords.has(titleKey(key));
}

/** `Mechatroniker Montage und Inbetriebnahme`: behind `and` the next thing is named. */
const joins: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', '&', 'm', 'w', 'd', 'f', 'h']);

function isRoleWord({ text }: Token, index: number, all: readonly Token[]): boolean {
  const join = all.findIndex((token) => joins.has(token.text.toLowerCase()));
  if (join !== -1 && index >= join) return true;
  const word = text.toLowerCase();
  return roleWords.has(word) || /^\p{N}+$/u.test(word) || (word.length > 3 && roleEnding.test(word));
}
