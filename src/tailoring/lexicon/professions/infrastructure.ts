import type { ProfessionTable } from '../profession-table.ts';

export const infrastructure: ProfessionTable = {
  profession: 'infrastructure and cloud',
  terms: {
    tool: `
      AWS = Amazon Web Services, Microsoft Azure = Azure = MS Azure, Google Cloud = Google Cloud Platform = GCP
      DigitalOcean, Heroku, OpenStack, Vercel, Netlify, Cloudflare

      EC2 = Amazon EC2 = AWS EC2, S3 = Amazon S3 = AWS S3, AWS Lambda = Lambda, EKS = Amazon EKS, ECS = Amazon ECS
      GKE = Google Kubernetes Engine, AKS = Azure Kubernetes Service, CloudFormation = AWS CloudFormation

      Kubernetes = k8s, Docker, Helm, Istio, OpenShift = Red Hat OpenShift, Rancher, Podman, containerd
      Docker Compose

      Terraform, Ansible, Puppet, Chef, Pulumi, SaltStack, Packer, Vagrant, Consul

      Jenkins, GitHub Actions, GitLab CI = GitLab CI/CD, CircleCI, Azure DevOps, Argo CD = ArgoCD, TeamCity
      Travis CI, Bamboo, Flux CD

      Prometheus, Grafana, Datadog, New Relic, Splunk, ELK = ELK Stack = Elastic Stack, Kibana, Logstash
      OpenTelemetry, Jaeger, Sentry, Nagios, Zabbix, PagerDuty, Dynatrace

      Linux, Unix, Red Hat Enterprise Linux = RHEL, Ubuntu, Debian, CentOS, Windows Server, macOS = Mac OS X
      Microsoft Windows = Windows, Windows 10 = Windows 10/11, Nginx, Apache HTTP Server = Apache httpd, HAProxy, Envoy

      VMware, VMware vSphere = vSphere, Hyper-V, Proxmox, Citrix, Active Directory
      Azure Active Directory = Azure AD = Microsoft Entra ID = Entra ID, Okta, LDAP, SCCM = System Center Configuration Manager = MECM = Microsoft Endpoint Configuration Manager, Microsoft Intune = Intune
      Jamf = Jamf Pro

      TCP/IP, DNS, DHCP, VPN, VLAN, BGP, OSPF, MPLS, Cisco IOS, Juniper, Palo Alto Networks = Palo Alto, Fortinet, FortiGate, WatchGuard
      Cisco Meraki = Meraki

      ServiceNow, Jira Service Management = JIRA Service Desk, Freshservice, TeamViewer, Exchange Server
      Office 365 administration = Microsoft 365 administration = O365 administration = Microsoft 365 admin

      SonarQube

      IIS = Internet Information Services = Microsoft IIS, Solaris = Sun Solaris = Oracle Solaris
      AIX = IBM AIX, HP-UX, SUSE Linux = SLES, Debian Linux, Windows XP, Windows 7, Windows 11
      macOS administration, XenApp = Citrix XenApp = Citrix Virtual Apps
      XenDesktop = Citrix XenDesktop = Citrix Virtual Desktops, XenServer = Citrix Hypervisor
      Group Policy = Group Policy Objects, WSUS, SCOM = System Center Operations Manager
      ADFS = Active Directory Federation Services, Remote Desktop Services = Terminal Services
      Backup Exec = Symantec Backup Exec, Veeam = Veeam Backup, Commvault, Acronis, Zerto, Rubrik
      NetBackup = Veritas NetBackup, storage area network = SAN = SAN storage
      network attached storage = NAS storage = NAS, EMC storage = Dell EMC, NetApp, Pure Storage, Brocade
      HP servers = HPE ProLiant, Dell PowerEdge, Cisco UCS, Nutanix, VMware Horizon, VMware NSX = NSX-T
      vCenter = VMware vCenter, vMotion, Bacula, Icinga, Thanos, Kandji, MDM = mobile device management
      Exchange Online, Blackberry Enterprise Server, Sophos, Barracuda, SonicWall, AnyDesk, BMC Remedy
      Cherwell, Ivanti, ManageEngine, Spiceworks, ConnectWise, Autotask = Datto Autotask, Kaseya, N-able
      Varnish, Squid proxy, Traefik, Linkerd, Harbor registry, JFrog Artifactory = Artifactory
      Sonatype Nexus = Nexus Repository, Chocolatey, Ansible Tower = AWX, Terragrunt, OpenTofu, AWS CDK
      Azure Bicep = Bicep templates, ARM templates, Azure Functions, Amazon CloudWatch = CloudWatch, AWS IAM
      Azure Monitor, Azure Pipelines, Bamboo CI, Octopus Deploy, Spinnaker, Tekton
    `,
    method: `
      infrastructure as code = IaC, DevOps, site reliability engineering = SRE, configuration management
      monitoring and alerting, observability = de:Observabilität

      load balancing, disaster recovery = disaster recovery planning = DR planning = 容灾, backup and recovery = backup and restore = server backups = data backup = de:Datensicherung = fr:sauvegarde des données = es:copias de seguridad, patch management = de:Patchmanagement = fr:gestion des correctifs = es:gestión de parches = software patching
      capacity planning = de:Kapazitätsplanung = fr:planification des capacités, network troubleshooting = network fault finding, network administration
      virtualization = de:Virtualisierung = es:virtualización = 虚拟化

      hardware troubleshooting, desktop support = deskside support = desktop troubleshooting, user onboarding, remote support = remote IT support, ITIL, IT service management = ITSM
      asset management of IT equipment = IT asset management = IT asset inventory = ITAM

      LAN/WAN = LAN and WAN = WAN/LAN, local area networks = LAN, wide area networks = WAN
      PC hardware = PC repair = PC maintenance = computer hardware = fr:maintenance informatique
      PC building = PC assembly, printer support = printer maintenance = printer troubleshooting
      operating system installation = OS installation
      server administration = server management = de:Serveradministration = fr:administration de serveurs = es:administración de servidores = 服务器运维
      Windows administration = Windows system administration
      Linux administration = Linux system administration, capacity planning of systems
      data centre operations = datacenter operations = de:Rechenzentrumsbetrieb = fr:exploitation de centre de données
      data centre cabling = rack and stack = racking and stacking, fibre patching, hot aisle containment
      data centre cooling = CRAC units, remote hands
      user account management = user account administration = user provisioning, office moves IT
      problem management in IT, change management in IT = IT change management
      configuration management database = CMDB, cost optimization in cloud = FinOps
      log management = log aggregation, mobile device support

      computer networks = fr:réseaux informatiques = es:redes informáticas = es:redes y comunicaciones = de:Netzwerktechnik = 计算机网络
      containerization = de:Containerisierung = fr:conteneurisation = es:contenerización = 容器化
      deployment automation = automated deployments = de:Deployment-Automatisierung = 自动化部署
      postmortems = post-incident reviews = 故障复盘
      IT documentation = de:IT-Dokumentation = fr:documentation informatique = es:documentación informática
      IT strategy = fr:stratégie informatique = es:estrategia de TI
      IT governance = fr:gouvernance informatique = es:gobierno de TI
    `,
    domain: `
      cloud computing = cloud platforms, cloud migration = fr:migration vers le cloud = es:migración a la nube, cloud infrastructure, cloud architecture
      container orchestration = de:Containerorchestrierung = 容器编排
      system administration = de:Systemadministration = fr:administration système = sysadmin = es:administración de sistemas = 系统运维
    `,
    certificate: `
      AWS Certified Solutions Architect = AWS Solutions Architect Certification
      CKA = Certified Kubernetes Administrator, CKAD, CompTIA A+ = A+ certification, CompTIA Network+ = Network+

      CCNA = Cisco Certified Network Associate, CCNP = Cisco Certified Network Professional

      ITIL Foundation = ITIL v4 Foundation = ITIL 4 Foundation = ITIL v3 = ITIL v4, RHCSA = Red Hat Certified System Administrator, RHCE = Red Hat Certified Engineer
      MCSE = Microsoft Certified Solutions Expert = Microsoft Certified Systems Engineer

      MCSA = Microsoft Certified Solutions Associate, MCP = Microsoft Certified Professional, MCITP
      CCA = Citrix Certified Administrator, VCP = VMware Certified Professional = VCP-DCV, LPIC = LPIC-1
      Certified Data Centre Professional = CDCP
    `,
  },
  implies: `
    Helm > Kubernetes
    Istio > Kubernetes
    OpenShift > Kubernetes, container orchestration
    EKS > Kubernetes, AWS
    GKE > Kubernetes, Google Cloud
    AKS > Kubernetes, Microsoft Azure
    Argo CD > Kubernetes, CI/CD
    EC2 > AWS
    S3 > AWS
    AWS Lambda > AWS
    ECS > AWS
    CloudFormation > AWS, infrastructure as code
    Terraform > infrastructure as code
    Pulumi > infrastructure as code
    Ansible > configuration management
    Puppet > configuration management
    Docker Compose > Docker
    Jenkins > CI/CD
    GitHub Actions > CI/CD, GitHub
    GitLab CI > CI/CD, GitLab
    CircleCI > CI/CD
    Azure DevOps > CI/CD
    Kibana > ELK
    Ubuntu > Linux
    Debian > Linux
    CentOS > Linux
    Red Hat Enterprise Linux > Linux
    Linux > Unix
    Splunk > log analysis
    Okta > identity and access management
    CKA > Kubernetes
    ITIL Foundation > ITIL
    Prometheus > monitoring and alerting, observability
    Grafana > monitoring and alerting, observability
    Datadog > monitoring and alerting, observability
    New Relic > monitoring and alerting, observability
    Dynatrace > monitoring and alerting, observability
    OpenTelemetry > observability
    Jaeger > observability
    VMware vSphere > VMware
    FortiGate > Fortinet
    Kubernetes > container orchestration
    AWS > cloud computing
    Google Cloud > cloud computing
    LAN/WAN > local area networks, wide area networks
    XenApp > Citrix
    XenDesktop > Citrix
    Group Policy > Active Directory
    SCCM > Windows administration
    vCenter > VMware
    VMware NSX > VMware
    VCP > VMware
    RHCE > Linux administration
    RHCSA > Linux administration
    Linux administration > Linux, system administration
    Windows administration > system administration
    server administration > system administration
    BMC Remedy > IT service management
    AWS CDK > AWS
    Amazon CloudWatch > AWS
    Azure Functions > Microsoft Azure
    Solaris > Unix
    AIX > Unix
    HP-UX > Unix
    SUSE Linux > Linux
    Debian Linux > Linux
    Windows 7 > Microsoft Windows
    Windows 10 > Microsoft Windows
    Windows 11 > Microsoft Windows
    Windows XP > Microsoft Windows
    VMware Horizon > VMware
    Ansible Tower > Ansible
    Azure Bicep > Microsoft Azure
    Azure Monitor > Microsoft Azure
    Azure Pipelines > Microsoft Azure
    AWS IAM > AWS
    Docker > containerization
  `,
};
