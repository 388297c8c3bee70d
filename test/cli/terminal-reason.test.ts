import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { terminalReason } from '../../src/cli/terminal-reason.ts';
import { noBase } from '../../src/service/base-resumes.ts';

/** A file of the service with its sentences in one piece. */
function sourceOf(file: string): string {
  const text = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  return text.replace(/['`]\s*\+\s*['`]/g, '').replaceAll('\\`', '`');
}

describe('what the service says of its paths, headers and bodies', () => {
  it.each([
    [
      'service/accounts/authenticate.ts',
      'No API key was sent. Send yours in the X-API-Key header.',
      'No API key was sent.',
    ],
    [
      'service/accounts/authenticate.ts',
      'The API key is invalid, revoked or expired. Check X-API-Key or create a new key.',
      'The API key is invalid, revoked or expired.',
    ],
    [
      'service/accounts/authenticate.ts',
      'No dashboard token was sent. Send it as "Authorization: Bearer dash_…".',
      'No dashboard token was sent.',
    ],
    [
      'service/resumes/stored-resumes.ts',
      'There is no resume with this id. `resume-tailor list` or GET /resumes shows yours.',
      'No resume with this id. To list yours: resume-tailor list',
    ],
    [
      'service/resumes/generate-resume.ts',
      'The generation took too long and was stopped. Nothing was charged. Retry with an Idempotency-Key.',
      'The generation took too long and was stopped. Nothing was charged.',
    ],
    [
      'service/resumes/make-resume.ts',
      'Nothing was charged. Retry with an Idempotency-Key.',
      'Nothing was charged.',
    ],
    [
      'service/resumes/render-pdf.ts',
      'Try another theme, and retry with an Idempotency-Key.',
      'Try another theme.',
    ],
    [
      'service/resumes/generate-resume.ts',
      'A request with the same Idempotency-Key is still in progress.',
      'The same request is still in progress.',
    ],
    [
      'service/service-error.ts',
      'Nothing was charged. Retry later with the same Idempotency-Key.',
      'Nothing was charged.',
    ],
    [
      'operations/perform-locally.ts',
      'Nothing was charged. Then retry with the same Idempotency-Key.',
      'Nothing was charged.',
    ],
    ['service/resumes/generate-resume.ts', 'Idempotency-Key: ', '--idempotency-key: '],
  ])('%s: "%s"', (file, sentence, said) => {
    expect(sourceOf(file)).toContain(sentence);
    expect(terminalReason(sentence)).toBe(said);
  });

  it('says nothing of a key that the command line sends by itself', () => {
    const sentence =
      'Retry with the same Idempotency-Key (send one if you did not): nothing is charged twice.';
    expect(sourceOf('operations/failure.ts')).toContain(sentence);
    expect(terminalReason(`It failed. ${sentence}`)).toBe('It failed.');
  });

  it('is said of base resumes as the command line calls them', () => {
    expect(terminalReason(noBase({ name: undefined, version: undefined }))).toBe(
      'There is no base resume yet. Store one: resume-tailor base set FILE',
    );
    expect(terminalReason(noBase({ name: 'nurse', version: undefined }))).toBe(
      'No base resume is named "nurse". To list yours: resume-tailor base list',
    );
  });

  it.each(['change_ids', 'restore_change_ids'])('%s is not named', (path) => {
    expect(sourceOf('tailoring/revert-changes.ts')).toContain(`checkChangeIds('${path}', `);
    expect(sourceOf('tailoring/revert-changes.ts')).toContain('there is no change "$'.slice(0, -1));
    expect(terminalReason(`${path}: there is no change "ch9"`)).toBe('There is no change "ch9"');
  });
});

describe('a file as the subject of its sentence', () => {
  it.each([
    ['my cv.pdf: is not a readable PDF', 'my cv.pdf is not a readable PDF'],
    ['C:\\cv\\me.json: is nested too deeply', 'C:\\cv\\me.json is nested too deeply'],
    ['a: b.docx: has no text', 'a: b.docx has no text'],
    ['basics.name: is required', 'basics.name: is required'],
    ['work.position: has no letters', 'work.position: has no letters'],
  ])('%s', (message, said) => {
    expect(terminalReason(message)).toBe(said);
  });
});
