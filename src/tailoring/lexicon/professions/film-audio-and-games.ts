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
      DMX lighting = DMX512, vMix, OBS Studio, Blackmagic ATEM = ATEM switchers, ARRI cameras = ARRI Alexa
      RED cameras, Steadicam, gimbals = DJI Ronin, jib operation, Capture One, Godot = Godot Engine
      GameMaker Studio, CryEngine, Perforce = Helix Core, Blueprints Visual Scripting = Unreal Blueprints
      Photon networking = Photon PUN, Steamworks, HLSL, GLSL, Roblox Studio, Movie Magic = Movie Magic Budgeting
      Final Draft
    `,
    method: `
      video editing = Videoschnitt = montage vidéo = edición de video
      photo editing = image editing = Bildbearbeitung, photography = Fotografie, color grading, storyboarding
      motion graphics = motion design, animation, 3D modeling = 3D modelling, audio editing, sound design
      illustration, game development, video production = Videoproduktion = production vidéo = producción audiovisual
      film production = Filmproduktion = production cinématographique = producción cinematográfica
      cinematography = Kameraführung = prise de vues = dirección de fotografía
      camera operation = camera operating = Kamerabedienung = operación de cámara
      studio lighting = lighting setup = Lichtsetzung = éclairage plateau
      film directing = Regie = réalisation de films, film producing = line producing, casting of actors
      location scouting = Motivsuche = repérages
      production scheduling film = call sheets = plan de travail de tournage, script supervision
      set design = stage design = Bühnenbild = scénographie = escenografía
      costume design = Kostümbild = création de costumes = diseño de vestuario
      stage makeup = Maskenbild = maquillage artistique, stage management = Inspizienz = régie plateau
      theater lighting = Beleuchtungstechnik Bühne
      event technology = Veranstaltungstechnik = technique événementielle, rigging of stages = stage rigging
      live streaming = livestreaming = Livestream-Produktion
      live sound = live sound engineering = FOH mixing = Beschallungstechnik = sonorisation = sonido en directo
      audio mixing = sound mixing = Tonmischung = mixage audio = mezcla de audio, mastering audio = audio mastering
      field recording = location sound = Originalton, foley, voice-over = voice acting = doublage voix
      dubbing = doublage = doblaje
      music composition = composing music = Komposition = composition musicale = composición musical
      music production = Musikproduktion = production musicale = producción musical
      music theory = Musiktheorie = théorie musicale
      instrumental teaching = music lessons = Instrumentalunterricht = cours d'instrument
      choir conducting = Chorleitung = direction de chœur
      stage acting = Schauspiel = art dramatique = interpretación teatral
      dance choreography = choreography = Choreografie = chorégraphie = coreografía, visual effects = VFX
      compositing = VFX compositing, rotoscoping, 3D animation = animation 3D, 2D animation, character animation
      character rigging, texturing = UV mapping, 3D rendering = rendu 3D, motion capture = mocap
      drone videography = aerial photography = aerial cinematography
      product photography = Produktfotografie = photographie de produits
      portrait photography = Porträtfotografie = photographie de portrait
      photo retouching = image retouching = Bildretusche = retouche photo = retoque fotográfico
      game design = Spieldesign = conception de jeux, level design = Leveldesign, gameplay programming
      shader programming = shaders, game physics, multiplayer networking, game testing = playtesting, game balancing
      narrative design, live ops = live operations for games
      VR development = virtual reality = réalité virtuelle = realidad virtual
      augmented reality = AR development = réalité augmentée = realidad aumentada, concept art = concept design
      pixel art, museum exhibition design = exhibition design = Ausstellungsgestaltung = scénographie d'exposition
      exhibition curation = Kuratieren = commissariat d'exposition = comisariado
      art conservation = Restaurierung = restauration d'œuvres d'art, artist management
      booking of artists = artist booking
    `,
    domain: `
      film and television = Film und Fernsehen = cinéma et télévision
      post-production = Postproduktion = post-producción
      performing arts = darstellende Kunst = arts du spectacle = artes escénicas
      fine arts = bildende Kunst = beaux-arts = bellas artes
      audio engineering = Tontechnik = ingénierie du son = ingeniería de sonido
    `,
    certificate: `
      Avid Certified User, Fachkraft für Veranstaltungstechnik, Unity Certified Developer, Dante Certification
      licence d'entrepreneur de spectacles
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
    rotoscoping > visual effects
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
    grandMA > theater lighting
    ETC Eos > theater lighting
    product photography > photography
    portrait photography > photography
    drone videography > photography
    photo retouching > photo editing
    Capture One > photo editing
    Final Draft > scriptwriting
    OBS Studio > live streaming
    vMix > live streaming
    cinematography > camera operation
  `,
};
