import type { TokenRange } from '../text/find-form.ts';
import { type PhraseTable, phraseRanges } from '../text/phrase-table.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';
import type { Token } from '../text/tokenize.ts';
import type { Candidate } from './clause.ts';
import { isTalk } from './names/words-of-talk.ts';

/* How papers are named that are issued to a person. */

/** English names end in one of these: "state nursing license". Token keys. */
const licenceNouns: ReadonlySet<string> = new Set('license licence licensure'.split(' '));
const certificateNouns: ReadonlySet<string> = new Set('certificate certification credential cert'.split(' '));

/** These name a paper only after a name: "CSCS card", not "gift card". Token keys. */
const nounsAfterNames: ReadonlySet<string> = new Set(
  'card ticket permit passport registration endorsement check clearance qualification accreditation designation qualified certified'.split(
    ' ',
  ),
);

/** Of those, what a lower-case name before them is enough for, at the end of an item: "forklift ticket". Token keys. */
const nounsOfTrade: ReadonlySet<string> = new Set('ticket permit qualification card'.split(' '));

/** What these nouns come after where no paper of a person is meant: a parking permit, a support ticket. Token keys. */
const noCredential: ReadonlySet<string> = new Set(
  'gift credit debit business report score time board sim building work parking planning residence road support service lunch meal season train jira bug other post'.split(
    ' ',
  ),
);

/** Whose licences are bought: "software licences". Token keys. */
const ofProducts: ReadonlySet<string> = new Set(
  'software user site enterprise source app product'.split(' '),
);

/** Whose papers they are, not which: "UK qualifications", "a Canadian passport". Token keys. */
const countries: ReadonlySet<string> = new Set(
  'uk us usa eu british irish canadian american australian european national overseas foreign'.split(' '),
);

/** Of those, what somebody may not work without. Token keys. */
const licensing: ReadonlySet<string> = new Set('permit registration check clearance endorsement'.split(' '));

/** Words that stand before such a name and do not belong to it. Token keys. */
const beforeName: ReadonlySet<string> = new Set(
  'date towards toward a an the la le les un une des du el los las una der die das eine einen your our their his her its this that any some each current valid active full clean recent relevant appropriate additional professional formal recognised recognized unrestricted unexpired existing enhanced and or plus of in on at by for to from as with have has hold holds holding obtain get need require required possess possession must be is are will should can including e.g like such preferred desired strong good both either all other similar related tertiary academic higher further vocational suitable necessary specific where when which who what how if bonus benefit salary industry obtaining degree decisionmaking certain comparable first post-secondary'.split(
    ' ',
  ),
);

/** Over the text as written, in any case. */
export const licencePhrases: PhraseTable = {
  en: String.raw`
    bar (?:admission|licen[cs]e|membership)(?!\p{L})|admi(?:ssion|tted) to (?:the )?(?:\p{L}{2,20} ){0,3}bar(?!\p{L})
    (?<!\p{L})m\.?d\.?(?: or |\/)d\.?o\.?(?![\p{L}\p{N}])|b\+e(?: trailer| towing)?(?: test| entitlement| licen[cs]e)?(?![\p{L}\p{N}])
  `,
  de: String.raw`
    triebfahrzeugf[üu]hrerschein|(?:pkw-|lkw-)?f[üu]hrerschein(?:s)?(?: der)?(?: (?:klassen?|kl\.) ?[a-z0-9]{1,3}(?![\p{L}\p{N}]))?
    fs[ -](?:klassen?|kl\.) ?[a-z0-9]{1,3}(?![\p{L}\p{N}])|fahrerlaubnis(?: der)?(?: klassen? ?[a-z0-9]{1,3}(?![\p{L}\p{N}]))?|approbation(?: als \p{L}{3,30})?|berufserlaubnis
  `,
  fr: String.raw`
    permis (?:de conduire )?[a-e]{1,2}\d?(?![\p{L}\p{N}])|permis de conduire(?: [a-e](?!\p{L}))?|ordre (?:national )?des [\p{L}-]{4,30}
    dipl[ôo]me d['’][ée]tat(?: d['’]\p{L}{3,30}| de \p{L}{3,30})?|autorisation d['’]exercer
  `,
  es: String.raw`
    (?:carn[ée]t?|permiso|licencia) de conducir(?: (?:tipo |clase )?[a-e]\d?(?!\p{L}))?|carn[ée]t? (?:tipo |clase )?[a-e](?!\p{L})
    colegiaci[óo]n|colegiad[oa](?: ejerciente)?(?!\p{L})|licencia de (?:manejo|conducci[óo]n)(?: (?:tipo |clase )?[a-e]\d?(?!\p{L}))?|registro de conducir
  `,
  zh: `
    驾驶证|驾照|执业(?:资格)?证书?|教师资格证|护士证
  `,
};

/** Over the text as written, in any case. */
export const certificatePhrases: PhraseTable = {
  en: String.raw`
    (?:az|sc|dp|ai|pl|ms|md|mb)-\d{3}(?!\d)|nvq(?: level)? \d|city (?:&|and) guilds(?: level \d)?|(?:mental health |paediatric |pediatric )?first aider|first aid at work|right to work checks?|food (?:safety|hygiene) level \d|level \d food (?:safety|hygiene)(?: certificate)?
    cert(?:ificate)?\.? (?:i{1,3}|iv|[1-4]) in (?:(?!and\b|or\b|with\b|is\b)\p{L}{3,30}(?: |(?!\p{L}))){1,3}(?<! )
  `,
  de: String.raw`
    \p{L}{4,30}(?:schein|zertifikat|zertifizierung|fachkunde)(?!\p{L})|sachkundenachweis(?: §? ?\d{1,3}\p{L}?)?|praxisanleiter(?:in|ung)?(?!\p{L})
    (?:fach|betriebs)wirt(?:in)?(?: \(ihk\))?(?!\p{L})|fahrerkarte(?!\p{L})|(?:schl[üu]sselzahl|kennziffer) 95|ausbilder(?:eignung\p{L}{0,10}|schein)
    (?:gesellen|meister)(?:brief|prüfung)(?!\p{L})
  `,
  fr: String.raw`
    caces(?: r?\d{3}[a-z]?)?|carte (?:de )?conducteur|assistante? de soins en gérontologie|habilitations? (?:[ée]lectriques?(?: [a-z0-9]{1,3}(?!\p{L}))?|(?:aux? )?(?:fluides? frigorig[èe]nes?|travail en hauteur|\p{L}{5,20}))|cqpm?(?: (?:de |d['’])\p{L}{4,20}(?: \p{L}{4,20})?)?(?!\p{L})|brevet (?:de |d['’])\p{L}{4,30}|attestation (?:de |d['’])\p{L}{4,30}|certificat (?:de |d['’])?\p{L}{4,30}|afgsu(?: niveau \d)?
  `,
  es: String.raw`
    tarjeta (?:de |del )?tac[óo]grafo(?: digital)?|carn[ée]t? de (?!conducir)\p{L}{5,30}(?: (?:profesional|b[áa]sico|cualificado))?(?: de \p{L}{5,20}(?: \p{L}{5,20})?)?|certificado (?:de |en )\p{L}{4,30}|certificaci[óo]n (?:de |en )?\p{L}{3,30}
  `,
  zh: String.raw`
    普通话证书|英语[四六]级证书?|注册会计师|(?:健康|电工|焊工|叉车|导游|会计)证
    (?<=持有|具有|取得|获得|具备|(?<![持具拥])有)(?!相关|\p{Script=Han}{0,30}(?:学历|学位|毕业))[\p{Script=Han}\p{L}\p{N} ]{2,14}?(?:证书|资格证|上岗证|操作证)
    (?<!\p{Script=Han})(?![持有具取获需须相]|\p{Script=Han}{0,30}(?:学历|学位|毕业))\p{Script=Han}{2,10}?(?:证书|资格证|上岗证|操作证)
  `,
};

/** What stands before what somebody is certified in. */
export const certifiedIn: PhraseTable = {
  en: `
    certified (?:in|on|for|as|to operate)|certificate (?:in|of)|certification (?:in|on)|certificates in|accredited (?:in|as)|registered with|registration (?:with|as(?: an?)?)|registered as(?: an?)?|licensed as
  `,
  de: `
    (?:weiterbildung|fortbildung|fachweiterbildung|zusatzqualifikation) (?:zur?|zum|als)|zertifiziert(?:e[rn]?)? (?:in|als|nach|für)
  `,
  fr: `
    certifiée? (?:en|sur)|certification (?:en|sur)|inscription (?:à|au|aux)(?: l['’])?|titulaire (?:du|d['’]un|de la)
  `,
  es: `
    certificad[oa] en|habilitad[oa] (?:como|para)|inscrit[oa] en(?: el)?|acreditaci[óo]n (?:en|de)|homologaci[óo]n (?:en|de)
  `,
};

/** In words, before the noun. */
const maxNameLength = 4;

const capital = preparedPattern(String.raw`^\p{Lu}`);
const inTitle = preparedPattern(String.raw`^\p{Lu}|^(?:with|of|for|at|to)$`);
const writtenAsName = preparedPattern(String.raw`\p{Lu}.*\p{Lu}|\p{N}`);

/** Papers recognised by how they are named, whether a table knows them or not. */
export function findCredentials(text: string, tokens: readonly Token[]): Candidate[] {
  const found = [
    ...phraseRanges(licencePhrases, text).map((range) => credential(text, range, 'licence')),
    ...phraseRanges(certificatePhrases, text).map((range) => credential(text, range, 'certificate')),
    ...membershipsIn(text).map((range) => credential(text, range, 'certificate')),
    ...tokens.flatMap((noun, index) =>
      isCredential(noun) && !goesOn(text, noun, tokens[index + 1])
        ? namedBy(noun, text, tokens.slice(0, index))
        : [],
    ),
  ];
  return found.filter(
    (one, index) =>
      !found.some((other, place) => place < index && one.start < other.end && other.start < one.end),
  );
}

function credential(
  text: string,
  { start, end }: TokenRange,
  kind: NonNullable<Candidate['kind']>,
): Candidate {
  return { text: text.slice(start, end), start, end, term: null, inList: true, kind };
}

const credentials: ReadonlySet<string> = new Set([...nounsAfterNames, ...licenceNouns, ...certificateNouns]);

function isCredential({ key }: Token): boolean {
  return credentials.has(key);
}

const participle = new Set(['qualified', 'certified']);

/** "Newly Qualified Paramedic" is somebody who has qualified, no paper. */
function goesOn(text: string, noun: Token, next: Token | undefined): boolean {
  if (next === undefined || !participle.has(noun.key)) return false;
  return capital.test(noun.text) && capital.test(next.text) && text.slice(noun.end, next.start) === ' ';
}

/** "scaffold inspection certificate": the noun, and the words before it up to one that only leads to it. */
function namedBy(noun: Token, text: string, before: readonly Token[]): Candidate[] {
  const afterNameOnly = nounsAfterNames.has(noun.key);
  // "Working with Children Check": inside a title even small words belong.
  const isTitle = afterNameOnly && capital.test(noun.text);
  const belongs = (word: Token) => (isTitle ? inTitle.test(word.text) : belongsToName(text, word));
  const words = nameBefore(noun, before, (word, next) => adjoin(text, word, next) && belongs(word));
  const [first] = words;
  if (!first || (afterNameOnly && !words.some(isName) && !isOfTrade(text, noun, words))) return [];
  // "18 months post qualification", "a Blue Badge parking permit"
  const last = words.at(-1);
  if (!afterNameOnly && last && ofProducts.has(last.key)) return [];
  if (afterNameOnly && last && noCredential.has(last.key) && !capital.test(last.text)) return [];
  if (afterNameOnly && words.every(({ key }) => countries.has(key))) return [];
  const kind = licenceNouns.has(noun.key) || licensing.has(noun.key) ? 'licence' : 'certificate';
  return [credential(text, { start: first.start, end: noun.end }, kind)];
}

/** The words right before a noun that belong to its name. */
function nameBefore(
  noun: Token,
  before: readonly Token[],
  belongs: (word: Token, next: Token) => boolean,
): readonly Token[] {
  const near = before.slice(-maxNameLength);
  const border = near.findLastIndex((word, index) => !belongs(word, near[index + 1] ?? noun));
  const words = near.slice(border + 1);
  const first = words.findIndex(({ key }) => !beforeName.has(key));
  return first === -1 ? [] : words.slice(first);
}

const closesItem = preparedPattern(
  String.raw`^\s*(?:$|[,;.)]|\(|(?:and|or|if|required|preferred|desirable|desired|essential|an advantage|a plus|a must|handy|would|will|is)\b)`,
  'iu',
);

/** "Forklift ticket", "local anesthesia permit": at the end of its item, a trade in small letters names a paper too. */
function isOfTrade(text: string, noun: Token, words: readonly Token[]): boolean {
  const last = words.at(-1);
  if (!last || noCredential.has(last.key) || !nounsOfTrade.has(noun.text.toLowerCase())) return false;
  return !isTalk(last.key, null) && closesItem.test(text.slice(noun.end));
}

/** Whether two words may be parts of one name; in "Specialist (NPS) credential" a bracket is. */
function adjoin(text: string, { start, end }: Token, next: Token): boolean {
  const gap = text.slice(end, next.start);
  return (
    /^[\s&/+'’-]*$/.test(gap) || (/^ ?[()] ?$/.test(gap) && bracketed.test(text.slice(start, next.end + 1)))
  );
}

function belongsToName(text: string, word: Token): boolean {
  return !beforeName.has(word.key) || isWithinName(text, word);
}

const bracketed = preparedPattern(String.raw`^\p{Lu}[\p{L}\p{N}]* ?(?:\(\p{Lu}{2,6}\)|\) ?\p{L}+)`);
const capitalBefore = preparedPattern(String.raw`\p{Lu}\p{L}{1,30} $`);

/** In UTF-16 units: as much of the word before as tells whether it has a capital. */
const maxBeforeLength = 40;

/** "Respiratory Care Professional license": with a capital after a capital it is a part of the name. */
function isWithinName(text: string, { text: word, start }: Token): boolean {
  const before = text.slice(Math.max(0, start - maxBeforeLength), start);
  return capital.test(word) && capitalBefore.test(before) && !/[.!?:] $/.test(before);
}

/** A capital at the start of a line says nothing. */
function isName({ text, start }: Token): boolean {
  return writtenAsName.test(text) || (start > 0 && capital.test(text));
}

const capitalized = String.raw`\p{Lu}[\p{L}’'-]+`;
const bodies =
  '(?:Association|Society|Institute|Institution|Council|Board|Commission|Authority|Academy|Federation|College|Chamber|Guild|Union)';

/** "American Heart Association", "Society of Actuaries" */
const organisation = preparedPattern(
  `(?<![\\p{L}\\p{N}-])(?:(?:${capitalized} (?:(?:of|for|and|&) )?){1,5}${bodies}|${bodies})(?: (?:of|for) (?:the )?${capitalized}(?: (?:and |& )?${capitalized}){0,3})?(?![\\p{L}-])`,
  'gu',
);

const belongsTo = preparedPattern(
  String.raw`(?:\bmember(?:ship)?|\bfellow(?:ship)?|\bassociate|\bexam(?:ination)?s?(?: passed)?|\bregist(?:ered|ration)|\bchartered|\baccredit(?:ed|ation)|\bqualified|\blicen[cs]ed)(?: \p{Ll}+)? (?:of|with|by|from|through) (?:the |a |an )?$`,
  'iu',
);

/** Bodies whose member somebody is, or whose examinations somebody has passed: as good as a paper. */
function membershipsIn(text: string): readonly TokenRange[] {
  if (!belongs.test(text)) return [];
  return organisationsIn(text).filter(({ start }) => belongsTo.test(text.slice(0, start)));
}

const belongs = /member|fellow|exam|regist|charter|accredit|associate|qualified|licen/i;

function organisationsIn(text: string): readonly TokenRange[] {
  return organisation
    .all(text)
    .flatMap(({ index, 0: whole }) =>
      whole.includes(' ') ? [{ start: index, end: index + whole.length }] : [],
    );
}

const issuedBy = preparedPattern(
  String.raw`^\)?[\s,]*(?:\([^()]{1,30}\)[\s,]*)?(?:(?:issued|awarded|accredited|approved|granted|given|recogni[sz]ed|offered|obtained|ausgestellt|délivrée?|expedid[oa]) )?(?:through|by|from|via|durch|von|par|por) (?:the |an? |la |le |el |der |die )?$`,
  'iu',
);
const issuing = /^(?:through|by|from|via|durch|von|par|por) (?:the )?/i;
const aside = /^\)?\s{0,3}(?:\([^()]{1,30}\)\s{0,3})?[,(]\s{0,3}(?:the )?$/;
const bodyName = preparedPattern(
  String.raw`^(?:\p{Lu}{2,8}(?:[-/]\p{Lu}{2,8})?$|${bodies})| ${bodies}(?: |$)`,
);

/** Whether what stands in `place`, after a paper that ends at `paperEnd`, is only who issues it: "(CST) through NBSTSA". */
export function isIssuer(text: string, place: TokenRange, credentialEnd: number): boolean {
  if (place.start < credentialEnd) return false;
  const start = place.start + (issuing.exec(text.slice(place.start, place.end))?.[0].length ?? 0);
  const name = text.slice(start, place.end);
  if (!bodyName.test(name)) return false;
  const between = text.slice(credentialEnd, start);
  return issuedBy.test(between) || (aside.test(between) && organisationsIn(name).length > 0);
}
