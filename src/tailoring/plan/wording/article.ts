const articleBefore = /\b(a|an)(\s+)$/i;
/** Letters whose names begin with a vowel: `an SQL query`, `a URL`. */
const vowelNamed = /^[AEFHILMNORSX](?![a-z])/;

/** Said as a word, and not letter by letter: `a REST API`, `a NoSQL store`. */
const saidAsWord =
  /^(?:REST|RAID|RAM|ROM|RADIUS|LAN|LAMP|LEED|LIDAR|LIMS|MATLAB|MERN|MIDI|MIPS|MOSFET|NASA|NAT|NATO|NIST|NoSQL|SAML|SAN|SCADA|SCIM|SCORM|SCRUM|SIEM|SIM|SIP|SLAM|SOAP|SOX|SWIFT|HACCP|HIPAA|FERPA|FINRA|FIFO|FEMA)(?![a-z])/i;

/** `text` with `word` behind it, its indefinite article made to fit. */
export function withArticle(text: string, word: string): string {
  return (
    text.replace(articleBefore, (_, article: string, space: string) => {
      const isSpelledOut = vowelNamed.test(word) && !saidAsWord.test(word);
      const an = isSpelledOut || /^[aeio]|^u(?!ni|se|ti)|^h(?:our|onest|onou?r|eir)/i.test(word);
      const fitting = an ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? fitting.replace('a', 'A') : fitting}${space}`;
    }) + word
  );
}
