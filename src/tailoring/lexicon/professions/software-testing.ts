import type { ProfessionTable } from '../profession-table.ts';

export const softwareTesting: ProfessionTable = {
  profession: 'software testing',
  terms: {
    tool: `
      Jest, Vitest, Mocha, Cypress, Playwright, Selenium = Selenium WebDriver, JUnit, pytest, RSpec, Cucumber
      Appium, TestNG, JMeter = Apache JMeter, k6, xUnit, NUnit, Moq, Mockito, Robot Framework, TestRail
      Xray for Jira = Xray test management, SoapUI, REST Assured, Karate DSL, Gatling, Locust load testing
      LoadRunner = Micro Focus LoadRunner, Tricentis Tosca, Ranorex, Katalon, Puppeteer, WebdriverIO, BrowserStack
      Sauce Labs, Android Espresso, XCUITest, JBehave
    `,
    method: `
      test-driven development = TDD, behaviour-driven development = BDD
      unit testing = unit tests = fr:tests unitaires = es:pruebas unitarias = 单元测试, integration testing = integration tests
      end-to-end testing = e2e testing = E2E tests
      test automation = automated testing = de:Testautomatisierung = fr:automatisation des tests = 自动化测试 = 测试自动化, performance testing
      load testing, regression testing, manual testing, exploratory testing, API testing, mobile testing
      accessibility testing, contract testing, mutation testing, test planning = de:Testplanung
      test case design = de:Testfallerstellung, test cases = fr:cas de test, defect tracking = bug tracking
      software quality assurance = software QA

      software testing = 软件测试 = de:Softwaretest = fr:tests logiciels = es:pruebas de software
      acceptance testing of projects = fr:recette fonctionnelle = es:pruebas de aceptación = 验收测试
      functional testing = de:funktionale Tests = fr:tests fonctionnels = es:pruebas funcionales = 功能测试
      test documentation = de:Testdokumentation = fr:documentation des tests = es:documentación de pruebas
      test strategy = de:Teststrategie = fr:stratégie de test = es:estrategia de pruebas = 测试策略
    `,
    certificate: `
      ISTQB = ISTQB Certified Tester, ISTQB Advanced Level, ISTQB Test Manager
    `,
  },
  implies: `
    JUnit > Java, unit testing
    pytest > Python, unit testing
    RSpec > Ruby, unit testing
    Jest > unit testing
    Vitest > unit testing
    Mocha > unit testing
    Cypress > test automation, end-to-end testing
    Playwright > test automation, end-to-end testing
    Selenium > test automation
    Appium > test automation
    test-driven development > unit testing
    load testing > performance testing
    JMeter > load testing, performance testing
    k6 > load testing, performance testing
    unit testing > test automation
    integration testing > test automation
    Robot Framework > test automation
    Mockito > Java, unit testing
    REST Assured > Java, API testing
    xUnit > .NET, unit testing
    NUnit > .NET, unit testing
    Gatling > load testing
    LoadRunner > load testing
    Tricentis Tosca > test automation
    Ranorex > test automation
    Katalon > test automation
    Puppeteer > JavaScript, test automation
    WebdriverIO > JavaScript, test automation
    XCUITest > iOS development, test automation
    ISTQB Advanced Level > ISTQB
    ISTQB Test Manager > ISTQB Advanced Level
  `,
};
