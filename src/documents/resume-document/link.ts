import { Basics, type ResumeDocument } from '../../contract/resume/resume-document.ts';
import { parseUrl } from '../../values/web-address.ts';
import { cleanLine } from '../text/clean-text.ts';

export type Link = ResumeDocument['basics']['url'];

export const noLink: Link = { label: '', href: '' };

const webAddress = /^(?:https?:\/\/|mailto:)\S+$/i;
const schemeless = /^(?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]\S*)?$/u;

/** Endings of file names that are no top-level domains, unlike `md` and `zip`. */
const fileName =
  /^[\p{L}\p{N}._-]{1,100}\.(?:html?|php|aspx?|jsp|pdf|docx?|odt|rtf|txt|tex|json|xml|png|jpe?g|gif|svg)(?:[?#]\S*)?$/iu;

/** True for the name of a file instead of an address: `index.html`, `resume.pdf`. */
export function isFileName(text: string): boolean {
  return fileName.test(text);
}

/** `example.com/me` becomes `https://example.com/me`; null for text that cannot be linked, such as a file name. */
export function webHref(text: string): string | null {
  if (isFileName(text)) return null;
  const href = schemeless.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;
  return webAddress.test(href) && parseUrl(href) ? href : null;
}

/** A link; text that cannot be linked becomes its label. */
export function linkTo(text: string): Link {
  const address = cleanLine(text);
  if (address === '') return noLink;
  const href = webHref(address);
  return href === null ? { label: address, href: '' } : { label: '', href };
}

/** True if Reactive Resume accepts the address; it rejects a document with an invalid one. */
export function isEmail(text: string): boolean {
  return text !== '' && Basics.shape.email.safeParse(text).success;
}
