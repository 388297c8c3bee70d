import { joinList } from '../../values/strings.ts';
import type { LimitToTell, LimitWithoutWords, Messages } from './messages.ts';

const limitReasons: Readonly<Record<LimitWithoutWords, string>> = {
  other_line: 'another line shows it is limited',
  row_of_names: 'named, but not what you did with it',
  product_name: 'only in the name of a project',
  part: 'the line shows one part of it',
  one_program: 'shows one program of several',
  whole_suite: 'names the suite, not the program',
  held_title: 'only the job title says it',
  only_claimed: 'no job or school shows it',
  level: 'below the level asked for',
};

function limitText(limit: LimitToTell): string {
  if (limit.kind === 'words') return `the line says “${limit.words}”`;
  if (limit.kind !== 'job_title') return limitReasons[limit.kind];
  const { title } = limit;
  return title === null ? 'no job title shows such work' : `the job title “${title}” does not show such work`;
}

export const english: Messages = {
  space: ' ',
  writtenIn: (language) => `the resume is written in ${language}`,
  limit: limitText,
  languages: { en: 'English', de: 'German', fr: 'French', es: 'Spanish', zh: 'Chinese' },
  questions: {
    tool: (term) => `Have you worked with ${term}? Add where and how.`,
    method: (term) => `Did your work include ${term}? Add an example to that job.`,
    domain: (term) => `Have you dealt with ${term}? Add the job or project.`,
    task: (term) => `Did your work include “${term}”? Add an example to that job.`,
    unknown: (term) => `Do you have experience with “${term}”? Add an example.`,
    certificate: (term) =>
      `Do you have this certificate or qualification: ${term}? Add it to your certificates.`,
    licence: (term) => `Do you hold this license: ${term}? Add it to your certificates.`,
    language: (term) => `Do you speak ${term}? Add it to your languages, with your level.`,
    degree: (term) => `Do you hold this degree: ${term}? Add it to your education.`,
    study: (term) => `Did you study or train in this field: ${term}? Add it to your education.`,
    title: (term) => `Have you worked in this role: ${term}? Add that job.`,
    near: (quotes) => `Your resume mentions ${joinList(quotes)}.`,
    onlyNamed: (quote) => `Your resume mentions ${quote}, but not what you did with it.`,
    shown: (quote, term) => `Does this show ${term}: “${quote}”? Say in your words what you did.`,
    typicalTask: (title, term) =>
      `Jobs like ${title} usually include ${term}, but your resume does not mention it. If you did it, add an example to that job.`,
  },
  proposals: {
    tool: '[What you did] with [tool]',
    activity: '[task] [for whom, how many or with what result]',
    thing: '[requirement]: [what you did]',
    certificate: '[certificate], [year]',
    licence: '[license], [year]',
    language: '[language], [level]',
    degree: '[degree], [school], [year]',
    study: '[subject], [school], [year]',
    title: '[role], [from when to when]',
  },
  wording: {
    filler: 'Says the same in fewer or plainer words.',
    opener: 'Starts with what you did.',
    actionFirst: 'What you did comes first, then what you did it with.',
    marks: 'Fixed spacing, commas and hyphens.',
    stop: 'Ends like the other lines of the job.',
    verb: 'Starts with a clear verb.',
    tense: 'Past tense, because this job has ended.',
    evenTense: 'One tense for all verbs of the sentence.',
    resultFirst: 'The result comes first.',
    resultJoined: 'The result follows the action directly.',
    split: 'Split one long bullet.',
    merged: 'Merged two short bullets that start alike.',
    jobBullets: 'Turned the paragraph into a list, so its points are easy to find.',
    tinyBullets: 'Put single words on one line.',
    action: 'Uses a verb to say what you did.',
    voice: 'Written without “I”, as is usual in resumes.',
    owner: 'Written without “my” or “our”, as is usual in resumes.',
    thirdPerson: 'Written in your own voice, not in the third person.',
    praise: 'Removed empty praise.',
    label: 'Starts with what you did, without a label.',
    typing: 'Fixed typos.',
    article: 'Added a missing article.',
    capital: 'Starts with a capital letter, like the other lines.',
    noun: 'Names the activity, like the other lines.',
    rejoined: 'Rejoined a line that was split in two.',
    wish: 'Removed what you are looking for: it belongs in your cover letter. Your summary says what you offer.',
    summaryLine: 'Put single words of your summary on one line.',
  },
  changes: {
    alias: (from, to) => `The posting says "${to}". Your resume says "${from}", which means the same.`,
    nameSpelling: (name) => `Fixed the spelling of "${name}".`,
    surfaced: (term) =>
      `The posting asks for ${term}. Your resume shows it, but your skills did not list it.`,
    surfacedAs: (term, quote) =>
      `The posting asks for ${term}. Your resume shows it as "${quote}", which means the same.`,
    broaderTerm: (term, quote) => `Your resume shows ${quote}. The posting uses the broader term ${term}.`,
    headline: 'Your headline now names what the posting asks for first and your resume shows.',
    headlineTitle:
      'Your resume had no headline. It now has the job title you held that is nearest to this posting.',
    headlineOfField:
      'Your headline named another field. It now has the job title you held that is nearest to this posting.',
    headlineForWish:
      'Your headline said what you want. It now has the job title you held that is nearest to this posting.',
    summaryBuilt: 'New summary, built from what your jobs show for this posting.',
    summaryExtended: 'Your summary now also names what the posting asks for, with facts from your jobs.',
    bulletOrder: 'The points that matter most for this posting now come first.',
    skillOrder: (names) => `Moved up, because the posting asks for it: ${names}.`,
    entryFirst: (title) => `Now first, because it is the most relevant to this posting: "${title}".`,
    skillsUp:
      'Your skills now come before your jobs, because the top showed little of what the posting asks for.',
    jobsUp: 'Your jobs now come before your skills, because your years in the field say more.',
    projectsUp: 'Projects that are relevant to this posting now come before your education.',
    hidden: 'Hidden to save space: not relevant to this posting.',
    hiddenOld: (years) =>
      `Hidden to save space: not relevant to this posting, and the job ended ${years} years ago.`,
    hiddenDuplicate: (skill) => `Hidden because your skills name "${skill}" twice.`,
    hiddenRepeat: 'Hidden because the same line is already above in this job.',
    hiddenOffer: 'Left out: readers assume that references are available on request.',
    hiddenWish: 'Left out: it says what you want, not what you offer.',
  },
  raised: (met, of) =>
    `raised because ${met} of ${of} required ones are met; tasks and job titles lower it less`,
  fewAsked: (percent) =>
    `counts only ${percent}%, because little of what the posting asks for could be read, and no job is surely related to it`,
  lowered: (percent) =>
    percent === 0
      ? 'counts only after more requirements are met, because it says little about a job by itself'
      : `counts only ${percent}% until more requirements are met, because it says little about a job by itself`,
  withheld: {
    brackets: 'a bracket or a quotation mark would have been left open',
    markup: 'markup or a job board tag would have been left in the text',
    cut_term: 'part of a longer word would have been copied from the posting',
    capital: 'a sentence would have started with a lowercase letter',
    number: 'singular and plural would not have agreed',
    article: '"a" or "an" would not have fit the next word',
    verb_form: 'a verb would have had the wrong form',
    limiting_word: 'a limiting word would have been lost',
    participle: 'a sentence would have lost its subject',
    older_name: 'an older name would have replaced a newer one',
    tense: 'only a part of the ended jobs would have been put into the past tense',
    repeated: 'a skill would have been listed twice',
  },
  ownEdits: {
    set: 'You changed this.',
    add: 'You added this.',
    remove: 'You removed this.',
    arrange: 'You changed the order.',
    hide: 'You hid this.',
    show: 'You show this again.',
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
    sameAtGood:
      'At the level good, the resume would be the same, for fewer credits: the level super finds nothing more to change.',
    wordingKept:
      'Few or no sentences were reworded: outside English, rewording covers only a few patterns. Order, skills and the spelling of terms can still change.',
    editedByHand: (ids) => {
      const [texts, were] =
        ids.length === 1 ? ['1 text was', 'it was'] : [`${ids.length} texts were`, 'they were'];
      return `${texts} written by you (${ids.join(', ')}); ${were} not verified against your base resume.`;
    },
    editLost: (id, text) =>
      `Your edit ${id} no longer applies, because what it changed was undone. ${text === '' ? '' : `It said: “${text}”. `}Undo ${id} to drop it.`,
  },
};
