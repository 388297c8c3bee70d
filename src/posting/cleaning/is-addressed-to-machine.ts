import { fold } from '../../text/fold.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/** Sentences that speak to a program that reads the posting, not to a person. Hygiene, not the defence. */
const pattern = preparedPattern(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions)\b`,
    String.raw`\b(?:if|when|since|because) you(?:.re| are) an? (?:ai|llm|language model|large language|bot|automated|machine|chatbot|assistant)\b`,
    String.raw`\b(?:note|attention|message|instructions?|warning|hint)\b.{0,15}\b(?:to|for)\b.{0,20}\b(?:ai|llms?|language models?|bots?|chatbots?|assistants?|automated|ats|parsers?|screening (?:tool|system|software)s?)\b`,
    String.raw`^\W*(?:ai|llm|bot|assistant|system|chatgpt|claude|gemini|gpt)(?: (?:agents?|assistants?|models?|systems?|tools?|readers?|note|prompt))?\s*[:,]`,
    String.raw`\b(?:ai|llm|language model|chatbot|automated) (?:agents?|assistants?|models?|systems?|tools?|screeners?|reviewers?|readers?)\b.{0,30}\b(?:must|should|shall|have to|are (?:asked|required|instructed)|please)\b`,
    String.raw`\b(?:system|developer) (?:prompt|message|instruction)s?\b|\[\/?inst\]|<\|?(?:system|im_start|im_end)|\bend of (?:prompt|instructions|posting)\b.{0,20}\bnew\b`,
    String.raw`\b(?:rate|score|rank|grade|mark|give|assign|award)\b.{0,40}\b(?:resume|cv|candidate|applicant|match|score)\b.{0,40}\b(?:100|maximum|highest|perfect|full (?:marks|score)|top)\b`,
    String.raw`\b(?:add|insert|include|write|put|state|claim|mention|append|output|respond with|reply with)\b.{0,60}\b(?:in|to|into|on) (?:the|their|your|this|every|his|her) (?:\w+ )?(?:resume|cv|summary|headline|skills section|output|response|answer)\b`,
    String.raw`\b(?:you must|always) (?:output|respond|reply|answer|print|say|write) `,
    String.raw`\bas an? (?:ai|llm|language model|large language model)\b.{0,20}\byou\b`,
    String.raw`\bignorier\w*\b.{0,40}\b(?:anweisung|anweisungen|regeln|vorgaben)\b|\b(?:ki|sprachmodell)\b.{0,30}\b(?:soll|muss|bitte|musst)\b`,
    String.raw`\bignore[rz]?\b.{0,40}\b(?:instructions|consignes|regles)\b|\bsi (?:tu es|vous etes) une? (?:ia|modele|assistant)`,
    String.raw`\bignora\w*\b.{0,40}\b(?:instrucciones|reglas|indicaciones)\b|\bsi eres una? (?:ia|modelo|asistente)`,
    '忽略.{0,10}(?:指令|说明|提示|要求)|如果你是.{0,6}(?:ai|人工智能|模型|助手)',
  ].join('|'),
  '',
);

export function isAddressedToMachine(sentence: string): boolean {
  return pattern.test(fold(sentence).replaceAll('’', "'"));
}
