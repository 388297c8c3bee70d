import type { ProfessionTable } from '../profession-table.ts';

export const environment: ProfessionTable = {
  profession: 'environment and sustainability',
  terms: {
    tool: `
      OpenLCA, SimaPro, GaBi, AERMOD, MODFLOW, HEC-RAS, HEC-HMS, SWMM = EPA SWMM, Enablon, Sphera
      CEMS = continuous emissions monitoring

      Surpac, gINT, EQuIS
    `,
    method: `
      environmental compliance, wastewater treatment = de:Abwasserbehandlung, environmental impact assessment = EIA = de:Umweltverträglichkeitsprüfung = fr:étude d'impact environnemental = es:evaluación de impacto ambiental = 环境影响评价
      environmental monitoring = 环境监测

      sustainability reporting = de:Nachhaltigkeitsberichterstattung = fr:reporting de durabilité = es:informes de sostenibilidad
      ESG reporting = de:ESG-Berichterstattung = reporting ESG
      life cycle assessment = LCA = de:Ökobilanz = de:Ökobilanzierung = fr:analyse du cycle de vie = es:análisis de ciclo de vida
      carbon accounting = carbon footprinting = greenhouse gas accounting = de:CO2-Bilanzierung = fr:bilan carbone = es:huella de carbono = carbon footprint = GHG inventory = 碳核算
      climate change adaptation = de:Klimaanpassung = fr:adaptation au changement climatique
      climate protection management = de:Klimaschutzmanagement
      decarbonization = de:Dekarbonisierung = fr:décarbonation = es:descarbonización
      circular economy = de:Kreislaufwirtschaft = fr:économie circulaire = es:economía circular
      waste management = de:Abfallwirtschaft = de:Entsorgung = fr:gestion des déchets = es:gestión de residuos
      hazardous waste management = HAZWASTE = de:Sonderabfall = fr:déchets dangereux = es:residuos peligrosos
      recycling = fr:recyclage = es:reciclaje, environmental permitting = de:Genehmigungsverfahren nach BImSchG
      Phase I environmental site assessment = Phase I ESA, Phase II environmental site assessment = Phase II ESA
      site remediation = soil remediation = de:Altlastensanierung = fr:dépollution des sols = es:remediación de suelos
      groundwater monitoring = de:Grundwassermonitoring = fr:suivi des eaux souterraines, groundwater modeling
      water quality monitoring = water quality testing = de:Gewässerüberwachung = fr:qualité de l'eau
      air quality monitoring = de:Luftreinhaltung = fr:qualité de l'air = emissions monitoring, air dispersion modeling
      stack testing = emissions measurement
      noise assessment = de:Schallschutzgutachten = fr:acoustique environnementale
      wetland delineation, habitat restoration = de:Renaturierung = fr:restauration écologique
      biodiversity surveys = de:Artenkartierung = fr:inventaires naturalistes = ecological surveys = ecology surveys
      species identification = de:Artenkenntnis
      wildlife management = de:Wildtiermanagement, conservation biology
      nature conservation = de:Naturschutz = fr:protection de la nature = es:conservación de la naturaleza
      environmental education = de:Umweltbildung = fr:éducation à l'environnement = es:educación ambiental
      hydrology = es:hidrología, hydraulic modeling, erosion control = sediment control = de:Erosionsschutz
      SWPPP = stormwater pollution prevention plans, NEPA compliance = NEPA, spill response, spill prevention
      environmental management systems = de:Umweltmanagement = de:Umweltmanagementsysteme = fr:management environnemental = es:gestión ambiental
      environmental audits = de:Umweltaudits = fr:audits environnementaux
      climate modeling = de:Klimamodellierung = fr:modélisation climatique, meteorology = es:meteorología
      sustainable supply chains, LkSG = de:Lieferkettensorgfaltspflicht
      materiality assessment = de:Wesentlichkeitsanalyse
      sustainable finance = fr:finance durable = es:finanzas sostenibles

      geological mapping = field mapping = de:geologische Kartierung = fr:cartographie géologique
      core logging = borehole logging, mineral exploration = de:Rohstofferkundung, hydrogeology = es:hidrogeología
      asbestos surveys, geotechnical drilling, noise monitoring, groundwater sampling, resource estimation
      water sampling, contaminated land = land contamination = de:Altlasten
    `,
    domain: `
      ecology, ISO 14001
      environmental engineering = de:Umwelttechnik = de:Umweltingenieurwesen = fr:génie de l'environnement = es:ingeniería ambiental = 环境工程
      environmental science = de:Umweltwissenschaften = fr:sciences de l'environnement = es:ciencias ambientales
      environmental law = de:Umweltrecht = fr:droit de l'environnement = es:derecho ambiental
      CSRD = Corporate Sustainability Reporting Directive, EU Taxonomy = fr:taxonomie européenne, GRI Standards = GRI
      TCFD, GHG Protocol = Greenhouse Gas Protocol, Clean Water Act, Clean Air Act, RCRA
      REACH regulation = de:REACH-Verordnung, EMAS
    `,
    certificate: `
      HAZWOPER = 40-hour HAZWOPER = OSHA HAZWOPER, CHMM, REP certification = Registered Environmental Professional
      de:Abfallbeauftragter = de:Betriebsbeauftragter für Abfall, de:Gewässerschutzbeauftragter
      ISO 14001 Lead Auditor
      QEP = Qualified Environmental Professional

      Professional Geologist = PG license
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
    groundwater sampling > groundwater monitoring
  `,
};
