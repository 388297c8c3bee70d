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
      fintech engineer`,
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
    titles: `devops engineer, site reliability engineer, sre, cloud engineer, infrastructure engineer, devops specialist, cloud architect, cloud infrastructure engineer, platform reliability engineer, ingénieur devops, ingeniero devops, 运维工程师`,
  },
  {
    family: 'system administration',
    titles: `system administrator, systems administrator, sysadmin, network administrator, network engineer, it administrator, systemadministrator, fachinformatiker systemintegration, administrateur système, administrateur réseau, administrador de sistemas, 系统管理员
      linux administrator, unix administrator, windows administrator, systems engineer, network technician
      cloud administrator, netzwerkadministrator, administrador de redes, technicien réseau
      technicien système
      ingénieur réseau, ingénieur réseaux, ingeniero de redes`,
  },
  {
    family: 'IT support',
    titles: `support engineer, support analyst, systems support, it support, it support specialist, help desk, helpdesk, help desk technician, desktop support, service desk, service desk analyst, it technician, support technician, technical support, it specialist, technicien support, soporte técnico
      it assistant, service desk agent, help desk agent, it supporter, technicien informatique
      técnico de soporte, técnico informático`,
  },
  {
    family: 'information security',
    titles: `security engineer, security analyst, soc analyst, information security, cybersecurity, cyber security, penetration tester, security architect, infosec, it security, 安全工程师
      security operations centre analyst, security operations center analyst
      security operations analyst, cyber defence analyst, cyber defense analyst, incident responder
      threat analyst, threat hunter, security specialist it, it sicherheitsbeauftragter, analyste soc
      analyste cybersécurité, analista de ciberseguridad, 网络安全工程师`,
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
    titles: `data scientist, machine learning engineer, machine learning scientist, ml engineer, ai engineer, applied scientist, data science, deep learning engineer, nlp engineer, científico de datos, 算法工程师, 数据科学家`,
  },
  {
    family: 'data analysis',
    titles: `data analyst, business intelligence analyst, bi analyst, bi developer, reporting analyst, analytics analyst, insights analyst, product analyst, datenanalyst, analyste de données, analista de datos, 数据分析师
      reporting specialist, mis analyst, insight analyst, bi consultant, bi specialist
      business intelligence developer, business intelligence specialist, data specialist, power bi developer
      analista de bi`,
  },
  {
    family: 'database administration',
    titles: `database administrator, dba, database engineer, datenbankadministrator`,
  },
  {
    family: 'engineering management',
    titles: `engineering manager, head of engineering, vp of engineering, director of engineering, software development manager, cto`,
  },
  {
    family: 'product management',
    titles: `product manager, product owner, product lead, produktmanager, produktmanagerin, chef de produit, gerente de producto, 产品经理
      产品助理, 产品专员, responsable produit, responsable de producto`,
  },
  {
    family: 'project management',
    titles: `project manager, program manager, programme manager, project coordinator, project lead, pmo, delivery manager, scrum master, projektleiter, projektleiterin, projektmanager, projektmanagerin, chef de projet, cheffe de projet, jefe de proyecto, jefa de proyecto, gestor de proyectos, 项目经理
      project assistant, project officer, project administrator, program coordinator, programme coordinator
      projektassistent, projektassistentin, projektkoordinator, projektkoordinatorin, coordinador de proyectos
      técnico de proyectos
      agile coach, release train engineer, pmo analyst, project support officer, delivery lead`,
  },
  {
    family: 'business analysis',
    titles: `business analyst, business systems analyst, systems analyst, requirements engineer, functional analyst, analyste fonctionnel, analista de negocio`,
  },
  {
    family: 'product design',
    titles: `ux designer, ui designer, product designer, ux ui designer, ui ux designer, interaction designer, ux researcher, experience designer, diseñador ux
      user researcher, design researcher, user experience designer, service designer`,
  },
  {
    family: 'graphic design',
    titles: `packaging designer, artworker, layout artist, communication designer, graphic designer, visual designer, grafikdesigner, grafikdesignerin, mediengestalter, mediengestalterin, graphiste, diseñador gráfico, diseñadora gráfica, art director, illustrator, brand designer
      web designer, webdesigner, webdesignerin, desktop publisher, dtp operator, kommunikationsdesigner
      kommunikationsdesignerin, maquettiste, infographiste, directeur artistique, maquetador`,
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
      content designer, ux writer`,
  },
  {
    family: 'journalism',
    titles: `journalist, reporter, news editor, correspondent, journaliste, periodista`,
  },
];
