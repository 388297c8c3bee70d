import type { ProfessionTable } from '../profession-table.ts';

export const data: ProfessionTable = {
  profession: 'data',
  terms: {
    tool: `
      SQL, R, SAS, SPSS = IBM SPSS, Stata, pandas, NumPy, SciPy

      Apache Spark = Spark, PySpark, Hadoop = Apache Hadoop, Hive = Apache Hive, Flink = Apache Flink
      Airflow = Apache Airflow, dbt = data build tool, Dagster, Prefect, Fivetran, Airbyte, Apache NiFi, Talend
      Informatica, SSIS = SQL Server Integration Services, Azure Data Factory

      Snowflake, BigQuery = Google BigQuery, Redshift = Amazon Redshift, Databricks, Synapse = Azure Synapse
      Teradata, ClickHouse, Delta Lake, Parquet, Iceberg = Apache Iceberg

      Tableau, Power BI = PowerBI = Microsoft Power BI, Looker, Looker Studio = Google Data Studio, Qlik, QlikView
      Qlik Sense, Metabase, Superset = Apache Superset, SSRS = SQL Server Reporting Services, Alteryx
      Jupyter = Jupyter Notebook, matplotlib, ggplot2, tidyverse, Plotly, DAX, Power Query, Monte Carlo simulation = Monte Carlo methods

      T-SQL = Transact-SQL, PL/SQL, Google Analytics, Google Analytics 4 = GA4, Amplitude, Mixpanel

      AWS Glue, Great Expectations, Microsoft Fabric, Trino
    `,
    method: `
      time series analysis

      data visualization = de:Datenvisualisierung = fr:visualisation de données = es:visualización de datos
      data analysis = data analytics = de:Datenanalyse = fr:analyse de données = es:análisis de datos = 数据分析
      statistical modeling, statistical analysis = de:statistische Analyse
      statistics = de:Statistik = fr:statistiques
      predictive modeling, predictive analytics, regression analysis, hypothesis testing
      A/B testing = A/B tests = split testing, experimental design = design of experiments, cohort analysis
      segmentation, clustering

      data modeling = de:Datenmodellierung = fr:modélisation de données = fr:modélisation des données = 数据建模, ELT
      ETL = ETL pipelines = extract transform load, data pipelines, data warehousing = data warehouse = DWH = 数据仓库, data lake = 数据湖
      data quality = de:Datenqualität = data quality checks, data governance = 数据治理, data cleaning = data cleansing
      master data management = de:Stammdatenmanagement, de:Stammdatenpflege, data migration = de:Datenmigration
      data entry = de:Datenerfassung = fr:saisie de données, web scraping, stream processing, batch processing = batch jobs
      database administration = DBA = de:Datenbankadministration = fr:administration de bases de données = es:administración de bases de datos = 数据库管理, dashboards = dashboarding = dashboard development, KPI reporting, KPI dashboards
      ad hoc reporting = ad-hoc analyses, forecasting = forecasts

      change data capture, data lineage, slowly changing dimensions, medallion architecture
      data contracts, data mesh, workflow orchestration, dimensional modeling = star schema
      data catalog, data lakehouse, data validation
      data integration = de:Datenintegration = fr:intégration de données = es:integración de datos = 数据集成
      data architecture = de:Datenarchitektur = fr:architecture de données = es:arquitectura de datos = 数据架构
      exploratory data analysis = fr:analyse exploratoire = es:análisis exploratorio de datos = de:explorative Datenanalyse
      database tuning = database performance tuning = database optimization = de:Datenbankoptimierung = es:optimización de bases de datos = 数据库优化
    `,
    domain: `
      business intelligence = BI, big data, data engineering, product analytics, web analytics
    `,
    certificate: `
      Google Data Analytics Certificate, Microsoft Certified Power BI Data Analyst = PL-300
      Tableau Desktop Specialist

      SnowPro Core = SnowPro, DP-203, Databricks Certified Data Engineer
    `,
  },
  implies: `
    pandas > Python
    NumPy > Python
    PySpark > Apache Spark, Python
    Databricks > Apache Spark
    T-SQL > SQL
    PL/SQL > SQL
    dbt > SQL, data modeling
    Airflow > data pipelines
    Snowflake > data warehousing, SQL
    BigQuery > data warehousing, SQL
    Redshift > data warehousing, SQL
    SSIS > ETL
    Talend > ETL
    Informatica > ETL
    Azure Data Factory > ETL
    ETL > data pipelines
    Tableau > data visualization
    Power BI > data visualization
    Looker > data visualization
    Qlik > data visualization
    matplotlib > data visualization, Python
    ggplot2 > data visualization, R
    tidyverse > R
    DAX > Power BI
    regression analysis > statistical analysis
    hypothesis testing > statistical analysis
    A/B testing > hypothesis testing
    Google Analytics > web analytics
    statistical analysis > statistics
    QlikView > Qlik
    Qlik Sense > Qlik
    Google Analytics 4 > Google Analytics
    statistical modeling > statistical analysis
    ELT > data pipelines
    Power Query > Microsoft Excel
    KPI dashboards > KPI reporting
    dimensional modeling > data modeling
    slowly changing dimensions > data warehousing
    medallion architecture > data lakehouse
    AWS Glue > ETL, AWS
  `,
};
