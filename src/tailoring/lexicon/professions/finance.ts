import type { ProfessionTable } from '../profession-table.ts';

export const finance: ProfessionTable = {
  profession: 'accounting and finance',
  terms: {
    tool: `
      SAP = SAP ERP, SAP S/4HANA = S/4HANA = SAP S4 HANA, SAP FI, SAP FI/CO = SAP FICO, SAP R/3, DATEV, QuickBooks, QuickBooks Online, Xero, Sage, NetSuite = Oracle NetSuite, Oracle Financials, Oracle E-Business Suite = Oracle EBS, Microsoft Dynamics 365 = Dynamics 365, Microsoft Dynamics NAV = Dynamics NAV = Navision, Workday = Workday HCM, Workday Financials = Workday Financial Management, Lexware, Cegid, Contaplus, Hyperion = Oracle Hyperion, Anaplan, Adaptive Insights = Workday Adaptive Planning, BlackLine, FloQast, Bill.com, Coupa, SAP Ariba = Ariba, Bloomberg Terminal = Bloomberg, FactSet, Capital IQ = S&P Capital IQ, Morningstar, CaseWare, Thomson Reuters CS, UltraTax, ProSeries, Lacerte, Yardi, Great Plains = Dynamics GP, MYOB, FreshBooks, 用友, 金蝶
    `,
    method: `
      accounts payable = A/P = Kreditorenbuchhaltung = comptabilité fournisseurs = cuentas por pagar = 应付账款, accounts receivable = A/R = Debitorenbuchhaltung = comptabilité clients = cuentas por cobrar = 应收账款, general ledger = GL = general ledger accounting = Hauptbuchhaltung = grand livre = comptabilité générale = contabilidad general = 总账, Anlagenbuchhaltung = fixed asset accounting = fixed assets = comptabilité des immobilisations, Finanzbuchhaltung = financial accounting = comptabilité financière = contabilidad financiera
      bank reconciliations = bank recs = rapprochements bancaires = conciliaciones bancarias = conciliación bancaria, account reconciliations = balance sheet reconciliations = Kontenabstimmung, reconciliations, intercompany accounting = intercompany reconciliations = Intercompany-Abstimmung, journal entries = Buchungen, month-end close = month-end closing = monthly close = monthly closing = Monatsabschluss = clôture mensuelle = cierre mensual = 月结, year-end close = year-end closing = annual closing = Jahresabschluss = clôture annuelle = cierre anual = 年结, bilan = établissement du bilan, liasse fiscale
      financial reporting = Finanzberichterstattung = reporting financier = reportes financieros = 财务报表, financial statements = financial statement preparation = états financiers = estados financieros = Abschlusserstellung, consolidation = Konsolidierung = consolidación, variance analysis = Abweichungsanalyse = analyse des écarts = análisis de variaciones, budgeting = budget preparation = Budgetierung = élaboration du budget = elaboración de presupuestos, budget management = budget control = Budgetverantwortung = gestion budgétaire = gestión de presupuestos, financial forecasting, rolling forecasts, financial modeling = financial modelling = Finanzmodellierung = modélisation financière, financial analysis = Finanzanalyse = analyse financière = análisis financiero = 财务分析, FP&A = financial planning and analysis, cost accounting = Kostenrechnung = comptabilité analytique = contabilidad de costos = contabilidad de costes = 成本核算, cost analysis, cost control = Kostenkontrolle, cash flow management, cash flow forecasting = cash forecasting = Liquiditätsplanung, cash flow statements, cash management, treasury = treasury management = trésorerie = tesorería, Controlling = contrôle de gestion = control de gestión = management accounting
      tax preparation = tax returns = tax filing = Steuererklärungen = Steuererklärung = déclarations fiscales = declaraciones fiscales = 报税, VAT = VAT returns = Umsatzsteuer = Umsatzsteuervoranmeldung = Umsatzsteuervoranmeldungen = TVA = déclarations de TVA = IVA = 增值税, sales tax = sales and use tax, corporate tax = corporate income tax = impuesto de sociedades = Körperschaftsteuer = impôt sur les sociétés, tax planning, transfer pricing, revenue recognition, ASC 606, accruals, payroll processing = payroll = Lohnabrechnung = Gehaltsabrechnung = Lohn- und Gehaltsabrechnung = Lohnbuchhaltung = paie = gestion de la paie = nóminas, 1099 = 1099s, audit support = audit preparation, internal audit = Innenrevision = audit interne = auditoría interna, external audit = audit externe, financial audit, internal controls = internes Kontrollsystem = IKS = contrôle interne = control interno, Sarbanes-Oxley = SOX = SOX compliance, credit analysis = Bonitätsprüfung, credit control = collections = Mahnwesen = dunning = recouvrement = cobranza, due diligence, valuation, discounted cash flow = DCF, mergers and acquisitions = M&A, portfolio management, equity research, underwriting, AP/AR = accounts payable and receivable, loan origination, mortgage lending, anti-money laundering = AML, know your customer = KYC, claims processing = claims handling = Schadenbearbeitung, actuarial analysis, bookkeeping = Buchhaltung = Buchführung = tenue de livres = 记账, cash handling = Kassenführung = encaissement, investment analysis, foreign exchange = FX, derivatives, travel expense accounting, three-way match = 3-way match
    `,
    domain: `
      GAAP = generally accepted accounting principles, US GAAP, IFRS = International Financial Reporting Standards, HGB = German GAAP, Plan Comptable Général = PCG, nonprofit accounting = fund accounting, accounting = 会计 = comptabilité = contabilidad, auditing = Wirtschaftsprüfung, taxation = tax law = Steuerrecht = fiscalité = derecho fiscal, insurance = Versicherung, banking = Bankwesen, investment banking, wealth management, retail banking, private equity
    `,
    certificate: `
      CPA = Certified Public Accountant = CPA license, CMA = Certified Management Accountant, CFA = Chartered Financial Analyst = CFA Charter, ACCA = ACCA qualified, CIMA, ACA = Chartered Accountant, Enrolled Agent, Bilanzbuchhalter = Bilanzbuchhalter IHK = geprüfter Bilanzbuchhalter, Steuerfachangestellter = Steuerfachangestellte, Steuerberaterexamen, DCG, DSCG, DEC = diplôme d'expertise comptable, Series 7, Series 63, Series 65, CFP = Certified Financial Planner, FRM = Financial Risk Manager, CIA = Certified Internal Auditor, 注册会计师 = CICPA, CFE = Certified Fraud Examiner
    `,
  },
  implies: `
    SAP S/4HANA > SAP
    SAP FI > SAP
    SAP R/3 > SAP
    accounts payable > bookkeeping
    accounts receivable > bookkeeping
    general ledger > bookkeeping
    bank reconciliations > account reconciliations
    intercompany accounting > account reconciliations
    CPA > accounting
    CMA > cost accounting
    CFA > financial analysis
    Bilanzbuchhalter > year-end close
    FP&A > budgeting, financial analysis
    financial modeling > financial analysis, Microsoft Excel
    variance analysis > financial analysis
    QuickBooks > bookkeeping
    Xero > bookkeeping
    Sarbanes-Oxley > internal controls
    consolidation > financial reporting
    valuation > financial analysis
    VAT > taxation
    corporate tax > taxation
    tax preparation > taxation
    CIA > internal audit
    DATEV > Finanzbuchhaltung
    Finanzbuchhaltung > bookkeeping
    SAP FI/CO > SAP FI, SAP
    QuickBooks Online > QuickBooks, bookkeeping
    Oracle E-Business Suite > ERP
    account reconciliations > reconciliations
    rolling forecasts > financial forecasting
    cash flow forecasting > cash flow management
    cash management > treasury
    ASC 606 > revenue recognition, US GAAP
    discounted cash flow > valuation
    US GAAP > GAAP
    AP/AR > accounts payable, accounts receivable
  `,
};
