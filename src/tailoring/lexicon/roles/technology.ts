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
      fachinformatikerin für anwendungsentwicklung
      lead developer, lead engineer software, ui engineer, ui developer, software engineering intern
      graduate software engineer, scala engineer, scala developer, rust engineer, rust developer
      golang developer, .net developer, dotnet developer, c# developer, c++ developer, c++ engineer
      react developer, angular developer, vue developer, node developer, php developer
      ruby on rails developer, rails developer, kotlin developer, wordpress developer, drupal developer
      magento developer, shopify developer, integration developer, middleware developer, systems programmer
      member of technical staff, blockchain developer, blockchain engineer, smart contract developer
      solidity developer, web programmer, software craftsman, software architekt, softwarearchitekt
      webentwickler, webprogrammierer, java entwickler, php entwickler, frontend entwickler
      backend entwickler, full stack entwickler, softwareentwicklungsingenieur, entwickler, programmierer
      mathematisch technischer softwareentwickler, lead entwickler, cloud entwickler, développeur java
      développeur php, développeur back end, développeur front end, développeur fullstack, développeur .net
      développeur c++, développeur python, développeur javascript, développeur logiciel
      ingénieur développeur, analyste développeur, analyste programmeur, programmeur, architecte logiciel
      lead développeur, intégrateur web, architecte applicatif, ingénieur études et développement
      développeur informatique, programador web, programador java, desarrollador java, desarrollador php
      desarrollador full stack, desarrollador frontend, desarrollador backend, desarrollador de software
      desarrollador de aplicaciones, ingeniero de desarrollo de software, programador informático
      técnico en desarrollo de aplicaciones, maquetador web, java工程师, java开发工程师, java开发, 后端开发工程师, 后端开发
      前端开发工程师, 前端开发, web前端工程师, php工程师, python工程师, c++工程师, golang工程师, 软件开发工程师, 软件架构师, 全栈开发工程师, 网页制作, 网页设计制作
      网站开发, 区块链工程师, 研发工程师软件, 技术总监软件`,
  },
  {
    family: 'mobile development',
    titles: `mobile engineer, mobile developer, ios engineer, ios developer, android engineer, android developer, mobile app developer
      flutter developer, react native developer, mobile application developer
      ios entwickler, android entwickler, app entwickler, mobile entwickler, développeur mobile
      développeur ios, développeur android, desarrollador móvil, desarrollador android, desarrollador ios
      ios工程师, ios开发工程师, android工程师, 安卓工程师, 安卓开发工程师, 移动开发工程师, 客户端开发工程师, 鸿蒙开发工程师`,
  },
  {
    family: 'embedded engineering',
    titles: `embedded engineer, embedded software engineer, embedded developer, firmware engineer, firmware developer, embedded systems engineer, 嵌入式工程师
      embedded software developer, embedded linux engineer, embedded entwickler
      embedded software entwickler, firmware entwickler, hardwarenaher softwareentwickler
      softwareentwickler embedded, ingénieur logiciel embarqué, ingénieur systèmes embarqués
      développeur embarqué, ingénieur embarqué, ingeniero de sistemas embebidos
      programador de sistemas embebidos, ingeniero de firmware, 嵌入式软件工程师, 嵌入式开发工程师, 单片机工程师, 固件工程师, bsp工程师
      驱动工程师`,
  },
  {
    family: 'game development',
    titles: `game developer, game programmer, gameplay programmer, gameplay engineer, unity developer
      unity engineer, unreal developer, unreal engineer, game engine programmer, engine programmer
      graphics programmer, game engineer, games developer, game client engineer, spieleentwickler
      gameplay programmierer, développeur jeux vidéo, programmeur gameplay, programmeur jeux vidéo
      développeur unity, programador de videojuegos, desarrollador de videojuegos, desarrollador unity
      游戏开发工程师, unity开发工程师, 游戏客户端开发, 游戏程序员, ue4开发工程师, 游戏服务端开发`,
  },
  {
    family: 'site reliability and operations',
    titles: `devops engineer, site reliability engineer, sre, cloud engineer, infrastructure engineer, devops specialist, cloud architect, cloud infrastructure engineer, platform reliability engineer, ingénieur devops, ingeniero devops, 运维工程师
      devops manager, cloud consultant, cloud operations engineer, azure engineer, aws engineer
      cloud devops engineer, ingénieur cloud, ingénieur production, arquitecto cloud, 云计算工程师
      cloud developer, cloud platform engineer, platform operations engineer, production engineer cloud
      release engineer, build engineer, build and release engineer, systems reliability engineer
      kubernetes engineer, devsecops engineer, devops architect, devops consultant, cloud specialist
      cloud administrator azure, cloud ingenieur, cloud architekt, devops ingenieur, devops entwickler
      architecte cloud, administrateur cloud, ingénieur infrastructure, ingénieur sre
      ingénieur d'exploitation, ingeniero cloud, administrador cloud, ingeniero de infraestructura, sre工程师
      devops工程师, 系统运维工程师, linux运维工程师, 云运维工程师, 运维开发工程师, 运维经理, 运维`,
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
      fachinformatikerin für systemintegration
      it infrastructure engineer, it infrastructure manager, infrastructure technician
      windows system administrator, linux system administrator, linux engineer, vmware engineer
      virtualization engineer, exchange administrator, it systems administrator
      computer systems administrator, network support engineer, network operations engineer
      network security engineer, network specialist, network support technician, wireless engineer
      wlan engineer, it network technician, systems manager, systems officer, system operator
      computer operator, it operations engineer, it systemadministrator, it infrastruktur administrator
      it systemkaufmann, it techniker, it systemtechniker, netzwerkspezialist, netzwerkadministratorin
      it netzwerktechniker, system und netzwerkadministrator, it fachkraft, serveradministrator
      systemadministratorin, fachinformatiker, fachinformatikerin, informatiker systemtechnik
      administrateur systèmes, administrateur infrastructure, administrateur linux
      technicien systèmes et réseaux, technicien systèmes réseaux, technicien réseaux
      responsable systèmes et réseaux, responsable infrastructure, technicien d'exploitation informatique
      ingénieur système et réseau, administrador de sistemas y redes, técnico de sistemas y redes
      técnico en sistemas microinformáticos, administrador linux, ingeniero de sistemas
      responsable de sistemas, técnico de comunicaciones, operador de sistemas, 网络运维工程师, 信息技术专员, 网管, 信息管理员
      it管理员, it工程师, it主管, 机房管理员, 服务器工程师, it网络工程师`,
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
      técnico de soporte informático, 技术支持工程师, 桌面运维, it专员
      it helpdesk, it help desk technician, computer technician, computer support specialist
      it support analyst, it support assistant, end user support analyst, end user computing engineer
      user support technician, desktop technician, deskside support, field support technician
      field support engineer, service desk engineer, service desk technician, service desk operator
      technical support representative, technical support specialist, product support engineer
      product support specialist, customer support engineer, software support analyst
      software support specialist, software support engineer, technical support analyst
      web support specialist, it apprentice, ict technician, school ict technician, it trainer support
      tech support, mac genius, helpdesk analyst, helpdesk support, it support mitarbeiter
      it support spezialist, first level support, second level support, supportmitarbeiter, supporttechniker
      anwendungsbetreuer, anwendungsbetreuerin, it anwendungsbetreuer, it kundenbetreuer
      user helpdesk mitarbeiter, it servicemitarbeiter, mitarbeiter it support, it kaufmann
      support mitarbeiter it, pc techniker, it servicekraft, it betreuer, technicien support utilisateurs
      technicien micro informatique, technicien de maintenance informatique, technicien support n1
      technicien support n2, hotliner, agent support informatique, chargé de support applicatif
      analyste support, technicien hotline, support informatique, gestionnaire de parc informatique
      assistant informatique, correspondant informatique, técnico de soporte it, técnico helpdesk
      soporte informático, operador de help desk, técnico microinformático, técnico de atención al usuario
      técnico de soporte n1, técnico en informática, auxiliar informático, soporte it, informático, it技术支持
      桌面支持工程师, 桌面工程师, it支持工程师, it运维, it运维工程师, 技术支持, 售后技术支持, 网络技术支持, 驻场工程师, 系统支持工程师, it助理, 电脑维修员`,
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
      ingénieur sécurité informatique, ingénieur cybersécurité, técnico de ciberseguridad, 信息安全工程师
      application security engineer, cloud security engineer, security consultant
      information security analyst, information security officer, information security engineer
      security operations engineer, offensive security engineer, ethical hacker, red team operator
      vulnerability analyst, grc analyst, it security analyst, it security engineer, it security specialist
      identity and access management engineer, iam engineer, iam analyst, malware analyst
      digital forensics analyst, it security manager, head of information security
      it sicherheitsbeauftragte, it sicherheitsspezialist, it security consultant, pentester, soc analystin
      it sicherheitsmanager, information security beauftragter, cyber security analyst, analyste sécurité
      consultant cybersécurité, consultant sécurité, responsable sécurité des systèmes d'information
      auditeur sécurité informatique, administrateur sécurité, analista de seguridad informática
      ingeniero de ciberseguridad, consultor de ciberseguridad, técnico de seguridad informática
      especialista en ciberseguridad, responsable de seguridad de la información, hacker ético, 信息安全经理
      渗透测试工程师, 安全运维工程师, 网络安全, 信息安全专员, 安全分析师, 安全研究员, 等保测评师`,
  },
  {
    family: 'quality assurance of software',
    titles: `qa engineer, qa analyst, qa tester, quality assurance engineer, test engineer, software tester, sdet, test automation engineer, software engineer in test, tester, testeur, 测试工程师
      quality assurance analyst, quality assurance tester, test analyst, test manager
      test automation specialist, softwaretester, softwaretesterin, testingenieur, analista qa
      ingeniero de pruebas
      software test engineer, software quality engineer, software qa engineer, qa automation engineer
      automation tester, automation test engineer, manual tester, test lead, qa lead
      quality engineer software, performance tester, performance test engineer, game tester, games tester
      localisation tester, uat tester, uat analyst, qa specialist software, test consultant, testanalyst
      testmanager, testmanagerin, testautomatisierer, qa ingenieur, softwareprüfer, testspezialist
      recetteur, testeur logiciel, testeuse logiciel, ingénieur test, ingénieur qa
      ingénieur validation logiciel, ingénieur tests, analyste test, chef de projet recette, tester qa
      probador de software, ingeniero qa, analista de pruebas, técnico qa software, automatizador de pruebas
      软件测试工程师, 软件测试, 测试开发工程师, 自动化测试工程师, 测试经理, 测试主管, 测试员, 游戏测试`,
  },
  {
    family: 'data engineering',
    titles: `data engineer, etl developer, big data engineer, analytics engineer, data platform engineer, ingénieur data, ingeniero de datos, dateningenieur, 数据工程师
      data architect, data warehouse developer, etl engineer
      big data developer, data developer, databricks engineer, snowflake developer, data warehouse engineer
      data warehouse architect, data integration engineer, etl specialist, bi engineer
      business intelligence engineer, data ops engineer, dataops engineer, data infrastructure engineer
      data architekt, dwh entwickler, data warehouse entwickler, big data entwickler, ingénieur big data
      ingénieur décisionnel, développeur bi, développeur décisionnel, architecte data, développeur etl
      ingénieure data, arquitecto de datos, ingeniero big data, desarrollador etl, desarrollador big data
      大数据工程师, 大数据开发工程师, 数据开发工程师, 数据仓库工程师, etl工程师, 数仓工程师, 数据架构师`,
  },
  {
    family: 'data science',
    titles: `data scientist, machine learning engineer, machine learning scientist, ml engineer, ai engineer, applied scientist, data science, deep learning engineer, nlp engineer, científico de datos, 算法工程师, 数据科学家
      machine learning consultant, ai researcher, ai scientist, ai specialist, data science manager
      head of data science, ingénieur machine learning, ingénieur ia, científica de datos, 机器学习工程师, 人工智能工程师
      data miner
      ml scientist, ml researcher, computer vision engineer, computer vision scientist, nlp scientist
      research engineer machine learning, ai developer, ai consultant, ai architect, llm engineer
      prompt engineer, generative ai engineer, mlops engineer, decision scientist, datenwissenschaftler
      datenwissenschaftlerin, data scientistin, ki entwickler, ki ingenieur, machine learning ingenieur
      machine learning entwickler, data scientist consultant, ingénieur intelligence artificielle
      ingénieur deep learning, scientifique de données, ingénieur vision par ordinateur
      ingeniero de machine learning, ingeniero de inteligencia artificial
      especialista en inteligencia artificial, ingeniero de aprendizaje automático, 算法专家, 视觉算法工程师, 图像算法工程师
      nlp工程师, nlp算法工程师, 深度学习工程师, ai工程师, 大模型工程师, 数据挖掘工程师, 推荐算法工程师, ai算法工程师`,
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
      bi analystin, datenanalystin, data analystin, consultant bi, analista bi, técnico de datos, 数据专员, 商业分析师
      business analytics manager, business intelligence consultant, tableau developer, qlik developer
      marketing data analyst, reporting manager data, reporting developer, junior data analyst
      operations data analyst, healthcare data analyst, research data analyst, people analytics analyst
      dashboard developer, analytics lead, analytics specialist, analytics engineer bi
      claims reporting specialist, statistical analyst, data insights manager, business intelligence lead
      business analyst bi, reporting spezialist, reporting analystin, bi entwickler, power bi entwickler
      bi berater, analyste data, analyste bi, analyste décisionnel, chargé d'études statistiques
      chargé de reporting, consultant décisionnel, consultant power bi, analyste statisticien, data analyste
      analista de datos bi, analista de business intelligence, analista de información, consultor bi
      técnico de análisis de datos, analista power bi, especialista bi, bi工程师, bi分析师, 数据分析, 数据分析专员, 数据分析员
      商业数据分析师, 经营分析, 经营分析师, 数据运营分析师, 统计分析师`,
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
      product development lead, product managerin, chef de produit digital, jefe de producto, 产品总监, 产品主管
      associate product manager, group product manager, principal product manager, product analyst owner
      digital product owner, agile product owner, product owner digital, vp of product, vp product
      produktverantwortlicher, produktinhaber, produktleiter, digital produktmanager, product owner it
      responsable de produit, chargé de produit, chef de produit junior, responsable produit digital
      directeur produit, propietario de producto, responsable de producto digital, director de producto
      jefa de producto, gestor de producto, 高级产品经理, 产品运营经理, 产品策划, 产品助理经理, ai产品经理, b端产品经理, 数据产品经理`,
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
      项目助理, 项目总监, 项目主管
      it project manager, it project coordinator, it projektleiter, it projektmanager
      technical project manager, digital project manager, senior project manager, project management officer
      project controller, project control analyst, project controls engineer, project controls manager
      programme manager it, pmo lead, pmo manager, programme support officer, project delivery manager
      technical program manager, implementation project lead, agile delivery manager, agile project manager
      chapter lead, project support, project support administrator, project management assistant
      program director, programme director, project director, project specialist, projektmitarbeiter
      projektmitarbeiterin, projektreferent, projektreferentin, projektleitung, teilprojektleiter
      projektingenieur leitung, projektcontroller, programmmanager, projektleiterassistenz, pmo mitarbeiter
      agile master, chef de projet informatique, cheffe de projet informatique, chef de projet digital
      chef de projet web, chef de projet technique, chef de projet si, chef de projet moa
      chef de projet junior, coordinateur de projet, coordinateur de projets, coordinatrice de projets
      chargé de projet, chargée de projet, chargé de projets, responsable de projet, responsable de projets
      assistant de projet, directeur de programme, responsable pmo, gestionnaire de projets
      pilote de projet, jefe de proyecto it, jefe de proyectos informáticos, jefe de proyectos
      coordinador de proyecto, coordinadora de proyectos, gestor de proyecto, responsable de proyecto
      responsable de proyectos, auxiliar de proyectos, asistente de proyectos, project manager it
      administrador de proyectos, técnico pmo, it项目经理, 项目专员, 项目协调员, 项目管理, 项目负责人, 项目管理专员, pmo专员, 软件项目经理
      实施项目经理`,
  },
  {
    family: 'business analysis',
    titles: `business analyst, business systems analyst, systems analyst, requirements engineer, functional analyst, analyste fonctionnel, analista de negocio
      systems consultant, it business analyst, process analyst, business process analyst
      requirements manager, it business partner, analyste métier, analista funcional, analista de negocios
      需求分析师, 业务分析师
      it business analystin, business analystin, technical business analyst, business process manager
      process manager, requirements analyst, requirement engineer, product business analyst
      anforderungsmanager, anforderungsingenieur, prozessmanager, prozessmanagerin, prozessberater
      geschäftsprozessanalyst, prozessanalyst, it systemanalytiker, systemanalytiker
      business analyst métier, analyste d'affaires, analyste business, assistant maîtrise d'ouvrage
      consultant moa, consultant amoa, chargé de processus, responsable processus, analista de procesos
      analista de sistemas, analista funcional sap, consultor funcional, consultor de procesos
      técnico de procesos, 业务需求分析师, 需求分析, 流程管理, 流程经理, bpr专员`,
  },
  {
    family: 'product design',
    titles: `ux designer, ui designer, product designer, ux ui designer, ui ux designer, interaction designer, ux researcher, experience designer, diseñador ux
      user researcher, design researcher, user experience designer, service designer
      ux manager, ux lead, ux architect, ui设计师, 交互设计师
      ux ui designerin, ux designerin, ui designerin, digital product designer, interface designer
      mobile designer, design lead ux, ux consultant, ux strategist, usability engineer
      usability specialist, information architect, ux content designer, user interface designer
      interaktionsdesigner, produktdesigner digital, ux forscher, designer ux, designer ui, designer ux ui
      designer d'interface, ergonome, ergonome ihm, webdesigner ux, product designer digital, diseñador ui
      diseñador ux ui, diseñador de producto digital, diseñador de experiencia de usuario
      diseñador de interfaces, diseñador de interacción, investigador ux, ux设计师, ux设计, 用户体验设计师, 用户研究员, 交互设计
      ui设计, ui ux设计师, 产品设计师, 界面设计师`,
  },
  {
    family: 'graphic design',
    titles: `packaging designer, artworker, layout artist, communication designer, graphic designer, visual designer, grafikdesigner, grafikdesignerin, mediengestalter, mediengestalterin, graphiste, diseñador gráfico, diseñadora gráfica, art director, illustrator, brand designer
      web designer, webdesigner, webdesignerin, desktop publisher, dtp operator, kommunikationsdesigner
      kommunikationsdesignerin, maquettiste, infographiste, directeur artistique, maquetador
      digital designer, creative designer, mid weight designer, middleweight designer, midweight designer
      creative artworker, creative director, design director, presentation designer, print designer
      digital art director, grafiker, grafikerin, art direktor, directrice artistique, directeur de création
      chargé de création graphique, diseñador web, diseñadora web, 美工, 平面设计师, 视觉设计师, 设计总监
      graphic artist, design assistant graphic, creative lead, designer graphic, junior graphic designer
      production artist, packaging artworker, visual communication designer, type designer, typesetter
      infographic designer, senior designer graphic, digital artist design, artwork manager
      creative services manager, studio manager design, mediengestalter digital und print
      mediengestalterin digital und print, mediendesigner, mediendesignerin, reinzeichner, reinzeichnerin
      layouter, layouterin, gestalter für visuelles marketing, verpackungsdesigner, artdirektor
      artdirektorin, kreativdirektor, kommunikationsdesign, graphiste webdesigner, graphiste maquettiste
      designer graphique, chargé de création, maquettiste pao, opérateur pao, infographiste pao
      illustrateur, illustratrice, directeur de la création, assistant directeur artistique
      diseñador gráfico web, diseñador web gráfico, ilustrador, ilustradora, director de arte
      directora de arte, director creativo, directora creativa, arte finalista, artefinalista
      diseñador de packaging, diseñador editorial, maquetadora, grafista, 平面设计, 广告设计师, 包装设计师, 视觉设计, 品牌设计师
      电商设计师, 美术设计, 设计师助理, 网页设计师, 排版设计, 插画师, 平面排版`,
  },
  {
    family: 'technical writing',
    titles: `technical writer, technical author, documentation specialist, technischer redakteur, technische redakteurin, rédacteur technique
      documentation manager, documentation engineer, technical documentation specialist
      technical documentation writer, api writer, information developer, user assistance writer
      technical communicator, technische redaktion, technischer autor, dokumentationsspezialist
      rédactrice technique, chargé de documentation technique, documentaliste technique, redactor técnico
      redactora técnica, documentador técnico, técnico en documentación técnica, 技术文档工程师, 技术写作, 文档工程师, 资料工程师`,
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
      writer
      seo copywriter, seo content writer, content writer seo, blog writer, web copywriter, senior copywriter
      creative copywriter, content marketing specialist, content marketing executive, content coordinator
      content editor web, digital copywriter, content operations manager, content lead, head of content
      editorial assistant, editorial manager, proposal copywriter, script writer, ghostwriter
      editorial coordinator, digital editor, onlineredakteur, onlineredakteurin, online redakteur
      content redakteur, seo texter, werbetexter, werbetexterin, content managerin, redaktionsleiter
      redaktionsassistenz, redaktionsassistent, redaktionsassistentin, fachredakteur, fachredakteurin
      rédacteur web, rédactrice web, rédacteur seo, rédacteur de contenu, content manager web
      responsable éditorial web, responsable de contenu, gestionnaire de contenu, secrétaire de rédaction
      chargé éditorial, redactor de contenidos, redactor web, redactor creativo, redactor publicitario
      redactor seo, gestor de contenidos, editor de contenidos, creadora de contenidos, 内容编辑, 文案编辑, 资深文案
      广告文案, 内容策划, 网站编辑, 新媒体内容编辑, 文案专员, 内容专员, 责任编辑
      *redakteur`,
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
