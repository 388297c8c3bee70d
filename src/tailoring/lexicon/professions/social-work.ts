import type { ProfessionTable } from '../profession-table.ts';

export const socialWork: ProfessionTable = {
  profession: 'social work and counselling',
  terms: {
    tool: `
      Apricot case management = Apricot Social Solutions, Efforts to Outcomes = ETO software
      HMIS = Homeless Management Information System, TheraNest, SimplePractice, OCTOWARE
    `,
    method: `
      counseling = counselling = Beratung von Klienten
      crisis intervention = Krisenintervention = intervention de crise = intervención en crisis
      cognitive behavioral therapy = CBT = cognitive behavioural therapy = Verhaltenstherapie = thérapie cognitivo-comportementale
      motivational interviewing, group therapy, individual therapy, trauma-informed care
      treatment planning = treatment plans, psychosocial assessment, psychological testing, safeguarding
      child protection = Kinderschutz = protection de l'enfance, Hilfeplanung, advocacy = client advocacy
      substance abuse counseling = addiction counseling = Suchtberatung, applied behavior analysis = ABA therapy

      family therapy = family counseling = Familientherapie = thérapie familiale = terapia familiar
      couples counseling = couples therapy = Paartherapie = thérapie de couple = terapia de pareja
      dialectical behavior therapy = dialektisch-behaviorale Therapie, acceptance and commitment therapy
      EMDR = eye movement desensitization and reprocessing, psychoeducation = Psychoedukation = psicoeducación
      suicide risk assessment, suicide prevention = Suizidprävention = prévention du suicide, harm reduction
      relapse prevention = Rückfallprophylaxe = prévention de la rechute, mental status examination
      intake assessments, biopsychosocial assessments
      home visits = Hausbesuche = visites à domicile = visitas domiciliarias, family preservation
      foster care = Pflegekinderwesen = placement familial = acogimiento familiar, adoption services, kinship care
      permanency planning, Allgemeiner Sozialer Dienst
      Jugendhilfe = youth welfare services = Kinder- und Jugendhilfe, sozialpädagogische Familienhilfe = SPFH
      Schulsozialarbeit = school social work, Streetwork = street outreach = maraude
      Eingliederungshilfe = integration assistance for people with disabilities
      housing assistance = housing placement, homelessness services = Wohnungslosenhilfe
      refugee services = refugee resettlement = Flüchtlingshilfe, youth work = Jugendarbeit = animation jeunesse
      community organizing, benefits counseling = benefits navigation, resource navigation
      domestic violence advocacy = domestic violence counseling
      grief counseling = bereavement support = Trauerbegleitung, peer support
      vocational rehabilitation = berufliche Rehabilitation, supported employment
      person-centered planning = person-centred planning, wraparound services, restorative justice
      clinical supervision, systemic counseling = systemische Beratung, family mediation = mediación familiar
      court reports for children, group facilitation = Gruppenleitung, debt counseling = Schuldnerberatung
    `,
    domain: `
      social work = Sozialarbeit = travail social = trabajo social
      mental health = psychische Gesundheit = santé mentale = salud mental, behavioral health = behavioural health
      clinical psychology = klinische Psychologie = psychologie clinique = psicología clínica
      psychotherapy = psicoterapia, child welfare = Kinder- und Jugendschutz, gerontology
      addiction services = Suchthilfe = addictologie
    `,
    certificate: `
      BCBA = Board Certified Behavior Analyst, RBT = Registered Behavior Technician
      CADC = Certified Alcohol and Drug Counselor, Mental Health First Aid
      CPI training = Nonviolent Crisis Intervention, DEES = diplôme d'État d'éducateur spécialisé
      DEASS = diplôme d'État d'assistant de service social
    `,
    licence: `
      LCSW = Licensed Clinical Social Worker, LMSW = Licensed Master Social Worker
      LPC = Licensed Professional Counselor, LMFT
      staatliche Anerkennung als Sozialarbeiter = staatlich anerkannter Sozialarbeiter = staatlich anerkannte Sozialarbeiterin
      licensed psychologist = psychologist license
      Approbation als Psychotherapeut = approbierter Psychotherapeut = approbierte Psychotherapeutin, LCPC
      LMHC = Licensed Mental Health Counselor
    `,
  },
  implies: `
    cognitive behavioral therapy > counseling
    motivational interviewing > counseling
    BCBA > applied behavior analysis
    RBT > applied behavior analysis
    dialectical behavior therapy > cognitive behavioral therapy
    family therapy > counseling
    couples counseling > counseling
    grief counseling > counseling
    substance abuse counseling > counseling
    suicide risk assessment > crisis intervention
    LCSW > social work
    LMSW > social work
    LMFT > family therapy
    CADC > substance abuse counseling
    sozialpädagogische Familienhilfe > Jugendhilfe
    Schulsozialarbeit > social work
    foster care > child welfare
    family mediation > mediation
    biopsychosocial assessments > psychosocial assessment
    applied behavior analysis > behavior management
  `,
};
