import type { ProfessionTable } from '../profession-table.ts';

export const military: ProfessionTable = {
  profession: 'military and defence',
  terms: {
    tool: `
      Link 16, ATAK, Blue Force Tracker, GCSS-Army, DCGS-A, SINCGARS radios, tactical radios
      night vision devices = de:Nachtsichtgeräte
    `,
    method: `
      military leadership, squad leadership, platoon leadership, small unit tactics
      mission planning = de:Einsatzplanung = fr:planification de missions = es:planificación de misiones
      operations orders = OPORD, after action reviews
      military intelligence = fr:renseignement militaire = es:inteligencia militar, signals intelligence = SIGINT
      human intelligence = HUMINT, geospatial intelligence = GEOINT, imagery analysis = imagery intelligence
      electronic warfare = de:elektronische Kampfführung = fr:guerre électronique
      military logistics = de:Militärlogistik = fr:logistique militaire = es:logística militar
      property book management = accountability of equipment, convoy operations
      ammunition handling = de:Munitionsfachkunde
      explosive ordnance disposal = EOD = de:Kampfmittelbeseitigung = fr:déminage
      CBRN defense = de:ABC-Abwehr = fr:défense NRBC
      combat lifesaver, tactical combat casualty care = TCCC, weapons maintenance = small arms repair
      weapons instruction, military police operations, force protection
      joint operations = joint task force operations, command and control, C4ISR
      military training management, drill instruction, personnel recovery
      peacekeeping operations = peacekeeping, defense acquisition = de:Rüstungsbeschaffung, DAWIA
      technical surveillance countermeasures = TSCM, COMSEC = communications security
    `,
    domain: `
      defense industry = de:Verteidigungsindustrie = fr:industrie de défense = es:industria de defensa
      ITAR = ITAR compliance, EAR regulations = Export Administration Regulations, NATO procedures = NATO STANAG
    `,
    certificate: `
      CDFM, DAWIA Level II = DAWIA Level 2
    `,
    licence: `
      Secret clearance = Secret security clearance = DoD Secret clearance
      Top Secret clearance = TS/SCI = Top Secret/SCI, de:Sicherheitsüberprüfung Ü2, de:Sicherheitsüberprüfung Ü3
      SC clearance = SC cleared, fr:habilitation secret défense = fr:habilitation défense
    `,
  },
  implies: `
    signals intelligence > military intelligence, intelligence analysis
    human intelligence > military intelligence, intelligence analysis
    geospatial intelligence > military intelligence, intelligence analysis
    imagery analysis > intelligence analysis
    military logistics > logistics
    convoy operations > military logistics
    Top Secret clearance > Secret clearance
    combat lifesaver > First Aid
    ITAR > export controls
    EAR regulations > export controls
    squad leadership > military leadership
    platoon leadership > military leadership
    drill instruction > military training management
    SINCGARS radios > tactical radios
  `,
};
