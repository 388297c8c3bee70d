import type { ResumeDocument } from '../../contract/resume-document.ts';
import { broaderOf } from '../lexicon/lexicon.ts';
import { readResume } from '../resume/read-resume.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { identityOf, isSkill } from './document-identity.ts';
import { figuresOf } from './figures.ts';
import { hasWord, lemmasOf, namesTerm, type ReadText, readText } from './read-text.ts';
import type { Finding, VerifyInput } from './rule.ts';
import { credentialsIn } from './rules/credentials.ts';

/** V2, V3, V8 and V9 once more, on the whole document: later edits may undo what earlier ones kept. */
export function documentVerifier(input: VerifyInput): (document: ResumeDocument) => readonly Finding[] {
  const base = wholeText(input.model);
  const before = identityOf(input.base);
  return (document) => {
    const whole = wholeText(readResume(document));
    return [
      ...finding('V8', identityProblem(before, identityOf(document))),
      ...finding('V2', inventedNumber(base, whole, input)),
      ...finding('V3', inventedTerm(base, whole, input)),
      ...finding('V9', inventedCredential(base, whole)),
    ];
  };
}

function finding(rule: Finding['rule'], message: string | null): Finding[] {
  return message === null ? [] : [{ rule, message }];
}

function wholeText({ chunks }: ResumeModel): ReadText {
  return readText(chunks.map(({ text }) => text).join('\n'));
}

type Identity = ReturnType<typeof identityOf>;

function identityProblem(before: Identity, after: Identity): string | null {
  const changed = [...before.keys()].find((place) => after.get(place) !== before.get(place));
  const added = [...after.keys()].find((place) => !before.has(place) && !isSkill(place));
  if (changed) return `${changed} differs from the base`;
  return added ? `${added} is not in the base` : null;
}

function inventedNumber(base: ReadText, whole: ReadText, { relatedYears }: VerifyInput): string | null {
  const known = new Set(figuresOf(base).map(({ key }) => key));
  const invented = figuresOf(whole).find(({ key, object }) => {
    const isComputed = object === 'year' && Number(key) <= relatedYears;
    return !known.has(key) && !isComputed;
  });
  return invented ? `the number "${invented.key}" is not in the base` : null;
}

function inventedTerm(base: ReadText, whole: ReadText, { level }: VerifyInput): string | null {
  const broader = new Set(level === 'super' ? [...base.canonicals].flatMap(broaderOf) : []);
  const invented = whole.terms.find((term) => {
    const tokens = whole.tokens.slice(term.first, term.first + term.count);
    if (tokens.every((token) => hasWord(base, token)) || broader.has(term.canonical)) return false;
    if (tokens.every((token) => lemmasOf(token).some((lemma) => base.lemmas.has(lemma)))) return false;
    return !namesTerm(base, term);
  });
  return invented ? `"${invented.text}" is not in the base` : null;
}

function inventedCredential(base: ReadText, whole: ReadText): string | null {
  const known = new Set(credentialsIn(base.text));
  const invented = credentialsIn(whole.text).find((claim) => !known.has(claim));
  return invented ? `"${invented}" is a credential that the base does not name` : null;
}
