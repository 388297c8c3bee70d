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
  Packer: 'terraform hashicorp ansible vagrant image ami',
  Zustand: 'react redux store typescript mobx next.js',
  Retrofit: 'android kotlin okhttp rxjava moshi',
  Apex: 'salesforce visualforce soql lightning trigger class code developer lwc',
  discovery:
    'legal litigation request response production motion deposition pleading trial document interrogatory subpoena civil',
  CPL: 'pilot flight aviation license licence atpl ppl ifr aircraft easa',
};

/** Names that are everyday words: they count only with their capital, and not where they open a sentence as a verb. */
export const everydayNames = `
  Aha beA Excel React Flask Rails Express Bun Ruby Rust Scala Julia Slack Zoom Concur Lever Greenhouse Buffer Prism Empower
  Inventor Maya Rhino Gusto Rippling Juniper Consul Bamboo Temporal Looker Miro Framer Seesaw Opera Concordance Relativity
  Unreal Helm Envoy Sentry Parquet Iceberg Snowflake Synapse Orbis Micros Lightspeed Basecamp Notion Sketch Gong Braze Haas
  Clio Puppet Celery Disposition Sage Unity Hive Spark Perl Swagger Postman Mocha Cucumber Cypress Koa Spring Illustrator
  Lightroom Amplitude Airtable Dagster Prefect
  Windows Vue Vite Svelte Flutter Hibernate Elixir Bootstrap Storybook Superset Blender Audacity Blackboard Rancher Vagrant Workday
  Intercom Tableau Asana Sabre Amadeus Prettier Mongoose Hilt Pinecone Wiz Fortify Tenable Asterisk Leaflet Alfresco
  Iterable Aladdin Barra Ironclad Bullhorn Grasshopper Enscape Petrel Houdini Nuke Perforce Godot Sibelius Mews Scrivener
  Substack Meltwater Volontariat Delphi Moz Wix REST SAFe SOAR SALT MICE PALS CAMS CAPA MAUI
  RiO Handlebars Grunt Gulp Dojo Toad Dapper Jetty Varnish HTTP SOAP LAMP Workable RADIUS PACE ADaM HOLMES
  DOORS LOTO NATE LEED YOLO BLAST SIAP FACS DELE SEND FEES STRIDE CREST Dovetail
`;

/** Things of a trade in the plural only: `equity` and `collection` are of every office. */
export const pluralsOnly = 'equities collections disciplinaries showings';

/**
 * Doings that are a trade by themselves, and with an object anything else: "driving growth". By token key, what may
 * follow all the same.
 */
export const tradesWithoutObject: Readonly<Record<string, string>> = {
  driving:
    'vehicle lorry truck bus coach van car hgv lgv train tram forklift experience record skill hour time duty work job role license licence test and or in on of for at as with by between around is',
};

/** Names that stand for something else in another trade: beside one of these words (token keys) they are not meant. */
export const strangersTo: Readonly<Record<string, string>> = {
  maternity: 'leave cover paternity',
  SCA: 'sast dast composition dependency snyk veracode vulnerability',
  GDC: 'game games conference talk speaker developers',
  SAN: 'francisco diego jose antonio mateo juan marino bernardino california texas',
  EMT: 'conduit tubing raceway rigid imc pvc bend bending wire wiring',
};

/**
 * Short forms count in capitals only: `cam`, `mes` and `ai` are words of some language. These are words
 * of none of ours and are often typed small.
 */
export const shortFormsInAnyCase = `
  php lua awk git svn npm wpf css qt jwt sqs sns jpa jsp wcf moq vim kmp tdd bdd ddd oop ssr pwa hpc ios jax nlp ocr rnn svm sql
  dbt etl elt gis aws gcp eks ecs gke aks elk dns vpn bgp iac sre iam sso mfa edr xdr waf dlp pki sdn nfv lte gsm gdb qnx ble
  iot erp rpa crm lwc aem uat uml ux ui vba seo ppc cms vfx ehr emr icu mri ekg ecg cpr lpn lvn cna rn pmp plc hmi cnc cmm
  bim plm mrp wms tms cdl pcr ngs
`;
