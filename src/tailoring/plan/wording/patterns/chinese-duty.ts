import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../../values/memoize.ts';
import type { Pattern } from '../pattern.ts';

/** `负责编写测试用例` becomes `编写测试用例`: the verb after 负责 is enough. */
export const chineseDuty: Pattern = {
  rule: 'chinese_duty',
  why: 'opener',
  languages: ['zh'],
  from: 'good',
  apply(text) {
    const own = text.replace(subject, '');
    if (!own.startsWith(frame)) return null;
    const clauses = own.split(clauseEnd.regExp);
    const bare = clauses.map((clause) =>
      clause.startsWith(frame) && opensWithVerb(clause.slice(frame.length))
        ? clause.slice(frame.length)
        : clause,
    );
    return bare[0] === clauses[0] ? null : bare.join('');
  },
  examples: [
    ['负责编写接口文档', '编写接口文档'],
    ['负责整理库存台账，每季度盘点一次', '整理库存台账，每季度盘点一次'],
    ['负责设计和开发订单系统', '设计和开发订单系统'],
    ['负责管理6人团队', '管理6人团队'],
    ['我负责编写接口文档', '编写接口文档'],
    ['负责为40台电脑批量安装打印机驱动', '为40台电脑批量安装打印机驱动'],
    ['负责对12条产线进行检查并出具报告', '对12条产线进行检查并出具报告'],
    ['负责对设备进行检查和维修', '对设备进行检查和维修'],
    ['负责填写出库单，并接听客户来电', '填写出库单，并接听客户来电'],
  ],
  leaves: [
    ['动词结尾的可能是名词', '负责组织新员工培训'],
    ['名词不是动作', '负责公司网站'],
    ['动词在后面时留着', '负责订单系统的设计与开发'],
    ['部门名称不是动作', '负责采购部日常事务'],
    ['可以是名词的词留着', '负责测试环境'],
    ['职务和图表的名称不是动作', '负责执行董事的日程安排'],
    ['组织架构图是名称', '负责组织架构图'],
    ['解决方案是名称', '负责解决方案售前支持'],
    ['联系人是名称', '负责联系人名单'],
    ['独立、主要等词不能丢', '主要负责编写接口文档'],
    ['名词结尾的不是动作', '负责为客户快速处理单的归档'],
    ['对谁做什么却没有动词', '负责对供应商的日常联系'],
    ['参与不是负责', '参与编写接口文档'],
  ],
};

const ownSubject = lazy(() =>
  preparedPattern(
    String.raw`(?<=^|[。！？；;]\s{0,2})(?:我|本人)(?=${wordList('writing', 'after_subject').alternatives('zh')})`,
    'gu',
  ),
);
const firstPerson = /我|本人/;

/** `本人参与门店盘点` becomes `参与门店盘点`: the resume shows who it was. */
export const withoutChineseSubject: Pattern = {
  rule: 'without_chinese_subject',
  why: 'voice',
  languages: ['zh'],
  from: 'good',
  apply(text) {
    const better = text.replace(ownSubject().regExp, '');
    // A mix of sentences with and without the person reads worse.
    return better === text || firstPerson.test(better) ? null : better;
  },
  examples: [
    ['本人参与12家门店的盘点', '参与12家门店的盘点'],
    ['我独立整理了3个仓库的台账', '独立整理了3个仓库的台账'],
    ['本人熟悉烘焙流程。我曾带领6人团队', '熟悉烘焙流程。曾带领6人团队'],
  ],
  leaves: [
    ['“本人的”不是主语', '本人的任务是整理台账'],
    ['“我们”是别的人', '我们小组整理了台账'],
    ['后面还有“我”时留着', '本人参与盘点，我的组长负责台账'],
    ['“我司”是公司', '我司门店的盘点'],
  ],
};

const frame = '负责';
/** A subject that names the person, which a resume does not need. */
const subject = /^(?:我|本人)(?=负责)/;
/** A receiver, object or means before the verb: `为服务器安装系统`, `对设备进行检查`. */
const beforeVerb = preparedPattern(
  '^(?:为|对|向|从|使用|利用|通过|根据|按照|基于)[^，,；;。的]{1,24}?(?=进行|批量|定期|独立|快速|统一)(?:进行|批量|定期|独立|快速|统一)',
  'u',
);
/** Splits after a mark, so that a clause keeps it. */
const clauseEnd = preparedPattern('(?<=[，,；;。])');
const joined = preparedPattern('^(?:和|与|及|并|、|/)', 'u');
/** Openings of an object, which show that the word before is a verb and not a thing. */
const objectOpens = preparedPattern(String.raw`^(?:了|过|公司|新|各|该|一|两|多|全|本|[《“"]|\p{N})`, 'u');
/** Continuations that make the word before part of a name: `编写工作`, `组织部`. */
const nameContinues = preparedPattern('^(?:的|工作|部|组|人员|等|类|方面|相关|过程)', 'u');
const verbLength = 2;
const minObjectLength = 2;

function opensWithVerb(clause: string): boolean {
  const body = clause.replace(/[，,；;。]$/u, '');
  const before = beforeVerb.exec(body)?.[0];
  if (before !== undefined) {
    const behind = body.slice(before.length);
    return isVerb(behind.slice(0, verbLength)) && !isOfName(behind.slice(verbLength));
  }
  const rest = afterVerbs(body);
  if (rest === null || [...rest].length < minObjectLength || nameContinues.test(rest)) return false;
  // If the clause ends in an action, the opening word belongs to its object: `系统的设计与开发`.
  return !(isVerb(body.slice(-verbLength)) || body.endsWith('工作') || body.endsWith('任务'));
}

/** True if the opening word belongs to a name: `处理单的归档`. */
function isOfName(rest: string): boolean {
  if (nameContinues.test(rest) || rest.includes('的')) return true;
  const isLonger = rest.replace(joined.regExp, '').length > verbLength;
  return isLonger && isVerb(rest.slice(-verbLength));
}

/** The text after the verb or verbs that open a clause; null if none is certain. */
function afterVerbs(clause: string): string | null {
  const verb = clause.slice(0, verbLength);
  if (!isVerb(verb)) return null;
  const rest = clause.slice(verbLength);
  const joint = joined.exec(rest)?.[0] ?? '';
  const second = rest.slice(joint.length, joint.length + verbLength);
  if (joint !== '') return isVerb(second) ? rest.slice(joint.length + verbLength) : null;
  return wordList('writing', 'action_or_thing').hasIn('zh', verb) && !objectOpens.test(rest) ? null : rest;
}

function isVerb(word: string): boolean {
  return wordList('writing', 'action_verb').hasIn('zh', word);
}
