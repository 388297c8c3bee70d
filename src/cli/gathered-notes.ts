import type { ReadingNote } from '../documents/notes/reading-note.ts';

export interface GatheredNote {
  readonly kind: ReadingNote['kind'];
  readonly text: string;
}

/** What reading a resume brought to light, places of which the same is to be said in one note, in the order of the file. */
export function gatheredNotes(notes: readonly ReadingNote[]): readonly GatheredNote[] {
  const gathered = new Map<string, { readonly kind: ReadingNote['kind']; readonly places: string[] }>();
  for (const { kind, path, message } of notes) {
    // What was read is told with its own place.
    const key = kind === 'read' && path ? `${path}: ${message}` : message;
    const note = gathered.get(key) ?? { kind, places: [] };
    if (kind !== 'read' && path) note.places.push(path);
    gathered.set(key, note);
  }
  return [...gathered].map(([message, { kind, places }]) => ({
    kind,
    text: places.length === 0 ? message : `${places.join(', ')}: ${message}`,
  }));
}
