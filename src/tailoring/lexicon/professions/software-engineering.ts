import type { ProfessionTable } from '../profession-table.ts';

export const softwareEngineering: ProfessionTable = {
  profession: 'software engineering',
  terms: {
    tool: `
      JavaScript = ECMAScript, TypeScript, Python, Java, C, C++, C# = CSharp, Go = Golang, Rust, Ruby, PHP

      Kotlin, Swift, Scala, Dart, Elixir, Erlang, Haskell, Clojure, Perl, Lua, Objective-C, F#, Visual Basic, COBOL
      Fortran

      Bash, PowerShell, Groovy, Julia, Solidity, WebAssembly = WASM, assembly language

      Node.js = NodeJS = Node JS, Deno, Bun, Express.js = Express = ExpressJS, NestJS = Nest.js, Fastify, Koa

      Django, Flask, FastAPI, Ruby on Rails = Rails = RoR, Laravel, Symfony, Spring, Spring Boot = SpringBoot
      Hibernate, Quarkus, Micronaut

      .NET = dotnet, .NET Core, ASP.NET = ASP NET, Entity Framework, Blazor, WPF, Qt

      GraphQL, gRPC, Protocol Buffers = protobuf, WebSockets, OpenAPI, Swagger, Postman, OAuth = OAuth2 = OAuth 2.0
      OpenID Connect = OIDC, SAML, JWT

      PostgreSQL = Postgres, MySQL, MariaDB, SQLite, Oracle Database = Oracle DB
      Microsoft SQL Server = SQL Server = MSSQL = MS SQL

      MongoDB = Mongo, Redis, Cassandra = Apache Cassandra, DynamoDB = Amazon DynamoDB
      Elasticsearch = Elastic Search, OpenSearch, Neo4j, CouchDB, Firebase, Supabase

      Kafka = Apache Kafka, RabbitMQ, ActiveMQ, NATS, Celery, SQS = Amazon SQS, SNS = Amazon SNS, Temporal

      Git, GitHub, GitLab, Bitbucket, Subversion = SVN, Jira = JIRA Software, Confluence
      Visual Studio Code = VS Code

      Maven = Apache Maven, Gradle, CMake, Bazel, OpenGL, Vulkan, CUDA

      ROS = Robot Operating System, MATLAB, Simulink, Prisma ORM = Prisma, TypeORM, Sequelize
      Mongoose ODM = Mongoose, SQLAlchemy, Alembic migrations, Pydantic, asyncio, Scrapy, Beautiful Soup
      JPA = Java Persistence API = Jakarta Persistence, Jakarta EE = Java EE = J2EE, JDBC, JSP, Apache Struts
      Vaadin, Spring Cloud, Spring Security, Spring Data, Apache Camel, Apache Tomcat = Tomcat, WildFly = JBoss
      WebLogic = Oracle WebLogic, WebSphere = IBM WebSphere, GlassFish, Ktor, Akka, Play Framework
      Phoenix Framework, Sidekiq, CodeIgniter, Yii framework = Yii2, CakePHP, Zend Framework = Laminas, Doctrine ORM
      ASP.NET Core, ASP.NET MVC, LINQ, WCF, SignalR, MAUI = .NET MAUI, WinForms = Windows Forms, NuGet
      Boost C++ = Boost libraries, Conan package manager, Clang, LLVM, Valgrind, OpenMP
      MPI programming = Message Passing Interface, AsyncAPI, GraphQL Apollo = Apollo GraphQL, Hasura
      Kong Gateway = Kong API gateway, Apigee = Google Apigee, Amazon API Gateway = AWS API Gateway, Memcached, etcd
      ScyllaDB, CockroachDB, TimescaleDB, InfluxDB, Couchbase, DB2 = IBM DB2, Informix, Sybase = SAP ASE
      Solr = Apache Solr, Algolia, Amazon Aurora, Amazon RDS = AWS RDS, Cosmos DB = Azure Cosmos DB, Apache Pulsar
      Google Pub/Sub = Cloud Pub/Sub, Azure Service Bus, Amazon Kinesis = AWS Kinesis, Zipkin
      IntelliJ IDEA = IntelliJ, Visual Studio, Eclipse IDE, PyCharm, WebStorm, Vim, Neovim, Gerrit, Mercurial SCM
      OCaml, Prolog, Common Lisp, Zig programming, Embarcadero Delphi = Delphi, Object Pascal, Ada programming
      RPG IV = RPGLE, AS/400 = IBM i = iSeries, JCL, CICS, z/OS, mainframe development, mainframe systems
      PowerBuilder, Progress OpenEdge = OpenEdge ABL, Ethereum, Hyperledger, Hyperledger Fabric
      Web3.js, ethers.js, Hardhat

      JSON, XML, YAML, XSLT, XSD = XML Schema, XPath, XQuery, SOAP = SOAP web services = SOAP APIs
      web services = de:Webservices = fr:services web = es:servicios web, HTTP, VB.NET = Visual Basic .NET
      VB6 = Visual Basic 6, ADO.NET, Classic ASP = ASP Classic, .NET Framework, EJB = Enterprise JavaBeans
      JSF = JavaServer Faces, Struts 2 = Struts2, GWT = Google Web Toolkit, Java Swing, JavaFX
      Team Foundation Server = TFS, ClearCase = Rational ClearCase, CVS versioning, Jetty, TIBCO EMS
      MuleSoft Anypoint, Drools, Activiti, jBPM, Toad = TOAD for Oracle, SSMS = SQL Server Management Studio
      Smarty templates, LAMP stack = LAMP = LAMP development, MEAN stack, MERN stack
      Lotus Notes = Lotus Domino = IBM Notes, ColdFusion = Adobe ColdFusion, Adobe Flex = Flex SDK
      ActionScript, Silverlight, Smalltalk, Tcl/Tk = TCL, AWK, ISPF, VSAM, IMS DB = IMS DB/DC = IBM IMS, REXX
      ADABAS, Easytrieve, Endevor, File-AID, CA-7, Control-M = BMC Control-M, AutoSys = CA AutoSys, PL/I
      HLASM = mainframe assembler, SDSF, Pascal programming, Rhapsody = IBM Rhapsody, Rational Rose
      JetBrains Rider, ReSharper, Dapper, Autofac, NHibernate, Hangfire, MassTransit, IdentityServer
      Thymeleaf, MapStruct, Liquibase, Flyway, OpenFeign, Resilience4j, R2DBC, Spring Batch, Spring MVC
      Spring WebFlux, Vert.x, Dropwizard, Helidon, gRPC-Web, tRPC, Zod schema, Drizzle ORM, Knex.js
      Passport.js, Socket.IO, BullMQ, Actix, Serde, Gin framework, GORM, Capistrano, mypy, uvicorn, Gunicorn
      aiohttp, Cython, Numba, Claude Code, Cursor IDE, LangSmith
    `,
    method: `
      REST APIs = RESTful API = RESTful services = REST services = REST endpoints = RESTful web services = REST

      microservices = microservice architecture = de:Microservice-Architektur = 微服务 = 微服务架构
      event-driven architecture = event driven systems, domain-driven design = DDD, API design

      code review = 代码评审 = 代码审查, pair programming, refactoring
      object-oriented programming = OOP = de:objektorientierte Programmierung = 面向对象 = 面向对象编程, functional programming, design patterns = 设计模式

      continuous integration = CI, continuous delivery, continuous deployment, CI/CD = CI-CD = CI/CD pipelines

      Agile = agile methodologies = agile development = de:agile Softwareentwicklung = fr:méthodes agiles = es:metodologías ágiles
      Scrum, Kanban, SAFe = Scaled Agile Framework

      system design
      software architecture = de:Softwarearchitektur = fr:architecture logicielle = es:arquitectura de software
      distributed systems = distributed computing = de:verteilte Systeme, concurrency
      multithreading = multi-threading = 多线程
      caching

      relational databases = RDBMS = de:relationale Datenbanken = 关系型数据库 = 关系数据库
      database design = schema design
      query optimization = query tuning = SQL tuning

      debugging, incident response, incident management, on-call = on-call rotation

      clean code = Clean-Code-Prinzipien, clean architecture, hexagonal architecture, SOLID principles, CQRS
      event sourcing, serverless architecture = serverless computing = serverless, monorepo management
      API integration = fr:intégration d'API, third-party API integration
      requirements traceability
      version control = source control = de:Versionsverwaltung = fr:gestion de versions = es:control de versiones
      GitFlow
      trunk-based development, feature flags, database migrations
      data structures and algorithms = algorithms and data structures, algorithms = de:Algorithmen = fr:algorithmique
      compiler design = compiler construction, parallel programming = parallel computing
      high-performance computing = HPC, low-latency systems, memory management
      performance optimization = performance tuning = de:Performance-Optimierung = 性能优化 = 性能调优
      legacy modernization, legacy system migration, static code analysis, technical debt reduction
      open source contributions, smart contracts = smart contract development, decentralized applications = dApps
      search engineering, payment integration = payment gateway integration, desktop application development
      plugin development, middleware development, software documentation = de:Softwaredokumentation
      software configuration management, software maintenance = de:Softwarewartung = fr:maintenance logicielle

      object-oriented design = OOD = OOAD = object-oriented analysis and design = object-oriented analysis = de:objektorientiertes Design
      software design = software design principles = de:Softwareentwurf
      MVC = model-view-controller = MVC frameworks = MVC pattern
      service-oriented architecture = SOA = de:serviceorientierte Architektur
      software development life cycle = SDLC = software development lifecycle = systems development life cycle
      extreme programming, Lean software development, Rational Unified Process = RUP methodology
      stored procedures, database programming
      web application development = de:Webanwendungsentwicklung = es:desarrollo de aplicaciones web
      N-tier architecture = multi-tier architecture = three-tier architecture
      job scheduling = batch scheduling, software release management, technical specifications writing
      unit test writing, software estimation, requirements gathering in software projects, systems programming
      socket programming, network programming
      shell scripting = shell scripts = Bash scripting = de:Shell-Skripting, scripting languages
      cross-platform software, application support = application management = production support
      code generation, reverse engineering of software, software packaging, API management = API gateways
      API testing tools, webhooks, rate limiting, data access layers, ORM = object-relational mapping
      dependency injection = inversion of control, asynchronous programming = async programming = async/await
      reactive programming, template engines, mob programming
      AI-assisted coding = AI coding assistants = AI pair programming
      multi-tenant architecture = multi-tenancy
      high availability = high-availability systems = de:Hochverfügbarkeit = fr:haute disponibilité = es:alta disponibilidad = 高可用
      high concurrency = 高并发, scalability engineering = scalable systems = scalable architectures
      cloud-native development = cloud native, data structures = 数据结构

      IT operations = de:IT-Betrieb = fr:exploitation informatique = es:explotación de sistemas
      authentication and authorization = de:Authentifizierung und Autorisierung = 身份认证
    `,
    domain: `
      backend development = back-end development = de:Backend-Entwicklung = fr:développement back-end = es:desarrollo backend = 后端开发

      full-stack development = fullstack development = de:Full-Stack-Entwicklung
      software development = de:Softwareentwicklung = fr:développement logiciel = es:desarrollo de software = 软件开发

      分布式系统 = 分布式
      databases = 数据库 = de:Datenbanken = fr:bases de données = es:bases de datos
      message queues = message queuing = 消息队列
      message brokers, NoSQL = NoSQL databases

      computer science = de:Informatik = fr:informatique = 计算机科学
      scientific computing = de:wissenschaftliches Rechnen = fr:calcul scientifique, web3
      quantum computing = Quantencomputing = fr:informatique quantique
      human-computer interaction = HCI = de:Mensch-Computer-Interaktion

      software engineering = de:Softwaretechnik = fr:génie logiciel = es:ingeniería de software = 软件工程
      web technologies = de:Webtechnologien = fr:technologies web = es:tecnologías web
      Microsoft stack = Microsoft technology stack
      SaaS = software as a service = SaaS products = SaaS platforms
    `,
    certificate: `
      Certified ScrumMaster = CSM = Certified Scrum Master, Professional Scrum Master = PSM
      Oracle Certified Professional = OCP

      Oracle Certified Java Programmer = OCPJP = OCAJP, AWS Certified Developer = AWS Developer Associate
      Microsoft Certified Azure Developer = AZ-204, iSAQB CPSA = CPSA-F = iSAQB, 软考高级 = 系统架构设计师
    `,
  },
  implies: `
    Spring Boot > Spring, Java
    Spring > Java
    Hibernate > Java, ORM
    Quarkus > Java
    Django > Python
    Flask > Python
    FastAPI > Python
    Ruby on Rails > Ruby
    Laravel > PHP
    Symfony > PHP
    Express.js > Node.js
    NestJS > Node.js
    Fastify > Node.js
    Node.js > JavaScript
    TypeScript > JavaScript
    ASP.NET > .NET
    .NET Core > .NET
    Entity Framework > .NET, ORM
    Blazor > .NET, C#
    GitHub > Git, version control
    GitLab > Git, version control
    Bitbucket > Git
    CI/CD > continuous integration, continuous delivery
    PostgreSQL > SQL, relational databases
    MySQL > SQL, relational databases
    Scrum > Agile
    Kanban > Agile
    SAFe > Agile
    Certified ScrumMaster > Scrum
    Professional Scrum Master > Scrum
    gRPC > Protocol Buffers
    microservices > 分布式系统
    MariaDB > SQL, relational databases
    SQLite > SQL, relational databases
    Microsoft SQL Server > SQL, relational databases
    Oracle Database > SQL, relational databases
    relational databases > databases
    NoSQL > databases
    MongoDB > NoSQL
    Redis > NoSQL
    Cassandra > NoSQL
    DynamoDB > NoSQL
    CouchDB > NoSQL
    RabbitMQ > message queues, message brokers
    Kafka > message queues, message brokers
    ActiveMQ > message queues, message brokers
    NATS > message queues
    SQS > message queues, AWS
    multithreading > concurrency
    TypeORM > TypeScript
    SQLAlchemy > Python, SQL, ORM
    Pydantic > Python
    asyncio > Python
    Scrapy > Python, web scraping
    Beautiful Soup > Python, web scraping
    JPA > Java, ORM
    Jakarta EE > Java
    JDBC > Java, SQL
    Spring Cloud > Spring, Java
    Spring Security > Spring, Java
    Spring Data > Spring, Java
    Vaadin > Java
    Apache Camel > Java
    Ktor > Kotlin
    Phoenix Framework > Elixir
    Sidekiq > Ruby
    CodeIgniter > PHP
    Yii framework > PHP
    CakePHP > PHP
    Zend Framework > PHP
    Doctrine ORM > PHP
    ASP.NET Core > ASP.NET, .NET
    ASP.NET MVC > ASP.NET, .NET, MVC
    LINQ > C#, .NET
    WCF > .NET
    SignalR > .NET
    MAUI > .NET, C#
    WinForms > .NET
    WPF > .NET
    Boost C++ > C++
    Qt > C++
    OpenMP > parallel programming
    MPI programming > parallel programming
    CUDA > GPU programming, parallel programming
    GraphQL Apollo > GraphQL
    Amazon Aurora > AWS, relational databases
    Amazon RDS > AWS, relational databases
    Amazon API Gateway > AWS
    Amazon Kinesis > AWS, stream processing
    Cosmos DB > Microsoft Azure, NoSQL
    Azure Service Bus > Microsoft Azure, message queues
    Google Pub/Sub > Google Cloud, message queues
    Apache Pulsar > message queues
    DB2 > SQL, relational databases
    Solr > search engineering
    CICS > mainframe development
    JCL > mainframe development
    Solidity > smart contracts
    smart contracts > blockchain
    Ethereum > blockchain
    Hyperledger > blockchain
    Git > version control
    Subversion > version control
    Mercurial SCM > version control
    AWS Certified Developer > AWS
    Microsoft Certified Azure Developer > Microsoft Azure
    iSAQB CPSA > software architecture
    CQRS > software architecture
    hexagonal architecture > software architecture
    clean architecture > software architecture
    algorithms > computer science
    legacy system migration > legacy modernization
    third-party API integration > API integration
    Hyperledger Fabric > Hyperledger
    Java > object-oriented programming
    C# > object-oriented programming
    VB.NET > .NET
    ADO.NET > .NET
    .NET Framework > .NET
    Classic ASP > web development
    EJB > Jakarta EE
    JSF > Jakarta EE
    Struts 2 > Java
    GWT > Java
    Java Swing > Java
    JavaFX > Java
    SOAP > web services, XML
    REST APIs > web services
    XSLT > XML
    XSD > XML
    XPath > XML
    Team Foundation Server > version control
    ClearCase > version control
    LAMP stack > Linux, MySQL, PHP
    MEAN stack > MongoDB, Express.js, Angular, Node.js
    MERN stack > MongoDB, Express.js, React, Node.js
    Spring MVC > Spring, MVC
    Spring WebFlux > Spring, reactive programming
    Spring Batch > Spring, batch processing
    NHibernate > .NET, ORM
    Dapper > .NET
    Liquibase > database migrations
    Flyway > database migrations
    Actix > Rust
    Serde > Rust
    Gin framework > Go
    GORM > Go
    Socket.IO > WebSockets
    VSAM > mainframe systems
    ISPF > mainframe systems
    REXX > mainframe systems
    IMS DB > mainframe systems
    HLASM > mainframe development, assembly language
    PL/I > mainframe development
    Control-M > job scheduling
    AutoSys > job scheduling
    CA-7 > job scheduling
    SSMS > Microsoft SQL Server, SQL
    object-oriented design > object-oriented programming
    design patterns > software design
    software architecture > software design
    Bash > shell scripting
    web application development > web development
  `,
};
