import type { RoleFamily } from '../role-family.ts';

export const educationAndScience: readonly RoleFamily[] = [
  {
    family: 'teaching',
    titles: `teacher, elementary teacher, elementary school teacher, high school teacher, math teacher, english teacher, science teacher, special education teacher, substitute teacher, tutor, lehrer, lehrerin, *lehrer, *lehrerin, grundschullehrerin, lehrkraft, enseignant, enseignante, professeur des écoles, professeur, maestro, maestra, profesor, profesora, docente, 教师, 老师
      referendar, referendarin, lehramtsanwärter, instituteur, institutrice
      *lehrkraft`,
  },
  {
    family: 'early childhood education',
    titles: `nursery practitioner, nursery assistant, early years practitioner, early years educator, pädagogische fachkraft, kinderpfleger, kinderpflegerin, kindheitspädagoge, kindheitspädagogin, preschool teacher, early childhood educator, childcare worker, nursery nurse, kindergarten teacher, nanny, erzieher, erzieherin, éducateur de jeunes enfants, éducatrice de jeunes enfants, educadora infantil, educador infantil, 幼师
      childminder, daycare worker, daycare teacher, preschool assistant, tagesmutter
      sozialpädagogische assistentin, auxiliaire de puériculture, assistante maternelle, auxiliar de guardería
      técnico en educación infantil
      educadora de apoyo, educadora de primer ciclo, educador de primer ciclo, educadora de guardería, monitora infantil
      técnica en educación infantil
      nursery manager, nursery room leader, room leader, nursery educator, deputy nursery manager
      nursery teacher, crèche worker, early years teacher, play leader, playworker, kita leitung, kitaleitung
      kita leiterin, erzieherin im anerkennungsjahr, directrice de crèche, 保育员, 幼儿园教师
      *erzieher`,
  },
  {
    family: 'higher education and research',
    titles: `professor, assistant professor, lecturer, postdoctoral researcher, postdoc, research fellow, research associate, researcher, research scientist, wissenschaftlicher mitarbeiter, wissenschaftliche mitarbeiterin, maître de conférences, chercheur, chercheuse, investigador, investigadora, 研究员
      research assistant, research technician, doctoral researcher, phd student, phd candidate, doktorand
      doktorandin, doctorant, doctorante, doctorando`,
  },
  {
    family: 'laboratory science',
    titles: `chemist, biologist, microbiologist, biochemist, scientist, qc analyst, quality control chemist, analytical chemist, chemielaborant, chemielaborantin, biologe, chimiste, químico
      laborant, laborantin, biologielaborant, biologielaborantin, lab manager, laboratory manager
      formulation scientist, quality control analyst, technicien chimiste, analista de laboratorio, 化验员
      laboratory analyst, cell culture technician, molecular biologist
      formulation technician, microbiology technician, animal technician, laboratory animal technician
      chemical technologist, gcms analyst, hplc analyst, laboratory supervisor, scientific officer
      development scientist, product development scientist, formulation chemist, laboringenieur
      chemieingenieurin labor, laborleiter, laborleiterin, responsable de laboratoire, jefe de laboratorio
      实验员, 研发员
      *laborant`,
  },
  {
    family: 'geology',
    titles: `geologist, geoscientist, geophysicist, hydrogeologist, engineering geologist, exploration geologist
      mine geologist, geologe, geologin, géologue, geólogo, geóloga, 地质工程师`,
  },
  {
    family: 'clinical research',
    titles: `clinical research coordinator, clinical research associate, cra, clinical trial manager
      clinical trial assistant, clinical trial coordinator, study coordinator, clinical research nurse
      clinical project manager, attaché de recherche clinique, monitor de ensayos clínicos, studienkoordinator
      studienkoordinatorin, 临床监查员
      clinical research manager, study manager, clinical data manager, cra ii, chef de projet clinique
      coordinatrice d'études cliniques`,
  },
];
