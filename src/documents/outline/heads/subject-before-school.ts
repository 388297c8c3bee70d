import { isSchool, namesDegree, namesSubject } from '../recognize/name-kinds.ts';

/*
 * Splits a subject from the school behind it where nothing separates them: `Electrical Engineering Oakhurst University`
 * beside a degree.
 */

export interface SubjectAndSchool {
  readonly area: string;
  readonly school: string;
}

const maxSubjectWords = 5;
/** Behind a single word such as `Nursing`, the name of the school must be this long. */
const minWordsAfterOneWord = 3;

/** Words that begin the name of a school together with the word before them: `Business School of Linz`. */
const kindFirst =
  /^(?:(?:university|college|institute|school|academy|center|centre|faculty|department|high|tech|park|city|staff|leadership)(?!\p{L})|(?:of|and|for|in|&)\s)/iu;

/**
 * @param area the subject as it was read, which is not searched if it is known
 * @returns null if the text does not begin with a subject
 */
export function subjectBeforeSchool(text: string, area: string): SubjectAndSchool | null {
  if (area !== '') {
    const isRepeated = text.length > area.length && text.toLowerCase().startsWith(`${area.toLowerCase()} `);
    const school = text.slice(area.length).trim();
    return isRepeated && isOnlySchool(school) && !isKindFirst(school) ? { area, school } : null;
  }
  const words = text.split(/\s+/);
  for (let count = Math.min(maxSubjectWords, words.length - 2); count > 0; count -= 1) {
    const [subject, school] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const isLongEnough = count > 1 || words.length - count >= minWordsAfterOneWord;
    const isSubject = isLongEnough && namesSubject(subject) && !isSchool(subject);
    if (isSubject && isOnlySchool(school) && !kindFirst.test(school)) return { area: subject, school };
  }
  return null;
}

/** `Arts School` behind `Performing` continues the subject or is part of the name. */
function isOnlySchool(text: string): boolean {
  const [first = ''] = text.split(' ', 1);
  return /^\p{Lu}/u.test(text) && isSchool(text) && !namesDegree(text) && !namesSubject(first);
}

/** Behind a known subject, `University of Linz` is a whole name, but `School of Linz` is not. */
function isKindFirst(school: string): boolean {
  return kindFirst.test(school) && !/^(?:the )?university of\s/iu.test(school);
}
