import type { PhraseTable } from '../../text/phrase-table.ts';

/** Words with a capital that open an item of a list, and end no name written in one word: `SQLExperience`. */
export const itemOpeners: PhraseTable = {
  en: `
    Ability|Abilities|Able|Advanced|Bachelor|Comfortable|Commitment|Competency|Degree|Demonstrated|Demonstrable|Excellent|Exceptional|Experience|Experienced
    Expertise|Exposure|Extensive|Familiar|Familiarity|Fluent|Fluency|Hands-on|Highly|Knowledge|Knowledgeable|Minimum|Must|Outstanding|Passion|Passionate
    Preferred|Previous|Prior|Proficiency|Proficient|Proven|Required|Solid|Strong|Understanding|Valid|Willing|Willingness
  `,
  de: `
    Erfahrung|Erfahrungen|Kenntnisse|Gute|Sehr|Fähigkeit|Abgeschlossene|Abgeschlossenes|Sicherer|Bereitschaft|Mehrjährige|Fundierte
  `,
  fr: `
    Expérience|Connaissance|Connaissances|Maîtrise|Bonne|Bonnes|Capacité|Diplôme|Aisance
  `,
  es: `
    Experiencia|Conocimiento|Conocimientos|Capacidad|Dominio|Titulación|Manejo
  `,
};

/** How an item begins that nothing but a space parts from the one before: no sentence goes on with such a capital. */
export const itemBeginnings: PhraseTable = {
  en: String.raw`
    (?:Ability|Able) to|(?:Experience|Expertise|Proficiency|Proficient|Skilled|Fluent) (?:with|in|of|using|as|working)|(?:Knowledge|Understanding|Command) of|(?:Familiarity|Familiar|Comfortable) with|Exposure to
    (?:Strong|Excellent|Proven|Solid|Demonstrated|Outstanding|Exceptional|Extensive|Previous|Prior|Good|Advanced|Basic) (?=\p{Ll}{3})|Working knowledge|Minimum (?:of )?(?=\d)|(?:Bachelor|Master)['’]?s? [Dd]egree|Must (?:be|have|possess|hold)|Willing(?:ness)? to|Valid (?=\p{Lu})
  `,
  fr: `
    (?:Expérience|Maîtrise|Connaissances?|Capacité) (?:en|de|du|des|dans|d['’]|à)
  `,
  es: `
    (?:Experiencia|Conocimientos?|Dominio|Manejo|Capacidad) (?:en|de|con|para)
  `,
};
