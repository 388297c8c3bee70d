import type { Language } from '../../text/language.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

const contraction = /(?:['’](?:re|ll|ve|d|m)|n['’]t)$/u;

/** Whether a word belongs to talk about a job, so that no name has it. Without a language, words of every language count. */
export function isTalk(key: string, language: Language | null): boolean {
  return talkWords.has(key.replace(contraction, '')) || (language !== 'en' && foreignTalkWords.has(key));
}

/** Nouns of every office, board and form: they say something only with another word before them. Token keys. */
const roleNouns: ReadonlySet<string> = new Set(
  'accountability accuracy act action activity addition adherence administration afternoon alignment ambition amount applicability approach arrangement aspect asset assignment assistance basis benefit board career care certification characteristic choice city class code college commission committee community compensation competence competency completeness comprehension conclusion conformance contact context contribution coordination council coverage crew delay delivery demand department description designation determination dignity direction discipline diversity division duty efficiency eligibility employment engagement enquiry evening excellence expectation expense expertise facility factor feature feedback file focus form formation function future group guidance guideline hashtag hire hobby holiday hope identification impartiality importance improvement inclusion independence influence information innovation input inquiry interest integrity judgment justification kind latitude law layout letter liaison limitation line lounge loyalty management manner map message mind note object observation occasion office operation opinion option order ordinance output overall overnight ownership part partnership past philosophy precision preparation principal productivity prudence purpose rate reader recommendation record regulation relocation request requirement resource respect responsibility routine row rule scenario section sensitivity site size specification speed stack state stick strategy supervisor syndrome target tech terminology timing trend type urgency vehicle visit warmth window word workforce writing'.split(
    ' ',
  ),
);

/** Adjectives without an ending of their own, alone where a list parted them from their noun. Token keys. */
const adjectives: ReadonlySet<string> = new Set(
  'accurate agreed ambitious analytic bespoke clean complex comprehensive concise consistent correct direct diverse dynamic easier efficient energetic fair guaranteed ideal junior large medium mid-size multiple non-technical older realistic recognised recognized resilient safe scalable senior short sized small strategic stronger supervisory useful'.split(
    ' ',
  ),
);

const adjectiveEnding = /(?:alytical|istical|ectical|litical|trative|ational|rsonal|itional|[cit]ious)$/;

/** Whether a name that ends in this word lost its noun: "business analytical". Takes a token key. */
export function endsAsAdjective(key: string): boolean {
  return adjectives.has(key) || adjectiveEnding.test(key);
}

/** Whether a word says nothing of a trade alone. Takes a token key. */
export function isVague(key: string): boolean {
  return vagueNouns.has(key) || roleNouns.has(key) || adjectives.has(key);
}

/** A lower-case phrase with one of these is talk, not a skill. Token keys. */
export const talkWords: ReadonlySet<string> = new Set(
  'nope nah yep and i you we us they he sh it your our their his her who whom that which what when where why how this these those be been being is are was were will would can could should may might must shall do does did doe has have had having not no nor but if then than so because while though although as at by from into onto about between within without during under over per via to for in on with of off up down ahead out again also only very really just more most less least much many few some any each every all both other another same such own well good great best better strong strongly excellent new fast paced high low bigger level people person team player candidate applicant individual someone anyone anybody somebody everyone everybody nobody environment role position job company organization business industry field area way time day week month year hour shift weekend night mindset attitude passion passionate desire willingness willing ability able capability drive driven eager ready attention detail oriented minded motivated self starter positive dynamic deadline pressure degree diploma education equivalent related relevant similar opportunity work working life goal result success growth culture value mission world customer client user thing stuff kind variety range plus preferred required minimum maximum experience knowledge understanding skill proficiency familiarity background training comfortable fluent proficient familiar located location remote onsite hybrid travel salary bonus age join help make get give take know want like love need look looking seek seeking offer provide support ensure maintain develop lead manage build create deliver perform assist current valid collaborate communicate participate contribute report prepare review educated become them themselve yourself two three above below combination before likewise somewhere elsewhere anywhere everywhere already beside instead together apart alike otherwise therefore however upon applying perhap maybe yet still ever never alway often sometime usually soon later earlier once twice here there now today across among amongst along around throughout beyond behind against except unless until since whether else even rather quite too almost enough nearly either neither likely different several various numerous happy happily hard hold used flexible sense humor through toward regular physical mental bend kneel climb stoop crouch commitment initiative smart appearance four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred thousand dozen'.split(
    ' ',
  ),
);

/** Talk in German, French and Spanish. Token keys. */
export const foreignTalkWords: ReadonlySet<string> = new Set(
  'vorteil vorteile plus atout wort schrift umgang ort abgeschlossene kaufmannisch mehrjahrige du sie wir ihr dein deine ihre unser unsere ist sind hast haben bist bringst bringen verfugst verfugen nicht kein keine auch gern gerne sehr hohe hoher team arbeit arbeitsweise unternehmen bereich umfeld freude spass lust bereitschaft fahigkeit fahigkeiten kenntnis kenntniss erfahrung berufserfahrung abschluss ausbildung studium jahre jahr motivation engagement position stelle zuverlassigkeit flexibilitat vergleichbar vergleichbare vergleichbaren ahnlich idealerweise mindesten vous nous votre vos notre nos ete avez est sont ne pas tre bonne bon equipe travail entreprise poste experience an annee sen esprit capacite aisance connaissance formation diplome niveau domaine secteur rigueur autonomy dynamisme similaire equivalent tu te ti nuestro nuestra somo ere tener ser no muy equipo trabajo empresa puesto experiencia ano capacidad conocimiento formacion titulacion nivel sector similar gana persona schon toll super wichtig que tiene titulo idealement idealmente preferiblemente optimalerweise entre zwischen desde hasta etre lu parle hablado escrito mindst sondern bei indistinto vigente avoir savoir faire 1ere 2eme escolaridad minimo pero mais aber jedoch alguno alguna vario varia otro otra cada todo toda quelque plusieur chaque toute autre einige einiger mehrere viele alle jede jeder andere anderer manch para por sin hacia pour chez san nach bei durch gegen ohne fera feront sera seront font wille willen wunsch absicht moin meno'.split(
    ' ',
  ),
);

/** Capital letters that name no skill: offices, places, forms of work, pay. As written. */
export const namesOfNoSkill: ReadonlySet<string> = new Set(
  'I A CEO CFO CTO COO CIO VP SVP EVP HR IT PM AM US USA UK EU EMEA APAC NYC LA SF DC UAE TX CA NY FL HI NM AZ GA IL KS KY MN NC NJ NV NH ND NE OH OK SD TN UT VT WI WV WY CO RI IA EST PST CST GMT UTC USD EUR GBP CHF LLC Inc Ltd GmbH AG SE SA SAS SARL Corp Co PTO EOE EEO ADA DEI OTE FTE PT FT MWF B2B B2C SaaS OK TBD ASAP FAQ Q1 Q2 Q3 Q4 H1 H2 24/7 CDI CDD RTT BAC IHK HWK FH TU CV PDF DOC Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec English We You Our Your The This Fortune LinkedIn Glassdoor Indeed Bachelor Master PhD Ph.D BS MS BA MA BSc MSc HS GED H.S G.E.D JD LLB LLM Hons Com ID Big Strong Clear Proven Good Excellent Full Essential Desirable Desired Mandatory Optional Required Preferred Cert A1 A2 B1 B2 C1 C2'.split(
    ' ',
  ),
);

/** What stands before the name of a person. Token keys. */
export const formsOfAddress: ReadonlySet<string> = new Set(
  'mme mlle monsieur madame maitre frau herr herrn sra senora dona'.split(' '),
);

/** Nouns that are verbs elsewhere: "inventory reports", "peer support" name something at the end. Token keys. */
export const closingNouns: ReadonlySet<string> = new Set(
  'report review support training time life work working'.split(' '),
);

/** Activities of every job, which name nothing alone. Token keys. */
export const everydayActivity: ReadonlySet<string> = new Set(
  'working maintaining answering exerting proposing engaging prioritizing performing responding completing attending assisting participating improving being having doing making managing leading organizing motivating multitasking thinking including following helping supporting ensuring providing building developing delivering speaking listening communicating starting planning meeting growing willing caring outstanding existing living moving lifting standing sitting walking bending using running handling training learning reporting understanding interesting exciting talking presenting'.split(
    ' ',
  ),
);

/** Nouns that say something only with another word before them. Token keys. */
export const vagueNouns: ReadonlySet<string> = new Set(
  'protocol framework system tool technology technique principle concept language platform practice methodology method environment application process procedure service solution software computer place school house home office document study course program project product model standard policy data ecrit component library pattern full right communicator collaborator listener thinker monitor easy clear condition finish foundation call adult parent teenager presentation assumption room boundary behavior confidentiality outdoor organiz package setting graduation spoken written verbal oral handy essential desirable desired mandatory optional nice calm kind numerate literate corporate punctual honest tidy neat polite undergraduate post access confidence ambiguity grip development handling quantity reference qualification date progress obtain train hand rigoureux rigoureuse dynamique motive ponctuel ponctuelle autonome souriant souriante polyvalent curieux curieuse serieux serieuse discret discrete volontaire empathique puntual organizado organizada ordenado ordenada resolutivo resolutiva proactivo proactiva dinamico dinamica empatico empatica comunicativo comunicativa festivo sabado domingo iniciativa energia ilusion entusiasmo menschen kindern kinder'.split(
    ' ',
  ),
);

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** As `opensPlainly`, where verbs follow a lead: "(able to) set priorities", "(able to) learn". */
export function opensAfterLead(text: string): boolean {
  const key = tokenize(text)[0]?.key ?? '';
  return plainVerbs.has(key) || verbsAfterLead.has(key);
}

/** "Managing people", but not "monitoring of anaesthesia". */
export function opensAsVerb(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || second?.key === 'of') return false;
  if (third === undefined && isActivityWith(first.key, second?.key)) return false;
  if (isPhrasalActivity(tokens.map(({ key }) => key))) return false;
  // Alone, it names an activity: "fundraising".
  if (second === undefined)
    return plainVerbs.has(first.key) || everydayActivity.has(first.key) || first.key.endsWith('ly');
  if (first.key === 'meeting' && /(?:tion|ment|ance)$/.test(second.key)) return false;
  return isVerbLike(first.key) || plainVerbs.has(first.key);
}

function isVerbLike(key: string): boolean {
  return key.endsWith('ly') || (key.endsWith('ing') && !nounsInIng.has(key));
}

/** People whom a trade has to do with, and not every job. Token keys. */
const peopleOfTrades: ReadonlySet<string> = new Set(
  'student apprentice trainee volunteer junior intern minister learner mentee councillor prisoner offender'.split(
    ' ',
  ),
);

const particles: ReadonlySet<string> = new Set('up out off down over'.split(' '));

/** As `isActivityWith`, of a verb of two words: "taking off quantities". Token keys. */
export function isPhrasalActivity([activity, particle, object, ...more]: readonly (
  | string
  | undefined
)[]): boolean {
  if (particle === undefined || more.length > 0) return false;
  return particles.has(particle) && isActivityWith(activity, object);
}

/** "Supervising students", "developing policy": an activity and one word that says little without it. */
export function isActivityWith(activity: string | undefined, object: string | undefined): boolean {
  if (activity?.endsWith('ing') !== true || object === undefined) return false;
  return peopleOfTrades.has(object) || isVague(object);
}

/** Plain forms that are no nouns: what begins with one tells what is done. Token keys. */
export const plainVerbs: ReadonlySet<string> = new Set(
  'accomplish achieve activate acquire adapt adhere adjust administer adopt advise align allocate analyz anticipate apply appoint arrange articulate ascertain assemble assess assign assimilate assume assure attain attend attract authoriz become begin bring broaden calculate calibrate carry clarify classify collect combine communicate compare compile complete comply compose comprehend compute conduct configure confirm conform consider consolidate construct consult contribute convey cooperate coordinate correct correspond create cultivate deal decide define delegate deliver demonstrate depict describe detect determine devise diagnose differentiate disassemble discern discuss dispense disseminate distinguish distribute embrace employ empower enable encourage enforce engage enhance enjoy ensure entail entertain establish evaluate examine exceed exclude execute exhibit expand expedite explain explore express facilitate familiariz formulate foster find fulfill gather generate handle help hire identify illustrate implement improve include increase inform initiate inspire install integrate interact interpret introduce investigate involve keep learn leverage listen maintain manage maximiz meet minimiz mobiliz modify motivate navigate negotiate notify nurture obey obtain operate optimiz organiz oversee participate perform persuade possess prepare prescribe preserve prevent prioritiz produce propose prove provide pursue quantify react read realiz receive recogniz recommend reconcile recover recruit refine relate remain remember render replace represent require resolve respond restore retrieve safeguard secure seek select simplify solicit solve speak speed standardiz stay streamline strengthen strive submit suggest summariz supervise sustain synthesiz tailor teach tell testify think thrive tolerate transcribe transform translate troubleshoot understand undertake update upgrade utiliz validate verify visualiz weld withstand write'.split(
    ' ',
  ),
);

/** Nouns elsewhere, but verbs where somebody is able to do something. Token keys. */
export const verbsAfterLead: ReadonlySet<string> = new Set(
  'act address answer approach assist balance bend challenge change check climb close coach contact control cope counsel crawl direct display drive exercise focus follow grasp guide hear influence issue judge juggle kneel lead lift make market meet move multitask observe order own perform pick plan position promote pull push question reach reason record report request research review run schedule see serve set shape sit sort staff stand start stoop support take talk track train travel twist use value view visit wait walk wear weigh work'.split(
    ' ',
  ),
);

/** Words in -ing that open names of things: "building regulations", not "managing people". */
export const nounsInIng: ReadonlySet<string> = new Set(
  'building running teaching training testing reporting planning closing marketing engineering accounting nursing cooking baking welding wiring writing editing coaching counselling counseling learning housing manufacturing purchasing billing banking pricing packaging printing processing lighting plumbing cleaning machining tailoring sewing knitting drawing painting framing roofing farming fishing catering brewing dosing handling picking packing shipping mapping surveying modelling modeling rendering mixing recording filming lifting rigging sailing diving swimming driving climbing parenting fundraising bookkeeping budgeting forecasting auditing screening staging staffing scheduling routing networking computing gaming advertising branding merchandising styling grooming zoning typing keyboarding proofreading copyediting prescribing drilling pumping buckling alerting dashboarding bridging spanning milling turning grinding boring casting forging molding bending stamping coating plating galvanizing sanding polishing bonding riveting soldering brazing cutting blasting threading honing sawing nesting punching rolling heating cooling freezing drying curing canning bottling filling sealing sorting weighing metering blending milking lambing calving shearing pruning planting seeding spraying mowing logging gardening landscaping paving tiling plastering glazing scaffolding piling shuttering surfacing dredging mining quarrying tunneling trenching hauling docking mooring flying boarding ticketing caching indexing clustering sharding hashing multithreading streaming scripting parsing shading texturing compositing sculpting switching trunking peering provisioning patching hardening phishing factoring leasing lending underwriting hedging trading clearing netting investing invoicing dunning suturing breastfeeding hearing swallowing bartending dining tasting voting polling costing tendering contracting subcontracting licensing reading spelling storytelling mentoring debugging profiling prototyping wireframing storyboarding blogging podcasting copywriting'.split(
    ' ',
  ),
);
