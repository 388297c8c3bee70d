import type { ProfessionTable } from '../profession-table.ts';

export const embeddedAndHardware: ProfessionTable = {
  profession: 'embedded systems and hardware',
  terms: {
    tool: `
      Embedded Linux, FreeRTOS, CAN bus, Zephyr, Altium Designer = Altium, KiCad, OrCAD, Eagle PCB, PSpice, LTspice
      oscilloscope, VHDL, Verilog, FPGA, ARM Cortex, LabVIEW, STM32, ESP32, Arduino, Raspberry Pi
      nRF52 = Nordic nRF52, PIC microcontrollers = Microchip PIC, AVR microcontrollers = Atmel AVR, NXP i.MX = i.MX8
      Texas Instruments MSP430 = MSP430, SystemVerilog, UVM = Universal Verification Methodology
      Xilinx Vivado = Vivado, Intel Quartus = Quartus Prime, ModelSim = QuestaSim, Cadence Virtuoso
      Cadence Allegro = Allegro PCB Designer, Synopsys Design Compiler = Design Compiler, PrimeTime
      Mentor PADS = PADS Professional, HFSS = Ansys HFSS, CST Studio Suite, Keysight ADS
      logic analyzer = Logikanalysator, spectrum analyzer = Spektrumanalysator, vector network analyzer
      JTAG = JTAG debugging, GDB, Keil MDK = Keil uVision, IAR Embedded Workbench, Lauterbach = TRACE32
      Yocto = Yocto Project, Buildroot, U-Boot, QNX, VxWorks, ThreadX = Azure RTOS, AUTOSAR, CANoe = Vector CANoe
      CANalyzer, dSPACE, ETAS INCA = INCA calibration, LIN bus, FlexRay, Automotive Ethernet, EtherCAT, I2C
      SPI bus = Serial Peripheral Interface, UART, PCIe = PCI Express, DDR4 = DDR memory interfaces
      Bluetooth Low Energy = BLE, Zigbee, LoRaWAN = LoRa, MQTT, OPC UA, NB-IoT, Modbus TCP, TensorFlow Lite Micro
      TinyML
    `,
    method: `
      firmware development = firmware, real-time systems, PCB design = PCB layout = Leiterplattendesign
      circuit design = Schaltungsentwicklung, schematic capture, control systems = Regelungstechnik
      device driver development = device drivers = Treiberentwicklung = pilotes de périphériques
      board bring-up = hardware bring-up, bootloader development = bootloaders, Linux kernel development
      RTOS development = real-time operating systems = RTOS = Echtzeitbetriebssysteme
      bare-metal programming = bare metal development, embedded C = Embedded-C-Programmierung, embedded C++
      low-power design, signal integrity = Signalintegrität, power integrity
      EMC testing = EMI/EMC = electromagnetic compatibility = EMV = elektromagnetische Verträglichkeit
      RF design = RF engineering = Hochfrequenztechnik = radiofréquences, antenna design = Antennenentwicklung
      analog design = analog circuit design = Analogtechnik
      digital design = digital circuit design = Digitaltechnik, mixed-signal design, ASIC design, RTL design
      logic synthesis, static timing analysis = timing closure, functional verification = design verification
      physical design = place and route, design for test = DFT scan, tape-out
      hardware-in-the-loop = HIL testing = HiL-Tests, software-in-the-loop = SIL testing
      model-based development = model-based design = modellbasierte Entwicklung, hardware testing = Hardwaretests
      motor control algorithms = field-oriented control
      battery management systems = BMS development = Batteriemanagementsysteme
      switch-mode power supplies = switching power supplies = Schaltnetzteile
      DC-DC converters = Gleichspannungswandler, sensor integration = Sensorintegration
      sensor fusion = Kalman filters
      digital signal processing = DSP = digitale Signalverarbeitung = traitement du signal = procesamiento de señales
      image processing = Bildverarbeitung = traitement d'images = procesamiento de imágenes
      over-the-air updates = OTA updates, secure boot
      functional safety = funktionale Sicherheit = sûreté de fonctionnement = seguridad funcional
      harness design = Kabelbaumentwicklung, electronics repair = Elektronikreparatur
    `,
    domain: `
      embedded systems = embedded software, power electronics = Leistungselektronik, analog electronics
      Internet of Things = IoT = Internet der Dinge = internet des objets = internet de las cosas = 物联网
      industrial IoT = IIoT, VLSI = very large scale integration
      microcontrollers = microcontroller programming = Mikrocontroller = microcontrôleurs = microcontroladores = 单片机
      photonics = Photonik = photonique, mechatronics = Mechatronik = mécatronique = mecatrónica, ISO 26262
      IEC 61508, IEC 62304, MISRA C, ASPICE = Automotive SPICE, CE marking = CE-Kennzeichnung = marquage CE
      FCC certification = FCC compliance, UL certification = UL listing
    `,
    certificate: `
      CID = Certified Interconnect Designer, Functional Safety Engineer certificate = TÜV Functional Safety Engineer
    `,
  },
  implies: `
    Altium Designer > PCB design
    KiCad > PCB design
    OrCAD > PCB design
    VHDL > FPGA
    Verilog > FPGA
    FreeRTOS > embedded systems, RTOS development
    Embedded Linux > embedded systems, Linux
    STM32 > microcontrollers, ARM Cortex
    ESP32 > microcontrollers
    nRF52 > microcontrollers, Bluetooth Low Energy
    PIC microcontrollers > microcontrollers
    AVR microcontrollers > microcontrollers
    Arduino > microcontrollers
    Texas Instruments MSP430 > microcontrollers
    Zephyr > RTOS development
    QNX > RTOS development
    VxWorks > RTOS development
    ThreadX > RTOS development
    SystemVerilog > Verilog
    UVM > SystemVerilog, functional verification
    Xilinx Vivado > FPGA
    Intel Quartus > FPGA
    Yocto > Embedded Linux
    Buildroot > Embedded Linux
    bare-metal programming > firmware development
    embedded C > C, embedded systems
    embedded C++ > C++, embedded systems
    firmware development > embedded systems
    microcontrollers > embedded systems
    CANoe > CAN bus
    CANalyzer > CAN bus
    AUTOSAR > embedded systems
    MISRA C > C
    ISO 26262 > functional safety
    IEC 61508 > functional safety
    RTL design > digital design
    ASIC design > digital design
    HFSS > RF design
    industrial IoT > Internet of Things
    LoRaWAN > Internet of Things
    NB-IoT > Internet of Things
    antenna design > RF design
    sensor fusion > digital signal processing
    hardware-in-the-loop > hardware testing
    Linux kernel development > Linux
    Cadence Allegro > PCB design
    Mentor PADS > PCB design
    Eagle PCB > PCB design
    Cadence Virtuoso > circuit design
  `,
};
