import { findTerms } from '../../lexicon/find-terms.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { foldedRanges, hasPhrase } from '../../text/patterns/phrase-table.ts';
import { boundedSentences } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';
import { fold } from '../../values/fold.ts';
import type { AnalyzedLine } from '../analysis.ts';
import { findCredentials, findDrivingLicenses, isLicenseOrBroader } from '../credentials.ts';
import type { AskedRequirement, Posting } from '../posting.ts';
import { nameOf } from './accept-candidate.ts';

/** The employer trains people who do not have the license: "we will pay for your CDL training". */
const trainingForLicense = phraseTable('training_for_license');

/** The licenses without which the posting takes nobody. */
export function knockoutsOf(
  lexicon: Lexicon,
  requirements: readonly AskedRequirement[],
  lines: readonly Pick<AnalyzedLine, 'unit'>[],
): Posting['knockouts'] {
  const mandatory = requirements.filter(({ kind, class: asked }) => kind === 'licence' && asked === 'must');
  if (mandatory.length === 0) return [];
  const offered = lines.flatMap(({ unit }) => licensesOfferedIn(lexicon, unit.text));
  const isOffered = (name: string) => offered.some((one) => isLicenseOrBroader(lexicon, name, one));
  return mandatory
    .filter(({ alternatives }) => !alternatives.some(isOffered))
    .map(({ term }) => ({ type: 'licence', term }));
}

/** The licenses that a line offers training for. */
function licensesOfferedIn(lexicon: Lexicon, line: string): readonly string[] {
  if (!hasPhrase(trainingForLicense, fold(line))) return [];
  return boundedSentences(line).flatMap(({ start, end }) => {
    const sentence = line.slice(start, end);
    const offers = foldedRanges(trainingForLicense, sentence).map((offer) =>
      sentence.slice(offer.start, offer.end),
    );
    if (offers.length === 0) return [];
    // "A driver's license is required, we will pay for your CDL training" offers only the CDL.
    const within = offers.filter((offer) => findTerms(lexicon, offer, tokenize(offer)).length > 0);
    return (within.length > 0 ? within : [sentence]).flatMap((each) => licensesIn(lexicon, each));
  });
}

function licensesIn(lexicon: Lexicon, text: string): readonly string[] {
  const tokens = tokenize(text);
  const known = findTerms(lexicon, text, tokens).flatMap(({ term }) =>
    term.kind === 'licence' ? [term.canonical] : [],
  );
  const named = [...findDrivingLicenses(lexicon, text), ...findCredentials(text, tokens)];
  return [...known, ...named.map(nameOf)];
}
