import type { ProfessionTable } from '../profession-table.ts';

export const socialWork: ProfessionTable = {
  profession: 'social work and counselling',
  terms: {
    tool: `
      Apricot case management = Apricot Social Solutions, Efforts to Outcomes = ETO software
      HMIS = Homeless Management Information System, TheraNest, SimplePractice, OCTOWARE

      Mosaic case management, Liquidlogic, CareDirector
    `,
    method: `
      counseling = de:Beratung von Klienten
      crisis intervention = de:Krisenintervention = fr:intervention de crise = es:intervención en crisis
      cognitive behavioral therapy = CBT = de:Verhaltenstherapie = fr:thérapie cognitivo-comportementale = es:terapia cognitivo-conductual = 认知行为疗法
      motivational interviewing = de:motivierende Gesprächsführung, group therapy = de:Gruppentherapie = fr:thérapie de groupe = es:terapia de grupo, individual therapy = individual counseling = one-to-one counselling = de:Einzelgespräche, trauma-informed care
      treatment planning = treatment plans, psychosocial assessment, psychological testing, safeguarding
      child protection = de:Kinderschutz = fr:protection de l'enfance, de:Hilfeplanung, advocacy = client advocacy
      substance abuse counseling = addiction counseling = de:Suchtberatung = substance use counseling, applied behavior analysis = ABA therapy

      family therapy = family counseling = de:Familientherapie = fr:thérapie familiale = es:terapia familiar
      couples counseling = couples therapy = de:Paartherapie = fr:thérapie de couple = es:terapia de pareja
      dialectical behavior therapy = de:dialektisch-behaviorale Therapie, acceptance and commitment therapy
      EMDR = eye movement desensitization and reprocessing, psychoeducation = de:Psychoedukation = es:psicoeducación
      suicide risk assessment, suicide prevention = de:Suizidprävention = fr:prévention du suicide, harm reduction = de:Schadensminderung
      relapse prevention = de:Rückfallprophylaxe = fr:prévention de la rechute, mental status examination
      intake assessments, biopsychosocial assessments
      home visits = de:Hausbesuche = fr:visites à domicile = es:visitas domiciliarias, family preservation
      foster care = de:Pflegekinderwesen = fr:placement familial = es:acogimiento familiar, adoption services
      kinship care
      permanency planning, de:Allgemeiner Sozialer Dienst
      de:Jugendhilfe = youth welfare services = de:Kinder- und Jugendhilfe, de:sozialpädagogische Familienhilfe = SPFH
      de:Schulsozialarbeit = school social work, Streetwork = street outreach = fr:maraude
      de:Eingliederungshilfe = integration assistance for people with disabilities
      housing assistance = housing placement, homelessness services = de:Wohnungslosenhilfe
      refugee services = refugee resettlement = de:Flüchtlingshilfe
      youth work = de:Jugendarbeit = fr:animation jeunesse
      community organizing, benefits counseling = benefits navigation, resource navigation
      domestic violence advocacy = domestic violence counseling
      grief counseling = bereavement support = de:Trauerbegleitung, peer support
      vocational rehabilitation = de:berufliche Rehabilitation, supported employment
      person-centered planning = person-centred planning, wraparound services, restorative justice
      clinical supervision, systemic counseling = de:systemische Beratung, family mediation = es:mediación familiar
      court reports for children, group facilitation = de:Gruppenleitung = psychoeducational groups, debt counseling = de:Schuldnerberatung

      advance directives, community resources

      dual diagnosis = co-occurring disorders, twelve-step facilitation = 12-step, case notes = progress notes
      detoxification = detox, drug screening = urine drug screens
      medication-assisted treatment = opioid substitution therapy, ASAM criteria, DSM-5, needle exchange
      service referrals = client referrals

      looked after children = children in care = care-experienced children, leaving care
      fostering assessments = Form F assessments = foster carer assessments
      foster carer supervision = supervising social work, children's residential care = children's home care
      key working = keyworking = key worker role = de:Bezugsbetreuung
      Section 47 enquiries = Section 47 investigations, care proceedings = children's court proceedings
      child in need plans, contact supervision = supervised contact
      personal budgets, substance misuse = drug and alcohol misuse
      outreach services, independent living skills = daily living skills = life skills training
      child and adolescent mental health = CAMHS, improving access to psychological therapies = IAPT
      low intensity interventions = guided self-help
      parenting programmes = parenting support = parent training, mental capacity assessments
      best interests assessment, multi-agency working = interagency working = working with outside agencies
      adult social care, children's services
      hospital discharge social work, support planning = support plans = de:Hilfeplanung Erwachsene
      unaccompanied asylum-seeking children = UASC, approved mental health work, child sexual exploitation
      county lines, youth offending work = youth justice, life story work

      social counseling = de:Sozialberatung = fr:accompagnement social = fr:suivi socio-éducatif = es:intervención social = es:atención social = 社会工作服务
      help plans for families = de:Hilfepläne = de:Hilfeplangespräche
    `,
    domain: `
      social care
      social work = de:Sozialarbeit = fr:travail social = es:trabajo social
      mental health = de:psychische Gesundheit = fr:santé mentale = es:salud mental
      behavioral health
      clinical psychology = de:klinische Psychologie = fr:psychologie clinique = es:psicología clínica
      psychotherapy = es:psicoterapia, child welfare = de:Kinder- und Jugendschutz, gerontology
      addiction services = de:Suchthilfe = fr:addictologie
    `,
    certificate: `
      BCBA = Board Certified Behavior Analyst, RBT = Registered Behavior Technician
      CADC = Certified Alcohol and Drug Counselor, Mental Health First Aid
      CPI training = Nonviolent Crisis Intervention, DEES = fr:diplôme d'État d'éducateur spécialisé
      DEASS = fr:diplôme d'État d'assistant de service social

      Qualified Social Worker = QSW = Diploma in Social Work = DipSW = CQSW
      Approved Mental Health Professional = AMHP, Best Interests Assessor
      BABCP accreditation = BABCP accredited = BABCP, BACP accreditation = BACP registered = BACP
      UKCP registration, Level 3 Diploma in Residential Childcare = Level 3 Residential Childcare
    `,
    licence: `
      LCSW = Licensed Clinical Social Worker, LMSW = Licensed Master Social Worker
      LPC = Licensed Professional Counselor, LMFT = licensed marriage and family therapist
      de:staatliche Anerkennung als Sozialarbeiter = de:staatlich anerkannter Sozialarbeiter = de:staatlich anerkannte Sozialarbeiterin
      licensed psychologist = psychologist license = licensed clinical psychologist
      de:Approbation als Psychotherapeut = de:approbierter Psychotherapeut = de:approbierte Psychotherapeutin, LCPC
      LMHC = Licensed Mental Health Counselor

      Social Work England registration = registered with Social Work England, GSCC registration = GSCC
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
    care proceedings > child protection
    Section 47 enquiries > child protection
    fostering assessments > foster care
    foster carer supervision > foster care
  `,
};
