import { describe, expect, test } from 'vitest';
import { plainVerbs, verbsBehindLead } from '../../src/posting/names/plain-verbs.ts';
import {
  closingNouns,
  everydayDoing,
  foreignTalkWords,
  vagueNouns,
} from '../../src/posting/names/stop-words.ts';
import { wordKey } from '../../src/text/word-key.ts';

const tables = { plainVerbs, verbsBehindLead, closingNouns, everydayDoing, foreignTalkWords, vagueNouns };

describe('tables of words', () => {
  test.each(Object.entries(tables))(
    '%s holds words as tokens are compared: others would never be found',
    (_, table) => {
      expect([...table].filter((word) => wordKey(word) !== word)).toEqual([]);
    },
  );
});
