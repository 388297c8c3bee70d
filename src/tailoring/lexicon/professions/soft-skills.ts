import type { ProfessionTable } from '../profession-table.ts';

export const softSkills: ProfessionTable = {
  profession: 'any',
  terms: {
    soft: `
      communication skills = communication = written and verbal communication = verbal communication = written communication = verbal and written communication = oral and written communication = de:Kommunikationsfähigkeit = de:Kommunikationsstärke = de:kommunikationsstark = fr:aisance relationnelle = fr:capacités de communication = es:habilidades de comunicación = es:comunicación = 沟通能力 = 良好的沟通能力

      teamwork = team player = collaboration = ability to work in a team = de:Teamfähigkeit = de:Teamorientierung = de:teamorientiert = de:Teamgeist = de:teamfähig = fr:esprit d'équipe = fr:travail en équipe = es:trabajo en equipo = 团队合作 = 团队协作 = 团队合作精神

      attention to detail = detail-oriented = eye for detail = de:Sorgfalt = de:Sorgfältigkeit = de:sorgfältige Arbeitsweise = de:genaue Arbeitsweise = fr:souci du détail = es:atención al detalle = 细心

      problem solving = problem-solving skills = de:Problemlösungskompetenz = de:Problemlösungsfähigkeit = fr:résolution de problèmes = es:resolución de problemas = 解决问题的能力

      time management = de:Zeitmanagement = fr:gestion du temps = es:gestión del tiempo, prioritization

      organizational skills = organisational skills = organization skills = de:Organisationstalent = de:Organisationsfähigkeit = fr:sens de l'organisation = es:capacidad de organización

      interpersonal skills = people skills = de:soziale Kompetenz = fr:sens du contact, de:Empathie = es:empatía

      leadership = leadership skills = de:Führungskompetenz = de:Führungsstärke = es:liderazgo = 领导力

      critical thinking = es:pensamiento crítico = fr:esprit critique

      analytical skills = analytical thinking = de:analytisches Denken = fr:esprit d'analyse = es:capacidad analítica = es:capacidad de análisis

      adaptability = flexibility = de:Flexibilität = fr:adaptabilité = es:adaptabilidad

      willingness to learn = eagerness to learn = quick learner = fast learner = de:Lernbereitschaft = fr:envie d'apprendre = es:ganas de aprender
      continuous learning = lifelong learning = de:lebenslanges Lernen

      self-motivation = self-starter = self-motivated = Eigeninitiative
      de:Selbstständigkeit = de:selbstständige Arbeitsweise = de:eigenverantwortliches Arbeiten = de:eigenständige Arbeitsweise = fr:autonomie = es:autonomía
      es:proactividad

      multitasking = ability to multitask

      proactive approach = proactivity = de:proaktive Arbeitsweise = fr:proactivité, sense of urgency
      tact = de:Taktgefühl, discretion = de:Diskretion = es:discreción = 保密意识
      dedication = de:Hingabe, punctuality = de:Pünktlichkeit = fr:ponctualité = es:puntualidad
      professionalism = es:profesionalidad, integrity = de:Integrität = fr:intégrité = es:integridad
      relationship building = building relationships = de:Beziehungsaufbau

      dependability = de:Zuverlässigkeit = de:zuverlässig = fr:fiabilité

      creativity = de:Kreativität = fr:créativité = es:creatividad

      resilience = de:Belastbarkeit = stress resistance = fr:résistance au stress = 抗压能力

      work ethic = strong work ethic = de:Einsatzbereitschaft = de:Engagement am Arbeitsplatz

      sense of responsibility = de:Verantwortungsbewusstsein = fr:sens des responsabilités = es:responsabilidad = 责任心

      rigour = fr:rigueur
      service orientation = customer focus = de:Kundenorientierung = de:Serviceorientierung = fr:sens du service = es:orientación al cliente
      curiosity = de:Neugier, active listening = fr:écoute active = es:escucha activa, patience = de:Geduld

      willingness to travel = de:Reisebereitschaft = es:disponibilidad para viajar = fr:disponibilité pour voyager

      mentoring = mentorship, coaching
    `,
  },
};
