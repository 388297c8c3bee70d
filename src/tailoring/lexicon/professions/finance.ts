import type { ProfessionTable } from '../profession-table.ts';

export const finance: ProfessionTable = {
  profession: 'accounting and finance',
  terms: {
    tool: `
      SAP FI, SAP FI/CO = SAP FICO, QuickBooks, QuickBooks Online, Xero, Sage, Oracle Financials
      Workday = Workday HCM, Workday Financials = Workday Financial Management, Lexware, Cegid, Contaplus
      Hyperion = Oracle Hyperion = Essbase, Anaplan, Adaptive Insights = Workday Adaptive Planning, BlackLine, FloQast
      Bill.com, Great Plains = Dynamics GP = Microsoft Dynamics GP, MYOB, FreshBooks, 用友 = Yonyou = UFIDA, 金蝶 = Kingdee

      OneStream, SAP BPC, CCH Tagetik = Tagetik, Jedox,Vena Solutions

      Sage 50 = Sage Line 50 = Sage 50 Accounts = Sage 50cloud, Sage 200, Sage Pastel
      IRIS Accounts = IRIS accountancy, Digita, TaxCalc, BTCSoftware, FreeAgent, KashFlow, Clear Books
      Dext = Receipt Bank, Hubdoc, AutoEntry, ApprovalMax, Chrome River, GTreasury, FIS Integrity
      Hyperion Planning, TM1 = IBM Planning Analytics, Cognos, Planful, LucaNet, Trintech Cadency, SunSystems
      Agresso = Unit4 ERP, Pegasus Opera, PeopleSoft Financials, EBP Compta, Ciel Compta, Quadratus
      A3 software = A3ERP = a3ASESOR, ContaSol, Holded, BMD NTCS = BMD software, RZL, Abacus ERP, Esker, Yooz
      Kofax, ReadSoft, Silverfin, Alphatax

      金税系统 = 开票系统 = 航天信息
    `,
    method: `
      accounts payable = A/P = de:Kreditorenbuchhaltung = fr:comptabilité fournisseurs = es:cuentas por pagar = 应付账款 = es:cuentas a pagar
      accounts receivable = A/R = de:Debitorenbuchhaltung = fr:comptabilité clients = es:cuentas por cobrar = 应收账款 = es:cuentas a cobrar
      general ledger = GL = general ledger accounting = de:Hauptbuchhaltung = fr:grand livre = 总账 = 总账会计
      fr:comptabilité générale = es:contabilidad general
      de:Anlagenbuchhaltung = fixed asset accounting = fixed assets = fr:comptabilité des immobilisations = es:activos fijos = 固定资产核算
      de:Finanzbuchhaltung = financial accounting = fr:comptabilité financière = es:contabilidad financiera

      bank reconciliations = bank recs = fr:rapprochements bancaires = es:conciliaciones bancarias = es:conciliación bancaria = de:Bankabstimmung = 银行对账
      account reconciliations = balance sheet reconciliations = de:Kontenabstimmung, reconciliations
      intercompany accounting = intercompany transactions, intercompany reconciliations = de:Intercompany-Abstimmung = intercompany
      journal entries = es:asientos contables = de:Buchungen
      month-end close = month-end closing = monthly close = monthly closing = de:Monatsabschluss = fr:clôture mensuelle = es:cierre mensual = 月结
      year-end close = year-end closing = annual closing = de:Jahresabschluss = fr:clôture annuelle = es:cierre anual = 年结 = year end accounts = de:Jahresabschlusserstellung
      fr:bilan = fr:établissement du bilan, fr:liasse fiscale

      financial reporting = de:Finanzberichterstattung = reporting financier = es:reportes financieros = 财务报表
      financial statements = financial statement preparation = fr:états financiers = es:estados financieros = de:Abschlusserstellung
      consolidation = de:Konsolidierung = es:consolidación = de:Konzernkonsolidierung
      variance analysis = de:Abweichungsanalyse = fr:analyse des écarts = es:análisis de variaciones = de:Soll-Ist-Vergleich = es:análisis de desviaciones
      budgeting = budget preparation = de:Budgetierung = fr:élaboration du budget = es:elaboración de presupuestos = fr:élaboration budgétaire = 预算编制
      budget management = budget control = de:Budgetverantwortung = fr:gestion budgétaire = es:gestión de presupuestos
      financial forecasting, rolling forecasts
      financial modeling = de:Finanzmodellierung = fr:modélisation financière = financial models = es:modelización financiera = 财务建模
      financial analysis = de:Finanzanalyse = fr:analyse financière = es:análisis financiero = 财务分析
      FP&A = FP & A = financial planning and analysis
      cost accounting = de:Kostenrechnung = fr:comptabilité analytique = es:contabilidad de costos = es:contabilidad de costes = 成本核算 = 成本会计
      cost analysis, cost control = de:Kostenkontrolle = es:control de costes = fr:contrôle des coûts = 成本控制, cash flow management
      cash flow forecasting = cash forecasting = de:Liquiditätsplanung = fr:prévision de trésorerie = cashflow forecasting = es:previsiones de tesorería, cash flow statements
      de:Controlling = fr:contrôle de gestion = es:control de gestión = management accounting

      revenue recognition, ASC 606, accruals = de:Rechnungsabgrenzung = fr:charges constatées d'avance
      payroll processing = payroll = de:Lohnabrechnung = de:Gehaltsabrechnung = de:Lohn- und Gehaltsabrechnung = de:Lohnbuchhaltung = fr:paie = fr:gestion de la paie = es:nóminas = payroll administration = de:Entgeltabrechnung = 薪资核算 = payroll management = payroll operations = 薪酬核算
      credit control, collections = fr:recouvrement = es:cobranza, dunning = de:Mahnwesen = fr:relances clients = es:reclamación de impagos
      AP/AR = accounts payable and receivable, bookkeeping = de:Buchhaltung = de:Buchführung = fr:tenue de livres = 记账 = fr:saisie comptable = es:contabilización
      invoice verification = de:Rechnungsprüfung = fr:contrôle des factures = es:verificación de facturas
      accounting software = de:Buchhaltungssoftware = fr:logiciel de comptabilité = fr:logiciels comptables = es:software contable = 财务软件
      travel expense accounting, three-way match = 3-way match = invoice matching = three-way matching

      working capital management = working capital, margin analysis, rebate management = rebates
      commercial acumen, business cases for investment = investment cases

      management reporting = management accounts = fr:reporting de gestion, scenario analysis = scenario planning = scenario modelling = what-if analysis
      sensitivity analysis, finance business partnering, board reporting = board packs
      P&L management = P&L responsibility = P&L ownership = P&L accountability, capital expenditure = capex = capex planning
      unit economics, three-statement modeling = three-statement model, ad hoc analysis
      statutory accounts = statutory accounts preparation

      sales ledger = sales ledger management = sales ledger processing
      purchase ledger = purchase ledger processing = bought ledger, nominal ledger = nominal ledger postings
      cash allocation = cash application = allocating cash = cash posting
      debt recovery = de:Forderungseinzug = fr:recouvrement de créances = es:recobro = es:gestión de cobros = 催收
      debtor management = aged debt = aged debtors = aged debt reporting
      credit notes = credit note processing, invoice queries = invoice query resolution, invoice coding
      payment runs = BACS payments = BACS = de:Zahlungslauf = fr:campagnes de règlement
      supplier statement reconciliation = supplier reconciliations, credit insurance
      depreciation = depreciation schedules = de:Abschreibungen, balance sheet control
      trial balance = de:Saldenbilanz = es:balance de comprobación
      P&L = profit and loss = P&L accounts = profit and loss accounts = P&L reporting = de:GuV = fr:compte de résultat = es:cuenta de resultados
      balance sheet preparation = balance sheets = de:Bilanzen
      preparation to trial balance = accounts to trial balance
      group accounting = group reporting = de:Konzernrechnungslegung = fr:consolidation groupe
      product costing = standard costing = de:Produktkalkulation = fr:coûts standards
      inventory accounting = stock accounting, project accounting, grant accounting
      trust accounting = client account reconciliation = client money accounting, lease accounting
      liquidity management = de:Liquiditätsmanagement = liquidity planning, hedging
      bank relationship management = banking relationships, covenant reporting = covenant compliance
      zero-based budgeting, long-range planning = LRP
      management information reporting = MI reporting = management information = MI packs
      investment appraisal = capital budgeting = NPV analysis = return on investment analysis
      break-even analysis, commercial finance, billing = client billing = customer billing
      electronic invoicing = e-invoicing = de:E-Rechnung = fr:facturation électronique = es:facturación electrónica = 电子发票
      finance shared services, internal controls over financial reporting = ICFR, UK GAAP = FRS 102
      Plan General Contable = es:PGC, 企业会计准则
      governmental accounting = government accounting = municipal accounting = municipal finance = GASB = public sector accounting
      charity accounting = SORP, construction industry scheme = CIS deductions, SAF-T, Making Tax Digital
      e-banking = online banking payments, credit card reconciliations
      double-entry bookkeeping = double entry = de:doppelte Buchführung = es:partida doble
      cost centre reporting = cost center accounting = de:Kostenstellenrechnung
      contribution margin analysis = de:Deckungsbeitragsrechnung, 全面预算 = 预算管理, 出纳 = 出纳工作, 凭证 = 凭证审核

      account matching = fr:lettrage = fr:lettrage des comptes, financial close = es:cierre contable
      tax affairs = 税务 = 税务处理, accounting vouchers = 做账 = 账务处理 = 全盘账
      profitability analysis = de:Rentabilitätsanalyse = fr:analyse de rentabilité = es:análisis de rentabilidad = 盈利分析
      cash flow analysis = de:Cashflow-Analyse = fr:analyse des flux de trésorerie = es:análisis de flujo de caja = 现金流分析
    `,
    domain: `
      GAAP = generally accepted accounting principles, US GAAP, IFRS = International Financial Reporting Standards
      HGB = German GAAP = de:Handelsgesetzbuch, fr:Plan Comptable Général = PCG, nonprofit accounting, fund accounting
      accounting = 会计 = fr:comptabilité = es:contabilidad

      IFRS 15, IFRS 16
    `,
    certificate: `
      CPA = Certified Public Accountant = CPA license = licensed CPA, CMA = Certified Management Accountant
      CFA = Chartered Financial Analyst = CFA Charter, ACCA = ACCA qualified, CIMA, ACA = Chartered Accountant
      de:Bilanzbuchhalter = de:Bilanzbuchhalter IHK = de:geprüfter Bilanzbuchhalter, 注册会计师 = CICPA

      FMVA

      AAT qualification = AAT Level 3 = AAT Level 4 = AAT qualified = AATQB
      CICM = Chartered Institute of Credit Management = MICM, ICAEW = ICAEW chartered accountant, ACMA = CGMA
      CIPFA, Certified Bookkeeper = ICB qualified, IAB qualification
      ACT treasury qualification = Association of Corporate Treasurers, CertIFR = IFRS diploma = DipIFR, 高级会计师
      de:Finanzbuchhalter IHK, BTS CG
    `,
  },
  implies: `
    SAP FI > SAP
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
    QuickBooks > bookkeeping, accounting software
    Xero > bookkeeping, accounting software
    consolidation > financial reporting
    Finanzbuchhaltung > bookkeeping
    SAP FI/CO > SAP FI, SAP
    QuickBooks Online > QuickBooks, bookkeeping, accounting software
    account reconciliations > reconciliations
    rolling forecasts > financial forecasting, forecasting
    cash flow forecasting > cash flow management, forecasting
    ASC 606 > revenue recognition, US GAAP
    US GAAP > GAAP
    AP/AR > accounts payable, accounts receivable
    Oracle Financials > ERP
    fund accounting > nonprofit accounting
    intercompany reconciliations > intercompany accounting, account reconciliations
    Sage 50 > Sage
    Sage 200 > Sage
    debt recovery > accounts receivable
    sales ledger > accounts receivable
    purchase ledger > accounts payable
    cash allocation > accounts receivable
    payment runs > accounts payable
    three-way match > accounts payable
    supplier statement reconciliation > accounts payable
    credit card reconciliations > account reconciliations
    Hyperion Planning > Hyperion
    AAT qualification > bookkeeping
    double-entry bookkeeping > bookkeeping
    hedging > treasury
    liquidity management > treasury
    electronic invoicing > invoicing
    product costing > cost accounting
    Workday Financials > Workday
    group accounting > accounting
    inventory accounting > accounting
    project accounting > accounting
    grant accounting > accounting
    trust accounting > accounting
    lease accounting > accounting
    governmental accounting > accounting
    charity accounting > accounting
    UK GAAP > GAAP
    credit insurance > insurance
  `,
};
