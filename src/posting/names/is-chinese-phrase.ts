import { preparedPattern } from '../../text/prepared-pattern.ts';

const ideographs = preparedPattern(String.raw`\p{Script=Han}{2}`);
const chinesePhrase = preparedPattern(String.raw`^[\p{Script=Han}\p{L}\p{N}+#.\s-]{2,12}$`);
const chineseTalk =
  /[的了你我们您他很且者]|并(?![发购联行网])|以[上下]|相关|相關|經驗|學歷|要求|條件|專業|優先|良好|优秀|较强|能力|观念|精神|意识|责任|经验|学历|专业|优先|团队(?!管理|建设|搭建)|工作(?!流)|岗位|(?<!\p{Script=Han}{2})公司|年(?![度报])/u;
/** What somebody is able, willing or allowed to do, and what somebody is like. */
const opensAsJudgement =
  /^(?:能|可|请|会(?![计员议展])|肯|敢|愿|想|须|善于|乐于|勇于|热爱|喜欢|[看注]重|接受|适应|服从|待人|为人|[做办]事|性格|审美|身体|形象|五官|品行|诚实|吃苦|思维|思路|逻辑|不|没|无(?![线人菌损障纺])|有(?![限机色轨])|包[吃食住]|提供|其|每|年龄|视力|身高|认真|积极|主动|踏实|本科|大专|中专|统招|全日制|入职|试用|[月底]薪|双休|抗压|[爱耐细]心)/u;
const endsAsJudgement =
  /(?:扎实|健康|开朗|端正|细致|认真|负责|踏实|过硬|流[利畅]|顺畅|清晰|敏[捷锐感]|充足|稳定|灵活|得当|周到|耐劳|(?<![中核重])心|[情灵质美]感|(?<![电动人水热风火核])力|[扛做办]事|审美|强迫症|应变|自律|外向|压力|徒弟|出差|加班|习惯|落地|大方|不限|[均即皆]可|[强好高佳])$/u;

/** As `isNounPhrase`, where words are not parted: a short stretch without words of talk. */
export function isChinesePhrase(text: string): boolean {
  if (!ideographs.test(text) || !chinesePhrase.test(text) || chineseTalk.test(text)) return false;
  return !opensAsJudgement.test(text) && !endsAsJudgement.test(text);
}
