import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createPostingSearch } from '../../../src/page/postings/posting-search.ts';
import { holdService } from './held-service.ts';

const read = 'POST /ui/postings/read';
const asks = 'We look for a baker who has baked bread in a bakery, number ';
const refusal = (name: string, message: string) => ({ object: 'error', name, message });

/** Opens a search whose service answers and waits end when the test decides. */
async function openSearch(bases: readonly string[] = ['default'], { readsAddresses = false } = {}) {
  const fake = holdService();
  const failures: string[] = [];
  const waits: { readonly milliseconds: number; end(): void }[] = [];
  const search = createPostingSearch({
    service: fake.service,
    fail: (error) => void failures.push(String(error)),
    memory: { read: () => [], write: () => undefined },
    readsAddresses: signal(readsAddresses),
    wait: (milliseconds) => new Promise((end) => void waits.push({ milliseconds, end })),
  });
  void search.load();
  await fake.answer('GET /ui/base-resumes', { data: bases.map((name) => ({ name })) });
  const answerRead = (text: string) =>
    fake.answer(read, { job_description: text, company_name: null, position: null });
  const add = async (text: string) => {
    const added = search.add(text);
    await answerRead(text);
    return added;
  };
  const addMany = async (count: number) => {
    for (let number = 0; number < count; number += 1) await add(`${asks}${number}`);
  };
  return { ...fake, search, failures, waits, answerRead, add, addMany };
}

/** Rows of one call, as the service returns them. */
function rows(scores: readonly number[]) {
  const data = scores.map((score, index) => ({
    index,
    ats_score: score,
    text_hash: `${score}`,
    same_as: null,
  }));
  return { object: 'rank', version: 'rules', data };
}

function filesOf(count: number): File[] {
  return Array.from({ length: count }, (_, at) => new File([`${asks}${at}`], `${at + 1}.txt`));
}

describe('the posting search', () => {
  it('shows no results of a resume that is no longer chosen', async () => {
    const { search, answer, addMany } = await openSearch(['backend', 'frontend']);
    await addMany(2);
    void search.rank();
    search.chooseBase('frontend');
    await answer('POST /ui/rank?base=backend', rows([70, 80]));
    expect([search.order.value, search.isBusy.value]).toEqual([null, false]);
    void search.findGaps();
    search.chooseBase('backend');
    await answer('POST /ui/gaps?base=frontend', { postings: 2, data: [] });
    expect(search.gaps.value).toBeNull();
    void search.rank();
    await answer('POST /ui/rank?base=backend', rows([70, 80]));
    const [one, other] = search.order.value ?? [];
    expect(one?.row.ats_score).toBe(80);
    if (one && other) void search.compare(one, other);
    search.chooseBase('frontend');
    await answer('POST /ui/resumes/score', { ats_score: 80 });
    expect([search.compared.value, search.isBusy.value]).toEqual([null, false]);
  });

  it('does not report a failure of outdated requests', async () => {
    const { search, answer, addMany, failures } = await openSearch(['backend', 'frontend']);
    await addMany(1);
    void search.rank();
    search.chooseBase('frontend');
    await answer('POST /ui/rank?base=backend', refusal('not_found', 'No such base.'), 404);
    expect([failures, search.isBusy.value]).toEqual([[], false]);
  });

  it('splits postings into calls by the number of base resumes and ranks them together', async () => {
    const { search, answer, addMany, open } = await openSearch(['backend', 'frontend']);
    await addMany(30);
    search.chooseBase('best');
    void search.rank();
    await answer('GET /ui/base-resumes', { data: [{ name: 'backend' }, { name: 'frontend' }] });
    await answer('POST /ui/rank?base=best', rows(Array.from({ length: 25 }, (_, at) => at)));
    await answer('POST /ui/rank?base=best', rows([100, 3.5, 90, 80, 70]));
    expect(open()).toEqual([]);
    const order = search.order.value ?? [];
    expect(order.map(({ row }) => row.index).slice(0, 6)).toEqual([25, 27, 28, 29, 24, 23]);
    expect(order.every(({ row, posting }) => posting.text === `${asks}${row.index}`)).toBe(true);
  });

  it('waits as long as the service asks, shows the wait, and continues', async () => {
    const { search, answer, addMany, waits, failures, open } = await openSearch();
    await addMany(1);
    void search.rank();
    const rank = 'POST /ui/rank?base=default';
    const tooMany = refusal('rate_limit_exceeded', 'Retry after 34 seconds.');
    await answer(rank, tooMany, 429, { 'retry-after': '34' });
    expect([search.pause.value, waits[0]?.milliseconds, open()]).toEqual([34, 34_000, []]);
    waits[0]?.end();
    await expect.poll(open).toEqual([rank]);
    await answer(rank, rows([50]));
    expect([search.order.value?.length, search.pause.value, failures]).toEqual([1, null, []]);
  });

  it('does not retry an outdated ranking', async () => {
    const { search, answer, addMany, waits, open } = await openSearch();
    await addMany(1);
    void search.rank();
    const tooMany = refusal('rate_limit_exceeded', 'Retry after 34 seconds.');
    await answer('POST /ui/rank?base=default', tooMany, 429, { 'retry-after': '34' });
    search.remove(search.postings.value[0]?.key ?? 0);
    waits[0]?.end();
    await expect.poll(() => search.isBusy.value).toBe(false);
    expect(open()).toEqual([]);
  });

  it('does not send an address to a server that does not read them', async () => {
    const { search, open, failures } = await openSearch();
    expect(await search.add('https://jobs.example/1')).toBe(false);
    expect([open(), failures.length, failures[0]]).toEqual([[], 1, expect.stringMatching(/opens none/)]);
  });

  it('adds an address if the server reads them', async () => {
    const { search, answerRead } = await openSearch(['default'], { readsAddresses: true });
    const added = search.add(' https://jobs.example/1 ');
    await answerRead(asks);
    expect([await added, search.postings.value.map(({ text }) => text)]).toEqual([true, [asks]]);
  });

  it('counts characters like the service', async () => {
    const { search, add, failures } = await openSearch();
    expect(await add('😀'.repeat(40_000))).toBe(true);
    expect(await add('😀'.repeat(49))).toBe(false);
    expect([search.postings.value.length, failures]).toEqual([1, [expect.stringMatching(/too short/)]]);
  });

  it('is busy until all work is done', async () => {
    const { search, answerRead, answer, addMany } = await openSearch();
    await addMany(1);
    const added = search.add(`${asks}2`);
    void search.findGaps();
    await answer('POST /ui/gaps?base=default', { postings: 1, data: [] });
    expect(search.isBusy.value).toBe(true);
    await answerRead(`${asks}2`);
    await added;
    expect(search.isBusy.value).toBe(false);
  });
});

describe('many files', () => {
  it('beyond the limit are not read and are named once', async () => {
    const { search, addMany, answerRead, open, failures } = await openSearch();
    await addMany(49);
    const added = search.addFiles(filesOf(9));
    await expect.poll(open).toEqual([read]);
    await answerRead(`${asks}of a file`);
    await added;
    expect([search.postings.value.length, open()]).toEqual([50, []]);
    expect(failures).toEqual([
      expect.stringMatching(/2\.txt: 50 postings .*\. Nor were added: 3.txt, .* and 2 more\.$/),
    ]);
  });

  it('are added even if one cannot be read, and all failures are reported together', async () => {
    const { search, answer, answerRead, open, failures } = await openSearch();
    const added = search.addFiles([...filesOf(3), new File([], 'empty.txt')]);
    for (const text of [null, `${asks}of a file`, 'Short.']) {
      await expect.poll(open).toEqual([read]);
      if (text !== null) await answerRead(text);
      else await answer(read, refusal('validation_error', 'content: cannot be read'), 422);
    }
    await added;
    expect(search.postings.value.map(({ file }) => file)).toEqual(['2.txt']);
    expect(failures).toEqual([
      'Error: 1.txt: content: cannot be read. 3.txt is too short for a posting. empty.txt is empty.',
    ]);
  });

  it('are not read after the service stops answering', async () => {
    const { search, answer, open, failures } = await openSearch();
    const added = search.addFiles(filesOf(3));
    await expect.poll(open).toEqual([read]);
    await answer(read, null, 502);
    await added;
    expect([open(), failures]).toEqual([
      [],
      [expect.stringMatching(/^Error: 1\.txt: The service .* Nor were added: 2\.txt, 3\.txt\.$/)],
    ]);
  });
});
