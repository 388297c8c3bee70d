/** Reviewed, as token keys: words that the short form of a name may leave out and still mean the same. */
const makers = `
  adobe|amazon|ansy|apach|aspen|audiokinetic|autocad|autodesk|avid|aws|azure|bd|beckhoff|blackrock|bmc|ca|cch|ceridian|cisco|citrix|comptia|d2l
  dagger|dat|datto|dell|digsilent|dlubal|dynamic 365|embarcadero|esri|f5|firebase|foundry|garmin|google|graphpad|hcss|hpe|i2|ibm|infosy|jfrog
  johnson control|kinaxi|juniper|linkedin|mckesson|mcleod|mercede benz|micro focus|microsoft|ms|msc|msci|nemetschek|nice|nordic|nwea|nx|openflow
  optum|oracle|palo alto|ptc|rapid7|rational|red hat|refinitiv|renaissance|rib|s&p|safe software|salesforce|sap|sap successfactor|sdl|sencha|sidefx
  siemen|simatic|sparx|steinberg|sun|symantec|synopsy|texa instrument|thermo|thomson reuter|tyler|ukg|vector|verita|vertafore|vmware|xilinx|.net
`;

const issuers = `
  apic|bsi|din en|easa|epa|eu|icw|ireb|isa|osha|dod|certified|licensed|section|state|valid|general|journeyman|40 hour|kategory i
  arztlich|examinierte|examinierter|geprufter|staatlich anerkannte|staatlich anerkannter|staatlich geprufte|zertifizierter
  zweite staatsexamen|redaktionelle|bestellung als|erlaubnis nach|inscripcion|inscription|carte professionnelle|carnet de
  capacite de|carte de|lean|lean six sigma|six sigma|低 压|大 学|微 信
`;

const wordsThatAddNothing = `
  4g|account|bank|c|cell and|client|contract|customer|cyber|dance|declaration de|diagnostic|digital|digitaler|dna|document
  door to door|editorial|employee|endotracheal|etablissement du|evolved|fleet|fluorescence activated|food and|freight
  gestion de la|gestion des|habilidade de|handheld|high|highlight and|jig and|kinder und|land|legal|lohn und
  machine translation|mandarin|medical|metal|methode|metodologia|mobile|molecular|museum|online|oral and|oral and written|order|pack|paquete
  p&i|pkw|posicionamiento|power|process|programacion de|regulatory|rotor|ruby on|sale|security|service|snp|sprint|strong|structural
  third party|titration of|touch|training|verbal|verbal and|verbal and written|vfx|written|written and|written and verbal|x ray
  良 好 的
`;

export const droppedWords: ReadonlySet<string> = new Set(
  [makers, issuers, wordsThatAddNothing]
    .join('|')
    .split(/[|\n]/)
    .map((words) => words.trim()),
);
