/** What a head says about reaching the person. */
export interface ContactPart {
  readonly kind: 'email' | 'phone' | 'profile' | 'url' | 'labelled' | 'other';
  readonly text: string;
  readonly network?: string;
  readonly username?: string;
}

const separators = /\s*[|•·∙⋄◆]\s*|\s{3,}|\t+|\s+[–—]\s+/u;
const labelWords =
  'e-?mail|mail|phone|tel(?:efon|éfono|éphone|ephone)?|mobile?|mobil|web(?:site)?|url|address|adresse|dirección|location|ort|wohnort|电话|手机|邮箱|地址';
const label = new RegExp(`^(?:${labelWords})\\s*[.:：]\\s*`, 'iu');
/** A word that only says what the next one is. */
export const contactLabel = new RegExp(`^(?:${labelWords})$`, 'iu');
const email = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const phone = /^\(?\+?[\d\s()./-]{6,25}$/;
const address = /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;

/** Hosts that name a network, with what stands before the user's name. */
const networks: readonly (readonly [RegExp, string])[] = [
  [/linkedin\.com\/in\/([^/?#]+)/i, 'LinkedIn'],
  [/github\.com\/([^/?#]+)\/?$/i, 'GitHub'],
  [/gitlab\.com\/([^/?#]+)\/?$/i, 'GitLab'],
  [/xing\.com\/profile\/([^/?#]+)/i, 'XING'],
  [/(?:twitter|x)\.com\/([^/?#]+)\/?$/i, 'X'],
  [/stackoverflow\.com\/users\/([^?#]+)/i, 'Stack Overflow'],
  [/orcid\.org\/([\dX-]+)/i, 'ORCID'],
];

/** The parts of a line of contact details. */
export function contactParts(text: string): readonly ContactPart[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readPart);
}

/** What networks print behind an address, to say whose it is. */
const remark = /\((?:linkedin|company|blog|portfolio|personal|other|mobile|home|work)\)$/i;

function readPart(whole: string): readonly ContactPart[] {
  const text = whole.replace(remark, '').trimEnd().replace(label, '').replace(/^<|>$/g, '');
  if (text === '') return [];
  if (email.test(text)) return [{ kind: 'email', text }];
  if (phone.test(text) && text.replace(/\D/g, '').length >= 6) return [{ kind: 'phone', text }];
  if (address.test(text)) return [readAddress(text)];
  const split = text.split(/,?\s+|,/);
  // `a@b.example +1 234` without a separator: every word is something.
  if (split.length > 1 && split.every((word) => email.test(word) || address.test(word)))
    return split.flatMap(readPart);
  const labelled = /^([\p{L} ]{2,20}): (\S.*)$/u.exec(text);
  if (labelled?.[1] && labelled[2]) return [readLabelled(labelled[1], labelled[2])];
  return [{ kind: 'other', text }];
}

function readLabelled(name: string, value: string): ContactPart {
  if (address.test(value)) {
    const part = readAddress(value);
    return part.kind === 'profile' ? part : { kind: 'labelled', text: value, network: name, username: value };
  }
  return { kind: 'labelled', text: '', network: name, username: value };
}

function readAddress(text: string): ContactPart {
  for (const [pattern, network] of networks) {
    const username = pattern.exec(text)?.[1];
    if (username) return { kind: 'profile', text, network, username };
  }
  return { kind: 'url', text };
}

/** Whether a line is one of contact details and nothing else. */
export function isContactLine(text: string): boolean {
  return contactParts(text).some(({ kind }) => kind !== 'other' && kind !== 'labelled');
}
