import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { noSuchResume } from './no-such-resume.ts';

/**
 * The PDF goes before the resume, so that a crash between the two leaves no file that nobody can delete;
 * and once more after it, in case a render was under way.
 */
export function deleteResume({ store, files }: Ports): UseCases['deleteResume'] {
  return async (caller, id) => {
    if (!(await store.findResume(caller, id))) throw noSuchResume();
    await files.remove(id);
    const deleted = await store.deleteResume(caller, id);
    await files.remove(id);
    if (!deleted) throw noSuchResume();
  };
}
