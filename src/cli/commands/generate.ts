import type { Command } from 'commander';
import { addGenerateFlags, type GenerateFlags } from '../generate/generate-request.ts';
import { type TailorOrder, tailor } from '../generate/tailor.ts';
import type { Run } from '../run.ts';
import { UsageError } from '../usage-error.ts';

export function defineGenerate(command: Command, run: Run): void {
  addGenerateFlags(command).action((posting: string | undefined, flags: GenerateFlags) =>
    run((context) => tailor(context, withPostingAfterPdf(posting, flags)), { fontDir: flags.fontDir }),
  );
}

/** `--pdf posting.txt`: a word that does not end in .pdf is the posting, not a name for the PDF. */
function withPostingAfterPdf(posting: string | undefined, flags: GenerateFlags): TailorOrder {
  if (typeof flags.pdf !== 'string' || /\.pdf$/i.test(flags.pdf)) return { posting, flags };
  if (posting !== undefined)
    throw new UsageError(`--pdf takes a file name that ends in .pdf, not "${flags.pdf}"`);
  return { posting: flags.pdf, flags: { ...flags, pdf: true } };
}
