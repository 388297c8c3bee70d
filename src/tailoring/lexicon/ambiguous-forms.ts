/**
 * Names that are also everyday words or bare letters: they count only as written here, and only in a
 * list, after "in", "with", "using", or beside one of these words (token keys).
 */
export const ambiguousForms: Readonly<Record<string, string>> = {
  Go: 'developer engineer programming language code service microservice backend module package library application routine runtime sdk api tooling programmer rust python java grpc',
  R: 'developer programming language code script package library studio shiny tidyverse ggplot2 statistic python spss stata',
  C: 'developer programming language code embedded firmware c++ compiler library',
  SAS: 'programming code enterprise base macro viya software stata spss sql programmer dataset',
  Access: 'microsoft ms database query excel vba report',
  Word: 'microsoft ms excel powerpoint outlook document template',
  Spring: 'boot framework cloud mvc security java data hibernate developer microservice service application',
  Swift: 'developer engineer programming code swiftui ios kotlin xcode uikit objective-c app',
  Dart: 'developer programming code flutter',
  Epic: 'ehr emr charting beaker willow hyperspace system documentation chart cerner meditech optime cadence beacon clindoc experience certified certification record',
  Outreach: 'salesforce salesloft gong sequence hubspot',
  Square: 'pos toast register',
  Toast: 'pos square aloha micro opentable terminal',
  Lean: 'six sigma manufacturing kaizen 5s production management method principle tool methodology thinking practice construction',
  Chef: 'puppet ansible cookbook infrastructure terraform saltstack jenkins',
};

/** Names that are everyday words: they count only with their capital, and not where they open a sentence as a verb. */
export const everydayNames =
  'Excel React Flask Rails Express Bun Ruby Rust Scala Julia Slack Zoom Concur Lever Greenhouse Buffer Prism Rave Empower Inventor Maya Rhino Gusto Rippling Juniper Consul Bamboo Temporal Looker Miro Framer Seesaw Opera Concordance Relativity Unreal Helm Envoy Sentry Parquet Iceberg Snowflake Synapse Orbis Micros Lightspeed Basecamp Notion Sketch Gong Braze Haas Clio Puppet Celery Disposition Sage Unity Hive Spark Perl Swagger Postman Mocha Cucumber Cypress Koa Spring Illustrator Lightroom Amplitude Airtable Dagster Prefect';
