import { describe, expect, test } from 'vitest';
import {
  closingNouns,
  everydayActivity,
  foreignTalkWords,
  plainVerbs,
  vagueNouns,
  verbsAfterLead,
} from '../../src/posting/names/words-of-talk.ts';
import { wordKey } from '../../src/text/word-key.ts';

const tables = { plainVerbs, verbsAfterLead, closingNouns, everydayActivity, foreignTalkWords, vagueNouns };

describe('tables of words', () => {
  test.each(Object.entries(tables))(
    '%s holds words as tokens are compared: others would never be found',
    (_, table) => {
      expect([...table].filter((word) => wordKey(word) !== word)).toEqual([]);
    },
  );
});
