import type { RoleFamily } from '../role-family.ts';

export const business: readonly RoleFamily[] = [
  {
    family: 'accounting',
    titles: `accounts assistant, accounts clerk, finance assistant, accounting assistant, finance officer, accountant, staff accountant, accounting manager, bookkeeper, general ledger accountant, gl accountant, cost accountant, controller, financial controller, accounting specialist, accounting clerk, accounts payable specialist, accounts payable clerk, accounts receivable specialist, accounts payable, accounts receivable
      buchhalter, buchhalterin, bilanzbuchhalter, bilanzbuchhalterin, finanzbuchhalter, finanzbuchhalterin, *buchhalter, *buchhalterin, sachbearbeiter buchhaltung, steuerfachangestellte, steuerfachangestellter
      comptable, comptable général, comptable unique, aide comptable, contable, contador, contadora, 会计, 会计师
      finance administrator, finance clerk, accounts administrator, billing clerk, billing specialist
      assistant comptable, assistante comptable, collaborateur comptable, collaboratrice comptable
      auxiliar contable, auxiliar de contabilidad, administrativo contable, administrativa contable
      sachbearbeiterin buchhaltung, mitarbeiter buchhaltung, mitarbeiterin buchhaltung
      sachbearbeiter rechnungswesen, 出纳
      财务专员, 财务会计, 财务主管
      purchase ledger, purchase ledger clerk, sales ledger, sales ledger clerk, ledger clerk
      bought ledger clerk, purchase ledger assistant, purchase ledger administrator
      purchase ledger supervisor, accounts senior, accounts semi senior, semi senior accountant
      audit and accounts senior, audit accounts semi senior, accounts supervisor, financial reporting manager
      reporting manager, financial accounting manager, fixed asset accountant, bank reconciliations clerk
      costing clerk, assistant accountant, practice accountant, accounting advisory manager
      accounting and business advisory supervisor, chief accountant, chef comptable, cheffe comptable
      responsable comptable, comptable fournisseurs, comptable clients, kreditorenbuchhalter
      kreditorenbuchhalterin, leiter rechnungswesen, contable general, jefe de contabilidad
      jefe de administración, responsable de contabilidad, 财务经理, 会计主管, 成本会计, 总账会计, 财务总监
      payroll accountant assistant, junior accountant, senior accountant, group accountant
      fund accounting manager, tax and accounts senior, accounting intern, accounting supervisor
      accounting technician, accounting analyst, accounting associate
      accounts payable manager, accounts payable analyst
      accounts payable associate, ap specialist, ap clerk, ar specialist, ar clerk, ap processor
      invoice processor, invoicing clerk, invoice clerk, billing coordinator, billing administrator
      billing manager, billing analyst, credit and billing clerk, reconciliation analyst
      reconciliation specialist, full charge bookkeeper, auditor accountant, assistant controller
      corporate controller, plant controller, financial accountant, project accountant, revenue accountant
      intercompany accountant, property accountant, hotel accountant, record to report analyst, r2r analyst
      finance team leader, kreditorenbuchhaltung, sachbearbeiter kreditorenbuchhaltung
      sachbearbeiter finanzbuchhaltung, sachbearbeiterin finanzbuchhaltung, mitarbeiter finanzbuchhaltung
      leiter buchhaltung, leiter finanzbuchhaltung, leiter finanz und rechnungswesen, buchhaltungsfachkraft
      buchhaltungskraft, teamleiter buchhaltung, teamleiter finanzbuchhaltung, anlagenbuchhalter
      konzernbuchhalter, accountantin, referent rechnungswesen, referent bilanzierung, fachkraft buchhaltung
      rechnungsprüfer, fakturist, sachbearbeiter fakturierung, bürokraft buchhaltung
      sachbearbeiter debitoren, sachbearbeiter kreditoren, hauptbuchhalter, comptable unique h f
      comptable général fournisseurs, comptable auxiliaire, comptable tiers, secrétaire comptable
      gestionnaire comptable, responsable administratif et comptable, responsable comptabilité
      chef de mission comptable, chargé de mission comptable, expert comptable, expert comptable stagiaire
      collaborateur en cabinet comptable, collaborateur expertise comptable, assistant de gestion comptable
      comptable analytique, comptable immobilier, comptable copropriété, technicien comptable
      agent comptable, facturier, chargé de facturation, assistant facturation, employé comptable
      comptable clients recouvrement, técnico contable, técnico de contabilidad
      administrativo de contabilidad, administrativo de facturación, responsable contable, jefe contable
      contable senior, contable junior, contable analítico, auxiliar de facturación, asistente contable
      analista contable, contador general, contador público, contador senior, controller financiero contable
      oficial contable, administrativo financiero, asesor contable, gestor contable, tenedor de libros, 主办会计
      往来会计, 应付会计, 应收会计, 费用会计, 税务会计, 会计助理, 会计专员, 会计经理, 财务助理, 资金会计, 代理记账会计, 记账会计, 全盘会计, 会计文员, 财务文员, 核算会计
      财务负责人, 材料会计, 收银会计, 财务部经理, 财务总监助理`,
  },
  {
    family: 'audit',
    titles: `auditor, internal auditor, external auditor, audit associate, audit manager, wirtschaftsprüfer, wirtschaftsprüferin, auditeur, 审计
      audit assistant, audit senior, audit trainee, prüfungsassistent, prüfungsassistentin
      collaborateur audit
      audit semi senior, audit supervisor, internal audit manager, head of internal audit, it auditor
      innenrevisor, interner revisor, auditeur interne, auditor interno, 内审
      audit clerk, audit analyst, financial auditor, compliance auditor internal, internal audit analyst
      internal audit senior, assistant audit manager, audit director, audit partner, staff auditor
      senior auditor, wirtschaftsprüfungsassistent, prüfungsleiter, revisor, interne revision
      referent interne revision, mitarbeiter interne revision, auditor interner, auditeur financier
      auditeur externe, commissaire aux comptes, chargé d'audit, responsable audit interne
      assistant auditeur, auditor externo, auditor financiero, auditor de cuentas, auditor senior
      asistente de auditoría, ayudante de auditoría, responsable de auditoría interna, 审计员, 审计助理, 审计专员, 审计经理
      内部审计, 内审专员, 内审经理, 审计师, 注册会计师, 项目经理审计`,
  },
  {
    family: 'tax',
    titles: `tax advisor, tax consultant, tax manager, tax specialist, tax analyst, steuerberater, steuerberaterin, fiscaliste, asesor fiscal
      tax assistant, tax associate, tax preparer, steuerassistent, steuerassistentin, steuerfachwirt
      steuerfachwirtin
      tax senior
      tax accountant, tax director
      vat manager, vat accountant, vat specialist, personal tax senior, personal tax semi senior
      corporate tax manager, transfer pricing manager, transfer pricing specialist, private client tax senior
      steuerreferent, juriste fiscaliste, 税务
      tax preparer seasonal, international tax manager, tax compliance analyst, tax compliance manager
      indirect tax manager, indirect tax analyst, corporate tax analyst, corporate tax accountant
      expatriate tax consultant, enrolled agent, head of tax, tax advisor senior, tax supervisor
      tax trainee, tax inspector, tax examiner, revenue agent, revenue officer tax, tax collector
      r&d tax consultant, vat consultant, vat analyst, tax technology consultant, steuerberaterassistent
      steuerfachangestellter mit schwerpunkt steuern, steuerfachgehilfe, steuerspezialist, finanzwirt
      diplom finanzwirt, betriebsprüfer, steuerprüfer, finanzbeamter, leiter steuern, conseil fiscal
      conseiller fiscal, responsable fiscal, avocat fiscaliste, inspecteur des impôts, contrôleur des impôts
      collaborateur fiscal, chargé de fiscalité, gestor fiscal, técnico fiscal
      responsable fiscal y contable, consultor fiscal, consultor tributario, asesora fiscal
      asesor tributario, inspector de hacienda, técnico de hacienda, técnico tributario, 税务专员, 税务经理, 税务主管
      税务顾问, 税务师, 税务筹划`,
  },
  {
    family: 'financial analysis',
    titles: `financial analyst, finance analyst, fp a analyst, finance manager, fp&a analyst, fp&a manager, controller reporting, business controller, investment analyst, equity analyst, finanzanalyst, analyste financier, contrôleur de gestion, contrôleuse de gestion, analista financiero, controlador financiero, 财务分析师
      finance controller, finance business partner, management accountant, commercial finance manager
      finance director, director of finance, head of finance, financial director, cfo
      chief financial officer, vp finance, group financial controller, financial modeller
      kaufmännischer leiter, kaufmännische leiterin, leiter controlling, leiter finanzen
      leiterin finanzen, directeur administratif et financier, daf, directrice financière
      directeur financier, director financiero, directora financiera, 财务分析
      corporate finance analyst fp&a, budget analyst, budget manager, budget officer, cost analyst
      finance executive, finance lead, group finance manager, fpa manager, financial planning analyst
      financial planning and analysis manager, financial planning and analysis analyst, commercial analyst
      commercial finance analyst, commercial finance business partner, finance analyst commercial
      financial business partner, plant finance manager, divisional finance director
      finance transformation manager, treasury and finance manager, investor relations manager
      investor relations analyst, controller vertrieb, beteiligungscontroller, konzerncontroller
      werkscontroller, projektcontroller finanzen, vertriebscontroller, personalcontroller
      produktionscontroller, finanzcontroller, referent controlling, referentin controlling
      sachbearbeiter controlling, mitarbeiter controlling, junior controller controlling
      leiterin controlling, finanzplaner unternehmen, finanzreferent, contrôleur financier
      contrôleur budgétaire, contrôleur de gestion industriel, contrôleur de gestion commercial
      contrôleur de gestion sociale, assistant contrôle de gestion, assistant contrôleur de gestion
      responsable contrôle de gestion, responsable financier, responsable administratif et financier, raf
      analyste financière, directeur financier adjoint, gestionnaire financier
      chargé d'analyses financières, analista de control de gestión, controller de gestión
      controller industrial, controller financiero, técnico de control de gestión
      responsable de control de gestión, responsable financiero, responsable administrativo financiero
      analista de presupuestos, analista de costes, gestor financiero, jefe de control de gestión, 财务分析经理
      财务分析专员, 预算专员, 成本分析师, 成本主管, 经营分析经理, 财务bp, 预算主管, fp&a经理`,
  },
  {
    family: 'banking and lending',
    titles: `loan officer, bank teller, teller, relationship banker, personal banker, mortgage advisor, bankkaufmann, bankkauffrau, kundenberater bank, conseiller bancaire, gestor bancario, branch manager bank
      loan processor, loan assistant, mortgage broker, mortgage processor, bank clerk
      bankberater, bankberaterin, kreditberater, asesor bancario
      business banker, relationship manager, commercial banker, commercial lender, lending officer
      business banking manager, branch banker, customer advisor bank
      firmenkundenberater, firmenkundenbetreuer, chargé d'affaires professionnels, 客户经理银行
      mortgage adviser, mortgage and protection adviser, mortgage administrator, mortgage consultant
      remortgage advisor, equity release advisor, equity release specialist, loan advisor
      loan operations officer
      agency loans associate, trade finance specialist, corporate banking manager
      chargé d'affaires entreprises, conseiller clientèle bancaire, directeur d'agence bancaire
      bankangestellter, bankangestellte, director de sucursal bancaria, 信贷经理, 柜员
      bank branch manager, branch relationship manager bank, universal banker, personal banking advisor
      premier banker, private client banker, banking advisor, banking assistant, banking consultant
      mortgage loan officer, mortgage loan originator, loan originator, mortgage underwriter assistant
      mortgage case manager, mortgage specialist, mortgage loan processor, loan closer
      loan servicing specialist, credit union teller, member service representative, head teller
      lead teller, commercial loan officer, corporate banker, corporate relationship manager
      sme relationship manager, bankkaufleute, privatkundenberater, privatkundenbetreuer bank
      kundenberaterin bank, baufinanzierungsberater, baufinanzierungsspezialist, kreditberaterin
      filialleiter bank, servicekraft bank, serviceberater bank, finanzierungsberater, sachbearbeiter kredit
      sachbearbeiter baufinanzierung, kreditreferent, bankfachwirt, conseiller clientèle
      conseiller de clientèle, conseiller clientèle particuliers, conseiller clientèle professionnels
      conseiller commercial bancaire, chargé de clientèle bancaire, chargé de clientèle particuliers
      chargé de clientèle professionnels, chargé d'affaires bancaire, guichetier, guichetière
      chargé d'accueil banque, responsable d'agence bancaire, directeur d'agence, conseiller en crédit
      courtier en crédit immobilier, courtier en crédit, gestor comercial banca, gestor de banca personal
      gestor de empresas banca, asesor de banca personal, asesor hipotecario, cajero de banco
      cajero bancario, director de oficina bancaria, director de oficina, ejecutivo bancario
      ejecutivo de cuenta bancario, ejecutivo de crédito, asesor de crédito, oficial de crédito
      analista hipotecario, 银行柜员, 大堂经理银行, 对公客户经理, 个人客户经理, 银行客户经理, 理财经理银行, 信贷员, 信贷专员, 贷款专员, 贷款顾问, 综合柜员, 支行行长`,
  },
  {
    family: 'payments',
    titles: `payments analyst, payments specialist, payment specialist, payments manager
      payment operations specialist, payment operations analyst, payments product manager, head of payments`,
  },
  {
    family: 'insurance',
    titles: `insurance advisor, insurance agent, insurance broker, versicherungskaufmann, insurance clerk, versicherungskauffrau
      insurance administrator, insurance consultant
      versicherungsberater, conseiller en assurance
      agente de seguros
      policy administrator
      account handler, personal lines account handler, commercial account handler
      commercial lines account handler
      insurance technician, reinsurance technician, binding authority technician
      account broker, placing broker, personal lines broker, reinsurance broker
      protection adviser, new homes protection adviser, insurance account executive
      kaufmann für versicherungen und finanzen, kauffrau für versicherungen und finanzen
      courtier en assurance, corredor de seguros, 保险顾问
      insurance sales agent, insurance account manager, insurance customer service representative
      insurance advisor commercial, insurance producer, insurance specialist, commercial insurance broker
      insurance sales representative, licensed insurance agent, insurance account handler
      insurance sales advisor, renewals executive insurance, client executive insurance
      claims and renewals handler, versicherungsvertreter, versicherungsmakler, versicherungskaufleute
      versicherungsfachmann, versicherungsfachfrau, kundenberater versicherung, sachbearbeiter versicherung
      mitarbeiter versicherung, innendienst versicherung, versicherungsfachwirt
      kaufleute für versicherungen, agent général d'assurance, conseiller assurance
      conseiller en assurances, conseiller commercial en assurance, chargé de clientèle assurance
      gestionnaire assurance, gestionnaire de contrats assurance, gestionnaire production assurance
      rédacteur production assurance, téléconseiller assurance, courtier assurance
      collaborateur d'agence assurance, mandataire assurance, asesor de seguros, comercial de seguros
      mediador de seguros, administrativo de seguros, gestor de seguros, corredora de seguros
      tramitador de seguros, técnico de seguros, asesor comercial seguros, 保险经纪人, 保险代理人, 保险销售, 保险客户经理, 车险专员
      保险内勤`,
  },
  {
    family: 'actuarial work',
    titles: `actuary, actuarial analyst, actuarial associate, pricing actuary, reserving actuary, aktuar, aktuarin
      actuaire, actuario, 精算师
      actuarial assistant, actuarial consultant, actuarial manager, actuarial intern, chief actuary
      consulting actuary, actuarial trainee, actuarial specialist, head of actuarial, pensions actuary
      life actuary, aktuariat, mathematiker versicherung, versicherungsmathematiker
      versicherungsmathematikerin, chargé d'études actuarielles, analyste actuariel, assistant actuaire
      actuaria, técnico actuarial, analista actuarial, 精算, 精算助理, 精算分析师, 精算专员, 精算经理, 助理精算师`,
  },
  {
    family: 'payroll',
    titles: `payroll specialist, payroll administrator, payroll manager, payroll accountant, lohnbuchhalter, lohnbuchhalterin, gestionnaire de paie, técnico de nóminas
      payroll assistant, payroll clerk, payroll officer, payroll coordinator, entgeltabrechner
      entgeltabrechnerin, sachbearbeiter lohn, gestionnaire paie, assistant paie, assistante paie
      auxiliar de nóminas
      payroller, pay and benefits manager, payroll and expenses officer, lohnsachbearbeiter
      lohnsachbearbeiterin, 薪酬
      payroll analyst, payroll processor, payroll executive, payroll supervisor, payroll team leader
      payroll bureau manager, payroll advisor, head of payroll, payroll consultant
      lohn und gehaltsbuchhalter, lohn und gehaltsbuchhalterin, gehaltsbuchhalter
      sachbearbeiter entgeltabrechnung, sachbearbeiter lohn und gehalt, sachbearbeiterin lohn und gehalt
      mitarbeiter lohnbuchhaltung, mitarbeiter lohn und gehaltsabrechnung, personalabrechner
      entgeltsachbearbeiter, payroll specialistin, payroll spezialist, referent entgelt, payroll managerin
      lohnbuchhaltung, gestionnaire de paie et administration du personnel, gestionnaire paie et adp
      responsable paie, chargé de paie, technicien paie, collaborateur paie, assistant de paie
      comptable paie, técnica de nóminas, técnico de nóminas y seguridad social, administrativo de nóminas
      especialista en nóminas, responsable de nóminas, gestor de nóminas, técnico laboral
      administrativo laboral, asesor laboral, analista de nómina, auxiliar de nómina, encargado de nóminas
      薪酬专员, 薪酬主管, 薪酬经理, 薪资专员, 薪酬福利专员, 薪酬绩效专员, 薪酬核算`,
  },
  {
    family: 'law',
    titles: `attorney, lawyer, solicitor, associate attorney, legal counsel, counsel, barrister, rechtsanwalt, rechtsanwältin, syndikusrechtsanwalt, jurist, juristin, avocat, avocate, juriste, abogado, abogada, 律师, 法务
      legal advisor, legal adviser, in house counsel, legal officer
      litigation associate, corporate counsel, general counsel, juriste d'entreprise
      fee earner, conveyancing fee earner, private client fee earner, personal injury fee earner
      employment fee earner, rta fee earner, litigator, litigation solicitor, in house lawyer, company lawyer
      legal director, head of legal, rechtsreferendar, wirtschaftsjurist, wirtschaftsjuristin, letrado
      letrada, 法务专员, 法务经理
      corporate lawyer, commercial lawyer, employment lawyer, family lawyer, litigation attorney
      staff attorney, trial attorney, criminal defense attorney, immigration attorney, associate lawyer
      assistant general counsel, senior counsel, legal manager, legal specialist, contracts attorney
      contracts lawyer, trainee solicitor, newly qualified solicitor, nq solicitor, family solicitor
      property solicitor, conveyancing solicitor, commercial property solicitor, personal injury solicitor
      private client solicitor, corporate solicitor, duty solicitor, legal consultant, unternehmensjurist
      unternehmensjuristin, volljurist, volljuristin, legal counselin, syndikus, rechtsberater, fachanwalt
      justiziar, justiziarin, referent recht, wirtschaftsjuristen, leiter recht, avocat collaborateur
      avocat associé, avocat en droit social, avocat d'affaires, juriste droit des affaires
      juriste droit social, juriste contrats, juriste immobilier, juriste en droit des contrats
      juriste corporate, conseiller juridique, directeur juridique, responsable juridique
      chargé d'affaires juridiques, chargé juridique, assesseur juridique, asesor jurídico, asesora jurídica
      abogado laboralista, abogado mercantil, abogado junior, abogado penalista, abogado in house
      responsable jurídico, director jurídico, consultor jurídico, licenciado en derecho, 法务主管, 法务总监, 法律顾问
      诉讼律师, 执业律师, 实习律师, 法务助理, 合规律师
      *rechtsanwalt`,
  },
  {
    family: 'legal support',
    titles: `conveyancer, legal administrator, litigation assistant, legal executive, conveyancing assistant, notariatsfachangestellte, assistante notariale, assistant notarial, secrétaire notariale, secrétaire juridique, paralegal, legal assistant, legal secretary, law clerk, rechtsanwaltsfachangestellte, assistant juridique, assistante juridique, asistente legal
      legal clerk, rechtsfachwirt, rechtsfachwirtin, auxiliar jurídico, auxiliar jurídica
      kanzleiassistenz, kanzleiassistent, kanzleiassistentin, rechtsanwaltsfachangestellter
      legal pa, litigation executive, legal cashier, trade mark administrator, wills advisor
      legal case handler, legal support specialist, litigation support specialist, assistant d'avocat, 律师助理
      litigation paralegal, corporate paralegal, immigration paralegal, personal injury paralegal
      conveyancing paralegal, real estate paralegal, senior paralegal, trainee paralegal
      litigation secretary, conveyancing secretary, residential conveyancer, licensed conveyancer
      chartered legal executive, legal pa secretary, legal support assistant, legal intern
      legal coordinator, legal operations manager, legal administrator assistant, title examiner
      escrow officer, probate executive, will writer, costs draftsman, law costs draftsman
      rechtsanwaltsgehilfin, rechtsanwaltsfachangestellten, anwaltssekretärin
      rechtsanwalts und notarfachangestellte, anwaltsassistentin, mitarbeiter rechtsabteilung
      notarassistent, sekretärin kanzlei, kanzleisekretärin, kanzleimitarbeiter, assistante d'avocat
      secrétaire d'avocat, clerc d'avocat, assistant juriste, assistante juriste, formaliste
      clerc aux formalités, clerc rédacteur, collaborateur notarial, assistant clerc de notaire
      négociateur notarial, secretaria jurídica, secretario jurídico, oficial de notaría, oficial de notaria
      auxiliar de notaría, pasante, tramitador jurídico, gestor jurídico, asistente jurídico
      administrativo jurídico, procurador, 律所助理, 法务文员, 律师秘书, 公证员助理`,
  },
  {
    family: 'compliance',
    titles: `compliance officer, compliance manager, compliance analyst, aml analyst, kyc analyst, risk manager, risk analyst, data protection officer, datenschutzbeauftragter
      kyc specialist, compliance specialist, compliance associate, compliance assistant, aml specialist
      aml officer, geldwäschebeauftragter, chargé de conformité, responsable conformité
      técnico de cumplimiento
      financial crime analyst, financial crime officer, financial crime manager, financial crime investigator
      aml investigator, aml compliance analyst, aml associate, kyc associate, kyc officer, kyc manager, cdd analyst
      edd analyst, sanctions analyst, transaction monitoring analyst, geldwäschebeauftragte, analyste conformité
      analyste lcb-ft, analista de cumplimiento, 反洗钱专员, 合规专员, 合规经理
      fraud analyst, fraud manager, fraud officer, conflicts analyst, operational risk manager
      operational risk officer, risk officer, compliance monitoring officer, compliance monitoring analyst
      compliance assurance officer, kyc review officer, regulation manager, governance officer
      governance manager, risk assessment manager, analyste risques, analista de riesgos, 风控
      compliance advisor, compliance consultant, head of compliance, chief compliance officer
      compliance administrator, compliance coordinator, regulatory compliance manager
      regulatory compliance officer, financial crime consultant, financial crime specialist, aml manager
      mlro, kyc administrator, kyc reviewer, onboarding analyst kyc, client onboarding analyst
      kyc onboarding analyst, fraud investigator banking, fraud specialist, fraud prevention analyst
      fraud operations analyst, risk and compliance manager, risk and compliance officer
      enterprise risk manager, model risk analyst, market risk analyst, liquidity risk analyst
      risk consultant, head of risk, chief risk officer, ethics and compliance officer
      privacy counsel officer, compliance beauftragter, compliance beauftragte, compliance managerin
      compliance referent, referent compliance, geldwäscheprävention, sachbearbeiter geldwäscheprävention
      aml spezialist, risikomanager, risikomanagerin, risikoanalyst, risikocontroller
      referent risikomanagement, datenschutzkoordinator, datenschutzbeauftragte, analyste kyc, chargé kyc
      analyste lcb ft, responsable de la conformité, contrôleur permanent, contrôleur interne
      responsable contrôle interne, risk manager banque, responsable des risques
      délégué à la protection des données, chargé de contrôle interne, déontologue, gestionnaire conformité
      oficial de cumplimiento, responsable de cumplimiento, analista de prevención de blanqueo, analista pld
      técnico de prevención de blanqueo de capitales, analista kyc, técnico de riesgos, gestor de riesgos
      responsable de riesgos, analista de fraude, delegado de protección de datos, analista de riesgo, 合规
      合规主管, 合规风控, 风控专员, 风控经理, 风险管理, 风控分析师, 反欺诈分析师, 内控专员, 内控经理, 合规官, 反洗钱, 反洗钱分析师`,
  },
  {
    family: 'human resources',
    titles: `hr manager, hr generalist, hr business partner, human resources manager, human resources generalist, hr specialist, hr coordinator, people operations, people partner, hr assistant, human resources, hr, personalreferent, personalreferentin, personalleiter, personalsachbearbeiter, personalsachbearbeiterin, chargé de ressources humaines, chargée de ressources humaines, responsable rh, técnico de recursos humanos, 人力资源, 人事
      assistant rh, assistante rh, chargé rh, chargée rh, gestionnaire rh, hr administrator, hr adviser
      hr advisor, hr officer, people advisor, personalassistent, personalassistentin, personalfachkauffrau
      sachbearbeiter personal, sachbearbeiterin personal, auxiliar de recursos humanos
      técnico de rrhh, técnica de rrhh, responsable de recursos humanos, responsable rrhh
      directeur rh, 人事经理
      reward analyst, reward manager, reward advisor, reward consultant, rewards specialist
      compensation and benefits analyst, compensation and benefits manager, employee relations specialist
      employee relations manager, employee relations advisor, er advisor, er manager, er specialist, hrbp
      hris manager, hris analyst, global mobility manager, global mobility specialist, hr director
      chief people officer, people manager, head of people, people and culture manager, hr business partnerin
      directeur des ressources humaines, drh, director de recursos humanos, graduado social
      hr business partner manager, people operations manager, people operations specialist
      people and culture advisor, people and culture coordinator, people advisor hr, hr consultant
      hr executive, hr analyst, hr associate, hr intern, hr lead, hr team leader
      hr shared services specialist, hr service delivery advisor, hr operations specialist
      hr systems analyst, hr projects manager, human resource officer, human resource specialist
      human resource assistant, human resources advisor, human resources administrator
      human resources director, human resources business partner, head of hr, head of people and culture
      chro, vp hr, vp people, employee experience manager
      compensation analyst, compensation manager, total rewards manager
      labor relations specialist, diversity and inclusion manager, edi manager, hr administrationsassistent
      employee engagement manager, people coordinator, people generalist, people director
      workforce planner hr, hr businesspartner, hr referent, hr referentin, hr generalistin, hr managerin
      hr spezialist, hr mitarbeiter, hr assistenz, hr koordinator, hr sachbearbeiter, leiter personal
      leiterin personal, leitung personal, personalfachkaufmann, personalmanager, personalmanagerin
      personalentwicklung referent, referent personal, referentin personal, personalverantwortlicher
      personaladministrator, mitarbeiter personalabteilung, mitarbeiterin personal
      mitarbeiter personalwesen, fachkraft personal, referent personalwesen, personaldienstleister
      betriebsratsreferent, referent vergütung, compensation und benefits manager
      gestionnaire ressources humaines, gestionnaire du personnel, gestionnaire administration du personnel
      gestionnaire rh paie, responsable ressources humaines, responsable des ressources humaines, rrh
      assistant ressources humaines, assistante ressources humaines, assistant de direction rh
      chargé de mission rh, chargé de développement rh, chargé de développement ressources humaines
      généraliste rh, hrbp france, conseiller rh, technicien rh, directrice des ressources humaines
      directeur ressources humaines, chargé d'études rh, responsable administration du personnel, adjoint rh
      juriste rh, chargé de la qvt, técnico de rr.hh., técnico rrhh, técnica de recursos humanos
      generalista de rrhh, generalista de recursos humanos, hr business partner españa
      coordinador de recursos humanos, coordinador de rrhh, jefe de recursos humanos, jefe de personal
      gerente de recursos humanos, asistente de recursos humanos, asistente de rrhh
      analista de recursos humanos, administrativo de rrhh, administrativo de recursos humanos
      administrativo de personal, especialista en recursos humanos, directora de recursos humanos
      responsable de personas, auxiliar de rrhh, técnico de relaciones laborales
      responsable de relaciones laborales, gestor de personal, técnico de compensación y beneficios, 人事专员
      人事主管, 人事助理, 人事行政, 人事行政专员, 行政人事专员, 行政人事主管, 人力资源专员, 人力资源主管, 人力资源经理, 人力资源总监, 人力资源助理, hrbp经理, hr专员, hr经理
      hr主管, 绩效专员, 员工关系专员, 员工关系经理, 组织发展经理, 人事文员, 人事部经理`,
  },
  {
    family: 'recruiting',
    titles: `recruiter, talent acquisition, talent acquisition specialist, technical recruiter, sourcer, recruitment consultant, personalberater, recruiterin, chargé de recrutement, chargée de recrutement, reclutador, 招聘
      consultant en recrutement, consultante en recrutement, recruiting coordinator, recruitment coordinator
      resourcer, talent acquisition partner, assistant recrutement, assistante recrutement
      técnico de selección
      recruitment manager, resourcing advisor, resourcing manager, resourcing specialist
      resourcing consultant, resourcing business partner, candidate manager, candidate consultant
      executive search consultant, executive search associate, headhunter, 360 recruiter, talent partner
      talent sourcer, resource consultant, recruitment branch manager, personalvermittler, personaldisponent
      personaldisponentin, consultor de selección, técnica de selección, 猎头
      berater personalvermittlung, consultant personalvermittlung, consultant vermittlung
      berater vermittlung, mitarbeiter personalvermittlung, personaldienstleistungskaufmann
      recruiting consultant, recruiting manager, recruiting specialist, recruitment specialist
      recruitment officer, recruitment advisor, recruitment executive, recruitment partner
      recruitment administrator, delivery consultant recruitment, permanent recruitment consultant
      staffing consultant, staffing specialist, staffing manager, search consultant, headhunterin
      talent manager recruiting, talent scout, chargé de sourcing, responsable recrutement
      chasseur de têtes, consultor de recursos humanos selección, técnico de reclutamiento, reclutadora
      especialista en reclutamiento, responsable de selección, 招聘专员, 招聘经理, 招聘主管, 招聘顾问, 猎头顾问`,
  },
  {
    family: 'learning and development',
    titles: `trainer, training specialist, learning and development, instructional designer, corporate trainer, l&d specialist, formateur, formatrice, formador
      training manager, l d specialist, training coordinator, training officer
      training and development manager, learning specialist, talent development manager
      personalentwickler, personalentwicklerin, responsable formation, responsable de formación, 培训专员
      learning experience designer, learning designer, elearning developer, elearning designer, elearning specialist
      e-learning developer, e-learning designer, digital learning designer, curriculum designer, learning technologist
      concepteur pédagogique, conceptrice pédagogique, ingénieur pédagogique, ingénieure pédagogique
      diseñador instruccional, diseñadora instruccional
      apprenticeship assessor, nvq assessor, vq assessor, vocational assessor
      health and social care assessor, childcare assessor, leadership and management assessor
      employability assessor, skills coach, training designer, forklift instructor
      training and competence consultant, ausbilder, ausbilderin, ausbildungsleiter, ingénieur formation
      chargé de formation, técnico de formación, 培训师, 培训经理`,
  },
  {
    family: 'marketing',
    titles: `marketing manager, marketing specialist, digital marketing manager, digital marketing specialist, marketing coordinator, growth marketer, growth marketing manager, performance marketing manager, product marketing manager, brand manager, email marketing manager, seo specialist, seo manager, ppc specialist, content marketing manager, demand generation manager, marketing, online marketing manager, marketingreferent, chargé de marketing, responsable marketing, chef de produit marketing, especialista en marketing, 市场营销
      paid media manager, paid media executive, paid search manager, paid search executive
      biddable media manager, campaign manager, campaign executive, email campaign manager, head of marketing
      marketing director, cmo, digital executive, digital marketing analyst, ecrm specialist
      brand ambassador, category marketing manager, trade marketing manager, market development manager
      media planner, media buyer, onlinemarketing manager, marketingleiter, marketingleiterin
      marketingmanager, marketingmanagerin, brand managerin, chef de marque, cheffe de marque
      responsable de marketing, técnico de marketing, técnica de marketing, jefe de marketing
      jefa de marketing, 品牌经理, 品牌专员, 品牌主管, 品牌总监, 市场专员, 市场经理, 市场总监, 市场主管, 市场助理, 推广专员`,
  },
  {
    family: 'social media and communication',
    titles: `social media manager, community manager, communications manager, pr manager, public relations, communications specialist, social media specialist, pressesprecher, chargé de communication, chargée de communication, responsable de comunicación
      communications officer, press officer, media relations manager, internal communications manager
      public affairs officer
      communications executive, communications assistant, digital communications executive
      corporate communications manager, pr executive, pr account executive, head of communications
      external affairs manager, influencer manager, social media managerin, referent öffentlichkeitsarbeit
      referentin öffentlichkeitsarbeit, referentin unternehmenskommunikation, pressereferent
      pressereferentin, attaché de presse, attachée de presse, responsable communication
      técnico de comunicación, técnica de comunicación, gestor de redes sociales, 新媒体运营, 新媒体专员, 公关经理, 媒介
      内容运营
      新媒体主管, 新媒体编辑, 新媒体助理, 新媒体经理, 新媒体文案, 公众号编辑, 公众号运营, 微信运营, 短视频运营, 抖音运营, 小红书运营, 直播运营, 社群运营, 社区运营, 自媒体运营
      账号运营, 媒体运营, 品牌公关, 媒介专员, 媒介经理`,
  },
  {
    family: 'sales',
    titles: `territory manager, area sales manager, territory representative, field sales, sales advisor, sales specialist, account representative, area manager sales, sales agent, sales representative, account executive, sales manager, sales executive, business development manager, business development representative, business developer, account manager, key account manager, inside sales, sales development representative, sdr, sales associate b2b, sales director, sales consultant, sales
      vertriebsmitarbeiter, vertriebsmitarbeiterin, außendienstmitarbeiter, vertriebsleiter, vertrieb, commercial, commerciale, ingénieur commercial, attaché commercial, comercial, ejecutivo de ventas, 销售
      telesales, sales coordinator, sales administrator, business development executive
      medical representative, technical sales, verkaufsleiter, vertriebsassistent, vertriebsassistentin
      vertriebsinnendienst, sachbearbeiter vertrieb, pharmareferent, pharmareferentin, technico commercial
      technico commerciale, assistant commercial, assistante commerciale, délégué médical, déléguée médicale
      chef des ventes, asesor comercial, asesora comercial, delegado comercial, delegada comercial
      jefe de ventas, agente comercial
      客户经理, 业务经理, 外贸业务员, 业务员
      telemarketing executive, telemarketer, telemarketing agent, appointment setter
      lead generation executive, bdm, bdr, kam, national account manager, national accounts manager
      regional sales manager, sales trainee, account development manager, account development executive
      client partner, commercial manager, commercial director, commercial executive, head of sales
      field sales executive, sales support, sales support administrator, sales support executive
      sales order processor, partnerships manager, corporate partnerships manager, partnership manager
      media sales executive, advertising sales executive, membership sales consultant, channel manager
      channel sales manager, chief commercial officer, vertriebsingenieur, vertriebsingenieurin
      vertriebsbeauftragter, vertriebsbeauftragte, gebietsleiter, gebietsverkaufsleiter
      außendienstmitarbeiterin, mitarbeiter vertrieb, mitarbeiter vertriebsinnendienst
      mitarbeiterin vertriebsinnendienst, key accounterin, ingénieur d'affaires, directeur commercial
      directrice commerciale, responsable commercial, chef de secteur, responsable grands comptes
      attachée commerciale, télévendeur, télévendeuse, director comercial, directora comercial
      ejecutivo comercial, ejecutiva comercial, gestor comercial, técnico comercial, representante de ventas
      大客户经理, 渠道经理, 区域经理, 商务经理, 商务专员, 外贸专员
      课程顾问, 课程销售顾问, 课程销售, 招生老师, 招生顾问, 会籍顾问, 电话销售, 销售代表, 销售经理, 销售主管, 销售助理, 销售总监, 销售工程师, 销售专员, 销售顾问`,
  },
  {
    family: 'sales engineering',
    titles: `sales engineer, solutions engineer, presales consultant, solution architect, solutions architect, presales engineer
      solutions consultant, pre sales consultant, pre sales engineer, technical presales consultant
      ingénieur avant vente, ingeniero preventa, presales manager, 售前工程师, 解决方案工程师`,
  },
  {
    family: 'customer support',
    titles: `customer service representative, customer support, customer support specialist, call center agent, customer service, customer service agent, contact center agent, client services, customer care, kundenberater, kundenberaterin, kundenservice, kundenbetreuer, kundenbetreuerin, conseiller client, conseillère client, chargé de clientèle, atención al cliente, agente de atención al cliente, 客服
      customer adviser, customer advisor, call center representative, call centre agent
      customer support agent
      customer experience specialist, support agent, téléconseiller, téléconseillère
      chargé de relation client, chargée de relation client, teleoperador, teleoperadora
      account manager customer, customer experience manager
      customer representative, call handler, contact centre advisor, contact centre manager
      contact centre agent, customer service advisor, customer experience advisor
      customer relations executive, customer relations advisor, customer relations manager
      complaints handler, customer complaint handler, complaints investigator, complaints administrator
      customer consultant, customer account agent, retention advisor, retentions advisor
      customer liaison manager, customer liaison officer, client support administrator
      client liaison officer, live chat consultant, webchat agent, customer coordinator
      sachbearbeiter kundenservice, sachbearbeiterin kundenservice, callcenter agent
      mitarbeiter kundenservice, mitarbeiterin kundenservice, mitarbeiter kundendienst, chargée de clientèle
      responsable service client, agente de call center, responsable de atención al cliente, 客服专员, 客服主管, 售后专员`,
  },
  {
    family: 'retail',
    titles: `store manager, retail sales associate, sales associate, cashier, shop assistant, assistant store manager, merchandiser, retail associate, retail manager, verkäufer, verkäuferin, einzelhandelskaufmann, kauffrau im einzelhandel, filialleiter, filialleiterin, vendeur, vendeuse, caissier, dependiente, dependienta, 店长
      store associate, retail assistant, sales assistant, customer assistant, shop manager, shop supervisor
      store supervisor, stocker, verkaufsberater, verkaufsberaterin, kassierer, kassiererin, verkaufshilfe
      marktleiter, conseiller de vente, conseillère de vente, hôte de caisse, hôtesse de caisse, cajero
      cajera, vendedor, vendedora, reponedor, encargado de tienda, encargada de tienda, 店员, 收银员
      retail supervisor, retail team leader, department manager retail, visual merchandiser
      store merchandiser, floor supervisor, duty manager retail
      retail branch manager, concession manager, counter manager, trade counter assistant
      trade counter manager, showroom manager, showroom assistant, showroom executive, boutique manager
      area manager retail, area manager fashion retail, sales floor assistant, retail store manager
      shop floor assistant, beauty advisor, beauty consultant, beauty business manager
      garden centre assistant, stellvertretende filialleiterin, stellvertretender filialleiter, marktleiterin
      abteilungsleiter einzelhandel, conseiller vendeur, responsable de magasin, directeur de magasin
      chef de rayon, employé libre service, employée de libre service, adjoint de magasin, jefe de tienda
      jefa de tienda, dependiente de tienda, 导购, 营业员, 督导, 销售顾问门店
      shop worker, retail worker, retail sales assistant, retail sales consultant, retail customer assistant
      store team leader, store team member
      store department manager, department manager, fashion assistant, supervisor retail, keyholder
      key holder retail, checkout assistant, checkout operator, till operator, shelf stacker
      replenishment assistant, night replenishment assistant, stock assistant retail, grocery clerk
      produce clerk, bakery clerk, deli clerk, meat counter assistant, convenience store manager
      convenience store assistant, supermarket manager, supermarket assistant, trading manager retail
      deputy store manager, deputy shop manager, assistant shop manager, retail general manager
      retail operations manager, retail area manager, district manager retail, personal shopper
      jewellery sales consultant, furniture sales consultant, kitchen sales designer, bookseller
      charity shop manager, charity shop assistant, petrol station attendant, gas station attendant
      service station attendant, toy shop assistant, sales floor associate, cashier associate, head cashier
      customer team member, customer assistant retail, einzelhandelskauffrau, kaufmann im einzelhandel
      kauffrau einzelhandel, kaufmann einzelhandel, einzelhandelsverkäufer, verkaufsmitarbeiter
      verkaufsmitarbeiterin, verkaufskraft, fachverkäufer, fachverkäuferin, aushilfe verkauf, aushilfe kasse
      mitarbeiter verkauf, mitarbeiterin verkauf, mitarbeiter kasse, kassenmitarbeiter, regalauffüller
      warenverräumer, verkäufer im einzelhandel, filialleitung, stellvertretende filialleitung
      stellvertretende marktleitung, marktleitung, abteilungsleiter verkauf, storemanager, store managerin
      bezirksleiter einzelhandel, handelsfachwirt, bäckereiverkäuferin, bäckereifachverkäufer filiale
      tankstellenmitarbeiter, buchhändler, buchhändlerin, visual merchandiserin, warenhausmitarbeiter
      erstverkäufer, erstverkäuferin, teamleiter verkauf, vendeur en magasin, vendeuse en magasin
      vendeur conseil, vendeuse conseil, vendeur conseiller, vendeur prêt à porter, vendeuse prêt à porter
      vendeur polyvalent, conseiller de vente prêt à porter, conseiller vente, employé de magasin
      employé commercial, employée commerciale, équipier de vente, équipier magasin, équipier de commerce
      caissière, employé de caisse, responsable de rayon, manager de rayon
      adjoint responsable magasin, responsable adjoint de magasin, directeur adjoint de magasin
      directrice de magasin, gérant de magasin, responsable boutique, responsable de boutique
      responsable de point de vente, responsable de vente, animateur de rayon, chef de caisse
      chef de secteur grande distribution, chef de département magasin, étalagiste, visuel merchandiser
      vendeur en boulangerie, vendeuse en boulangerie, vendeur boulangerie, libraire, pompiste
      vendeur rayon, vendeur bricolage, vendedor de tienda, vendedora de tienda, dependiente de comercio
      dependienta de comercio, dependienta de tienda, dependiente de panadería, dependienta de panadería
      asistente de tienda, auxiliar de tienda, cajero de supermercado, cajera de supermercado
      cajero reponedor, cajera reponedora, reponedor de supermercado, auxiliar de supermercado
      gerente de tienda, subgerente de tienda, segundo encargado de tienda, segunda encargada de tienda
      subencargado de tienda, responsable de tienda, supervisor de tienda
      supervisor de tiendas, coordinador de tienda, jefe de sección, jefe de supermercado
      encargado de supermercado, encargado de establecimiento, director de tienda, escaparatista
      visual merchandiser tienda, asesor de ventas tienda, promotor de ventas, promotora de ventas, librero
      expendedor de gasolinera, vendedor de mostrador, 店长助理, 副店长, 门店店长, 门店经理, 门店主管, 门店店员, 导购员, 服装导购, 珠宝销售
      理货员, 超市收银员, 超市理货员, 商场营业员, 值班店长, 储备店长, 门店导购, 促销员, 柜台销售, 专柜销售, 店面销售, 零售店长, 零售经理, 区域督导, 陈列师
      *fachverkäufer`,
  },
];
