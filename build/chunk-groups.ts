/**
 * Groups of modules that are bundled into one file each, by the name of the group; paths are relative to `src`. Modules
 * that most commands load are in few files, because opening a file costs more than reading a little too much. A group
 * includes the static imports of its modules; `import()` splits off the rest.
 */
export const chunkGroups: Readonly<Record<string, readonly string[]>> = {
  start: [
    ...['cli/globals', 'cli/main', 'cli/terminal/io'],
    ...['config/environment', 'config/home-paths', 'package-root'],
  ],
  program: ['cli/command-rows', 'cli/program'],
  command: [
    'cli/connection/lookups',
    'cli/run',
    'cli/terminal/table',
    'cli/terminal/output',
    'client/client',
    // Small modules that commands share with the service or the engine, which they would otherwise load.
    ...['contract/job-title', 'contract/requirement-status', 'contract/score-texts', 'contract/shared-gaps'],
    ...['contract/warning-codes', 'sha256', 'values/merge-patch'],
  ],
  service: ['cli/connection/local-connection', 'compose'],
  resume: [
    ...['values/strings', 'contract/resume/dates', 'contract/choices', 'contract/resume/rich-text'],
    ...['text/compare/common-subsequence', 'values/hash'],
  ],
  validation: ['contract/parse-input', 'contract/requests'],
  language: ['documents/view/document-language'],
  engine: ['tailoring/rules-engine'],
  generate: ['cli/commands/generate'],
};
