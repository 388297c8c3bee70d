import { noRequirementsFound } from '../contract/no-requirements.ts';
import type { Target } from '../service/ports.ts';
import { fold } from '../text/fold.ts';
import { supportedLanguageOf } from '../text/language.ts';
import { tokenize } from '../text/tokenize.ts';
import { maxLines, maxRequirements } from './bounds.ts';
import { cleanPosting } from './cleaning/clean-posting.ts';
import { firstLines } from './cleaning/first-lines.ts';
import type { AskedRequirement, Posting, PostingWarning } from './posting.ts';
import { gatherMentions } from './requirements/gather-mentions.ts';
import { mergeMentions } from './requirements/merge-mentions.ts';
import { askedBetween } from './sentences/asked-between.ts';
import { readSentences } from './sentences/read-sentences.ts';
import { workplacesIn } from './sentences/workplaces-in.ts';
import { askedDegree } from './years-and-degree/asked-degree.ts';
import { askedYears } from './years-and-degree/asked-years.ts';

/** What a posting asks for: clean, segment, cue, split, accept, merge. */
export function readPosting(target: Target): Posting {
  const whole = cleanPosting(target.jobDescription);
  const clean = firstLines(whole, maxLines);
  const { clauses: read, warnings } = readSentences(clean, target.companyName);
  const clauses = askedBetween(read);
  const language = supportedLanguageOf(clean.text);
  const position = tokenize(target.position).map(({ text }) => fold(text));
  const workplaces = workplacesIn(clean.text, target.companyName);
  const { mentions, isCut } = gatherMentions(clauses, clean, { language, workplaces, position });
  const asked = mergeMentions(mentions, target.position);
  const requirements = asked.slice(0, maxRequirements);
  const isWhole = clean === whole && !isCut && requirements.length === asked.length;
  const years = askedYears(clauses);
  const { degree, mandatory } = askedDegree(clauses);
  const isUnderstood = requirements.length > 0 || years !== null || degree !== null;
  return {
    language,
    requirements,
    years,
    degree,
    degreeMandatory: mandatory,
    knockouts: requirements.filter(isMandatoryLicence).map(({ term }) => ({ type: 'licence', term })),
    warnings: [...warnings, ...(isUnderstood ? [] : [nothingUnderstood]), ...(isWhole ? [] : [partlyRead])],
  };
}

function isMandatoryLicence({ kind, class: asked }: AskedRequirement): boolean {
  return kind === 'licence' && asked === 'must';
}

const nothingUnderstood: PostingWarning = { code: noRequirementsFound };
const partlyRead: PostingWarning = { code: 'partly_read' };
