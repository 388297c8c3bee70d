import { fold } from '../../src/values/fold.ts';

/* Compares names that were read with labeled names. */

const legalForm = /\b(?:inc|llc|ltd|limited|corp|corporation|co|plc|gmbh|ag|kg|se|sa|sas|sarl|sl|bv|ev)\b/gu;
const remark = /\([^()]{0,60}\)|\[[^[\]]{0,60}\]|（[^（）]{0,60}）|\b[mfwdhx](?:\s?\/\s?[mfwdhx]){1,3}\b/gu;
const genderEnding = /[/*:_·](?:-)?(?:innen|in|euse|rice|ne|trice|r|a|e|as|es)\b/gu;

function withoutLegalForm(name: string): string {
  return letters(name.replaceAll('.', '').replaceAll(legalForm, ' '));
}

function withoutRemarks(title: string): string {
  return letters(title.replaceAll(remark, ' ').replaceAll(genderEnding, ''));
}

function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
}

/** True if one name contains the other, ignoring case and accents. A label may have several spellings. */
function isSameName(bare: (folded: string) => string): (labeled: string, read: string) => boolean {
  return (labeled, read) => {
    const name = (text: string) => bare(fold(text)).replaceAll(' ', '');
    const given = name(read);
    return labeled
      .split('|')
      .map(name)
      .some((one) => one !== '' && given !== '' && (one.includes(given) || given.includes(one)));
  };
}

export const isSameCompany = isSameName(withoutLegalForm);
export const isSameTitle = isSameName(withoutRemarks);
