import { type Activity, activityAtStart } from '../../lexicon/words/infinitives.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../values/lists.ts';

/* Turns French and Spanish infinitives into the nouns of their activities: `Gérer les stocks`, `Gestion des stocks`. */

export type RomanceLanguage = 'fr' | 'es';

/**
 * The text with each infinitive that opens it or follows a comma or "and" as a noun, with the object after the right
 * preposition; null if one of them, or an object, is not certain.
 * @param isFramed the preposition of a duty may come before each further infinitive: `chargé de trier et de classer`
 */
export function namedActivities(text: string, language: RomanceLanguage, isFramed = false): string | null {
  const [first = '', ...further] = clausesOf(text, language, isFramed);
  const named = [first, ...further].map((clause) => namedClause(clause, language));
  return named.includes(null) ? null : withSoundingJoints(named.join(''), language);
}

/** A joint, and the infinitive after it: `, répondre`, `et de former`. */
const jointBeforeVerb: Readonly<Record<RomanceLanguage, ReturnType<typeof preparedPattern>>> = {
  fr: preparedPattern(
    String.raw`(?<joint>[,;]\s(?:et\s)?|\s(?:et|ou|ainsi\sque)\s)(?<frame>(?:de\s|d['’]|à\s)?)(?<verb>\p{Ll}{2,}(?:er|ir|re))(?=\s|[,.;]|$)`,
    'gu',
  ),
  es: preparedPattern(
    String.raw`(?<joint>[,;]\s(?:[ye]\s)?|\s(?:[yeou]|así\scomo)\s)(?<frame>(?:(?:la\s)?de\s)?)(?<verb>\p{Ll}{2,}[aei]r(?:l[aeo]s?|se)?)(?=\s|[,.;]|$)`,
    'gu',
  ),
};

/** Splits a text before each joint with an infinitive. A preposition that a duty asks for is dropped. */
function clausesOf(text: string, language: RomanceLanguage, isFramed: boolean): readonly string[] {
  const clauses: string[] = [];
  let from = 0;
  let joint = '';
  for (const { index = 0, groups = {} } of jointBeforeVerb[language].all(text)) {
    const { frame = '' } = groups;
    if (frame !== '' && !isFramed) continue;
    clauses.push(joint + text.slice(from, index));
    joint = groups['joint'] ?? '';
    from = index + joint.length + frame.length;
  }
  return [...clauses, joint + text.slice(from)];
}

const leadingJoint = preparedPattern(
  String.raw`^(?:[,;]\s(?:(?:et|[ye])\s)?|\s(?:et|ou|ainsi\sque|así\scomo|[yeou])\s)`,
  'u',
);

/** An infinitive with its object; one without object shares that of the next clause: `trier et classer le courrier`. */
function namedClause(clause: string, language: RomanceLanguage): string | null {
  const joint = leadingJoint.exec(clause)?.[0] ?? '';
  const own = clause.slice(joint.length);
  const found = activityAtStart(own, language);
  if (found === null) return null;
  const { activity, length } = found;
  const behind = own.slice(length);
  if (behind === '') return joint + activity.noun;
  const object = objectOf(behind, activity, language);
  return object === null ? null : joint + activity.noun + object;
}

function objectOf(behind: string, { keeps }: Activity, language: RomanceLanguage): string | null {
  if (keeps !== '' && keepsPreposition(behind, keeps)) return behind;
  if (language === 'es') return keeps === '' || keeps === 'a' ? spanishObject(behind) : null;
  return keeps === '' ? frenchObjects(behind) : null;
}

const contracted: ReadonlyMap<string, readonly string[]> = new Map([
  ['à', ['au', 'aux']],
  ['a', ['al']],
]);

function keepsPreposition(behind: string, keeps: string): boolean {
  const [, first = ''] = behind.split(' ', 2);
  return [keeps, ...(contracted.get(keeps) ?? [])].includes(first);
}

const frenchDeterminers = wordSet(
  'plusieurs divers diverses différents différentes tous toutes tout toute chaque mon ma mes notre nos leur leurs ce cet cette ces deux trois quatre cinq six sept huit neuf dix quelques certains certaines',
);
const frenchVowel = preparedPattern('^[aeiouâàéèêëîïôöûü]', 'iu');
const article = preparedPattern(String.raw`^\s(?<article>les?|la|l['’]|une?|des)(?<rest>.*)$`, 'su');

const furtherObject = preparedPattern(
  String.raw`(?<joint>,|\set|\sou|\sainsi\sque)(?=\s(?:les?\s|la\s|l['’]|une?\s|des\s))`,
  'gu',
);
/** Before one of these, a further object may belong to the words behind it: `pour le magasin et la cave`. */
const frenchPreposition = preparedPattern(
  String.raw`\s(?:à|au|aux|avec|chez|dans|de|des|du|en|entre|lors|par|pour|sans|selon|sous|sur|vers|via|d['’]\p{L}+)\s`,
  'u',
);

/** Each object of a row gets its preposition: `les stocks et la caisse`, `des stocks et de la caisse`. */
function frenchObjects(behind: string): string | null {
  const joints = furtherObject.all(behind);
  const last = joints.at(-1)?.index ?? 0;
  if (joints.length > 0 && frenchPreposition.test(behind.slice(0, last))) return null;
  let [written, from] = ['', 0];
  for (const { index = 0, 0: joint = '' } of [...joints, { index: behind.length, 0: '' }]) {
    const object = frenchObject(behind.slice(from, index));
    if (object === null) return null;
    written += object + joint;
    from = index + joint.length;
  }
  return written;
}

/** `gestion` takes `de` before its object, which joins the article: `le stock`, `du stock`. */
function frenchObject(behind: string): string | null {
  const { article: found, rest = '' } = article.exec(behind)?.groups ?? {};
  if (found !== undefined && (/['’]$/.test(found) || rest.startsWith(' '))) return frenchArticle(found, rest);
  const [, first = ''] = behind.split(' ', 2);
  return frenchDeterminers.has(first) || startsWithNumber.test(first) ? ` de${behind}` : null;
}

function frenchArticle(found: string, rest: string): string | null {
  if (found === 'le') return ` du${rest}`;
  if (found === 'les') return ` des${rest}`;
  const apostrophe = rest.includes('’') ? '’' : "'";
  if (found.startsWith('un')) return ` d${apostrophe}${found}${rest}`;
  if (found !== 'des') return ` de ${found}${rest}`;
  const noun = rest.trimStart();
  // Whether an h is silent is not certain.
  if (/^h/i.test(noun) || noun === '') return null;
  return frenchVowel.test(noun) ? ` d${apostrophe}${noun}` : ` de${rest}`;
}

const startsWithNumber = preparedPattern(String.raw`^\p{N}`);

/** Words that are no object, although they follow an infinitive. */
const spanishNonObjects = wordSet(
  'ante así bajo bien como con cuando de del desde diariamente donde durante e en entre hacia hasta la le les lo los mediante me más muy no nos o para por que se según siempre sin sobre también tras u y',
);
const secondPersonal = preparedPattern(String.raw`(?:,|\s[yeou])\s(?:al|a)\s`, 'u');
const personal = preparedPattern(String.raw`^\s(?:al|a)(?=\s)`, 'u');
const noNoun = preparedPattern(`(?:mente|ando|iendo)$`, 'u');
const word = preparedPattern(String.raw`^\s(?<word>[\p{L}\p{N}$€"“«'’.-]+)`, 'u');

/** `gestión` takes `de` before its object: `el almacén`, `del almacén`; `a los cajeros`, `de los cajeros`. */
function spanishObject(behind: string): string | null {
  if (personal.test(behind)) {
    if (secondPersonal.test(behind)) return null;
    const rest = behind.replace(personal.regExp, '');
    return behind.startsWith(' al ') ? ` del${rest}` : ` de${rest}`;
  }
  if (behind.startsWith(' el ')) return ` del${behind.slice(' el'.length)}`;
  const first = word.exec(behind)?.groups?.['word']?.toLowerCase() ?? '';
  if (first === 'la' || first === 'los') return ` de${behind}`;
  if (first === '' || spanishNonObjects.has(first) || noNoun.test(first)) return null;
  return ` de${behind}`;
}

const spanishAnd = preparedPattern(String.raw`\s[ye]\s(?=(?<next>\p{Ll}+))`, 'gu');
const soundsLikeAnd = preparedPattern(`^h?i(?!e)`, 'u');

/** `y` becomes `e` before the same sound, and the other way around: `diseño e instalación`, `instalación y diseño`. */
function withSoundingJoints(text: string, language: RomanceLanguage): string {
  if (language === 'fr') return text;
  return text.replace(spanishAnd.regExp, (_found, next: string) =>
    soundsLikeAnd.test(next) ? ' e ' : ' y ',
  );
}
