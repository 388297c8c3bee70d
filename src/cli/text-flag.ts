import { limits } from '../contract/limits.ts';
import { codePoints, isBlank } from '../values/strings.ts';
import { UsageError } from './exit-code.ts';

interface TextRule {
  /** The flag as typed: `--company`. */
  readonly flag: string;
  /** The expected text, and what to do without it. */
  readonly needs: string;
  /** Maximum length in characters. */
  readonly max: number;
}

/** Checks free text and names the flag; the service would name its own field. @throws UsageError */
function checkedText({ flag, needs, max }: TextRule): (text: string) => string {
  return (text) => {
    const length = codePoints(text);
    if (isBlank(text)) throw new UsageError(`${flag} needs ${needs}`);
    if (length > max) throw new UsageError(`${flag} takes at most ${max} characters, not ${length}`);
    return text;
  };
}

const found = 'leave it out to take it from the posting';

export const companyFlag = [
  '-c, --company <name>',
  'the company (default: as in the posting)',
  checkedText({ flag: '--company', needs: `a name; ${found}`, max: limits.name.max }),
] as const;

export const positionFlag = [
  '-p, --position <title>',
  'the job title (default: as in the posting)',
  checkedText({ flag: '--position', needs: `a title; ${found}`, max: limits.name.max }),
] as const;

export const keyNameFlag = [
  '--name <name>',
  'a name for the key, such as laptop',
  checkedText({ flag: '--name', needs: 'a name, such as laptop', max: limits.apiKeyName.max }),
] as const;

export const noteFlag = [
  '--note <text>',
  'your own note',
  checkedText({ flag: '--note', needs: 'a text; leave it out for no note', max: limits.note.max }),
] as const;

export const accountNameArgument = [
  '<name>',
  'a name for the account',
  checkedText({ flag: 'the account', needs: 'a name, such as "Ada Example"', max: limits.accountName.max }),
] as const;
