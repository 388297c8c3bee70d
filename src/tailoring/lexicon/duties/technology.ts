import type { OfficeDuties } from '../office-duties.ts';

export const technologyDuties: readonly OfficeDuties[] = [
  {
    family: 'software engineering',
    duties: `software development, software engineering, version control, code review, debugging, unit testing,
      software design, software maintenance, refactoring, clean code, data structures,
      software documentation, algorithms, API integration`,
  },
  {
    titles: 'backend engineer, back end engineer, backend developer, back end developer, 后端工程师',
    duties: `backend development, REST APIs, API design, relational databases, databases, database design, caching,
      web services, JSON, performance optimization, authentication and authorization`,
  },
  {
    titles: 'frontend engineer, front end engineer, frontend developer, front end developer, 前端工程师',
    duties: `frontend development, UI development, responsive design, web development, cross-browser compatibility,
      web technologies, web performance, REST APIs, pixel-perfect implementation, browser compatibility,
      state management, JSON`,
  },
  {
    titles: `full stack engineer, full stack developer, fullstack engineer, fullstack developer,
      développeur full stack, 全栈工程师`,
    duties: `full-stack development, frontend development, backend development, web development, REST APIs,
      relational databases, databases, responsive design, database design, API design, JSON, UI development,
      web technologies`,
  },
  {
    titles: 'web developer, développeur web, desarrollador web, web engineer',
    duties: `web development, web technologies, responsive design, cross-browser compatibility, website maintenance`,
  },
  {
    titles: 'software architect, technical architect, arquitecto de software, 架构师, 系统架构师',
    duties: `software architecture, system design, design patterns, API design, distributed systems,
      stakeholder management, relational databases`,
  },
  {
    titles: 'api engineer, api developer',
    duties: 'API design, REST APIs, JSON, API management',
  },
  {
    titles: `application developer, application engineer, anwendungsentwickler, anwendungsentwicklerin,
      fachinformatiker anwendungsentwicklung, fachinformatikerin anwendungsentwicklung`,
    duties: 'relational databases, databases',
  },
  {
    titles: 'software engineering manager, head of software engineering, entwicklungsleiter software',
    duties: 'software development life cycle, Personalführung',
  },
  {
    titles: `analista programador, analista programadora, concepteur développeur,
      ingénieur d'études et développement`,
    duties: 'requirements analysis, databases, relational databases',
  },
  {
    titles: 'platform engineer',
    duties: 'CI/CD, infrastructure as code, monitoring and alerting, cloud infrastructure',
  },
  {
    family: 'mobile development',
    duties: `mobile development, software development, software engineering, version control, code review,
      debugging, unit testing, API integration, REST APIs, app store deployment, UI development,
      software design, refactoring, JSON`,
  },
  {
    titles: 'ios engineer, ios developer',
    duties: 'iOS development',
  },
  {
    titles: 'android engineer, android developer',
    duties: 'Android development',
  },
  {
    titles: 'flutter developer, react native developer',
    duties: 'cross-platform development',
  },
  {
    family: 'embedded engineering',
    duties: `embedded systems, embedded software, firmware development, microcontrollers, debugging,
      version control, software development, hardware debugging, embedded C, real-time systems,
      device driver development, UART, SPI bus, oscilloscope, schematics, software engineering, 嵌入式开发,
      code review, bare-metal programming`,
  },
  {
    family: 'game development',
    duties: `game development, gameplay programming, gameplay engineering, debugging, version control,
      software development, object-oriented programming, software engineering, performance optimization,
      code review`,
  },
  {
    family: 'site reliability and operations',
    duties: `DevOps, CI/CD, continuous integration, infrastructure as code, monitoring and alerting,
      cloud computing, cloud infrastructure, version control, shell scripting, scripting languages,
      containerization, incident response, incident management, configuration management,
      Linux administration, system administration, deployment automation, computer networks, log management,
      IT operations, backup and recovery, load balancing`,
  },
  {
    titles: 'site reliability engineer, sre',
    duties: `site reliability engineering, on-call, high availability, observability, postmortems,
      capacity planning`,
  },
  {
    titles: `cloud engineer, cloud architect, cloud infrastructure engineer, cloud consultant,
      cloud operations engineer, azure engineer, aws engineer, ingénieur cloud, arquitecto cloud, 云计算工程师`,
    duties: 'cloud security, virtualization, cloud migration',
  },
  {
    titles: 'cloud architect, arquitecto cloud',
    duties: 'cloud architecture, high availability, disaster recovery',
  },
  {
    family: 'system administration',
    duties: `IT operations, IT documentation, computer networks, system administration, incident management,
      technical support, monitoring and alerting, hardware troubleshooting`,
  },
  {
    titles: `system administrator, systems administrator, sysadmin, it administrator, systemadministrator,
      fachinformatiker systemintegration, fachinformatikerin systemintegration,
      fachinformatiker für systemintegration, fachinformatikerin für systemintegration,
      administrateur système, administrateur systèmes et réseaux, administrador de sistemas,
      systems engineer, linux administrator, unix administrator, windows administrator, server engineer,
      windows engineer, wintel engineer, it systems engineer, it administratorin, systemingenieur,
      ingénieur système, ingénieur systèmes et réseaux, técnico de sistemas, technicien système, 系统管理员,
      系统工程师`,
    duties: `server administration, user account management, backup and recovery, patch management, virtualization,
      DNS, DHCP, operating system installation, network troubleshooting, configuration management,
      user onboarding, shell scripting, disaster recovery`,
  },
  {
    titles: 'linux administrator, unix administrator',
    duties: 'Linux administration',
  },
  {
    titles: 'windows administrator, windows engineer, wintel engineer',
    duties: 'Windows administration',
  },
  {
    titles: `network administrator, network engineer, network technician, administrateur réseau,
      administrateur réseaux, technicien réseau, administrador de redes, ingénieur réseau,
      ingénieur réseaux, ingeniero de redes, network architect, network project engineer, network analyst,
      network manager, netzwerkadministrator, netzwerktechniker, netzwerkingenieur, técnico de redes, 网络工程师,
      网络管理员`,
    duties: `network administration, network troubleshooting, routing and switching, LAN/WAN, local area networks,
      VLAN, VPN, DNS, DHCP, network monitoring, firewall management, network security, wireless networks,
      network documentation, network design`,
  },
  {
    titles: 'network architect',
    duties: 'network planning',
  },
  {
    titles: 'voice engineer',
    duties: 'VoIP, IP telephony, unified communications',
  },
  {
    titles: 'storage engineer',
    duties: 'storage area network, backup and recovery, network attached storage',
  },
  {
    family: 'IT support',
    duties: `customer enquiries, technical support, IT user support, support tickets, ticketing systems,
      incident management, customer service, remote support, escalation management`,
  },
  {
    titles: `it support, it support specialist, help desk, helpdesk, help desk technician, desktop support,
      service desk, service desk analyst, it technician, it specialist, technicien support, soporte técnico,
      it assistant, service desk agent, help desk agent, it supporter, technicien informatique,
      técnico de soporte, técnico informático, 1st line support, 2nd line support, first line support,
      second line support, 1st line support engineer, 2nd line support engineer, desktop engineer,
      desktop support engineer, deskside engineer, it field technician, it field engineer, it engineer,
      it support engineer, it systembetreuer, it servicetechniker, it supporterin, helpdesk mitarbeiter,
      technicien helpdesk, technicien support informatique, technicien de proximité, técnico de helpdesk,
      técnico de soporte informático, 桌面运维, it专员`,
    duties: `desktop support, hardware troubleshooting, PC hardware, user account management, printer support,
      operating system installation, user onboarding, network troubleshooting, service desk operations,
      tier 1 support, remote troubleshooting, call logging, mobile device support,
      asset management of IT equipment`,
  },
  {
    titles: `2nd line support, second line support, 2nd line support engineer, 3rd line support,
      third line support, 3rd line support engineer`,
    duties: 'tier 2 support',
  },
  {
    titles: `application support analyst, application support engineer, applications support, application analyst,
      support applicatif`,
    duties: 'application support, root cause analysis, log analysis',
  },
  {
    family: 'information security',
    duties: `information security, cybersecurity, risk assessment, vulnerability management, network security,
      incident response, security awareness training, security policies, threat intelligence`,
  },
  {
    titles: `security analyst, soc analyst, security operations centre analyst, security operations center analyst,
      security operations analyst, cyber defence analyst, cyber defense analyst, incident responder,
      analyste soc`,
    duties: `security monitoring, SIEM, log analysis, alert triage, incident handling, phishing analysis,
      threat detection, endpoint security, intrusion detection`,
  },
  {
    titles: `soc analyst, security operations centre analyst, security operations center analyst,
      security operations analyst, analyste soc`,
    duties: 'SOC monitoring, security operations, security operations center',
  },
  {
    titles: 'penetration tester',
    duties: `penetration testing, web application security, vulnerability scanning, vulnerability assessment,
      OWASP, application security, report writing, exploit development, reverse engineering`,
  },
  {
    titles: `security engineer, infrastructure security engineer, ingénieur cybersécurité,
      ingénieur sécurité informatique, 安全工程师, 网络安全工程师, 信息安全工程师`,
    duties: `firewall management, identity and access management, security hardening, encryption, SIEM,
      vulnerability scanning, security monitoring, endpoint security`,
  },
  {
    titles: 'security architect',
    duties: 'security architecture, identity and access management, threat modeling, encryption',
  },
  {
    titles: `information security manager, ciso, cyber security manager, rssi, it sicherheitsbeauftragter,
      informationssicherheitsbeauftragter, informationssicherheitsbeauftragte, information assurance officer`,
    duties: `information security management system, governance risk and compliance, IT risk management,
      security audits, business continuity, data protection, risk registers`,
  },
  {
    titles: 'threat hunter',
    duties: 'threat hunting',
  },
  {
    family: 'quality assurance of software',
    duties: `software testing, software quality assurance, test case design, test cases, defect tracking,
      regression testing, manual testing, test planning, exploratory testing, user acceptance testing,
      functional testing, test documentation`,
  },
  {
    titles: 'test automation engineer, sdet, software engineer in test, test automation specialist',
    duties: `test automation, API testing, continuous integration, version control, end-to-end testing,
      integration testing, CI/CD`,
  },
  {
    titles: 'test manager',
    duties: 'test strategy, status reporting',
  },
  {
    family: 'data engineering',
    duties: `data engineering, data pipelines, ETL, data modeling, data warehousing, relational databases,
      data quality, databases, batch processing, workflow orchestration, version control,
      query optimization, data validation, data integration`,
  },
  {
    titles: 'big data engineer',
    duties: 'big data',
  },
  {
    titles: 'data architect',
    duties: 'data architecture, data governance',
  },
  {
    family: 'data science',
    duties: `data science, machine learning, statistics, data analysis, feature engineering, model evaluation,
      supervised learning, data cleaning, predictive modeling, data visualization, statistical modeling,
      statistical analysis, algorithms, version control, regression analysis`,
  },
  {
    titles: 'machine learning engineer, ml engineer, 机器学习工程师, 算法工程师, ingénieur machine learning',
    duties: `model deployment, MLOps, deep learning, neural networks, software development, hyperparameter tuning`,
  },
  {
    titles: `machine learning scientist, applied scientist, ai researcher, ai scientist, deep learning engineer,
      ai engineer, 人工智能工程师, ingénieur ia`,
    duties: 'deep learning, neural networks, artificial intelligence',
  },
  {
    titles: 'data scientist, científico de datos, científica de datos, 数据科学家',
    duties: 'hypothesis testing, unsupervised learning, clustering, exploratory data analysis',
  },
  {
    titles: 'nlp engineer',
    duties: 'natural language processing, deep learning, text classification',
  },
  {
    family: 'data analysis',
    duties: `data analysis, data visualization, dashboards, ad hoc reporting, KPI reporting, data cleaning,
      data quality, spreadsheets, statistics, data validation`,
  },
  {
    titles: `data analyst, business intelligence analyst, bi analyst, bi developer, reporting analyst,
      product analyst, insights analyst, datenanalyst, datenanalystin, data analystin, analyste de données,
      analista de datos, analista de bi, bi analystin, bi consultant, bi specialist,
      business intelligence developer, business intelligence specialist, power bi developer, analista bi,
      consultant bi, 数据分析师, 商业分析师, mis analyst, mi analyst, management information analyst`,
    duties: `relational databases, business intelligence, statistical analysis, stakeholder management,
      KPI dashboards, ad hoc analysis`,
  },
  {
    titles: `bi developer, business intelligence developer, bi consultant, power bi developer, consultant bi`,
    duties: 'data modeling, data warehousing, ETL',
  },
  {
    titles: 'web analyst, digital analyst',
    duties: 'web analytics',
  },
  {
    titles: 'product analyst',
    duties: 'product analytics, A/B testing, cohort analysis',
  },
  {
    titles: 'data quality analyst',
    duties: 'data governance',
  },
  {
    titles: 'data migration analyst',
    duties: 'data migration',
  },
  {
    family: 'database administration',
    duties: `database administration, relational databases, backup and recovery, query optimization,
      database tuning, patch management, databases, user account management, database migrations,
      stored procedures, disaster recovery, high availability`,
  },
  {
    titles: 'database developer',
    duties: 'database design, data modeling, ETL',
  },
  {
    family: 'engineering management',
    duties: `software development, software engineering, software development life cycle, code review,
      system design, software architecture, recruiting, performance reviews, stakeholder management,
      interviewing candidates, Personalführung, performance management, resource planning, Agile`,
  },
  {
    family: 'product management',
    duties: `product management, product roadmap, stakeholder management, market research, competitive analysis,
      requirements gathering, product development, backlog management, user stories, feature prioritization,
      product strategy`,
  },
  {
    titles: 'product owner',
    duties: `backlog refinement, backlog prioritization, sprint planning, Scrum, Agile,
      acceptance testing of projects`,
  },
  {
    titles: `product manager, produktmanager, produktmanagerin, product managerin, product lead, head of product,
      chief product officer, product director, digital product manager, technical product manager, 产品经理,
      产品总监, gerente de producto, chef de produit, responsable produit, responsable de producto`,
    duties: 'product launches, go-to-market strategy, business case development, pricing strategy',
  },
  {
    titles: 'technical product manager, digital product manager, chef de produit digital',
    duties: 'product discovery, user research, Agile',
  },
  {
    family: 'project management',
    duties: `project management, project planning, stakeholder management, status reporting, project scheduling,
      project coordination, meeting coordination, risk management, deadline monitoring, meeting minutes`,
  },
  {
    titles: `project manager, program manager, programme manager, project lead, project leader, projektleiter,
      projektleiterin, projektmanager, projektmanagerin, chef de projet, cheffe de projet, jefe de proyecto,
      jefa de proyecto, gestor de proyectos, delivery manager, directeur de projet, director de proyectos,
      项目经理, 项目总监, 项目主管`,
    duties: `resource planning, project budgeting, budget management, scope management, project controlling,
      change management, resource allocation, risk registers`,
  },
  {
    titles: 'program manager, programme manager',
    duties: 'program management',
  },
  {
    titles: 'scrum master, agile coach, release train engineer',
    duties: `Scrum, Agile, sprint planning, sprint retrospectives, Scrum ceremonies, agile coaching,
      backlog refinement, Kanban, facilitation of workshops`,
  },
  {
    titles: 'agile coach',
    duties: 'agile transformation',
  },
  {
    titles: 'delivery manager, delivery lead',
    duties: 'Agile, software development life cycle',
  },
  {
    titles: 'pmo, pmo analyst, pmo officer, project support officer',
    duties: 'RAID logs, project controlling, steering committee reporting',
  },
  {
    titles: `change manager, business change manager, transformation manager, change transformation director`,
    duties: 'change management, change communications, training needs analysis, business transformation',
  },
  {
    titles: 'project planner',
    duties: 'Gantt charts, critical path method',
  },
  {
    titles: `project coordinator, project assistant, project officer, project administrator, program coordinator,
      programme coordinator, projektassistent, projektassistentin, projektassistenz, projektkoordinator,
      projektkoordinatorin, assistant chef de projet, 项目助理`,
    duties: 'document management, minute taking',
  },
  {
    family: 'business analysis',
    duties: `requirements gathering, requirements analysis, stakeholder management, process mapping, gap analysis,
      user acceptance testing, functional specifications, business process modeling, process documentation,
      requirements engineering, user stories, Anforderungsmanagement, use case modeling,
      facilitation of workshops, cahier des charges, process optimization, data analysis`,
  },
  {
    family: 'product design',
    duties: `UX/UI design, product design, user-centered design, usability testing, user research, prototyping,
      wireframing, user flows, interaction design, information architecture, human-computer interaction`,
  },
  {
    titles: `ux designer, ui designer, product designer, ux ui designer, ui ux designer, interaction designer,
      experience designer, diseñador ux, user experience designer, ui设计师, 交互设计师`,
    duties: `UX design, UI design, design systems, UI prototyping, user personas, customer journey mapping,
      design thinking, responsive design, web accessibility`,
  },
  {
    titles: 'ux researcher, user researcher, design researcher',
    duties: `UX research, user interviews, qualitative research, research synthesis, discussion guides,
      participant recruitment, moderated testing, affinity mapping, in-depth interviews, customer surveys`,
  },
  {
    titles: 'service designer',
    duties: `service design, service blueprinting, customer journey mapping, facilitation of workshops,
      design thinking`,
  },
  {
    family: 'graphic design',
    duties: `graphic design, typography, layout design, vector graphics, photo editing, print production, branding,
      illustration, mise en page, prepress, corporate design, brand guidelines, colour theory`,
  },
  {
    titles: `graphic designer, visual designer, grafikdesigner, grafikdesignerin, mediengestalter,
      mediengestalterin, graphiste, diseñador gráfico, diseñadora gráfica, brand designer, grafiker,
      grafikerin, kommunikationsdesigner, kommunikationsdesignerin, communication designer, 平面设计师, 视觉设计师, 美工`,
    duties: 'brand identity, logo design, poster and flyer design, infographics, social media graphics',
  },
  {
    titles: 'web designer, webdesigner, webdesignerin, diseñador web, diseñadora web, digital designer',
    duties: 'web design, UI design, responsive design, wireframing',
  },
  {
    titles: `art director, creative director, design director, directeur artistique, directrice artistique,
      directeur de création, art direktor, digital art director, 设计总监`,
    duties: 'art direction, creative direction, concept design, advertising',
  },
  {
    titles: `artworker, creative artworker, desktop publisher, dtp operator, layout artist, maquettiste, maquetador`,
    duties: 'desktop publishing, typesetting, proofreading',
  },
  {
    titles: 'packaging designer',
    duties: 'packaging design',
  },
  {
    titles: 'presentation designer',
    duties: 'presentation design',
  },
  {
    family: 'technical writing',
    duties: `technical writing, technical documentation, editing, user manuals, proofreading, SME interviews,
      structured authoring, style guides, content management systems, terminology management, online help,
      release notes, single sourcing, plain language writing`,
  },
  {
    family: 'content and copywriting',
    duties: `copywriting, content creation, editing, proofreading, content writing, web content, storytelling,
      editorial planning, copy editing, headline writing`,
  },
  {
    titles: 'copywriter, texter, texterin, concepteur rédacteur, conceptrice rédactrice, 文案, 文案策划',
    duties: 'advertising, ad copy, brand voice, 文案策划, SEO writing',
  },
  {
    titles: `content manager, content strategist, web editor, content executive, digital content executive,
      content producer, content marketer, 内容运营, chargé de contenu`,
    duties: `content management systems, content strategy, content marketing, SEO, editorial calendar, SEO writing`,
  },
  {
    titles: 'content designer, ux writer',
    duties: 'UX writing, plain language writing, user-centered design',
  },
  {
    titles: '内容运营',
    duties: '内容运营',
  },
  {
    titles: `editor, redakteur, redakteurin, rédacteur, rédactrice, redactor, redactora, content editor, 编辑`,
    duties: 'fact-checking, interviewing sources',
  },
  {
    titles: 'content editor manager, responsable éditorial',
    duties: 'Redaktionsleitung',
  },
  {
    family: 'journalism',
    duties: `journalism, news writing, editing, fact-checking, interviewing sources, headline writing,
      storytelling, feature writing, proofreading, press law, copy editing, news editing`,
  },
  {
    titles: 'editor in chief, redactor jefe',
    duties: 'Redaktionsleitung, editorial planning, commissioning editing, Personalführung',
  },
];
