import { readVerb } from '../../lexicon/verbs.ts';
import { lowerCase } from '../../text/fold.ts';
import { tokenize } from '../../text/tokenize.ts';
import { wordSet } from './limits/cue.ts';
import { endsList, joinsNames } from './limits/cue-index.ts';

/** What an employer is called by its kind; in English and German it ends a phrase. Lower case, as written. */
const organizations: ReadonlySet<string> = wordSet(
  `academy agency airline association bank brewery charity clinic college company consultancy corporation
  distributor enterprise factory firm foundation foundry group hospital hotel institute institution insurer
  integrator laboratory manufacturer museum nonprofit organisation organization provider publisher restaurant retailer
  school shop startup start-up store studio subsidiary supermarket supplier university vendor wholesaler
  agentur akademie anbieter behörde brauerei dienstleister einzelhändler fabrik firma gesellschaft großhändler händler
  hersteller hochschule klinik konzern krankenhaus kanzlei lieferant marktführer schule stiftung tochtergesellschaft
  unternehmen universität verband verein verlag zulieferer`,
);
const germanHeads =
  /.(?:unternehmen|hersteller|anbieter|dienstleister|konzern|schule|klinik|agentur|gesellschaft|händler|zulieferer|verein)$/;
/** The same in French and Spanish, where it begins the phrase. */
const organizationsFirst: ReadonlySet<string> = wordSet(
  `agence banque boutique cabinet chaîne clinique école éditeur entreprise établissement fabricant filiale fondation
  fournisseur groupe hôpital organisme pme prestataire société usine
  academia agencia asociación banco cadena clínica colegio compañía consultora despacho distribuidor editorial empresa
  escuela fabricante fundación grupo instituto proveedor sociedad tienda universidad`,
);
const praise: ReadonlySet<string> = wordSet(
  `leading global international national regional local independent private public family-owned fast-growing growing
  boutique premier renowned major`,
);
/** Begins a sentence about the employer, if a verb of being or making follows. */
const employers: ReadonlySet<string> = wordSet(
  'company firm school business employer group organization organisation unternehmen firma schule entreprise société école empresa escuela compañía',
);
const beings: ReadonlySet<string> = wordSet(
  `is was are offers offered provides provided makes made sells sold builds built runs develops designs produces
  manufactures serves supplies teaches specializes specialises operates delivers helps has employs
  ist war bietet bot entwickelt produziert vertreibt fertigt betreibt liefert hat
  est était propose proposait offre fabrique développe vend édite conçoit fournit
  es era ofrece ofrecía fabrica desarrolla vende produce suministra`,
);
const articles: ReadonlySet<string> = wordSet(
  'a an the ein eine der die das un une le la los las el una l’ our',
);
const indefinite: ReadonlySet<string> = wordSet('a an ein eine un une una');
/** What a person may be in or do, as a noun after "a". */
const work: ReadonlySet<string> = wordSet(
  `role position post job project contract assignment placement internship apprenticeship mix combination variety
  chance year month migration rewrite redesign stelle position rolle projekt einsatz praktikum ausbildung mischung
  poste rôle projet stage mission contrat puesto proyecto rol papel contrato prácticas misión`,
);
/** Participles that tell of a house: "a company founded in 1990, known for …". */
const aboutWorkplaces: ReadonlySet<string> = wordSet(
  `founded based specialized specialised known located headquartered listed owned funded backed focused dedicated
  established acquired rooted`,
);
const persons: ReadonlySet<string> = wordSet('i my me ich mein meine je j’ai mes mon mi mis');

const chinese = /(?:公司|学校|机构|企业|集团|医院|工厂|提供商|供应商|制造商|运营商|平台|大学|银行)$/u;
const chineseOpening = /^(?:一家|一所|全球|国内|中国|领先|知名|是一|本公司|公司(?:是|提供|主营|专注))/u;
const maxOpeningLength = 14;

export interface EntryContext {
  /** The name of the employer, the club or the customer. */
  readonly organization: string;
  /** In the one text that introduces an entry, "A busy ward with 40 beds" is a place as well. */
  readonly introduces: boolean;
}

/** Whether a sentence tells what an employer is and offers, and nothing that the person did there. */
export function describesOrganization(sentence: string, { organization, introduces }: EntryContext): boolean {
  const tokens = tokenize(sentence);
  const words = tokens.map(({ text }) => lowerCase(text));
  if (words.length === 0 || words.some((word) => persons.has(word))) return false;
  if (/\p{Script=Han}/u.test(sentence)) return isChineseDescription(sentence, { organization, introduces });
  if (isDoneIn(sentence, tokens)) return false;
  const name = tokenize(organization).map(({ text }) => lowerCase(text));
  const named = articles.has(words[0] ?? '') && !articles.has(name[0] ?? '') ? words.slice(1) : words;
  if (name.length > 0 && name.every((word, index) => isSameName(named[index], word))) {
    return beings.has(named[name.length] ?? '') || articles.has(named[name.length] ?? '');
  }
  if (employers.has(named[0] ?? '') && beings.has(named[1] ?? '')) return true;
  return opensWithOrganization(words, introduces);
}

const domainEnding = /\.[a-z]{2,4}$/;

/** `Acme` is `Acme.io`. */
function isSameName(word: string | undefined, name: string): boolean {
  return word === name || word === name.replace(domainEnding, '');
}

/** "A small agency", "Leading provider of …", "Entreprise leader dans …". */
function opensWithOrganization(words: readonly string[], introduces: boolean): boolean {
  const phrase = openingPhrase(words);
  if (phrase.length === 0 || readVerb(words[0] ?? '')?.forms.includes('past')) return false;
  const [first = ''] = words;
  const last = phrase.at(-1) ?? '';
  const opens = introduces || articles.has(first) || praise.has(first);
  if (opens && (organizations.has(last) || germanHeads.test(last))) return true;
  if (organizationsFirst.has(words[articles.has(first) ? 1 : 0] ?? '')) return true;
  return introduces && indefinite.has(first) && phrase.every((word) => !work.has(word));
}

/** The words of the sentence up to its first preposition or relative pronoun. */
function openingPhrase(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (endsList(word) || ofs.has(word) || beings.has(word) || aboutWorkplaces.has(word)),
  );
  const phrase = end === -1 ? words : words.slice(0, end);
  return phrase.length > maxOpeningLength ? [] : phrase.filter((word) => !joinsNames(word));
}

const ofs: ReadonlySet<string> = wordSet(
  'of de du des del offering providing making selling serving teaching',
);

/** An action verb after a comma, a colon or a dash has the person for its subject: "A small shop, ran the till". */
function isDoneIn(sentence: string, tokens: ReturnType<typeof tokenize>): boolean {
  return tokens.some(({ text, start }, index) => {
    const gap = sentence.slice(tokens[index - 1]?.end ?? 0, start);
    if (index > 0 && !/[,:;–—-]\s/.test(gap)) return false;
    const word = lowerCase(text);
    return (readVerb(word)?.forms.includes('past') ?? false) && !aboutWorkplaces.has(word);
  });
}

function isChineseDescription(sentence: string, { organization, introduces }: EntryContext): boolean {
  const [opening = ''] = sentence.split(/[，,。；：:]/u);
  if (organization !== '' && opening.startsWith(organization))
    return /^(?:是|提供|主营|专注)/u.test(opening.slice(organization.length));
  return chineseOpening.test(opening) || (introduces && chinese.test(opening.trim()));
}
