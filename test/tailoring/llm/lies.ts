import type { AskedLine } from '../../support/model-server/asked-lines.ts';

/** A way to falsify a line. */
export interface Lie {
  readonly name: string;
  /** The rule that must refuse it; other rules may refuse it too. */
  readonly rule: string;
  /** Null if the line cannot be falsified this way. */
  tell(line: AskedLine): string | null;
}

const clipped = (text: string) => text.replace(/\.$/, '');
const swapped = (from: RegExp, to: string) => (line: AskedLine) =>
  from.test(line.text) ? line.text.replace(from, to) : null;
const added = (more: string) => (line: AskedLine) => `${clipped(line.text)}${more}`;
const lie = (rule: string, name: string, tell: Lie['tell']): Lie => ({ rule, name, tell });

/** A lie for each rule of the verifier. */
export const lies: readonly Lie[] = [
  lie('V2', 'adds a number', added(', by 47%')),
  lie('V2', 'changes a number', swapped(/\d+/, '977')),
  lie(
    'V2',
    'drops a number with what it counts',
    swapped(/ (?:from|used by|to|of about|up to|of a) (?:about )?\d[^;,]*/, ''),
  ),
  lie('V2', 'gives a number another unit', swapped(/(\d+) min/, '$1 hours')),
  lie('V3', 'adds a skill that the posting wants', added(' with GraphQL')),
  lie('V3', 'adds a famous employer', added(' at Netflix')),
  lie(
    'V4',
    'leads what others led',
    swapped(/^(?:Worked|Helped|Was responsible|Did|Duties)\b[^A-Z]*? /, 'Directed '),
  ),
  lie('V5', 'adds what was never said', added(' for strategic roadmaps of stakeholders')),
  lie('V6', 'claims company-wide reach', added(' company-wide')),
  lie('V6', 'claims an award', added(', award-winning')),
  lie('V7', 'drops a limit', swapped(/\b(?:about|approx\.|up to|nearly) /, '')),
  lie('V9', 'claims a degree', added(', holding a PhD')),
  lie('V9', 'claims a certificate', added(' as a certified Scrum Master')),
  lie('V10', 'leaves one word', (line) => line.text.split(' ')[0] ?? null),
  lie('V10', 'says it five times', (line) => Array(5).fill(clipped(line.text)).join(' and ')),
  lie(
    'V11',
    'translates',
    () => 'Verantwortlich für die Planung und den Betrieb der Dienste in der Abteilung und im Team',
  ),
  lie('V11', 'changes the script', added(' 数据平台')),
  lie('V12', 'uses the first person', (line) => `I ${line.text.toLowerCase()}`),
  lie('V12', 'sets it in bold', (line) => `**${line.text}**`),
  lie('V12', 'writes HTML', (line) => `<em>${line.text}</em>`),
  lie('V12', 'leaves a gap to fill in', added(' for [company name]')),
  lie(
    'V13',
    'says something else',
    () => 'Grew revenue of a global platform through bold leadership and vision',
  ),
  lie('M2', 'makes up a placeholder', added(' with [XNAME99]')),
  lie('M3', 'loses a tool', swapped(/ (?:in|with|on) (?:Node\.js|Mailchimp|Epic|Terraform|HubSpot)/, '')),
];
