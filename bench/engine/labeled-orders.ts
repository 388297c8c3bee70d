import { folders, readCases, readResumes } from '../../eval/cases/cases.ts';
import type { Target } from '../../src/service/ports.ts';

export interface Order {
  readonly target: Target;
  readonly resume: Readonly<Record<string, unknown>>;
}

/** Each labeled posting with the resumes that are labeled as qualified or weaker for it. */
export function labeledOrders(): readonly Order[] {
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
