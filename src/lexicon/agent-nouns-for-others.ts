/** Who sells a thing, buys it, finds people for it, or writes for those who do it. Lower case, as written. */
export const agentNounsForOthers: ReadonlySet<string> = new Set(
  `account buyer comercial commercial commerciale einkäufer einkäuferin headhunter journalist kassierer kassiererin
  opérateur presales procurement receptionist recruiter recruiting recruitment redakteur redakteurin reporter
  representative sales salesman salesperson saleswoman secretary sekretär sekretärin secrétaire secretaria secretario
  seller talent vendedor vendedora vendeur vendeuse vendor verkauf verkäufer verkäuferin vertrieb
  vertriebsmitarbeiter vertriebsmitarbeiterin`
    .trim()
    .split(/\s+/),
);
