import type { ProfessionTable } from '../profession-table.ts';

export const embeddedAndHardware: ProfessionTable = {
  profession: 'embedded systems and hardware',
  terms: {
    tool: `
      Embedded Linux, FreeRTOS, CAN bus, Zephyr, Altium Designer = Altium, KiCad, OrCAD, Eagle PCB, PSpice, LTspice
      oscilloscope, VHDL, Verilog, FPGA, ARM Cortex, LabVIEW, STM32, ESP32, Arduino, Raspberry Pi
      nRF52 = Nordic nRF52, PIC microcontrollers = Microchip PIC, AVR microcontrollers = Atmel AVR, NXP i.MX, i.MX8
      Texas Instruments MSP430 = MSP430, SystemVerilog, UVM = Universal Verification Methodology
      Xilinx Vivado = Vivado, Intel Quartus = Quartus Prime, ModelSim, QuestaSim, Cadence Virtuoso
      Cadence Allegro = Allegro PCB Designer, Synopsys Design Compiler = Design Compiler, PrimeTime
      Mentor PADS = PADS Professional, HFSS = Ansys HFSS, CST Studio Suite, Keysight ADS
      logic analyzer = de:Logikanalysator, spectrum analyzer = de:Spektrumanalysator, vector network analyzer
      JTAG = JTAG debugging, GDB, Keil MDK = Keil uVision, IAR Embedded Workbench, Lauterbach = TRACE32
      Yocto = Yocto Project, Buildroot, U-Boot, QNX, VxWorks, ThreadX = Azure RTOS, AUTOSAR, CANoe = Vector CANoe
      CANalyzer, dSPACE, ETAS INCA = INCA calibration, LIN bus, FlexRay, Automotive Ethernet, EtherCAT, I2C
      SPI bus = Serial Peripheral Interface, UART, PCIe = PCI Express, DDR4 = DDR memory interfaces
      Bluetooth Low Energy = BLE, Zigbee, LoRaWAN, LoRa, MQTT, OPC UA, NB-IoT, Modbus TCP, TensorFlow Lite Micro
      TinyML

      Quartus = Intel Quartus Prime, Cadence Spectre = Spectre simulation, Synopsys VCS = VCS simulator
      Mentor Calibre = Calibre DRC, Synopsys PrimeTime = PrimeTime STA, Cadence Innovus
      Synopsys IC Compiler = ICC2, JasperGold, SpyGlass, Vitis = Vitis HLS, Lattice Diamond = Lattice FPGA
      Microchip Libero, Zynq = Zynq UltraScale = Zynq SoC, Xilinx, Altera, Microwave Office = AWR
      ADS simulation, Cadence OrCAD Capture, HyperLynx, Polar Si9000, Saleae
      vector signal generators = signal generators, power analysers, environmental chambers = thermal chambers
      soldering stations = hot air rework, GNU Radio, USRP, software-defined radio, ROS 2 = ROS2
      Gazebo simulator, MoveIt, Isaac Sim, Jetson, OpenVINO, PX4, ArduPilot, Bluetooth Mesh, Matter protocol
      NFC, RFID, GNSS receivers = GPS receivers, J1939, UDS diagnostics = ISO 14229, EtherNet/IP
      RS-485 = RS485, RS-232 = RS232, I2S, MIPI = MIPI CSI, AXI bus = AMBA AXI, Xtensa, RISC-V, ARM TrustZone
      Segger J-Link, NuttX, RTEMS, INTEGRITY RTOS = Green Hills
    `,
    method: `
      firmware development = firmware, real-time systems, PCB design = de:Leiterplattendesign, PCB layout
      circuit design = de:Schaltungsentwicklung, schematic capture, control systems = de:Regelungstechnik
      device driver development = device drivers = de:Treiberentwicklung = fr:pilotes de périphériques
      board bring-up = hardware bring-up, bootloader development = bootloaders, Linux kernel development
      RTOS development = real-time operating systems = RTOS = de:Echtzeitbetriebssysteme
      bare-metal programming = bare metal development, embedded C = de:Embedded-C-Programmierung, embedded C++
      low-power design, signal integrity = de:Signalintegrität, power integrity
      EMC testing = EMI/EMC = electromagnetic compatibility = EMV = de:elektromagnetische Verträglichkeit
      RF design = RF engineering = de:Hochfrequenztechnik = fr:radiofréquences
      antenna design = de:Antennenentwicklung
      analog design = analog circuit design = de:Analogtechnik
      digital design = digital circuit design = de:Digitaltechnik, mixed-signal design, ASIC design, RTL design
      logic synthesis, static timing analysis, timing closure, functional verification = design verification
      physical design, place and route, design for test = DFT scan, tape-out
      hardware-in-the-loop = HIL testing = HiL-Tests, software-in-the-loop = SIL testing
      model-based development = model-based design = de:modellbasierte Entwicklung
      hardware testing = de:Hardwaretests
      motor control algorithms, field-oriented control
      battery management systems = BMS development = de:Batteriemanagementsysteme
      switch-mode power supplies = switching power supplies = de:Schaltnetzteile
      DC-DC converters = de:Gleichspannungswandler, sensor integration = de:Sensorintegration
      sensor fusion, Kalman filters
      digital signal processing = DSP = de:digitale Signalverarbeitung = fr:traitement du signal = es:procesamiento de señales
      image processing = de:Bildverarbeitung = fr:traitement d'images = es:procesamiento de imágenes
      over-the-air updates = OTA updates, secure boot
      functional safety = de:funktionale Sicherheit = fr:sûreté de fonctionnement = es:seguridad funcional
      harness design = de:Kabelbaumentwicklung, electronics repair = de:Elektronikreparatur

      RF circuit design = RF circuits = RF hardware design, low noise amplifiers = LNA design = LNAs
      power amplifiers = PA design, impedance matching = matching networks, RF filters
      phase-locked loops = PLL design = PLLs, phased array antennas = phased arrays, beamforming, MIMO
      radar systems = radar signal processing
      RF testing = RF measurements = RF test = RF characterization
      over-the-air testing = OTA testing of antennas, EMC compliance = EMC design = EMC pre-compliance
      radio certification = radio equipment directive
      FPGA development = FPGA design = FPGA programming = de:FPGA-Entwicklung = fr:développement FPGA = FPGA开发
      high-level synthesis = HLS, clock domain crossing = CDC analysis
      testbench development = testbenches = verification environments
      constrained random verification = functional coverage = coverage-driven verification
      assertion-based verification = SystemVerilog assertions = SVA, gate-level simulation, floorplanning
      clock tree synthesis, low-power verification, ATPG = scan insertion = MBIST
      chip layout = analog layout = IC layout = custom layout
      layout versus schematic = LVS = design rule checks, post-silicon validation = silicon bring-up
      data converters, high-speed serial links
      DDR routing = high-speed PCB design = high-speed design = high speed digital design
      DFM/DFT, component selection, hardware debugging
      board-level debugging, thermal management of electronics, HALT/HASS
      SLAM = simultaneous localization and mapping, motion planning = path planning = trajectory planning
      robot kinematics = inverse kinematics, autonomous navigation
      camera calibration = sensor calibration, embedded software testing
      Linux drivers = kernel drivers = kernel modules, board support packages = BSP = BSP development
      硬件设计 = 硬件开发, 嵌入式开发 = 嵌入式系统 = 嵌入式软件开发, 射频 = 射频设计 = 射频电路, 芯片设计 = 集成电路设计 = IC设计, PCB设计 = 电路板设计
    `,
    domain: `
      embedded systems = 嵌入式, embedded software, power electronics = de:Leistungselektronik, analog electronics
      Internet of Things = IoT = de:Internet der Dinge = fr:internet des objets = es:internet de las cosas = 物联网
      industrial IoT = IIoT, VLSI = very large scale integration
      microcontrollers = microcontroller programming = de:Mikrocontroller = fr:microcontrôleurs = es:microcontroladores = 单片机
      photonics = de:Photonik = fr:photonique, mechatronics = de:Mechatronik = fr:mécatronique = es:mecatrónica
      ISO 26262
      IEC 61508, IEC 62304, MISRA C, ASPICE = Automotive SPICE, CE marking = de:CE-Kennzeichnung = fr:marquage CE
      FCC certification = FCC compliance, UL certification = UL listing

      DO-160, MIL-STD-810, MIL-STD-461, RoHS, IEC 61000, 3GPP = 3GPP standards, IEEE 802.11 standards, JEDEC
      AEC-Q100
    `,
    certificate: `
      CID = Certified Interconnect Designer
      Functional Safety Engineer certificate = de:TÜV Functional Safety Engineer
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
    PCB layout > PCB design
    place and route > physical design
    timing closure > static timing analysis
    field-oriented control > motor control algorithms
    Kalman filters > sensor fusion
    i.MX8 > NXP i.MX
    Cadence Spectre > analog design
    clock domain crossing > digital design
    RF circuit design > RF design
    low noise amplifiers > RF design
    power amplifiers > RF design
    impedance matching > RF design
    phased array antennas > antenna design
    FPGA development > FPGA
    Zynq > FPGA
    high-level synthesis > FPGA development
    Lattice Diamond > FPGA
    testbench development > functional verification
    constrained random verification > functional verification
    assertion-based verification > functional verification
    ATPG > design for test
    board support packages > embedded systems
    SLAM > robotics
    ROS 2 > robotics
    Microwave Office > RF design
  `,
};
