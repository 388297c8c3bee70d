import type { JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';
import { isLabeledDetail, withoutDescriptionLabels } from '../entries/form-labels.ts';
import { labelsOfJobs, withLabeledValues } from '../entries/labeled-values.ts';
import { cutsOf } from '../heads/head-cuts.ts';
import { isCompany, saysTitle } from '../heads/head-names.ts';
import { withoutPlaceAtEnd } from '../heads/place-in-name.ts';
import { isDuration, withoutDatePreposition } from '../recognize/dates-in-text.ts';
import { isContract, isPlace, isTimeOut, namesOrganization } from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';
import { inBrackets, isDated, type Names, namesOf, withNames, withRestsAbove } from './fitting-names.ts';

/*
 * Moves values of jobs to the fields that they fit: a date is not an employer, an address is not a title. A value
 * without a free field goes to the text of the job.
 */

type Job = Names<'employer' | 'title' | 'place'>;

/** The jobs with fitting fields. An entry without employer, title and date becomes part of the job above it. */
export function fittingJobs(
  items: readonly JsonObject[],
  employerKey: 'name' | 'organization',
): readonly JsonObject[] {
  const jobs = withDatesBelow(items.map((item) => fittingJob(item, employerKey)));
  const labels = labelsAmong(jobs, employerKey);
  const continuesAbove = (job: JsonObject) => isEmptyEntry(job, employerKey) || labels.has(job);
  return withRestsAbove(jobs, continuesAbove, 'highlights', textKeys);
}

/** Gives the dates of an entry that has nothing else to the undated job above it: `2019 – 2021` below the points. */
function withDatesBelow(jobs: readonly JsonObject[]): readonly JsonObject[] {
  const whole: JsonObject[] = [];
  for (const job of jobs) {
    const above = whole.at(-1);
    const isBelow =
      above !== undefined && !isDated(above) && isDated(job) && Object.keys(job).every(isDateKey);
    if (isBelow) whole[whole.length - 1] = { ...above, ...job };
    else whole.push(job);
  }
  return whole;
}

function isDateKey(key: string): boolean {
  return key === 'startDate' || key === 'endDate' || key === 'date';
}

const textKeys = ['name', 'organization', 'position', 'location', 'url', 'description', 'summary'] as const;

function fittingJob(read: JsonObject, employerKey: 'name' | 'organization'): JsonObject {
  const item = withContractOnce(
    withLabeledValues(withoutDescriptionLabels(read), labelsOfJobs[employerKey], 'highlights'),
  );
  const written = withoutDetails(
    withoutServing(
      withoutPrepositions(namesOf(item, { employer: employerKey, title: 'position', place: 'location' })),
    ),
  );
  // Volunteers often name only the organization, so `Engineers for Parks` is not read as a title.
  const job = withoutOtherEmployer(
    inOrder(
      withBothNames(
        withPlaces(
          withoutArticle(withoutLength(withoutWorkload(withoutContract(written, textOf(item, 'summary'))))),
        ),
        employerKey === 'name',
      ),
    ),
  );
  const employer = withoutPlaceAtEnd(job.employer, job.place);
  // A name may be set in brackets: `(Jefa de cocina)` below the employer.
  const names = {
    [employerKey]: withoutBrackets(employer),
    position: withoutBrackets(job.title),
    location: job.place,
  };
  return withNames(item, names, job, 'highlights');
}

function withoutPrepositions(job: Job): Job {
  if (Object.keys(job.dates).length === 0) return job;
  const [employer, title, place] = [job.employer, job.title, job.place].map(withoutDatePreposition);
  return { ...job, employer: employer ?? '', title: title ?? '', place: place ?? '' };
}

/** `担任春风食品` and `任职春风食品` say that someone worked there, and `担任主管` as what. */
const serving =
  /^(?:[担擔]任(?![职職][务務])|任[职職][于於]?|就[职職][于於])\s?(?=[\p{Script=Han}\p{Script=Latin}“「])/u;

function withoutServing(job: Job): Job {
  const [employer, title] = [job.employer, job.title].map((name) => name.replace(serving, ''));
  return { ...job, employer: employer ?? '', title: title ?? '' };
}

/** Moves what a job was about from its names to the text: `Industry: Bakeries` below the employer. */
function withoutDetails(job: Job): Job {
  const { employer, title, left } = job;
  const found = [employer, title].filter(isLabeledDetail);
  if (found.length === 0) return job;
  const bare = (name: string) => (found.includes(name) ? '' : name);
  return { ...job, employer: bare(employer), title: bare(title), left: [...left, ...found] };
}

/**
 * Moves forms of employment such as `(CDI)`, `Festanstellung` and `full-time` from employer and place to the text.
 */
function withoutContract(job: Job, text: string): Job {
  const { employer, place, left } = job;
  const found = [employer, place].filter(isContract);
  if (found.length === 0) return job;
  return {
    ...job,
    employer: found.includes(employer) ? '' : employer,
    place: found.includes(place) ? '' : place,
    left: [...left, ...found.map(withoutBrackets).filter((kind) => !text.split('\n\n').includes(kind))],
  };
}

const remarkInBrackets = /\s?[(（]([^()（）]{1,40})[)）]$/u;
const shareOfWeek = /(?:^|[^\d])\d{1,3}\s?%/u;

/** Moves how somebody was employed from the end of the employer to the text: `Eiche AG (Teilzeit 60 %)`. */
function withoutWorkload(job: Job): Job {
  const [whole = '', inside = ''] = remarkInBrackets.exec(job.employer) ?? [];
  if (!shareOfWeek.test(inside)) return job;
  return { ...job, employer: job.employer.slice(0, -whole.length), left: [...job.left, inside] };
}

/** Moves how long a job took from its names to the text, which the dates say too: `Bäckerin – 3 Monate`. */
function withoutLength(job: Job): Job {
  const lengths: string[] = [];
  const bare = (name: string) => {
    const at = Math.max(...[' – ', ' - ', ' — ', ', '].map((sign) => name.lastIndexOf(sign)));
    const length = at > 0 ? name.slice(at).replace(/^[\s,–—-]+/u, '') : '';
    if (length === '' || !isDuration(length)) return name;
    lengths.push(length);
    return name.slice(0, at).trimEnd();
  };
  const [employer, title] = [bare(job.employer), bare(job.title)];
  return { ...job, employer, title, left: [...job.left, ...lengths] };
}

/** Drops the preposition or the article before an employer: `at Acme`, `der Lindenhof GmbH` behind `Köchin bei`. */
function withoutArticle(job: Job): Job {
  return { ...job, employer: job.employer.replace(/^(?:at|bei|beim|chez|der|dem|den) (?=\p{Lu})/u, '') };
}

/** Keeps each form of employment once in the text, because a reading may find it in two places. */
function withContractOnce(item: JsonObject): JsonObject {
  const paragraphs = textOf(item, 'summary').split('\n\n');
  if (!paragraphs.some(isContract)) return item;
  const kept = paragraphs.map((text) => (isContract(text) ? withoutBrackets(text) : text));
  return {
    ...item,
    summary: kept.filter((text, index) => !isContract(text) || kept.indexOf(text) === index).join('\n\n'),
  };
}

/** A second company beside a company is not a title: `Acme, S.A.` and `Globex, S.A.`. */
function withoutOtherEmployer(job: Job): Job {
  const { employer, title, left } = job;
  const isOther = isCompany(title) || (firstOfCompany.test(title) && isOrganizationFirst(title));
  return title !== '' && isCompany(employer) && isOther ? { ...job, title: '', left: [title, ...left] } : job;
}

/** `Agencia de Viajes`; `Bank Professional` may be a title. */
const firstOfCompany = /^\p{L}+ (?:de|du|des|of|für)\s/iu;

function isOrganizationFirst(title: string): boolean {
  return saysTitle(title) < 0 && namesOrganization(title.split(' ', 1)[0] ?? '');
}

function withoutBrackets(text: string): string {
  return inBrackets.exec(text)?.[1] ?? text;
}

/** `32, Oak Avenue, Lagos` */
const address = /^\d{1,4}[a-z]?,? \p{Lu}[^,]{2,40}, \p{Lu}/u;

function withPlaces(job: Job): Job {
  const { title, place } = job;
  if (place !== '' && !mayBePlace(place))
    return withPlaces({ ...job, place: '', left: [...job.left, place] });
  if (place === '' && (isSurelyPlace(title) || address.test(title)))
    return { ...job, title: '', place: title };
  const [, inside = ''] = inBrackets.exec(title) ?? [];
  return place === '' && isPlace(inside) ? { ...job, title: '', place: inside } : job;
}

/** False for `acting duties`. */
function mayBePlace(place: string): boolean {
  if (isSurelyPlace(place)) return true;
  const words = place.split(' ');
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return !/^\p{Ll}{3,} /u.test(place) && !(words.length > 2 && 2 * small >= words.length);
}

/** Splits a name such as `Intern at Acme` into employer and title if the other field is empty. */
function withBothNames(job: Job, mayBeTitle: boolean): Job {
  const { employer, title } = job;
  const only = employer === '' ? title : employer;
  if ((employer !== '') === (title !== '')) return job;
  if (isTimeOut(employer)) return { ...job, title: employer, employer: '' };
  const found = cutsOf(only, []).find(
    ({ kind, first, second }) =>
      kind === 'at' && (saysTitle(first) > 0 || (/^\p{L}+$/u.test(first) && saysTitle(second) < 0)),
  );
  if (found) return { ...job, title: found.first, employer: found.second };
  return mayBeTitle && title === '' && saysTitle(employer) >= minSureness
    ? { ...job, employer: '', title: employer }
    : job;
}

const minSureness = 1;

/** Swaps employer and title if the employer is surely a title. */
function inOrder(job: Job): Job {
  const { employer, title } = job;
  if (employer === '' || title === '') return job;
  const isSwapped = saysTitle(employer) >= minSureness && saysTitle(title) <= 0;
  return isSwapped && !namesOrganization(employer) ? { ...job, employer: title, title: employer } : job;
}

function isEmptyEntry(item: JsonObject, employerKey: string): boolean {
  return !isDated(item) && ownValue(item, employerKey) === undefined && item['position'] === undefined;
}

/**
 * Entries with a lone name that occurs several times and is neither a title nor an employer, such as `Skills
 * acquired` above bullets.
 */
function labelsAmong(jobs: readonly JsonObject[], employerKey: string): ReadonlySet<JsonObject> {
  const alone = (item: JsonObject) => {
    const [employer, title] = [textOf(item, employerKey), textOf(item, 'position')];
    const only = employer || title;
    const isAlone = !isDated(item) && (employer === '' || title === '') && textOf(item, 'location') === '';
    return isAlone && Math.abs(saysTitle(only)) < minSureness ? only.toLowerCase() : '';
  };
  const counts = new Map<string, number>();
  for (const name of jobs.map(alone)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(jobs.filter((item) => alone(item) !== '' && (counts.get(alone(item)) ?? 0) > 1));
}
