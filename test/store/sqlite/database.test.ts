import { describe, expect, it } from 'vitest';
import { insertInto, keepExisting, sql } from '../../../src/store/sqlite/database.ts';

describe('a statement', () => {
  it('has a placeholder for each value, and the values separately', () => {
    const name = "'; drop table accounts; --";
    expect(sql`select * from accounts where name = ${name} and credits > ${3}`).toEqual({
      text: 'select * from accounts where name = ? and credits > ?',
      values: [name, 3],
    });
    expect(sql`delete from model_answers`).toEqual({ text: 'delete from model_answers', values: [] });
  });

  it('that inserts a row names its columns in the order of its values', () => {
    const secret = { value: 'v', name: 'n' };
    expect(insertInto('server_secrets', secret)).toEqual({
      text: 'insert into server_secrets (value, name) values (?, ?) ',
      values: ['v', 'n'],
    });
    expect(insertInto('server_secrets', secret, keepExisting).text).toMatch(/ on conflict do nothing$/);
  });
});
