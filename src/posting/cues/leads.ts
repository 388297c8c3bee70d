import type { TokenRange } from '../../text/find-form.ts';
import { lowerCase } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { anyPhrase, linesOf, type PhraseTable } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Clause } from '../clause.ts';
import { isImperative } from '../sentences/who-is-meant.ts';

/** What somebody has done, as it stands before what it was done with. A piece of a regular expression. */
export const doneWords =
  '(?!been\\b|need)\\p{Ll}{2,30}ed|run|led|built|held|written|taught|set up|driven|sold|made|kept|taken|given|grown|drawn|won|cut|flown|shot|brought|dealt|seen|read|put together|dug|drawn up|sung|spoken|woven|sewn|grown|laid|shorn|ridden|swum|chosen|bred|fed';

/**
 * What is done in a trade, as it comes after "able to" and "can": what follows it is asked for. Words that
 * every job uses (manage, build, learn, meet) stay out. A piece of a regular expression.
 */
export const tradeVerbs =
  'carry out|cash up|fault find|set up|work with|adapt|administer|analy[sz]e|animate|annotate|apply|arrange|assemble|assess|audit|bake|balance|bandage|bathe|benchmark|bend|blend|brief|budget|butcher|calculate|calibrate|cannulate|carve|catalogue|chair|change|chase|clean|close|coach|code|collate|compile|compose|conduct|configure|construct|cook|cost|cover|crew|culture|cut|debug|decorate|demonstrate|deploy|design|diagnose|dig|direct|dispense|dive|do|dock|draft|dress|drill|drive|edit|erect|estimate|evaluate|explain|extract|fabricate|facilitate|fault-find|feed|fell|file|fit|forecast|formulate|glaze|grade|graft|grind|groom|hang|harvest|hit|hold|host|illustrate|inject|inspect|install|interpret|investigate|invoice|iron|keep|lay|load|log|machine|maintain|map|mark|measure|mentor|migrate|milk|mix|model|moderate|monitor|mount|navigate|negotiate|operate|optimise|optimize|paint|pass|patch|pave|perform|photograph|pipette|pitch|plan|plaster|play|plot|pour|prepare|present|price|process|produce|profile|program|promote|proofread|prune|publish|pull|query|quote|read|rebuild|reconcile|record|recover|refactor|rehearse|render|repair|replace|rescue|restore|restrain|resuscitate|retouch|reverse|rig|run|sample|schedule|script|secure|segment|sell|sequence|serve|service|sew|sharpen|shear|simulate|sing|size|sketch|solder|source|splice|spray|stack|stain|steer|sterilise|sterilize|stock|storyboard|strip|supervise|survey|suture|take|teach|terminate|test|tile|titrate|trace|track|transcribe|transform|translate|treat|triage|trim|troubleshoot|tune|type|typeset|understand|underwrite|upsell|use|validate|verify|visualise|visualize|wash|weigh|weld|wire|wrap|write|set';

/** What parts a phrase from the next word: nothing more where French elides, "connaissance de l'anglais". A piece of a regular expression. */
const wordGap = String.raw`(?:\s{1,20}|(?<=['’]))`;

/** What leads to something done: a list of it may go on with further verbs. A piece of a regular expression. */
const activityWords =
  '(?:able to:?|abilit(?:y|ies) to:?|flexibility to|(?:qualified|trained|licensed|certified) to|must|can(?<=(?:^\\W{0,20}|\\byou |\\bwho |\\balso |\\band |\\bcandidates? )can))';

/** What else comes before the thing itself. */
const ledBy =
  "you (?:also |already |can )?(?:read|write|speak|think in|dream in|live in|feel (?:at home|comfortable|confident) (?:in|with|on|around))|(?:used|accustomed) to(?: (?:dealing|working) with)?|at (?:ease|home) (?:with|in|on)|secure in|(?:grip|handle|hold|eye|feel|flair|head|nose|ear|ability) (?:on|for|with)|good (?:at|with)|(?:good|great|strong|confident|skilled|experienced|gifted) (?:teacher|user|reader|writer|speaker|player|driver|editor) of|how to (?:use|read|write|run|operate|handle)|know(?:ledge)? (?:a bit |a little |something )?about|(?:don['’]?t|wouldn['’]?t|not dream of) ship(?:ping)? without|exposure to|(?:portfolio|reel) (?:shows?|includes?)|sold to|likewise (?:to|with|in|of)";

/** What leads to what is asked for: up to the end of the clause, a list of it follows. */
export const leadWords: PhraseTable = {
  en: `
    (?:knowledge|experience|awareness|understanding|command) (?:of|in|with) (?:teaching|using|handling|running|supporting|leading|delivering|developing|moderating|managing|operating)
    (?:experience|expertise|knowledge|understanding|familiarity|proficiency|background|exposure|track record) (?:with|in|of|using|on|at|as|across|around|managing|operating|performing|working with|working in)
    (?:competenc[ey]|confidence|flair|dexterity|fluency|command|grasp|mastery|skills?|training|certifications?|degree|grounding|coursework|interest|foundations?|basis) (?:with|in|of|using|on|at|as)
    (?:experienced|proficient|skilled|familiar|knowledgeable|versed|fluent) (?:with|in|at|on|using|as|working with)
    (?:registered|registration) with|(?:competent|comfortable|confident|adept|certified|trained|qualified) (?:with|in|at|on|using|as|working with)
    ${activityWords} (?:${tradeVerbs})|capable of
    (?:you(?:['’]ve| have|['’]ll have| will have)|who has|have|having) (?:also |already |previously |successfully )?(?:used|done|completed|run|led|built|handled|managed|designed|written|drafted|prepared|delivered|taught|launched|supported|carried out|set up|held|operated|worked (?:with|in|on))
    (?:someone|somebody|anyone|anybody|person|candidates?|applicants?) with
    (?:use|usage|practice) of|live and breathe|get(?=\\s\\p{L}{3,30}:)|(?:ideally|preferably) (?:(?:in|within) an?|with)|(?:experienced?|confident|comfortable|happy|skilled|adept|practi[sc]ed)(?=\\s\\p{L}{2,14}ing(?!\\p{L}))
    (?:interest|willingness|commitment|competence|track record|history|practised|evidence|appreciation|awareness|insight|working knowledge|exposure) (?:of|in|to|into)
    you (?:already |also |really |should |must )?(?:know|understand|master)(?<!what you know)(?: your(?: way a?round)?)?|knows?(?<!what you know)(?: (?:your|their)(?: way a?round)?)?
    (?:you['’](?:ve|ll have|d have)|(?:you|will|should|would|must|to) have|(?:someone|somebody|anyone|person|people|those|candidates?|applicants?) who ha(?:ve|s)|(?:person|candidate|applicant) has|(?:has|have|having)(?<=^\\W{0,20}\\w{1,30})) (?:also |already |ever |probably |previously |successfully |actually |really ){0,9}(?:${doneWords})(?: (?:with|in|on|for|to|through|under|alongside))?
    (?:${ledBy})
    (?:focus(?:ing|ed)?|emphasis|speciali[sz](?:ing|ation)|concentration|comfort) (?:on|in|with)
    years?(?:['’]s?)? (?:of )?(?:designing|building|developing|running|leading|managing|teaching|writing|using)
    (?:success|skill|talent|knack|competence|confidence|aptitude|ability) (?:in|at|with|for)|(?:must|should|need to|needs to) (?:also )?(?:have|possess)(?=\\s(?!\\p{Ll}{2,30}(?:ed|en|ne)\\s|at\\s|no\\s)\\p{L})|(?:ideally|preferably|particularly) (?:in|within|with|from|at)
    (?:experience|expertise|proficiency|background|familiarity|comprehension|record|years|skills?|ability) (?:of )?(?:in )?(?:working|collaborating|engaging|dealing|partnering) (?:closely |directly |effectively )?(?:with|in|on|across)|(?:experience|ability|record|years|success) (?:of |in )?(?:identifying|leading|achieving|exceeding|meeting|coordinating|overseeing|driving|growing|selling|closing|planning|conducting|preparing|producing|maintaining|creating|interpreting|analy[sz]ing|monitoring|implementing|negotiating|designing|building|writing|providing|supervising|training|coaching|mentoring)(?=\\s\\p{L}{3,30})
  `,
  de: `
    (?:\\w{0,30}kenntnisse|\\w{0,30}erfahrung(?:en)?|know-?how|expertise|fachwissen|umgang|grundkenntnisse|routine|praxis|\\w{0,30}ausbildung) (?:in(?: der| den)?|mit(?: der)?|im(?: umgang mit| bereich)?|von|als|bei|zu|der|des|über)
    (?:sicher(?:er)?|vertraut|versiert|erfahren|fit) (?:in|mit|im)(?: umgang mit)?
    (?:bereitschaft|weiterbildung|fortbildung|zusatzqualifikation|interesse|lust|freude|affinität) (?:zur?|zum|als|in|im|an|am|auf|für)(?: der| den| dem)?
    (?:idealerweise|vorzugsweise|bevorzugt|am besten|gerne?) (?:in|im|mit|aus)(?: der| dem| einem| einer)?
    (?:schwerpunkt|fokus|spezialisierung|beherrschung|beherrschst|beherrschen sie|kennst|kennen) (?:auf|in|im|von|der|die|den|das)(?: der| den| die)?
    jahre? (?:in(?: der| den| einer| einem)?|im|als)|(?:sachkunde|verständnis|gespür|qualifikation|schein|zertifikat|einblick) (?:in|im|für|als|nach)(?: der| den)?
    (?:sicherheit|geschick|gewandtheit|übung|erfahren|stärken?|talent|kompetenz|bewandert|geübt|expertise|fertigkeit(?:en)?) (?:in|im|mit|beim|bei)(?: der| den| dem| einer?)?
  `,
  fr: `
    (?:exp[ée]rience|connaissances?|ma[îi]trise|comp[ée]tences?|expertise|pratique|notions?|formation) (?:(?:de base|approfondie|confirmée|réussie|significative|technique|solide|préalable)s? )?(?:en|de|des|du|avec|dans|sur|d['’]|l['’])(?: l['’]| la| le| les)?
    (?:ma[îi]triser|connaître|pratiquer|savoir (?:utiliser|manier|lire|conduire))(?: l['’]| la| le| les| des| une?)?|(?:sp[ée]cialité|spécialisation|spécialisée?) (?:en|dans)(?: l['’]| la| le| les)?
    (?:vous|tu) (?:ma[iî]trise[zs]|connaisse[zs]|connais|pratique[zs]|utilise[zs])(?: bien)?|l['’]aise (?:avec|en|sur|dans)|lecture (?:de |d['’])
    (?:idéalement|de préférence|si possible) (?:en|dans|avec)(?: l['’]| la| le| les| une?)?|(?:avoir |avez |as |ayant )?(?:déjà )?travaillé (?:avec|sur)
    (?:intérêt|appétence|goût) pour(?: l['’]| la| le| les)?|(?:utilisation|usage) (?:de |d['’]|du |des )(?:la |l['’]|un |une )?|(?:maîtriser|connaître|posséder)(?: les?| la| l['’]| des)?|(?:vous savez|tu sais|savoir) \\p{L}{3,12}(?:er|ir|re)(?: les?| la| l['’]| des| du| une?)?
    (?:ans|an|années?|mois)(?: d['’]expérience)?(?: minimum| au moins)? (?:en|dans|sur|chez)(?: l['’]| la| le| les| une?)?|(?:vous avez|tu as|avoir|ayant) (?:déjà )?(?:piloté|géré|mené|animé|utilisé|conçu|développé|réalisé|encadré|tenu|rédigé|pratiqué|conduit|participé)(?: à| aux?)?
    (?:capacité|aptitude|facilité|habileté|savoir-faire|compétence|expérience) (?:avérée|démontrée|confirmée|prouvée|reconnue|éprouvée|significative)s? (?:en|à|dans|de|d['’]|pour)(?: l['’]| la| le| les)?|(?:aisance|habileté|capacité|savoir-faire|talent) (?:en|avec|dans|sur|pour)(?: l['’]| la| le| les)?|connaissances? (?:de l['’]|du |des )(?:environnement|domaine|univers) (?:de la |du |des |de l['’])?
  `,
  es: `
    (?:experiencia|conocimientos?|dominio|manejo|formación|habilidad(?:es)?|capacidad) (?:(?:avanzad[oa]|sólid[oa]|básic[oa]|técnic[oa]|previ[oa]|demostrable|comprobable|mínima)s? )?(?:en|de|con|del|como|para|sobre)(?: la| el| los| las)?
    (?:dominar|conocer|saber (?:usar|utilizar|leer|interpretar)|especializaci[oó]n en|especialidad en)(?: la| el| los| las)?
    (?:preferiblemente|preferentemente|idealmente|a ser posible) (?:en|con)(?: una?)?|(?:haber|has|hayas) trabajado (?:con|en)
    (?:interés|soltura|destreza|capacitación|uso|práctica) (?:en|de|con|por)(?: la| el| los| las)?|(?:haber|has|hayas) \\p{L}{3,12}[ai]do(?: con| en| a)?(?: la| el| los| las)?|(?:sabes|sepas?|saber) \\p{L}{3,12}[aei]r(?: la| el| los| las)?
    años? (?:\\p{L}{3,12}[ae]ndo )?(?:en|como|con)(?: la| el| los| las)?|(?:dominas|conoces|manejas|sabes usar)
    (?:habilidad(?:es)?|capacidad(?:es)?|experiencia|aptitud(?:es)?|destreza|trayectoria|competencias?) (?:demostrad[oa]|probad[oa]|acreditad[oa]|contrastad[oa]|comprobad[oa]|reconocid[oa]|solvente)s? (?:en|de|con|para|como)(?: la| el| los| las)?
  `,
  zh: `
    (?<![\\p{Script=Han}])有|(?:熟悉|精通|掌握|(?<![的定入])了解|熟练(?:使用|掌握|运用|操作)?|具备|具有|拥有|擅长|懂得?|从事过?|[做用带]过|操盘过|负责过)(?!\\s{0,9}(?:[的者、，。；）]|$))
    (?:(?<!\\d)\\d{1,2}|[一二两三四五六七八十])\\s{0,9}(?:[-–~至到]\\s{0,9}(?:\\d{1,2}|[一二两三四五六七八十])\\s{0,9})?年(?:及?以上的?|(?=\\p{Script=Han}{2,14}经[验历]))
具備|熟練|擅長|瞭解|谙熟|熟知|通晓|能够?(?:熟练)?(?:使用|运用|操作|撰写|编写)|会(?:使用|用)
    (?:会|能|可|可以)用\\s{0,9}(?=[a-z])
  `,
};

/** What leads to examples or to what was done; that alone asks for nothing. */
export const exampleWords: PhraseTable = {
  en: String.raw`
    years?(?:['’]s?)?(?: of| in| with)|(?:used|worked|working|work) (?:with|in|on)|have used|touched|qualified in
    in the (?:field|area) of|such as|including|e\.?g\.?,?|like|for example|meaning|ours (?:is|are)|we use
  `,
  de: String.raw`
    im bereich|wie|z\. ?b\.|beispielsweise|insbesondere
  `,
  fr: `
    tel(?:le)?s? que|comme|notamment
  `,
  es: `
    tales como|como|por ejemplo
  `,
};

/** Words before the thing itself that only praise it, or that the list left behind. */
export const praiseWords: PhraseTable = {
  en: `
    proven|strong|solid|demonstrated|demonstrable|hands-on|hands on|prior|previous|extensive|deep|sound|thorough
    good|great|excellent|exceptional|outstanding|superior|advanced|basic|working|practical|professional|in-depth
    relevant|significant|some|any|current|active|valid|recent|broad|modern|various|several|both|other
    confident|competent|secure|sensible|fluent|genuine|clear|keen|progressive|successful|additional|established|effective|existing|innovative|future|latest|assigned|steady|thoughtful|tough|valuable|exciting|unique|robust|tangible|specific|appropriate|associated|applicable|suitable|corresponding|comprehensive|considerable|substantial|superb|in-depth|full|minimal
    \\d{1,2} ?\\+? ?(?:months?|years?|yrs)(?: of)?|minimum|at least|lots of|plenty of
    similar|related|common|popular|major|standard|industry-standard|the|an?|our|your|their|its|all
    ideally|preferably|also|and|or|another|as well as|at least one(?: of)?|one of|one or more of|either|with|in|of|using|for|on
  `,
  de: `
    sehr|gute[nrs]?|fundierte[nrs]?|solide[nrs]?|sichere[nrs]?|erste|ausgeprägte|umfassende|praktische
    auch|routinierte[nrs]?|sichere[nrs]?|gern(?:e)?|mehrjährige|nachweisbare|einschlägige|vertiefte|und|oder|sowie|der|die|das|den|dem|des|eine?[rsnm]?|in|mit|von|zur?|zum|beim?|auf|für|im|vor allem
  `,
  fr: `
    respect (?:de|des|du)|vraie?|réel(?:le)?|aussi|dans l['’]idéal|idéalement|bonne?s?|excellente?s?|solides?|approfondies?|parfaite?|la|le|les|l['’]|des|du|de|une?|et|ou
  `,
  es: `
    también|imprescindible|obligatorio|buen[oa]?s?|sólid[oa]s?|amplia?|avanzad[oa]s?|el|los|las|una?|y|e|o
  `,
  zh: `
    从0到1的|(?:较强|较好|良好|一定|扎实|丰富|优秀|出色|深厚|过硬|常见|常用|主流|基本|大型)的?|至少(?:一[种门])?|各[类种類種](?:工具|软件)?|独立
    能够?(?:独立|熟练|自主)?(?:完成|撰写|编写|写|操作|使用|看懂|读懂|制作|承担)|会(?:操作|使用|用|做|写|看|(?=[a-z]))|看得?懂|对(?![账接公象外比标口])
  `,
};

/** What may follow the thing itself and adds nothing, up to the end. */
export const tailWords: PhraseTable = {
  en: String.raw`
    experience|skills?|knowledge|proficiency|expertise|abilities|background
    (?:is|are|as|would(?: all| also)? be|will|can) .{0,300}|(?:counts?|matters?|helps?)(?: .{0,300})?|in person
    a plus|an? (?:bonus|advantage|asset|must)|plus|(?:(?:strongly|highly) )?(?:preferred|desired|desirable)|required|desired|desirable|mandatory|essential|needed|necessary
    etc\.?|before|already|too|and more|at scale|or (?:better|higher|above|an? similar .{0,300})|or (?:similar|equivalent|related|comparable)(?: .{0,300})?|or another .{0,300}
    (?:in an?|in the|within|with|through|by|under|incl\.?|from|on|for|to|over the|across|during|among|into|against|using|that|which|who|after|before|you|when|where|because|since|so) .{0,300}
    (?:desired|welcome|appreciated|advantageous|essential|useful)
    of (?:the|our|your|its|their) (?:country|company|organi[sz]ation|business|firm|team|region|industry|city|market|department|site)(?: .{0,300})?
  `,
  de: `
    erforderlich|wünschenswert|von vorteil|kenntnisse|erfahrung|mitbringen|mitbringst|haben|wäre|oder (?:ähnlich|vergleichbar).{0,300}
    (?:hast|haben) (?:du|sie) (?:drauf|im griff)|(?:beherrschst|beherrschen) (?:du|sie)
    (?:(?:gearbeitet|gemacht|gesammelt|mit) )?(?:hast|bist|kannst|kennst|beherrschst|magst|arbeitest|suchst|willst|möchtest)|(?:sitzt|sitzen|liegt|liegen|fällt|fallen) .{0,300}
    (?:sind|ist|wäre|gehört|gehören|setzen|wird|werden) .{0,300}
    (?:bei|für|zwischen|während|gegenüber|rund um) (?:\\p{L}.{0,300})
  `,
  fr: String.raw`
    (?:en cours de validité|serait|seraient|est|sont|font|exigée?|souhaitée?|appréciée?|requise?|à jour|n['’](?:a|ont)|(?:vous|te) (?:est|sont|parlent?))(?!\p{L}).{0,300}|ou (?:similaire|équivalent).{0,300}
  `,
  es: String.raw`
    o similar(?:es)?|deseable|imprescindible|(?:es|son|al día|en vigor|será|sería)(?!\p{L}).{0,300}|o equivalente.{0,300}
  `,
  zh: `
    (?:相关|使用|开发|工作|行业|实际|实战|从业|项目|落地)?经[验历](?:丰富|[一两二三四五六七八十\\d]{1,30}年以上)?[者的]?|[者的]?(?:优先(?:考虑|录用)?|加分|[更为尤]佳)|能力|背景|流程|概念|问题|协议
    (?<![高初中同平均优])等\\p{Script=Han}{0,6}|的(?:投放|使用|操作|应用|运营|[玩打]法|规则|逻辑|特点|原理){1,9}|功底(?:扎实|深厚|过硬|好)?|基础(?:扎实)?
    心里有数|门儿清|玩得转|了如指掌|得心应手|不在话下|(?:样样)?在行|驾轻就熟|轻车熟路|信手拈来
    有(?:一定|深入|较深|独到|浓厚|基本)?的?(?:了解|研究|认识|理解|见解|涉猎|心得)的?|(?:非常|比较|很)?(?:熟悉|精通|熟练|敏感)
(?<![高同平中初均相对])等[\u4e00-\u9fff]{0,10}|协议|(?:相关)?工作|[语語]法
  `,
};

/** Over text in lower case, as the tables are: what leads to examples is in the group. One pattern, for it takes long to compile. */
const leading = lazy(() => {
  const { zh = '', ...spaced } = leadWords;
  const phrases = `\\b(?:${anyPhrase(spaced)}|(${anyPhrase(exampleWords)}))${wordGap}`;
  return preparedPattern(`${phrases}|(?:${linesOf(zh).join('|')})`, 'gu');
});

/** Whether a text leads to something that it asks for: "experience with …", not only "such as …". */
export function hasLead(text: string): boolean {
  return leadIn(text).stands;
}

const maxAsked = 1000;

const leadIn = memoize(maxAsked, (text): { readonly stands: boolean } => ({ stands: standsIn(text) }));

function standsIn(text: string): boolean {
  const lower = lowerCase(text);
  if (!leading().mayMatch(lower)) return false;
  const pattern = leading().for(lower);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(lower); match !== null; match = pattern.exec(lower)) {
    if (match[1] === undefined) return true;
    // Within what leads to an example another may begin: "worked with knowledge of …".
    pattern.lastIndex = match.index + 1;
  }
  return false;
}

/** Where the last lead phrase ends; null without one. */
export function leadEnd(text: string): number | null {
  return leadRanges(text).at(-1)?.end ?? null;
}

/** In stretches: each is asked about where it is parted, again where it is cut, and where a line is read as a whole. */
const maxRemembered = 300;

/** Where a text leads to what it asks for, or to examples of it. */
export const leadRanges: (text: string) => readonly TokenRange[] = memoize(maxRemembered, (text) => {
  const found = leading().all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = preparedPattern(`\\b${activityWords}\\s`, 'iu');

/** Whether a lead is followed by verbs: "able to read drawings, bend conduit and pull wire". */
export function leadsToActivity(lead: string): boolean {
  return activity.test(lead);
}

/** Over text in lower case, as the table is. */
const praise = lazy(() => {
  const { zh = '', ...spaced } = praiseWords;
  return preparedPattern(`^(?:(?:${anyPhrase(spaced)})${wordGap}|(?:${linesOf(zh).join('|')})\\s*)+`);
});

/** How many characters at the start only praise what follows. */
export function praiseLength(text: string): number {
  return praise().exec(lowerCase(text))?.[0].length ?? 0;
}

/** Over text in lower case, as the table is. */
const tailPattern = lazy(() => {
  const { zh = '', ...spaced } = tailWords;
  return preparedPattern(`\\s{1,20}(?:${anyPhrase(spaced)})$|(?:${linesOf(zh).join('|')})$`);
});

/** The text without what trails the thing itself: "welding experience" is about welding. */
export function withoutTail(text: string): string {
  const tail = tailPattern().exec(lowerCase(text));
  return tail ? withoutTail(text.slice(0, tail.index)) : text;
}

/* Blanks stand one at a time in a cleaned posting, beside the end of a line at most three. */

/** Where one item of a list ends and the next begins. */
export const listBorder =
  /\s{0,3}(?:[,;，、；（）•|]|(?<![A-Z]{2}(?=\([A-Z]{1,2}\)))\(|(?<!\([A-Z]{1,2})\)|[:：](?=\s)|\s[/–—-]\s|(?<![\p{L}\p{N}_])(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)(?=\s)|和|及(?!以上)|与|以及|或者?|(?<=\p{Script=Han}{2})(?<!了解|熟悉|掌握|关注)行业(?=\p{Script=Han}))\s{0,3}/giu;

/** Either of two satisfies. */
export const alternative = /\s{0,3}(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s{0,3}/iu;

/** In words, after what praises it: "working knowledge of", "experience and understanding of". */
const maxLeadLength = 4;

/**
 * Whether a sentence begins with what leads to something asked for, so that it asks even among duties: "Experience
 * with …", but not "Build an understanding of …" or "Teaching experience in …".
 */
export function opensWithLead(text: string): boolean {
  const trimmed = text.trimStart();
  const sentence = trimmed.slice(praiseLength(trimmed));
  const opening = sentence.split(/\s+/, maxLeadLength).join(' ');
  return (
    hasLead(`${opening} `) && !isImperative(sentence) && !/^(?!understanding)\p{L}+ing\b/iu.test(sentence)
  );
}

/** Whether a clause stands where things are asked for, rather than described or done. */
export function asksFor({ cue, section, text }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  if (section === 'responsibilities') return cue === null && opensWithLead(text);
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}
