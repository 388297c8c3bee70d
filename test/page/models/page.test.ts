import { describe, expect, it } from 'vitest';
import { createPage } from '../../../src/page/page.ts';
import { fakeWindow } from './fake-window.ts';

const session = (signed_in: boolean) => ({ object: 'page_session', signed_in, reads_addresses: false });
const refusal = (name: string, message: string) => ({ object: 'error', name, message });
const resume = { id: 'res_1', title: 'Baker, Crumb' };
const deletes = 'DELETE /ui/resumes/res_1';
const closes = 'DELETE /ui/session';

async function openPage() {
  const fake = fakeWindow();
  const page = createPage(fake.window);
  await fake.answer('GET /ui/session', session(true));
  return { ...fake, page };
}

describe('a pending deletion', () => {
  it('runs before the end of the session', async () => {
    const { page, answer, open, passTime } = await openPage();
    page.deleteLater(resume);
    void page.signOut();
    expect([open(), page.notice.value]).toEqual([[deletes], null]);
    await answer(deletes, { deleted: true });
    expect([open(), page.deleted.value, page.access.value]).toEqual([
      [closes],
      new Set(['res_1']),
      'signed-in',
    ]);
    await answer(closes, { deleted: true });
    expect([page.access.value, page.leaving.value]).toEqual(['signed-out', new Set()]);
    passTime();
    expect(open()).toEqual([]);
  });

  it('does not run at the end of the session if it was undone', async () => {
    const { page, open } = await openPage();
    page.deleteLater(resume);
    page.keep('res_1');
    void page.signOut();
    await expect.poll(open).toEqual([closes]);
  });

  it('is reported if it fails because the session has ended', async () => {
    const { page, answer, passTime } = await openPage();
    page.deleteLater(resume);
    passTime();
    await answer(deletes, refusal('missing_api_key', 'Sign in.'), 401);
    expect(page.notice.value).toMatchObject({
      kind: 'failure',
      message: expect.stringMatching(/^“Baker, Crumb” was not deleted/),
    });
    expect(page.leaving.value).toEqual(new Set());
  });

  it('is no longer pending when the browser restores the page', async () => {
    const { page, window, open, passTime } = await openPage();
    page.deleteLater(resume);
    window.dispatchEvent(new Event('pagehide'));
    passTime();
    expect([open(), page.leaving.value, page.notice.value]).toEqual([[deletes], new Set(), null]);
  });
});

describe('the end of a session', () => {
  it('is not shown if the service does not answer', async () => {
    const { page, answer } = await openPage();
    void page.signOut();
    await expect.poll(() => page.access.value).toBe('signed-in');
    await answer(closes, null, 502);
    expect([page.access.value, page.notice.value?.kind]).toEqual(['signed-in', 'failure']);
  });
});

describe('a token in the address', () => {
  const opens = 'POST /ui/session';

  it('is removed from the address if it is rejected, and the reason is shown', async () => {
    const fake = fakeWindow('#token=once.used');
    const page = createPage(fake.window);
    expect(fake.window.location.hash).toBe('#/');
    await fake.answer(opens, refusal('invalid_api_key', 'It was already used.'), 401);
    await fake.answer('GET /ui/session', session(false));
    expect([page.access.value, page.linkRefusal.value]).toEqual(['signed-out', 'It was already used.']);
    fake.goTo('#token=new.one');
    expect(page.linkRefusal.value).toBe(null);
    await fake.answer(opens, session(true));
    await fake.answer('GET /ui/session', session(true));
    expect([page.access.value, page.linkRefusal.value]).toEqual(['signed-in', null]);
  });

  it('is no longer reported as rejected beside the next attempt', async () => {
    const fake = fakeWindow('#token=once.used');
    const page = createPage(fake.window);
    await fake.answer(opens, refusal('invalid_api_key', 'It was already used.'), 401);
    await fake.answer('GET /ui/session', session(false));
    const tried = page.signIn('dash_wrong');
    expect(page.linkRefusal.value).toBe(null);
    await fake.answer(opens, refusal('invalid_api_key', 'It is invalid.'), 401);
    expect(await tried).toBe('It is invalid.');
  });
});

describe('the title of the page', () => {
  it('names the view', async () => {
    const { window, goTo } = await openPage();
    const titles = [window.document.title];
    for (const address of ['#/resumes', '#/postings', '#/account']) {
      goTo(address);
      titles.push(window.document.title);
    }
    expect(titles).toEqual(
      ['New', 'Resumes', 'Postings', 'Keys and usage'].map((name) => `${name} – Resume Tailor`),
    );
  });

  it('is "Sign in" when signed out', async () => {
    const fake = fakeWindow();
    createPage(fake.window);
    await fake.answer('GET /ui/session', session(false));
    expect(fake.window.document.title).toBe('Sign in – Resume Tailor');
  });
});
