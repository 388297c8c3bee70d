export type SettingSource = 'flag' | 'environment' | 'project' | 'config' | 'default';

/** A value that remembers where it came from, so that a message can name the place to change it. */
export interface Setting<T> {
  readonly value: T;
  readonly source: SettingSource;
  /** The flag, the variable or the file. Null for a default. */
  readonly place: string | null;
}

export interface Candidate<T> {
  readonly value: T | undefined;
  readonly source: SettingSource;
  readonly place: string | null;
}

/** The first candidate that has a value; candidates come in the order of precedence. */
export function firstSetting<T>(candidates: readonly Candidate<T>[], otherwise: T): Setting<T> {
  for (const { value, source, place } of candidates) {
    if (value !== undefined) return Object.freeze({ value, source, place });
  }
  return Object.freeze({ value: otherwise, source: 'default', place: null });
}
