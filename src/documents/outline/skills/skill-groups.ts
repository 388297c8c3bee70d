import type { JsonObject } from '../../../contract/json-object.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { skillsInRow } from '../recognize/lexical-signs.ts';
import { sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { cellsIn, lineOfText, type SourceLine } from '../source-line.ts';
import { languageList } from './language-list.ts';
import { bracketAtEnd, namesIn, partsOf } from './names-in-row.ts';
import { isLevel, levelAtEnd } from './skill-level.ts';
import { asOneList, inColumns, isSkillTitle } from './skill-lines.ts';
import { type ChineseSkills, chineseSkills, isSentence, knownFrom } from './skill-sentences.ts';

/** What stands in a section of skills. */
export interface SkillSection {
  readonly skills: readonly JsonObject[];
  /** `Languages: English, German` among the skills. */
  readonly languages: readonly JsonObject[];
  /** `Interests: chess, hiking` below a heading of both. */
  readonly interests: readonly JsonObject[];
  /** What says more than a name. */
  readonly sentences: readonly string[];
  /** Names that were left out because they stand there already. */
  readonly repeated: readonly string[];
}

interface Group {
  readonly name: string;
  level?: string;
  readonly keywords: string[];
}

type Skill = Readonly<JsonObject> | Group;

const labelled = /^([^:：]{1,80})[:：]\s*(\S.*)$/u;
/** `Databases – MySQL, Oracle`, where the names after it are several. */
const dashed = /^([^,;:–—-]{2,40})\s[–—-]\s(\S.*)$/u;

/** `Databases: Go, Rust` is a group, `Go, Rust` are two skills; a title takes the lines below it. */
export function skillSection(written: readonly SourceLine[]): SkillSection {
  const lines = asOneList(inColumns(written.flatMap(listAndSentences)));
  const isTitle = isSkillTitle(lines);
  const skills: Skill[] = [];
  const spoken: SourceLine[] = [];
  const interests: JsonObject[] = [];
  const sentences: string[] = [];
  const headings = new Set<Skill>();
  let open: Group | null = null;
  for (const [index, line] of lines.entries()) {
    const { text } = line;
    const found = labelIn(text) ?? severalAfter(text) ?? labelInFront(text);
    if (found?.[1] && found[2]) {
      open = null;
      if (isLevel(found[2]) && isSpoken(found[1])) spoken.push(line);
      else if (isLevel(found[2])) {
        const names = namesIn(found[1]).map((name) => ({ name, level: found[2] }));
        skills.push(...names);
        // `Frontend: advanced` above its names.
        if (isTitle(line, index) && names.length === 1) {
          open = opened(skills.pop());
          skills.push(open);
        }
      } else if (areLanguages(namesIn(found[2])))
        // `German: B2, French: fluent`: the label is the first of them.
        spoken.push(isSpoken(found[1]) ? line : { ...line, text: found[2] });
      else if (sectionOf(found[1]) === 'interests')
        interests.push(...namesIn(found[2]).map((name) => ({ name })));
      else {
        skills.push(...group(found[1].trim(), found[2]));
        if (chineseSkills(found[2])?.isAll === false) sentences.push(text);
      }
    } else if (languagesInBrackets(text) !== null) {
      open = null;
      spoken.push({ ...line, text: languagesInBrackets(text) ?? '' });
    } else if (isTitle(line, index) && holdsList(text)) {
      open = null;
      skills.push(skill(text));
    } else if (isTitle(line, index) && partsOf(text).length === 1) {
      open = { name: text.replace(/[:：]$/, ''), keywords: [] };
      skills.push(open);
      if (line.style === 'heading') headings.add(open);
    } else if (open && holdsList(text) && namesIn(text).length === 1) {
      // What is in brackets belongs to the name before them; the next line goes on with the title.
      skills.push(skill(text));
      headings.add(open);
    } else if (open) {
      addTo(open, text);
    } else if (areLanguages(namesIn(text))) spoken.push(line);
    else {
      const chinese = knownInClauses(text) === null ? chineseSkills(text) : null;
      // A name says less than the sentence that it is in.
      if (chinese !== null && !chinese.isAll) sentences.push(text);
      const known = knownInClauses(text) ?? chinese?.skills.map(asSkill) ?? spacedSkills(text);
      if (known === null && isSentence(text)) sentences.push(text);
      else skills.push(...(known ?? namesIn(text).flatMap(levelledCells)));
    }
  }
  // A heading above other headings names no skill.
  const isEmpty = (skill: Skill) => headings.has(skill) && (skill as Group).keywords.length === 0;
  const said = skills.filter((skill) => !isEmpty(skill));
  const groups = said.flatMap((skill) => (isOfLanguages(skill) ? [] : withoutLanguages(skill)));
  const languages = [...spoken, ...said.flatMap(languagesIn)];
  return {
    ...once(groups.map((skill) => ({ ...skill }))),
    languages: languages.length > 0 ? languageList(languages) : [],
    interests,
    sentences,
  };
}

const spokenLanguages = wordList('resume', 'spoken_language');

const fewestListed = 4;

/** `Go，Rust，Qt，SQL。能开发…`: a list that ends before sentences about it stands by itself. */
function listAndSentences(line: SourceLine): readonly SourceLine[] {
  const end = line.text.indexOf('。');
  const [list, rest] = [line.text.slice(0, end + 1), line.text.slice(end + 1).trim()];
  if (end < 0 || rest === '' || namesIn(list).length < fewestListed || isSentence(list)) return [line];
  return [
    { ...line, text: list },
    { ...line, text: rest, aside: '' },
  ];
}

/** A name that stands alone and was said before, in its section or another, says nothing new. */
export function once(skills: readonly JsonObject[]): {
  readonly skills: readonly JsonObject[];
  readonly repeated: readonly string[];
} {
  const seen = new Set<unknown>();
  const repeated: string[] = [];
  const kept = skills.filter(({ name, level, keywords }) => {
    const isNew = !seen.has(String(name).toLowerCase()) || level !== undefined || keywords !== undefined;
    for (const one of [name, ...(Array.isArray(keywords) ? keywords : [])])
      seen.add(String(one).toLowerCase());
    if (!isNew) repeated.push(String(name));
    return isNew;
  });
  return { skills: kept, repeated };
}

/** `Backend  Java Python SQL Docker`: names that nothing but blanks part, and the group that they may belong to. */
function spacedSkills(text: string): readonly Skill[] | null {
  const found = skillsInRow(text);
  if (found === null) return null;
  const { label, names } = found;
  return label === '' ? names.map((name) => ({ name })) : [{ name: label, keywords: [...names] }];
}

/** A label and its text as a form holds them, which may be names, a level, languages or a sentence. */
export function labelledSkills(label: string, text: string): SkillSection {
  const nothing: SkillSection = { skills: [], languages: [], interests: [], sentences: [], repeated: [] };
  if (areLanguages(namesIn(text))) return { ...nothing, languages: languageList([lineOfText(text)]) };
  if (isLevel(text)) return { ...nothing, skills: [{ name: label, level: text }] };
  const known = knownInClauses(text) ?? chineseSkills(text)?.skills ?? null;
  if (known !== null)
    return { ...nothing, skills: [{ name: label, keywords: known.map(({ name }) => name) }] };
  return { ...nothing, skills: group(label, text, { name: label }).map((one) => ({ ...one })) };
}

/** `了解k8s` in a row of names */
function levelInChinese(text: string): { readonly name: string; readonly level: string } | null {
  if (!/^\p{Script=Han}{2,5}\p{Script=Latin}/u.test(text)) return null;
  const [only, ...more] = chineseSkills(text)?.skills ?? [];
  return only !== undefined && more.length === 0 && isLevel(only.level) ? only : null;
}

function opened(skill: Skill | undefined): Group {
  const { name, level } = skill as Group;
  return { name, ...(level !== undefined && { level }), keywords: [] };
}

/** Commas before the colon part names of which all are known equally well. */
function labelIn(text: string): RegExpExecArray | null {
  const found = labelled.exec(text);
  const isLabel = found?.[1] && found[2] && (!/[,;，；、]/.test(found[1]) || isLevel(found[2]));
  return isLabel ? found : null;
}

/** `Software Word, Excel, Access`: a word that sections of skills are called by, before the first of several names. */
function labelInFront(text: string): readonly string[] | null {
  const [, label = '', rest = ''] = /^(\p{L}{4,20}) (\p{L}.+)$/u.exec(text) ?? [];
  if (label === '' || sectionNamed(label) !== 'skills') return null;
  const names = namesIn(rest);
  const [first = ''] = names;
  return names.length > 2 && kindOf(first) !== null && kindOf(`${label} ${first}`) === null
    ? [text, label, rest]
    : null;
}

function severalAfter(text: string): RegExpExecArray | null {
  const found = dashed.exec(text);
  return found?.[2] && namesIn(found[2]).length > 2 ? found : null;
}

/** `Languages (English, Spanish)` */
function languagesInBrackets(text: string): string | null {
  const found = bracketAtEnd(text);
  const isMeant =
    found !== null && sectionOf(found.before) === 'languages' && areLanguages(namesIn(found.inside));
  return isMeant ? found.inside : null;
}

/** `Software (Excel, Word)` is all of its group, however it is set. */
function holdsList(text: string): boolean {
  return (namesInBrackets(text)?.names.length ?? 0) > 1;
}

/** Languages by name, and how well each is spoken. */
function areLanguages(names: readonly string[]): boolean {
  return names.some(isSpoken) && names.every((name) => isSpoken(name) || isLevel(name));
}

/** `Spanish`, `Brazilian Portuguese – fluent`; `English for Speakers of Other Languages` is a course. */
function isSpoken(text: string): boolean {
  const [{ language } = { language: '' }] = languageList([lineOfText(text)]);
  return namesLanguage(text) && String(language).split(/\s+/).length <= 2;
}

function isOfLanguages(skill: Skill): boolean {
  const { keywords } = skill as Group;
  return Array.isArray(keywords) && keywords.length > 0 && areLanguages(keywords);
}

/** A language is no skill, whatever it is listed with. */
function withoutLanguages(skill: Skill): readonly Skill[] {
  const { name, keywords } = skill as Group;
  if (!Array.isArray(keywords)) return isLanguage(name) ? [] : [skill];
  if (isOfOtherThings(skill)) return [skill];
  const others = keywords.filter((keyword) => !isLanguage(String(keyword)));
  return others.length === keywords.length ? [skill] : [{ ...skill, keywords: others }];
}

/** `Cuisines: French, Italian, sushi`: what a group that is named after something else has is called after nations. */
function isOfOtherThings(skill: Skill): boolean {
  const { name, keywords } = skill as Group;
  if (!Array.isArray(keywords) || keywords.length === 0 || isOfLanguages(skill)) return false;
  const section = sectionNamed(name);
  const others = keywords.map(String).filter((keyword) => !isLanguage(keyword));
  const areOfWork = others.some((keyword) => kindOf(keyword) !== null);
  return name !== '' && section !== 'languages' && section !== 'skills' && !areOfWork;
}

function languagesIn(skill: Skill): readonly SourceLine[] {
  const { name, level, keywords } = skill as Group;
  if (isOfOtherThings(skill)) return [];
  const names = Array.isArray(keywords)
    ? keywords.map(String)
    : [level === undefined ? name : `${name} (${level})`];
  const areAll = isOfLanguages(skill);
  return names.filter((one) => areAll || isLanguage(one)).map(lineOfText);
}

/** `English`, `Spanish (fluent)` and nothing else. */
function isLanguage(text: string): boolean {
  const [{ language } = { language: '' }] = languageList([lineOfText(text)]);
  return spokenLanguages.has(String(language).toLowerCase());
}

/** `Jira, Trello Methods: Scrum, Kanban`: the break before the second label was lost. */
const labelInside = /^([^:：;；]+,[^:：;；,]*\S)\s(\p{Lu}\p{L}{3,20})[:：]\s([^:：;；]+)$/u;

/** A label and the text after it: names, or a sentence about it. */
function group(name: string, text: string, head: Skill = levelled(name)): readonly Skill[] {
  const mid = labelInside.exec(text);
  if (mid?.[1] && mid[2] && mid[3] && namesIn(mid[3]).length > 1)
    return [...group(name, mid[1], head), ...group(mid[2], mid[3])];
  const inner = /[;；]/.test(text) ? text.split(/[;；]/).map((part) => labelled.exec(part.trim())) : [];
  // `Office: Word, Excel; Design: Figma`
  const [first = '', ...others] = text.split(/[;；]/).map((part) => part.trim());
  if (inner.length > 1 && inner.slice(1).every((one) => one !== null))
    return [first, ...others].flatMap((part, index) => {
      const one = labelled.exec(part);
      if (one?.[1] && one[2] && index > 0) return group(one[1].trim(), one[2]);
      return group(name, part, head);
    });
  const known = chineseSkills(text);
  if (known !== null) return [{ ...head, keywords: known.skills.map((one) => one.name) }];
  if (isSentence(text)) {
    // `Proficient in Excel; able to work under pressure`
    const listed = text.split(/[;；]/u).flatMap((clause) => knownFrom(clause)?.text ?? []);
    return listed.length > 0
      ? [{ name, level: text, keywords: listed.flatMap(keywordsIn) }]
      : [{ name, level: text }];
  }
  const [level = '', ...names] = keywordsIn(text);
  // A row of a table may say how well all of its names are known.
  if (names.length > 1 && isLevel(level)) return [{ ...head, level, keywords: names }];
  return [withKeywords(head, keywordsIn(text))];
}

/** `Java ~1 year` in a group is a name; how well each is known is said of the group. */
function withKeywords<Head extends Skill>(head: Head, names: readonly string[]): Head & Group {
  const { keywords = [], level = '' } = head as Partial<Group>;
  const found = names.map((name) => levelBehind(name) ?? { name, level: '' });
  const said = names.filter((_, index) => found[index]?.level !== '');
  const all = [level, ...said].filter((one) => one !== '').join(', ');
  return {
    ...head,
    ...(all !== '' && { level: all }),
    keywords: [...keywords, ...found.map(({ name }) => name)],
  } as Head & Group;
}

function levelBehind(text: string): { readonly name: string; readonly level: string } | null {
  const aside = bracketAtEnd(text);
  if (aside !== null) return isLevel(aside.inside) ? { name: aside.before, level: aside.inside } : null;
  return levelAtEnd(text) ?? levelInFront(text);
}

/** `Advanced Excel`, where the two are no name of their own as `Advanced Analytics` is. */
function levelInFront(text: string): { readonly name: string; readonly level: string } | null {
  const blank = text.indexOf(' ');
  const [level, name] = [text.slice(0, blank), text.slice(blank + 1)];
  const isMeant =
    blank > 0 && isLevel(level) && !/\d/.test(level) && kindOf(name) === 'tool' && kindOf(text) === null;
  return isMeant ? { name, level } : null;
}

/** `Python (Django, Flask)` inside a group are three names. */
function keywordsIn(text: string): string[] {
  const names = namesIn(text);
  const spaced = names.length === 1 ? skillsInRow(text) : null;
  if (spaced !== null) return [...(spaced.label === '' ? [] : [spaced.label]), ...spaced.names];
  return names.flatMap((name) => {
    const inner = namesInBrackets(name);
    return inner === null ? [name] : [inner.before, ...inner.names];
  });
}

function namesInBrackets(
  text: string,
): { readonly before: string; readonly names: readonly string[] } | null {
  const found = bracketAtEnd(text);
  if (found === null) return null;
  // A short form of the name is none of its parts, and how well it is known is no name.
  const isPart =
    (kindOf(found.inside) !== null || isProperName(found.inside)) &&
    !isShortFor(found.inside, found.before) &&
    !isLevel(found.inside);
  if (partsOf(found.inside).length === 1)
    return isPart ? { before: found.before, names: [found.inside] } : null;
  const names = namesIn(found.inside);
  // Names of courses are longer, and in capitals.
  const longest = names.length > 2 && names.every((name) => /^\p{Lu}/u.test(name)) ? 6 : 3;
  const areNames = names.every((name) => name.split(/\s+/).length <= longest && !isLevel(name));
  return areNames && names.length > 0 ? { before: found.before, names } : null;
}

/** `CAD (FreeCad)`: capitals inside a word, or a name of several words, which no remark about the name before it has. */
function isProperName(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u.test(text) || /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(text)
  );
}

/** `AWS` for `Amazon Web Services` */
function isShortFor(short: string, name: string): boolean {
  const letters = name
    .split(/[\s/-]+/)
    .map((word) => word.charAt(0))
    .join('');
  const [one, other] = [short, letters].map((text) => text.toLowerCase());
  // `GCP` begins as `Google Cloud` does; `FPGA` after `VerilogHDL` is something else.
  const mayBeShort = /^\p{Lu}{2,5}s?$/u.test(short) && one?.charAt(0) === other?.charAt(0);
  return one === other || mayBeShort;
}

function asSkill({ name, level, keywords }: ChineseSkills['skills'][number]): Skill {
  return { name, level, ...(keywords && { keywords: [...keywords] }) };
}

/** What a sentence says that somebody knows. */
function knownInClauses(text: string): readonly Skill[] | null {
  // `Proficient in Go; familiar with Rust`
  const clauses = text.split(/[;；]/u).map(knownFrom);
  if (clauses.some((clause) => clause === null)) return null;
  return clauses.flatMap((clause) =>
    namesIn(clause?.text ?? '').map((name) => ({ name, level: clause?.level ?? '' })),
  );
}

/** `Python | expert` is one name with its level, `Python | Go` are two. */
function levelledCells(text: string): readonly Skill[] {
  const cells = cellsIn(text);
  // Signs in brackets part what is said of the name before them.
  const areInBrackets = /[)\]]$/.test(text) && /[([]/.test(cells[0] ?? '') && partsOf(text).length === 1;
  const areNames = cells.length > 1 && !areInBrackets && !cells.slice(1).some(isLevel);
  return (areNames ? cells : [text]).filter((cell) => cell !== '').map(skill);
}

function addTo(group: Group, text: string): void {
  const known = knownFrom(text);
  if (known !== null) {
    // Whose level it is shows only in the whole text.
    const { keywords, level = '' } = withKeywords({ ...group, keywords: [] }, keywordsIn(known.text));
    group.keywords.push(...keywords);
    group.level = [level, text].filter((part) => part !== '').join(', ');
    return;
  }
  if (group.level === undefined && group.keywords.length === 0 && isLevel(text)) group.level = text;
  else if (isSentence(text)) group.level = [group.level ?? '', text].filter((part) => part !== '').join(' ');
  else {
    const { keywords, level } = withKeywords({ ...group, keywords: [] }, keywordsIn(text));
    group.keywords.push(...keywords);
    if (level !== undefined) group.level = level;
  }
}

/** A skill with its level, or `Databases (MySQL, Oracle)` */
function skill(text: string): Skill {
  const whole = text.trim();
  const inner = namesInBrackets(whole);
  return inner ? { name: inner.before, keywords: [...inner.names] } : levelled(whole);
}

/** `Python (expert)`, `Python | expert`, `Python – expert` */
function levelled(whole: string): { readonly name: string; readonly level?: string } {
  const aside = bracketAtEnd(whole);
  if (aside) return { name: aside.before, level: aside.inside };
  const [name = '', ...others] = cellsIn(whole);
  if (name !== '' && others.length > 0) return { name, level: others.join(' | ') };
  return levelAtEnd(whole) ?? levelInFront(whole) ?? levelInChinese(whole) ?? { name: whole };
}
