/**
 * Frequent characters, each simplified and then traditional: neither is used in the other script. The page needs them in
 * the browser, where the table of `data/language/zh/simplified.tsv` would be too large.
 */
export const scriptPairs =
  '个個为為们們国國会會来來时時说說学學对對经經过過动動进進开開关關现現实實长長问問机機电電业業产產发發设設计計认認务務专專东東车車书書门門间間员員单單区區团團场場图圖处處备備头頭将將应應总總战戰护護报報' +
  '担擔择擇数數断斷权權条條构構标標样樣检檢气氣汉漢沟溝济濟测測环環画畫监監确確礼禮积積称稱简簡类類级級纪紀约約线線组組细細结結给給统統继繼续續绩績维維网網职職联聯艺藝节節营營虑慮规規视視觉覺训訓记記讲講' +
  '许許论論证證评評识識词詞试試话話该該详詳语語请請读讀课課调調谈談谢謝质質购購贸貿费費资資赛賽转轉轮輪软軟较較输輸达達运運还還这這远遠连連适適选選递遞逻邏邮郵释釋针針钟鐘银銀销銷锻鍛队隊阶階际際陆陸随隨' +
  '难難页頁项項顺順预預领領频頻题題顾顧风風飞飛饭飯馆館马馬驱驅验驗鱼魚龙龍';
