import type { RoleFamily } from '../role-family.ts';

export const engineeringAndTrades: readonly RoleFamily[] = [
  {
    family: 'mechanical engineering',
    titles: `mechanical engineer, design engineer, product design engineer, mechanical design engineer, cad engineer, konstrukteur, konstrukteurin, maschinenbauingenieur, ingénieur mécanique, ingeniero mecánico, 机械工程师
      mechanical technician, mechanical designer, cad technician, cad designer, cad drafter, draftsman
      drafter, technischer produktdesigner, technische produktdesignerin, technischer zeichner
      technische zeichnerin, dessinateur industriel, dessinateur projeteur, proyectista, delineante
      结构工程师, 机械设计师`,
  },
  {
    family: 'electrical engineering',
    titles: `electrical engineer, electronics engineer, hardware engineer, power engineer, controls engineer, automation engineer, plc programmer, elektroingenieur, automatisierungstechniker, ingénieur électrique, ingénieur électronique, automaticien, ingeniero eléctrico, 电气工程师
      electrical designer, instrumentation engineer, instrumentation technician, control systems engineer
      elektrokonstrukteur, elektroplaner
      sps programmierer, sps programmiererin, automatisierungsingenieur, commissioning engineer
      ingénieur automatisme, programador plc, 自动化工程师`,
  },
  {
    family: 'civil engineering',
    titles: `civil engineer, structural engineer, site engineer, bauingenieur, bauingenieurin, bauleiter, ingénieur civil, ingénieur génie civil, ingeniero civil, conducteur de travaux, 土木工程师
      drainage engineer, highways engineer, highway engineer, water engineer, geotechnical engineer
      transportation engineer, bridge engineer, flood risk engineer, civil technician, bauzeichner
      bauzeichnerin, projeteur vrd, ingénieur vrd, ingeniero de caminos
      bauleiterin`,
  },
  {
    family: 'architecture',
    titles: `architect, interior designer, architectural designer, landscape architect, architekt, architektin, architecte, arquitecto, arquitecta, 建筑师
      quantity surveyor, cost estimator, estimator, cost consultant, cost manager
      architectural technologist, architectural technician, architectural assistant
      technischer zeichner bau, métreur, 造价工程师`,
  },
  {
    family: 'process and manufacturing engineering',
    titles: `manufacturing engineer, process engineer, industrial engineer, production engineer, quality engineer, continuous improvement engineer, prozessingenieur, fertigungsingenieur, qualitätsingenieur, ingénieur procédés, ingénieur qualité, ingeniero de procesos, ingeniero industrial, 工艺工程师
      process improvement engineer, lean engineer, supplier quality engineer, sqe`,
  },
  {
    family: 'chemical engineering',
    titles: `chemical engineer, verfahrensingenieur, verfahrenstechniker, ingeniero químico, 化学工程师
      process engineer chemical, chemical process engineer, process technologist`,
  },
  {
    family: 'production',
    titles: `machine operator, production worker, production supervisor, assembly operator, assembler, production manager, production operator, produktionsmitarbeiter, maschinenbediener, anlagenführer, opérateur de production, operario de producción, 生产主管
      production operative, production technician, production associate, packaging operator, line operator
      line leader, process operator, process technician, factory worker, manufacturing technician
      produktionshelfer, produktionshelferin, maschinenführer, opérateur de fabrication
      opératrice de production, agent de production, conducteur de ligne, operaria de producción
      operador de producción, 操作工
      shift leader, shift supervisor, production team leader, schichtleiter, schichtführer
      chef d'équipe production, jefe de turno, encargado de producción, 班组长`,
  },
  {
    family: 'machining and welding',
    titles: `cnc setter, cnc turner, cnc miller, tool setter, mig welder, tig welder, cnc machinist, machinist, cnc operator, cnc programmer, welder, fabricator, toolmaker, zerspanungsmechaniker, zerspanungsmechanikerin, schweißer, industriemechaniker, soudeur, tourneur fraiseur, soldador, tornero
      machine setter, lathe operator, mill operator, boilermaker, dreher, dreherin, fräser, fräserin
      cnc fräser, cnc dreher, usineur, ajusteur, fresador, ajustador, operador cnc
      tool and die maker, die maker, mould maker, mold maker, werkzeugmacher, outilleur`,
  },
  {
    family: 'electrical trades',
    titles: `electrician, journeyman electrician, electrical technician, elektriker, elektrikerin, elektroniker, elektronikerin, électricien, électricienne, electricista, 电工
      electrical apprentice, electrical helper, electrical fitter, electrical installer, elektroinstallateur
      elektroinstallateurin, elektrotechniker, elektrotechnikerin, betriebselektriker, instalador eléctrico
      instalador electricista
      automatisierungstechnikerin, inbetriebnehmer, inbetriebnahmetechniker, inbetriebnahmeingenieur
      sps techniker, commissioning technician, controls technician, automaticienne
      técnico electricista`,
  },
  {
    family: 'plumbing and HVAC',
    titles: `plumber, hvac technician, hvac installer, pipefitter, anlagenmechaniker, klempner, plombier, chauffagiste, frigoriste, fontanero
      hvac helper, hvac apprentice, hvac service technician, hvac mechanic, heating engineer, gas engineer
      gas fitter, heizungsbauer, heizungsmonteur, technicien cvc, instalador de climatización, frigorista
      calefactor`,
  },
  {
    family: 'carpentry and construction',
    titles: `carpenter, construction worker, mason, roofer, site manager, construction manager, construction superintendent, foreman, tischler, tischlerin, zimmerer, maurer, polier, charpentier, menuisier, maçon, chef de chantier, carpintero, albañil, jefe de obra
      laborer, labourer, groundworker, bricklayer, site supervisor, joiner, bauhelfer, bauhelferin, manœuvre
      peón de obra, encargado de obra
      stonemason, roofing technician, site foreman, couvreur zingueur, tejador`,
  },
  {
    family: 'vehicle mechanics',
    titles: `automotive technician, mechanic, auto mechanic, diesel technician, diesel mechanic, service technician automotive, kfz mechatroniker, kfz mechaniker, mécanicien automobile, mécanicien, mecánico
      heavy vehicle mechanic, heavy diesel mechanic, hgv technician, light vehicle mechanic
      truck mechanic, plant fitter`,
  },
  {
    family: 'maintenance',
    titles: `maintenance technician, maintenance mechanic, facilities technician, facility manager, maintenance engineer, instandhalter, haustechniker, technicien de maintenance, técnico de mantenimiento, maintenance supervisor, mechatroniker, mechatronikerin
      maintenance fitter, maintenance operative, maintenance planner, multi skilled engineer
      multi skilled technician, service technician, field service technician, field service engineer
      industrial mechanic, millwright, betriebsschlosser, betriebstechniker, wartungstechniker
      servicetechniker, servicetechnikerin, instandhaltungstechniker, électromécanicien, agent de maintenance
      mécanicien de maintenance, oficial de mantenimiento, operario de mantenimiento, electromecánico
      electromecánica, mecánico de mantenimiento
      industriemechanikerin`,
  },
];
