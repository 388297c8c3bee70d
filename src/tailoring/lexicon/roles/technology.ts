import type { RoleFamily } from '../role-family.ts';

export const technology: readonly RoleFamily[] = [
  {
    family: 'software engineering',
    titles: `software engineer, software developer, developer, programmer, backend engineer, back end engineer, backend developer, back end developer
      frontend engineer, front end engineer, frontend developer, front end developer, full stack engineer, full stack developer, fullstack engineer, fullstack developer
      application developer, application engineer, web developer, platform engineer, api engineer, api developer, java engineer, python engineer, node.js engineer, ruby engineer, go engineer, software architect
      sde, swe, softwareentwickler, softwareentwicklerin, *entwickler, *entwicklerin, *programmierer, softwareingenieur, software ingenieur, fachinformatiker anwendungsentwicklung
      développeur, développeuse, ingénieur logiciel, ingénieure logiciel, ingénieur développement, desarrollador, desarrolladora, programador, programadora, ingeniero de software, ingeniera de software
      软件工程师, 后端工程师, 前端工程师, 开发工程师, 程序员, 全栈工程师
      fintech engineer
      software development engineer, software engineering manager, head of software engineering
      software consultant, software analyst, sharepoint developer, systems developer, php engineer
      technical architect, solution developer, web engineer, entwicklungsleiter software
      anwendungsentwickler, anwendungsentwicklerin, développeur web, développeur full stack
      ingénieur d'études et développement, ingénieur développement logiciel, concepteur développeur
      analista programador, analista programadora, desarrollador web, arquitecto de software, 架构师, 系统架构师
      软件开发, 软件实施工程师
      fachinformatikerin anwendungsentwicklung, fachinformatiker für anwendungsentwicklung
      fachinformatikerin für anwendungsentwicklung`,
  },
  {
    family: 'mobile development',
    titles: `mobile engineer, mobile developer, ios engineer, ios developer, android engineer, android developer, mobile app developer
      flutter developer, react native developer, mobile application developer`,
  },
  {
    family: 'embedded engineering',
    titles: `embedded engineer, embedded software engineer, embedded developer, firmware engineer, firmware developer, embedded systems engineer, 嵌入式工程师`,
  },
  {
    family: 'game development',
    titles: `game developer, game programmer, gameplay programmer, gameplay engineer, unity developer`,
  },
  {
    family: 'site reliability and operations',
    titles: `devops engineer, site reliability engineer, sre, cloud engineer, infrastructure engineer, devops specialist, cloud architect, cloud infrastructure engineer, platform reliability engineer, ingénieur devops, ingeniero devops, 运维工程师
      devops manager, cloud consultant, cloud operations engineer, azure engineer, aws engineer
      cloud devops engineer, ingénieur cloud, ingénieur production, arquitecto cloud, 云计算工程师`,
  },
  {
    family: 'system administration',
    titles: `system administrator, systems administrator, sysadmin, network administrator, network engineer, it administrator, systemadministrator, fachinformatiker systemintegration, administrateur système, administrateur réseau, administrador de sistemas, 系统管理员
      linux administrator, unix administrator, windows administrator, systems engineer, network technician
      cloud administrator, netzwerkadministrator, administrador de redes, technicien réseau
      technicien système
      ingénieur réseau, ingénieur réseaux, ingeniero de redes
      infrastructure manager, infrastructure analyst, network architect, voice engineer
      network project engineer, server engineer, windows engineer, storage engineer, network analyst
      it systems engineer, network manager, wintel engineer, it administratorin, systemingenieur
      netzwerktechniker, netzwerkingenieur, ingénieur système, ingénieur systèmes et réseaux
      administrateur systèmes et réseaux, administrateur réseaux, técnico de redes, técnico de sistemas
      网络工程师, 网络管理员, 系统工程师
      fachinformatikerin systemintegration, fachinformatiker für systemintegration
      fachinformatikerin für systemintegration`,
  },
  {
    family: 'IT support',
    titles: `support engineer, support analyst, systems support, it support, it support specialist, help desk, helpdesk, help desk technician, desktop support, service desk, service desk analyst, it technician, support technician, technical support, it specialist, technicien support, soporte técnico
      it assistant, service desk agent, help desk agent, it supporter, technicien informatique
      técnico de soporte, técnico informático
      1st line support, 2nd line support, 3rd line support, first line support, second line support
      third line support, 1st line support engineer, 2nd line support engineer, 3rd line support engineer
      application support analyst, application support engineer, applications support, application analyst
      desktop engineer, desktop support engineer, deskside engineer, desktop delivery engineer, it engineer
      it field technician, it field engineer, it analyst, it officer, it coordinator, it support engineer
      salesforce support manager, technical support engineer, technical support advisor, it systembetreuer
      it systemelektroniker, it servicetechniker, it supporterin, helpdesk mitarbeiter, technicien helpdesk
      technicien support informatique, technicien de proximité, support applicatif, técnico de helpdesk
      técnico de soporte informático, 技术支持工程师, 桌面运维, it专员`,
  },
  {
    family: 'information security',
    titles: `security engineer, security analyst, soc analyst, information security, cybersecurity, cyber security, penetration tester, security architect, infosec, it security, 安全工程师
      security operations centre analyst, security operations center analyst
      security operations analyst, cyber defence analyst, cyber defense analyst, incident responder
      threat analyst, threat hunter, security specialist it, it sicherheitsbeauftragter, analyste soc
      analyste cybersécurité, analista de ciberseguridad, 网络安全工程师
      information security manager, infrastructure security engineer, cyber security consultant
      cyber security manager, ciso, information assurance officer, it sicherheitsexperte
      informationssicherheitsbeauftragter, informationssicherheitsbeauftragte, rssi
      ingénieur sécurité informatique, ingénieur cybersécurité, técnico de ciberseguridad, 信息安全工程师`,
  },
  {
    family: 'quality assurance of software',
    titles: `qa engineer, qa analyst, qa tester, quality assurance engineer, test engineer, software tester, sdet, test automation engineer, software engineer in test, tester, testeur, 测试工程师
      quality assurance analyst, quality assurance tester, test analyst, test manager
      test automation specialist, softwaretester, softwaretesterin, testingenieur, analista qa
      ingeniero de pruebas`,
  },
  {
    family: 'data engineering',
    titles: `data engineer, etl developer, big data engineer, analytics engineer, data platform engineer, ingénieur data, ingeniero de datos, dateningenieur, 数据工程师
      data architect, data warehouse developer, etl engineer`,
  },
  {
    family: 'data science',
    titles: `data scientist, machine learning engineer, machine learning scientist, ml engineer, ai engineer, applied scientist, data science, deep learning engineer, nlp engineer, científico de datos, 算法工程师, 数据科学家
      machine learning consultant, ai researcher, ai scientist, ai specialist, data science manager
      head of data science, ingénieur machine learning, ingénieur ia, científica de datos, 机器学习工程师, 人工智能工程师
      data miner`,
  },
  {
    family: 'data analysis',
    titles: `data analyst, business intelligence analyst, bi analyst, bi developer, reporting analyst, analytics analyst, insights analyst, product analyst, datenanalyst, analyste de données, analista de datos, 数据分析师
      reporting specialist, mis analyst, insight analyst, bi consultant, bi specialist
      business intelligence developer, business intelligence specialist, data specialist, power bi developer
      analista de bi
      mi analyst, management information analyst, mi manager, analytics manager, insight manager
      head of analytics, head of insight, web analyst, digital analyst, data quality analyst, data manager
      data coordinator, data insight analyst, planning and performance analyst, forecasting analyst
      analytics consultant, customer insight analyst, workforce analyst, performance analyst
      data migration analyst, business intelligence manager, bi manager, data visualisation analyst
      bi analystin, datenanalystin, data analystin, consultant bi, analista bi, técnico de datos, 数据专员, 商业分析师`,
  },
  {
    family: 'database administration',
    titles: `database administrator, dba, database engineer, datenbankadministrator
      database developer, database manager, oracle dba, sql dba, database analyst, sql server dba
      administrateur de bases de données, administrador de bases de datos, 数据库管理员, 数据库工程师`,
  },
  {
    family: 'engineering management',
    titles: `engineering manager, head of engineering, vp of engineering, director of engineering, software development manager, cto`,
  },
  {
    family: 'product management',
    titles: `product manager, product owner, product lead, produktmanager, produktmanagerin, chef de produit, gerente de producto, 产品经理
      产品助理, 产品专员, responsable produit, responsable de producto
      head of product, chief product officer, product executive, product director
      product development manager, technical product manager, digital product manager, proposition manager
      product development lead, product managerin, chef de produit digital, jefe de producto, 产品总监, 产品主管`,
  },
  {
    family: 'project management',
    titles: `project manager, program manager, programme manager, project coordinator, project lead, pmo, delivery manager, scrum master, projektleiter, projektleiterin, projektmanager, projektmanagerin, chef de projet, cheffe de projet, jefe de proyecto, jefa de proyecto, gestor de proyectos, 项目经理
      project assistant, project officer, project administrator, program coordinator, programme coordinator
      projektassistent, projektassistentin, projektkoordinator, projektkoordinatorin, coordinador de proyectos
      técnico de proyectos
      agile coach, release train engineer, pmo analyst, project support officer, delivery lead
      project consultant, junior project consultant, transformation manager, change manager
      business change manager, change transformation director, project leader, project planner
      projektassistenz, pmo officer, assistant chef de projet, directeur de projet, director de proyectos
      项目助理, 项目总监, 项目主管`,
  },
  {
    family: 'business analysis',
    titles: `business analyst, business systems analyst, systems analyst, requirements engineer, functional analyst, analyste fonctionnel, analista de negocio
      systems consultant, it business analyst, process analyst, business process analyst
      requirements manager, it business partner, analyste métier, analista funcional, analista de negocios
      需求分析师, 业务分析师`,
  },
  {
    family: 'product design',
    titles: `ux designer, ui designer, product designer, ux ui designer, ui ux designer, interaction designer, ux researcher, experience designer, diseñador ux
      user researcher, design researcher, user experience designer, service designer
      ux manager, ux lead, ux architect, ui设计师, 交互设计师`,
  },
  {
    family: 'graphic design',
    titles: `packaging designer, artworker, layout artist, communication designer, graphic designer, visual designer, grafikdesigner, grafikdesignerin, mediengestalter, mediengestalterin, graphiste, diseñador gráfico, diseñadora gráfica, art director, illustrator, brand designer
      web designer, webdesigner, webdesignerin, desktop publisher, dtp operator, kommunikationsdesigner
      kommunikationsdesignerin, maquettiste, infographiste, directeur artistique, maquetador
      digital designer, creative designer, mid weight designer, middleweight designer, midweight designer
      creative artworker, creative director, design director, presentation designer, print designer
      digital art director, grafiker, grafikerin, art direktor, directrice artistique, directeur de création
      chargé de création graphique, diseñador web, diseñadora web, 美工, 平面设计师, 视觉设计师, 设计总监`,
  },
  {
    family: 'technical writing',
    titles: `technical writer, technical author, documentation specialist, technischer redakteur, technische redakteurin, rédacteur technique`,
  },
  {
    family: 'content and copywriting',
    titles: `copywriter, content writer, content strategist, editor, content creator, redakteur, redakteurin, rédacteur, rédactrice, redactor, redactora, content editor
      content manager, content specialist, web editor, texter, texterin, concepteur rédacteur
      conceptrice rédactrice
      content designer, ux writer
      content executive, content producer, content marketer, digital content executive
      content editor manager, chargé de contenu, responsable éditorial, creador de contenidos, 文案, 文案策划
      编辑
      writer`,
  },
  {
    family: 'journalism',
    titles: `journalist, reporter, news editor, correspondent, journaliste, periodista
      editor in chief, sub editor, staff writer, features writer, columnist, news producer, journalistin
      redactor jefe, 记者
      food columnist, food writer, feature writer, money writer, music journalist, sports reporter
      sports journalist, news reporter, freelance journalist, freelance writer, staff reporter, critic
      restaurant critic, film critic, broadcast journalist, data journalist, investigative journalist
      photojournalist, redaktionsvolontär, volontär redaktion, zeitungsredakteur, nachrichtenredakteur
      journaliste pigiste, reporter d'images, rédacteur en chef, chroniqueur, reportero, columnista
      crítico gastronómico, redactora jefa, 编辑记者, 实习记者, 新闻编辑, 专栏作家`,
  },
];
