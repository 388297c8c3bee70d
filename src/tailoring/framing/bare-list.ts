import { readVerb } from '../../lexicon/verbs.ts';
import { memoize } from '../../text/memoize.ts';
import { tokenize } from '../../text/tokenize.ts';

const fewestItems = 4;
const maxWords = 3;
const parting = /[,;|•·，、；]/u;
const label = /^[^:：]{0,40}[:：]/u;

const looks = memoize<{ readonly isBare: boolean }>(1000, (text) => ({ isBare: read(text) }));

/** Whether a text is only names in a row, "Java, Spring, SQL, Git": it says nothing of what was done with them. */
export function isBareList(text: string): boolean {
  return looks(text).isBare;
}

function read(text: string): boolean {
  if (isVerb(tokenize(text)[0]?.text)) return false;
  const items = text
    .replace(label, '')
    .split(parting)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length < fewestItems) return false;
  return items.every((item) => {
    const words = tokenize(item);
    if (/\p{Script=Han}/u.test(item)) return words.length <= 2 * maxWords;
    return words.length <= maxWords && !isVerb(words[0]?.text);
  });
}

/** "Monitor lines, drains …" tells what is done; `Testing` and `Design` are also names. */
function isVerb(word = ''): boolean {
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || forms.includes('base');
}
