import type { ProfessionTable } from '../profession-table.ts';

export const insurance: ProfessionTable = {
  profession: 'insurance',
  terms: {
    tool: `
      Guidewire = ClaimCenter, Guidewire ClaimCenter, Guidewire PolicyCenter, Duck Creek, Applied Epic, AMS360 = Vertafore AMS360
      EZLynx, Xactimate = Xactware, Symbility, Majesco, FIS Prophet, WTW Radar, WTW Emblem

      GGY AXIS
    `,
    method: `
      claims processing = claims handling = de:Schadenbearbeitung = claims management = fr:gestion des sinistres = es:gestión de siniestros = 理赔, underwriting = es:suscripción de riesgos = 核保, actuarial analysis
      claims adjusting = claims adjustment = de:Schadenregulierung = fr:règlement des sinistres = es:tramitación de siniestros = loss adjusting
      claims investigation = de:Schadenprüfung = fr:enquête sinistres
      property damage assessment = de:Schadenbegutachtung = fr:expertise sinistres = es:peritaje, subrogation = fr:recours subrogatoire
      loss reserving = de:Schadenreservierung = fr:provisionnement = claims reserving
      policy administration = de:Bestandsverwaltung Versicherungen = fr:gestion de contrats d'assurance
      policy servicing = policyholder service, policy renewals
      insurance sales = de:Versicherungsvertrieb = fr:vente d'assurances = es:venta de seguros
      insurance brokerage = de:Versicherungsvermittlung = fr:courtage en assurances = es:correduría de seguros
      insurance needs analysis, premium calculation = de:Prämienkalkulation, insurance pricing = actuarial pricing = de:Tarifierung
      catastrophe modeling = cat modeling, reinsurance treaties = treaty reinsurance, loss control inspections
      insurance fraud detection, certificate of insurance issuance
      coverage analysis = coverage determination, risk inspection, litigation management of claims
      benefits enrollment counseling

      mortality tables = mortality assumptions = de:Sterbetafeln, experience studies = experience analysis
      capital modeling = economic capital
      life insurance = de:Lebensversicherung = fr:assurance vie = es:seguro de vida = 寿险
      general insurance = non-life insurance = de:Schadenversicherung = fr:assurance IARD, pension valuation
      occupational pensions = de:betriebliche Altersversorgung, loss ratios = loss ratio analysis
      embedded value = 内含价值, ORSA, rate filings, statutory reporting, first notice of loss = FNOL
      motor claims = auto claims, property claims = homeowners claims, liability claims = bodily injury claims
      insurance fraud, policy wordings, litigation management, broker relationships, insurance quotes = premium quotes
      policy endorsements, reserve setting = setting reserves
    `,
    domain: `
      insurance = de:Versicherung
      property and casualty = P&C insurance = de:Sachversicherung = fr:assurance dommages = es:seguros generales
      commercial lines = de:Gewerbeversicherung = fr:assurance des entreprises
      personal lines = de:Privatkundenversicherung
      workers' compensation insurance, reinsurance = de:Rückversicherung = fr:réassurance = es:reaseguro, Solvency II
      IFRS 17
    `,
    certificate: `
      CPCU = Chartered Property Casualty Underwriter, Fellow of the Society of Actuaries
      Associate of the Society of Actuaries, FCAS = Fellow of the Casualty Actuarial Society, ACAS
      Aktuar DAV = DAV-Aktuar, CLU = Chartered Life Underwriter, AINS, Associate in Reinsurance
      de:Versicherungsfachmann IHK = de:Versicherungsfachmann = de:Versicherungsfachfrau
      Cert CII = Certificate in Insurance CII, ORIAS = inscription ORIAS

      ACII = Chartered Insurance Institute, AIC = Associate in Claims, IFoA = Institute and Faculty of Actuaries
      actuarial exams = SOA exams
    `,
    licence: `
      property and casualty license = P&C license, life and health license = life and health insurance license
      adjuster license = licensed adjuster
      insurance producer license = licensed insurance agent = insurance license
      Erlaubnis nach § 34d GewO = 34d GewO, de:Sachkundeprüfung 34d
    `,
  },
  implies: `
    Xactimate > property damage assessment
    claims adjusting > claims processing
    claims investigation > claims processing
    Guidewire ClaimCenter > Guidewire, claims processing
    Guidewire PolicyCenter > Guidewire, policy administration
    Duck Creek > policy administration
    AMS360 > insurance brokerage
    Applied Epic > insurance brokerage
    property and casualty > insurance
    CPCU > property and casualty
    Fellow of the Society of Actuaries > actuarial analysis
    FCAS > actuarial analysis
    Aktuar DAV > actuarial analysis
    insurance pricing > actuarial analysis
    property and casualty license > property and casualty
    life and health license > insurance sales
    adjuster license > claims adjusting
    catastrophe modeling > property and casualty
    loss reserving > actuarial analysis
  `,
};
