import type { RoleFamily } from '../role-family.ts';

export const technicalSpecialists: readonly RoleFamily[] = [
  {
    family: 'ERP consulting',
    titles: `sap consultant, sap developer, abap developer, erp consultant, erp manager, sap berater, sap beraterin
      erp berater, consultant sap, consultor sap, dynamics consultant
      business central consultant, sap architect
      dynamics nav consultant, erp analyst, erp project manager, sap analyst, oracle consultant
      sap spezialist, erp实施顾问, sap顾问, netsuite consultant, workday consultant
      sap inhouse consultant, sap inhouse berater, sap in house consultant, sap in house berater
      inhouse sap consultant, inhouse consultant sap, inhouse berater sap, sap anwendungsberater
      sap application consultant, sap application manager, sap modulbetreuer, sap modulberater
      sap applikationsbetreuer, sap projektleiter, sap sd berater, sap mm berater, sap fi berater
      sap fico consultant, sap fico berater, sap sd consultant, sap mm consultant, sap hcm berater
      sap pp berater, sap ewm berater, sap basis administrator, sap basis berater, sap basis consultant
      sap entwickler, abap entwickler, berater sap, consultant sap sd, consultant sap mm, consultant sap fi
      consultor funcional sap, consultor técnico sap, analista sap, programador abap, consultor erp
      técnico erp, consultant erp, responsable erp, chef de projet erp, chef de projet sap
      consultant fonctionnel sap, consultant technique sap, consultant fonctionnel erp, développeur abap
      paramétreur erp, intégrateur erp, sap实施顾问, sap开发工程师, sap运维工程师, erp工程师, erp专员, erp顾问, erp运维, abap开发工程师
      金蝶实施顾问, 用友实施顾问, erp spezialist, erp entwickler, erp administrator
      erp systemadministrator, erp functional consultant, erp implementation consultant, erp specialist
      erp systems manager, oracle erp consultant, oracle functional consultant, dynamics 365 consultant
      dynamics 365 developer, d365 consultant, microsoft dynamics consultant, netsuite administrator
      netsuite developer, workday analyst, sap functional analyst, sap functional consultant
      sap business analyst, sap technical consultant`,
  },
  {
    family: 'CRM administration',
    titles: `salesforce administrator, salesforce developer, salesforce consultant, salesforce architect, crm manager
      crm specialist, crm administrator, marketing operations manager, revenue operations manager
      consultant salesforce, responsable crm
      salesforce analyst, crm analyst, crm strategist, crm developer, dynamics crm consultant
      chef de projet crm`,
  },
  {
    family: 'telecommunications',
    titles: `telecommunications engineer, telecom engineer, rf engineer, fiber technician, telecom technician
      voip engineer, noc engineer, noc technician, glasfasermonteur, fernmeldetechniker, ingénieur télécom
      technicien fibre optique, técnico de telecomunicaciones, ingeniero de telecomunicaciones, 通信工程师
      telecom installer, telekommunikationstechniker, instalador de telecomunicaciones
      telecoms engineer, fibre engineer, fibre technician, telecoms technician, field telecoms engineer
      broadband engineer, copper engineer, fttp engineer, satellite engineer, technicien télécom`,
  },
  {
    family: 'geodata and surveying',
    titles: `gis analyst, gis specialist, gis developer, gis technician, cartographer, land surveyor, surveyor
      survey technician, remote sensing analyst, vermesser, vermessungstechniker, vermessungstechnikerin
      vermessungsingenieur, géomètre, géomaticien, topógrafo, analista sig, 测绘工程师
      gis officer, survey assistant
      geomatics technician, party chief survey`,
  },
  {
    family: 'statistics',
    titles: `statistician, biostatistician, statistical programmer, quantitative analyst, econometrician, economist
      epidemiologist, demographer, statistiker, statistikerin, volkswirt, statisticien, économiste
      estadístico, economista`,
  },
  {
    family: 'bioinformatics',
    titles: `bioinformatician, bioinformatics scientist, computational biologist, bioinformatiker, bioinformatikerin
      bio informaticien`,
  },
  {
    family: 'chip design',
    titles: `asic engineer, fpga engineer, verification engineer, design verification engineer, rtl engineer
      physical design engineer, analog design engineer, pcb designer, electronics technician, 芯片设计工程师, 硬件工程师`,
  },
  {
    family: 'automation of processes',
    titles: `rpa developer, automation consultant, process mining analyst, low code developer, workflow developer`,
  },
  {
    family: 'enterprise architecture',
    titles: `enterprise architect, it architect, it manager, head of it, it director, cio, it leiter, it leiterin
      dsi, responsable informatique, director de sistemas`,
  },
  {
    family: 'aerospace engineering',
    titles: `aerospace engineer, aeronautical engineer, systems engineer aerospace, stress engineer
      flight test engineer, luft und raumfahrtingenieur, ingénieur aéronautique, ingeniero aeronáutico
      airworthiness engineer, certification engineer aerospace, avionics engineer, triebwerksingenieur`,
  },
  {
    family: 'energy engineering',
    titles: `energy engineer, renewable energy engineer, solar engineer, wind energy engineer, power systems engineer
      petroleum engineer, drilling engineer, reservoir engineer, nuclear engineer, energy manager
      energy auditor, energieberater, ingénieur énergie, ingeniero de energía
      protection engineer, power engineer
      energy consultant, energy analyst, energy management advisor, energy assessor, domestic energy assessor
      solar designer, pv planer, projektierer photovoltaik, ingeniero fotovoltaico, wind engineer`,
  },
  {
    family: 'energy operations',
    titles: `wind turbine technician, solar installer, power plant operator, lineman, line worker
      substation technician, water treatment operator, utility operator, servicetechniker windkraft, solarteur
      kraftwerker, installateur photovoltaïque, técnico de aerogeneradores
      wind technician, service technician wind, solar technician
      smart meter installer, smart meter engineer, smart meter technician, smart engineer, dual fuel engineer
      dual fuel meter fitter, dual fuel meter installer, dual fuel smart engineer, meter fitter
      meter installer, meter technician, cable jointer, overhead linesman, linesman, power station operator
      wastewater operator, site plant operator, lng operator, fachkraft für wasserversorgungstechnik
      fachkraft für abwassertechnik, opérateur de centrale, 变电站值班员`,
  },
  {
    family: 'quality inspection',
    titles: `quality inspector, quality technician, qc inspector, quality manager, quality assurance manager
      metrology technician, ndt technician, quality control inspector, qualitätsmanager, qualitätsmanagerin
      qualitätsprüfer, contrôleur qualité, responsable qualité, técnico de calidad, responsable de calidad
      质检员, 质量工程师
      quality controller, quality control technician, quality assurance technician
      quality assurance specialist, qa technician, qa inspector, quality auditor, qualitätstechniker
      qualitätstechnikerin, qualitätskontrolleur, technicien qualité, inspector de calidad
      auxiliar de calidad
      检验员
      供应商质量工程师, 品质工程师
      quality assurance officer, quality systems manager, quality assurance coordinator
      quality assurance administrator, quality specialist, pharmaceutical quality specialist
      quality assessor, head of quality, quality director, qa officer, qa coordinator, qa manager
      tool inspector, pcb inspector, laboratory quality assurer, qualitätsbeauftragter, qualitätsbeauftragte
      leiter qualitätssicherung, mitarbeiter qualitätssicherung, animateur qualité
      responsable assurance qualité, director de calidad, 品质主管, 质量经理, 质量主管, 品管`,
  },
  {
    family: 'materials and packaging engineering',
    titles: `materials engineer, metallurgist, packaging engineer, polymer engineer, corrosion engineer
      werkstoffingenieur, ingénieur matériaux
      packaging technologist, packaging technologist food, verpackungsingenieur, ingénieur emballage`,
  },
  {
    family: 'biomedical engineering',
    titles: `biomedical engineer, clinical engineer, biomedical equipment technician, medical device engineer
      medizintechniker, medizintechnikerin, ingénieur biomédical, ingeniero biomédico`,
  },
  {
    family: 'regulatory affairs',
    titles: `regulatory affairs specialist, regulatory affairs manager, medical science liaison
      pharmacovigilance specialist, drug safety associate, regulatory affairs manager pharma, medical writer
      chargé d'affaires réglementaires
      regulatory affairs associate, regulatory affairs officer, regulatory specialist
      注册专员, 注册助理, 注册主管, 注册经理, 医疗器械注册专员, 药品注册专员, 法规专员, 法规事务专员, 法规注册专员
      pharmacovigilance officer, pharmacovigilance associate, drug safety officer
      medical information officer, product vigilance specialist, regulatory consultant`,
  },
  {
    family: 'dietetics',
    titles: `dietitian, nutritionist, clinical dietitian, diätassistent, diätassistentin, ernährungsberater
      ernährungsberaterin, diététicien, diététicienne, dietista, nutricionista, 营养师
      registered dietitian, specialist dietitian, community dietitian, dietetic assistant
      clinical nutritionist, sports nutritionist, public health nutritionist, paediatric dietitian
      renal dietitian, nutrition advisor, nutrition consultant, dietetics manager, oecotrophologe
      oecotrophologin, ökotrophologe, ökotrophologin, ernährungswissenschaftler, ernährungswissenschaftlerin
      ernährungstherapeut, ernährungstherapeutin, diätologe, diätologin, diététicien nutritionniste
      conseiller en nutrition, nutritionniste, técnico en dietética, dietista nutricionista
      técnico superior en dietética, asesor nutricional, 临床营养师, 公共营养师, 膳食营养师, 营养顾问`,
  },
  {
    family: 'eye care',
    titles: `optometrist, optician, ophthalmic technician, augenoptiker
      augenoptikerin, opticien, opticienne, óptico
      optical assistant, dispensing optician, optometrista, 验光师
      optical advisor, contact lens optician, optical consultant, optikerin
      augenoptikermeisterin, augenoptikergeselle, staatlich geprüfter augenoptiker, optometristin
      augenoptikmeister, verkäufer augenoptik, fachberater augenoptik, refraktionist, optical dispenser
      optical sales assistant, optical manager, optical technician, optical store manager
      optical retail assistant, licensed optician, pre registration optometrist, resident optometrist
      ophthalmic assistant, ophthalmic science practitioner, orthoptist, orthoptistin, orthoptiste
      opticien lunetier, opticien optométriste, monteur vendeur optique, monteur vendeur en optique
      opticien visagiste, optométriste, vendeur en optique, responsable magasin optique, óptico optometrista
      óptico optometrista titular, auxiliar de óptica, asesor de óptica, técnico en óptica
      óptico contactólogo, encargado de óptica, 视光师, 配镜师, 眼镜验光员, 视光医师, 眼镜定配工, 配镜顾问`,
  },
  {
    family: 'hearing care',
    titles: `audiologist, hearing care professional, hörakustiker, hörakustikerin, audioprothésiste, audiólogo
      hearing aid dispenser, hearing aid audiologist, hearing instrument specialist
      hearing care practitioner, clinical audiologist, assistant audiologist, audiology technician
      hörgeräteakustiker, hörgeräteakustikerin, pädakustiker, audiologe, hörakustikmeister
      assistant audioprothésiste, audiologiste, audioprotesista, técnico en audiología protésica
      auxiliar de audiología, 验配师, 助听器验配师, 听力师`,
  },
  {
    family: 'massage and bodywork',
    titles: `massage therapist, chiropractor, osteopath, acupuncturist, masseur, masseurin, ostéopathe, podologist
      podiatrist, podologe, podologin, quiromasajista
      sports massage therapist`,
  },
  {
    family: 'health administration',
    titles: `hospital administrator, health services manager, practice manager, healthcare administrator
      clinic manager, nursing home administrator, pflegedienstleitung, praxismanager, praxismanagerin
      cadre de santé, gestor sanitario
      home manager, care home manager, nursing home manager, registered manager, registered home manager
      registered care home manager, registered care manager, residential home manager, deputy home manager
      care manager, deputy care manager, deputy manager care home, home manager rgn, domiciliary care manager
      homecare manager, domiciliary branch manager, assisted living manager, registered service manager
      extra care manager, clinical services manager, health services director, operations director healthcare
      heimleiter, heimleiterin, einrichtungsleitung, einrichtungsleiter, einrichtungsleiterin
      pflegedienstleiter, pflegedienstleiterin, directeur d'ehpad, directrice d'ehpad
      directora de residencia, director de residencia
      registered manager children's home, care home general manager, home manager nursing
      deputy nursing home manager, general manager nursing home, clinical manager nursing home
      clinical lead care home, unit manager nursing home, nursing unit manager, residential manager
      head of care, head of care residential home, assistant care home manager, care services manager
      care service manager, care operations manager, supported living registered manager
      regional care manager, regional operations manager care, assisted living director
      executive director senior living, director of resident care, skilled nursing facility administrator
      practice operations manager, gp practice manager, medical practice manager, medical office manager
      clinic operations manager, hospital manager, hospital operations manager, ward administrator manager
      health service manager, service manager nhs, directorate manager, clinical services coordinator
      patient services manager, surgery manager, residential care manager, residenzleitung, residenzleiter
      heimleitung, leitung pflegeheim, stellvertretende einrichtungsleitung
      stellvertretende pflegedienstleitung, pflegedirektor, pflegedirektorin, verwaltungsleiter krankenhaus
      klinikmanager, stellvertretende heimleitung, leiter sozialdienst pflegeheim
      leitung ambulanter pflegedienst, qualitätsbeauftragter pflege, leitung tagespflege, wohngruppenleitung
      directeur de maison de retraite, directrice de maison de retraite, directeur adjoint ehpad
      directeur d'établissement médico social, directeur d'établissement sanitaire
      responsable de résidence seniors, directeur de résidence seniors, cadre supérieur de santé
      cadre administratif hospitalier, responsable de secteur aide à domicile
      responsable de service de soins, attaché d'administration hospitalière, gouvernant ehpad
      director de centro geriátrico, director de centro de mayores, directora de centro geriátrico
      coordinador de residencia, responsable de residencia, supervisora de residencia
      director de residencia de mayores, gerente de residencia, gerente de clínica, director de clínica
      coordinador sanitario, responsable higiénico sanitario, 养老院院长, 养老机构负责人, 院办主任, 门诊部主任, 医院管理`,
  },
  {
    family: 'ERP key users',
    titles: `sap key user, key user sap, erp key user, key user erp, sap super user, erp super user, sap keyuser
      key userin sap, utilisateur clé sap, référent sap, usuario clave sap, sap关键用户`,
  },
];
