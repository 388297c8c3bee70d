import type { ProfessionTable } from '../profession-table.ts';

export const filmAudioAndGames: ProfessionTable = {
  profession: 'film, sound, stage and games',
  terms: {
    tool: `
      Adobe After Effects = After Effects, Adobe Premiere Pro = Premiere Pro, Final Cut Pro = Final Cut Pro X
      DaVinci Resolve, Cinema 4D, Blender, Maya = Autodesk Maya, 3ds Max = 3D Studio Max, ZBrush
      Avid Media Composer, Pro Tools, Audacity, Unity = Unity3D, Unreal Engine = Unreal
      Houdini = SideFX Houdini = Houdini FX, Nuke = Foundry Nuke, Adobe Audition, Adobe Animate
      Toon Boom Harmony = Toon Boom, Spine 2D, Substance Painter = Adobe Substance 3D, Marvelous Designer, Mocha Pro
      ShotGrid = Autodesk ShotGrid, Logic Pro = Logic Pro X, Ableton Live = Ableton, Cubase = Steinberg Cubase
      FL Studio, REAPER DAW, iZotope RX, Sibelius = Avid Sibelius, Wwise = Audiokinetic Wwise, FMOD
      Dante audio networking = Dante audio, QLab, grandMA = grandMA3 = grandMA2, ETC Eos = Eos lighting console
      DMX lighting = DMX512, vMix, OBS Studio, Blackmagic ATEM = ATEM switchers, ARRI cameras, ARRI Alexa
      RED cameras, Steadicam, gimbals, DJI Ronin, jib operation, Capture One, Godot = Godot Engine
      GameMaker Studio, CryEngine, Perforce = Helix Core, Blueprints Visual Scripting = Unreal Blueprints
      Photon networking = Photon PUN, Steamworks, HLSL, GLSL, Roblox Studio, Movie Magic = Movie Magic Budgeting
      Final Draft

      CapCut = 剪映

      Arnold renderer = Arnold render, RenderMan, Redshift renderer, OctaneRender, V-Ray rendering
      Adobe Substance, Substance Designer, Mudbox, Syntheyes = 3DEqualizer = PFTrack, Foundry Katana
      Gaffer VFX, Flow Production Tracking, ftrack, Deadline render = Thinkbox Deadline
      Universal Scene Description, MotionBuilder, Vicon, Perforce Helix Core, GameMaker
      Cocos2d = Cocos Creator, Dante networking, DiGiCo = DiGiCo consoles, Yamaha CL = Yamaha QL
      Midas M32 = Behringer X32, Avid S6 = Avid S3L, d&b audiotechnik = L-Acoustics
      Shure wireless = Sennheiser wireless = RF microphones = radio mics = radio microphones, MA Lighting
      ETC Ion, Avolites, Vectorworks Spotlight, iZotope, Nuendo, EditShare, Grass Valley, EVS replay
      Sony FX6 = Sony FX9 = Sony cinema cameras
    `,
    method: `
      video editing = de:Videoschnitt = fr:montage vidéo = es:edición de video = 视频剪辑
      photo editing = image editing = de:Bildbearbeitung, photography = de:Fotografie = 摄影, color grading = color correction = de:Farbkorrektur = 调色, storyboarding = storyboards
      motion graphics = motion design = 动效设计, animation, 3D modeling, audio editing, sound design
      illustration, game development
      video production = de:Videoproduktion = fr:production vidéo = es:producción audiovisual
      film production = de:Filmproduktion = fr:production cinématographique = es:producción cinematográfica
      cinematography = de:Kameraführung = fr:prise de vues = es:dirección de fotografía
      camera operation = camera operating = de:Kamerabedienung = es:operación de cámara
      studio lighting = lighting setup = de:Lichtsetzung = fr:éclairage plateau
      film directing = de:Regie = fr:réalisation de films, film producing, line producing, casting of actors
      location scouting = de:Motivsuche = fr:repérages
      production scheduling film = fr:plan de travail de tournage, call sheets, script supervision
      set design = stage design = de:Bühnenbild = fr:scénographie = es:escenografía
      costume design = de:Kostümbild = fr:création de costumes = es:diseño de vestuario
      stage makeup = de:Maskenbild = fr:maquillage artistique, stage management = de:Inspizienz = fr:régie plateau = es:regiduría
      theater lighting = de:Beleuchtungstechnik Bühne
      event technology = de:Veranstaltungstechnik = fr:technique événementielle, rigging of stages = stage rigging
      live streaming = livestreaming = de:Livestream-Produktion = 直播
      live sound = live sound engineering = de:Beschallungstechnik = fr:sonorisation = es:sonido en directo = live sound mixing = de:Live-Tontechnik = 现场音响
      FOH mixing
      audio mixing = sound mixing = de:Tonmischung = fr:mixage audio = es:mezcla de audio = de:Mischung und Mastering = fr:mixage = es:mezcla de sonido = 混音
      mastering audio = audio mastering
      field recording = location sound = de:Originalton, foley, voice-over, voice acting
      dubbing = fr:doublage = es:doblaje
      music composition = composing music = de:Komposition = fr:composition musicale = es:composición musical
      music production = de:Musikproduktion = fr:production musicale = es:producción musical
      music theory = de:Musiktheorie = fr:théorie musicale
      instrumental teaching = music lessons = de:Instrumentalunterricht = fr:cours d'instrument
      choir conducting = de:Chorleitung = fr:direction de chœur
      stage acting = de:Schauspiel = fr:art dramatique = es:interpretación teatral
      dance choreography = choreography = de:Choreografie = fr:chorégraphie = es:coreografía, visual effects = VFX
      compositing = VFX compositing, rotoscoping, 3D animation = fr:animation 3D, 2D animation, character animation
      character rigging, texturing, UV mapping, 3D rendering = fr:rendu 3D = 3D visualization = es:renderizado, motion capture = mocap
      drone videography = aerial cinematography, aerial photography
      product photography = de:Produktfotografie = fr:photographie de produits
      portrait photography = de:Porträtfotografie = fr:photographie de portrait
      photo retouching = image retouching = de:Bildretusche = fr:retouche photo = es:retoque fotográfico = 修图
      game design = de:Spieldesign = fr:conception de jeux, level design = de:Leveldesign, gameplay programming
      shader programming = shaders, game physics, multiplayer networking, game testing = playtesting, game balancing
      narrative design, live ops = live operations for games = LiveOps
      VR development, virtual reality = fr:réalité virtuelle = es:realidad virtual
      augmented reality = fr:réalité augmentée = es:realidad aumentada, AR development, concept art, concept design = fr:esquisse
      pixel art
      museum exhibition design = exhibition design = de:Ausstellungsgestaltung = fr:scénographie d'exposition
      exhibition curation = de:Kuratieren = fr:commissariat d'exposition = es:comisariado = exhibition planning = exhibition development = curating exhibitions = de:Ausstellungskonzeption
      art conservation = de:Restaurierung = fr:restauration d'œuvres d'art = fr:restauration d'œuvres, artist management
      booking of artists = artist booking

      art direction = fr:direction artistique = es:dirección de arte, creative direction, vector graphics
      catalogue design, videography

      roto and paint, paint and roto
      matchmoving = camera tracking = matchmove
      FX simulation = particle simulations = fluid simulation, UV unwrapping
      look development = lookdev = shading and lighting, CG lighting = lighting and rendering
      digital sculpting = character modelling = 3D character art, environment art = environment modelling
      creature effects = CFX, pipeline development in VFX, previsualisation = previs
      game design documents = GDD = design documentation for games
      systems design in games = game mechanics = core loops, game economy design, monetisation design
      combat design = quest design, balancing gameplay, interactive storytelling, level building
      user playtests, netcode, gameplay engineering, AI programming for games = behaviour trees
      console development = console certification = TRC and TCR, front of house sound
      monitor mixing = monitor engineering, PA systems = PA system setup = line array
      audio recording = studio recording = multitrack recording = de:Tonaufnahme = fr:prise de son = es:grabación de sonido = 录音
      music mixing, mixing and mastering, dialogue editing = dialogue recording = ADR recording
      sound editing = audio post-production = de:Audio-Postproduktion, outside broadcast
      vision mixing = live switching, webcasting, lighting for film = set lighting = three-point lighting
      stage lighting = lighting design for stage = de:Lichttechnik = fr:éclairage scénique = es:iluminación escénica
      set building = scenic construction, props making, truss rigging, entertainment rigging
      media ingest, media asset management, high-end retouching, studio photography
      still life photography, event photography, wedding photography
      drone filming = drone piloting = aerial filming = drone photography
      character design = de:Charakterdesign = fr:conception de personnages = es:diseño de personajes = 角色设计
    `,
    domain: `
      film and television = de:Film und Fernsehen = fr:cinéma et télévision
      post-production = de:Postproduktion = es:post-producción
      performing arts = de:darstellende Kunst = fr:arts du spectacle = fr:artes escénicas
      fine arts = de:bildende Kunst = fr:beaux-arts = es:bellas artes
      audio engineering = de:Tontechnik = fr:ingénierie du son = es:ingeniería de sonido
    `,
    certificate: `
      Avid Certified User, de:Fachkraft für Veranstaltungstechnik, Unity Certified Developer, Dante Certification
      fr:licence d'entrepreneur de spectacles

      Avid certified, CAA GVC, PfCO, Part 107, A2 CofC
    `,
  },
  implies: `
    Adobe Premiere Pro > video editing
    Final Cut Pro > video editing
    DaVinci Resolve > video editing
    Adobe After Effects > motion graphics
    Blender > 3D modeling
    Maya > 3D modeling
    motion graphics > animation
    Unreal Engine > game development
    Houdini > visual effects
    Nuke > compositing
    compositing > visual effects
    rotoscoping > visual effects, compositing
    Cinema 4D > 3D modeling
    3ds Max > 3D modeling
    ZBrush > 3D modeling
    Substance Painter > texturing
    Toon Boom Harmony > 2D animation
    2D animation > animation
    3D animation > animation
    character animation > animation
    character rigging > 3D animation
    Logic Pro > audio editing
    Ableton Live > audio editing
    Cubase > audio editing
    Pro Tools > audio editing
    Adobe Audition > audio editing
    Audacity > audio editing
    audio mixing > audio engineering
    mastering audio > audio engineering
    live sound > audio engineering
    Wwise > sound design
    FMOD > sound design
    Avid Media Composer > video editing
    video editing > post-production
    color grading > post-production
    Unity > game development
    Godot > game development
    gameplay programming > game development
    level design > game design
    Blueprints Visual Scripting > Unreal Engine
    grandMA > theater lighting, stage lighting
    ETC Eos > theater lighting, stage lighting
    product photography > photography
    portrait photography > photography
    drone videography > photography
    photo retouching > photo editing
    Capture One > photo editing
    Final Draft > scriptwriting
    OBS Studio > live streaming
    vMix > live streaming
    cinematography > camera operation
    FOH mixing > live sound
    AR development > augmented reality
    UV mapping > texturing
    DJI Ronin > gimbals
    ARRI Alexa > ARRI cameras
    FX simulation > visual effects
    monitor mixing > live sound
    Dante audio networking > live sound
    DiGiCo > live sound
    studio photography > photography
    still life photography > photography
    event photography > photography
    wedding photography > photography
  `,
};
