import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/** What has a thing for its subject or its goods: whoever has to do with a course on it has not done it. */
const carriersBehind = preparedPattern(
  String.raw`^(?:[\s-]|\s\p{L}{1,20}\s)(?:courses?|bootcamps?|webinars?|seminars?|lectures?|talks?|conferences?|articles?|newsletters?|brochures?|catalogu?e?s?|licen[cs]es|subscriptions?|vendors?|resellers?|suppliers?|distributors?|recruiters?|clients|customers|buyers|vacanc(?:y|ies)|positions|roles|jobs|candidates|applicants|kurse?n?|kursteilnehmer\p{L}*|schulungen|seminare?|lizenzen|anbieter|händler|kunden|bewerber|stellen)(?!\p{L})`,
  'iu',
);
const carriersBefore = preparedPattern(
  String.raw`(?<!\p{L})(?:cours|formations?|ateliers?|licences|articles?|clients?|fournisseurs?|candidats?|postes?|cursos?|talleres?|seminarios?|licencias|artículos?|clientes?|proveedores?|candidatos?|puestos?)\s(?:de\s|en\s|d['’]|du\s|sur\s|sobre\s){1,2}$`,
  'iu',
);
const chineseCarriers = /^(?:课程|课|培训班?|讲座|软件销售|岗位|职位|产品经理|客户|供应商|代理|许可证)/u;

/** 客服、财务等部门的系统: departments whose work is served, by name. */
const chineseDepartments =
  /^(?:(?:、|\/|和|及|与|以及)\p{Script=Han}{1,6}){0,4}(?:等)?(?:各)?(?:相关)?(?:部门|科室|团队)/u;

/** Whether what stands at `range` is the subject of a course, a license, an article, a vacancy, a client. */
export function isCarried(text: string, { start, end }: TokenRange): boolean {
  const behind = text.slice(end, end + 40);
  return (
    carriersBehind.test(behind) ||
    chineseCarriers.test(behind) ||
    chineseDepartments.test(behind) ||
    carriersBefore.test(text.slice(Math.max(0, start - 40), start))
  );
}
