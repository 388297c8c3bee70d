import type { ProfessionTable } from '../profession-table.ts';

export const insurance: ProfessionTable = {
  profession: 'insurance',
  terms: {
    tool: `
      Guidewire = ClaimCenter, Guidewire ClaimCenter, Guidewire PolicyCenter, Duck Creek, Applied Epic, AMS360 = Vertafore AMS360
      EZLynx, Xactimate = Xactware, Symbility, Majesco, FIS Prophet, WTW Radar, WTW Emblem

      GGY AXIS

      Acturis, SSP Broking = SSP Pure Broking, OpenGI, Applied TAM, TIA Technology, Insurity, Sapiens
      RMS RiskLink = RMS modelling, AIR Touchstone = AIR modelling, MoSes, MG-ALFA, Arius, Akur8
      Mitchell Estimating, Verisk, ISO ClaimSearch, Snapsheet
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

      claims settlement = settling claims, claims assessment = assessing claims = claims evaluation
      coverage investigation, recorded statements, loss adjusting of property = property adjusting
      catastrophe claims = CAT claims, total loss handling = total loss evaluation
      liability determination = liability investigation = liability assessment, casualty claims
      medical malpractice claims, workers compensation claims = workers comp claims, disability claims
      medical claims adjudication = claims adjudication, death claims = life claims, subrogation and recovery
      claims reserves, new business processing, mid-term adjustments, renewals processing = insurance renewals
      delegated authority = binding authorities, bordereaux = bordereau
      Lloyd's market = London Market = Lloyd's of London
      risk appraisal = underwriting risk assessment = risk selection
      underwriting guidelines = underwriting guides, underwriting authority, facultative reinsurance
      excess of loss, ceding reports, broker liaison = broker management = broker development
      employee benefits insurance = group risk insurance = employee benefits broking
      professional indemnity = professional indemnity insurance = PI insurance
      directors and officers insurance = D&O insurance, cyber insurance
      marine insurance = cargo insurance = de:Transportversicherung
      motor insurance = auto insurance = de:Kfz-Versicherung = fr:assurance automobile = es:seguro de automóvil = 车险
      fleet insurance
      home insurance = homeowners insurance = fr:assurance habitation = es:seguro de hogar = de:Hausratversicherung
      surety bonds = surety, medical underwriting = life underwriting, annuities = annuity products
      unit-linked products, loss prevention surveys = loss control surveys, chain ladder
      triangles analysis = loss triangles, mortality modelling, longevity risk
      Solvency II reporting = SCR calculation, technical provisions, actuarial valuation = 精算, profit testing
      pension scheme administration = pensions administration = defined benefit pensions = DB pensions
      定损 = 查勘, 核赔, 续保, 保险销售
      pension calculations = benefit calculations = de:Rentenberechnung = fr:calcul des retraites = es:cálculo de pensiones
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

      Dip CII = Diploma in Insurance = Dip CII qualified, FCII = Fellow CII, ASA = SOA Associate
      FIA = Fellow of the Institute of Actuaries, CERA = Chartered Enterprise Risk Analyst
      CPIA = Certified Professional Insurance Agent, CIC = Certified Insurance Counselor
      Associate in Risk Management, CILA = Chartered Institute of Loss Adjusters, FLMI, 中国精算师, 保险代理人资格证
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
    claims settlement > claims processing
    claims assessment > claims processing
    catastrophe claims > property claims
    chain ladder > loss reserving
    RMS RiskLink > catastrophe modeling
    AIR Touchstone > catastrophe modeling
    facultative reinsurance > reinsurance
    actuarial valuation > actuarial analysis
    cyber insurance > insurance
    employee benefits insurance > insurance
    marine insurance > insurance
    motor insurance > insurance
    fleet insurance > motor insurance
    home insurance > insurance
    medical underwriting > underwriting
    underwriting guidelines > underwriting
    Solvency II reporting > Solvency II
  `,
};
