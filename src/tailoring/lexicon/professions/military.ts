import type { ProfessionTable } from '../profession-table.ts';

export const military: ProfessionTable = {
  profession: 'military and defence',
  terms: {
    tool: `
      Link 16, ATAK, Blue Force Tracker, GCSS-Army, DCGS-A, SINCGARS radios = tactical radios
      night vision devices = Nachtsichtgeräte
    `,
    method: `
      military leadership = squad leadership = platoon leadership, small unit tactics
      mission planning = Einsatzplanung = planification de missions = planificación de misiones
      operations orders = OPORD, after action reviews
      military intelligence = renseignement militaire = inteligencia militar, signals intelligence = SIGINT
      human intelligence = HUMINT, geospatial intelligence = GEOINT, imagery analysis = imagery intelligence
      electronic warfare = elektronische Kampfführung = guerre électronique
      military logistics = Militärlogistik = logistique militaire = logística militar
      property book management = accountability of equipment, convoy operations
      ammunition handling = Munitionsfachkunde
      explosive ordnance disposal = EOD = Kampfmittelbeseitigung = déminage
      CBRN defense = CBRN defence = ABC-Abwehr = défense NRBC
      combat lifesaver = tactical combat casualty care = TCCC, weapons maintenance = small arms repair
      weapons instruction = range safety officer, military police operations, force protection
      joint operations = joint task force operations, command and control = C4ISR
      military training management = drill instruction, personnel recovery
      peacekeeping operations = peacekeeping = Auslandseinsatz, defense acquisition = DAWIA = Rüstungsbeschaffung
      technical surveillance countermeasures = TSCM, COMSEC = communications security
    `,
    domain: `
      defense industry = defence industry = Verteidigungsindustrie = industrie de défense = industria de defensa
      ITAR = ITAR compliance, EAR regulations = Export Administration Regulations, NATO procedures = NATO STANAG
    `,
    certificate: `
      CDFM, DAWIA Level II = DAWIA Level 2
    `,
    licence: `
      Secret clearance = Secret security clearance = DoD Secret clearance
      Top Secret clearance = TS/SCI = Top Secret/SCI, Sicherheitsüberprüfung Ü2, Sicherheitsüberprüfung Ü3
      SC clearance = SC cleared, habilitation secret défense = habilitation défense
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
  `,
};
