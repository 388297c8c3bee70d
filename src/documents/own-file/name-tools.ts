import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { TextFinder } from './find-text.ts';
import type { KnownLines } from './known-lines.ts';
import type { OwnFile, TextEdit } from './own-file.ts';
import type { TextIndex } from './text-index.ts';
import type { PlaceRange } from './word-edits.ts';

/** What the lists of names are placed with. */
export interface NameTools {
  readonly base: ResumeDocument;
  readonly tailored: ResumeDocument;
  readonly file: OwnFile;
  readonly index: TextIndex;
  readonly finder: TextFinder;
  readonly known: () => KnownLines;
}

export interface WrittenNames {
  readonly texts: readonly { readonly range: PlaceRange; readonly text: string }[];
  readonly insertions: readonly TextEdit[];
}
