import { errorReason } from '../contract/errors.ts';

/** What the API says of its paths, headers and bodies, and what a terminal says instead. */
const replacements: readonly (readonly [ofApi: RegExp, inTerminal: string])[] = [
  // A file is the subject of its sentence, whatever is in its name; a field such as `basics.name` is required, missing or wrong.
  [
    /^([^\n]{0,300}\.(?:pdf|docx?|odt|rtf|json|ya?ml|md|markdown|txt|html?|xml|zip|csv|jsonl|eml|tex)): (?=(?:is|has|holds|expands) )/i,
    '$1 ',
  ],
  [/^([^\n]{0,300}): (?=has an unsupported format;)/, '$1 '],
  // The command line sends the key of a request again by itself.
  [
    / (?:Then retry|Retry)(?: later)? with (?:an|the same) Idempotency-Key(?: \(send one if you did not\): nothing is charged twice)?\./g,
    '',
  ],
  [/, and retry with an Idempotency-Key\./, '.'],
  [/^(?:change_ids|restore_change_ids): there is/, 'There is'],
  [/^A request with the same Idempotency-Key is still/, 'The same request is still'],
  [/^Idempotency-Key: /, '--idempotency-key: '],
  [
    / Store one with `resume-tailor base set FILE` or PUT \/base-resume\./,
    ' Store one: resume-tailor base set FILE',
  ],
  [
    /^\w+: there is no base resume named ("[^"]*")\. `resume-tailor base list` or GET \/base-resumes shows yours\./,
    'No base resume is named $1. To list yours: resume-tailor base list',
  ],
  [
    /^There is no resume with this id\. `resume-tailor list` or GET \/resumes shows yours\./,
    'No resume with this id. To list yours: resume-tailor list',
  ],
  [/ Send yours in the X-API-Key header\./, ''],
  [/ Check X-API-Key or create a new key\./, ''],
  [/ Send it as "Authorization: Bearer dash_…"\./, ''],
];

/** Why something failed, in the words of the command line: errors of the API are worded for its callers. */
export function terminalReason(error: unknown): string {
  return replacements.reduce(
    (text, [ofApi, inTerminal]) => text.replace(ofApi, inTerminal),
    errorReason(error),
  );
}
