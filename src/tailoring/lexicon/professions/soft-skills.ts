import type { ProfessionTable } from '../profession-table.ts';

export const softSkills: ProfessionTable = {
  profession: 'any',
  terms: {
    soft: `
      communication skills = communication = written and verbal communication = verbal communication = written communication = verbal and written communication = oral and written communication = Kommunikationsfähigkeit = Kommunikationsstärke = kommunikationsstark = aisance relationnelle = capacités de communication = habilidades de comunicación = comunicación = 沟通能力 = 良好的沟通能力

      teamwork = team player = collaboration = ability to work in a team = Teamfähigkeit = Teamgeist = teamfähig = esprit d'équipe = travail en équipe = trabajo en equipo = 团队合作 = 团队协作 = 团队合作精神

      attention to detail = detail-oriented = Sorgfalt = sorgfältige Arbeitsweise = genaue Arbeitsweise = souci du détail = atención al detalle = 细心

      problem solving = problem-solving skills = Problemlösungskompetenz = Problemlösungsfähigkeit = résolution de problèmes = resolución de problemas = 解决问题的能力

      time management = prioritization = Zeitmanagement = gestion du temps = gestión del tiempo

      organizational skills = organisational skills = organization skills = Organisationstalent = Organisationsfähigkeit = sens de l'organisation = capacidad de organización

      interpersonal skills = people skills = soziale Kompetenz = Empathie = empatía = sens du contact

      leadership = leadership skills = Führungskompetenz = Führungsstärke = liderazgo = 领导力

      critical thinking = pensamiento crítico = esprit critique

      analytical skills = analytical thinking = analytisches Denken = esprit d'analyse = capacidad analítica = capacidad de análisis

      adaptability = flexibility = Flexibilität = adaptabilité = adaptabilidad

      self-motivation = self-starter = self-motivated = Eigeninitiative = Selbstständigkeit = selbstständige Arbeitsweise = eigenverantwortliches Arbeiten = eigenständige Arbeitsweise = autonomie = autonomía = proactividad

      multitasking = ability to multitask

      dependability = Zuverlässigkeit = zuverlässig = fiabilité

      creativity = Kreativität = créativité = creatividad

      resilience = Belastbarkeit = stress resistance = résistance au stress = 抗压能力

      work ethic = strong work ethic = Einsatzbereitschaft = Engagement am Arbeitsplatz

      sense of responsibility = Verantwortungsbewusstsein = sens des responsabilités = responsabilidad = 责任心

      rigour = rigueur
      service orientation = customer focus = Kundenorientierung = Serviceorientierung = sens du service = orientación al cliente
      curiosity = Neugier, active listening = écoute active = escucha activa, patience = Geduld

      willingness to travel = Reisebereitschaft = disponibilidad para viajar = disponibilité pour voyager

      mentoring = coaching = mentorship
    `,
  },
};
