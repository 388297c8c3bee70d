import { classNames } from '../../contract/requirement-status.ts';
import { componentLabels } from '../../contract/score-texts.ts';
import { englishPlaces } from '../../text/place-name.ts';
import type { ReportMessages } from './report-messages.ts';

export const english: ReportMessages = {
  quotes: ['“', '”'],
  labeled: (label, text) => `${label}: ${text}`,
  comma: ', ',
  semicolon: '; ',
  places: englishPlaces,
  kicker: 'Changes and reasons',
  positionAt: (position, company) => `${position} at ${company}`,
  score: {
    title: 'Score',
    of: (points, most) => `${points} of ${most}`,
    percent: (percent) => `${percent}%`,
    becomes: 'becomes',
    moved: (before, after, ceiling) => `Before ${before}, now ${after}, at most ${ceiling} of 100`,
    gained: (points, ceiling) => {
      const gain =
        points === 0 ? 'As before' : `${Math.abs(points)} ${points > 0 ? 'more' : 'less'} than before`;
      return `${gain}; best possible with this resume: ${ceiling}.`;
    },
    parts: 'Parts of the score',
    part: 'Part',
    share: 'Share',
    points: 'Points',
    dials: {
      fit: { name: 'Fit', meaning: 'what your resume proves' },
      presentation: { name: 'Presentation', meaning: 'how well it shows it' },
    },
    components: componentLabels,
    deductions: { missing_licence: (terms) => `without ${terms}` },
    together: (reached, most) =>
      `Together ${reached} of ${most} points. The score follows from these points on a fixed scale; it is lower if less than half of the requirements is shown.`,
  },
  requirements: {
    title: 'What the posting asks for',
    asked: 'Asked for',
    state: 'State',
    shownBy: 'Shown by',
    statuses: { met: 'met', 'in part': 'in part', missing: 'missing' },
    classes: classNames,
    groups: {
      mandatory: 'Mandatory license or language',
      required: 'Required',
      probable: 'Probably required',
      nice: 'Nice to have',
      tasks: 'Tasks',
      soft: 'Soft skills, not counted',
    },
    tally: (met, inPart, missing) => `${met} met, ${inPart} in part, ${missing} missing`,
    moreInJson: (more) => `and ${more} more, in the report as JSON`,
    namedOnly: 'mentioned, but not as something you did or hold',
    nothing: 'nothing in the resume',
    closest: 'closest:',
    limited: 'the line says some of it, or work with help',
    listedOnly: 'listed, but not shown in use',
    morePlaces: (more) => `${more} more`,
  },
  changes: {
    title: 'Changes',
    kinds: {
      first: 'What you see first',
      wording: 'Wording',
      order: 'Order',
      skills: 'Skills',
      hidden: 'Hidden',
      yours: 'Yours',
    },
    none: 'No words or order were changed.',
    removed: 'removed',
    added: 'added',
    byYou: 'by you',
    why: 'Why',
    serves: 'Answers',
    basedOn: 'Based on',
    now: (order) => `Now: ${order}`,
    movedTo: 'to',
    operations: {
      rewrite: 'rewrite',
      alias: 'spelling of a name',
      surface_skill: 'added skill',
      reorder: 'reorder',
      hide: 'hide',
      restore: 'restore',
      merge: 'merge',
      headline: 'headline',
      summary: 'summary',
      section_order: 'section order',
      edit: 'edit',
      answer: 'answer',
    },
    undo: 'Every change can be undone alone, free:',
    withheld: (count, reasons) =>
      `${count === 1 ? '1 rewording was dropped because it' : `${count} rewordings were dropped because they`} would have read badly: ${reasons}.`,
  },
  gaps: {
    title: 'What your resume does not show',
    advice: 'The posting asks for this. If you have it, say so in your base resume.',
  },
  hidden: {
    title: 'Hidden',
    note: 'Not shown in this version; your base resume still has them.',
    what: 'What',
    where: 'Where',
    why: 'Why',
  },
  warnings: 'Good to know',
};
