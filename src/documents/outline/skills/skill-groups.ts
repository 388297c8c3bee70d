import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { skillsInRow } from '../recognize/lexical-signs.ts';
import { sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { lineOfText, type SourceLine } from '../source-line.ts';
import { languageList } from './language-list.ts';
import { namesIn, partsOf } from './names-in-row.ts';
import { isGroupInBrackets, keywordsIn, levelBehind, leveled, namesInBrackets } from './parts-of-skill.ts';
import { describesLabels, isPhrase, labeled, labelOf } from './skill-labels.ts';
import { isLevel } from './skill-level.ts';
import { asOneList, inColumns, isSkillTitle } from './skill-lines.ts';
import { type ChineseSkills, chineseSkills, isSentence, proficiencyIn } from './skill-sentences.ts';
import { withWholeItems } from './wrapped-items.ts';

/** The contents of a section of skills. */
export interface SkillSection {
  readonly skills: readonly JsonObject[];
  /** `Languages: English, German` among the skills. */
  readonly languages: readonly JsonObject[];
  /** `Interests: chess, hiking` below a heading of both. */
  readonly interests: readonly JsonObject[];
  /** Sentences, which say more than a name and a level. */
  readonly sentences: readonly string[];
  /** Names that were left out as duplicates, and numbers that name nothing. */
  readonly repeated: readonly string[];
}

interface Group {
  readonly name: string;
  level?: string;
  readonly keywords: string[];
}

type Skill = Readonly<JsonObject> | Group;

/** Reads a section of skills: `Databases: Go, Rust` is a group, `Go, Rust` are two skills, and a title groups the lines below. */
export function skillSection(section: readonly SourceLine[]): SkillSection {
  const listed = section.slice(linesOfTableHead(section)).map(withoutNumber);
  const lines = asOneList(inColumns(withWholeItems(listed).flatMap(listAndSentences)));
  const isTitle = isSkillTitle(lines);
  const isProse = isSentenceAmong(lines.map(({ text }) => text));
  const areDescribed = describesLabels(lines);
  const skills: Skill[] = [];
  const spoken: SourceLine[] = [];
  const interests: JsonObject[] = [];
  const sentences: string[] = [];
  const headings = new Set<Skill>();
  /** Titles that are not items of a list. */
  const setApart = new Set<Skill>();
  let open: Group | null = null;
  let title: SourceLine | null = null;
  for (const [index, line] of lines.entries()) {
    const { text } = line;
    // Bullets below a title in the style of text end where such text follows.
    if (title?.style === 'text' && line.style === 'text' && lines[index - 1]?.style === 'bullet') open = null;
    const found = labelOf(text);
    if (found?.[1] && found[2]) {
      const titled: Group | null = open;
      open = null;
      // `Programme` above rows with levels or labels names these rows.
      const isBare = titled !== null && titled.keywords.length === 0 && titled.level === undefined;
      if (isBare && (isLevel(found[2]) || setApart.has(titled))) headings.add(titled);
      if (isLevel(found[2]) && isSpoken(found[1])) spoken.push(line);
      else if (isLevel(found[2])) {
        const names = namesIn(found[1]).map((name) => ({ name, level: found[2] }));
        skills.push(...names);
        // A title with a level, above its names: `Frontend: advanced`.
        if (isTitle(line, index) && names.length === 1) {
          open = asGroup(skills.pop());
          skills.push(open);
        }
      } else if (areLanguages(namesIn(found[2])))
        // The label is the first language: `German: B2, French: fluent`.
        spoken.push(isSpoken(found[1]) ? line : { ...line, text: found[2] });
      else if (sectionOf(found[1]) === 'interests')
        interests.push(...namesIn(found[2]).map((name) => ({ name })));
      else {
        const [name, said] = [found[1].trim(), found[2]];
        skills.push(...(areDescribed && isPhrase(said) ? [{ name, level: said }] : group(name, said)));
        if (chineseSkills(found[2])?.isAll === false) sentences.push(text);
      }
    } else if (isTitle(line, index) && isGroupInBrackets(text)) {
      open = null;
      skills.push(skill(text));
    } else if (isTitle(line, index) && partsOf(text).length === 1) {
      open = { name: text.replace(/[:：]$/, ''), keywords: [] };
      title = line;
      skills.push(open);
      if (line.style === 'heading') headings.add(open);
      if (line.style !== 'bullet' && namesOnlyRows(open.name)) setApart.add(open);
    } else if (open && isGroupInBrackets(text) && namesIn(text).length === 1) {
      // A name with a list in brackets is a skill by itself; the next line belongs to the title again.
      skills.push(skill(text));
      headings.add(open);
    } else if (open && isLanguageBelow(open, text)) {
      // With its level, which would be that of all.
      spoken.push(line);
      headings.add(open);
    } else if (open) {
      addTo(open, text);
    } else if (areLanguages(namesIn(text))) spoken.push(line);
    else {
      const chinese = skillsInClauses(text) === null ? chineseSkills(text) : null;
      // The sentence is kept too if it says more than the name.
      if (chinese !== null && !chinese.isAll) sentences.push(text);
      const known = skillsInClauses(text) ?? chinese?.skills.map(asSkill) ?? spacedSkills(text);
      if (known === null && isProse(text)) sentences.push(text);
      else skills.push(...(known ?? namesIn(text).map(skill)));
    }
  }
  // A heading directly above other headings is not a skill.
  const isEmpty = (skill: Skill) => headings.has(skill) && (skill as Group).keywords.length === 0;
  const said = skills.filter((skill) => !isEmpty(skill));
  const titles = skills.filter(isEmpty).map((skill) => (skill as Group).name);
  const { named: groups, numbers } = withoutNumbers(
    said.flatMap((skill) => (isOfLanguages(skill) ? [] : withoutLanguages(skill))),
  );
  const languages = [...spoken, ...said.flatMap(languagesIn)];
  const named = once(groups.map((skill) => ({ ...skill })));
  return {
    ...named,
    repeated: [
      ...named.repeated,
      ...titles,
      ...numbers.filter((number) => number.replace(/\D/g, '').length <= maxDigits),
      ...section.map(({ text }) => numberOfPoint.exec(text)?.[0] ?? ''),
      ...section.slice(0, linesOfTableHead(section)).flatMap(({ text, aside }) => [text, aside]),
    ],
    languages: languages.length > 0 ? languageList(languages) : [],
    interests,
    sentences,
  };
}

const maxWordsOfTitle = 5;

/** True for a short title that is no known skill; one with a number may be an address or a result. */
function namesOnlyRows(title: string): boolean {
  return !/\d/.test(title) && title.split(/\s+/).length <= maxWordsOfTitle && shippedKindOf(title) === null;
}

/** The number of a Chinese point, whose sign also separates names: `1、表格`, `（2）`, `③`. */
const numberOfPoint =
  /^(?:[（(]?\d{1,2}[)）]?、|[（(]\d{1,2}[)）]|[①-⑩]|\d{1,2}[.．](?=\s?\p{Script=Han}))\s?(?=\S)/u;

function withoutNumber(line: SourceLine): SourceLine {
  const text = line.text.replace(numberOfPoint, '');
  return text === line.text ? line : { ...line, text };
}

/** Titles of a column of levels. */
const levelTitles = wordList('resume', 'level_title');

/** The lines with the titles of the columns of a table: `Software` and `Level`, above `Excel` and `advanced`. */
function linesOfTableHead([first, second, , fourth]: readonly SourceLine[]): number {
  const isTitle = (text: string | undefined) => text !== undefined && levelTitles.has(text.toLowerCase());
  if (isTitle(first?.aside)) return isLevel(second?.aside ?? '') ? 1 : 0;
  const areCells = first?.aside === '' && second?.aside === '' && isTitle(second.text);
  return areCells && isLevel(fourth?.text ?? '') ? 2 : 0;
}

const spokenLanguages = wordList('resume', 'spoken_language');

const minListed = 4;

/** Splits a Chinese list from the sentences after it: `Go，Rust，Qt，SQL。能开发…`. */
function listAndSentences(line: SourceLine): readonly SourceLine[] {
  const end = line.text.indexOf('。');
  const [list, rest] = [line.text.slice(0, end + 1), line.text.slice(end + 1).trim()];
  if (end < 0 || rest === '' || namesIn(list).length < minListed || isSentence(list)) return [line];
  return [
    { ...line, text: list },
    { ...line, text: rest, aside: '' },
  ];
}

/** Drops names without level and keywords that an earlier skill or a group has, and what a group has twice. */
export function once(skills: readonly JsonObject[]): {
  readonly skills: readonly JsonObject[];
  readonly repeated: readonly string[];
} {
  const seen = new Set<unknown>();
  const repeated: string[] = [];
  const isNew = (name: unknown, known: Set<unknown>) => {
    const [size, letters] = [known.size, String(name).toLowerCase()];
    if (known.add(letters).size === size) repeated.push(String(name));
    return known.size > size;
  };
  const whole = skills.map((skill) => {
    const own = new Set<unknown>();
    const { keywords } = skill;
    return Array.isArray(keywords)
      ? { ...skill, keywords: keywords.filter((one) => isNew(one, own)) }
      : skill;
  });
  for (const { keywords } of whole)
    for (const one of Array.isArray(keywords) ? keywords : []) seen.add(String(one).toLowerCase());
  const kept = whole.filter(({ name, level, keywords }) => {
    if (level === undefined && keywords === undefined) return isNew(name, seen);
    seen.add(String(name).toLowerCase());
    return true;
  });
  return { skills: kept, repeated };
}

/** Reads names that only blanks separate, with their label if any: `Backend  Java Python SQL Docker`. */
function spacedSkills(text: string): readonly Skill[] | null {
  const found = skillsInRow(text);
  if (found === null) return null;
  const { label, names } = found;
  return label === '' ? names.map((name) => ({ name })) : [{ name: label, keywords: [...names] }];
}

/** Reads a label and its text from a form; the text may be names, a level, languages or a sentence. */
export function labeledSkills(label: string, text: string): SkillSection {
  const nothing: SkillSection = { skills: [], languages: [], interests: [], sentences: [], repeated: [] };
  if (areLanguages(namesIn(text))) return { ...nothing, languages: languageList([lineOfText(text)]) };
  if (isLevel(text)) return { ...nothing, skills: [{ name: label, level: text }] };
  const known = skillsInClauses(text) ?? chineseSkills(text)?.skills ?? null;
  if (known !== null)
    return { ...nothing, skills: [{ name: label, keywords: known.map(({ name }) => name) }] };
  return { ...nothing, skills: group(label, text, { name: label }).map((one) => ({ ...one })) };
}

/** True for languages below a title such as `Languages`. */
function isLanguageBelow({ name }: Group, text: string): boolean {
  const names = namesIn(text);
  return areLanguages(names) && sectionNamed(name) === 'languages';
}

/** Makes a test for sentences of a list: where names end in a full stop, too, that shows none. */
function isSentenceAmong(texts: readonly string[]): (text: string) => boolean {
  const names = texts.filter((text) => !isSentence(text));
  const areEnded = 2 * names.filter((name) => /\p{L}\.$/u.test(name)).length > names.length;
  return (text) => isSentence(areEnded ? text.replace(/\.$/, '') : text);
}

function asGroup(skill: Skill | undefined): Group {
  const { name, level } = skill as Group;
  return { name, ...(level !== undefined && { level }), keywords: [] };
}

/** True for names of spoken languages, with or without levels. */
function areLanguages(names: readonly string[]): boolean {
  return names.some(isSpoken) && names.every((name) => isSpoken(name) || isLevel(name));
}

/** True for `Spanish` and `Brazilian Portuguese – fluent`; not for the course `English for Speakers of Other Languages`. */
function isSpoken(text: string): boolean {
  const [{ language } = { language: '' }] = languageList([lineOfText(text)]);
  return namesLanguage(text) && String(language).split(/\s+/).length <= 2;
}

function isOfLanguages(skill: Skill): boolean {
  const { keywords } = skill as Group;
  return Array.isArray(keywords) && keywords.length > 0 && areLanguages(keywords);
}

/** Longer numbers may be dates or phone numbers, so they are reported as lost. */
const maxDigits = 3;

/** Drops names without a letter: years, page numbers and drawn levels are not skills. */
function withoutNumbers(skills: readonly Skill[]) {
  const numbers: string[] = [];
  const isNamed = (name: unknown) => {
    const isNumber = !hasLetter(String(name));
    if (isNumber) numbers.push(String(name));
    return !isNumber;
  };
  const named = skills.flatMap((skill) => {
    const { name, level, keywords } = skill as Group;
    const others = Array.isArray(keywords) ? keywords.filter(isNamed) : [];
    if (others.length === 0 && !hasLetter(level ?? '') && !isNamed(name)) return [];
    return [Array.isArray(keywords) ? { ...skill, keywords: others } : skill];
  });
  return { named, numbers };
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Drops spoken languages from skills. */
function withoutLanguages(skill: Skill): readonly Skill[] {
  const { name, keywords } = skill as Group;
  if (!Array.isArray(keywords)) return isLanguage(name) ? [] : [skill];
  if (isOfOtherThings(skill)) return [skill];
  const others = keywords.filter((keyword) => !isLanguage(String(keyword)));
  return others.length === keywords.length ? [skill] : [{ ...skill, keywords: others }];
}

/** True for a group in which names of languages mean other things: `Cuisines: French, Italian, sushi`. */
function isOfOtherThings(skill: Skill): boolean {
  const { name, keywords } = skill as Group;
  if (!Array.isArray(keywords) || keywords.length === 0 || isOfLanguages(skill)) return false;
  const section = sectionNamed(name);
  const others = keywords.map(String).filter((keyword) => !isLanguage(keyword));
  const areOfWork = others.some((keyword) => shippedKindOf(keyword) !== null);
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

/** True for a language with or without a level: `English`, `Spanish (fluent)`. */
function isLanguage(text: string): boolean {
  const [{ language } = { language: '' }] = languageList([lineOfText(text)]);
  return spokenLanguages.has(String(language).toLowerCase());
}

/** A lost break before a second label: `Jira, Trello Methods: Scrum, Kanban`. */
const labelInside = /^([^:：;；]+,[^:：;；,]*\S)\s(\p{Lu}\p{L}{3,20})[:：]\s([^:：;；]+)$/u;

/** Reads a label and the text after it: names, or a sentence about the label. */
function group(name: string, text: string, head: Skill = leveled(name)): readonly Skill[] {
  const joined = labelInside.exec(text);
  if (joined?.[1] && joined[2] && joined[3] && namesIn(joined[3]).length > 1)
    return [...group(name, joined[1], head), ...group(joined[2], joined[3])];
  const inner = /[;；]/.test(text) ? text.split(/[;；]/).map((part) => labeled.exec(part.trim())) : [];
  // `Office: Word, Excel; Design: Figma`
  const [first = '', ...others] = text.split(/[;；]/).map((part) => part.trim());
  if (inner.length > 1 && inner.slice(1).every((one) => one !== null))
    return [first, ...others].flatMap((part, index) => {
      const one = labeled.exec(part);
      if (one?.[1] && one[2] && index > 0) return group(one[1].trim(), one[2]);
      return group(name, part, head);
    });
  const known = chineseSkills(text);
  if (known !== null) return groupsByLevel(head, known);
  if (isSentence(text)) {
    // `Proficient in Excel; able to work under pressure`
    const listed = text.split(/[;；]/u).flatMap((clause) => proficiencyIn(clause)?.text ?? []);
    return listed.length > 0
      ? [{ name, level: text, keywords: listed.flatMap(keywordsIn) }]
      : [{ name, level: text }];
  }
  const [level = '', ...names] = keywordsIn(text);
  // The first cell of a row may be the level of all names.
  if (names.length > 1 && isLevel(level) && !isNameInCapitals(level, name))
    return [{ ...head, level, keywords: names }];
  return [withKeywords(head, keywordsIn(text))];
}

/** True for a name that only looks like a level: `BASIC` below a label that is not in capitals. */
function isNameInCapitals(text: string, label: string): boolean {
  return /^\p{Lu}{4,}$/u.test(text) && label !== label.toUpperCase();
}

/** Adds names to a group. Levels such as that of `Java ~1 year` become part of the level of the group. */
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

/** Levels that limit what a name claims. */
const weakLevel = /了解|略懂|略知|基本|入门|初步/u;

/** One group, and one more for each level that limits the names after it. */
function groupsByLevel(head: Skill, { skills }: ChineseSkills): readonly Skill[] {
  const byLevel = new Map<string, string[]>();
  for (const { name, level } of skills) {
    const limit = weakLevel.test(level) ? level : '';
    byLevel.set(limit, [...(byLevel.get(limit) ?? []), name]);
  }
  return [...byLevel].map(([level, keywords]) => ({ ...(level !== '' && { level }), ...head, keywords }));
}

function asSkill({ name, level, keywords }: ChineseSkills['skills'][number]): Skill {
  return { name, level, ...(keywords && { keywords: [...keywords] }) };
}

/** Skills from clauses of proficiency; null if a clause is something else. */
function skillsInClauses(text: string): readonly Skill[] | null {
  // `Proficient in Go; familiar with Rust`
  const clauses = text.split(/[;；]/u).map(proficiencyIn);
  if (clauses.some((clause) => clause === null)) return null;
  return clauses.flatMap((clause) =>
    namesIn(clause?.text ?? '').map((name) => ({ name, level: clause?.level ?? '' })),
  );
}

function addTo(group: Group, text: string): void {
  const known = proficiencyIn(text);
  if (known !== null) {
    // The level keeps the whole text, because only that shows to which names it applies.
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

/** Reads a skill with its level, or a group such as `Databases (MySQL, Oracle)`. */
function skill(text: string): Skill {
  const whole = text.trim();
  const inner = namesInBrackets(whole);
  return inner ? { name: inner.before, keywords: [...inner.names] } : leveled(whole);
}
