import { type Field, oneOfField, readFields, textField } from '../../config/read-fields.ts';
import { type FinetuneLevel, finetuneLevels } from '../../contract/choices.ts';
import type { BodyInput } from '../../contract/endpoints.ts';
import { type ReadPosting, readPosting } from '../../documents/posting/read-posting.ts';
import { digest } from '../pending-request.ts';
import { filledTarget } from '../posting-target.ts';
import type { InputFile } from '../read-input.ts';
import { readPostingFile } from '../read-job-posting.ts';
import { UsageError } from '../usage-error.ts';

export type RowRequest = BodyInput<'generateResume'>;

/** What rows that do not say it get. */
export interface RowDefaults {
  readonly level: FinetuneLevel;
  readonly includePdf: boolean;
}

/** One row of the input. What is wrong with it is told when it is asked for: the other rows go on. */
export interface BatchRow {
  /** `jobs.jsonl:3`, for messages. */
  readonly place: string;
  /** @throws UsageError, ValidationError naming the place. */
  open(defaults: RowDefaults): Promise<RowInput>;
}

/** A row that is yet to be read. */
export interface RowInput {
  /** Everything that makes two rows the same: what the row says, not what is read in its posting. */
  readonly given: {
    readonly posting: string;
    readonly level: FinetuneLevel;
    readonly pdf: boolean;
    readonly company_name?: string | undefined;
    readonly position?: string | undefined;
  };
  /** @throws UsageError, ValidationError naming the place. */
  read(): Promise<RowRequest>;
}

const flag: Field<boolean> = {
  expects: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
};

/** The fields of a row are those of the generate body. */
const rowFields = {
  job_description: textField,
  company_name: textField,
  position: textField,
  finetune_level: oneOfField(finetuneLevels),
  include_pdf: flag,
};

export const rowFieldNames = Object.keys(rowFields);

/** @throws ValidationError, UsageError naming the place and each wrong field. */
export async function openFields(source: unknown, place: string, defaults: RowDefaults): Promise<RowInput> {
  const fields = readFields(source, rowFields, place);
  const { job_description: text, company_name, position } = fields;
  if (text === undefined) throw new UsageError(`${place}: job_description is missing`);
  return {
    given: { ...givenBy(digest(text), defaults, fields), company_name, position },
    read: async () => requestOfRead(await readPosting({ name: place, text }), defaults, fields),
  };
}

/** What a posting in a file of its own says. */
export function openFile(input: InputFile, defaults: RowDefaults): RowInput {
  return {
    given: givenBy(digest(input.bytes), defaults),
    read: async () => requestOfRead(await readPostingFile(input), defaults),
  };
}

type RowFields = ReturnType<typeof readFields<typeof rowFields>>;

function givenBy(posting: string, { level, includePdf }: RowDefaults, fields: RowFields = {}) {
  return { posting, level: fields.finetune_level ?? level, pdf: fields.include_pdf ?? includePdf };
}

/** The request for a posting that was read; what is not given is what the posting names. */
function requestOfRead(
  read: ReadPosting,
  { level, includePdf }: RowDefaults,
  given: RowFields = {},
): RowRequest {
  return {
    job_description: read.text,
    ...filledTarget({
      company: given.company_name ?? read.company,
      position: given.position ?? read.position,
    }),
    finetune_level: given.finetune_level ?? level,
    include_pdf: given.include_pdf ?? includePdf,
  };
}
