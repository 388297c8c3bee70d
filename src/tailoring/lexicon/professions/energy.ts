import type { ProfessionTable } from '../profession-table.ts';

export const energy: ProfessionTable = {
  profession: 'energy and utilities',
  terms: {
    tool: `
      PVsyst, HOMER Pro, Aurora Solar, Helioscope, WAsP, WindPRO, ETAP, PSS/E = PSSE, PowerWorld
      DIgSILENT PowerFactory = PowerFactory, PSCAD, Aspen HYSYS = HYSYS, Aspen Plus, Petrel, OpenFlows WaterGEMS = WaterGEMS
      OSIsoft PI = PI System = AVEVA PI, Maximo = IBM Maximo, SAP IS-U = SAP for Utilities, EnergyPlus, eQUEST
      RETScreen

      SKM PowerTools = SKM, DIALux, AutoCAD Electrical
    `,
    method: `
      power distribution = de:Energieverteilung = 配电 = fr:distribution électrique = es:distribución eléctrica
      solar PV design = PV system design = de:PV-Anlagenplanung = fr:conception photovoltaïque, solar site assessment
      battery energy storage = battery storage systems = de:Batteriespeicher = fr:stockage d'énergie = BESS = battery storage
      wind turbine maintenance = de:Windkraftanlagen warten = fr:maintenance éolienne = es:mantenimiento de aerogeneradores
      rotor blade repair = blade repair, wind resource assessment = de:Windgutachten
      power plant operation = de:Kraftwerksbetrieb = fr:conduite de centrale = es:operación de centrales
      boiler operation = de:Kesselbetrieb, steam turbines = de:Dampfturbinen = fr:turbines à vapeur
      gas turbines = de:Gasturbinen, combined heat and power = cogeneration = de:Kraft-Wärme-Kopplung
      substation design = de:Umspannwerke = substations = es:subestaciones = 变电站, substation maintenance
      transmission line design = de:Freileitungsbau = fr:lignes de transport d'électricité
      line work = power line work
      grid connection = de:Netzanschluss = fr:raccordement au réseau, grid planning = de:Netzplanung
      grid operation = de:Netzführung = network operations of utilities
      load flow analysis = power flow analysis = de:Lastflussberechnung = load flow studies
      short circuit analysis = de:Kurzschlussberechnung = short circuit calculations = short-circuit studies
      protective relaying = de:Netzschutz, smart grid = de:intelligente Netze
      smart metering = de:Smart Meter Rollout = fr:compteurs communicants, meter reading = de:Zählerablesung
      energy audits = energy auditing = de:Energieaudits = fr:audits énergétiques = es:auditorías energéticas
      energy management = de:Energiemanagement = fr:gestion de l'énergie = es:gestión energética
      energy efficiency = de:Energieeffizienz = fr:efficacité énergétique = fr:eficiencia energética
      energy consulting = de:Energieberatung = fr:conseil en énergie
      energy trading = power trading = de:Energiehandel = fr:négoce d'énergie, demand response
      power purchase agreements
      drilling operations = de:Bohrtechnik = fr:forage = es:perforación, well completion, reservoir engineering
      well control
      production optimization oil and gas, artificial lift, pipeline integrity
      pipeline operations = de:Pipelinebetrieb, refinery operations = de:Raffineriebetrieb
      LNG operations = liquefied natural gas
      hydrogen technology = de:Wasserstofftechnologie = fr:hydrogène = es:tecnología del hidrógeno
      electrolyzers = electrolysis systems, fuel cells = de:Brennstoffzellen = fr:piles à combustible
      carbon capture = CCS technology, nuclear safety = de:kerntechnische Sicherheit = fr:sûreté nucléaire
      health physics = radiological protection in nuclear plants, reactor operations
      water treatment = de:Wasseraufbereitung = fr:traitement de l'eau = es:tratamiento de aguas
      water distribution = de:Wasserversorgung = fr:distribution d'eau
      district heating = de:Fernwärme = fr:réseaux de chaleur
      biogas plants = de:Biogasanlagen = fr:méthanisation, hydropower = de:Wasserkraft = fr:hydroélectricité
      geothermal energy = de:Geothermie = es:geotermia, turnaround planning = shutdown planning = de:Revisionsplanung
      permit to work = de:Arbeitsfreigabe = permit-to-work systems, process safety = process safety management = de:Prozesssicherheit = de:Anlagensicherheit

      arc flash studies = arc flash analysis, single-line diagrams = one-line diagrams
      power quality = harmonic analysis, factory acceptance testing = site acceptance testing = factory acceptance tests, IEC 61850
      protection coordination = relay coordination
    `,
    domain: `
      renewable energy = de:erneuerbare Energien = fr:énergies renouvelables = es:energías renovables
      solar energy = de:Solarenergie = fr:énergie solaire = es:energía solar
      wind energy = wind power = de:Windenergie = fr:énergie éolienne = es:energía eólica
      power systems engineering = de:Energietechnik = power systems = power system analysis = es:sistemas de potencia = 电力系统
      oil and gas = de:Öl und Gas = fr:pétrole et gaz = es:petróleo y gas
      petroleum engineering, nuclear energy = de:Kernenergie = fr:énergie nucléaire
      utilities industry = de:Versorgungswirtschaft = de:Energiewirtschaft, NERC CIP, NERC reliability standards
      ISO 50001
    `,
    certificate: `
      NABCEP = NABCEP certified, GWO = GWO Basic Safety Training, BOSIET, IWCF
      NEBOSH = NEBOSH General Certificate = NEBOSH IGC, CEM = Certified Energy Manager
      de:Energieberater = de:zertifizierter Energieberater, H2S Alive = H2S certification
      Water Treatment Operator License, wastewater operator license, NERC System Operator
    `,
  },
  implies: `
    Maximo > CMMS
    PVsyst > solar PV design
    Aurora Solar > solar PV design
    Helioscope > solar PV design
    solar PV design > solar energy
    solar energy > renewable energy
    wind energy > renewable energy
    hydropower > renewable energy
    geothermal energy > renewable energy
    wind turbine maintenance > wind energy
    rotor blade repair > wind turbine maintenance
    PSS/E > load flow analysis
    DIgSILENT PowerFactory > load flow analysis
    PowerWorld > load flow analysis
    NABCEP > solar energy
    GWO > wind energy
    energy audits > energy efficiency
    CEM > energy management
    ISO 50001 > energy management
    smart metering > smart grid
    NEBOSH > occupational health and safety
    steam turbines > power plant operation
    gas turbines > power plant operation
    process safety > occupational health and safety
    artificial lift > production optimization oil and gas
    protection coordination > relay protection
  `,
};
