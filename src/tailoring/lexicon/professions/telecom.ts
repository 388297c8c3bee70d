import type { ProfessionTable } from '../profession-table.ts';

export const telecom: ProfessionTable = {
  profession: 'telecommunications',
  terms: {
    tool: `
      Cisco IOS-XR = IOS-XR, Juniper Junos = Junos, Nokia SR OS, Huawei U2000, Ericsson OSS = Ericsson ENM
      OTDR = optical time-domain reflectometer, fusion splicer = fusion splicing equipment = Spleißgerät
      Atoll RF planning = Forsk Atoll, TEMS Investigation = TEMS, Asterisk PBX = Asterisk
      Cisco CUCM = Cisco Unified Communications Manager = CallManager, Microsoft Teams Phone = Teams Voice, 3CX
      cable testers = Fluke DSX
    `,
    method: `
      fiber optics = fibre optics = Glasfasertechnik = fibre optique = fibra óptica
      fiber splicing = fusion splicing = LWL-Spleißen = soudure de fibre optique, FTTH = fiber to the home = FTTx
      HFC networks, DOCSIS, copper cabling, tower climbing = antenna installation on towers
      base station installation = BTS installation, site acquisition telecom
      RF optimization = radio network optimization
      RF planning = radio network planning = Funknetzplanung = planification radio, drive testing = drive tests
      core network = evolved packet core = packet core, VoIP = voice over IP, SIP trunking = SIP protocol
      unified communications, IP telephony = IP-Telefonie = téléphonie IP
      microwave links = microwave transmission = Richtfunk = faisceaux hertziens, DWDM = optical transport networks
      IP/MPLS networks, network planning = Netzwerkplanung, NOC operations = network operations center
      network provisioning = service provisioning, software-defined networking = SDN, SD-WAN
      network function virtualization = NFV, number portability, telecom billing = telecom billing systems
      BSS/OSS = OSS/BSS, Wi-Fi design = WLAN-Planung = wireless site surveys
      satellite communications = SATCOM = Satellitenkommunikation = communications par satellite
      broadcast engineering = Rundfunktechnik, spectrum management
    `,
    domain: `
      telecommunications = Telekommunikation = telecomunicaciones = 通信工程, 5G = 5G NR, LTE = 4G LTE, GSM, UMTS
      Open RAN = O-RAN, mobile networks = Mobilfunk = réseaux mobiles = redes móviles
    `,
    certificate: `
      JNCIA, JNCIP, CFOT = Certified Fiber Optic Technician, CWNA = Certified Wireless Network Administrator
      BICSI Technician = BICSI Installer, Nokia NRS
    `,
  },
  implies: `
    FTTH > fiber optics
    fiber splicing > fiber optics
    CFOT > fiber optics
    5G > mobile networks
    LTE > mobile networks
    GSM > mobile networks
    UMTS > mobile networks
    Open RAN > mobile networks
    RF planning > mobile networks
    RF optimization > mobile networks
    IP telephony > VoIP
    SIP trunking > VoIP
    Asterisk PBX > VoIP
    Cisco CUCM > VoIP
    3CX > VoIP
    SD-WAN > software-defined networking
    NOC operations > network administration
    DWDM > fiber optics
  `,
};
