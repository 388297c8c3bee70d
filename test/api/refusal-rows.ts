import type { ErrorName } from '../../src/contract/errors.ts';
import { dashboardToken, liveKey, resumeId } from '../support/fake-use-cases.ts';
import { generateBody, generateRow, posting, type Row } from '../support/send-row.ts';

const list = '/api/v1/resumes';
const level = (finetune_level: unknown): Row => ({
  ...generateRow,
  body: { ...generateBody, finetune_level },
});
const text = (job_description: unknown): Row => ({
  ...generateRow,
  body: { ...generateBody, job_description },
});
const typed = (type: string): Row => ({ ...generateRow, headers: { 'content-type': type } });
const keyed = (key: string): Row => ({ ...generateRow, headers: { 'idempotency-key': key } });

const scored = (resume: unknown): Row => ({
  method: 'POST',
  path: `${list}/score`,
  body: { job_description: posting, resume },
});
const base = (body: unknown): Row => ({ method: 'PUT', path: '/api/v1/base-resume', body });
const patch = (resume_data: unknown): Row => ({
  method: 'PATCH',
  path: `${list}/${resumeId(1)}`,
  body: { resume_data },
});
const longDate = (place: string) => `${place}work[0].startDate: must have at most 200 characters, has 201`;
const blanksInDate = { work: [{ startDate: `x${' '.repeat(240_000)}y` }] };

/** The case, its request, the name of the error, and a part of its message. */
type Refusal = readonly [string, Row, ErrorName, string];
export const refusals: readonly Refusal[] = [
  ['no key', { path: '/api/v1/usage', key: null }, 'missing_api_key', 'key'],
  ['a blank key', { path: '/api/v1/usage', key: '  ' }, 'missing_api_key', 'key'],
  ['a wrong key', { path: '/api/v1/usage', key: 'key_live_wrong' }, 'invalid_api_key', 'invalid'],
  ['a key in the query', { path: `/api/v1/usage?X-API-Key=${liveKey}`, key: null }, 'missing_api_key', ''],
  ['a missing key before the body', { ...generateRow, key: null, body: '{' }, 'missing_api_key', ''],
  [
    'two keys at once',
    { path: '/api/v1/usage', key: `${liveKey}, ${liveKey}` },
    'invalid_api_key',
    'invalid',
  ],
  [
    'a bearer token instead of a key',
    { path: '/api/v1/usage', key: null, token: dashboardToken },
    'missing_api_key',
    '',
  ],
  [
    'a dashboard cookie instead of a key',
    { path: '/api/v1/usage', key: null, headers: { cookie: 'resume_tailor_dashboard=sess_1' } },
    'missing_api_key',
    '',
  ],
  ['an API key as the token of /keys', { path: '/api/v1/keys', token: liveKey }, 'invalid_api_key', ''],
  [
    'the creation of a key with an API key',
    { method: 'POST', path: '/api/v1/keys', body: { name: 'a' } },
    'missing_api_key',
    'token',
  ],
  [
    'the revocation of a key with an API key',
    { method: 'DELETE', path: '/api/v1/keys/apikey_1' },
    'missing_api_key',
    'token',
  ],
  [
    'an unknown key id',
    { method: 'DELETE', path: '/api/v1/keys/apikey_9', token: dashboardToken },
    'not_found',
    'API key',
  ],
  ['an API key on /keys', { path: '/api/v1/keys' }, 'missing_api_key', 'token'],
  [
    'another scheme on /keys',
    { path: '/api/v1/keys', headers: { authorization: 'Basic YTpi' } },
    'missing_api_key',
    '',
  ],
  ['a wrong token on /keys', { path: '/api/v1/keys', token: 'dash_wrong' }, 'invalid_api_key', ''],
  ['an unknown path without a key', { path: '/api/v1/nothing', key: null }, 'missing_api_key', ''],
  ['an unknown path', { path: '/api/v1/nothing' }, 'not_found', 'openapi.json'],
  ['an unknown path outside the API', { path: '/nothing', key: null }, 'not_found', ''],
  ['a trailing slash', { path: '/api/v1/resumes/' }, 'not_found', ''],
  ['an unknown path below /keys', { path: '/api/v1/keys/a/b' }, 'missing_api_key', 'token'],
  [
    'an unknown id',
    { path: `/api/v1/resumes/${resumeId(9)}` },
    'not_found',
    'There is no resume with this id.',
  ],
  ...['nope', '%00', '%1b%5b31m', 'res_0000000000000000000000000u'].map(
    (id) =>
      [
        `the malformed id ${id}`,
        { path: `/api/v1/resumes/${id}` },
        'not_found',
        'The id of a resume is res_ and 26 more characters',
      ] as const,
  ),
  ['an encoded id', { path: '/api/v1/resumes/%2e%2e%2fusage' }, 'not_found', ''],
  ['a broken encoding', { path: '/api/v1/resumes/%E0%A4%A' }, 'not_found', ''],
  [
    'a malformed id before the body',
    { method: 'POST', path: '/api/v1/resumes/x/revert', body: '{' },
    'not_found',
    '',
  ],
  ['limit 0', { path: `${list}?limit=0` }, 'validation_error', 'limit: must be a whole number from 1 to 100'],
  ...['', '101', '1.5', '1e1', '0x10', '-1', '+5', ' 5', '٣'].map(
    (limit): Refusal => [
      `limit "${limit}"`,
      { path: `${list}?limit=${encodeURIComponent(limit)}` },
      'validation_error',
      'limit: must be a whole number from 1 to 100',
    ],
  ),
  ['an empty cursor', { path: `${list}?before=` }, 'validation_error', 'before: must be a resume id'],
  [
    'a repeated cursor',
    { path: `${list}?after=${resumeId(1)}&after=${resumeId(1)}` },
    'validation_error',
    'after: must be given once',
  ],
  ['limit twice', { path: `${list}?limit=1&limit=2` }, 'validation_error', 'limit: must be given once'],
  ['a bad cursor', { path: `${list}?after=res_1` }, 'validation_error', 'after: '],
  [
    'both cursors',
    { path: `${list}?after=${resumeId(1)}&before=${resumeId(1)}` },
    'validation_error',
    'before',
  ],
  ['no content type', typed(''), 'validation_error', 'content-type: must be application/json'],
  ['another JSON type', typed('application/problem+json'), 'validation_error', 'problem+json'],
  ['another charset', typed('application/json; charset=utf-16'), 'validation_error', 'utf-16'],
  [
    'another charset behind a parameter',
    typed('application/json;a=b; charset="utf-16"'),
    'validation_error',
    'utf-16',
  ],
  [
    'a compressed body',
    { ...generateRow, headers: { 'content-encoding': 'gzip' } },
    'validation_error',
    'content-encoding: must be left out or identity, is "gzip"',
  ],
  [
    'a body compressed twice',
    { ...generateRow, headers: { 'content-encoding': 'identity, br' } },
    'validation_error',
    'content-encoding: ',
  ],
  ['broken JSON', { ...generateRow, body: '{"a":' }, 'validation_error', 'body: is not valid JSON'],
  ['an empty body', { ...generateRow, body: '' }, 'validation_error', 'body: is empty'],
  ['a list as the body', { ...generateRow, body: '[]' }, 'validation_error', 'body: must be an object'],
  ['null as the body', { ...generateRow, body: 'null' }, 'validation_error', 'body: must be an object'],
  ['257 KiB', { ...generateRow, body: `"${'x'.repeat(257 * 1024)}"` }, 'validation_error', 'at most 256 KiB'],
  [
    '257 KiB where no body is expected',
    { ...generateRow, path: `${list}/${resumeId(1)}/pdf`, body: 'x'.repeat(257 * 1024) },
    'validation_error',
    '256 KiB',
  ],
  ['a missing field', { ...generateRow, body: {} }, 'validation_error', 'company_name: is required'],
  [
    '49 characters',
    text('x'.repeat(49)),
    'validation_error',
    'job_description: must have at least 50 characters, has 49',
  ],
  [
    'a web address for a posting',
    text('https://jobs.example.com/123'),
    'validation_error',
    'job_description: is only a web address, not the text of a posting. Nothing was charged.',
  ],
  ['25 emoji', text('👩'.repeat(25)), 'validation_error', 'has 25'],
  [
    '50,001 characters',
    text('x'.repeat(50_001)),
    'validation_error',
    'job_description: must have at most 50000 characters',
  ],
  [
    'a control character',
    text(`${posting}\u0007`),
    'validation_error',
    'job_description: must not contain control characters',
  ],
  [
    'a name of 201 characters',
    { ...generateRow, body: { ...generateBody, company_name: 'x'.repeat(201) } },
    'validation_error',
    'company_name: must have at most 200 characters, has 201',
  ],
  [
    'a blank name',
    { ...generateRow, body: { ...generateBody, position: ' \t ' } },
    'validation_error',
    'position: must not be blank',
  ],
  [
    'an invisible name',
    { ...generateRow, body: { ...generateBody, company_name: '\u200B\u00AD' } },
    'validation_error',
    'company_name: must not be blank',
  ],
  [
    'a key with an invisible name',
    { method: 'POST', path: '/api/v1/keys', token: dashboardToken, body: { name: '\u2060\u3164' } },
    'validation_error',
    'name: must not be blank',
  ],
  [
    'a name of two lines',
    { ...generateRow, body: { ...generateBody, position: 'a\nb' } },
    'validation_error',
    'position: must be one line',
  ],
  [
    'a patch without a document',
    { method: 'PATCH', path: `${list}/${resumeId(1)}`, body: {} },
    'validation_error',
    'resume_data: is required',
  ],
  [
    'a patch that is a list',
    { method: 'PATCH', path: `${list}/${resumeId(1)}`, body: { resume_data: [] } },
    'validation_error',
    'resume_data: must be an object',
  ],
  [
    'an unknown mode',
    { method: 'POST', path: '/api/v1/keys', token: dashboardToken, body: { name: 'a', mode: 'tset' } },
    'validation_error',
    'did you mean test?',
  ],
  ['a text without letters', text('1'.repeat(60)), 'validation_error', 'letter'],
  [
    'a lone surrogate',
    { ...generateRow, body: JSON.stringify(text(`${posting}\ud800`).body) },
    'validation_error',
    'surrogate',
  ],
  ['a number for a text', text(5), 'validation_error', 'job_description: must be a string'],
  ['null for a text', text(null), 'validation_error', 'job_description: must be a string'],
  ['a misspelled level', level('supr'), 'validation_error', 'did you mean super?'],
  [
    'a text for a boolean',
    { ...generateRow, body: { ...generateBody, include_pdf: 'true' } },
    'validation_error',
    'include_pdf: must be true or false',
  ],
  [
    'a misspelled field',
    { ...generateRow, body: { ...generateBody, finetune_levle: 'good' } },
    'validation_error',
    'finetune_levle: is not a field of this request; did you mean finetune_level?',
  ],
  [
    'an unknown field',
    { ...generateRow, body: { ...generateBody, zzzzzzzzzzzz: 1 } },
    'validation_error',
    'the fields are job_description',
  ],
  [
    'the field __proto__',
    { ...generateRow, body: `{"__proto__":{},${JSON.stringify(generateBody).slice(1)}` },
    'validation_error',
    '__proto__',
  ],
  [
    'no change ids',
    { method: 'POST', path: `${list}/${resumeId(1)}/revert`, body: { change_ids: [] } },
    'validation_error',
    'change_ids: must not be empty',
  ],
  [
    'a change id of a wrong kind',
    { method: 'POST', path: `${list}/${resumeId(1)}/revert`, body: { change_ids: ['a', 1] } },
    'validation_error',
    'change_ids[1]: must be a string',
  ],
  [
    'an invalid date',
    {
      method: 'POST',
      path: '/api/v1/keys',
      token: dashboardToken,
      body: { name: 'a', expires_at: 'tomorrow' },
    },
    'validation_error',
    'expires_at: must be an RFC 3339',
  ],
  [
    'a long date to score',
    scored({ work: [{ startDate: 'x'.repeat(201) }] }),
    'validation_error',
    longDate('resume.'),
  ],
  [
    'a date that is mostly blanks',
    scored(blanksInDate),
    'validation_error',
    'resume.work[0].startDate: must have at most',
  ],
  [
    'a long date to preview',
    {
      ...scored({ work: [{ startDate: 'x'.repeat(201) }] }),
      path: `${list}/preview`,
      body: { ...generateBody, resume: { work: [{ startDate: 'x'.repeat(201) }] } },
    },
    'validation_error',
    longDate('resume.'),
  ],
  [
    'a long date in a base resume',
    base({ work: [{ startDate: 'x'.repeat(201) }] }),
    'validation_error',
    longDate(''),
  ],
  [
    'a long date in a patch',
    patch({ work: [{ startDate: 'x'.repeat(201) }] }),
    'validation_error',
    longDate('resume_data.'),
  ],
  [
    'a long title',
    base({ work: [{ position: 'x'.repeat(5001) }] }),
    'validation_error',
    'work[0].position: must have at most 5000 characters, has 5001',
  ],
  [
    'a long text',
    base({ work: [{ highlights: ['a', 'x'.repeat(50_001)] }] }),
    'validation_error',
    'work[0].highlights[1]: must have at most 50000 characters, has 50001',
  ],
  [
    'a long text in a custom field',
    base({ 'x-note': [['x'.repeat(50_001)]] }),
    'validation_error',
    'x-note[0][0]: must have at most 50000',
  ],
  [
    'a long name of a field',
    base({ ['x'.repeat(201)]: 1 }),
    'validation_error',
    'the name of this field must have at most 200 characters, has 201',
  ],
  [
    'a list of 1,001',
    base({ skills: Array(1001).fill('a') }),
    'validation_error',
    'skills: must have at most 1000 items, has 1001',
  ],
  [
    '1,001 fields',
    base(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`x${at}`, 1]))),
    'validation_error',
    'body: must have at most 1000 fields, has 1001',
  ],
  [
    'a deeply nested base resume',
    base(JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)),
    'validation_error',
    'nested too deeply',
  ],
  [
    'a deeply nested patch',
    { ...patch({}), body: `{"resume_data":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}` },
    'validation_error',
    'nested too deeply',
  ],
  ['a resume that is a list', scored([]), 'validation_error', 'resume: must be an object'],
  ['a resume that is null', scored(null), 'validation_error', 'resume: must be an object'],
  [
    'a long name of a key',
    { method: 'POST', path: '/api/v1/keys', token: dashboardToken, body: { name: 'x'.repeat(65) } },
    'validation_error',
    'name: must have at most 64 characters, has 65',
  ],
  [
    'a long change id',
    { method: 'POST', path: `${list}/${resumeId(1)}/revert`, body: { change_ids: ['x'.repeat(65)] } },
    'validation_error',
    'change_ids[0]: must have at most 64 characters, has 65',
  ],
  ['an empty idempotency key', keyed(' '), 'validation_error', 'Idempotency-Key: must have 1 to 256'],
  ['a long idempotency key', keyed('k'.repeat(257)), 'validation_error', 'Idempotency-Key'],
  ['an idempotency key with an accent', keyed('clé'), 'validation_error', 'Idempotency-Key'],
];
