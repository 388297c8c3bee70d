import type { ProfessionTable } from '../profession-table.ts';

export const telecom: ProfessionTable = {
  profession: 'telecommunications',
  terms: {
    tool: `
      Cisco IOS-XR = IOS-XR, Juniper Junos = Junos, Nokia SR OS, Huawei U2000, Ericsson OSS, Ericsson ENM
      OTDR = optical time-domain reflectometer, fusion splicer = fusion splicing equipment = de:Spleißgerät
      Atoll RF planning = Forsk Atoll, TEMS Investigation = TEMS, Asterisk PBX = Asterisk
      Cisco CUCM = Cisco Unified Communications Manager = CallManager, Microsoft Teams Phone = Teams Voice, 3CX
      cable testers, Fluke DSX

      Aruba networking = HPE Aruba = Aruba, SolarWinds, Arista, PRTG

      Cisco Nexus = Nexus switches, Cisco Catalyst = Catalyst switches, Cisco ACI, Cisco SD-WAN = Viptela
      Aruba ClearPass, Aruba wireless = Aruba Networks, Ruckus, Ubiquiti = UniFi, Extreme Networks, MikroTik
      Infoblox, SolarWinds Orion, NetFlow, SNMP, Ekahau, iPerf, LibreNMS, GNS3, NetBox, Ericsson RAN
      Actix Analyzer, Anritsu site master = Anritsu, OTDR testing, optical power meters, Avaya Aura
      Mitel = MiVoice, FreePBX, Webex Calling, session border controllers = SBCs
    `,
    method: `
      fiber optics = de:Glasfasertechnik = fr:fibre optique = es:fibra óptica
      fiber splicing = de:LWL-Spleißen = fr:soudure de fibre optique, fusion splicing, FTTH = fiber to the home = de:Glasfaserausbau
      HFC networks, DOCSIS, copper cabling, tower climbing, antenna installation on towers
      base station installation = BTS installation, site acquisition telecom
      RF optimization = radio network optimization
      RF planning = radio network planning = de:Funknetzplanung = fr:planification radio, drive testing = drive tests
      core network, evolved packet core = packet core, VoIP = voice over IP, SIP trunking, SIP protocol
      unified communications, IP telephony = de:IP-Telefonie = fr:téléphonie IP
      microwave links = microwave transmission = de:Richtfunk = fr:faisceaux hertziens, DWDM
      optical transport networks
      IP/MPLS networks, network planning = de:Netzwerkplanung, NOC operations, network operations center
      network provisioning, service provisioning, software-defined networking = SDN, SD-WAN
      network function virtualization = NFV, number portability, telecom billing = telecom billing systems
      BSS/OSS = OSS/BSS, Wi-Fi design = de:WLAN-Planung, wireless site surveys
      satellite communications = SATCOM = de:Satellitenkommunikation = communications par satellite
      broadcast engineering = de:Rundfunktechnik, spectrum management

      routing and switching = network routing, wireless networks = WLAN = wireless LAN = wireless networking = Wi-Fi networks
      network monitoring = de:Netzwerküberwachung = fr:supervision réseau = es:monitorización de redes, QoS = quality of service
      network automation, network access control = 802.1X, packet analysis = packet capture, data center networking
      VXLAN, EVPN, IPsec, network documentation = de:Netzwerkdokumentation, IPv6
      network design = network architecture = fr:architecture réseau = de:Netzwerkdesign

      EIGRP, spanning tree = Spanning Tree Protocol, EVPN-VXLAN, VRRP, HSRP, access control lists = ACLs
      RADIUS = RADIUS authentication, TACACS+ = TACACS, SIP trunks, PBX administration = PBX = PBX systems
      802.11, Wi-Fi surveys, network diagrams, network capacity planning, network migration
      FTTx, FTTP, GPON = XGS-PON, copper line testing = xDSL
      overhead and underground plant = duct and pole surveys, cell site installation, mast climbing
      antenna line work, link budgets, microwave backhaul, VSAT, VoLTE = 5G core, number porting
      NOC monitoring
    `,
    domain: `
      telecommunications = de:Telekommunikation = es:telecomunicaciones = 通信工程, 5G = 5G NR, LTE = 4G LTE, GSM, UMTS
      Open RAN = O-RAN = radio access network, mobile networks = de:Mobilfunk = fr:réseaux mobiles = es:redes móviles
    `,
    certificate: `
      JNCIA, JNCIP, CFOT = Certified Fiber Optic Technician, CWNA = Certified Wireless Network Administrator
      BICSI Technician = BICSI Installer, Nokia NRS

      CCIE, NSE4 = NSE 4

      Cisco Certified Internetwork Expert, CCNP Enterprise = CCNP Routing and Switching, JNCIS
      Fortinet NSE, RCDD, HCIP, HCIA, HCIE
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
    Ericsson ENM > Ericsson OSS
    fusion splicing > fiber splicing
    network operations center > NOC operations
    evolved packet core > core network
    Fluke DSX > cable testers
    VXLAN > data center networking
    EVPN > data center networking
    IPsec > VPN
    Cisco Nexus > Cisco IOS
    wireless site surveys > wireless networks
    Ekahau > wireless site surveys
    CWNA > wireless networks
    OTDR testing > fiber optics
    EIGRP > routing and switching
    drive testing > RF optimization
  `,
};
