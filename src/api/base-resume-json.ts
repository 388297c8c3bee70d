import type { BaseResume } from '../contract/objects.ts';
import type { BaseResumeRecord } from '../service/use-cases.ts';
import { type JsonPieces, printJson, rawJson } from './print-json.ts';
import { timestamp } from './timestamp.ts';

export function baseResumeJson(base: BaseResumeRecord): JsonPieces {
  return printJson<BaseResume>({
    object: 'base_resume',
    version: base.version,
    resume_data: rawJson(base.resumeData),
    source: rawJson(base.source),
    source_format: base.sourceFormat,
    updated_at: timestamp(base.updatedAt),
  });
}
