import type { ProfessionTable } from '../profession-table.ts';

export const banking: ProfessionTable = {
  profession: 'banking and investment',
  terms: {
    tool: `
      Bloomberg Terminal = Bloomberg, FactSet, Capital IQ = S&P Capital IQ, Morningstar, nCino
      Temenos = Temenos T24, Finacle = Infosys Finacle, Avaloq, Murex, Adenza Calypso, Fiserv, Jack Henry = Jack Henry Silverlake
      Refinitiv Eikon = LSEG Workspace = Thomson Reuters Eikon, PitchBook, Preqin, Charles River IMS
      BlackRock Aladdin = Aladdin, SimCorp Dimension = SimCorp, MSCI Barra = Barra, RiskMetrics
      Ellie Mae Encompass = es:Encompass LOS = ICE Mortgage Encompass, Calyx Point, LoanPro, SWIFT payments = SWIFT messaging = SWIFT MT messages, MetaTrader
      SAP Treasury = SAP TRM, Kyriba, agree21, OSPlus, World-Check = Refinitiv World-Check, Actimize = NICE Actimize, LexisNexis Bridger = Bridger Insight

      Stripe = Stripe API, Adyen, Braintree, PayPal, Worldpay, Klarna, Fircosoft, Oracle Mantas, Checkout.com
      Plaid

      Flexcube = Oracle Flexcube, Finastra, LendingPad, Desktop Underwriter
      Loan Prospector = Loan Product Advisor, Calypso trading system, Summit FT, Sophis
      Advent Geneva = Geneva portfolio accounting, Eagle PACE, Morningstar Direct, Datastream
      Dow Jones Risk & Compliance, Fenergo, Moody's RiskCalc, CreditLens, Wind金融终端 = 万得, Numerix, QuantLib
      Intralinks
    `,
    method: `
      credit analysis = de:Bonitätsprüfung = credit risk analysis = credit assessment = de:Kreditanalyse = fr:analyse crédit = es:análisis de crédito = es:análisis de riesgos crediticios = 信贷分析, due diligence = 尽职调查, valuation, discounted cash flow = DCF = DCF valuation
      mergers and acquisitions = M&A = de:Unternehmenskäufe = fr:fusions-acquisitions = es:fusiones y adquisiciones = 并购, portfolio management, equity research = equity analysis, loan origination = mortgage origination, mortgage lending
      anti-money laundering = AML = de:Geldwäscheprävention = fr:lutte contre le blanchiment = fr:LCB-FT = es:prevención de blanqueo de capitales = 反洗钱, know your customer = KYC, investment analysis, foreign exchange = FX, derivatives
      treasury = treasury management = fr:trésorerie = es:tesorería = treasury operations, cash management, sanctions screening = de:Sanktionsprüfung = sanctions compliance
      transaction monitoring = de:Transaktionsüberwachung, cash handling = de:Kassenführung = fr:encaissement = till operation = 收银 = fr:gestion de caisse = fr:tenue de caisse = es:manejo de la caja = es:cierre de caja

      credit underwriting = loan underwriting = de:Kreditprüfung = fr:analyse de crédit bancaire
      loan processing = loan administration = de:Kreditsachbearbeitung = fr:gestion des crédits, loan servicing
      mortgage underwriting, commercial lending = de:Firmenkundenkredit = fr:crédit aux entreprises
      consumer lending = de:Verbraucherkredite = fr:crédit à la consommation = fr:crédito al consumo = personal loans = consumer loans, SBA loans
      credit risk management = credit risk = de:Kreditrisiko = fr:risque de crédit = fr:riesgo de crédito
      market risk = de:Marktrisiko = fr:risque de marché, liquidity risk management = de:Liquiditätsrisiko
      operational risk = de:operationelles Risiko = fr:risque opérationnel
      stress testing of portfolios = stress testing banks, asset-liability management = de:Aktiv-Passiv-Steuerung
      value at risk = VaR, credit scoring models
      account opening = de:Kontoeröffnung = fr:ouverture de comptes = es:apertura de cuentas = opening accounts
      teller operations = bank teller operations = de:Kassengeschäft Bank = fr:opérations de guichet = teller transactions
      customer advisory banking = de:Kundenberatung Bank = fr:conseil bancaire = es:asesoramiento bancario
      financial advising = financial advisory = de:Finanzberatung = fr:conseil financier = es:asesoramiento financiero
      investment advice = de:Anlageberatung = fr:conseil en investissement
      retirement planning = de:Altersvorsorgeberatung = fr:planification de la retraite
      wealth planning = de:Vermögensplanung, securities trading = de:Wertpapierhandel
      securities settlement = de:Wertpapierabwicklung, trade settlement, trade reconciliation, options trading
      options pricing = derivative pricing, fixed income = fixed income securities = de:Rentenpapiere = es:renta fija
      leveraged buyouts, LBO modeling = LBO, comparable company analysis = trading comps
      precedent transactions analysis, pitch books, deal sourcing = deal origination
      initial public offerings = IPO execution = IPO, capital raising, debt financing
      project finance = de:Projektfinanzierung = fr:financement de projets, structured finance, securitization
      leasing finance = de:Leasingfinanzierung, invoice factoring = fr:affacturage
      trade finance = de:Außenhandelsfinanzierung = fr:financement du commerce international
      syndicated loans = de:Konsortialkredite, fund accounting of investment funds = de:Fondsbuchhaltung
      fund administration = de:Fondsadministration, net asset value calculation = NAV calculation
      asset allocation = fr:allocation d'actifs, quantitative finance = quantitative analysis in finance
      algorithmic trading = algo trading = systematic trading
      payment processing = de:Zahlungsverkehr = fr:traitement des paiements = es:procesamiento de pagos = processing payments
      fraud prevention = de:Betrugsprävention = fr:prévention de la fraude = es:prevención del fraude = fraud detection = de:Betrugserkennung = fr:détection de fraude
      suspicious activity reports = SAR filing = suspicious activity reporting = de:Verdachtsmeldungen = fr:déclarations de soupçon = STR filing, customer due diligence = client due diligence, enhanced due diligence = EDD
      ESG investing = de:nachhaltige Geldanlage, branch operations = branch banking
      blockchain = de:Blockchain-Technologie, cryptocurrency

      payments, card payments = card processing = de:Kartenzahlung
      Strong Customer Authentication = SCA = de:starke Kundenauthentifizierung = fr:authentification forte
      3-D Secure = 3DS = 3DS2, open banking = fr:banque ouverte, SEPA = SEPA payments, SEPA Instant, ISO 20022
      chargebacks = chargeback management = chargeback handling, payment gateways, merchant acquiring = card acquiring, card issuing
      payment reconciliation = settlement and reconciliation, tokenization
      instant payments = real-time payments = faster payments = de:Echtzeitzahlungen
      direct debits = de:Lastschriften = fr:prélèvements, digital wallets = mobile wallets, BNPL = buy now pay later
      payment orchestration, authorization rates, ACH payments = ACH transfers, interchange fees, e-money
      recurring payments = recurring billing = subscription billing
      core banking systems = de:Kernbanksystem, PEP screening
      adverse media screening = adverse media checks, beneficial ownership = UBO
      counter-terrorist financing = de:Bekämpfung der Terrorismusfinanzierung, name screening
      customer risk rating, market abuse, financial crime = de:Finanzkriminalität = fr:criminalité financière
      alert investigation = alert review, client onboarding = de:Kundenannahme, OFAC screening

      loan closing = mortgage closing, loan documentation, debt-to-income analysis = DTI ratios
      credit scoring = credit scorecards, SME lending = business lending
      collateral management = collateral valuation, covenant monitoring
      problem loans = loan workout = non-performing loans = NPL management, documentary credits
      leveraged finance, wire transfers = CHAPS payments, payments operations = fr:moyens de paiement
      trade capture = trade booking, corporate actions = corporate actions processing, transfer agency
      custody services = securities custody, securities lending, prime brokerage
      middle office = middle-office operations, back-office operations
      performance attribution, client portfolio reviews, suitability reports, financial advice, paraplanning
      equity trading, exchange-traded funds = ETFs, commodities trading, market making
      stochastic calculus, stress testing, credit risk modelling = PD/LGD models = credit risk models
      liquidity risk, counterparty risk = counterparty credit risk, model risk management = model validation
      interest rate risk, asset and liability management = ALM, regulatory capital = capital adequacy
      Basel accords, Basel II, CCAR = DFAST, IFRS 9, EMIR, FATCA, CRS reporting = Common Reporting Standard
      Consumer Duty = treating customers fairly, FCA regulations = FCA rules = FCA handbook
      SEC regulations = SEC rules, Regulation Z = TILA = Truth in Lending Act, RESPA, HMDA, TRID, Fair Lending
      KYC remediation = KYC reviews, payment schemes = card schemes, LBO models = leveraged buyout modelling
      company valuation = business valuation = de:Unternehmensbewertung = fr:évaluation d'entreprise = es:valoración de empresas
      investor reporting, mutual funds = UCITS funds, 理财规划 = 理财, 风控 = 风险控制, 信贷业务 = 信贷, 柜面业务 = 柜台业务
      risk analysis = de:Risikoanalyse = fr:analyse de risques = es:análisis de riesgos = 风险分析
      risk reporting = de:Risikoberichterstattung = fr:reporting des risques = es:informes de riesgos = 风险报告
      financial planning = de:Finanzplanung = fr:planification financière = es:planificación financiera = 财务规划
      credit checks = es:verificación crediticia = fr:enquêtes de solvabilité = 征信
    `,
    domain: `
      banking = de:Bankwesen, investment banking = de:Investmentbanking = fr:banque d'investissement = es:banca de inversión = 投资银行 = 投行, wealth management = fr:gestion de patrimoine, retail banking = de:Privatkundengeschäft = fr:banque de détail = es:banca minorista, private equity
      corporate banking = de:Firmenkundengeschäft = fr:banque d'entreprise = es:banca de empresas
      private banking = fr:banque privée = es:banca privada
      asset management in finance = investment management = de:Vermögensverwaltung = fr:gestion d'actifs = es:gestión de activos = es:gestión de patrimonios
      capital markets = de:Kapitalmärkte = fr:marchés de capitaux = es:mercados de capitales
      venture capital = de:Wagniskapital = fr:capital-risque = es:capital riesgo, hedge funds, fintech, Basel III
      Basel IV
      MiFID II = MiFID, MaRisk, KWG, Dodd-Frank, Bank Secrecy Act = BSA/AML, PSD2 = Payment Services Directive, FINRA regulations = FINRA rules
      financial markets = de:Finanzmärkte = fr:marchés financiers = es:mercados financieros
      corporate finance = de:Unternehmensfinanzierung = fr:finance d'entreprise = es:finanzas corporativas
    `,
    certificate: `
      Series 7, Series 63, Series 65, CFP = Certified Financial Planner, FRM = Financial Risk Manager
      CAMS = Certified Anti-Money Laundering Specialist = CAMS certification, Series 66, SIE exam = Securities Industry Essentials
      Series 24, CAIA = Chartered Alternative Investment Analyst, CTP = Certified Treasury Professional
      Professional Risk Manager, certification AMF = AMF certification, de:MiFID II Zertifizierung = es:certificación MiFID II
      Certified Bank Auditor, de:Bankfachwirt = de:Bankfachwirtin, 证券从业资格证 = 证券从业资格, 基金从业资格证 = 基金从业资格, 银行从业资格证 = 银行从业资格

      CRCM = Certified Regulatory Compliance Manager

      CeMAP = Certificate in Mortgage Advice and Practice, DipFA = Diploma for Financial Advisers
      DipPFS = Diploma in Regulated Financial Planning, Chartered Financial Planner
      Investment Management Certificate, CISI = CISI qualification, Investment Operations Certificate
      CQF = Certificate in Quantitative Finance, ICA diploma = ICA International Diploma, ChFC, EFPA
      es:certificación MiFID
    `,
    licence: `
      NMLS license = NMLS registration = mortgage loan originator license = MLO license = NMLS = licensed mortgage loan originator
    `,
  },
  implies: `
    valuation > financial analysis
    cash management > treasury
    discounted cash flow > valuation, financial modeling
    nCino > Salesforce
    commercial lending > credit analysis
    credit underwriting > credit analysis
    mortgage underwriting > mortgage lending, credit underwriting
    mortgage lending > loan origination
    comparable company analysis > valuation
    precedent transactions analysis > valuation
    leveraged buyouts > financial modeling
    Murex > securities trading
    Temenos > banking
    Finacle > banking
    Avaloq > banking
    Ellie Mae Encompass > loan origination
    Series 66 > investment advice
    NMLS license > mortgage lending
    customer due diligence > know your customer
    suspicious activity reports > anti-money laundering
    CAMS > anti-money laundering
    Actimize > anti-money laundering, transaction monitoring
    World-Check > sanctions screening
    transaction monitoring > anti-money laundering
    CTP > treasury
    SAP Treasury > SAP, treasury
    Kyriba > treasury
    FRM > risk management
    fund administration > fund accounting of investment funds
    algorithmic trading > securities trading
    CFP > wealth planning
    private banking > banking
    corporate banking > banking
    retail banking > banking
    investment banking > banking, corporate finance
    securities settlement > trade settlement
    value at risk > market risk
    LBO modeling > leveraged buyouts
    OFAC screening > sanctions screening
    SEPA Instant > SEPA, instant payments
    SEPA > payments
    card payments > payments
    merchant acquiring > card payments
    card issuing > card payments
    3-D Secure > card payments
    chargebacks > card payments
    instant payments > payments
    direct debits > payments
    payment gateways > payments
    payment orchestration > payments
    beneficial ownership > customer due diligence
    Stripe > payments
    Adyen > payments
    Worldpay > payments
    Braintree > payments
    sanctions screening > anti-money laundering
    enhanced due diligence > customer due diligence
    KYC remediation > know your customer
    Bank Secrecy Act > anti-money laundering
    credit risk modelling > credit risk management
    LBO models > financial modeling, LBO modeling
    company valuation > valuation
    Numerix > derivatives
    QuantLib > derivatives
    options trading > derivatives
  `,
};
