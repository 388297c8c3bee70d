import type { OfficeDuties } from '../office-duties.ts';

export const businessDuties: readonly OfficeDuties[] = [
  {
    family: 'accounting',
    duties: `accounting, bookkeeping, accounting vouchers, accounting software, Finanzbuchhaltung,
      invoice processing, reconciliations, account reconciliations, invoice queries`,
  },
  {
    titles: `accountant, staff accountant, general ledger accountant, gl accountant, accounting manager,
      accounting specialist, accounting officer, buchhalter, buchhalterin, bilanzbuchhalter,
      bilanzbuchhalterin, finanzbuchhalter, finanzbuchhalterin, comptable, comptable général,
      comptable unique, contable, contador, contadora, contable general, 会计, 会计师, bookkeeper,
      financial controller, controller, chief accountant, chef comptable, cheffe comptable,
      responsable comptable, leiter rechnungswesen, jefe de contabilidad, responsable de contabilidad, 财务经理,
      会计主管, 总账会计, 财务会计, 财务主管, financial accounting manager, practice accountant, accounts senior,
      assistant accountant`,
    duties: `general ledger, double-entry bookkeeping, journal entries, bank reconciliations, month-end close,
      comptabilité générale, trial balance, accruals`,
  },
  {
    titles: `buchhalter, buchhalterin, bilanzbuchhalter, bilanzbuchhalterin, finanzbuchhalter, finanzbuchhalterin,
      comptable, comptable général, comptable unique, contable, contador, contadora, contable general, 会计,
      会计师, chef comptable, cheffe comptable, responsable comptable, leiter rechnungswesen,
      jefe de contabilidad, responsable de contabilidad`,
    duties: 'VAT, VAT returns',
  },
  {
    titles: `accountant, staff accountant, general ledger accountant, gl accountant, accounting manager,
      bilanzbuchhalter, bilanzbuchhalterin, comptable général, comptable unique, contador, contadora,
      contable general, 会计师, financial controller, controller, chief accountant, chef comptable,
      cheffe comptable, responsable comptable, leiter rechnungswesen, jefe de contabilidad,
      responsable de contabilidad, 财务经理, 会计主管, 总账会计, financial accounting manager, practice accountant,
      accounts senior, financial reporting manager`,
    duties: `financial statements, year-end close, financial reporting, balance sheet preparation, depreciation,
      Anlagenbuchhaltung, variance analysis, bilan`,
  },
  {
    titles: `financial controller, controller, accounting manager, chief accountant, chef comptable,
      cheffe comptable, responsable comptable, leiter rechnungswesen, jefe de contabilidad,
      responsable de contabilidad, 财务经理, 会计主管`,
    duties: 'financial close, internal controls, management reporting, budgeting, P&L',
  },
  {
    titles: `accounts payable specialist, accounts payable clerk, purchase ledger, purchase ledger clerk,
      bought ledger clerk, purchase ledger assistant, purchase ledger administrator,
      purchase ledger supervisor, kreditorenbuchhalter, kreditorenbuchhalterin, comptable fournisseurs`,
    duties: `accounts payable, purchase ledger, invoice verification, supplier statement reconciliation,
      payment runs, invoice coding, credit notes`,
  },
  {
    titles: `accounts receivable specialist, accounts receivable clerk, sales ledger, sales ledger clerk,
      comptable clients`,
    duties: `accounts receivable, sales ledger, invoicing, cash allocation, collections, credit notes, dunning,
      debtor management, billing`,
  },
  {
    titles: 'billing clerk, billing specialist',
    duties: 'billing, invoicing, accounts receivable, credit notes',
  },
  {
    titles: `steuerfachangestellte, steuerfachangestellter, collaborateur comptable, collaboratrice comptable,
      practice accountant`,
    duties: 'tax returns, VAT returns, preparation to trial balance',
  },
  {
    titles: `bookkeeper, buchhalter, buchhalterin, finanzbuchhalter, finanzbuchhalterin, comptable unique,
      contable, accounts assistant`,
    duties: 'accounts payable, accounts receivable',
  },
  {
    titles: 'steuerfachangestellte, steuerfachangestellter',
    duties: 'financial statements, Mandatsbetreuung, payroll processing, VAT',
  },
  {
    titles: 'cost accountant, costing clerk, 成本会计',
    duties: 'cost accounting, product costing, cost analysis, variance analysis',
  },
  {
    titles: 'fixed asset accountant',
    duties: 'Anlagenbuchhaltung, depreciation',
  },
  {
    titles: '出纳',
    duties: '出纳, cash management, payments, bank reconciliations',
  },
  {
    family: 'audit',
    duties: `auditing, internal controls, audit documentation, audit testing, control testing, audit sampling,
      risk assessment, audit planning, audit reporting, walkthroughs of controls`,
  },
  {
    titles: `external auditor, audit associate, audit senior, audit semi senior, audit supervisor,
      wirtschaftsprüfer, wirtschaftsprüferin, auditeur, collaborateur audit, prüfungsassistent,
      prüfungsassistentin`,
    duties: `external audit, financial audit, statutory audit, financial statements, substantive procedures,
      accounting`,
  },
  {
    titles: `internal auditor, internal audit manager, head of internal audit, innenrevisor, interner revisor,
      auditeur interne, auditor interno, 内审`,
    duties: `internal audit, compliance audits, risk-based auditing, process walkthroughs, remediation tracking`,
  },
  {
    titles: 'it auditor',
    duties: 'IT audit, IT general controls, access reviews',
  },
  {
    family: 'tax',
    duties: 'tax returns, taxation, tax compliance, tax law, tax research, tax preparation',
  },
  {
    titles: `tax advisor, tax consultant, tax manager, tax specialist, tax accountant, tax senior, tax director,
      steuerberater, steuerberaterin, fiscaliste, asesor fiscal, steuerreferent, juriste fiscaliste`,
    duties: 'tax advisory, tax planning, tax planning advice, tax audits, corporate tax',
  },
  {
    titles: `steuerassistent, steuerassistentin, steuerfachwirt, steuerfachwirtin, steuerberater, steuerberaterin`,
    duties: 'VAT returns, financial statements, accounting, Finanzbuchhaltung, wage tax',
  },
  {
    titles: 'vat manager, vat accountant, vat specialist',
    duties: 'VAT, VAT returns, indirect tax, VAT reconciliation, VAT registration',
  },
  {
    titles: 'corporate tax manager',
    duties: 'corporate tax returns, corporation tax returns, tax provision',
  },
  {
    titles: 'transfer pricing manager, transfer pricing specialist',
    duties: 'transfer pricing, international tax',
  },
  {
    titles: 'personal tax senior, personal tax semi senior, private client tax senior',
    duties: 'individual tax returns, capital gains tax',
  },
  {
    family: 'financial analysis',
    duties: `financial analysis, financial reporting, variance analysis, data analysis, financial modeling,
      spreadsheets`,
  },
  {
    titles: `financial analyst, finance analyst, fp a analyst, fp&a analyst, fp&a manager, business controller,
      controller reporting, finance controller, controllerin, contrôleur de gestion, contrôleuse de gestion,
      controlador financiero, finance business partner, management accountant, commercial finance manager,
      finance manager, leiter controlling, 财务分析师, 财务分析, finanzanalyst, analyste financier,
      analista financiero`,
    duties: `budgeting, financial forecasting, forecasting, FP&A, Controlling, management reporting, KPI reporting,
      ad hoc reporting, ad hoc analysis, P&L, cost analysis, profitability analysis`,
  },
  {
    titles: 'management accountant, finance manager',
    duties: 'month-end close, accounting, accruals',
  },
  {
    titles: 'finance business partner',
    duties: 'finance business partnering',
  },
  {
    titles: `contrôleur de gestion, contrôleuse de gestion, controllerin, business controller, leiter controlling`,
    duties: 'cost accounting, cost control',
  },
  {
    titles: `finance director, director of finance, head of finance, financial director, cfo,
      chief financial officer, vp finance, group financial controller, kaufmännischer leiter,
      kaufmännische leiterin, leiter finanzen, leiterin finanzen, directeur administratif et financier, daf,
      directrice financière, directeur financier, director financiero, directora financiera`,
    duties: `budgeting, financial forecasting, management reporting, board reporting, cash flow management,
      P&L management, financial statements, accounting, financial close, internal controls,
      working capital management, external audit, year-end close`,
  },
  {
    titles: 'investment analyst, equity analyst',
    duties: 'investment analysis, valuation, discounted cash flow, company valuation',
  },
  {
    titles: 'equity analyst',
    duties: 'equity research',
  },
  {
    titles: 'financial modeller',
    duties: 'three-statement modeling, scenario analysis, sensitivity analysis',
  },
  {
    family: 'banking and lending',
    duties: 'banking, know your customer, customer advisory banking',
  },
  {
    titles: `loan officer, loan processor, loan assistant, loan advisor, lending officer, commercial lender,
      mortgage broker, mortgage advisor, mortgage adviser, mortgage consultant, mortgage processor,
      mortgage administrator, kreditberater, 信贷经理`,
    duties: 'loan processing, loan documentation',
  },
  {
    titles: 'loan officer, lending officer, commercial lender, kreditberater, 信贷经理',
    duties: 'loan origination, credit analysis, 信贷业务',
  },
  {
    titles: `mortgage broker, mortgage advisor, mortgage adviser, mortgage and protection adviser,
      mortgage consultant, remortgage advisor`,
    duties: 'mortgage lending, mortgage brokerage, financial advice',
  },
  {
    titles: 'mortgage processor, mortgage administrator',
    duties: 'mortgage lending',
  },
  {
    titles: 'bank teller, teller, bank clerk, 柜员',
    duties: `teller operations, cash handling, account opening, customer service, 柜面业务, branch operations`,
  },
  {
    titles: `relationship banker, personal banker, branch banker, bankkaufmann, bankkauffrau, bankberater,
      bankberaterin, kundenberater bank, customer advisor bank, conseiller bancaire,
      conseiller clientèle bancaire, gestor bancario, asesor bancario, bankangestellter, bankangestellte,
      客户经理银行`,
    duties: `retail banking, account opening, cross-selling, customer service, consumer lending,
      customer consultation`,
  },
  {
    titles: `business banker, business banking manager, commercial banker, corporate banking manager,
      firmenkundenberater, firmenkundenbetreuer, chargé d'affaires professionnels,
      chargé d'affaires entreprises`,
    duties: 'corporate banking, credit analysis, commercial lending, SME lending',
  },
  {
    titles: 'relationship manager',
    duties: 'account management',
  },
  {
    titles: "branch manager bank, directeur d'agence bancaire, director de sucursal bancaria",
    duties: 'branch operations, retail banking, sales team management',
  },
  {
    titles: 'trade finance specialist',
    duties: 'trade finance, letters of credit, documentary credits',
  },
  {
    titles: 'loan operations officer',
    duties: 'loan servicing, loan processing, loan documentation',
  },
  {
    family: 'payments',
    duties: 'payments, payment processing, payments operations, payment reconciliation, payment schemes',
  },
  {
    family: 'insurance',
    duties: `correspondence, customer service, insurance, policy administration, policy servicing, policy renewals,
      insurance quotes`,
  },
  {
    titles: `insurance advisor, insurance agent, insurance broker, insurance consultant, versicherungsberater,
      versicherungskaufmann, versicherungskauffrau, kaufmann für versicherungen und finanzen,
      kauffrau für versicherungen und finanzen, conseiller en assurance, agente de seguros, account broker,
      personal lines broker, courtier en assurance, corredor de seguros, 保险顾问`,
    duties: `insurance sales, insurance needs analysis, coverage analysis, cross-selling, customer consultation`,
  },
  {
    titles: `insurance broker, account broker, placing broker, personal lines broker, courtier en assurance,
      corredor de seguros`,
    duties: 'insurance brokerage',
  },
  {
    titles: `account handler, personal lines account handler, commercial account handler,
      commercial lines account handler`,
    duties: 'mid-term adjustments, renewals processing, insurance brokerage, broker relationships',
  },
  {
    titles: 'personal lines account handler, personal lines broker',
    duties: 'personal lines',
  },
  {
    titles: 'commercial account handler, commercial lines account handler',
    duties: 'commercial lines',
  },
  {
    titles: 'reinsurance technician, reinsurance broker',
    duties: 'reinsurance',
  },
  {
    titles: 'protection adviser, new homes protection adviser',
    duties: 'life insurance, insurance needs analysis, financial advice',
  },
  {
    titles: 'binding authority technician',
    duties: 'delegated authority, bordereaux',
  },
  {
    family: 'actuarial work',
    duties: `actuarial analysis, actuarial mathematics, actuarial modeling, statistics, statistical modeling,
      insurance, data analysis, spreadsheets`,
  },
  {
    titles: 'pricing actuary',
    duties: 'insurance pricing',
  },
  {
    titles: 'reserving actuary',
    duties: 'loss reserving, chain ladder, triangles analysis',
  },
  {
    family: 'payroll',
    duties: `payslips, payroll processing, payroll taxes, payroll reconciliation, year-end payroll,
      payroll year end, time and attendance, payroll queries, social security contributions, confidentiality`,
  },
  {
    titles: 'gestionnaire de paie, gestionnaire paie, assistant paie, assistante paie',
    duties: 'DSN',
  },
  {
    titles: `lohnbuchhalter, lohnbuchhalterin, entgeltabrechner, entgeltabrechnerin, sachbearbeiter lohn,
      lohnsachbearbeiter, lohnsachbearbeiterin`,
    duties: 'wage tax, Sozialversicherungsrecht, social security filings',
  },
  {
    titles: 'gestionnaire de paie, gestionnaire paie, assistant paie, assistante paie',
    duties: 'social security filings',
  },
  {
    family: 'law',
    duties: `legal research, legal advice, legal writing, drafting legal documents, legal opinions,
      case law research, contract law, contract drafting, contract review, Mandatsbetreuung`,
  },
  {
    titles: `attorney, lawyer, solicitor, associate attorney, barrister, rechtsanwalt, rechtsanwältin, avocat,
      avocate, abogado, abogada, letrado, letrada, 律师`,
    duties: 'legal memoranda, negotiation, civil law, client communication',
  },
  {
    titles: `legal counsel, counsel, in house counsel, corporate counsel, general counsel, in house lawyer,
      company lawyer, syndikusrechtsanwalt, juriste d'entreprise, 法务, 法务专员, 法务经理, head of legal,
      legal director`,
    duties: `commercial contracts, contract negotiation, commercial law, contract management, corporate law`,
  },
  {
    titles: 'litigation associate, litigator, litigation solicitor',
    duties: `litigation, drafting pleadings, pleadings, civil procedure, civil litigation, trial preparation,
      settlement negotiations`,
  },
  {
    titles: 'barrister',
    duties: 'oral argument, cross-examination, litigation',
  },
  {
    titles: `fee earner, conveyancing fee earner, private client fee earner, personal injury fee earner,
      employment fee earner, rta fee earner`,
    duties: 'time recording, client communication, case management for attorneys',
  },
  {
    titles: 'conveyancing fee earner',
    duties: 'conveyancing, residential conveyancing',
  },
  {
    titles: 'private client fee earner',
    duties: 'wills and probate, estate administration',
  },
  {
    titles: 'personal injury fee earner, rta fee earner',
    duties: 'personal injury claims',
  },
  {
    titles: 'employment fee earner',
    duties: 'employment law',
  },
  {
    family: 'legal support',
    duties: 'correspondence, deadline monitoring, confidentiality, document management, records filing',
  },
  {
    titles: `paralegal, legal assistant, legal secretary, law clerk, legal clerk, rechtsanwaltsfachangestellte,
      rechtsanwaltsfachangestellter, rechtsfachwirt, rechtsfachwirtin, assistant juridique,
      assistante juridique, asistente legal, auxiliar jurídico, auxiliar jurídica, legal pa,
      secrétaire juridique, assistant d'avocat, kanzleiassistenz, kanzleiassistent, kanzleiassistentin,
      legal support specialist, litigation support specialist, litigation assistant, litigation executive,
      律师助理`,
    duties: 'filing court documents, client communication, Mandatsbetreuung',
  },
  {
    titles: 'paralegal, law clerk, legal case handler, litigation executive, litigation assistant, 律师助理',
    duties: `legal research, legal document review, drafting legal documents, case management for attorneys`,
  },
  {
    titles: `legal secretary, legal pa, rechtsanwaltsfachangestellte, rechtsanwaltsfachangestellter,
      secrétaire juridique, kanzleiassistenz, kanzleiassistent, kanzleiassistentin`,
    duties: 'secretarial work, audio typing, calendar management, telephone handling, typing',
  },
  {
    titles: `rechtsanwaltsfachangestellte, rechtsanwaltsfachangestellter, rechtsfachwirt, rechtsfachwirtin`,
    duties: 'RVG-Abrechnung, enforcement proceedings',
  },
  {
    titles: 'conveyancer, conveyancing assistant',
    duties: `conveyancing, residential conveyancing, title review, exchange and completion, completion statements`,
  },
  {
    titles: 'notariatsfachangestellte, assistante notariale, assistant notarial, secrétaire notariale',
    duties: 'notarial work',
  },
  {
    titles: 'legal cashier',
    duties: 'legal billing, bookkeeping, bank reconciliations',
  },
  {
    titles: 'trade mark administrator',
    duties: 'trademarks, IP docketing, trademark registration',
  },
  {
    titles: 'wills advisor',
    duties: 'will writing, lasting powers of attorney',
  },
  {
    family: 'compliance',
    duties: 'regulatory compliance, risk assessment, internal controls, policy development',
  },
  {
    titles: `compliance officer, compliance manager, compliance analyst, compliance specialist,
      compliance associate, compliance assistant, chargé de conformité, responsable conformité,
      analyste conformité, técnico de cumplimiento, analista de cumplimiento, 合规专员, 合规经理,
      compliance monitoring officer, compliance monitoring analyst, compliance assurance officer`,
    duties: 'compliance monitoring, compliance audits',
  },
  {
    titles: `aml analyst, aml specialist, aml officer, aml investigator, aml compliance analyst, aml associate,
      kyc analyst, kyc specialist, kyc associate, kyc officer, kyc manager, kyc review officer, cdd analyst,
      edd analyst, sanctions analyst, transaction monitoring analyst, financial crime analyst,
      financial crime officer, financial crime manager, financial crime investigator,
      geldwäschebeauftragter, geldwäschebeauftragte, analyste lcb-ft, 反洗钱专员`,
    duties: `anti-money laundering, know your customer, customer due diligence, financial crime,
      sanctions screening, counter-terrorist financing`,
  },
  {
    titles: `aml analyst, aml specialist, aml officer, aml investigator, aml compliance analyst,
      transaction monitoring analyst, financial crime analyst, financial crime investigator,
      geldwäschebeauftragter, geldwäschebeauftragte, analyste lcb-ft, 反洗钱专员`,
    duties: 'transaction monitoring, suspicious activity reports, alert investigation',
  },
  {
    titles: `kyc analyst, kyc specialist, kyc associate, kyc officer, kyc manager, kyc review officer, cdd analyst,
      edd analyst`,
    duties: `enhanced due diligence, beneficial ownership, PEP screening, adverse media screening,
      client onboarding, customer risk rating`,
  },
  {
    titles: 'data protection officer, datenschutzbeauftragter',
    duties: `data protection, GDPR, data protection law, privacy impact assessments, subject access requests`,
  },
  {
    titles: `risk manager, risk analyst, risk officer, operational risk manager, operational risk officer,
      risk assessment manager, analyste risques, analista de riesgos, 风控`,
    duties: 'risk management, risk analysis, risk reporting',
  },
  {
    titles: 'operational risk manager, operational risk officer',
    duties: 'operational risk',
  },
  {
    titles: 'fraud analyst, fraud manager, fraud officer',
    duties: 'fraud prevention, fraud examination',
  },
  {
    family: 'human resources',
    duties: `human resources, HR policies, employee records, Personaladministration, personnel files maintenance,
      employment law, confidentiality`,
  },
  {
    titles: `hr manager, hr generalist, hr business partner, human resources manager, human resources generalist,
      hr specialist, hr coordinator, hr adviser, hr advisor, hr officer, people advisor, people partner,
      people manager, head of people, people and culture manager, hr assistant, hr administrator,
      personalreferent, personalreferentin, personalleiter, personalsachbearbeiter,
      personalsachbearbeiterin, personalassistent, personalassistentin, personalfachkauffrau,
      sachbearbeiter personal, sachbearbeiterin personal, chargé de ressources humaines,
      chargée de ressources humaines, chargé rh, chargée rh, gestionnaire rh, assistant rh, assistante rh,
      responsable rh, responsable de recursos humanos, responsable rrhh, técnico de rrhh, técnica de rrhh,
      auxiliar de recursos humanos, hr director, directeur rh, directeur des ressources humaines, drh,
      director de recursos humanos, 人事经理`,
    duties: `onboarding, employee induction, offboarding, absence management, leave administration,
      drafting employment contracts`,
  },
  {
    titles: `hr manager, hr generalist, hr business partner, hrbp, hr business partnerin, human resources manager,
      human resources generalist, hr adviser, hr advisor, hr officer, people advisor, people partner,
      people manager, head of people, people and culture manager, personalreferent, personalreferentin,
      personalleiter, responsable rh, responsable de recursos humanos, responsable rrhh, hr director,
      directeur rh, directeur des ressources humaines, drh, director de recursos humanos,
      chief people officer, 人事经理`,
    duties: `employee relations, HR advisory, disciplinary procedures, grievances, performance management,
      HR compliance, talent management, recruiting`,
  },
  {
    titles: 'hr business partner, hrbp, hr business partnerin',
    duties: `HR business partnering, workforce planning, stakeholder management, organizational development`,
  },
  {
    titles: `hr director, directeur rh, directeur des ressources humaines, drh, director de recursos humanos,
      chief people officer, head of people, personalleiter`,
    duties: 'workforce planning, succession planning, Personalführung',
  },
  {
    titles: `reward analyst, reward manager, reward advisor, reward consultant, rewards specialist,
      compensation and benefits analyst, compensation and benefits manager`,
    duties: `compensation and benefits, reward management, salary benchmarking, job evaluation,
      compensation analysis, benefits administration`,
  },
  {
    titles: `employee relations specialist, employee relations manager, employee relations advisor, er advisor,
      er manager, er specialist`,
    duties: `employee relations, disciplinary procedures, grievances, workplace investigations, labor relations`,
  },
  {
    titles: 'hris manager, hris analyst',
    duties: 'HRIS, HR analytics',
  },
  {
    titles: 'global mobility manager, global mobility specialist',
    duties: 'global mobility, immigration sponsorship',
  },
  {
    titles: 'graduado social',
    duties: 'payroll processing, Sozialversicherungsrecht',
  },
  {
    family: 'recruiting',
    duties: `recruiting, sourcing candidates, candidate screening, interviewing candidates, candidate experience,
      writing job descriptions, job advertising, applicant management, applicant tracking systems,
      talent pipelines, interview scheduling`,
  },
  {
    titles: `recruiter, technical recruiter, talent acquisition, talent acquisition specialist,
      talent acquisition partner, talent partner, recruiterin, chargé de recrutement,
      chargée de recrutement, reclutador, recruitment consultant, 360 recruiter, recruitment manager,
      personalberater, consultant en recrutement, consultante en recrutement, técnico de selección,
      técnica de selección, 招聘`,
    duties: 'full-cycle recruiting, stakeholder management, offer negotiation',
  },
  {
    titles: 'technical recruiter',
    duties: 'technical recruiting',
  },
  {
    titles: `sourcer, talent sourcer, resourcer, headhunter, executive search consultant,
      executive search associate, resourcing specialist, 猎头`,
    duties: 'Boolean search, talent mapping',
  },
  {
    titles: 'headhunter, executive search consultant, executive search associate, 猎头',
    duties: 'executive search',
  },
  {
    titles: `recruitment consultant, 360 recruiter, personalvermittler, consultor de selección,
      consultant en recrutement, consultante en recrutement`,
    duties: 'full 360 recruitment, business development, customer acquisition, account management',
  },
  {
    titles: 'personaldisponent, personaldisponentin',
    duties: 'temporary staffing, staff scheduling, customer acquisition',
  },
  {
    family: 'learning and development',
    duties: 'training and development, staff training, training materials',
  },
  {
    titles: `trainer, training specialist, corporate trainer, formateur, formatrice, formador, training officer,
      ausbilder, ausbilderin, 培训师`,
    duties: `training delivery, adult education, presentations, facilitation of workshops, training evaluation`,
  },
  {
    titles: `learning and development, l&d specialist, l d specialist, learning specialist, training manager,
      training and development manager, talent development manager, personalentwickler,
      personalentwicklerin, responsable formation, responsable de formación, chargé de formation,
      técnico de formación, training coordinator, 培训专员, 培训经理`,
    duties: 'training needs analysis, needs analysis, training administration, training evaluation',
  },
  {
    titles: `instructional designer, learning experience designer, learning designer, elearning developer,
      elearning designer, elearning specialist, e-learning developer, e-learning designer,
      digital learning designer, curriculum designer, concepteur pédagogique, conceptrice pédagogique,
      ingénieur pédagogique, ingénieure pédagogique, diseñador instruccional, diseñadora instruccional,
      training designer, ingénieur formation`,
    duties: `instructional design, curriculum development, course design, storyboarding, SME interviews,
      e-learning, adult education`,
  },
  {
    titles: `elearning developer, elearning designer, elearning specialist, e-learning developer,
      e-learning designer, digital learning designer`,
    duties: 'e-learning development, LMS',
  },
  {
    titles: 'learning technologist',
    duties: 'LMS, e-learning',
  },
  {
    titles: `apprenticeship assessor, nvq assessor, vq assessor, vocational assessor,
      health and social care assessor, childcare assessor, leadership and management assessor`,
    duties: `vocational training, vocational training delivery, apprenticeship programs, internal quality assurance`,
  },
  {
    titles: 'ausbilder, ausbilderin, ausbildungsleiter',
    duties: 'apprenticeship management, vocational training',
  },
  {
    family: 'marketing',
    duties: 'marketing, campaign management, market analysis',
  },
  {
    titles: `marketing manager, marketing specialist, marketing coordinator, marketingreferent,
      chargé de marketing, chargée de marketing, responsable marketing, especialista en marketing, 市场营销,
      head of marketing, marketing director, cmo, marketingleiter, marketingleiterin, marketingmanager,
      marketingmanagerin, responsable de marketing, técnico de marketing, técnica de marketing,
      jefe de marketing, jefa de marketing, 市场专员, 市场经理, 市场总监, 市场主管`,
    duties: `marketing communications, content creation, digital marketing, marketing strategy,
      social media marketing, branding, marketing planning`,
  },
  {
    titles: 'head of marketing, marketing director, cmo, marketingleiter, marketingleiterin, 市场总监',
    duties: 'marketing budget management, brand management',
  },
  {
    titles: `digital marketing manager, digital marketing specialist, online marketing manager,
      onlinemarketing manager, digital executive, digital marketing analyst, growth marketer,
      growth marketing manager, performance marketing manager`,
    duties: `digital marketing, web analytics, paid advertising, SEO, SEM, conversion rate optimization,
      KPI reporting, landing pages`,
  },
  {
    titles: 'performance marketing manager, growth marketer, growth marketing manager',
    duties: 'performance marketing, A/B testing, customer acquisition, ROAS, paid social, paid search',
  },
  {
    titles: 'growth marketer, growth marketing manager',
    duties: 'growth marketing',
  },
  {
    titles: 'product marketing manager, chef de produit marketing',
    duties: `product marketing, go-to-market strategy, positioning and messaging, product launches,
      competitive analysis, sales enablement, market research, value propositions`,
  },
  {
    titles:
      'brand manager, brand managerin, chef de marque, cheffe de marque, 品牌经理, 品牌专员, 品牌主管, 品牌总监',
    duties: `brand management, brand positioning, branding, brand marketing, brand guidelines,
      integrated marketing campaigns`,
  },
  {
    titles: 'email marketing manager, email campaign manager, ecrm specialist',
    duties: `email marketing, newsletters, marketing automation, segmentation, A/B testing, audience segmentation`,
  },
  {
    titles: 'seo specialist, seo manager',
    duties: `SEO, keyword research, on-page optimization, technical SEO, off-page SEO, link building,
      web analytics, digital marketing, SEO writing`,
  },
  {
    titles: `ppc specialist, paid media manager, paid media executive, paid search manager, paid search executive,
      biddable media manager`,
    duties: `paid advertising, PPC, bidding strategies, media budget management, keyword research, web analytics,
      ROAS, digital marketing, KPI reporting, ad copy, A/B testing`,
  },
  {
    titles: 'ppc specialist, paid search manager, paid search executive',
    duties: 'SEM, paid search',
  },
  {
    titles: 'paid media manager, paid media executive, biddable media manager',
    duties: 'paid media, paid social',
  },
  {
    titles: 'content marketing manager',
    duties: `content marketing, content creation, content strategy, copywriting, editorial planning,
      editorial calendar, SEO, blogging, web content`,
  },
  {
    titles: 'demand generation manager',
    duties: `demand generation, lead generation, lead nurturing, marketing automation, landing pages, B2B marketing`,
  },
  {
    titles: 'trade marketing manager, category marketing manager',
    duties: 'trade marketing, point of sale displays, trade promotions, shopper marketing',
  },
  {
    titles: 'media planner, media buyer',
    duties: 'media planning, media buying, advertising',
  },
  {
    family: 'social media and communication',
    duties: 'content creation, copywriting, communications strategy',
  },
  {
    titles: `social media manager, social media specialist, social media managerin, community manager,
      gestor de redes sociales, 新媒体运营, 新媒体专员`,
    duties: `social media marketing, social media management, community management, animation des réseaux sociaux,
      editorial calendar, social media graphics, social media analytics, short-form video`,
  },
  {
    titles: '新媒体运营, 新媒体专员',
    duties: '新媒体运营, 内容运营, 用户运营',
  },
  {
    titles: 'community manager',
    duties: 'community building',
  },
  {
    titles: 'influencer manager',
    duties: 'influencer marketing, influencer relations',
  },
  {
    titles: `communications manager, pr manager, public relations, communications specialist, pressesprecher,
      chargé de communication, chargée de communication, responsable de comunicación,
      communications officer, press officer, media relations manager, communications executive,
      digital communications executive, corporate communications manager, pr executive,
      pr account executive, head of communications, external affairs manager,
      referent öffentlichkeitsarbeit, referentin öffentlichkeitsarbeit,
      referentin unternehmenskommunikation, pressereferent, pressereferentin, attaché de presse,
      attachée de presse, responsable communication, técnico de comunicación, técnica de comunicación, 公关经理`,
    duties: 'corporate communications, public relations, editing, web content',
  },
  {
    titles: `pr manager, public relations, pressesprecher, press officer, media relations manager, pr executive,
      pr account executive, pressereferent, pressereferentin, attaché de presse, attachée de presse, 公关经理,
      媒介`,
    duties: 'press releases, media relations, media monitoring',
  },
  {
    titles: 'internal communications manager',
    duties: 'internal communications, change communications, newsletters, corporate communications',
  },
  {
    family: 'sales',
    duties: 'sales, customer acquisition, price quotations, objection handling',
  },
  {
    titles: `sales representative, account executive, sales manager, sales executive, business development manager,
      business development representative, business developer, account manager, key account manager,
      inside sales, sales director, sales consultant, territory manager, area sales manager,
      territory representative, field sales, account representative, area manager sales, technical sales,
      vertriebsmitarbeiter, vertriebsmitarbeiterin, außendienstmitarbeiter, außendienstmitarbeiterin,
      vertriebsleiter, verkaufsleiter, gebietsleiter, gebietsverkaufsleiter, vertriebsbeauftragter,
      vertriebsbeauftragte, vertriebsingenieur, vertriebsingenieurin, commercial, commerciale,
      ingénieur commercial, attaché commercial, attachée commerciale, chef des ventes, technico commercial,
      technico commerciale, ingénieur d'affaires, chef de secteur, directeur commercial,
      directrice commerciale, comercial, ejecutivo de ventas, asesor comercial, asesora comercial,
      delegado comercial, delegada comercial, jefe de ventas, agente comercial, director comercial,
      directora comercial, ejecutivo comercial, ejecutiva comercial, gestor comercial, técnico comercial,
      representante de ventas, 销售, 客户经理, 业务经理, 业务员, 大客户经理, 渠道经理, 区域经理, 商务经理, bdm, head of sales,
      national account manager, regional sales manager, commercial director, commercial manager`,
    duties: `negotiation, sales presentations, closing deals, prospecting, account management, pipeline management,
      CRM, business development, cross-selling, upselling, contract negotiation, business negotiation`,
  },
  {
    titles: `business development manager, business development representative, business developer,
      business development executive, sales development representative, sdr, bdm, bdr, telesales,
      telemarketing executive, telemarketer, telemarketing agent, appointment setter,
      lead generation executive`,
    duties: 'lead generation, cold calling, lead qualification',
  },
  {
    titles: `sales development representative, sdr, bdr, telesales, telemarketing executive, telemarketer,
      telemarketing agent, appointment setter, lead generation executive, télévendeur, télévendeuse`,
    duties: 'prospecting, outbound calls, outbound calling, telephone sales, telephone prospecting',
  },
  {
    titles: 'sales development representative, sdr, bdr',
    duties: 'sales development, CRM, outbound sales, pipeline generation',
  },
  {
    titles: 'appointment setter',
    duties: 'appointment setting',
  },
  {
    titles: `key account manager, kam, key accounterin, national account manager, national accounts manager,
      responsable grands comptes, 大客户经理`,
    duties: 'key account management',
  },
  {
    titles: 'kam, key accounterin, national accounts manager, responsable grands comptes',
    duties: 'account management, negotiation, contract negotiation, account planning',
  },
  {
    titles: `sales manager, sales director, head of sales, vertriebsleiter, verkaufsleiter, chef des ventes,
      directeur commercial, directrice commerciale, jefe de ventas, director comercial, directora comercial,
      regional sales manager`,
    duties: 'sales team management, sales forecasting, sales strategy, sales reporting, Personalführung',
  },
  {
    titles: `field sales, territory manager, area sales manager, territory representative, field sales executive,
      außendienstmitarbeiter, außendienstmitarbeiterin, gebietsleiter, gebietsverkaufsleiter,
      chef de secteur`,
    duties: 'field sales, territory management',
  },
  {
    titles: `inside sales, vertriebsinnendienst, mitarbeiter vertriebsinnendienst,
      mitarbeiterin vertriebsinnendienst, sales coordinator, sales administrator, sales support,
      sales support administrator, sales support executive, sales order processor, sachbearbeiter vertrieb,
      vertriebsassistent, vertriebsassistentin, assistant commercial, assistante commerciale`,
    duties: `order processing, order entry, quote preparation, customer service, telephone handling, devis`,
  },
  {
    titles: `technical sales, technico commercial, technico commerciale, vertriebsingenieur, vertriebsingenieurin,
      ingénieur commercial, técnico comercial`,
    duties: 'technical sales, product demonstrations',
  },
  {
    titles: `medical representative, pharmareferent, pharmareferentin, délégué médical, déléguée médicale`,
    duties: 'pharmaceutical sales, field sales, territory management, product knowledge',
  },
  {
    titles: 'channel manager, channel sales manager, 渠道经理',
    duties: 'channel sales, partner management',
  },
  {
    titles: 'partnerships manager, corporate partnerships manager, partnership manager',
    duties: 'partner management',
  },
  {
    titles: 'advertising sales executive, media sales executive',
    duties: 'advertising sales',
  },
  {
    titles: '外贸业务员, 外贸专员',
    duties: 'export sales, import/export, international sales',
  },
  {
    titles: 'membership sales consultant',
    duties: 'membership sales',
  },
  {
    family: 'sales engineering',
    duties: `technical sales, sales engineering, product demonstrations, solution selling, proof of concept,
      requirements gathering, sales presentations, responding to RFPs, stakeholder engagement,
      discovery calls`,
  },
  {
    family: 'customer support',
    duties: `customer enquiries, customer service, complaint handling, customer satisfaction, telephone handling,
      email support, escalation management, CRM`,
  },
  {
    family: 'customer success',
    duties: 'customer satisfaction, escalation management, customer retention, CRM',
  },
  {
    titles: `customer success manager, customer success specialist, customer success associate,
      client success manager`,
    duties: `customer success, customer onboarding, customer experience, account management, product adoption,
      renewals, churn management, customer health scores, success plans, stakeholder management`,
  },
  {
    titles: `customer service representative, customer support, customer support specialist,
      customer support agent, call center agent, call center representative, call centre agent,
      customer service agent, customer service, customer care, contact center agent, contact centre agent,
      contact centre advisor, customer service advisor, customer adviser, customer advisor, support agent,
      call handler, callcenter agent, téléconseiller, téléconseillère, conseiller client,
      conseillère client, chargé de relation client, chargée de relation client, teleoperador,
      teleoperadora, atención al cliente, agente de atención al cliente, agente de call center,
      kundenservice, mitarbeiter kundenservice, mitarbeiterin kundenservice, sachbearbeiter kundenservice,
      sachbearbeiterin kundenservice, 客服, 客服专员, 售后专员`,
    duties: `inbound calls, call logging, telephone etiquette, order processing, data entry, ticketing systems,
      product knowledge`,
  },
  {
    titles: `call center agent, call center representative, call centre agent, contact center agent,
      contact centre agent, contact centre advisor, callcenter agent, call handler, téléconseiller,
      téléconseillère, teleoperador, teleoperadora, agente de call center, contact centre manager`,
    duties: 'call center',
  },
  {
    titles: `kundenberater, kundenberaterin, kundenbetreuer, kundenbetreuerin, chargé de clientèle,
      chargée de clientèle`,
    duties: 'customer consultation, account management',
  },
  {
    titles: 'live chat consultant, webchat agent',
    duties: 'live chat support',
  },
  {
    titles: 'retention advisor, retentions advisor',
    duties: 'churn management',
  },
  {
    titles: 'customer experience manager',
    duties: 'customer experience, customer journey mapping',
  },
  {
    titles: `contact centre manager, responsable service client, responsable de atención al cliente, 客服主管`,
    duties: 'call quality monitoring, shift management, Personalführung',
  },
  {
    titles: 'complaints handler, customer complaint handler, complaints investigator',
    duties: 'root cause analysis',
  },
  {
    family: 'retail',
    duties: `retail, retail sales, customer service, merchandising, stock replenishment, product knowledge,
      cash handling, product advice, shop floor standards`,
  },
  {
    titles: `cashier, kassierer, kassiererin, caissier, cajero, cajera, hôte de caisse, hôtesse de caisse, 收银员`,
    duties: 'cash register, Kassentätigkeit, cashing up, POS systems, cash reconciliation, payments',
  },
  {
    titles: `retail sales associate, sales associate, shop assistant, retail associate, store associate,
      retail assistant, sales assistant, customer assistant, verkäufer, verkäuferin, einzelhandelskaufmann,
      kauffrau im einzelhandel, verkaufsberater, verkaufsberaterin, verkaufshilfe, vendeur, vendeuse,
      conseiller de vente, conseillère de vente, conseiller vendeur, dependiente, dependienta,
      dependiente de tienda, vendedor, vendedora, sales floor assistant, shop floor assistant, 店员, 营业员, 导购,
      销售顾问门店`,
    duties: `cash register, Kassentätigkeit, POS systems, personal selling in stores, customer consultation,
      price labeling, inventory counts, upselling, cross-selling, returns and refunds`,
  },
  {
    titles: '导购, 营业员, 店员, 销售顾问门店',
    duties: '导购, 理货',
  },
  {
    titles: 'stocker, reponedor, employé libre service, employée de libre service',
    duties: '理货, stock rotation, price labeling',
  },
  {
    titles: `store manager, assistant store manager, retail manager, shop manager, shop supervisor,
      store supervisor, filialleiter, filialleiterin, marktleiter, marktleiterin,
      stellvertretende filialleiterin, stellvertretender filialleiter, responsable de magasin,
      directeur de magasin, adjoint de magasin, jefe de tienda, jefa de tienda, encargado de tienda,
      encargada de tienda, retail store manager, boutique manager, retail branch manager, retail supervisor,
      concession manager, 店长`,
    duties: `store operations, Filialleitung, staff scheduling, inventory management, stock ordering,
      opening and closing procedures, store opening and closing, cash reconciliation, cash register,
      Kassentätigkeit, POS systems, visual merchandising, inventory counts, loss prevention, staff training,
      Personalführung, rota planning, KPI reporting, shift management, inventory shrinkage control,
      cashing up`,
  },
  {
    titles: '店长',
    duties: '门店管理',
  },
  {
    titles: 'merchandiser, visual merchandiser, store merchandiser',
    duties: 'visual merchandising, planograms',
  },
  {
    titles: 'visual merchandiser',
    duties: 'window dressing, point of sale displays, mannequin dressing, store layouts',
  },
  {
    titles: 'area manager retail, area manager fashion retail',
    duties: 'store operations, KPI reporting, sales reporting, Personalführung',
  },
  {
    titles: 'beauty advisor, beauty consultant',
    duties: 'makeup application, skin care treatments, personal selling in stores',
  },
  {
    titles: '会计, 会计师, 会计主管, 总账会计, 财务会计',
    duties: '凭证',
  },
  {
    titles: '会计主管, 总账会计, 会计师',
    duties: '企业会计准则',
  },
  {
    titles: '审计',
    duties: '审计底稿',
  },
  {
    titles: '税务',
    duties: '汇算清缴, 税务筹划',
  },
  {
    titles: `comptable unique, chef comptable, cheffe comptable, responsable comptable, collaborateur comptable,
      collaboratrice comptable`,
    duties: 'liasse fiscale',
  },
  {
    titles: 'collaborateur comptable, collaboratrice comptable',
    duties: 'bilan',
  },
  {
    titles: 'contable, contable general, contador, contadora',
    duties: 'liquidación de impuestos',
  },
  {
    titles: '保险顾问',
    duties: '保险销售, 续保',
  },
  {
    titles: '风控',
    duties: '风控',
  },
  {
    titles: `personalreferent, personalreferentin, personalsachbearbeiter, personalsachbearbeiterin,
      personalleiter, personalfachkauffrau, sachbearbeiter personal, sachbearbeiterin personal`,
    duties: 'employment references',
  },
  {
    titles: 'legal executive',
    duties: `client communication, legal research, drafting legal documents, case management for attorneys,
      legal advice`,
  },
  {
    titles: 'tax analyst, tax associate, tax preparer, 税务',
    duties: 'corporate tax',
  },
  {
    titles: 'fraud analyst, fraud manager, fraud officer',
    duties: 'financial crime, transaction monitoring, data analysis',
  },
  {
    titles: 'marketing, campaign manager, campaign executive, 推广专员, 市场助理',
    duties: 'content creation, digital marketing, marketing communications, social media marketing',
  },
  {
    titles: `sales, vertrieb, mitarbeiter vertrieb, sales specialist, sales agent, account development manager,
      account development executive, client partner, commercial executive, sales trainee,
      responsable commercial, sales associate b2b, 商务专员`,
    duties: `negotiation, sales presentations, closing deals, account management, CRM, business development`,
  },
  {
    titles: 'chief commercial officer',
    duties: `sales strategy, sales forecasting, business strategy, sales team management, Personalführung`,
  },
  {
    titles: 'communications assistant, public affairs officer',
    duties: 'corporate communications, press releases, web content, editing',
  },
  {
    titles: `skills coach, employability assessor, forklift instructor, training and competence consultant`,
    duties: 'training delivery',
  },
  {
    titles: 'influencer manager',
    duties: 'social media marketing, social media management',
  },
];
