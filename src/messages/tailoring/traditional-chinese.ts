import type { LimitToTell, LimitWithoutWords, Messages } from './messages.ts';

const quoted = (term: string): string => `「${term}」`;
const listed = (terms: readonly string[]): string => terms.map(quoted).join('、');

const limitReasons: Readonly<Record<LimitWithoutWords, string>> = {
  other_line: '另一行寫明只了解一部分',
  row_of_names: '只列出名稱，沒有說明做了什麼',
  product_name: '只出現在專案名稱中',
  part: '該行只體現了其中一部分',
  one_program: '只提到其中一個軟體',
  whole_suite: '只寫了套件，沒寫這個軟體',
  held_title: '只有職稱體現了這一點',
  only_claimed: '工作或學習經歷中沒有體現',
  level: '程度低於要求',
};

function limitText(limit: LimitToTell): string {
  if (limit.kind === 'words') return `該行寫的是${quoted(limit.words)}`;
  if (limit.kind !== 'job_title') return limitReasons[limit.kind];
  const { title } = limit;
  return title === null ? '您的職稱都看不出做過這類工作' : `從職稱${quoted(title)}看不出做過這類工作`;
}

/** Chinese as written in Taiwan and Hong Kong. */
export const traditionalChinese: Messages = {
  space: '',
  writtenIn: (language) => `履歷以${language}撰寫`,
  limit: limitText,
  languages: { en: '英語', de: '德語', fr: '法語', es: '西班牙語', zh: '中文' },
  questions: {
    tool: (term) => `您用過${quoted(term)}嗎？如果用過，請補充在哪裡用過、怎樣用的。`,
    method: (term) => `您的工作涉及${quoted(term)}嗎？如果涉及，請在相應的工作經歷中補充一個例子。`,
    domain: (term) => `您在工作中接觸過${quoted(term)}嗎？如果接觸過，請補充相應的工作或專案。`,
    task: (term) => `您做過${quoted(term)}這類工作嗎？如果做過，請在相應的工作經歷中補充一個例子。`,
    unknown: (term) => `您有${quoted(term)}方面的經驗嗎？如果有，請補充一個例子。`,
    certificate: (term) => `您有${quoted(term)}這項證書或資格嗎？如果有，請加入證書欄。`,
    licence: (term) => `您有${quoted(term)}這項執照或許可嗎？如果有，請加入證書欄。`,
    language: (term) => `您會${quoted(term)}嗎？如果會，請加入語言欄，並註明程度。`,
    degree: (term) => `您有${quoted(term)}這一學歷或學位嗎？如果有，請加入學歷欄。`,
    study: (term) => `您學過${quoted(term)}這一專業嗎？如果學過，請加入學歷欄。`,
    title: (term) => `您擔任過${quoted(term)}嗎？如果擔任過，請補充這段工作經歷。`,
    near: (quotes) => `您的履歷中已提到${listed(quotes)}。`,
    onlyNamed: (quote) => `您的履歷提到了${quoted(quote)}，但沒有說明您具體做了什麼。`,
    shown: (quote, term) =>
      `您的履歷中寫有${quoted(quote)}，其中包括${quoted(term)}嗎？如果包括，請用自己的話說明做了什麼。`,
    typicalTask: (title, term) =>
      `${quoted(title)}這類職位通常包括${quoted(term)}，但您的履歷沒有提到。如果做過，請在該職位下補充一個例子。`,
  },
  proposals: {
    tool: '使用[工具][做了什麼]',
    activity: '[任務]，[數量、對象或成果]',
    thing: '[動詞][要求]',
    certificate: '[證書]，[年份]',
    licence: '[執照或許可]，[年份]',
    language: '[語言]，[程度]',
    degree: '[學歷]，[學校]，[年份]',
    study: '[專業]，[學校]，[年份]',
    title: '[職位]，[起訖時間]',
  },
  wording: {
    filler: '用更少或更平實的詞語表達同樣的意思。',
    opener: '改為以您所做的事情開頭。',
    actionFirst: '先寫做了什麼，再寫用什麼工具。',
    marks: '空格和標點已整理。',
    stop: '句末標點與該職位的其他各行一致。',
    verb: '改為以明確的動詞開頭。',
    tense: '這份工作已經結束，因此使用過去式。',
    evenTense: '句中動詞的時態一致。',
    resultFirst: '把成果放在前面。',
    resultJoined: '成果緊接在行動之後。',
    split: '一條較長的內容分成了幾條。',
    merged: '兩條開頭相同的短內容合併成了一條。',
    jobBullets: '段落改成了條列，要點一目了然。',
    tinyBullets: '零散的詞條合併成了一行。',
    action: '用動詞說明您做了什麼。',
    voice: '省略了「我」，符合履歷的習慣。',
    owner: '省略了「我的」和「我們的」，符合履歷的習慣。',
    thirdPerson: '以本人的口吻表述，不用第三人稱。',
    praise: '刪去了空泛的自我評價。',
    label: '直接寫做了什麼，去掉了前面的標籤。',
    typing: '改正了輸入錯誤。',
    article: '補上了缺少的冠詞。',
    capital: '與其他各行一樣以大寫字母開頭。',
    noun: '與其他條目一樣，直接寫明工作內容。',
    rejoined: '斷開的一行重新合併。',
    wish: '求職意向應寫在求職信中，簡介只寫您能帶來什麼。',
    summaryLine: '簡介中零散的詞條合併成了一行。',
  },
  changes: {
    alias: (from, to) => `徵才啟事寫作${quoted(to)}，您的履歷寫作${quoted(from)}，意思相同。`,
    nameSpelling: (name) => `改正了${quoted(name)}的寫法。`,
    surfaced: (term) => `徵才啟事要求${quoted(term)}。您的履歷中有展現，但技能欄沒有列出。`,
    surfacedAs: (term, quote) => `徵才啟事要求${quoted(term)}。您的履歷中寫作${quoted(quote)}。`,
    broaderTerm: (term, quote) => `您的履歷中有${quoted(quote)}，徵才啟事用的是更寬泛的說法${quoted(term)}。`,
    headline: '標題現在寫明了徵才啟事首先要求、且您的履歷中有展現的內容。',
    headlineTitle: '您的履歷原來沒有標題，現在寫上了您擔任過的、與應徵職位最接近的職務。',
    headlineOfField: '您原來的標題屬於另一領域，現在寫上了您擔任過的、與應徵職位最接近的職務。',
    headlineForWish: '您原來的標題寫的是求職願望，現在寫上了您擔任過的、與應徵職位最接近的職務。',
    summaryBuilt: '這段簡介由您的工作經歷中與該職位相關的內容組成。',
    summaryExtended: '您的簡介現在還寫明了徵才啟事要求的內容，並引用了工作經歷中的事實。',
    bulletOrder: '與該職位最相關的內容排在前面。',
    skillOrder: (names) => `徵才啟事有此要求，因此前移：${names}。`,
    entryFirst: (title) => `與該職位最相關，因此排在最前：${quoted(title)}。`,
    skillsUp: '開頭部分很少展現徵才啟事的要求，因此技能移到了工作經歷之前。',
    jobsUp: '工作經歷移到了技能之前：以您在該領域的年限，經歷更有說服力。',
    projectsUp: '與該職位相關的專案移到了教育經歷之前。',
    hidden: '為節省篇幅而隱藏：與該職位無關。',
    hiddenOld: (years) => `為節省篇幅而隱藏：與該職位無關，且這份工作已結束${years}年。`,
    hiddenDuplicate: (skill) => `${quoted(skill)}在技能中重複出現，已隱藏一處。`,
    hiddenRepeat: '該職位中前面已有相同的一行，已隱藏。',
    hiddenOffer: '已省略：可應要求提供推薦人是預設的。',
    hiddenWish: '已省略：這段只說了您想要什麼，沒有說您能提供什麼。',
  },
  raised: (met, of) => `因符合${of}項必備要求中的${met}項而提高，職責和職稱的影響較小`,
  fewAsked: (percent) => `只計${percent}%，因為從職位描述中能讀出的要求很少，也沒有確定相關的工作經歷`,
  lowered: (percent) =>
    `在符合更多要求之前${percent === 0 ? '不計分' : `只計${percent}%`}，因為僅憑這一項難以說明與職位的關係`,
  withheld: {
    brackets: '括號或引號沒有閉合',
    markup: '文中殘留標記或求職網站的標籤',
    cut_term: '從徵才啟事中截取了不完整的詞',
    capital: '句首是小寫字母',
    number: '單複數不一致',
    article: '冠詞與後面的詞不搭配',
    verb_form: '動詞形式有誤',
    limiting_word: '遺失了有限定作用的詞',
    participle: '句子缺少主詞',
    older_name: '舊名稱取代了新名稱',
    tense: '已結束的工作只有一部分改成了過去式',
    repeated: '同一技能會重複列出',
  },
  ownEdits: {
    set: '由您修改。',
    add: '由您新增。',
    remove: '由您刪除。',
    arrange: '由您調整順序。',
    hide: '由您隱藏。',
    show: '由您重新顯示。',
    answer: '您對該職位問題的回答，已寫入您的履歷。',
  },
  warnings: {
    noRequirements: '沒有在這份徵才啟事中找到任何要求。請確認貼上的是完整的徵才啟事。',
    suspectedInjection: '徵才啟事中有一部分是寫給機器而不是寫給人的，已忽略。',
    partlyRead: '徵才啟事的行數或要求過多，只讀取了開頭部分。請檢查它是否只是一份徵才啟事。',
    resumePartlyRead: (texts) =>
      `您的履歷行數過多，只評估了前${texts}行，不會對其進行調整。請檢查它是否只是一份履歷。`,
    languageDiffers: (posting, resume) =>
      `徵才啟事的語言是${posting}，履歷的語言是${resume}。只有兩種語言寫法相同的內容才能對應，例如名稱、證書和年限。不會翻譯任何內容。`,
    knockout: (terms, cap) =>
      `徵才啟事的必備條件在您的履歷中沒有展現：${terms.join('、')}。在補充之前，得分最高為${cap}。`,
    sameAtGood: '使用 good 級別會得到相同的履歷，且消耗的點數更少：super 級別沒有發現更多可改之處。',
    wordingKept:
      '只改寫了很少的句子，或沒有改寫：除英文外，目前只有少數改寫規則。順序、技能和用語寫法仍可能調整。',
    editedByHand: (ids) => `由您撰寫、未與原履歷核對：${ids.join('、')}。`,
    editLost: (id, text) =>
      `您的修改${id}不再適用，因為它所依據的內容已被撤銷。${text === '' ? '' : `原文：「${text}」。`}撤銷${id}即可將其放棄。`,
  },
};
