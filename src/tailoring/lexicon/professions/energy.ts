import type { ProfessionTable } from '../profession-table.ts';

export const energy: ProfessionTable = {
  profession: 'energy and utilities',
  terms: {
    tool: `
      PVsyst, HOMER Pro, Aurora Solar, Helioscope, WAsP = WindPRO, ETAP, PSS/E = PSSE, PowerWorld
      DIgSILENT PowerFactory = PowerFactory, PSCAD, Aspen HYSYS, Aspen Plus, Petrel, OpenFlows WaterGEMS = WaterGEMS
      OSIsoft PI = PI System = AVEVA PI, Maximo = IBM Maximo, SAP IS-U = SAP for Utilities, EnergyPlus, eQUEST
      RETScreen
    `,
    method: `
      power distribution = Energieverteilung
      solar PV design = PV system design = PV-Anlagenplanung = conception photovoltaïque, solar site assessment
      battery energy storage = battery storage systems = Batteriespeicher = stockage d'énergie
      wind turbine maintenance = Windkraftanlagen warten = maintenance éolienne = mantenimiento de aerogeneradores
      rotor blade repair = blade repair, wind resource assessment = Windgutachten
      power plant operation = Kraftwerksbetrieb = conduite de centrale = operación de centrales
      boiler operation = Kesselbetrieb, steam turbines = Dampfturbinen = turbines à vapeur
      gas turbines = Gasturbinen, combined heat and power = cogeneration = Kraft-Wärme-Kopplung
      substation design = Umspannwerke, substation maintenance
      transmission line design = Freileitungsbau = lignes de transport d'électricité, line work = power line work
      grid connection = Netzanschluss = raccordement au réseau, grid planning = Netzplanung
      grid operation = Netzführung = network operations of utilities
      load flow analysis = power flow analysis = Lastflussberechnung, short circuit analysis = Kurzschlussberechnung
      protective relaying = Netzschutz, smart grid = intelligente Netze
      smart metering = Smart Meter Rollout = compteurs communicants, meter reading = Zählerablesung
      energy audits = energy auditing = Energieaudits = audits énergétiques = auditorías energéticas
      energy management = Energiemanagement = gestion de l'énergie = gestión energética
      energy efficiency = Energieeffizienz = efficacité énergétique = eficiencia energética
      energy consulting = Energieberatung = conseil en énergie
      energy trading = power trading = Energiehandel = négoce d'énergie, demand response, power purchase agreements
      drilling operations = Bohrtechnik = forage = perforación, well completion, reservoir engineering, well control
      production optimization oil and gas = artificial lift, pipeline integrity
      pipeline operations = Pipelinebetrieb, refinery operations = Raffineriebetrieb
      LNG operations = liquefied natural gas
      hydrogen technology = Wasserstofftechnologie = hydrogène = tecnología del hidrógeno
      electrolyzers = electrolysis systems, fuel cells = Brennstoffzellen = piles à combustible
      carbon capture = CCS technology, nuclear safety = kerntechnische Sicherheit = sûreté nucléaire
      health physics = radiological protection in nuclear plants, reactor operations
      water treatment = Wasseraufbereitung = traitement de l'eau = tratamiento de aguas
      water distribution = Wasserversorgung = distribution d'eau, district heating = Fernwärme = réseaux de chaleur
      biogas plants = Biogasanlagen = méthanisation, hydropower = Wasserkraft = hydroélectricité
      geothermal energy = Geothermie = geotermia, turnaround planning = shutdown planning = Revisionsplanung
      permit to work = Arbeitsfreigabe, process safety = process safety management = Prozesssicherheit
    `,
    domain: `
      renewable energy = erneuerbare Energien = énergies renouvelables = energías renovables
      solar energy = Solarenergie = énergie solaire = energía solar
      wind energy = wind power = Windenergie = énergie éolienne = energía eólica
      power systems engineering = Energietechnik, oil and gas = Öl und Gas = pétrole et gaz = petróleo y gas
      petroleum engineering, nuclear energy = Kernenergie = énergie nucléaire
      utilities industry = Versorgungswirtschaft = Energiewirtschaft, NERC CIP, NERC reliability standards
      ISO 50001
    `,
    certificate: `
      NABCEP = NABCEP certified, GWO = GWO Basic Safety Training, BOSIET, IWCF
      NEBOSH = NEBOSH General Certificate = NEBOSH IGC, CEM = Certified Energy Manager
      Energieberater = zertifizierter Energieberater, H2S Alive = H2S certification
      Water Treatment Operator License = wastewater operator license, NERC System Operator
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
  `,
};
