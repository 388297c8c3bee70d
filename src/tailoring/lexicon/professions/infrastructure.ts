import type { ProfessionTable } from '../profession-table.ts';

export const infrastructure: ProfessionTable = {
  profession: 'infrastructure and cloud',
  terms: {
    tool: `
      AWS = Amazon Web Services, Microsoft Azure = Azure = MS Azure, Google Cloud = Google Cloud Platform = GCP
      DigitalOcean, Heroku, OpenStack, Vercel, Netlify, Cloudflare

      EC2 = Amazon EC2, S3 = Amazon S3, AWS Lambda = Lambda, EKS = Amazon EKS, ECS = Amazon ECS
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
      Azure Active Directory = Azure AD = Microsoft Entra ID = Entra ID, Okta, LDAP, SCCM, Microsoft Intune = Intune
      Jamf

      TCP/IP, DNS, DHCP, VPN, VLAN, BGP, OSPF, MPLS, Cisco IOS, Juniper, Palo Alto Networks = Palo Alto, Fortinet, FortiGate, WatchGuard
      Cisco Meraki = Meraki

      ServiceNow, Jira Service Management, Freshservice, TeamViewer, Exchange Server
      Office 365 administration = Microsoft 365 administration

      SonarQube
    `,
    method: `
      infrastructure as code = IaC, DevOps, site reliability engineering = SRE, configuration management
      monitoring and alerting, observability = de:Observabilität

      load balancing, disaster recovery, backup and recovery = backup and restore, patch management = de:Patchmanagement = fr:gestion des correctifs = es:gestión de parches
      capacity planning = de:Kapazitätsplanung, network troubleshooting = network fault finding, network administration
      virtualization = de:Virtualisierung

      hardware troubleshooting, desktop support, user onboarding, remote support, ITIL, IT service management = ITSM
      asset management of IT equipment = IT asset management
    `,
    domain: `
      cloud computing = cloud platforms, cloud migration, cloud infrastructure, cloud architecture
      container orchestration = de:Containerorchestrierung = 容器编排
      system administration = de:Systemadministration = fr:administration système
    `,
    certificate: `
      AWS Certified Solutions Architect = AWS Solutions Architect Certification
      CKA = Certified Kubernetes Administrator, CKAD, CompTIA A+ = A+ certification, CompTIA Network+ = Network+

      CCNA = Cisco Certified Network Associate, CCNP = Cisco Certified Network Professional

      ITIL Foundation = ITIL v4 Foundation = ITIL 4 Foundation, RHCSA, RHCE = Red Hat Certified Engineer
      MCSE = Microsoft Certified Solutions Expert
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
  `,
};
