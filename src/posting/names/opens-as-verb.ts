import { type Token, tokenize } from '../../text/tokenize.ts';
import { everydayActivity, isVague } from './stop-words.ts';

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** As `opensPlainly`, where verbs follow a lead: "(able to) set priorities", "(able to) learn". */
export function opensBehindLead(text: string): boolean {
  const key = tokenize(text)[0]?.key ?? '';
  return plainVerbs.has(key) || verbsBehindLead.has(key);
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

/** As `isDoingWith`, of a verb of two words: "taking off quantities". Token keys. */
export function isPhrasalActivity([activity, particle, object, ...more]: readonly (
  | string
  | undefined
)[]): boolean {
  if (particle === undefined || more.length > 0) return false;
  return particles.has(particle) && isActivityWith(activity, object);
}

/** "Supervising students", "developing policy": a doing and one word that says little without it. */
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
export const verbsBehindLead: ReadonlySet<string> = new Set(
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
