/** Who only learns the work. Lower case, as written. */
export const learnerWords: ReadonlySet<string> = new Set(
  `apprentice apprenti apprentie aprendiz alternant alternante auszubildende auszubildender azubi becaria becario
  estudiante étudiant étudiante intern internship lehrling praktikant praktikantin pupil stagiaire student trainee
  volontär volontärin werkstudent werkstudentin`
    .trim()
    .split(/\s+/),
);
