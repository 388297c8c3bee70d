import { InvalidArgumentError, Option } from 'commander';
import { applicationStatuses } from '../../contract/choices.ts';
import { limits } from '../../contract/limits.ts';
import { type ListFilter, type ListQuery, listParameters } from '../../contract/parameters.ts';
import { oneOf } from '../one-of.ts';
import { shellWord } from '../terminal/terminal-text.ts';
import { wholeNumber } from '../whole-number.ts';

type FilterName = keyof ListFilter;

interface FilterFlag {
  readonly flag: `--${string}`;
  readonly takes: `<${string}>`;
  readonly description: string;
  /** Adds the check of the value. */
  readonly checked: (option: Option) => Option;
  /** Why nothing is listed if this is the only filter. */
  readonly nothingFor: (value: string | number) => string;
  /** A value for an example in the help. */
  readonly example?: string;
}

const filterFlags: Readonly<Record<FilterName, FilterFlag>> = {
  q: {
    flag: '--search',
    takes: '<text>',
    description: 'only resumes with this text in company or position',
    checked: (option) => option.argParser(searched),
    nothingFor: () => 'No resume has this text in its company or position.',
  },
  status: {
    flag: '--status',
    takes: '<status>',
    description: 'only resumes whose application has this status',
    checked: (option) => oneOf(option, applicationStatuses),
    nothingFor: (status) => `No application has the status ${status}.`,
    example: 'interview',
  },
  min_score: {
    flag: '--min-score',
    takes: '<number>',
    description: `only resumes with at least this score, ${limits.score.min} to ${limits.score.max}`,
    checked: (option) => option.argParser(wholeNumber(`--${option.name()}`, limits.score)),
    nothingFor: (score) => `No resume has a score of at least ${score}.`,
    example: '70',
  },
};

const filterNames = Object.keys(filterFlags) as readonly FilterName[];

function searched(text: string): string {
  const { pattern, expects } = listParameters.q;
  if (new RegExp(pattern).test(text)) return text;
  throw new InvalidArgumentError(`It must be ${expects}.`);
}

/** A flag whose value commander stores under the name of the filter, so that the flags are the query. */
class FilterOption extends Option {
  readonly #filter: FilterName;

  constructor(filter: FilterName) {
    const { flag, takes, description } = filterFlags[filter];
    super(`${flag} ${takes}`, description);
    this.#filter = filter;
  }

  override attributeName(): string {
    return this.#filter;
  }
}

export function filterOptions(): readonly Option[] {
  return filterNames.map((name) => filterFlags[name].checked(new FilterOption(name)));
}

/** `list --status interview` */
export function filterExamples(): readonly string[] {
  return Object.values(filterFlags).flatMap(({ flag, example }) =>
    example === undefined ? [] : [`list ${flag} ${example}`],
  );
}

/** The filters of a query as words of a command line, each after a blank. */
export function filterArguments(query: ListQuery, isWindows: boolean): string {
  return filterNames
    .flatMap((name) => {
      const value = query[name];
      return value === undefined ? [] : [` ${filterFlags[name].flag} ${shellWord(String(value), isWindows)}`];
    })
    .join('');
}

/** Why a query lists nothing. */
export function nothingListed(query: ListQuery): string {
  if (query.after !== undefined || query.before !== undefined) return 'No more resumes.';
  const [reason, ...others] = filterNames.flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [filterFlags[name].nothingFor(value)];
  });
  if (reason === undefined) return 'No resumes yet. Create one: resume-tailor generate POSTING';
  return others.length === 0 ? reason : 'No resume passes all of these filters.';
}
