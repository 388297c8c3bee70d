import { limits } from '../contract/limits.ts';
import { codePoints, isBlank } from '../contract/strings.ts';
import { UsageError } from './exit-code.ts';

interface TextOfPerson {
  /** As it is typed: `--company`. */
  readonly flag: string;
  /** What to give, and what to do without it. */
  readonly needs: string;
  /** In characters. */
  readonly most: number;
}

/** What a flag says in free words, judged in the words of the command line; the service would name its own field. @throws UsageError */
function textOf({ flag, needs, most }: TextOfPerson): (text: string) => string {
  return (text) => {
    const length = codePoints(text);
    if (isBlank(text)) throw new UsageError(`${flag} needs ${needs}`);
    if (length > most) throw new UsageError(`${flag} takes at most ${most} characters, not ${length}`);
    return text;
  };
}

const found = 'leave it out to take it from the posting';

export const companyFlag = [
  '-c, --company <name>',
  'the company (default: as in the posting)',
  textOf({ flag: '--company', needs: `a name; ${found}`, most: limits.name.max }),
] as const;

export const positionFlag = [
  '-p, --position <title>',
  'the job title (default: as in the posting)',
  textOf({ flag: '--position', needs: `a title; ${found}`, most: limits.name.max }),
] as const;

export const keyNameFlag = [
  '--name <name>',
  'a name for the key, such as laptop',
  textOf({ flag: '--name', needs: 'a name, such as laptop', most: limits.apiKeyName.max }),
] as const;

export const noteFlag = [
  '--note <text>',
  'your own note',
  textOf({ flag: '--note', needs: 'a text; leave it out for no note', most: limits.note.max }),
] as const;

export const accountNameArgument = [
  '<name>',
  'a name for the account',
  textOf({ flag: 'the account', needs: 'a name, such as "Ada Example"', most: limits.accountName.max }),
] as const;
