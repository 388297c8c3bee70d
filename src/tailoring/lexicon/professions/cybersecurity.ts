import type { ProfessionTable } from '../profession-table.ts';

export const cybersecurity: ProfessionTable = {
  profession: 'cybersecurity',
  terms: {
    tool: `
      Burp Suite, Metasploit, Nessus, Nmap, CrowdStrike, Microsoft Sentinel = Azure Sentinel, QRadar, Kali Linux, Snyk
      HashiCorp Vault, Wireshark, CrowdStrike Falcon, SentinelOne, Carbon Black = VMware Carbon Black
      Microsoft Defender for Endpoint = Defender for Endpoint = Microsoft Defender ATP
      Cortex XDR = Palo Alto Cortex XDR, Splunk Enterprise Security = Splunk ES, LogRhythm
      Elastic SIEM = Elastic Security, Rapid7 InsightVM = InsightVM = Nexpose, Qualys, Tenable, OpenVAS = Greenbone
      Veracode, Checkmarx, Fortify = Micro Focus Fortify, OWASP ZAP, Semgrep, Trivy, Aqua Security, Prisma Cloud
      Wiz, CyberArk, BeyondTrust, SailPoint, Ping Identity, PingFederate, Duo Security = Cisco Duo, Auth0, Keycloak
      Proofpoint, Mimecast, Zscaler, Cisco ASA, Cisco ISE = Identity Services Engine, F5 BIG-IP = BIG-IP = F5, Check Point firewalls = Check Point
      pfSense, Suricata, Zeek, YARA rules = YARA, Volatility framework, EnCase, FTK Imager, Forensic Toolkit
      Cellebrite, Ghidra, IDA Pro, Cobalt Strike, BloodHound, Hashcat, Varonis, OneTrust, Vanta
      RSA Archer = Archer GRC, KnowBe4

      Microsoft Defender, Claroty, Nozomi Networks = Nozomi Guardian, Dragos, Tenable OT, ArcSight
      Cortex XSOAR, Netskope, Imperva, Delinea = Thycotic, ForgeRock, hardware security modules = HSM
      memory forensics, MISP, Falco, Drata
    `,
    method: `
      penetration testing = pen testing = de:Penetrationstests = pentesting = ethical hacking = fr:tests d'intrusion = es:pruebas de penetración = 渗透测试, vulnerability management = de:Schwachstellenmanagement = fr:gestion des vulnérabilités, vulnerability scanning = 漏洞扫描
      threat modeling, incident handling, log analysis, digital forensics, malware analysis
      identity and access management = IAM, single sign-on = SSO, multi-factor authentication = MFA
      two-factor authentication = 2FA, encryption = de:Verschlüsselung, network security = de:Netzwerksicherheit = fr:sécurité réseau = 网络安全, application security = AppSec, cloud security
      security audits = de:Sicherheitsaudits = fr:audits de sécurité = es:auditorías de ciberseguridad = es:auditorías de seguridad, SIEM, endpoint security, zero trust = zero trust architecture, risk assessment = de:Risikobewertung, DevSecOps

      threat hunting, threat intelligence = cyber threat intelligence
      threat detection, threat detection engineering, security monitoring = security event monitoring
      security operations center, security operations = SOC operations
      SOAR = security orchestration automation and response, EDR = endpoint detection and response
      extended detection and response = XDR, intrusion detection = IDS/IPS = intrusion detection systems
      firewall management = firewall administration = firewall configuration, web application firewall = WAF
      data loss prevention = DLP, privileged access management = PAM, role-based access control = RBAC
      identity governance = identity governance and administration, public key infrastructure = PKI
      key management systems, HSM key management, cryptography = de:Kryptographie = es:criptografía
      secure coding = secure software development = de:sichere Softwareentwicklung
      static application security testing = SAST, dynamic application security testing = DAST
      software composition analysis, container security, API security, secrets management
      security architecture = de:Sicherheitsarchitektur, security hardening = system hardening = de:Systemhärtung
      security awareness training = de:Security-Awareness-Schulungen = fr:sensibilisation à la sécurité
      phishing simulations, red teaming = red team operations, blue teaming, purple teaming, reverse engineering
      exploit development, bug bounty = bug bounty programs, social engineering assessments
      OT security = ICS security = industrial control system security = industrial cybersecurity = OT cybersecurity = de:OT-Sicherheit = fr:cybersécurité industrielle, wireless security, email security
      third-party risk management = vendor risk management = TPRM
      information security management system = ISMS = de:Informationssicherheitsmanagementsystem
      security policies = de:Sicherheitsrichtlinien = fr:politiques de sécurité, governance risk and compliance = GRC
      IT risk management = de:IT-Risikomanagement, IT audit = de:IT-Revision = fr:audit informatique
      business continuity = business continuity planning = de:Notfallmanagement BCM = fr:continuité d'activité = es:continuidad del negocio
      business impact analysis, tabletop exercises, cloud security posture management = CSPM
      ransomware response, ransomware recovery, DDoS mitigation = DDoS protection

      phishing analysis = phishing investigations

      secure code review, Active Directory attacks, mobile security testing, adversary simulation, STRIDE, secure SDLC
      vulnerability assessment, web application security

      SCADA security, Purdue model, network segmentation = microsegmentation
      ZTNA, cryptographic key management, digital certificates = certificate lifecycle management
      anti-phishing, CNAPP, secure coding practices, responsible disclosure, incident response exercises
      SOC monitoring, alert triage = SOC triage
      detection engineering = detection rules = Sigma rules
      Kill Chain = Cyber Kill Chain, vendor risk assessments, supplier security assessments
      ISO 27001 audits, risk registers, information security risk assessments
      security design, business continuity management, ISO 22301, IGA, access reviews
      access recertification, conditional access, MFA rollout
    `,
    domain: `
      information security = de:Informationssicherheit = fr:sécurité informatique
      cybersecurity = cyber security = de:Cybersicherheit = fr:cybersécurité = es:ciberseguridad
      ISO 27001 = ISO/IEC 27001
      SOC 2, NIST, PCI DSS, NIST Cybersecurity Framework = NIST CSF, NIST 800-53 = NIST SP 800-53
      MITRE ATT&CK = ATT&CK framework, OWASP Top 10, OWASP, CIS Controls, CIS Benchmarks, FedRAMP, CMMC
      BSI IT-Grundschutz = IT-Grundschutz = BSI Grundschutz, NIS2 = NIS-2 = NIS2 directive
      DORA regulation = Digital Operational Resilience Act, TISAX, IEC 62443, HITRUST, KRITIS, COBIT

      NIST 800-171, Cyber Essentials = Cyber Essentials Plus
      等保 = 等级保护 = 等保2.0
    `,
    certificate: `
      CISSP = Certified Information Systems Security Professional, CISM
      CISA = Certified Information Systems Auditor, CEH = Certified Ethical Hacker
      OSCP = Offensive Security Certified Professional, CompTIA Security+ = Security+, CompTIA CySA+ = CySA+
      CompTIA PenTest+ = PenTest+, CASP+ = CompTIA CASP+, GIAC = GIAC certification
      GCIH = GIAC Certified Incident Handler, GCIA, GPEN = GIAC Penetration Tester, GSEC, GCFA, CRISC
      CCSP = Certified Cloud Security Professional, SSCP, CCSK
      AWS Certified Security Specialty = AWS Security Specialty, AZ-500 = Azure Security Engineer Associate, SC-200
      ISO 27001 Lead Implementer, ISO 27001 Lead Auditor, eJPT, CIPM

      CREST

      GICSP = Global Industrial Cyber Security Professional, GRID certification
      Certified in Risk and Information Systems Control, SC-300, CIPT, CISP = CISP认证, Blue Team Level 1
      CREST CRT
    `,
  },
  implies: `
    OWASP Top 10 > OWASP
    PingFederate > Ping Identity
    QRadar > SIEM
    Microsoft Sentinel > SIEM
    Burp Suite > penetration testing
    Metasploit > penetration testing
    CISSP > information security
    OSCP > penetration testing
    penetration testing > cybersecurity
    two-factor authentication > multi-factor authentication
    CrowdStrike Falcon > CrowdStrike, endpoint security
    SentinelOne > endpoint security, EDR
    Carbon Black > endpoint security
    Microsoft Defender for Endpoint > endpoint security
    Cortex XDR > extended detection and response
    EDR > endpoint security
    Splunk Enterprise Security > Splunk, SIEM
    LogRhythm > SIEM
    Elastic SIEM > SIEM
    Rapid7 InsightVM > vulnerability management
    Qualys > vulnerability management
    Tenable > vulnerability management
    Nessus > vulnerability scanning
    OpenVAS > vulnerability scanning
    vulnerability scanning > vulnerability management
    Veracode > application security
    Checkmarx > static application security testing
    Fortify > static application security testing
    OWASP ZAP > application security
    static application security testing > application security
    dynamic application security testing > application security
    CyberArk > privileged access management
    BeyondTrust > privileged access management
    privileged access management > identity and access management
    SailPoint > identity governance
    identity governance > identity and access management
    single sign-on > identity and access management
    Auth0 > identity and access management
    Keycloak > identity and access management, OpenID Connect
    Ping Identity > identity and access management
    Cisco ASA > firewall management
    pfSense > firewall management
    firewall management > network security
    intrusion detection > network security
    Suricata > intrusion detection
    EnCase > digital forensics
    FTK Imager > digital forensics
    Ghidra > reverse engineering
    IDA Pro > reverse engineering
    red teaming > penetration testing
    public key infrastructure > encryption
    security awareness training > information security
    ISO 27001 Lead Auditor > ISO 27001
    ISO 27001 Lead Implementer > ISO 27001
    ISO 27001 > information security
    CompTIA Security+ > information security
    CISM > information security
    CCSP > cloud security
    CEH > penetration testing
    GPEN > penetration testing
    GCIH > incident handling
    CompTIA CySA+ > cybersecurity
    CompTIA PenTest+ > penetration testing
    AWS Certified Security Specialty > AWS, cloud security
    AZ-500 > Microsoft Azure, cloud security
    SOAR > security operations center
    OneTrust > data protection
    NIST Cybersecurity Framework > NIST
    NIST 800-53 > NIST
    cloud security posture management > cloud security
    CISA > IT audit
    HSM key management > key management systems
    threat detection engineering > threat detection
    security operations center > security operations
    STRIDE > threat modeling
    adversary simulation > red teaming
    web application security > application security
    vulnerability assessment > vulnerability management
    Cisco ISE > network access control
    Claroty > OT security
    Nozomi Networks > OT security
    Dragos > OT security
    GICSP > OT security
    IEC 62443 > OT security
    ArcSight > SIEM
    Cobalt Strike > red teaming
  `,
};
