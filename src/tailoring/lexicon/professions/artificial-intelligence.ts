import type { ProfessionTable } from '../profession-table.ts';

export const artificialIntelligence: ProfessionTable = {
  profession: 'machine learning and AI',
  terms: {
    tool: `
      scikit-learn = sklearn, TensorFlow, PyTorch, Keras, XGBoost, LightGBM, Hugging Face, spaCy, NLTK, OpenCV
      LangChain, MLflow, Kubeflow, SageMaker = Amazon SageMaker, Vertex AI, CatBoost, JAX, ONNX, ONNX Runtime
      TensorRT, TensorFlow Lite, PyTorch Lightning, DeepSpeed, Ray Tune, Ray Serve, vLLM, llama.cpp, LlamaIndex
      OpenAI API, Azure OpenAI = Azure OpenAI Service, Amazon Bedrock = AWS Bedrock
      Azure Machine Learning = Azure ML, Weights & Biases, DVC, feature stores, Pinecone, Weaviate, Milvus, FAISS
      pgvector, Stable Diffusion, Gensim, YOLO, Detectron2, MediaPipe, H2O.ai, DataRobot, Dataiku, KNIME, RapidMiner
      Amazon Rekognition, Label Studio, Gradio, Streamlit, GitHub Copilot, BERT
    `,
    method: `
      machine learning = de:maschinelles Lernen = fr:apprentissage automatique = es:aprendizaje automático = 机器学习
      deep learning = 深度学习, natural language processing = NLP, computer vision, reinforcement learning
      time series forecasting, recommender systems = recommendation systems, large language models = LLMs
      feature engineering, MLOps, generative AI = GenAI = de:generative KI = fr:IA générative = es:IA generativa
      prompt engineering, retrieval-augmented generation = RAG = RAG pipelines
      knowledge distillation = model distillation, post-training of language models = LLM post-training = RLHF
      test-time compute = test-time scaling, distributed training = multi-node training = multinode training
      fine-tuning of language models = LLM fine-tuning, AI agents = LLM agents, agentic workflows
      vector databases, vector search, semantic search, sentiment analysis = de:Sentimentanalyse
      named entity recognition = NER, text classification, topic modeling
      speech recognition = ASR = de:Spracherkennung = fr:reconnaissance vocale, text-to-speech
      machine translation = de:maschinelle Übersetzung = fr:traduction automatique
      object detection = de:Objekterkennung = fr:détection d'objets, image segmentation, image classification
      optical character recognition = OCR = de:Texterkennung, facial recognition
      anomaly detection = de:Anomalieerkennung = fr:détection d'anomalies, supervised learning = de:überwachtes Lernen
      unsupervised learning, transfer learning, self-supervised learning, federated learning
      neural networks = de:neuronale Netze = fr:réseaux de neurones = es:redes neuronales = 神经网络
      convolutional neural networks, recurrent neural networks = RNN, LSTM networks
      transformer models = transformer architectures, generative adversarial networks = GANs, graph neural networks
      gradient boosting, random forests, decision trees, support vector machines = SVM, k-means clustering
      dimensionality reduction, principal component analysis = PCA
      hyperparameter tuning = hyperparameter optimization, model deployment, model serving
      model monitoring, drift monitoring, model evaluation, explainable AI = model interpretability, SHAP values
      data labeling = data annotation = Datenannotation, knowledge graphs = de:Wissensgraphen, causal inference
      uplift modeling, responsible AI, AI ethics, GPU programming

      precision and recall
    `,
    domain: `
      artificial intelligence = AI = de:künstliche Intelligenz = intelligence artificielle = 人工智能, data science
      conversational AI, chatbots = chatbot development, EU AI Act = AI Act
    `,
    certificate: `
      AWS Certified Machine Learning Specialty = AWS Machine Learning Specialty, TensorFlow Developer Certificate
      Google Professional Machine Learning Engineer, AI-900 = Azure AI Fundamentals
      DP-100 = Azure Data Scientist Associate
    `,
  },
  implies: `
    scikit-learn > Python, machine learning
    TensorFlow > deep learning
    PyTorch > deep learning
    Keras > deep learning
    deep learning > machine learning
    XGBoost > machine learning, gradient boosting
    natural language processing > machine learning
    computer vision > machine learning
    MLflow > machine learning, MLOps
    SageMaker > machine learning, AWS
    time series forecasting > time series analysis
    CatBoost > gradient boosting
    LightGBM > gradient boosting
    gradient boosting > machine learning
    random forests > machine learning
    support vector machines > machine learning
    k-means clustering > clustering, unsupervised learning
    supervised learning > machine learning
    unsupervised learning > machine learning
    transfer learning > deep learning
    neural networks > deep learning
    convolutional neural networks > neural networks, deep learning
    recurrent neural networks > neural networks, deep learning
    transformer models > deep learning
    generative adversarial networks > deep learning
    graph neural networks > deep learning
    PyTorch Lightning > PyTorch
    reinforcement learning > machine learning
    recommender systems > machine learning
    LangChain > large language models
    LlamaIndex > large language models
    OpenAI API > large language models
    Azure OpenAI > large language models
    Amazon Bedrock > AWS, large language models
    retrieval-augmented generation > large language models
    prompt engineering > large language models
    fine-tuning of language models > large language models
    AI agents > large language models
    large language models > generative AI
    sentiment analysis > natural language processing
    named entity recognition > natural language processing
    text classification > natural language processing
    topic modeling > natural language processing
    spaCy > natural language processing, Python
    NLTK > natural language processing, Python
    Gensim > natural language processing, Python
    BERT > transformer models, natural language processing
    object detection > computer vision
    image segmentation > computer vision
    image classification > computer vision
    facial recognition > computer vision
    OpenCV > computer vision
    YOLO > object detection
    Weaviate > vector databases
    Milvus > vector databases
    FAISS > vector databases
    pgvector > vector databases, PostgreSQL
    Azure Machine Learning > Microsoft Azure, machine learning
    Kubeflow > MLOps, Kubernetes
    model deployment > MLOps
    model monitoring > MLOps
    Vertex AI > Google Cloud, machine learning
    Streamlit > Python
    AWS Certified Machine Learning Specialty > AWS, machine learning
    DP-100 > Microsoft Azure, machine learning
    speech recognition > machine learning
    generative AI > artificial intelligence
    machine learning > artificial intelligence
    LSTM networks > recurrent neural networks
    principal component analysis > dimensionality reduction
    model serving > model deployment
    drift monitoring > model monitoring
    SHAP values > explainable AI
    chatbots > conversational AI
    ONNX Runtime > ONNX
  `,
};
