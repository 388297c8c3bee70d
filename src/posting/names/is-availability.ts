import { fold } from '../../text/fold.ts';
import { memoize } from '../../text/memoize.ts';
import { hasPhrase, type PhraseTable, startsWithPhrase } from '../../text/phrase-table.ts';

/** When, where and how far somebody can come to work: over folded text. */
const availability: PhraseTable = {
  en: `
    ^(?:reliable|own|your own|personal|private) (?:car|vehicle|transport(?:ation)?|means of transport)$
    ^(?:(?:some|occasional|work|working|early|late|public|bank|federal|night|day|rotating|weekend) ){0,4}(?:evenings?|weekends?|holidays?|nights?|mornings?|afternoons?|overnights?|overtime|lates|earlies|shifts?|night meetings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$
  `,
  de: String.raw`
    wochenend(?:en?|dienst\w{0,30})\b|feiertag\w{0,30}|eigener pkw
  `,
  fr: String.raw`
    disponib\w{1,30}|week.?ends?\b|(?:dimanche|samedi|jour ferie)s?\b|vehicule\b|mobilite geographique
  `,
  es: String.raw`
    disponibilidad|fin(?:es)? de semana|(?:sabado|domingo|festivo)s?\b|turnos? (?:rotativos?|de noche|partidos?|de manana)|incorporacion inmediata|residi(?:r|endo)\b|residencia en|(?:vehiculo|coche) propio|movilidad geografica
  `,
};

/** How a clause begins that says nothing else. */
const readiness: PhraseTable = {
  en: String.raw`
    (?:\w{1,30}: )?(?:(?:must|should) be |be )?(?:able|ability|willing|willingness|happy|prepared|available|availability|ready|required|flexib\w{1,30})(?: and (?:able|ability|willing|willingness))? to (?:regularly |occasionally |frequently )?(?:travel|commute|relocate|move|drive)\b|(?:\w{1,30} ){0,2}travel (?:between|across|throughout|within|to|required)\b
  `,
  de: String.raw`
    verfugbar\w{0,30}|mobil\b
  `,
  fr: String.raw`
    (?:etre |vous etes )?disponib\w{1,30}
  `,
  es: String.raw`
    disponibilidad|residi(?:r|endo)\b
  `,
};

/** In UTF-16 units. */
const maxReadinessLength = 300;

/** Whether a name says when somebody can work, or its clause does: "algunos domingos", "disponibilidad para viajar". */
export function isAvailability(name: string, clause: string): boolean {
  return hasPhrase(availability, fold(name)) || readinessOf(clause) === 'ready';
}

/** Of a clause, which is asked for each of its names. */
const readinessOf = memoize(20, (clause) =>
  startsWithPhrase(readiness, fold(clause.slice(0, maxReadinessLength)).trimStart()) ? 'ready' : 'other',
);
