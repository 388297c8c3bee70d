import { parseDocument } from 'yaml';
import type { ModelProvider } from '../contract/model.ts';
import { readServerSettings } from './read-server-settings.ts';
import { readYaml } from './read-yaml.ts';
import { defaultServerSettings } from './server-settings.ts';

/** The minimal settings of a language model. */
export interface ModelChoice {
  readonly provider: ModelProvider;
  readonly name: string;
  /** Null: the provider's default. */
  readonly baseUrl: string | null;
}

/**
 * The text of server.yaml with a language model; comments and other keys stay.
 * @param text the file's content; null if it does not exist
 * @throws ValidationError with the file if it or the model is invalid
 */
export function withSavedModel(text: string | null, file: string, choice: ModelChoice): string {
  readYaml(text ?? '', file);
  const { provider, name, baseUrl } = choice;
  const document = parseDocument(text ?? '');
  document.set('engine', 'llm');
  document.set(
    'model',
    document.createNode({ provider, name, ...(baseUrl !== null && { base_url: baseUrl }) }),
  );
  const written = document.toString();
  readServerSettings(written, file, defaultServerSettings);
  return written;
}
