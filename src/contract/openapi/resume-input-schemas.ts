import { limits } from '../limits.ts';
import { type TextKind, textKinds, textLimits } from '../resume-input.ts';
import type { OpenApiSchema, Reference } from './openapi-types.ts';

const names = {
  date: 'ResumeInputDate',
  line: 'ResumeInputLine',
  picture: 'ResumeInputPicture',
  text: 'ResumeInputText',
} as const satisfies Record<TextKind, string>;

export type ResumeInputName = 'ResumeInput' | (typeof names)[TextKind];

/** The resume that is sent, and what its fields may hold: the limits that `contract/resume-input.ts` checks. */
export function resumeInputSchemas(): Readonly<Record<ResumeInputName, OpenApiSchema>> {
  const { items, fieldName } = limits.resume;
  const values = Object.entries(names).map(([kind, name]) => [name, valueSchema(kind as TextKind)]);
  return {
    ResumeInput: {
      type: 'object',
      maxProperties: items,
      propertyNames: { type: 'string', maxLength: fieldName },
      properties: Object.fromEntries([...textKinds].map(([name, kind]) => [name, referenceTo(names[kind])])),
      additionalProperties: referenceTo(names.text),
    },
    ...Object.fromEntries(values),
  };
}

function valueSchema(kind: TextKind): OpenApiSchema {
  const { items: maxItems } = limits.resume;
  return {
    anyOf: [
      { type: 'string', maxLength: textLimits[kind] },
      { type: ['number', 'boolean', 'null'] },
      { type: 'array', maxItems, items: referenceTo(names[kind]) },
      referenceTo('ResumeInput'),
    ],
  };
}

function referenceTo(name: ResumeInputName): Reference {
  return { $ref: `#/components/schemas/${name}` };
}
