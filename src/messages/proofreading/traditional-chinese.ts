import type { ProofreadingMessages } from './proofreading-messages.ts';

const quoted = (word: string): string => `「${word}」`;
const times = (count: number): string => (count > 1 ? `（出現${count}次）` : '');
const experience = (years: number): string => (years === 0 ? '不到一年' : `${years}年`);

/** Chinese as written in Taiwan and Hong Kong. */
export const traditionalChinese: ProofreadingMessages = {
  places: {
    name: '姓名',
    headline: '標題',
    email: '電子郵件',
    phone: '電話',
    location: '所在地',
    contact: '聯絡方式',
    otherSection: '其他欄位',
    whole: '整份履歷',
  },
  labeled: (place, message) => `${place}：${message}`,
  placed: (...parts) => parts.join('，'),
  dates: '日期',
  entry: (number) => `第${number}項`,
  bullet: (number) => `第${number}條`,
  bullets: (numbers, hasMore) => `第${numbers.join('、')}條${hasMore ? '等' : ''}`,
  names: (names, more) => names.join('、') + (more > 0 ? `等${names.length + more}項` : ''),
  duration: (years, months) => (years > 0 ? `${years}年` : '') + (months > 0 ? `${months}個月` : ''),
  missingEmail: { message: '沒有電子郵件地址。', advice: '請加上電子郵件地址，方便雇主與您聯絡。' },
  missingPhone: { message: '沒有電話號碼。', advice: '請加上電話號碼，方便雇主與您聯絡。' },
  noJobs: {
    message: '履歷中沒有工作經歷，但技能欄中有像工作經歷的文字。',
    advice: '請在檔案中的工作經歷上方寫上「工作經歷」之類的標題，然後重新儲存：resume-tailor base set FILE。',
  },
  placeholder: {
    message: (quote) => `${quoted(quote)}是範本中的預留文字，不是您的資料。`,
    advice: '請換成自己的內容，或將其刪除。',
  },
  dateOrder: {
    message: (dates) => `${quoted(dates)}：結束日期早於開始日期。`,
    advice: '請更正日期，或將兩者對調。',
  },
  dateFuture: {
    start: (dates) => `${quoted(dates)}：開始日期在未來。`,
    end: (dates) => `${quoted(dates)}：結束日期在未來。`,
    advice: '請更正年份；仍在進行的寫「至今」，計畫中的日期請註明「預計」。',
  },
  gap: {
    before: (name) => `${name}之前`,
    message: (duration, earlier, later) => `${earlier}與${later}之間有${duration}沒有任何經歷。`,
    advice: '可以補充這段時間做了什麼。如果日期有誤，請更正。',
  },
  overlap: {
    message: (names) => `與${names}的時間重疊。`,
    many: (count, all, names) => `${all}份工作中有${count}份與其他工作時間重疊：${names}。`,
    advice: '如果兩者都正確，請保留，註明「兼職」或「自由接案」會更清楚。',
  },
  tooLong: {
    message: (pages, years) => `工作經驗${experience(years)}，履歷約${pages}頁。`,
    advice: '請保留與應徵職位相關的內容，精簡其餘部分。',
  },
  tooShort: {
    message: (words, years) => `工作經驗${experience(years)}，描述工作內容的文字只有${words}個詞。`,
    advice: '請補充最近幾份工作的內容和成果。',
  },
  weakOpening: {
    message: (opening) => `${quoted(opening)}只說明了職責，沒有說明您做了什麼。`,
    many: (count) => `有${count}條以職責開頭，而不是以您所做的事情開頭。`,
    advice: '請先寫做了什麼，再寫規模和成果。',
  },
  oneWord: {
    message: '這一條只有一個詞。',
    many: (count) => `有${count}條只有一個詞。`,
    advice: '請寫明做了什麼、有什麼成果，或將該詞列入技能部分。',
  },
  longLine: {
    bullet: (length) => `這一條有${length}。`,
    paragraph: (length) => `這一段有${length}。`,
    many: (count) => `有${count}處文字過長。`,
    words: (count) => `${count}個詞`,
    characters: (count) => `${count}個字`,
    advice: '請分成一兩行的要點，或加以精簡。',
  },
  firstPerson: {
    message: (word) => `${quoted(word)}是第一人稱。`,
    many: (count) => `有${count}處使用了第一人稱。`,
    advice: '請省略人稱代名詞：「管理門市」與「我管理我們的門市」意思相同。',
  },
  repeatedOpening: {
    andLater: (place) => `${place}及以下`,
    message: (count, all, word) => `${all}條中有${count}條以${quoted(word)}開頭。`,
    advice: '請換用其他詞語。',
  },
  spelling: {
    misspelled: (word, count) => `${quoted(word)}${times(count)}拼寫有誤。`,
    slip: (word, count) => `${quoted(word)}${times(count)}有輸入錯誤。`,
    unknown: (word, count) => `${quoted(word)}${times(count)}不在字典中。`,
    write: (word) => `請改為${quoted(word)}。`,
    didYouMean: (words) => `您是指${words.map(quoted).join('、')}嗎？如果無誤，請保留。`,
  },
  none: '沒有發現問題。',
  counts: (errors, warnings, hints) => `${errors}處錯誤，${warnings}處警告，${hints}條建議`,
};
