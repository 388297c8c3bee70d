import type { RoleFamily } from '../role-family.ts';

export const engineeringRoles: readonly RoleFamily[] = [
  {
    family: 'mechanical engineering',
    titles: `mechanical engineer, design engineer, product design engineer, mechanical design engineer, cad engineer, konstrukteur, konstrukteurin, maschinenbauingenieur, ingénieur mécanique, ingeniero mecánico, 机械工程师`,
  },
  {
    family: 'electrical engineering',
    titles: `electrical engineer, electronics engineer, hardware engineer, power engineer, controls engineer, automation engineer, plc programmer, elektroingenieur, automatisierungstechniker, ingénieur électrique, ingénieur électronique, automaticien, ingeniero eléctrico, 电气工程师`,
  },
  {
    family: 'civil engineering',
    titles: `civil engineer, structural engineer, site engineer, bauingenieur, bauingenieurin, bauleiter, ingénieur civil, ingénieur génie civil, ingeniero civil, conducteur de travaux, 土木工程师`,
  },
  {
    family: 'architecture',
    titles: `architect, interior designer, architectural designer, landscape architect, architekt, architektin, architecte, arquitecto, arquitecta, 建筑师`,
  },
  {
    family: 'process and manufacturing engineering',
    titles: `manufacturing engineer, process engineer, industrial engineer, production engineer, quality engineer, continuous improvement engineer, prozessingenieur, fertigungsingenieur, qualitätsingenieur, ingénieur procédés, ingénieur qualité, ingeniero de procesos, ingeniero industrial, 工艺工程师`,
  },
  {
    family: 'chemical engineering',
    titles: `chemical engineer, verfahrensingenieur, verfahrenstechniker, ingeniero químico, 化学工程师`,
  },
  {
    family: 'production',
    titles: `machine operator, production worker, production supervisor, assembly operator, assembler, production manager, production operator, produktionsmitarbeiter, maschinenbediener, anlagenführer, opérateur de production, operario de producción, 生产主管`,
  },
  {
    family: 'machining and welding',
    titles: `cnc setter, cnc turner, cnc miller, tool setter, mig welder, tig welder, cnc machinist, machinist, cnc operator, cnc programmer, welder, fabricator, toolmaker, zerspanungsmechaniker, zerspanungsmechanikerin, schweißer, industriemechaniker, soudeur, tourneur fraiseur, soldador, tornero`,
  },
  {
    family: 'electrical trades',
    titles: `electrician, journeyman electrician, electrical technician, elektriker, elektrikerin, elektroniker, elektronikerin, électricien, électricienne, electricista, 电工`,
  },
  {
    family: 'plumbing and HVAC',
    titles: `plumber, hvac technician, hvac installer, pipefitter, anlagenmechaniker, klempner, plombier, chauffagiste, frigoriste, fontanero`,
  },
  {
    family: 'carpentry and construction',
    titles: `carpenter, construction worker, mason, roofer, painter, site manager, construction manager, construction superintendent, foreman, tischler, tischlerin, zimmerer, maurer, polier, charpentier, menuisier, maçon, chef de chantier, carpintero, albañil, jefe de obra`,
  },
  {
    family: 'vehicle mechanics',
    titles: `automotive technician, mechanic, auto mechanic, diesel technician, diesel mechanic, service technician automotive, kfz mechatroniker, kfz mechaniker, mécanicien automobile, mécanicien, mecánico`,
  },
  {
    family: 'maintenance',
    titles: `maintenance technician, maintenance mechanic, facilities technician, facility manager, maintenance engineer, instandhalter, haustechniker, technicien de maintenance, técnico de mantenimiento, maintenance supervisor, mechatroniker, mechatronikerin`,
  },
];
