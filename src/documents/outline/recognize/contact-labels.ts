import { simplified } from '../../../lexicon/simplified.ts';

/* The labels of contact details and of personal data, such as `Phone:` or `Name:`. */

export type LabelKind = 'email' | 'phone' | 'url' | 'place' | 'name' | 'given' | 'family';

const words: readonly (readonly [LabelKind, string])[] = [
  ['email', 'e-?mail(?: address)?|mail|courriel|correo(?: electrónico)?|电子邮箱|电子邮件|邮箱|邮件'],
  [
    'phone',
    'phone(?: number)?|t[eé]l(?:efon|[eé]f(?:ono)?|éphone|ephone)?(?:nummer)?|gsm|natel|tlf(?:n?o)?|tfno?|telf|rufnummer|mobile?(?: phone| number)?|mobil(?:nummer)?|cell(?: phone)?|handy|celular|móvil|portable|(?:número (?:de )?)(?:celular|teléfono|móvil)|联系电话|电话|手机',
  ],
  ['url', 'web(?:site|page)?|url|homepage|portfolio|blog'],
  [
    'place',
    'address|adress|adresse|anschrift|dirección|domicilio|location|localidad|city(?: of residence)?|residence|residencia(?: actual)?|ort|wohnort|ubicación|ciudad|ville|地址|住址|现居住于|所在地|现居地',
  ],
  [
    'name',
    '(?:full )?name|nombres?(?: completo| y apellidos?)?|apellidos? y nombres?|noms? et prénoms?|prénoms? et noms?|(?:name|nachname) und vorname|vor(?:name|-) und (?:nach)?name|姓名',
  ],
  ['given', 'vorname|first name|given name|prénom'],
  ['family', 'nachname|last name|surname|family name|apellidos?'],
];

const allWords = words.map(([, pattern]) => pattern).join('|');
/** Chinese has no spaces, so a label may begin with other characters: `家庭住址` is an address, too. */
const hanPrefix = '\\p{Script=Han}{0,4}?';
const kinds = words.map(
  ([kind, pattern]) => [kind, new RegExp(`^(?:${hanPrefix}(?:${pattern}))$`, 'iu')] as const,
);
const withColon = new RegExp(`^(${hanPrefix}(?:${allWords})|[cemptw])\\.?\\s*[:：]\\s*`, 'iu');
const withDot = /^(t[eé]l|tlf(?:n?o)?|tfno?|telf|mob|cel|[cemptw](?=\.\s))\.\s*/iu;
const withSpace = new RegExp(`^(${allWords})\\s+(?=\\S)`, 'iu');
const initials: ReadonlyMap<string, LabelKind> = new Map([
  ['c', 'phone'],
  ['e', 'email'],
  ['m', 'phone'],
  ['p', 'phone'],
  ['t', 'phone'],
  ['w', 'url'],
]);

const contactWords = words
  .filter(([kind]) => kind === 'email' || kind === 'phone' || kind === 'url')
  .map(([, pattern]) => pattern)
  .join('|');

/** The space before a label of a phone number, an email or a web address in the middle of a text. */
export const labelInside = new RegExp(`\\s(?=(?:${contactWords})\\.?\\s?[:：]\\s?\\S)`, 'iu');

/** Matches a text that is only a label. */
export const contactLabel = new RegExp(`^(?:${allWords})$`, 'iu');

export function labelKind(label: string): LabelKind | null {
  const own = simplified(label);
  return kinds.find(([, pattern]) => pattern.test(own))?.[0] ?? initials.get(label.toLowerCase()) ?? null;
}

export interface Labelled {
  readonly label: string;
  readonly value: string;
  /** False without a colon or dot, since the words may be a name: `Mobile Games`. */
  readonly isSure: boolean;
}

/** Splits a detail into its label and its value: `Phone: 555 0100`, `Tel. 555 0100`, `Phone 555 0100`. */
export function labelledDetail(text: string): Labelled | null {
  const own = simplified(text);
  const found = withColon.exec(own) ?? withDot.exec(own);
  const match = found ?? withSpace.exec(own);
  if (!match?.[1]) return null;
  return {
    label: text.slice(0, match[1].length),
    value: text.slice(match[0].length).trim(),
    isSure: found !== null,
  };
}

/** Networks and services on which people have user names. */
const networkLabel =
  /^(?:skype|telegram|whatsapp|wechat|微信|qq|signal|discord|matrix|slack|twitter|x|mastodon|bluesky|threads|instagram|facebook|linkedin|github|gitlab|bitbucket|stack ?overflow|kaggle|orcid|xing|medium|leetcode|codepen|dribbble|behance|youtube)$/i;

export function isNetworkLabel(label: string): boolean {
  return networkLabel.test(label.trim());
}
