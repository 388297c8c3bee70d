import { joinList } from '../grammar/spelling.ts';
import type { Messages } from './messages.ts';

export const english: Messages = {
  space: ' ',
  writtenIn: (language) => `the resume is written in ${language}`,
  languages: { en: 'English', de: 'German', fr: 'French', es: 'Spanish', zh: 'Chinese' },
  questions: {
    tool: (term) => `Have you worked with ${term}? Add where and how.`,
    method: (term) => `Did your work include ${term}? Add an example to that job.`,
    domain: (term) => `Have you dealt with ${term}? Add the job or project.`,
    unknown: (term) => `Do you have experience with “${term}”? Add an example.`,
    certificate: (term) => `Do you hold this: ${term}? Add it to your certificates.`,
    licence: (term) => `Do you hold this license: ${term}? Add it to your certificates.`,
    language: (term) => `Do you speak ${term}? Add it to your languages, with your level.`,
    soft: (term) => `Have you shown “${term}” at work? Add an example.`,
    near: (quotes) => `Your resume mentions ${joinList(quotes)}.`,
    shown: (quote, term) => `Does this show ${term}: “${quote}”? Say in your words what you did.`,
    typicalTask: (title, term) =>
      `Jobs like ${title} usually include ${term}, but your resume does not mention it. If you did it, add an example to that job.`,
  },
  proposals: {
    tool: 'Used [tool] to [what you did with it]',
    method: 'Did [what you did] for [whom or which project]',
    domain: 'Worked in [field] on [what you did]',
    unknown: 'Did [what you did], with [the result]',
    certificate: '[certificate], [year]',
    licence: '[license], [year]',
    language: '[language], [level]',
  },
  wording: {
    filler: 'Removed filler words.',
    opener: 'Starts with what you did.',
    actionFirst: 'What you did comes first, then what you did it with.',
    marks: 'Blanks, commas and hyphens where they belong.',
    verb: 'Starts with a clear verb.',
    tense: 'Past tense, because this job has ended.',
    resultFirst: 'The result comes first.',
    resultJoined: 'The result follows the action directly.',
    split: 'One long bullet was split.',
    merged: 'Two short bullets that start alike are now one.',
    jobBullets: 'The paragraph is now a list: its points are found at a glance.',
    tinyBullets: 'The single words are now one line.',
    action: 'Says what you did with a verb.',
    voice: 'Written without “I”, as resumes are.',
    praise: 'Praise that says nothing of what was done is gone.',
    label: 'Starts with what you did, without a label.',
    typing: 'Slips of typing are set right.',
    capital: 'Begins with a capital, as the other lines do.',
    rejoined: 'Two halves of one line are joined again.',
    wish: 'What you look for is said in your application: your summary says what you bring.',
    summaryLine: 'Single words of your summary are now one line.',
  },
  changes: {
    alias: (from, to) => `The posting says "${to}"; your resume says "${from}", the same thing.`,
    nameSpelling: (name) => `Writes "${name}" as its makers do.`,
    surfaced: (term) =>
      `The posting asks for ${term}. Your resume shows it, but your skills did not list it.`,
    surfacedAs: (term, quote) =>
      `The posting asks for ${term}. Your resume shows it as "${quote}", the same thing.`,
    broaderTerm: (term, quote) => `Your resume shows ${quote}. The posting uses the broader term ${term}.`,
    headline: 'The headline now names what the posting asks for first and your resume shows.',
    headlineTitle: 'Your resume had no headline: it now has your job title, which fits this posting.',
    summaryBuilt: 'This summary is made of what your jobs show for this posting.',
    summaryExtended: 'Your summary now also names what the posting asks for, with facts from your jobs.',
    bulletOrder: 'The points that matter most for this posting now come first.',
    skillOrder: 'Skills that the posting asks for moved up.',
    entryFirst: (title) => `Now first, because it is the most relevant to this posting: "${title}".`,
    skillsUp:
      'Your skills now come before your jobs, because the top showed little of what the posting asks for.',
    jobsUp: 'Your jobs now come before your skills: with your years in the field they say more.',
    projectsUp: 'Projects that are relevant to this posting now come before your education.',
    hidden: 'Hidden to save space: not relevant to this posting.',
    hiddenOld: (years) =>
      `Hidden to save space: not relevant to this posting, and the job ended ${years} years ago.`,
    hiddenDuplicate: (skill) => `Hidden because your skills name "${skill}" twice.`,
  },
  ownEdits: {
    set: 'You changed this.',
    add: 'You added this.',
    remove: 'You removed this.',
    arrange: 'You changed the order.',
    answer: 'Your answer to a question about this posting. It is part of your base resume now.',
  },
  warnings: {
    noRequirements:
      'No requirements found in this posting. Check that it is the whole text of a job posting.',
    suspectedInjection: 'Part of the posting is addressed to a machine instead of people. It was ignored.',
    partlyRead:
      'The posting has too many lines, or asks for too many things. Only its beginning was read. Check that it is one job posting.',
    resumePartlyRead: (texts) =>
      `Your resume has too many lines. Only the first ${texts} were scored, and tailoring leaves it as it is. Check that it is one resume.`,
    languageDiffers: (posting, resume) =>
      `The posting is in ${posting}, the resume in ${resume}. Only words that both languages share can match, such as names, certificates and years. Nothing is translated.`,
    knockout: (terms, cap) =>
      `The posting requires this, and your resume does not show it: ${terms.join(', ')}. Without it, the score is ${cap} at most.`,
    wordingKept:
      'No sentence was reworded: outside English only a few patterns are known, and none applied. Only order, skills and the spelling of terms can change.',
    editedByHand: (ids) => {
      const [texts, were] =
        ids.length === 1 ? ['1 text was', 'it was'] : [`${ids.length} texts were`, 'they were'];
      return `${texts} written by you (${ids.join(', ')}); ${were} not verified against your base resume.`;
    },
    editLost: (id, text) =>
      `Your edit ${id} no longer applies, because what it changed was undone. ${text === '' ? '' : `It said: “${text}”. `}Undo ${id} to drop it.`,
    undoneBeneath: (ids, edit) =>
      `${joinList(ids)} ${ids.length === 1 ? 'was' : 'were'} undone beneath your edit ${edit}, which stays as you made it. Undo ${edit}, too, to see the difference.`,
  },
};
