import { type Frame, frame } from './frame.ts';

const lesson = '(?:trainings?|courses?|workshops?|seminars?|webinars?|introductions?|lectures?|class(?:es)?)';
const attended = String.raw`\b(?:attend(?:ed|ing)|took part in|taking part in|participated in|booked|sat in on|went through|completed an?)`;
const soon = String.raw`(?:booked|scheduled|planned) (?:for|in) (?:next |early |late )?(?:spring|summer|autumn|fall|winter|year|month|january|february|march|april|may|june|july|august|september|october|november|december|\d{4})\b`;

/** Heard of in a lesson, put off to later, or done for pleasure. A paper's lesson is another thing: it is what gives it. */
export const notYetLearned: readonly Frame[] = [
  frame({ before: `${attended} W{0,3}${lesson} W?(?:on|in|about|to|for|of) W{0,2}` }),
  frame({ before: `${attended} W{0,2}`, behind: String.raw` W?${lesson}(?!\p{L})` }),
  frame({ before: String.raw`\bwill (?:start|begin|take|attend|learn|study) W{0,3}` }),
  frame({ before: String.raw`(?:^|\bi |, )plans? to W{0,4}` }),
  frame({ behind: ` W?${lesson} ${soon}` }),
  frame({ behind: String.raw` (?:is|are) (?:next )?on my (?:\S+ )?list\b` }),
  frame({
    before: '^(?:he |she )?(?:enjoys|loves|likes|dislikes|collects? (?:old|vintage|antique|model)) W{0,3}',
  }),
  frame({
    before: '^(?:hobb(?:y|ies)|hobbys|pastimes?|loisirs|aficiones|freizeit|爱好|兴趣爱好) ?[:：].*',
  }),
];

export const notYetLearnedElsewhere: readonly Frame[] = [
  frame({
    before: String.raw`(?<!\p{L})(?:teilnahme an|teilgenommen an|besuch) W?`,
    behind: '[- ]?(?:schulung|kurs|lehrgang|seminar|workshop|fortbildung)',
  }),
  frame({
    behind: String.raw`[- ]?(?:schulung|kurs|lehrgang|seminar|fortbildung) (?:geplant|gebucht)(?! und| für \d)`,
  }),
  frame({
    before: String.raw`(?<!\p{L})(?:suivi d['’]une|participation à une|suivi une) formation W?(?:(?:de|du|sur|à|en) )?`,
  }),
  frame({
    before: String.raw`(?<!\p{L})(?:asistí|asistencia|participé|participación) (?:a|en) (?:un |una )?(?:curso|taller|seminario|formación|jornada) (?:(?:de|sobre|en) )?`,
  }),
  frame({
    before: '(?:参加|接受|报名)(?:了|过)?[^，。；、,;]{0,6}',
    behind: '[^，。；、,;]{0,4}(?:培训|课程|讲座|研讨会)(?:班)?(?:$|[，。；、,;])',
  }),
];
