import { type Field, oneOfField, readFields, textField } from '../../config/read-fields.ts';
import type { BodyInput } from '../../contract/endpoints.ts';
import { type FinetuneLevel, finetuneLevels } from '../../contract/finetune-level.ts';
import { type ReadPosting, readPosting } from '../../documents/posting/read-posting.ts';
import { filledTarget } from '../posting-target.ts';
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
  request(defaults: RowDefaults): Promise<RowRequest>;
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
export async function requestOfFields(
  source: unknown,
  place: string,
  defaults: RowDefaults,
): Promise<RowRequest> {
  const fields = readFields(source, rowFields, place);
  if (fields.job_description === undefined) throw new UsageError(`${place}: job_description is missing`);
  const read = await readPosting({ name: place, text: fields.job_description });
  return requestOfRead(read, defaults, fields);
}

/** The request for a posting that was read; what is not given is what the posting names. */
export function requestOfRead(
  read: ReadPosting,
  { level, includePdf }: RowDefaults,
  given: ReturnType<typeof readFields<typeof rowFields>> = {},
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
