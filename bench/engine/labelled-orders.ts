import { folders, readCases, readResumes } from '../../eval/cases/cases.ts';
import type { Target } from '../../src/service/ports.ts';

export interface Order {
  readonly target: Target;
  readonly resume: Readonly<Record<string, unknown>>;
}

/** Each labelled posting with the people who would send a resume for it. */
export function labelledOrders(): readonly Order[] {
  return folders.flatMap((folder) => {
    const resumes = readResumes(folder);
    return readCases(folder).flatMap(({ target, labels: { pairs } }) =>
      [...(pairs.qualified ?? []), ...(pairs.weaker ?? [])].flatMap((name) => {
        const resume = resumes.get(name);
        return resume ? [{ target, resume }] : [];
      }),
    );
  });
}
