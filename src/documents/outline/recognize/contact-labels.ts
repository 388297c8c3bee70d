import { simplified } from '../../../lexicon/simplified.ts';

/* The words that people put before what reaches them, and before what they say of themselves. */

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
/** Chinese writes no blanks: `家庭住址` is an address, too. */
const before = '\\p{Script=Han}{0,4}?';
const kinds = words.map(
  ([kind, pattern]) => [kind, new RegExp(`^(?:${before}(?:${pattern}))$`, 'iu')] as const,
);
const withColon = new RegExp(`^(${before}(?:${allWords})|[cemptw])\\.?\\s*[:：]\\s*`, 'iu');
const withDot = /^(t[eé]l|tlf(?:n?o)?|tfno?|telf|mob|cel|[cemptw](?=\.\s))\.\s*/iu;
const withBlank = new RegExp(`^(${allWords})\\s+(?=\\S)`, 'iu');
const initials: ReadonlyMap<string, LabelKind> = new Map([
  ['c', 'phone'],
  ['e', 'email'],
  ['m', 'phone'],
  ['p', 'phone'],
  ['t', 'phone'],
  ['w', 'url'],
]);

const reaching = words
  .filter(([kind]) => kind === 'email' || kind === 'phone' || kind === 'url')
  .map(([, pattern]) => pattern)
  .join('|');

/** Where the label of a number or an address begins in the middle of a text. */
export const labelInside = new RegExp(`\\s(?=(?:${reaching})\\.?\\s?[:：]\\s?\\S)`, 'iu');

/** A word that only says what the next one is. */
export const contactLabel = new RegExp(`^(?:${allWords})$`, 'iu');

export function labelKind(label: string): LabelKind | null {
  const own = simplified(label);
  return kinds.find(([, pattern]) => pattern.test(own))?.[0] ?? initials.get(label.toLowerCase()) ?? null;
}

export interface Labelled {
  readonly label: string;
  readonly value: string;
  /** Without a colon the words may be a name, too: `Mobile Games`. */
  readonly isSure: boolean;
}

/** `Phone: 555 0100`, `Tel. 555 0100`, `Phone 555 0100` */
export function labelledDetail(text: string): Labelled | null {
  const own = simplified(text);
  const found = withColon.exec(own) ?? withDot.exec(own);
  const loose = found ?? withBlank.exec(own);
  if (!loose?.[1]) return null;
  return {
    label: text.slice(0, loose[1].length),
    value: text.slice(loose[0].length).trim(),
    isSure: found !== null,
  };
}

/** Where people are known by a name. */
const networkLabel =
  /^(?:skype|telegram|whatsapp|wechat|微信|qq|signal|discord|matrix|slack|twitter|x|mastodon|bluesky|threads|instagram|facebook|linkedin|github|gitlab|bitbucket|stack ?overflow|kaggle|orcid|xing|medium|leetcode|codepen|dribbble|behance|youtube)$/i;

export function isNetworkLabel(label: string): boolean {
  return networkLabel.test(label.trim());
}
