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
      jefe de administración, responsable de contabilidad, 财务经理, 会计主管, 成本会计, 总账会计, 财务总监`,
  },
  {
    family: 'audit',
    titles: `auditor, internal auditor, external auditor, audit associate, audit manager, wirtschaftsprüfer, wirtschaftsprüferin, auditeur, 审计
      audit assistant, audit senior, audit trainee, prüfungsassistent, prüfungsassistentin
      collaborateur audit
      audit semi senior, audit supervisor, internal audit manager, head of internal audit, it auditor
      innenrevisor, interner revisor, auditeur interne, auditor interno, 内审`,
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
      steuerreferent, juriste fiscaliste, 税务`,
  },
  {
    family: 'financial analysis',
    titles: `financial analyst, finance analyst, fp a analyst, finance manager, fp&a analyst, fp&a manager, controller reporting, business controller, investment analyst, equity analyst, finanzanalyst, analyste financier, contrôleur de gestion, contrôleuse de gestion, analista financiero, controlador financiero, 财务分析师
      finance controller, finance business partner, management accountant, commercial finance manager
      finance director, director of finance, head of finance, financial director, cfo
      chief financial officer, vp finance, group financial controller, financial modeller
      kaufmännischer leiter, kaufmännische leiterin, leiter controlling, leiter finanzen
      leiterin finanzen, directeur administratif et financier, daf, directrice financière
      directeur financier, director financiero, directora financiera, 财务分析`,
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
      bankangestellter, bankangestellte, director de sucursal bancaria, 信贷经理, 柜员`,
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
      courtier en assurance, corredor de seguros, 保险顾问`,
  },
  {
    family: 'actuarial work',
    titles: `actuary, actuarial analyst, actuarial associate, pricing actuary, reserving actuary, aktuar, aktuarin
      actuaire, actuario, 精算师`,
  },
  {
    family: 'payroll',
    titles: `payroll specialist, payroll administrator, payroll manager, payroll accountant, lohnbuchhalter, lohnbuchhalterin, gestionnaire de paie, técnico de nóminas
      payroll assistant, payroll clerk, payroll officer, payroll coordinator, entgeltabrechner
      entgeltabrechnerin, sachbearbeiter lohn, gestionnaire paie, assistant paie, assistante paie
      auxiliar de nóminas
      payroller, pay and benefits manager, payroll and expenses officer, lohnsachbearbeiter
      lohnsachbearbeiterin, 薪酬`,
  },
  {
    family: 'law',
    titles: `attorney, lawyer, solicitor, associate attorney, legal counsel, counsel, barrister, rechtsanwalt, rechtsanwältin, syndikusrechtsanwalt, jurist, juristin, avocat, avocate, juriste, abogado, abogada, 律师, 法务
      legal advisor, legal adviser, in house counsel, legal officer
      litigation associate, corporate counsel, general counsel, juriste d'entreprise
      fee earner, conveyancing fee earner, private client fee earner, personal injury fee earner
      employment fee earner, rta fee earner, litigator, litigation solicitor, in house lawyer, company lawyer
      legal director, head of legal, rechtsreferendar, wirtschaftsjurist, wirtschaftsjuristin, letrado
      letrada, 法务专员, 法务经理`,
  },
  {
    family: 'legal support',
    titles: `conveyancer, legal administrator, litigation assistant, legal executive, conveyancing assistant, notariatsfachangestellte, assistante notariale, assistant notarial, secrétaire notariale, secrétaire juridique, paralegal, legal assistant, legal secretary, law clerk, rechtsanwaltsfachangestellte, assistant juridique, assistante juridique, asistente legal
      legal clerk, rechtsfachwirt, rechtsfachwirtin, auxiliar jurídico, auxiliar jurídica
      kanzleiassistenz, kanzleiassistent, kanzleiassistentin, rechtsanwaltsfachangestellter
      legal pa, litigation executive, legal cashier, trade mark administrator, wills advisor
      legal case handler, legal support specialist, litigation support specialist, assistant d'avocat, 律师助理`,
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
      governance manager, risk assessment manager, analyste risques, analista de riesgos, 风控`,
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
      directeur des ressources humaines, drh, director de recursos humanos, graduado social`,
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
      jefa de tienda, dependiente de tienda, 导购, 营业员, 督导, 销售顾问门店`,
  },
];
