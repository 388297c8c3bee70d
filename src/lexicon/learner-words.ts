import { titleKey } from './title-keys.ts';

/** Who only learns the work, of whatever. Keys of title words; Chinese parts no words, so none of its own. */
export const learnerWords: ReadonlySet<string> = new Set(
  `apprentice trainee intern internship placement pupil student
  auszubildende azubi lehrling praktikant umschuler volontar werkstudent
  apprenti alternant stagiaire etudiant
  becario practica aprendiz estudiante`
    .trim()
    .split(/\s+/)
    .map(titleKey),
);
