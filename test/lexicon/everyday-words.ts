/** Reviewed: ordinary words that a text may use without naming a skill, whatever a term is called. */
export const everydayWords: Readonly<Record<'en' | 'de' | 'fr' | 'es', string>> = {
  en: `
    ability able about above access account across act action active activity actual add address advance after again age
    agent air all alone also always amount animal answer any apart apply area arm art ask aspect asset assist at attend
    audience available average aware away back bag balance ball bank bar barrel base basic basis be beam bear beat become
    bed before begin behind belong below belt best better between beyond big bill bit black block blue board body bond bone
    book boost border boss both bottle bottom box branch brand break bridge brief bright bring broad brother bucket build
    burn bus business busy buy call camp can capital car card care carry case cast catch cause cell center central chain
    chair challenge chance change channel chapter charge chart check cheese child choice circle claim class clean clear
    click client climate climb close cloud club coach coast code cold collect color come comfort common community company
    compare complete concept concern condition connect consider contact contain content contract control cook cool copy
    core corner cost count country couple course court cover craft create credit crew crystal culture cup current curve
    customer cut daily dance dark data date day deal decide deep degree deliver demand depend design desk detail develop
    device different direct discover display distance door doubt down draft draw dream dress drift drive drop duty each
    early earn earth east easy edge effect effort either electron else empower end energy engage engine enjoy ensure enter
    entire epic equal error escape event every exact example excel exchange expand expect expert express extra eye face
    fact factor fair fall family fast feature feed feel field figure file fill film final find fine finish fire firm first
    fit fix flag flask flat flexible flight floor flow fly focus follow food foot force forge fork form forward found frame
    free fresh friend front fuel full fun fund future gain game gap gather gear general gentle get gift give glass goal go
    gold good grant great green ground group grow guard guest guide habit half hall hand handle happy hard harvest have
    head health hear heart heat heavy help high hilt hire hive hold hole home honest hope host hour house human idea ideas
    impact improve include increase inside insight inspire invest issue item join journey judge jump just keep key kick
    kind kitchen know lab lack land large laser last late launch lead leaf lean learn leave left less letter level lever
    life lift light like limit line link list listen live load local lock logic long look loop loss lot loud love low
    machine main maintain major make man manage map mark market master match matter may mean measure meet member memory
    message mice middle mind mine minute miss mix mobile mode model moment money month more morning most motion mountain
    move music name narrow near need nest network new news next night noise north note notice notion number object offer
    office often oil old once one only open operate option oracle orange orbit order other outreach outside over own page
    paint pals panel paper parent park part partner party pass past path pay peace people perforce perform person petrel
    phase phone photo pick picture piece pipe place plan plant platform play please point policy pool poor pop positive
    post potential power prefer prefect prepare present press pretty prettier prevent price pride print private process
    produce product program project promote proof protect proud provide public pull pulse purpose push quality quarter
    question quick quiet race radio rail raise range rapid rate reach react read ready real reason receive record  
    reduce refer region regular relate release remain remember remote repeat report request require research respond rest
    result retain return review rich ride right ring rise risk river road role roll room root round route rule run safe
    sage salt same sand save say scale scene school score screen sea search season seat second secret section see seek
    select sell send senior sense sentry serve service set shape share shift ship shop short show side sign signal simple
    since single site size skill sketch slack sleep slow small smart smile smooth soar social soft soil solid solution
    some song soon sound source south space spark speak special speed spend spirit split spot spring square staff stage
    stand star start state station stay step stick still stock stone stop store storm story strategy stream street strong
    structure study style subject succeed such suit summer sun support sure surface sustain swift switch table take talk
    target task taste team tell temporal tenable term test text thank theory thing think time tip title toast today
    together tool top topic total touch tour toward town track trade tradition train transfer travel treat tree trend
    trip trouble true trust try turn type under understand union unique unit unity up update upon use usual value various
    vault very view visit voice volume wait walk wall want warm watch water wave way weak wear week weight welcome well
    west wheel while white whole wide wild win wind window wing winter wise wish with wonder word work world write year
    yellow yes young zone zoom
  `,
  de: `
    aber alle als also am an auch auf aus bei beim bereich bereits bin bis da dabei damit dann das dass dein dem den der
    des die dir doch du durch ein eine einem einen einer eines er es etwas euch euer für ganz gegen gern haben hast hat
    hier ich ihm ihn ihr im immer in ist ja jahr jede jeder jedes jetzt kann kein keine können lage leben machen man mehr
    mein mich mir mit monat muss nach neu nicht noch nun nur ob oder ohne ort platz rest sehr sein seit sich sie sind so
    spaß tag team teil uhr um und uns unser unsere unter vom von vor wann war was weg weil weiter welt wenn wer werden wie
    wir wird wo zeit ziel zu zum zur zwischen zusammen
  `,
  fr: `
    afin ai ainsi alors an année après au aucun aussi autre aux avant avec avoir beaucoup bien bon but ce cela ces cet
    cette ceux chaque chez ci comme comment dans de début depuis des deux dire doit donc dont du elle elles en encore
    enfin entre es est et être eux faire fait fin ici il ils jour la le les leur lieu lors lui mais même mes mieux mise
    mode moins mois mon monde mot ne ni niveau nom non nos notre nous on ou où par parmi pas pendant peu peut plus point
    pour puis qualité quand que quel qui quoi rôle rue sa sans se sein selon ses si soit son sont sous sur ta tableau
    temps tes tête toi ton tous tout toute très trop tu un une vers vie vite voici voir vos votre vous vue
  `,
  es: `
    a al algo año antes así aun aunque bajo barra bien buen cada capa casa caso cerca como con cosa cual cuando da de
    debe del desde día dónde dos el ella en entre es esa ese eso esta este esto forma gran ha hace hacer hasta hay hoy
    hora la las le les lo los lugar más me mejor menos mes mi modo mucho muy nada ni no nos nuestra nuestro o otro para
    parte pero persona personas poco por porque punto que quien rol se sea según ser si sin sobre solo son su sus tal
    también tan te tener tiempo tipo toda todo tras tu un una uno usted va ver vez vida y ya zona
  `,
};
