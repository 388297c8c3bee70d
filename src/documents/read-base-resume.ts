import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import type { ReadBase, ReadOptions } from '../service/ports.ts';
import { isNestedTooDeeply, type JsonObject } from '../values/json-object.ts';
import { isBlank } from '../values/strings.ts';
import { ValidationError } from '../values/validation-error.ts';
import { readJsonResume } from './json-resume/read-json-resume.ts';
import { readReactiveResumeV4 } from './reactive-resume/read-reactive-resume-v4.ts';
import { v3AsV4 } from './reactive-resume/v3-as-v4.ts';
import { v5AsV4 } from './reactive-resume/v5-as-v4.ts';
import { sectionIds } from './resume-document/document-parts.ts';
import { resumeFormat } from './resume-format.ts';

const templateName =
  /^[[<{(]?\s*(?:your|full|first|firstname)[\s_-]+(?:full[\s_-]+)?(?:name|last|lastname|last[\s_-]+name)\s*[\]>})]?$/i;
const exampleName = /^(?:john|jane|jon) (?:doe|smith)$/i;
const exampleSummary = /a summary of (?:john|jane) doe|lorem ipsum/i;

/** `[Name]`, `<your name here>`. */
function isBracketed(name: string): boolean {
  return /^[[<{]/.test(name) && /name/i.test(name) && /[\]>}]$/.test(name);
}

/** True for the person of a template: "Your Name", or John Doe with the sample's own summary. */
function isPlaceholder({ basics, sections }: ResumeDocument): boolean {
  if (templateName.test(basics.name) || isBracketed(basics.name)) return true;
  return exampleName.test(basics.name) && exampleSummary.test(sections.summary.content);
}

const accepted =
  'a JSON Resume (basics, work, education …) or a Reactive Resume export (basics, sections, metadata)';

/**
 * Reads a base resume in any supported format.
 * @throws ValidationError with every path that could not be read
 */
export function readBaseResume(
  source: Readonly<JsonObject>,
  { nameless = false, template = false }: ReadOptions = {},
): ReadBase {
  if (isNestedTooDeeply(source)) throw refusal('is nested too deeply to be a resume');
  // A resume that says nothing can be scored.
  const isEmpty = nameless && Object.keys(source).length === 0;
  const base = readAs(isEmpty ? { basics: {} } : source);
  const { name } = base.document.basics;
  if (isBlank(name) && !nameless) throw refusal('is missing: the resume needs a name', 'basics.name');
  if (!template && isPlaceholder(base.document)) {
    throw refusal(`"${name}" is a placeholder from a template; use your own resume`, 'basics.name');
  }
  return base;
}

/** Reads a stored resume again. If newer rules reject it, the stored document is kept. */
export function readAgain(source: string, resumeData: string): string {
  try {
    return JSON.stringify(readBaseResume(JSON.parse(source)).document);
  } catch (error) {
    if (error instanceof ValidationError) return resumeData;
    throw error;
  }
}

function readAs(source: Readonly<JsonObject>): ReadBase {
  const format = resumeFormat(source);
  switch (format) {
    case 'json-resume':
      return { document: readJsonResume(source), format };
    case 'reactive-resume-v4':
      return { document: readReactiveResumeV4(source), format };
    case 'reactive-resume-v3':
      return { document: readReactiveResumeV4(v3AsV4(source)), format };
    case 'reactive-resume-v5':
      return { document: readReactiveResumeV4(v5AsV4(source)), format };
    case null:
      throw refusal(`unsupported resume format; supported: ${accepted}`);
  }
}

function refusal(message: string, path = ''): ValidationError {
  return new ValidationError([{ path, message }]);
}

/** True if there is content besides the name and contact details. */
export function hasContent({ sections }: ResumeDocument): boolean {
  const lists = sectionIds.filter((id) => id !== 'profiles').map((id) => sections[id].items);
  const items = [...lists, ...Object.values(sections.custom).map((section) => section.items)].flat();
  return sections.summary.content !== '' || items.some((item) => item.visible);
}
