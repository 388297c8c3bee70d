import type { ProfessionTable } from '../profession-table.ts';

export const banking: ProfessionTable = {
  profession: 'banking and investment',
  terms: {
    tool: `
      Bloomberg Terminal = Bloomberg, FactSet, Capital IQ = S&P Capital IQ, Morningstar, nCino
      Temenos = Temenos T24, Finacle = Infosys Finacle, Avaloq, Murex, Adenza Calypso, Fiserv, Jack Henry
      Refinitiv Eikon = LSEG Workspace = Thomson Reuters Eikon, PitchBook, Preqin, Charles River IMS
      BlackRock Aladdin = Aladdin, SimCorp Dimension, MSCI Barra = Barra, RiskMetrics
      Ellie Mae Encompass = Encompass LOS, Calyx Point, LoanPro, SWIFT payments = SWIFT messaging, MetaTrader
      SAP Treasury = SAP TRM, Kyriba, agree21, OSPlus, World-Check, Actimize = NICE Actimize, LexisNexis Bridger
    `,
    method: `
      credit analysis = Bonitätsprüfung, due diligence, valuation, discounted cash flow = DCF
      mergers and acquisitions = M&A, portfolio management, equity research, loan origination, mortgage lending
      anti-money laundering = AML, know your customer = KYC, investment analysis, foreign exchange = FX, derivatives
      treasury = treasury management = trésorerie = tesorería, cash management, sanctions screening
      transaction monitoring, cash handling = Kassenführung = encaissement

      credit underwriting = loan underwriting = Kreditprüfung = analyse de crédit bancaire
      loan processing = loan administration = Kreditsachbearbeitung = gestion des crédits, loan servicing
      mortgage underwriting, commercial lending = Firmenkundenkredit = crédit aux entreprises
      consumer lending = Verbraucherkredite = crédit à la consommation = crédito al consumo, SBA loans
      credit risk management = credit risk = Kreditrisiko = risque de crédit = riesgo de crédito
      market risk = Marktrisiko = risque de marché, liquidity risk management = Liquiditätsrisiko
      operational risk = operationelles Risiko = risque opérationnel
      stress testing of portfolios = stress testing banks, asset-liability management = Aktiv-Passiv-Steuerung
      value at risk = VaR, credit scoring models
      account opening = Kontoeröffnung = ouverture de comptes = apertura de cuentas
      teller operations = bank teller operations = Kassengeschäft Bank = opérations de guichet
      customer advisory banking = Kundenberatung Bank = conseil bancaire = asesoramiento bancario
      financial advising = financial advisory = Finanzberatung = conseil financier = asesoramiento financiero
      investment advice = Anlageberatung = conseil en investissement
      retirement planning = Altersvorsorgeberatung = planification de la retraite
      wealth planning = Vermögensplanung, securities trading = Wertpapierhandel
      securities settlement = Wertpapierabwicklung, trade settlement, trade reconciliation, options trading
      options pricing, fixed income = fixed income securities = Rentenpapiere = renta fija
      leveraged buyouts = LBO modeling = LBO, comparable company analysis = trading comps
      precedent transactions analysis, pitch books, deal sourcing = deal origination
      initial public offerings = IPO execution, capital raising, debt financing
      project finance = Projektfinanzierung = financement de projets, structured finance, securitization
      leasing finance = Leasingfinanzierung, invoice factoring = affacturage
      trade finance = Außenhandelsfinanzierung = financement du commerce international
      syndicated loans = Konsortialkredite, fund accounting of investment funds = Fondsbuchhaltung
      fund administration = Fondsadministration, net asset value calculation = NAV calculation
      asset allocation = allocation d'actifs, quantitative finance = quantitative analysis in finance
      algorithmic trading, payment processing = Zahlungsverkehr = traitement des paiements = procesamiento de pagos
      fraud prevention = Betrugsprävention = prévention de la fraude = prevención del fraude
      suspicious activity reports = SAR filing, customer due diligence, enhanced due diligence
      ESG investing = nachhaltige Geldanlage, branch operations = branch banking
      blockchain = Blockchain-Technologie, cryptocurrency
    `,
    domain: `
      banking = Bankwesen, investment banking, wealth management, retail banking, private equity
      corporate banking = Firmenkundengeschäft = banque d'entreprise = banca de empresas
      private banking = banque privée = banca privada
      asset management in finance = investment management = Vermögensverwaltung = gestion d'actifs = gestión de activos
      capital markets = Kapitalmärkte = marchés de capitaux = mercados de capitales
      venture capital = Wagniskapital = capital-risque = capital riesgo, hedge funds, fintech, Basel III, Basel IV
      MiFID II = MiFID, MaRisk, KWG, Dodd-Frank, Bank Secrecy Act = BSA/AML, PSD2, FINRA regulations = FINRA rules
      financial markets = Finanzmärkte = marchés financiers = mercados financieros
      corporate finance = Unternehmensfinanzierung = finance d'entreprise = finanzas corporativas
    `,
    certificate: `
      Series 7, Series 63, Series 65, CFP = Certified Financial Planner, FRM = Financial Risk Manager
      CAMS = Certified Anti-Money Laundering Specialist, Series 66, SIE exam = Securities Industry Essentials
      Series 24, CAIA = Chartered Alternative Investment Analyst, CTP = Certified Treasury Professional
      Professional Risk Manager, certification AMF, MiFID II Zertifizierung = certificación MiFID II
      Certified Bank Auditor, Bankfachwirt = Bankfachwirtin, 证券从业资格证 = 证券从业资格, 基金从业资格证 = 基金从业资格, 银行从业资格证
    `,
    licence: `
      NMLS license = NMLS registration = mortgage loan originator license = MLO license
    `,
  },
  implies: `
    valuation > financial analysis
    cash management > treasury
    discounted cash flow > valuation
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
    Actimize > anti-money laundering
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
  `,
};
