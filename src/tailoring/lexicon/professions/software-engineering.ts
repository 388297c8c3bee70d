import type { ProfessionTable } from '../profession-table.ts';

export const softwareEngineering: ProfessionTable = {
  profession: 'software engineering',
  terms: {
    tool: `
      JavaScript = ECMAScript, TypeScript, Python, Java, C, C++ = C/C++, C# = CSharp, Go = Golang, Rust, Ruby, PHP
      Kotlin, Swift, Scala, Dart, Elixir, Erlang, Haskell, Clojure, Perl, Lua, Objective-C, F#, Visual Basic, COBOL, Fortran
      Bash, PowerShell, Groovy, Julia, Solidity, WebAssembly = WASM, assembly language
      Node.js = NodeJS = Node JS, Deno, Bun, Express.js = Express = ExpressJS, NestJS = Nest.js, Fastify, Koa
      React = React.js = ReactJS, Next.js = NextJS, Vue.js = Vue = VueJS, Nuxt = Nuxt.js, Angular, AngularJS, Svelte, SvelteKit
      Redux, jQuery, Tailwind CSS = TailwindCSS = Tailwind, Bootstrap, Sass = SCSS, HTML = HTML5, CSS = CSS3, Webpack, Vite, Storybook
      Django, Flask, FastAPI, Ruby on Rails = Rails = RoR, Laravel, Symfony, Spring, Spring Boot = SpringBoot, Hibernate, Quarkus, Micronaut
      .NET = dotnet, .NET Core, ASP.NET = ASP NET, Entity Framework, Blazor, WPF, Qt
      GraphQL, gRPC, Protocol Buffers = protobuf, WebSockets, OpenAPI, Swagger, Postman, OAuth = OAuth2 = OAuth 2.0, OpenID Connect = OIDC, SAML, JWT
      PostgreSQL = Postgres, MySQL, MariaDB, SQLite, Oracle Database = Oracle DB, Microsoft SQL Server = SQL Server = MSSQL = MS SQL
      MongoDB = Mongo, Redis, Cassandra = Apache Cassandra, DynamoDB = Amazon DynamoDB, Elasticsearch = Elastic Search, OpenSearch, Neo4j, CouchDB, Firebase, Supabase
      Kafka = Apache Kafka, RabbitMQ, ActiveMQ, NATS, Celery, SQS = Amazon SQS, SNS = Amazon SNS, Temporal
      React Native, Flutter, SwiftUI, UIKit, Jetpack Compose, Xcode, Android Studio, Android SDK, Ionic, Xamarin
      Git, GitHub, GitLab, Bitbucket, Subversion = SVN, Jira = JIRA Software, Confluence, Visual Studio Code = VS Code
      Jest, Vitest, Mocha, Cypress, Playwright, Selenium = Selenium WebDriver, JUnit, pytest, RSpec, Cucumber, Appium, TestNG, JMeter = Apache JMeter, k6
      Maven = Apache Maven, Gradle, npm, CMake, Bazel, Unity = Unity3D, Unreal Engine = Unreal, OpenGL, Vulkan, CUDA
      Embedded Linux, FreeRTOS, ROS = Robot Operating System, CAN bus, Zephyr, MATLAB, Simulink
    `,
    method: `
      REST APIs = RESTful API = RESTful services = REST services = REST endpoints = RESTful web services = REST
      microservices = microservice architecture = Microservice-Architektur, event-driven architecture = event driven systems, domain-driven design = DDD, API design
      test-driven development = TDD, behaviour-driven development = BDD = behavior-driven development, unit testing = unit tests, integration testing = integration tests
      end-to-end testing = e2e testing = E2E tests, test automation = automated testing = Testautomatisierung = automatisation des tests, performance testing, load testing, regression testing, manual testing, exploratory testing
      code review, pair programming, refactoring, object-oriented programming = OOP = objektorientierte Programmierung, functional programming, design patterns
      continuous integration = CI, continuous delivery, continuous deployment, CI/CD = CI-CD = CI/CD pipelines
      Agile = agile methodologies = agile development = agile Softwareentwicklung = méthodes agiles = metodologías ágiles, Scrum, Kanban, SAFe = Scaled Agile Framework
      system design, software architecture = Softwarearchitektur = architecture logicielle = arquitectura de software, distributed systems = distributed computing = verteilte Systeme, concurrency, multithreading = multi-threading, caching
      relational databases = RDBMS = relationale Datenbanken, database design = schema design = data modeling of relational databases, query optimization = query tuning = SQL tuning, responsive design = responsive web design, web accessibility = a11y, WCAG
      server-side rendering = SSR, progressive web apps = PWA, single-page applications = SPA, state management, web performance, technical documentation = Technische Dokumentation
      debugging, incident response = incident management, on-call = on-call rotation, real-time systems, firmware development = firmware
    `,
    domain: `
      backend development = back-end development = Backend-Entwicklung = développement back-end = desarrollo backend = 后端开发
      frontend development = front-end development = Frontend-Entwicklung = développement front-end = desarrollo frontend = 前端开发
      full-stack development = fullstack development = Full-Stack-Entwicklung
      mobile development = mobile app development, iOS development = iOS, Android development = Android, game development, embedded systems = embedded software
      web development = Webentwicklung = développement web = desarrollo web, software development = Softwareentwicklung = développement logiciel = desarrollo de software = 软件开发
      高并发 = high concurrency, 微服务 = 微服务架构, 分布式系统 = 分布式, databases = 数据库 = Datenbanken = bases de données = bases de datos, message queues = message queuing = 消息队列, message brokers, NoSQL = NoSQL databases
    `,
    certificate: `
      ISTQB = ISTQB Certified Tester, Certified ScrumMaster = CSM = Certified Scrum Master, Professional Scrum Master = PSM, Oracle Certified Professional = OCP
    `,
  },
  implies: `
    Spring Boot > Spring, Java
    Spring > Java
    Hibernate > Java
    Quarkus > Java
    JUnit > Java, unit testing
    Django > Python
    Flask > Python
    FastAPI > Python
    pytest > Python, unit testing
    Ruby on Rails > Ruby
    RSpec > Ruby, unit testing
    Laravel > PHP
    Symfony > PHP
    Express.js > Node.js
    NestJS > Node.js
    Fastify > Node.js
    Node.js > JavaScript
    TypeScript > JavaScript
    React > JavaScript
    Next.js > React
    Redux > React
    React Native > React, mobile development
    Vue.js > JavaScript
    Nuxt > Vue.js
    Angular > TypeScript
    Svelte > JavaScript
    jQuery > JavaScript
    Jest > unit testing
    Vitest > unit testing
    Mocha > unit testing
    Cypress > test automation, end-to-end testing
    Playwright > test automation, end-to-end testing
    Selenium > test automation
    Appium > test automation
    ASP.NET > .NET
    .NET Core > .NET
    Entity Framework > .NET
    Blazor > .NET, C#
    SwiftUI > Swift, iOS development
    UIKit > iOS development
    Jetpack Compose > Kotlin, Android development
    Android SDK > Android development
    Flutter > Dart, mobile development
    Tailwind CSS > CSS
    Bootstrap > CSS
    Sass > CSS
    GitHub > Git
    GitLab > Git
    Bitbucket > Git
    CI/CD > continuous integration, continuous delivery
    PostgreSQL > SQL, relational databases
    MySQL > SQL, relational databases
    Scrum > Agile
    Kanban > Agile
    SAFe > Agile
    Certified ScrumMaster > Scrum
    Professional Scrum Master > Scrum
    test-driven development > unit testing
    Unreal Engine > game development
    FreeRTOS > embedded systems
    Embedded Linux > embedded systems, Linux
    gRPC > Protocol Buffers
    微服务 > 分布式系统
    MariaDB > SQL, relational databases
    SQLite > SQL, relational databases
    Microsoft SQL Server > SQL, relational databases
    Oracle Database > SQL, relational databases
    relational databases > databases
    NoSQL > databases
    MongoDB > NoSQL
    Cassandra > NoSQL
    DynamoDB > NoSQL
    CouchDB > NoSQL
    RabbitMQ > message queues, message brokers
    Kafka > message queues, message brokers
    ActiveMQ > message queues, message brokers
    NATS > message queues
    SQS > message queues, AWS
    load testing > performance testing
    JMeter > load testing, performance testing
    k6 > load testing, performance testing
    multithreading > concurrency
    WCAG > web accessibility
    unit testing > test automation
    integration testing > test automation
  `,
};
