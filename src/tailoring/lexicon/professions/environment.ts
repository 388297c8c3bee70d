import type { ProfessionTable } from '../profession-table.ts';

export const environment: ProfessionTable = {
  profession: 'environment and sustainability',
  terms: {
    tool: `
      OpenLCA, SimaPro, GaBi, AERMOD, MODFLOW, HEC-RAS, HEC-HMS, SWMM = EPA SWMM, Enablon, Sphera
      CEMS = continuous emissions monitoring
    `,
    method: `
      environmental compliance, wastewater treatment = Abwasserbehandlung, environmental impact assessment
      environmental monitoring

      sustainability reporting = Nachhaltigkeitsberichterstattung = reporting de durabilité = informes de sostenibilidad
      ESG reporting = ESG-Berichterstattung = reporting ESG
      life cycle assessment = LCA = Ökobilanz = Ökobilanzierung = analyse du cycle de vie = análisis de ciclo de vida
      carbon accounting = carbon footprinting = greenhouse gas accounting = CO2-Bilanzierung = bilan carbone = huella de carbono
      climate change adaptation = Klimaanpassung = adaptation au changement climatique
      climate protection management = Klimaschutzmanagement
      decarbonization = Dekarbonisierung = décarbonation = descarbonización
      circular economy = Kreislaufwirtschaft = économie circulaire = economía circular
      waste management = Abfallwirtschaft = Entsorgung = gestion des déchets = gestión de residuos
      hazardous waste management = HAZWASTE = Sonderabfall = déchets dangereux = residuos peligrosos
      recycling = recyclage = reciclaje, environmental permitting = Genehmigungsverfahren nach BImSchG
      Phase I environmental site assessment = Phase I ESA, Phase II environmental site assessment = Phase II ESA
      site remediation = soil remediation = Altlastensanierung = dépollution des sols = remediación de suelos
      groundwater monitoring = Grundwassermonitoring = suivi des eaux souterraines, groundwater modeling
      water quality monitoring = water quality testing = Gewässerüberwachung = qualité de l'eau
      air quality monitoring = Luftreinhaltung = qualité de l'air, air dispersion modeling
      stack testing = emissions measurement, noise assessment = Schallschutzgutachten = acoustique environnementale
      wetland delineation, habitat restoration = Renaturierung = restauration écologique
      biodiversity surveys = Artenkartierung = inventaires naturalistes, species identification = Artenkenntnis
      wildlife management = Wildtiermanagement, conservation biology
      nature conservation = Naturschutz = protection de la nature = conservación de la naturaleza
      environmental education = Umweltbildung = éducation à l'environnement = educación ambiental
      hydrology = hidrología, hydraulic modeling, erosion control = sediment control = Erosionsschutz
      SWPPP = stormwater pollution prevention plans, NEPA compliance = NEPA, spill response = spill prevention
      environmental management systems = Umweltmanagement = Umweltmanagementsysteme = management environnemental = gestión ambiental
      environmental audits = Umweltaudits = audits environnementaux
      climate modeling = Klimamodellierung = modélisation climatique, meteorology = meteorología
      sustainable supply chains = Lieferkettensorgfaltspflicht = LkSG
      materiality assessment = Wesentlichkeitsanalyse, sustainable finance = finance durable = finanzas sostenibles
    `,
    domain: `
      ecology, ISO 14001
      environmental engineering = Umwelttechnik = Umweltingenieurwesen = génie de l'environnement = ingeniería ambiental = 环境工程
      environmental science = Umweltwissenschaften = sciences de l'environnement = ciencias ambientales
      environmental law = Umweltrecht = droit de l'environnement = derecho ambiental
      CSRD = Corporate Sustainability Reporting Directive, EU Taxonomy = taxonomie européenne, GRI Standards = GRI
      TCFD, GHG Protocol = Greenhouse Gas Protocol, Clean Water Act, Clean Air Act, RCRA
      REACH regulation = REACH-Verordnung, EMAS
    `,
    certificate: `
      HAZWOPER = 40-hour HAZWOPER = OSHA HAZWOPER, CHMM, REP certification = Registered Environmental Professional
      Abfallbeauftragter = Betriebsbeauftragter für Abfall, Gewässerschutzbeauftragter, ISO 14001 Lead Auditor
      QEP = Qualified Environmental Professional
    `,
  },
  implies: `
    carbon accounting > sustainability reporting
    ESG reporting > sustainability reporting
    CSRD > sustainability reporting
    GRI Standards > sustainability reporting
    GHG Protocol > carbon accounting
    OpenLCA > life cycle assessment
    SimaPro > life cycle assessment
    GaBi > life cycle assessment
    AERMOD > air dispersion modeling
    MODFLOW > groundwater modeling
    HEC-RAS > hydraulic modeling
    hazardous waste management > waste management
    recycling > waste management
    HAZWOPER > hazardous materials handling
    ISO 14001 > environmental management systems
    EMAS > environmental management systems
    SWPPP > stormwater management
    Phase I environmental site assessment > environmental compliance
    environmental permitting > environmental compliance
    air quality monitoring > environmental monitoring
    groundwater monitoring > environmental monitoring
    water quality monitoring > environmental monitoring
    stack testing > air quality monitoring
    ISO 14001 Lead Auditor > ISO 14001
  `,
};
