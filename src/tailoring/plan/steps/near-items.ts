import { kindOf } from '../../lexicon/lexicon.ts';
import { limitIn } from '../../resume/limit-in.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import { contentTokens } from '../relevance.ts';
import { skillGroups } from './skills.ts';

/** Every posting speaks of these, and whoever lists them says nothing of their work. Token keys. */
const ofEveryOffice: ReadonlySet<string> = new Set(
  `administration analysis collaboration communication coordination customer delivery design development
  documentation education efficiency environment excellence execution experience flexibility growth implementation
  improvement information innovation integration leadership learning maintenance management monitoring motivation
  operation organisation organization performance planning presentation process production project quality
  reliability reporting research responsibility sale security service skill solution strategy supervision support
  system teaching team technology testing training travel writing
  analyse aufgabe betreuung dokumentation durchführung einsatz entwicklung erstellung führung gestaltung
  kommunikation kontrolle koordination kunde organisation planung präsentation projekt prozess qualität schulung
  technik teamarbeit umsetzung unterstützung verantwortung verwaltung zusammenarbeit
  accompagnement accueil amélioration communication contrôle coordination développement encadrement équipe formation
  gestion innovation mise œuvre organisation pilotage planification processu production projet qualité rédaction
  relationnel service suivi technique
  análisi atención calidad comunicación control coordinación desarrollo equipo formación gestión innovación mejora
  organización planificación proceso producción proyecto redacción seguimiento servicio técnica trabajo
  沟通 协调 组织 管理 计划 执行 分析 团队 服务 学习 开发 设计 培训 质量 写作 运营 支持 维护`
    .trim()
    .split(/\s+/),
);

/** Items of the person's list that no requirement names and the posting speaks of all the same, word for word. */
export function nearItems(input: PlanInput): readonly Chunk[] {
  return skillGroups(input.model)
    .flatMap(({ name, keywords }) => (keywords.length === 0 && name ? [name] : keywords))
    .filter((chunk) => limitIn(chunk, { start: 0, end: chunk.text.length }) === null)
    .filter(({ path, text }) => input.relevance.weightOf(path) === 0 && saysOfWork(text))
    .filter(({ text }) => input.relevance.isSpokenOf(contentTokens(text)));
}

function saysOfWork(text: string): boolean {
  if (kindOf(text) === 'soft' || kindOf(text) === 'language' || kindOf(`${text} skills`) === 'soft')
    return false;
  return contentTokens(text).some(({ key, text: word }) => {
    return !(ofEveryOffice.has(key) || ofEveryOffice.has(word.toLowerCase()));
  });
}
