import { kindOf } from '../../../lexicon/lexicon.ts';

/** Behind the name of a program: it adds nothing to a program that is known. */
const programs = /^(.+) (?:software|systems?|tools?|platforms?|packages?|suites?)$/i;
/** Behind the initials of who gives rules, or of the rules. */
const rules =
  /^([A-Z][A-Z&\d]{2,5}) (?:standards?|rules|guidelines?|regulations?|requirements|legislation|principles)$/;
/** French and Spanish put the kind first, and a capital inside a phrase makes a name. */
const kindFirst =
  /^(?:logiciels?|outils?|progiciels?|programas?|software|herramientas?) (?:de )?(\p{Lu}[\p{L}\d+.-]+)$/u;
/** What is done by an instrument, and the instrument. */
const instruments: readonly (readonly [activity: RegExp, instrument: string])[] = [
  [/(?<=\p{L}{4})metry$/u, 'meter'],
  [/(?<=\p{L}{4})scopy$/u, 'scope'],
  [/(?<=chromato)graphy$/u, 'graph'],
  [/^centrifugation$/u, 'centrifuge'],
];

/** What shows a thing without its kind: `Genapi` the `logiciel Genapi`, `OSHA` the OSHA standards; null for other terms. */
export function nameAlone(term: string): string | null {
  const program = programs.exec(term)?.[1];
  if (program !== undefined && kindOf(program) === 'tool') return program;
  const found = (rules.exec(term) ?? kindFirst.exec(term))?.[1];
  if (found !== undefined) return found;
  const [activity, instrument] = instruments.find(([ending]) => ending.test(term)) ?? [];
  return activity && instrument ? term.replace(activity, instrument) : null;
}
